"""What random events have found, each alone."""

import pygame
import pytest

from game.view import text
from game.view.inputs import PointerMove
from tests.robust.invariants import Watch
from tests.window.conftest import Opener
from tests.window.driver import Driver

PAIR = "replay HH1-N-AAAAAAM: s s s s s s s s s"
"""The tip and the waste are partners (HH-21)."""


def keys_of_frame(driver: Driver) -> list[object]:
    """The keys of all sprites of the frame that is shown."""
    watch = Watch(driver, driver.store)
    driver.app.draw()
    return [sprite.key for sprite in watch._frame]


def test_help_and_highlight_are_two_marks(open_window: Opener) -> None:
    """With a partner in the hand the tip has help's outline and the highlight of a place that accepts."""
    driver = open_window()
    driver.say(PAIR)
    driver.lift("waste")
    keys = keys_of_frame(driver)
    assert ("outline", "h25") in keys
    assert ("target", "h25") in keys
    assert len(keys) == len(set(keys))


def test_widgets_of_one_name_on_two_pages(open_window: Opener) -> None:
    """The bar has a button `code`, and so is the field called that opens from it."""
    driver = open_window()
    driver.press_button("code")
    tool = next(widget for widget in driver.app.table.bar._form.widgets if widget.name == "code")
    driver.app.table.bar.handle(PointerMove(*tool.box.centre))
    keys = keys_of_frame(driver)
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("dirt", ["\0", "HH1-N-AAAA\0AAM", "\ud800", "\x1b[2J", "\n", "\x85", "\x7f"])
def test_texts_that_can_not_be_drawn(open_window: Opener, dirt: str) -> None:
    """F18: a null character in a code was an error to SDL where the dialog named it."""
    driver = open_window()
    driver.press_button("code")
    driver.clipboard.append(dirt)
    driver.key(pygame.K_v, pygame.KMOD_CTRL)
    assert driver.dialogs != []
    line = text.line(f"a{dirt}b", text.REGULAR, 20, (0, 0, 0))
    assert line.get_height() == text.line("ab", text.REGULAR, 20, (0, 0, 0)).get_height()
    assert text.width_of(f"a{dirt}b", text.REGULAR, 20) > text.width_of("ab", text.REGULAR, 20)


def test_a_second_press_without_a_release(open_window: Opener) -> None:
    """F01: two mice. The card goes home though its release will never be told."""
    driver = open_window()
    x, y = driver.lift("h25")
    driver.press(driver.button("code-button").centre)
    driver.release(driver.button("code-button").centre)
    driver.census()
    driver.release((x, y))
    assert driver.state["moves"] == 0
    assert driver.state["selected"] is None


def test_a_pair_is_gone_at_once_without_motion(open_window: Opener) -> None:
    driver = open_window(speed=0.0)
    driver.say(PAIR)
    driver.say("drag h25 waste")
    board = driver.app.table.board
    assert board.motion._looks.keys() == {laid.card.ident for laid in board.arrangement.laid}
