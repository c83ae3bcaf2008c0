"""The window without a screen: SDL's dummy driver, chosen before anything opens a display."""

import os
from collections.abc import Callable, Iterator

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

from tests.window.driver import Driver

Opener = Callable[..., Driver]


@pytest.fixture
def open_window() -> Iterator[Opener]:
    """Opens windows as `Driver` does, and closes them after the test."""
    drivers: list[Driver] = []

    def opener(deal: str = "HH1-N-AAAAAAM", size: tuple[int, int] = (1000, 700), speed: float | None = 0.0) -> Driver:
        drivers.append(Driver(deal, size, speed))
        return drivers[-1]

    yield opener
    for driver in drivers:
        driver.close()
