"""Both games played without a pointer."""

import json
from collections import deque
from pathlib import Path

import pygame
import pytest

from game.rules.table import STOCK, Place, Role
from game.view.walk import Direction, neighbour
from tests.window.conftest import Opener
from tests.window.driver import Driver

EXAMPLES = json.loads((Path(__file__).parent.parent / "data" / "examples.json").read_text())
_KEYS = {
    Direction.LEFT: pygame.K_LEFT,
    Direction.RIGHT: pygame.K_RIGHT,
    Direction.UP: pygame.K_UP,
    Direction.DOWN: pygame.K_DOWN,
}


def _way(driver: Driver, start: Place, goal: Place) -> list[int]:
    """The arrow keys that lead from a place to another over the places that have a stop."""
    arrangement = driver.app.table.board.arrangement
    stops = {
        place: box
        for place, box in arrangement.ground.frames.items()
        if place.role is not Role.HEART or arrangement.table.pile(place)
    }
    ways: dict[Place, list[int]] = {start: []}
    ends = deque([start])
    while goal not in ways:
        at = ends.popleft()
        for direction, key in _KEYS.items():
            to = neighbour(stops, at, direction)
            if to not in ways:
                ways[to] = [*ways[at], key]
                ends.append(to)
    return ways[goal]


def _walk(driver: Driver, goal: str) -> None:
    cursor, board = driver.app.table.cursor, driver.app.table.board
    if not cursor.shown:
        driver.key(pygame.K_UP)
    for key in _way(driver, cursor.stop(board), driver.spot(goal).place):
        driver.key(key)
    assert cursor.stop(board) is driver.spot(goal).place


def _name(word: str) -> str:
    return "waste" if word == "w" else word


def test_the_example_of_heart_to_heart_is_won_by_keys(open_window: Opener) -> None:
    """UI-05, HH-12: arrows and Enter play a whole game."""
    code, moves = EXAMPLES["hh"].split(":")
    driver = open_window(code)
    for word in moves.split():
        if word == "s":
            driver.key(pygame.K_d)
            continue
        for place in word.split("+"):
            _walk(driver, _name(place))
            driver.key(pygame.K_RETURN)
    assert (driver.state["status"], driver.state["score"]) == ("won", 250)


def test_the_example_of_forty_thieves_is_won_by_keys(open_window: Opener) -> None:
    """UI-05, FT-19: cards are picked up, carried and put down, some by the column's number."""
    code, moves = EXAMPLES["ft"].split(":")
    driver = open_window(code)
    for number, word in enumerate(moves.split()):
        if word == "s":
            driver.key(pygame.K_d)
            continue
        source, target = word.split(">")
        _walk(driver, _name(source))
        driver.key(pygame.K_m)
        if target[0] == "c" and number % 2:
            driver.key(getattr(pygame, f"K_{int(target[1:]) % 10}"))
        else:
            _walk(driver, target)
            driver.key(pygame.K_RETURN)
    assert (driver.state["status"], driver.state["score"]) == ("won", 1185)


def test_space_draws_while_no_cursor_shows(open_window: Opener) -> None:
    driver = open_window("FT1-N-AAAAAAM")
    driver.key(pygame.K_SPACE)
    assert driver.state["piles"]["stock"] == 63


def test_held_space_on_the_stock_repeats(open_window: Opener) -> None:
    driver = open_window("FT1-N-AAAAAAM")
    driver.hold(pygame.K_SPACE, 3)
    driver.let_go(pygame.K_SPACE)
    assert driver.state["moves"] == 3


def test_held_enter_taps_a_card_once(open_window: Opener) -> None:
    driver = open_window("HH1-N-AAAAAAM")
    _walk(driver, "h25")
    driver.hold(pygame.K_RETURN, 3)
    assert driver.state["selected"] == "h25"


@pytest.mark.parametrize(("key", "opens"), [(pygame.K_ESCAPE, "MenuPage"), (pygame.K_F1, "RulesPage")])
def test_a_held_key_acts_on_one_page_only(key: int, opens: str, open_window: Opener) -> None:
    """F02: what opens a page does not close it again while it is still held, nor the other way round."""
    driver = open_window("HH1-N-AAAAAAM")
    driver.hold(key, 4)
    assert type(driver.app._pages._pages[-1]).__name__ == opens
    driver.let_go(key)
    driver.hold(pygame.K_ESCAPE, 4)
    assert driver.app._pages._pages == [driver.app.table]


def test_enter_held_in_the_menu_draws_no_cards(open_window: Opener) -> None:
    """F02: the key that chose the game is still down when its table shows."""
    driver = open_window("HH1-N-AAAAAAM")
    driver.say("page menu")
    driver.hold(pygame.K_RETURN, 6)
    assert driver.app._pages._pages == [driver.app.table]
    assert driver.state["moves"] == 0
    driver.let_go(pygame.K_RETURN)
    driver.hold(pygame.K_d, 3)
    assert driver.state["moves"] == 3


def test_a_key_held_since_the_winning_move_leaves_the_celebration(open_window: Opener) -> None:
    """The move that wins may be made by a key, which is let go a little later."""
    driver = open_window(speed=1.0)
    driver.say(f"replay {EXAMPLES['hh'].rsplit(' ', 1)[0]}")
    driver.say("tap h1")
    _walk(driver, "h4")
    driver.hold(pygame.K_RETURN, 1)
    while not driver.app.table.ending.celebrating or driver.app.table.board.moving:
        driver.advance(0.1)
    driver.hold(pygame.K_RETURN, 3)
    assert driver.app.table.ending.celebrating
    driver.let_go(pygame.K_RETURN)
    driver.key(pygame.K_SPACE)
    assert not driver.app.table.ending.celebrating


def test_shift_enter_is_a_double_click(open_window: Opener) -> None:
    """FT-18: each column's card goes where the protocol's double click sends it."""
    columns = [f"c{number}" for number in range(1, 11)]
    by_keys, by_words = open_window("FT1-N-AAAAAAM"), open_window("FT1-N-AAAAAAM")
    for column in columns:
        _walk(by_keys, column)
        by_keys.key(pygame.K_RETURN, pygame.KMOD_SHIFT)
        by_words.say(f"double {column}")
        assert by_keys.state["piles"] == by_words.state["piles"]
    assert by_keys.state["moves"] > 0


@pytest.mark.parametrize("end", [pygame.K_ESCAPE, pygame.K_z, pygame.K_TAB, pygame.K_F1, pygame.K_F11])
def test_a_carried_card_goes_home(open_window: Opener, end: int) -> None:
    """F02: Esc puts it back; any other key acts once it is back."""
    driver = open_window("FT1-N-AAAAAAM")
    driver.key(pygame.K_SPACE)
    _walk(driver, "c4")
    driver.key(pygame.K_m)
    assert driver.app.table.board.held is not None
    driver.key(pygame.K_RIGHT)
    driver.key(end)
    driver.settle()
    assert driver.app.table.board.held is None
    driver.census()
    assert driver.state["moves"] == 1


def test_the_pointer_takes_over_from_the_cursor(open_window: Opener) -> None:
    driver = open_window("FT1-N-AAAAAAM")
    _walk(driver, "c4")
    driver.key(pygame.K_m)
    driver.click("stock")
    driver.settle()
    assert not driver.app.table.cursor.shown
    assert "cursor" not in driver.sprites()
    driver.census()
    assert driver.state["moves"] == 1


def test_the_cursor_follows_into_another_game(open_window: Opener) -> None:
    driver = open_window("HH1-N-AAAAAAM")
    _walk(driver, "h25")
    driver.key(pygame.K_g)
    driver.key(pygame.K_UP)
    assert driver.app.table.cursor.stop(driver.app.table.board) is STOCK


def test_tab_reaches_the_tools_and_escape_comes_back(open_window: Opener) -> None:
    driver = open_window("HH1-N-AAAAAAM")
    driver.key(pygame.K_TAB)
    assert driver.app.table.bar.focused
    driver.key(pygame.K_ESCAPE)
    assert not driver.app.table.bar.focused
    assert not driver.dialogs


def test_copying_by_keys(open_window: Opener) -> None:
    """UI-02: the code, or code and moves."""
    driver = open_window("HH1-N-AAAAAAM")
    driver.key(pygame.K_d)
    driver.key(pygame.K_c, pygame.KMOD_CTRL)
    driver.key(pygame.K_c, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert driver.clipboard == ["HH1-N-AAAAAAM", "HH1-N-AAAAAAM: s"]


def _columns_reached(driver: Driver, keys: list[dict[str, int]]) -> list[str]:
    """Press keys of which SDL tells so; the column where the cursor is after each out."""
    cursor, reached = driver.app.table.cursor, []
    for key in keys:
        driver.event(pygame.KEYDOWN, unicode="", **key)
        driver.event(pygame.KEYUP, unicode="", **key)
        reached.append(cursor.stop(driver.app.table.board).name)
    return reached


_TEN = [f"c{number}" for number in range(1, 11)]
_KEYPAD = [getattr(pygame, f"K_KP_{number % 10}") for number in range(1, 11)]


def test_the_keypad_s_digits_are_columns(open_window: Opener) -> None:
    keys = [{"key": key, "mod": pygame.KMOD_NUM, "scancode": 0} for key in _KEYPAD]
    assert _columns_reached(open_window("FT1-N-AAAAAAM"), keys) == _TEN


def test_the_digits_row_is_columns_on_every_keyboard(open_window: Opener) -> None:
    """French and Czech keyboards have digits there only with Shift; SDL tells the label without it."""
    labels = [pygame.K_AMPERSAND, 233, pygame.K_QUOTEDBL, pygame.K_QUOTE, pygame.K_LEFTPAREN, pygame.K_MINUS, 232]
    labels += [pygame.K_UNDERSCORE, 231, 224]
    for held in (0, pygame.KMOD_SHIFT):
        keys = [{"key": key, "mod": held, "scancode": pygame.KSCAN_1 + n} for n, key in enumerate(labels)]
        assert _columns_reached(open_window("FT1-N-AAAAAAM"), keys) == _TEN


def test_a_key_without_a_name_does_nothing(open_window: Opener) -> None:
    driver = open_window("FT1-N-AAAAAAM")
    driver.event(pygame.KEYDOWN, key=0, mod=0, unicode="", scancode=0)
    assert not driver.app.table.cursor.shown


def test_without_num_lock_the_keypad_has_arrows(open_window: Opener) -> None:
    by_keypad, by_arrows = open_window("FT1-N-AAAAAAM"), open_window("FT1-N-AAAAAAM")
    keypad = [pygame.K_KP_2, pygame.K_KP_6, pygame.K_KP_2, pygame.K_KP_8, pygame.K_KP_6, pygame.K_KP_4]
    arrows = [pygame.K_DOWN, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_UP, pygame.K_RIGHT, pygame.K_LEFT]
    reached = [
        _columns_reached(driver, [{"key": key, "mod": 0, "scancode": 0} for key in keys])
        for driver, keys in ((by_keypad, keypad), (by_arrows, arrows))
    ]
    assert reached[0] == reached[1]
    assert len(set(reached[0])) > 2


def test_the_keypad_s_enter_taps(open_window: Opener) -> None:
    driver = open_window("HH1-N-AAAAAAM")
    _walk(driver, "h25")
    driver.key(pygame.K_KP_ENTER)
    assert driver.state["selected"] == "h25"


def test_letters_are_those_on_the_keys(open_window: Opener) -> None:
    """On a German keyboard Z lies where Y lies on an English one."""
    driver = open_window("HH1-N-AAAAAAM")
    driver.key(pygame.K_d)
    driver.event(pygame.KEYDOWN, key=pygame.K_z, mod=0, unicode="z", scancode=pygame.KSCAN_Y)
    assert (driver.state["undo"], driver.state["redo"]) == (0, 1)
