"""Icons: all there, all drawn, in the colour asked for."""

import ast
from pathlib import Path

import pytest

import game
from game.assets import asset
from game.view.icons import icon

NAMES = sorted(path.stem for path in asset("icons").glob("*.svg") if path.stem != "app")


def test_each_is_asked_for_somewhere() -> None:
    texts = {
        node.value
        for path in Path(game.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
    }
    assert set(NAMES) - texts == set()


@pytest.mark.parametrize("size", [16, 24, 41, 96])
@pytest.mark.parametrize("name", [*NAMES, "app"])
def test_an_icon_fills_its_square_and_is_premultiplied(name: str, size: int) -> None:
    picture = icon(name, size, (240, 200, 100))
    assert picture.get_size() == (size, size)
    box = picture.get_bounding_rect()
    assert max(box.size) >= size * 0.4
    pixels = [picture.get_at((x, y)) for x in range(size) for y in range(size)]
    assert max(pixel[3] for pixel in pixels) > 200
    assert all(max(pixel[:3]) <= pixel[3] for pixel in pixels)


@pytest.mark.parametrize("name", NAMES)
def test_a_strokes_colour_is_the_one_asked_for(name: str) -> None:
    picture = icon(name, 96, (0, 130, 255))
    pixels = [picture.get_at((x, y)) for x in range(96) for y in range(96)]
    solid = [pixel for pixel in pixels if pixel[3] == 255]
    assert solid
    assert all(max(abs(pixel[0]), abs(pixel[1] - 130), abs(pixel[2] - 255)) <= 2 for pixel in solid)


def test_icons_are_cached_by_name_size_and_colour() -> None:
    assert icon("undo", 24, (1, 2, 3)) is icon("undo", 24, (1, 2, 3))
    assert icon("undo", 24, (1, 2, 3)) is not icon("undo", 24, (3, 2, 1))


def test_the_programs_icon_keeps_its_colours() -> None:
    assert icon("app", 32, (0, 0, 0)).get_at((16, 22)) == icon("app", 32, (255, 255, 255)).get_at((16, 22))


def test_no_two_icons_look_alike() -> None:
    pictures = {icon(name, 48, (255, 255, 255)).get_buffer().raw for name in NAMES}
    # The quiet cross of a spent stock is the closing cross, drawn smaller and thinner.
    assert len(pictures) == len(NAMES)
