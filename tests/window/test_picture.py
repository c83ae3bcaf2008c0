"""What the window shows, and that it paints no more than changed."""

from pathlib import Path

import pygame
import pytest

from tests.window.conftest import Opener
from tests.window.driver import APART, Driver

PAIRS = "replay HH1-N-AAAAAAM: s s s s s s s s s"
"""The tip and the waste are a pair."""
MOVABLE = "FT1-N-AAAADQY"
"""The top card of column 7 goes to column 8, and to no foundation."""
SIZES = ((640, 400), (1400, 900), (700, 1100))


def marked(driver: Driver, kind: str) -> set[object]:
    """The places that have an outline, a veil or a frame of their own."""
    return {key[1] for key in driver.sprites() if isinstance(key, tuple) and key[0] == kind}


@pytest.mark.parametrize("deal", ["HH1-N-AAAAAAM", MOVABLE])
def test_nothing_is_painted_when_nothing_changes(deal: str, open_window: Opener) -> None:
    """At rest, with the pointer at rest too; a moved pointer over bare felt paints nothing either."""
    driver = open_window(deal, speed=1.0)
    driver.click("stock")
    driver.settle()
    assert not driver.app.draw()
    driver.move((3, 690))
    driver.app.draw()
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(4, 690), rel=(0, 0), buttons=(0, 0, 0), touch=False))
    driver.app.take_events()
    assert not driver.app.draw()


@pytest.mark.parametrize("name", ["a.png", "a", "a.bmp", "a.jpg", "a.tga", "a picture.PNG"])
def test_a_screenshot_is_a_png(name: str, tmp_path: Path, open_window: Opener) -> None:
    """Whatever the name's ending, with every pixel of the window."""
    driver = open_window()
    assert driver.say(f"screenshot {tmp_path / name}") == {"ok": True}
    assert (tmp_path / name).read_bytes().startswith(b"\x89PNG\r\n")
    picture = pygame.image.load(tmp_path / name, "a.png")
    assert pygame.image.tobytes(picture, "RGB") == pygame.image.tobytes(driver.screen.surface, "RGB")


@pytest.mark.parametrize("name", ["missing/a.png", "", "a\0b"])
def test_a_screenshot_that_cannot_be_written(name: str, tmp_path: Path, open_window: Opener) -> None:
    answer = open_window().say(f"screenshot {tmp_path}/{name}")
    assert (answer["ok"], answer["error"]) == (False, "bad-arguments")


@pytest.mark.parametrize("deal", ["HH1-N-AAAAAAM", MOVABLE])
def test_what_is_painted_by_parts_is_what_is_painted_whole(deal: str, open_window: Opener) -> None:
    """After moves, drags and undos the picture is the one that a window painted anew shows."""
    driver = open_window(deal, speed=1.0)
    for place in ("stock", "stock", "h25", "waste") if deal[0] == "H" else ("stock", "waste", "c7", "c7.1"):
        driver.click(place)
    driver.drag("waste", "stock")
    driver.key(pygame.K_z)
    driver.advance(5)
    parts = driver.picture()
    driver.screen.spoil()
    assert driver.picture() == parts


def test_help_outlines_and_dims(open_window: Opener) -> None:
    """HH-17: outlines and veils are where the state says, and only with the setting on."""
    driver = open_window()
    driver.say(PAIRS)
    assert set(driver.state["outlined"]) == {"h25"}
    assert marked(driver, "outline") == {"h25", "waste"}, "both cards of a pair"
    driver.click("h25")
    assert marked(driver, "dim") == set(driver.state["dimmed"])
    assert len(driver.state["dimmed"]) == 24
    assert marked(driver, "outline") == {"h25", "waste"}
    driver.say("set placement_help off")
    assert marked(driver, "dim") == set()
    assert marked(driver, "outline") == {"h25"}
    driver.click("h25")
    assert marked(driver, "outline") == set()


@pytest.mark.parametrize("help_on", [True, False])
@pytest.mark.parametrize(("start", "place"), [(PAIRS, "h25"), (f"new {MOVABLE}", "c7")])
def test_places_light_up_while_a_card_is_dragged(start: str, place: str, help_on: bool, open_window: Opener) -> None:
    """FT-21: those that accept the card, from the lift to the drop, with the setting on."""
    driver = open_window(speed=1.0)
    driver.say(start)
    driver.say(f"set placement_help {'on' if help_on else 'off'}")
    driver.settle()
    targets = set(driver.say(f"targets {place}")["targets"])
    assert targets
    point = driver.lift(place)
    assert marked(driver, "target") == (targets if help_on else set())
    driver.release(point)
    driver.settle()
    assert marked(driver, "target") == set()
    help_shown = {"h25", "waste"} if help_on and place == "h25" else set()
    assert marked(driver, "outline") == help_shown


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("frames", [0, 3, 8])
def test_resizing_in_mid_flight_lands_cards_on_their_new_places(
    frames: int, size: tuple[int, int], open_window: Opener
) -> None:
    """F22, UI-09: a pair leaves, a card is drawn, all fly; the window changes; every card is where it belongs."""
    driver = open_window(speed=1.0)
    driver.say(PAIRS)
    driver.drag("h25", "waste")
    driver.key(pygame.K_d)
    driver.advance(frames / 60)
    driver.resize(size)
    driver.census()
    bar = driver.app.table.bar.box
    for laid in driver.app.table.board.arrangement.laid:
        assert bar.bottom <= laid.box.y
        assert laid.box.bottom <= size[1]
    driver.click("h24")
    assert driver.state["selected"] == "h24"


@pytest.mark.parametrize("size", [(640, 400), (800, 600), (1280, 800), (480, 900), (2560, 1080)])
def test_nothing_on_the_bar_overlaps(size: tuple[int, int], open_window: Opener) -> None:
    """F22, UI-01: tools and code lie in the bar, side by side, also with a long time, score and code."""
    driver = open_window("HH1-E-" + "A" * 34, size=size)
    driver.desk.session.seconds = 45296.0
    driver.app.draw()
    bar = driver.app.table.bar
    boxes = [widget.box for widget in bar._form.widgets]
    assert [box for box in boxes if box.overlap(bar.box) != box] == []
    assert [(a, b) for i, a in enumerate(boxes) for b in boxes[:i] if a.overlap(b).area] == []


def test_a_held_card_is_under_the_pointer_in_the_same_frame(open_window: Opener) -> None:
    """The card moves by as much as the pointer, with the very event."""
    driver = open_window(speed=1.0)
    x, y = driver.lift("h25")
    before = driver.held_at()
    driver.move((x + 100, y - 50))
    assert driver.held_at() == before.moved(100, -50)


def test_a_press_lifts_at_once(open_window: Opener) -> None:
    """The card that is held down changes its look with the press, one that can't be played does not."""
    driver = open_window(speed=1.0)
    driver.advance(APART)
    for place, lifts in (("h25", True), ("h1", False)):
        key = ("card", driver.desk.session.table.pile(driver.spot(place).place)[-1].ident)
        still = driver.sprites()[key]
        driver.press(driver.at(place))
        assert (driver.sprites()[key] != still) is lifts
        driver.release(driver.at(place))
        driver.settle()
