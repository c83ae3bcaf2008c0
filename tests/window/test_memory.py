"""What is kept in memory while the window changes its size."""

import pytest

from game.view import memory, paint
from tests.window.conftest import Opener
from tests.window.driver import Driver

SIZES = ((700, 500), (1200, 800), (900, 900))


def plates_kept(driver: Driver) -> int:
    """How many plates are kept once all sizes were seen, one after the other."""
    for size in SIZES:
        driver.resize(size)
        driver.app.draw()
    return paint._plate.cache_info().currsize


def test_plates_of_another_size_are_not_kept(open_window: Opener) -> None:
    """However often a window is resized, it keeps about what a window keeps that never was."""
    paint.forget()
    still = open_window(size=SIZES[-1])
    still.say("page settings")
    still.app.draw()
    alone = paint._plate.cache_info().currsize
    resized = open_window(size=SIZES[0])
    resized.say("page settings")
    assert 0 < plates_kept(resized) < 1.5 * alone


def test_memory_is_given_back_once_all_is_drawn(open_window: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in a frame: it takes some milliseconds; and once for a size, not whenever there is time."""
    given: list[int] = []
    driver = open_window(size=SIZES[0])
    while driver.app.work():
        pass
    monkeypatch.setattr(memory, "give_back", lambda: given.append(1))
    driver.resize(SIZES[1])
    driver.app.draw()
    assert given == []
    for _ in range(2):
        while driver.app.work():
            pass
    assert given == [1]


def test_giving_back_is_harmless_where_it_can_not_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    memory._trim.cache_clear()
    monkeypatch.setattr("sys.platform", "win32")
    try:
        memory.give_back()
        assert memory._trim() is None
    finally:
        memory._trim.cache_clear()
