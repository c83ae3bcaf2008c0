"""Faults that were found by reading and by playing, each held by a test."""

import json
from pathlib import Path
from unittest.mock import patch

import pygame

from game.view import paint
from game.view.gestures import DOUBLE_SECONDS
from tests.window.conftest import Opener
from tests.window.driver import Driver

STUCK = "HH1-N-AAAAAAB"
_HEARTS = json.loads((Path(__file__).parent.parent / "data" / "examples.json").read_text())["hh"]


def test_what_the_store_reports_later_is_told(open_window: Opener) -> None:
    """F16: a folder that fails in mid-game is told once, and two notices are both told."""
    driver = open_window()
    driver.store.notices.extend(["store-unwritable", "game-unreadable"])
    driver.move((5, 5))
    first = driver.app._notices.words
    driver.advance(5)
    second = driver.app._notices.words
    assert None not in (first, second)
    assert first != second
    driver.advance(5)
    assert driver.app._notices.words is None
    assert driver.store.notices == []


def test_the_stuck_panel_is_hit_where_it_is_drawn(open_window: Opener) -> None:
    """HH-20: no click on the panel falls through to the table."""
    driver = open_window(STUCK)
    drawn = next(s.rect for s in driver.dialogs[0].sprites() if isinstance(s.key, tuple) and s.key[1] == "panel")
    assert tuple(drawn) == driver.dialogs[0].panel()
    driver.click_at((drawn.centerx, drawn.y + 3))
    assert driver.state["moves"] == 0


def test_the_stuck_panel_is_there_after_a_page(open_window: Opener) -> None:
    """HH-20: looking at a page does not take it away; closing it does, until the game is open again and stuck anew."""
    driver = open_window(STUCK)
    driver.say("page settings")
    driver.key(pygame.K_ESCAPE)
    driver.advance(0.1)
    assert driver.dialogs
    driver.key(pygame.K_ESCAPE)
    driver.advance(0.1)
    assert not driver.dialogs
    driver.say("tap stock")
    driver.advance(0.1)
    assert not driver.dialogs
    driver.say(f"new {STUCK}")
    driver.advance(0.1)
    assert driver.dialogs


def _won(open_window: Opener) -> Driver:
    driver = open_window(speed=1.0)
    driver.say(f"replay {_HEARTS.rsplit(' ', 1)[0]}")
    driver.settle()
    driver.say("drag h1 h4")
    driver.advance(1.5)
    return driver


def test_the_celebration_moves_into_another_window_size(open_window: Opener) -> None:
    driver = _won(open_window)
    driver.resize((640, 480))
    driver.advance(0.1)
    party = [s for s in driver.sprites().values() if isinstance(s.key, tuple) and s.key[0] == "party"]
    assert party
    assert all(s.x < 640 and s.y < 480 for s in party)


def test_a_carried_card_goes_home_when_the_focus_is_lost(open_window: Opener) -> None:
    """F03: what the keyboard holds too."""
    driver = open_window("FT1-N-AAAAAAM")
    driver.key(pygame.K_4)
    driver.key(pygame.K_m)
    assert driver.app.table.board.held is not None
    driver.lose_focus()
    driver.settle()
    assert driver.app.table.board.held is None
    driver.census()


def test_the_second_press_counts_for_a_double_click(open_window: Opener) -> None:
    """F06, FT-18: a second press in time, though it is let go later."""
    driver = open_window("FT1-N-AAAAAAM")
    twin = open_window("FT1-N-AAAAAAM")
    for column in (f"c{number}" for number in range(1, 11)):
        point = driver.at(column)
        driver.advance(1)
        driver.click_at(point)
        driver.advance(DOUBLE_SECONDS / 2)
        driver.press(point)
        driver.advance(DOUBLE_SECONDS)
        driver.release(point)
        twin.say(f"double {column}")
        assert driver.state["piles"] == twin.state["piles"]


def test_dialogs_do_not_stay_in_another_language(open_window: Opener) -> None:
    """F24: a dialog's words are those it was made with, so it goes; a page stays and changes."""
    driver = open_window()
    driver.press_button("code")
    driver.say("set language pl")
    assert not driver.dialogs
    driver.say("page settings")
    driver.say("set language fr")
    driver.app.draw()
    assert driver.app._pages.covers_table


def test_full_screen_is_laid_out_once(open_window: Opener) -> None:
    driver = open_window()
    with patch.object(driver.app._pages, "resize", wraps=driver.app._pages.resize) as resize:
        driver.key(pygame.K_F11)
    assert resize.call_count == 1


def test_a_hand_that_slips_on_the_stock_draws(open_window: Opener) -> None:
    """FT-09: the stock can't be dragged, so whatever is let go on it was a tap."""
    driver = open_window("FT1-N-AAAAAAM")
    x, y = driver.at("stock")
    driver.press((x, y))
    driver.move((x + 15, y + 8))
    driver.release((x + 15, y + 8))
    assert driver.state["moves"] == 1
    driver.drag("stock", "waste")
    assert driver.state["moves"] == 1


def test_the_stock_tells_how_many_it_has(open_window: Opener) -> None:
    driver = open_window("FT1-N-AAAAAAM")
    assert "stock-count" in driver.sprites()
    before = driver.sprites()["stock-count"].surface
    driver.say("tap stock")
    assert driver.sprites()["stock-count"].surface is not before
    for _ in range(63):
        driver.say("tap stock")
    assert "stock-count" not in driver.sprites()


def test_shadows_end_in_nothing() -> None:
    """A shadow cut off at its picture's edge shows as a box on a light table."""
    picture = paint.shadow((100, 140), 6, 8, 120)
    w, h = picture.get_size()
    edge = [(x, y) for x in range(w) for y in (0, h - 1)] + [(x, y) for y in range(h) for x in (0, w - 1)]
    assert max(picture.get_at(point).a for point in edge) <= 1


def test_no_plate_is_too_small_to_draw() -> None:
    """F22: in the smallest windows a slider or a bar may have no width left."""
    assert paint.rounded((-3, 0), 4, (1, 2, 3), (4, 5, 6), 1, 1.0).get_size() == (1, 1)
