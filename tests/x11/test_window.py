"""The window among others: full screen, other sizes, the focus, its end."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.x11.conftest import Starter
from tests.x11.desktop import Desktop, Geometry

PAIRS = "replay HH1-N-AAAAAAM: s s s s s s s s s"
"""The tip and the waste are a pair."""
OTHER = """
import pygame
pygame.display.init()
window = pygame.Window("other", (200, 150))
window.get_surface()
window.flip()
while pygame.event.wait().type != pygame.QUIT:
    pass
"""


@pytest.fixture
def other(display: str) -> Iterator[int]:
    """The process of a second program with a window."""
    env = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11"}
    process = subprocess.Popen([sys.executable, "-c", OTHER], env=env)
    yield process.pid
    process.kill()
    process.wait()


def settled(desktop: Desktop, wanted: Geometry) -> None:
    """Wait until the window is where it is wanted, and what is drawn is as large."""
    desktop.until(lambda: desktop.geometry, lambda seen: seen == wanted)
    desktop.until(lambda: inside(desktop, wanted), bool)


def inside(desktop: Desktop, geometry: Geometry) -> bool:
    """Whether stock and tip lie in a window as large as that, and use it."""
    points = [desktop.at(place) for place in ("stock", "h1", "h10", "h25")]
    return all(0 < x < geometry.w and 0 < y < geometry.h for x, y in points) and points[-1][1] > geometry.h * 0.6


@pytest.mark.parametrize("key", ["F11", "alt+Return"])
def test_full_screen_and_back(key: str, start: Starter) -> None:
    """UI-07: the whole screen, clicks hit; back at the same size and place, and clicks hit."""
    desktop = start()
    desktop.say("new HH1-N-AAAAAAM")
    before = desktop.geometry
    desktop.key(key)
    settled(desktop, Geometry(0, 0, 1400, 1000))
    desktop.click("h25")
    desktop.until_state(selected="h25")
    desktop.key(key)
    settled(desktop, before)
    desktop.click("stock")
    desktop.until_state(selected=None, moves=1)


@pytest.mark.parametrize("size", [(640, 480), (1300, 500), (420, 800)])
def test_resized_by_its_frame(size: tuple[int, int], start: Starter) -> None:
    """F22: places are where the protocol says, at once, and clicks and drags hit them."""
    desktop = start()
    desktop.say(PAIRS)
    desktop.xdotool("windowsize", desktop.window, *size)
    desktop.until(lambda: desktop.geometry[2:], lambda seen: seen == size)
    desktop.until(lambda: inside(desktop, desktop.geometry), bool)
    desktop.click("h25")
    desktop.until_state(selected="h25")
    desktop.drag("h25", "waste")
    desktop.until_state(moves=10, score=10)


def test_keys(start: Starter) -> None:
    """UI-07: draw, take back, make again, by keys."""
    desktop = start()
    desktop.say("new HH1-N-AAAAAAM")
    for key, undo, redo in (("d", 1, 0), ("space", 2, 0), ("ctrl+z", 1, 1), ("z", 0, 2), ("ctrl+y", 1, 1), ("y", 2, 0)):
        desktop.key(key)
        desktop.until_state(undo=undo, redo=redo)


def test_a_held_key_repeats_until_it_is_let_go_or_the_window_left(start: Starter, other: int) -> None:
    """F10: draws go on while the key is down, a step back at a time they are taken back; nothing goes on unseen."""
    desktop = start()
    found = desktop.until(lambda: desktop.find("--pid", other), bool)
    desktop.xdotool("windowfocus", "--sync", desktop.window)
    desktop.say("new HH1-N-AAAAAAM")
    desktop.xdotool("keydown", "d")
    desktop.until(desktop.state, lambda state: state["undo"] >= 3)
    desktop.xdotool("keyup", "d", "keydown", "z")
    desktop.until(desktop.state, lambda state: state["undo"] == 0)
    desktop.xdotool("keyup", "z", "keydown", "d")
    desktop.until(desktop.state, lambda state: state["undo"] >= 2)
    desktop.xdotool("windowfocus", "--sync", found)
    left = desktop.until(lambda: (desktop.state(), desktop.state()), lambda pair: pair[0] == pair[1])[0]
    desktop.xdotool("keyup", "d", "windowfocus", "--sync", desktop.window)
    assert desktop.state() == left


def test_another_window_takes_the_focus_in_mid_drag(start: Starter, other: int) -> None:
    """F03: the card goes home; the release over its partner is no drop; the next click is a first click."""
    desktop = start()
    desktop.say(PAIRS)
    found = desktop.until(lambda: desktop.find("--pid", other), bool)
    desktop.xdotool("windowmove", found, 0, 850)
    desktop.xdotool("windowfocus", "--sync", desktop.window)
    before = desktop.state()
    waste = desktop.at("waste")
    at_rest = desktop.picture()
    desktop.lift("h25")
    desktop.xdotool("windowfocus", "--sync", found)
    # SDL tells of a lost focus a fifth of a second later.
    desktop.until(desktop.picture, lambda seen: seen == at_rest)
    desktop.xdotool("mousemove", "--window", desktop.window, *waste, "mouseup", 1)
    desktop.xdotool("windowfocus", "--sync", desktop.window)
    assert desktop.state() == before
    desktop.click("stock")
    assert desktop.until_state(moves=10)["piles"]["h25"] == "4H"


def test_a_click_counts_though_the_window_was_in_the_background(start: Starter, other: int) -> None:
    """F03: another window has the focus; the click that brings the table back is a first click on it."""
    desktop = start()
    desktop.say(PAIRS)
    found = desktop.until(lambda: desktop.find("--pid", other), bool)
    desktop.xdotool("windowmove", found, 0, 850)
    desktop.xdotool("windowfocus", "--sync", found)
    desktop.click("h25")
    desktop.until_state(selected="h25")


def test_the_desktop_knows_the_window_by_its_own_name(start: Starter) -> None:
    """Task bars and window rules go by the class."""
    desktop = start()
    assert desktop.find("--class", "^heart-thieves$") == desktop.window


def test_a_release_outside_the_window(start: Starter) -> None:
    """F03: dragged out over the screen's corner and let go; the card is home and can be played."""
    desktop = start()
    desktop.say(PAIRS)
    desktop.lift("h25")
    desktop.xdotool("mousemove", 1399, 999, "mouseup", 1)
    desktop.drag("h25", "waste")
    desktop.until_state(moves=10, score=10)


@pytest.mark.parametrize("click", [True, False])
def test_let_go_while_minimised(click: bool, start: Starter) -> None:
    """F03: a card in the hand, the window minimised, the button let go; back again, the first click or drag counts."""
    desktop = start()
    desktop.say(PAIRS)
    before = desktop.state()
    desktop.lift("h25")
    # Not xdotool's windowminimize: it asks for the icon and goes, and the window manager takes its time.
    desktop.xdotool("windowunmap", "--sync", desktop.window, "mouseup", 1, "windowmap", "--sync", desktop.window)
    desktop.xdotool("windowactivate", "--sync", desktop.window, "windowfocus", "--sync", desktop.window)
    desktop.until(lambda: (desktop.geometry, desktop.geometry), lambda pair: pair[0] == pair[1])
    assert desktop.state() == before
    if click:
        desktop.click("h25")
        desktop.until_state(selected="h25", moves=9)
    else:
        desktop.drag("h25", "waste")
        desktop.until_state(moves=10, score=10)


def test_closing_the_window_saves_and_ends_well(start: Starter) -> None:
    """Closed as by its frame's button; the next start shows the game as it was left."""
    desktop = start()
    desktop.say("new HH1-N-AAAAAAM")
    desktop.click("stock")
    left = desktop.until_state(moves=1)
    record = desktop.say("record")["record"]
    desktop.key("alt+F4")
    assert desktop.engine.process.wait(timeout=20) == 0
    assert desktop.engine.errors.read_text() == ""
    again = start()
    assert again.state() == left
    assert again.say("record")["record"] == record
