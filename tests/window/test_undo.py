"""Undo: storms of it, its bookkeeping by every path, and the order in which cards are drawn again."""

import pygame
import pytest

from tests.window.conftest import Opener
from tests.window.driver import Driver

PAIRS = "replay HH1-N-AAAAAAM: s s s s s s s s s"
"""The tip and the waste are a pair."""
MOVABLE = "FT1-N-AAAADQY"
"""The top card of column 7 goes to column 8, and to no foundation."""
SPEEDS = pytest.mark.parametrize("speed", [0.0, 0.5, 1.0])


@SPEEDS
@pytest.mark.parametrize("game", ["HH1-N-AAAAAAM", "FT1-N-AAAAAAM"])
def test_undo_storm(game: str, speed: float, open_window: Opener) -> None:
    """F10: twelve draws and twelve undos without a pause; then every card is at its place and can be played."""
    driver = open_window(game, speed=speed)
    start = driver.state
    for _ in range(12):
        driver.key(pygame.K_d)
    for _ in range(12):
        driver.key(pygame.K_z, pygame.KMOD_CTRL)
    assert driver.state == {**start, "moves": 12, "redo": 12}
    driver.census()
    driver.click("stock")
    assert driver.state["moves"] == 13


def test_a_held_key_repeats(open_window: Opener) -> None:
    """F10: a key held down draws, or takes back, again and again, and ends with its release."""
    driver = open_window(speed=1.0)
    for key, undo in ((pygame.K_d, 5), (pygame.K_z, 0)):
        driver.hold(key, 5)
        driver.let_go(key)
        assert driver.state["undo"] == undo
    driver.census()


@pytest.mark.parametrize("frames", [0, 1, 2, 5, 30])
def test_undo_while_a_move_is_under_way(frames: int, open_window: Opener) -> None:
    """F10: undo within a frame of a pair's leaving, and later; both cards are back and pair again."""
    driver = open_window(speed=1.0)
    driver.say(PAIRS)
    driver.drag("h25", "waste")
    driver.advance(frames / 60)
    driver.key(pygame.K_z)
    assert (driver.state["piles"]["h25"], driver.state["score"]) == ("4H", 0)
    driver.census()
    driver.drag("waste", "h25")
    assert driver.state["score"] == 10
    driver.census()


def _paths() -> list[tuple[str, str]]:
    return [
        *((PAIRS, path) for path in ("taps", "drag h25 waste", "drag waste h25")),
        *((f"new {MOVABLE}", path) for path in ("double c7", "drag c7 c8")),
        *((PAIRS, path) for path in ("tap stock", "key")),
    ]


def _go(driver: Driver, path: str) -> None:
    word, *places = path.split()
    if word == "taps":
        driver.click("h25")
        driver.click("waste")
    elif word == "key":
        driver.key(pygame.K_d)
    elif word == "drag":
        driver.drag(*places)
    else:
        (driver.click if word == "tap" else driver.double_click)(places[0])


@SPEEDS
@pytest.mark.parametrize(("start", "path"), _paths())
def test_one_action_is_one_step_by_every_path(start: str, path: str, speed: float, open_window: Opener) -> None:
    """F11, F28: the move is made, one step is added, its points come and go with undo and redo."""
    driver = open_window(speed=speed)
    driver.say(start)
    before = driver.state
    _go(driver, path)
    made = driver.state
    points = 10 if made["game"] == "hh" and made["piles"]["stock"] == before["piles"]["stock"] else 0
    assert (made["undo"], made["moves"]) == (before["undo"] + 1, before["moves"] + 1)
    assert made["score"] == before["score"] + points
    driver.press_button("undo")
    assert driver.state == {**before, "moves": made["moves"], "redo": 1}
    driver.press_button("redo")
    assert driver.state == made
    driver.census()


@SPEEDS
def test_draws_keep_the_deals_order(speed: float, open_window: Opener) -> None:
    """F27: five drawn, five taken back, ten drawn; then a pass, a redeal, and the second pass is as the first."""
    driver = open_window(speed=speed)
    for key, times in ((pygame.K_d, 5), (pygame.K_z, 5), (pygame.K_d, 10)):
        for _ in range(times):
            driver.key(key)
    assert driver.state["piles"]["waste"] == ["AH", *driver.state["piles"]["waste"][1:]]
    for _ in range(16):
        driver.key(pygame.K_d)
    first = driver.state["piles"]["waste"]
    assert (len(first), driver.state["piles"]["stock"]) == (27, 0)
    driver.click("stock")
    assert (driver.state["piles"]["waste"], driver.state["piles"]["stock"]) == ([], 27)
    for _ in range(27):
        driver.click("stock")
    assert driver.state["piles"]["waste"] == first
    driver.census()


def test_a_hundred_steps_and_no_more(open_window: Opener) -> None:
    """F11, UI-03: 105 draws; a hundred are taken back, the next does nothing."""
    driver = open_window(speed=1.0)
    for _ in range(105):
        driver.key(pygame.K_d)
    for left in [*range(99, -1, -1), 0, 0]:
        driver.key(pygame.K_z)
        assert driver.state["undo"] == left
    assert (driver.state["moves"], driver.state["piles"]["stock"]) == (105, 21)
    driver.census()


def test_nothing_to_undo_in_a_new_game(open_window: Opener) -> None:
    """F12: undo at once in a new game, and after the other game is shown, touches only the game on the table."""
    driver = open_window(speed=1.0)
    driver.click("stock")
    left = driver.state
    driver.press_button("switch")
    driver.key(pygame.K_z)
    assert (driver.state["game"], driver.state["undo"], driver.state["redo"]) == ("ft", 0, 0)
    driver.press_button("switch")
    assert driver.state == left
    driver.press_button("new")
    driver.press_button("undo")
    assert (driver.state["undo"], driver.state["redo"], driver.state["moves"]) == (0, 0, 0)
    driver.census()
