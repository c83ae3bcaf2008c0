"""Drags: what else may happen while a card is in the hand."""

import pygame
import pytest

from tests.window.conftest import Opener
from tests.window.driver import APART, Driver

PAIRS = "replay HH1-N-AAAAAAM: s s s s s s s s s"
"""The tip and the waste are a pair."""
FT = "FT1-N-AAAAAAM"
MOVABLE = "FT1-N-AAAADQY"
"""The top card of column 7 goes to column 8, and to no foundation."""
MIDDLE, RIGHT = 2, 3
SPEEDS = pytest.mark.parametrize("speed", [0.0, 0.5, 1.0])


def holding(open_window: Opener, speed: float = 1.0) -> Driver:
    """A window with the tip in the hand; its partner is on the waste."""
    driver = open_window(speed=speed)
    driver.say(PAIRS)
    driver.settle()
    driver.lift("h25")
    assert driver.held_at().w > 0
    return driver


@SPEEDS
@pytest.mark.parametrize("button", [MIDDLE, RIGHT])
def test_another_button_ends_a_drag_without_effect(button: int, speed: float, open_window: Opener) -> None:
    """F01: left held, another clicked, left released over the partner; nothing is done and nothing sticks."""
    driver = holding(open_window, speed)
    before = driver.state
    waste = driver.at("waste")
    driver.move(waste)
    driver.press(waste, button)
    driver.release(waste)
    driver.release(waste, button)
    assert driver.state == before
    driver.census()
    driver.click("waste")
    assert driver.state["selected"] == "waste"


def test_left_is_released_while_right_is_held(open_window: Opener) -> None:
    """F01: right pressed first, then a whole click of left, then right released: one tap."""
    driver = open_window()
    tip = driver.at("h25")
    driver.press(tip, RIGHT)
    driver.click_at(tip)
    driver.release(tip, RIGHT)
    assert driver.state["selected"] == "h25"
    driver.census()


@pytest.mark.parametrize(
    ("key", "moves", "undo"),
    [
        *((key, 10, 10) for key in (pygame.K_d, pygame.K_SPACE)),
        (pygame.K_z, 9, 8),
        *((key, 9, 9) for key in (pygame.K_y, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_F1, pygame.K_m)),
    ],
)
@pytest.mark.parametrize("place", ["h25", "waste"])
def test_a_key_sends_the_held_card_home_first(key: int, moves: int, undo: int, place: str, open_window: Opener) -> None:
    """F02: draw, undo, redo, Esc, Tab, a page with a card in the hand; the release over its partner means nothing."""
    driver = open_window(speed=1.0)
    driver.say(PAIRS)
    driver.settle()
    partner = driver.at("waste" if place == "h25" else "h25")
    driver.lift(place)
    driver.key(key)
    driver.move(partner)
    driver.release(partner)
    assert (driver.state["moves"], driver.state["undo"], driver.state["piles"]["h25"]) == (moves, undo, "4H")
    driver.census()


def test_full_screen_sends_the_held_card_home(open_window: Opener) -> None:
    """F02: F11 with a card in the hand."""
    driver = holding(open_window)
    driver.key(pygame.K_F11)
    driver.release(driver.at("waste"))
    assert driver.state["moves"] == 9
    driver.census()


@pytest.mark.parametrize("lost", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN])
@pytest.mark.parametrize(("deal", "place"), [(PAIRS, "h25"), (f"new {FT}", "c10")])
def test_losing_the_window_sends_the_card_home(lost: int, deal: str, place: str, open_window: Opener) -> None:
    """F03: the card goes home, nothing is highlighted, a stray release is no drop, the next click a first click."""
    driver = open_window(speed=1.0)
    driver.say(deal)
    driver.settle()
    before = driver.state
    driver.lift(place)
    driver.event(lost)
    driver.release(driver.at("waste"))
    driver.gain_focus()
    assert driver.state == before
    driver.census()
    driver.click("stock")
    assert driver.state["moves"] == before["moves"] + 1


def test_click_then_focus_lost_then_click_is_no_double_click(open_window: Opener) -> None:
    """F03: the focus parts two quick clicks on a card that a double click would move; both are first clicks."""
    driver = open_window(MOVABLE)
    for _ in range(2):
        driver.click_at(driver.at("c7"))
        driver.lose_focus()
        driver.gain_focus()
    assert [change.answer.reason for change in driver.changes] == ["no-place", "no-place"]


@SPEEDS
@pytest.mark.parametrize("point", [(-40, 300), (1200, 20), (500, -5), (500, 2000)])
def test_a_release_outside_the_window_is_a_drop_on_nothing(
    point: tuple[int, int], speed: float, open_window: Opener
) -> None:
    """F03: the card goes home."""
    driver = holding(open_window, speed)
    before = driver.state
    driver.move(point)
    driver.release(point)
    assert driver.state == before
    driver.census()


@pytest.mark.parametrize("wobble", [(1, 0), (0, 2), (-2, 2), (3, -1), (0, -3)])
@pytest.mark.parametrize("place", ["h1", "h25", "c1.2", "f1"])
def test_a_wobble_is_a_tap_and_leaves_no_trace(wobble: tuple[int, int], place: str, open_window: Opener) -> None:
    """F04: two taps with one to three pixels of wobble that come to nothing; the picture is pixel-equal."""
    driver = open_window("HH1-N-AAAAAAM" if place[0] == "h" else FT, speed=1.0)
    x, y = driver.at(place)
    driver.move((x, y))
    before = driver.picture()
    for _ in range(2):
        driver.advance(APART)
        driver.press((x, y))
        driver.move((x + wobble[0], y + wobble[1]))
        driver.release((x + wobble[0], y + wobble[1]))
        driver.advance(4)
    driver.move((x, y))
    assert driver.picture() == before
    driver.census()


@pytest.mark.parametrize(("deal", "place"), [("HH1-N-AAAAAAM", "h25"), (PAIRS[7:], "waste"), (FT, "c3")])
@pytest.mark.parametrize("auto", ["on", "off"])
@pytest.mark.parametrize("part", [0.05, 0.5, 0.95])
def test_a_card_let_go_where_it_was_lifted_stays(
    deal: str, place: str, auto: str, part: float, open_window: Opener
) -> None:
    """FT-20, F04: dropped on its own place, wherever it was gripped, no card moves and no rule is named."""
    driver = open_window()
    driver.say(f"replay {deal if ':' in deal else deal + ':'}")
    driver.say(f"set auto_placement {auto}")
    laid = driver.app.table.board.arrangement.find(driver.spot(place))
    assert laid is not None
    before = driver.state
    driver.advance(APART)
    x, y = laid.box.x + laid.box.w // 2, laid.box.y + int(laid.box.h * part)
    driver.press((x, y))
    driver.move((x + 9, y))
    driver.move((x + 3, y))
    driver.changes.clear()
    driver.release((x + 3, y))
    assert [(change.answer.result, change.answer.reason) for change in driver.changes] == [("nothing", None)]
    assert driver.state == before
    driver.census()


@pytest.mark.parametrize("size", [(1400, 900), (640, 900)])
def test_resizing_in_mid_drag_lets_the_card_go(size: tuple[int, int], open_window: Opener) -> None:
    """F03, F22: the card is home, nothing is highlighted, places are where the protocol says."""
    driver = holding(open_window)
    driver.resize(size)
    driver.census()
    driver.release(driver.at("waste"))
    driver.drag("h25", "waste")
    assert driver.state["piles"]["h25"] is None


@pytest.mark.parametrize("line", ["undo", "redo", "tap stock", "set theme slate", "restart", "new ft"])
def test_a_command_in_mid_drag_sends_the_card_home(line: str, open_window: Opener) -> None:
    """F02: what is done through the protocol while a card is held comes after it has gone home."""
    driver = holding(open_window)
    driver.say(line)
    left = driver.state
    point = driver.at("waste")
    driver.move(point)
    driver.release(point)
    assert driver.state == left
    driver.census()


def test_a_card_over_the_bar_stirs_no_button(open_window: Opener) -> None:
    """F01: while a card is in the hand the tools neither answer to the pointer nor to its release."""
    driver = holding(open_window)
    before = driver.state
    point = driver.button("new").centre
    driver.move(point)
    assert driver.app.table.bar._form.hovered is None
    driver.release(point)
    assert driver.state == before
    driver.census()
    driver.move((point[0] + 1, point[1]))
    assert driver.app.table.bar._form.hovered is not None


def test_the_card_in_the_hand_lies_above_the_bar(open_window: Opener) -> None:
    """It is above everything else on the table, and so above the bar it is dragged over."""
    driver = holding(open_window)
    bar = driver.app.table.bar.box
    driver.move((driver.screen.size[0] // 2, bar.h // 2))
    driver.advance(0.5)
    held = driver.held_at()
    assert held.y < bar.h
    x, y = held.centre[0], max(held.y, 0) + 2
    paper = driver.app._look.faces.style.paper
    assert driver.screen.surface.get_at((x, y))[:3] == paper
