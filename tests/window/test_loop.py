"""The main loop: paced while something moves, asleep otherwise. Time passes only in its own sleeps."""

import math
from itertools import pairwise

import pygame
import pytest

from game.loop import FRAME, Loop
from game.view.choreography import look_of
from tests.window.conftest import Opener
from tests.window.driver import Driver


class Watched:
    """The loop round a window, on the window's clock.

    Attributes:
        sleeps: how long it slept for its pace, each time.
        waits: how long it was ready to wait for events, each time.
        drawn: when it drew, whether or not there was anything to paint.
        painted: when something was painted.
    """

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.sleeps: list[float] = []
        self.waits: list[float] = []
        self.drawn: list[float] = []
        self.painted: list[float] = []
        self._coming = math.inf
        self._draw = driver.app.draw
        driver.app.draw = self._drawn  # type: ignore[method-assign]
        self.loop = Loop(driver.app, driver.clock, self._sleep, self._wait)

    def _drawn(self) -> bool:
        painted = self._draw()
        self.drawn.append(self.driver.clock.now)
        if painted:
            self.painted.append(self.driver.clock.now)
        return painted

    def _sleep(self, seconds: float) -> None:
        self.sleeps.append(seconds)
        self.driver.clock.advance(seconds)

    def _wait(self, seconds: float) -> bool:
        self.waits.append(seconds)
        waited = min(seconds, self._coming)
        self._coming -= waited
        self.driver.clock.advance(waited)
        return True

    def after(self, seconds: float, *events: pygame.Event) -> None:
        """Let seconds pass without any event, then take some in one turn; it ends without a wait."""
        self._coming = seconds
        while self._coming > 0:
            self.turn(1)
        for event in events:
            pygame.event.post(event)
        self.turn(1)

    def turn(self, times: int) -> None:
        """Turn the loop some times."""
        for _ in range(times):
            self.loop.turn()

    def rest(self) -> None:
        """Let everything finish, then forget what was noted."""
        self.driver.settle()
        self.turn(3)
        self.sleeps.clear()
        self.waits.clear()
        self.drawn.clear()
        self.painted.clear()


def test_idle_it_paints_nothing_and_sleeps(open_window: Opener) -> None:
    """Before the first action nothing is due: no frame, and waits without end in sight."""
    watched = Watched(open_window(speed=1.0))
    watched.rest()
    watched.turn(5)
    assert watched.painted == []
    assert len(watched.waits) == 5
    assert min(watched.waits) >= 60


def test_it_wakes_for_the_clocks_second(open_window: Opener) -> None:
    """UI-11: once begun, one frame a second, for the time in the bar."""
    driver = open_window(speed=1.0)
    driver.click("stock")
    watched = Watched(driver)
    watched.rest()
    start, seconds = driver.clock.now, driver.desk.session.seconds
    watched.turn(20)
    passed = driver.clock.now - start
    assert driver.desk.session.seconds - seconds == pytest.approx(passed, abs=1.1)
    assert len(watched.painted) == pytest.approx(passed, abs=1.5)
    assert max(watched.waits) <= 1.01


def test_sixty_frames_a_second_while_something_moves(open_window: Opener) -> None:
    """A slow flight: each frame a sixtieth of a second after the one before, also where no pixel changes."""
    driver = open_window("FT1-N-AAAADQY", speed=0.25)
    watched = Watched(driver)
    watched.rest()
    driver.say("double c7")
    turns = 0
    while driver.app.moving:
        watched.turn(1)
        turns += 1
        assert turns < 200
    steps = [later - earlier for earlier, later in pairwise(watched.drawn)]
    assert len(steps) > len(watched.painted) > 20
    assert steps == pytest.approx([FRAME] * len(steps))
    assert len(watched.waits) <= 1, "it rests only after the last step"


def test_a_bubble_goes_without_any_event(open_window: Opener) -> None:
    """FT-22: the loop wakes to let it fade, a few frames, and then sleeps."""
    driver = open_window("FT1-N-AAAADQY", speed=0.0)
    driver.say("tap c1.1")
    driver.settle()
    watched = Watched(driver)
    until = driver.clock.now + 3.2
    while driver.clock.now < until:
        watched.turn(1)
    assert driver.state["message"] is None
    assert len(watched.painted) < 20


def stroke(key: int) -> list[pygame.Event]:
    """A key pressed and let go."""
    return [pygame.Event(kind, key=key, mod=0, unicode="", scancode=0) for kind in (pygame.KEYDOWN, pygame.KEYUP)]


def test_motion_begins_at_its_beginning_after_a_rest(open_window: Opener) -> None:
    """The time that was slept through is no part of the flight that an event begins."""
    driver = open_window(speed=1.0)
    driver.click("stock")
    watched = Watched(driver)
    watched.rest()
    waste = driver.app.table.board.arrangement.find(driver.spot("waste"))
    assert waste is not None
    watched.after(0.8, *stroke(pygame.K_z))
    assert driver.state["undo"] == 0
    assert driver.app.moving
    assert driver.app.table.board.motion.look(waste.card.ident) == look_of(waste)


def begun(open_window: Opener) -> tuple[Driver, Watched]:
    """A window whose game's clock runs, at rest in its loop."""
    driver = open_window()
    driver.click("stock")
    watched = Watched(driver)
    watched.rest()
    watched.after(0)
    return driver, watched


@pytest.mark.parametrize("pause", [0.3, 0.9, 60.0])
def test_a_page_takes_no_playing_time_and_adds_none(pause: float, open_window: Opener) -> None:
    """F14: the seconds before a page opens count to the last, those while it is open not at all."""
    driver, watched = begun(open_window)
    start = driver.desk.session.seconds
    for _ in range(5):
        watched.after(0.7, *stroke(pygame.K_ESCAPE))
        watched.after(pause, *stroke(pygame.K_ESCAPE))
    assert driver.desk.session.seconds - start == pytest.approx(5 * 0.7, abs=0.2)


@pytest.mark.parametrize("away", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_the_time_away_from_the_window_is_no_playing_time(away: int, open_window: Opener) -> None:
    """F14: however long it was, nothing is added when it comes back."""
    driver, watched = begun(open_window)
    start = driver.desk.session.seconds
    watched.after(0.7, pygame.Event(away))
    watched.after(30, pygame.Event(pygame.WINDOWFOCUSGAINED))
    assert driver.desk.session.seconds - start == pytest.approx(0.7, abs=0.1)
