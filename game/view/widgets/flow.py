"""Flowing text: headings, paragraphs, lists, grids and pictures laid out in a column. Pure; nothing is drawn here."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from typing import NamedTuple

import pygame

from game.view import text
from game.view.geometry import Box
from game.view.svg import Rgb
from game.view.theme import Theme
from game.view.widgets.wrap import wrapped

Measure = Callable[[str, str, int], int]
"""Gives the width of a text, in pixels, from the text, its face and its size."""
Draw = Callable[[tuple[int, int]], pygame.Surface | None]
"""Draws a picture at a size in pixels, a piece at a time: None while there is more to do."""


class Ink(Enum):
    """Which of the theme's colours a line has."""

    TEXT = "text"
    QUIET = "quiet"
    ACCENT = "accent"

    def of(self, theme: Theme) -> Rgb:
        """Return its colour in a theme."""
        return {Ink.TEXT: theme.text, Ink.QUIET: theme.quiet, Ink.ACCENT: theme.accent}[self]


class Heading(NamedTuple):
    """A heading; level 1 is the largest."""

    words: str
    level: int = 2


class Paragraph(NamedTuple):
    """A paragraph."""

    words: str
    ink: Ink = Ink.TEXT


class Bullets(NamedTuple):
    """A list of points."""

    items: tuple[str, ...]


class Grid(NamedTuple):
    """Rows of a text and a figure; the figures stand in a column of their own, flush right."""

    rows: tuple[tuple[str, str], ...]


class Figure(NamedTuple):
    """A picture with a caption.

    Attributes:
        draw: draws it.
        width: how wide it would like to be, units.
        ratio: its height as a part of its width.
        caption: what it shows.
    """

    draw: Draw
    width: float
    ratio: float
    caption: str


class Figures(NamedTuple):
    """Pictures side by side, as far as the column is wide enough."""

    items: tuple[Figure, ...]


Block = Heading | Paragraph | Bullets | Grid | Figures


class Line(NamedTuple):
    """One line of text where it lies, relative to the column's top left corner."""

    box: Box
    words: str
    face: str
    size: int
    ink: Ink


class Image(NamedTuple):
    """A picture where it lies."""

    box: Box
    draw: Draw


class Dot(NamedTuple):
    """A point of a list."""

    box: Box


class Strip(NamedTuple):
    """A thin line across, or the ground of a grid's row."""

    box: Box


Piece = Line | Image | Dot | Strip


class Flow(NamedTuple):
    """A column laid out.

    Attributes:
        pieces: what to draw, from the top.
        height: of the column, pixels.
    """

    pieces: tuple[Piece, ...]
    height: int


class Setting(NamedTuple):
    """How a column is set.

    Attributes:
        width: of the column, pixels.
        px: turns units into pixels.
        measure: measures texts.
    """

    width: int
    px: Callable[[float], int]
    measure: Measure


_SIZES = {1: 28, 2: 20}
_SIZE, _LEADING = 17, 1.42
_HEADING_LEADING = 1.3
_BEFORE_HEADING = {1: 0, 2: 18}
_GAP = 9
_CAPTION = 15
_FIGURE_GAP = 22
_ABOVE_FIGURES = 6
_INDENT = 20
_DOT = 5
_CELL_PAD = 10


def lay(blocks: Iterable[Block], setting: Setting) -> Flow:
    """Lay blocks out one below the other.

    Args:
        blocks: what the column holds.
        setting: how it is set.
    """
    pieces: list[Piece] = []
    y = 0
    for block in blocks:
        if isinstance(block, Heading) and pieces:
            y += setting.px(_BEFORE_HEADING[block.level])
        found = tuple(_laid(block, y, setting))
        pieces += found
        y = max((piece.box.bottom for piece in found), default=y) + setting.px(_GAP)
    return Flow(tuple(pieces), max(0, y - setting.px(_GAP)))


def _laid(block: Block, y: int, setting: Setting) -> Iterator[Piece]:
    match block:
        case Heading(words, level):
            yield from _lines(words, text.STRONG, _SIZES[level], Ink.ACCENT if level > 1 else Ink.TEXT, y, setting)
        case Paragraph(words, ink):
            yield from _lines(words, text.REGULAR, _SIZE, ink, y, setting)
        case Bullets(items):
            yield from _bullets(items, y, setting)
        case Grid(rows):
            yield from _grid(rows, y, setting)
        case Figures(items):
            yield from _figures(items, y + setting.px(_ABOVE_FIGURES), setting)


def _lines(
    words: str, face: str, units: float, ink: Ink, y: int, setting: Setting, *, left: int = 0, width: int | None = None
) -> Iterator[Line]:
    """Yield a text's lines from `y` on, `left` pixels from the column's edge and at most `width` pixels wide."""
    size = setting.px(units)
    leading = round(size * (_HEADING_LEADING if face == text.STRONG else _LEADING))
    room = setting.width - left if width is None else width
    for number, part in enumerate(wrapped(words, room, lambda piece: setting.measure(piece, face, size))):
        box = Box(left, y + number * leading, setting.measure(part, face, size), leading)
        yield Line(box, part, face, size, ink)


def _bullets(items: Sequence[str], y: int, setting: Setting) -> Iterator[Piece]:
    indent, side = setting.px(_INDENT), setting.px(_DOT)
    leading = round(setting.px(_SIZE) * _LEADING)
    for item in items:
        lines = tuple(_lines(item, text.REGULAR, _SIZE, Ink.TEXT, y, setting, left=indent))
        yield Dot(Box((indent - side) // 2, y + (leading - side) // 2, side, side))
        yield from lines
        y = max(line.box.bottom for line in lines) + setting.px(_GAP / 3)


def _grid(rows: Sequence[tuple[str, str]], y: int, setting: Setting) -> Iterator[Piece]:
    pad, size = setting.px(_CELL_PAD), setting.px(_SIZE)
    figures = max(setting.measure(value, text.STRONG, size) for _, value in rows)
    room = setting.width - figures - 3 * pad
    for words, value in rows:
        lines = tuple(_lines(words, text.REGULAR, _SIZE, Ink.TEXT, y + pad // 2, setting, left=pad, width=room))
        bottom = lines[-1].box.bottom + pad // 2
        value_w = setting.measure(value, text.STRONG, size)
        yield from lines
        box = lines[0].box
        yield Line(Box(setting.width - pad - value_w, box.y, value_w, box.h), value, text.STRONG, size, Ink.TEXT)
        yield Strip(Box(0, bottom, setting.width, max(1, setting.px(1))))
        y = bottom + max(1, setting.px(1))


def _figures(items: Sequence[Figure], y: int, setting: Setting) -> Iterator[Piece]:
    """Yield pictures in rows in the middle; all of a row hang from the same top, their captions below them."""
    gap = setting.px(_FIGURE_GAP)
    for row in _figure_rows(items, gap, setting):
        widths = [_figure_w(item, setting) for item in row]
        x = (setting.width - sum(widths) - gap * (len(row) - 1)) // 2
        bottom = y
        for item, width in zip(row, widths, strict=True):
            box = Box(x, y, width, round(width * item.ratio))
            yield Image(box, item.draw)
            bottom = max(bottom, box.bottom)
            below = box.bottom + setting.px(4)
            for line in _lines(item.caption, text.REGULAR, _CAPTION, Ink.QUIET, below, setting, left=x, width=width):
                bottom = max(bottom, line.box.bottom)
                yield line
            x += width + gap
        y = bottom + gap


def _figure_w(item: Figure, setting: Setting) -> int:
    return min(setting.px(item.width), setting.width)


def _figure_rows(items: Sequence[Figure], gap: int, setting: Setting) -> Iterator[list[Figure]]:
    """Yield as many pictures at a time as stand side by side."""
    row: list[Figure] = []
    taken = 0
    for item in items:
        width = _figure_w(item, setting)
        if row and taken + gap + width > setting.width:
            yield row
            row, taken = [], 0
        taken += width + (gap if row else 0)
        row.append(item)
    if row:
        yield row
