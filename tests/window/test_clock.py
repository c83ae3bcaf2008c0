"""The playing clock, and what is said for a few seconds."""

import pygame
import pytest

from tests.window.conftest import Opener
from tests.window.driver import Driver

FT = "FT1-N-AAAAAAM"


def seconds(driver: Driver) -> float:
    """The playing time."""
    return driver.desk.session.seconds


def test_the_clock_starts_with_the_first_action(open_window: Opener) -> None:
    """UI-11: it stands until a card is tapped; a look around, or a click on a button that does nothing, is none."""
    driver = open_window()
    driver.advance(5)
    driver.move((300, 300))
    driver.press_button("undo")
    driver.advance(5)
    assert seconds(driver) == 0
    driver.click("h25")
    driver.advance(2)
    assert seconds(driver) == pytest.approx(2)


@pytest.mark.parametrize("lost", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN])
def test_the_clock_stands_while_the_window_is_away(lost: int, open_window: Opener) -> None:
    """UI-11, F14: unfocused, minimised or hidden."""
    driver = open_window()
    driver.click("stock")
    driver.advance(2)
    driver.event(lost)
    driver.advance(60)
    assert seconds(driver) == pytest.approx(2)
    driver.gain_focus()
    driver.advance(1)
    assert seconds(driver) == pytest.approx(3)


def test_the_clock_stands_under_a_dialog(open_window: Opener) -> None:
    """UI-11: a dialog covers the table."""
    driver = open_window()
    driver.click("stock")
    driver.press_button("code")
    before = seconds(driver)
    driver.advance(30)
    assert seconds(driver) == before
    driver.key(pygame.K_ESCAPE)
    driver.advance(1)
    assert seconds(driver) == pytest.approx(before + 1)


def test_a_stopped_computer_adds_no_playing_time(open_window: Opener) -> None:
    """F14: a lapse of 30 s in which nothing ran counts as a moment."""
    driver = open_window()
    driver.click("stock")
    driver.app.pass_time(30.0)
    assert seconds(driver) < 1.5


@pytest.mark.parametrize(("deal", "place", "setting"), [(FT, "c1.1", None), ("HH1-N-AAAAAAM", "waste", "move_errors")])
def test_a_refused_move_is_explained_for_three_seconds(
    deal: str, place: str, setting: str | None, open_window: Opener
) -> None:
    """FT-22, HH-16: a bubble near the card in the player's words, gone from picture and state after 3 s."""
    driver = open_window(deal, speed=1.0)
    if setting:
        driver.say(f"set {setting} on")
        driver.click("h25")
    driver.click(place)
    said = driver.state["message"]
    assert said
    assert "bubble" in driver.sprites()
    strong = driver.sprites()["bubble"].surface
    driver.advance(2.7)
    assert driver.sprites()["bubble"].surface is strong
    driver.advance(0.2)
    assert driver.sprites()["bubble"].surface is not strong
    assert driver.state["message"] == said
    driver.advance(0.15)
    assert "bubble" not in driver.sprites()
    assert driver.state["message"] is None


def test_the_bubble_goes_with_the_next_action(open_window: Opener) -> None:
    """FT-22: what is said belongs to the last action."""
    driver = open_window(FT)
    driver.click("c1.1")
    driver.click("stock")
    assert "bubble" not in driver.sprites()
    assert driver.state["message"] is None


@pytest.mark.parametrize("size", [(640, 400), (1400, 900), (400, 900)])
def test_the_bubble_stays_in_the_window_and_with_its_card(size: tuple[int, int], open_window: Opener) -> None:
    """F22: every column's deepest card refused; the window changes its size while the bubble shows."""
    driver = open_window(FT)
    for column in range(1, 11):
        driver.click(f"c{column}.1")
        for now in ((1000, 700), size):
            driver.resize(now)
            rect = driver.sprites()["bubble-plate"].rect
            near = driver.app.table.board.arrangement.visible(driver.spot(f"c{column}.1"))
            assert driver.screen.surface.get_rect().contains(rect)
            assert abs(rect.centery - near.centre[1]) < near.h + 2 * rect.h
        driver.resize((1000, 700))
