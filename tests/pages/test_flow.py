"""Flowing text: order, completeness, and nothing wider than its column."""

import re

import pygame
from hypothesis import given
from hypothesis import strategies as st

from game.view.svg import clear
from game.view.widgets.flow import (
    Block,
    Bullets,
    Figure,
    Figures,
    Flow,
    Grid,
    Heading,
    Image,
    Line,
    Paragraph,
    Setting,
    lay,
)
from game.view.widgets.wrap import dotted, wrapped

TEXTS = st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "Zs")), min_size=1, max_size=120)


def measure(words: str, face: str, size: int) -> int:
    """Measure as a fixed-width font with letters half as wide as the size would."""
    del face
    return len(words) * ((size + 1) // 2)


def draw(size: tuple[int, int]) -> pygame.Surface:
    return clear(size)


FIGURE = st.builds(Figure, st.just(draw), st.floats(20, 900), st.floats(0.2, 2), TEXTS)
BLOCKS: st.SearchStrategy[list[Block]] = st.lists(
    st.one_of(
        st.builds(Heading, TEXTS, st.sampled_from([1, 2])),
        st.builds(Paragraph, TEXTS),
        st.builds(Bullets, st.lists(TEXTS, min_size=1, max_size=4).map(tuple)),
        st.builds(Grid, st.lists(st.tuples(TEXTS, st.just("+10")), min_size=1, max_size=4).map(tuple)),
        st.builds(Figures, st.lists(FIGURE, min_size=1, max_size=3).map(tuple)),
    ),
    max_size=6,
)


def laid(blocks: list[Block], width: int, scale: float = 1.0) -> Flow:
    return lay(blocks, Setting(width, lambda units: max(1, round(units * scale)), measure))


def texts_of(block: Block) -> list[str]:
    match block:
        case Bullets(items):
            return list(items)
        case Grid(rows):
            return [part for row in rows for part in row]
        case Figures(items):
            return [item.caption for item in items]
        case _:
            return [block.words]


@given(BLOCKS, st.integers(120, 2000), st.sampled_from([0.66, 1.0, 2.5]))
def test_no_piece_is_wider_than_the_column(blocks: list[Block], width: int, scale: float) -> None:
    for piece in laid(blocks, round(width * scale), scale).pieces:
        assert piece.box.x >= 0
        assert piece.box.right <= round(width * scale)


@given(BLOCKS, st.integers(120, 2000))
def test_every_letter_is_laid_once_in_its_order(blocks: list[Block], width: int) -> None:
    lines = [piece.words for piece in laid(blocks, width).pieces if isinstance(piece, Line)]
    wanted = "".join("".join(words.split()) for block in blocks for words in texts_of(block))
    assert "".join("".join(line.split()) for line in lines) == wanted


@given(BLOCKS, st.integers(120, 2000))
def test_blocks_stand_below_each_other_and_inside_the_height(blocks: list[Block], width: int) -> None:
    bottom = 0
    for count in range(1, len(blocks) + 1):
        flow = laid(blocks[:count], width)
        earlier = len(laid(blocks[: count - 1], width).pieces)
        assert all(piece.box.y >= bottom for piece in flow.pieces[earlier:])
        bottom = flow.height
        assert all(piece.box.bottom <= flow.height for piece in flow.pieces)


@given(BLOCKS, st.integers(120, 2000))
def test_no_two_lines_or_pictures_overlap(blocks: list[Block], width: int) -> None:
    boxes = [piece.box for piece in laid(blocks, width).pieces if isinstance(piece, Line | Image) and piece.box.w]
    for number, box in enumerate(boxes):
        assert not any(box.overlap(other).area for other in boxes[:number])


@given(TEXTS, st.integers(1, 60))
def test_a_line_is_broken_inside_a_word_only_where_the_word_is_too_long(words: str, room: int) -> None:
    lines = wrapped(words, room, len)
    assert all(len(line) <= room for line in lines)
    parts = [part for part in re.split("[ \t\n]+", words) if part]
    if all(len(part) <= room for part in parts):
        assert [part for line in lines for part in line.split(" ") if part] == parts


def test_a_non_breaking_blank_holds_its_words_together() -> None:
    assert wrapped("never on 8\u00a0♥", 9, len) == ["never on", "8\u00a0♥"]


def test_no_short_word_stands_alone_in_the_last_line() -> None:
    assert wrapped("cards move one by one, never as two", 33, len) == ["cards move one by one, never", "as two"]
    assert wrapped("cards move one by one, never together", 29, len) == ["cards move one by one, never", "together"]


def test_a_word_is_not_taken_from_a_line_of_two() -> None:
    assert wrapped("possible moves: no", 15, len) == ["possible moves:", "no"]


def test_facts_in_a_row_break_between_two_of_them_only() -> None:
    lines = wrapped(dotted(["Score 12", "1 move", "Mar 5, 2026"]), 20, len)
    assert [line.replace("\u00a0", " ") for line in lines] == ["Score 12 · 1 move ·", "Mar 5, 2026"]
