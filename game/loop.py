"""The main loop: fixed steps for motion, sixty frames a second at most, asleep when nothing happens."""

import time
from collections.abc import Callable
from typing import Protocol

from game.view import sdl
from game.view.board import STEP

FRAME = 1 / 60
"""Seconds between two frames while something moves."""
_LONGEST_LAPSE = 0.25  # seconds of motion made up for at once; beyond, motion is late rather than jerky
_POLL = 1 / 30


class Paced(Protocol):
    """What the loop drives."""

    running: bool

    @property
    def moving(self) -> bool:
        """Whether motion needs steps."""

    def take_events(self) -> bool:
        """Handle all input that waits; tell whether there was any."""

    def pass_time(self, seconds: float) -> None:
        """Let real time pass for clocks."""

    def step(self) -> None:
        """Let one fixed step of motion pass."""

    def draw(self) -> bool:
        """Show the present state; tell whether anything was painted."""

    def work(self) -> bool:
        """Do a small piece of what can wait; tell whether there was any."""

    def patience(self) -> float | None:
        """Return how many seconds may pass without anything to do, None for any time."""


class Loop:
    """Runs a window until it is closed."""

    def __init__(
        self,
        app: Paced,
        clock: Callable[[], float] = time.perf_counter,
        sleep: Callable[[float], None] = time.sleep,
        wait: Callable[[float], bool] = sdl.wait_for_event,
    ) -> None:
        """Make a loop.

        Args:
            app: what to run.
            clock: seconds, from any start.
            sleep: sleeps for seconds.
            wait: sleeps until an event is there or the seconds are over; False if it can't.
        """
        self._app = app
        self._clock = clock
        self._sleep = sleep
        self._wait = wait
        self._last_turn = clock()
        self._last_frame = -FRAME
        self._lapse = 0.0

    def run(self) -> None:
        """Run until the app stops."""
        while self._app.running:
            self.turn()

    def turn(self) -> None:
        """Make one round: time, input, motion, picture, and rest."""
        app = self._app
        begun = self._clock()
        seconds, self._last_turn = begun - self._last_turn, begun
        # Time has passed for what was there before the events: for none of the motion and no clock that they start.
        app.pass_time(seconds)
        moved = app.moving
        busy = app.take_events()
        self._step(seconds if moved else 0.0)
        # A frame counts though nothing was to paint: cards may move by less than a pixel, and time must pass for them.
        if app.draw() or app.moving:
            self._last_frame = begun
        if not app.running:
            return
        if app.moving:
            self._hold_pace()
        elif busy:
            # Events may come faster than frames: what can wait is done in the time that is left.
            app.work()
            self._hold_pace()
        elif not app.work():
            self._rest(app.patience())
            self._hold_pace()

    def _step(self, seconds: float) -> None:
        """Let motion pass through as many seconds, in fixed steps."""
        if not self._app.moving:
            self._lapse = 0.0
            return
        self._lapse += min(seconds, _LONGEST_LAPSE)
        while self._lapse >= STEP and self._app.moving:
            self._lapse -= STEP
            self._app.step()

    def _hold_pace(self) -> None:
        """Sleep until the next frame is due."""
        pause = self._last_frame + FRAME - self._clock()
        if pause > 0:
            self._sleep(pause)

    def _rest(self, patience: float | None) -> None:
        """Sleep until an event comes or something is due."""
        seconds = 3600.0 if patience is None else patience
        if seconds > 0 and not self._wait(seconds):
            self._sleep(min(seconds, _POLL))
