"""The scrolled area: by wheel, keys, scroll bar and content."""

import pygame
import pytest

from game.view.geometry import Box
from game.view.inputs import Button, Key, PointerDown, PointerMove, PointerUp, Wheel
from game.view.scene import Sprite
from game.view.theme import THEMES
from game.view.widgets.scroll import ScrollArea
from game.view.widgets.widget import Skin

VIEW = Box(10, 20, 400, 300)
CONTENT = 1500
SKIN = Skin(THEMES["wine"], 1.0)


def area(speed: float = 0.0, content: int = CONTENT) -> ScrollArea:
    scroll = ScrollArea(lambda: speed)
    scroll.lay(VIEW, content, SKIN)
    return scroll


def thumb_of(scroll: ScrollArea) -> Box:
    assert scroll.thumb is not None
    return scroll.thumb


def test_the_wheel_moves_down_and_up_and_stops_at_the_ends() -> None:
    scroll = area()
    scroll.handle(Wheel(-1))
    first = scroll.offset
    assert first > 0
    scroll.handle(Wheel(-1))
    assert scroll.offset == 2 * first
    scroll.handle(Wheel(5))
    assert scroll.offset == 0
    scroll.handle(Wheel(-1000))
    assert scroll.offset == CONTENT - VIEW.h


@pytest.mark.parametrize(("there", "back"), [("down", "up"), ("page down", "page up"), ("end", "home")])
def test_keys_move_there_and_back(there: str, back: str) -> None:
    scroll = area()
    assert scroll.handle(Key(there))
    assert 0 < scroll.offset <= CONTENT - VIEW.h
    assert scroll.handle(Key(back))
    assert scroll.offset == 0


def test_end_shows_the_last_pixel_and_space_a_page() -> None:
    scroll = area()
    scroll.handle(Key("space"))
    assert VIEW.h * 0.8 < scroll.offset < VIEW.h
    scroll.handle(Key("space", shift=True))
    assert scroll.offset == 0
    scroll.handle(Key("end"))
    assert scroll.offset == CONTENT - VIEW.h


def test_keys_that_mean_nothing_here_are_left_to_others() -> None:
    assert not area().handle(Key("escape"))
    assert not area().handle(Key("home", alt=True))


def test_dragging_the_thumb_to_the_bottom_shows_the_end() -> None:
    scroll = area()
    thumb = thumb_of(scroll)
    scroll.handle(PointerDown(thumb.centre[0], thumb.y + 5, Button.LEFT))
    scroll.handle(PointerMove(thumb.centre[0], thumb.y + 5 + (VIEW.h - thumb.h) // 2))
    assert scroll.offset == pytest.approx((CONTENT - VIEW.h) / 2, abs=8)
    scroll.handle(PointerMove(thumb.centre[0], VIEW.bottom + 400))
    assert scroll.offset == CONTENT - VIEW.h
    scroll.handle(PointerUp(0, 0, Button.LEFT))
    scroll.handle(PointerMove(thumb.centre[0], 0))
    assert scroll.offset == CONTENT - VIEW.h


def test_a_press_beside_the_thumb_brings_it_there() -> None:
    scroll = area()
    x, y = thumb_of(scroll).centre[0], VIEW.y + 220
    scroll.handle(PointerDown(x, y, Button.LEFT))
    assert thumb_of(scroll).y <= y < thumb_of(scroll).bottom


def test_the_content_follows_the_pointer_that_drags_it() -> None:
    scroll = area()
    scroll.handle(PointerDown(100, 200, Button.LEFT))
    scroll.handle(PointerMove(100, 198))
    assert scroll.offset == 0, "a small tremble moves nothing"
    scroll.handle(PointerMove(100, 130))
    assert scroll.offset == 70
    scroll.handle(PointerMove(100, 180))
    assert scroll.offset == 20


def test_it_glides_to_its_goal_and_comes_to_rest() -> None:
    scroll = area(speed=1.0)
    scroll.handle(Key("end"))
    assert scroll.offset == 0
    assert scroll.moving
    seen = [scroll.offset]
    for _ in range(240):
        scroll.step()
        seen.append(scroll.offset)
    assert seen == sorted(seen)
    assert seen[-1] == CONTENT - VIEW.h
    assert not scroll.moving


def test_what_fits_has_no_bar_and_does_not_move() -> None:
    scroll = area(content=200)
    assert scroll.thumb is None
    assert list(scroll.sprites(0)) == []
    scroll.handle(Wheel(-3))
    scroll.handle(Key("end"))
    assert scroll.offset == 0


def test_sprites_are_cut_at_the_edges_and_the_cut_is_kept() -> None:
    scroll = area()
    picture = pygame.Surface((50, 40), pygame.SRCALPHA)
    inside = Sprite("in", picture, 20, 100, 1)
    assert scroll.clipped(inside) is inside
    above = scroll.clipped(Sprite("edge", picture, 20, VIEW.y - 15, 1))
    assert above is not None
    assert (above.y, above.surface.get_height()) == (VIEW.y, 25)
    assert scroll.clipped(Sprite("edge", picture, 20, VIEW.y - 15, 1)) == above
    assert scroll.clipped(Sprite("out", picture, 20, VIEW.bottom, 1)) is None


def test_another_size_keeps_the_place() -> None:
    scroll = area()
    scroll.handle(Key("page down"))
    part = scroll.offset / CONTENT
    scroll.lay(Box(0, 0, 800, 300), CONTENT * 2, SKIN)
    assert scroll.offset / (CONTENT * 2) == pytest.approx(part, abs=0.01)
