"""The menu: both games as they stand, and the way to every page."""

from collections import Counter

import pygame
import pytest

from game.pages.registry import PAGES
from game.rules.games import Game
from game.view.widgets.button import TextButton
from tests.pages.conftest import Opener, Shower
from tests.pages.texts import Texts


def test_esc_opens_the_menu_and_closes_it(open_window: Opener) -> None:
    driver = open_window()
    driver.key(pygame.K_ESCAPE)
    assert len(driver.app._pages._pages) == 2
    driver.key(pygame.K_ESCAPE)
    assert len(driver.app._pages._pages) == 1


def test_esc_sends_a_held_card_home_and_only_then_opens_the_menu(open_window: Opener) -> None:
    driver = open_window()
    driver.lift("h25")
    assert driver.app.table.board.held
    driver.key(pygame.K_ESCAPE)
    assert not driver.app.table.board.held
    assert len(driver.app._pages._pages) == 1
    driver.key(pygame.K_ESCAPE)
    assert len(driver.app._pages._pages) == 2


def test_the_menu_tells_how_both_games_stand(show: Shower, texts: Texts) -> None:
    driver, _ = show("menu")
    driver.desk.open(driver.desk.session.code)
    driver.say("tap stock")
    driver.desk.session.seconds = 75.0
    driver.say("page menu")
    shown = texts.of(driver)
    assert "Score 0 · 1 move · 1:15 · HH1-N-AAAAAAM" in [words.replace("\u00a0", " ") for words in shown]
    assert "No game yet" in shown


@pytest.mark.parametrize("name", sorted(set(PAGES) - {"menu"}))
def test_every_page_is_reached_from_the_menu_and_leads_back(name: str, show: Shower) -> None:
    driver, menu = show("menu")
    next(widget for widget in menu.form.widgets if widget.name == name).activate()
    assert len(driver.app._pages._pages) == 3
    driver.key(pygame.K_ESCAPE)
    assert driver.app._pages._pages[-1] is menu


def test_the_keyboard_alone_continues_either_game(show: Shower) -> None:
    driver, page = show("menu")
    code = driver.desk.session.code
    for game in (Game.FORTY_THIEVES, Game.HEART_TO_HEART):
        driver.say("page menu")
        page = driver.app._pages._pages[-1]  # type: ignore[assignment]
        wanted = {f"continue-{game.value}", f"new-{game.value}"}
        for _ in page.form.widgets:
            driver.key(pygame.K_TAB)
            if page.form.focused is not None and page.form.focused.name in wanted:
                break
        driver.key(pygame.K_RETURN)
        assert driver.desk.session.code.game is game
        assert len(driver.app._pages._pages) == 1
    assert driver.desk.session.code == code


def test_a_new_deal_of_the_game_on_the_table(show: Shower) -> None:
    driver, page = show("menu")
    before = driver.desk.session.code
    next(widget for widget in page.form.widgets if widget.name == "new-hh").activate()
    assert driver.desk.session.code.game is before.game
    assert driver.desk.session.code != before


def test_the_clock_stands_while_the_menu_is_open(show: Shower) -> None:
    driver, page = show("menu")
    driver.say("tap stock")
    driver.advance(5.0)
    assert driver.desk.session.seconds == 0.0
    page.back()
    driver.advance(1.0)
    assert driver.desk.session.seconds == pytest.approx(1.0)


def test_quit_ends_the_program(show: Shower) -> None:
    driver, page = show("menu")
    next(widget for widget in page.form.widgets if widget.name == "quit").activate()
    assert not driver.app.running


def test_one_button_of_the_menu_stands_out(show: Shower) -> None:
    """The one that goes on playing, also while the other game is not begun."""
    _, page = show("menu")
    buttons = [widget for widget in page.form.widgets if isinstance(widget, TextButton)]
    assert [button.name for button in buttons if button.primary] == ["continue-hh"]


def test_the_entries_fill_their_rows(show: Shower) -> None:
    """At the usual size, in English: no row is left half empty."""
    _, page = show("menu", size=(1280, 800))
    names = {*PAGES, "restart", "code", "share", "fullscreen", "quit"}
    rows = Counter(widget.box.y for widget in page.form.widgets if widget.name in names)
    assert len(rows) == 2
    assert len(set(rows.values())) == 1


def test_the_code_dialog_lies_over_the_menu(show: Shower) -> None:
    driver, page = show("menu")
    next(widget for widget in page.form.widgets if widget.name == "code").activate()
    assert len(driver.dialogs) == 1
    driver.key(pygame.K_ESCAPE)
    assert driver.app._pages._pages[-1] is page


def test_the_tables_are_drawn_when_there_is_time_and_kept(show: Shower) -> None:
    driver, page = show("menu", size=(977, 701))

    def pictures() -> dict[object, pygame.Surface]:
        top = driver.app._pages._pages[-1]
        found = (sprite for sprite in top.sprites() if str(sprite.key).startswith("table-"))
        return {sprite.key: sprite.surface for sprite in found}

    blank = pictures()
    assert list(blank) == ["table-hh", "table-ft"], "a game that is not begun has its pack on an empty table"
    assert page.work()
    driver.settle()
    assert not page.work()
    drawn = pictures()
    assert drawn["table-hh"] is not blank["table-hh"]
    driver.say("page menu")
    assert pictures()["table-hh"] is drawn["table-hh"]
