"""The rules of both games (UI-04): complete, true to the controllers, readable at any size."""

import re

import pygame
import pytest

from game.pages.rules import RulesPage
from game.pages.rules_parts import points, signed
from game.rules.games import Game
from game.rules.session import CONTROLLERS
from game.rules.undo import LIMIT
from game.view.widgets.flow import Image, Line
from tests.pages.seen import SIZES, inside, named, overlaps, top
from tests.window.conftest import Opener
from tests.window.driver import Driver

FIRST, THIEVES = "HH1-N-AAAAAAM", "FT1-N-AAAAAAA"
DEALS = {Game.HEART_TO_HEART: FIRST, Game.FORTY_THIEVES: THIEVES}

HEADINGS = {
    Game.HEART_TO_HEART: (
        *("Goal", "Layout", "Free cards", "Pairs", "Stock and waste", "Points", "Moves and undo"),
        *("Won, or no more moves", "Settings", "Deal codes"),
    ),
    Game.FORTY_THIEVES: (
        *("Goal", "Layout", "Columns", "Foundations", "Stock and waste", "Moving cards", "Points"),
        *("Moves and undo", "Won, or blocked", "Settings", "Deal codes"),
    ),
}
FACTS = {
    Game.HEART_TO_HEART: (
        *("52 cards", "4, 6, 5, 4, 3, 2 and 1", "26 of them face down", "the tip lies under none"),
        *(
            "two free cards of the heart",
            "turning a card or putting the waste back does the same",
            "another rank",
            "covered card changes nothing",
        ),
        *("same order", "as often as you like", "the last 100 moves", "does not go down", "one deal in ten"),
        *(
            "Placement help is on",
            "Move errors is off",
            "no hints",
            "no other card goes by mistake",
            "Redo makes",
            FIRST,
        ),
    ),
    Game.FORTY_THIEVES: (
        *("104 cards", "four cards", "other 64", "One card moves at a time", "same suit", "Nothing goes on an ace"),
        *(
            "empty column takes any card",
            "from one foundation to another",
            "one pass",
            "goes to the longest column that takes it, to an empty one last",
            "or two columns of equal length",
            "Drag:",
        ),
        *("never falls below 0", "no bonus", "1,040", "the last 100 steps", "does not go down", "no hints"),
        *("Double click is on", "Placement help is on", "Interactive rules is on", "Auto placement is off", THIEVES),
        *("A card of a foundation still goes where you drop it", "no other card goes by mistake", "Redo makes"),
    ),
}
POINTS = {
    Game.HEART_TO_HEART: {"h20+h21": 20, "h25+w": 10, "s": 0},
    Game.FORTY_THIEVES: {"w>f1": 10, "c3>f2": 10, "w>c1": 5, "c1>c2": 0, "s": 0, "f1>c1": -15},
}


def page_of(driver: Driver) -> RulesPage:
    page = top(driver)
    assert isinstance(page, RulesPage)
    return page


def opened(open_window: Opener, game: Game, size: tuple[int, int] = (1000, 700)) -> tuple[Driver, RulesPage]:
    driver = open_window(DEALS[game], size)
    driver.say("page rules")
    driver.app.draw()
    return driver, page_of(driver)


def words_on(page: RulesPage) -> str:
    return " ".join(piece.words for piece in page.reading.flow.pieces if isinstance(piece, Line))


@pytest.mark.parametrize("game", list(Game))
def test_every_group_of_facts_is_told(open_window: Opener, game: Game) -> None:
    """UI-04: headings and key facts of HH-01 to HH-24, FT-01 to FT-24, UI-02, UI-03, UI-08, UI-11 and UI-12."""
    _, page = opened(open_window, game)
    text = words_on(page)
    missing = [fact for fact in (*HEADINGS[game], *FACTS[game]) if fact not in text]
    assert missing == []
    assert f"the last {LIMIT}" in text
    assert "The clock starts with your first move" in text
    assert "A won game is final" in text


@pytest.mark.parametrize("game", list(Game))
def test_the_points_shown_are_those_of_the_rules(open_window: Opener, game: Game) -> None:
    """HH-18, FT-13: each row of the table holds what the controller gives."""
    _, page = opened(open_window, game)
    controller = CONTROLLERS[game]
    shown = [piece.words for piece in page.reading.flow.pieces if isinstance(piece, Line)]
    for action, wanted in POINTS[game].items():
        assert points(game, action) == wanted == controller.points(controller.vocabulary[action])
        assert signed(wanted) in shown
    assert not re.search(r"-\d", " ".join(shown)), "a hyphen is no minus sign"


def test_a_won_game_of_heart_to_heart_brings_250(open_window: Opener) -> None:
    """HH-18: the page says so."""
    _, page = opened(open_window, Game.HEART_TO_HEART)
    assert "A won game, always 250" in words_on(page)


@pytest.mark.parametrize("game", list(Game))
def test_f1_shows_the_rules_of_the_game_on_the_table(open_window: Opener, game: Game) -> None:
    """UI-04: from a game its own rules are opened, Esc goes back."""
    driver = open_window(DEALS[game])
    driver.key(pygame.K_F1)
    assert page_of(driver).game is game
    driver.key(pygame.K_ESCAPE)
    assert top(driver) is driver.app.table


def test_a_tab_leads_to_the_other_games_rules_from_their_beginning(open_window: Opener) -> None:
    driver, page = opened(open_window, Game.HEART_TO_HEART)
    driver.key(pygame.K_END)
    assert page.scroll.offset > 0
    tabs = next(widget for widget in page.form.widgets if widget.name == "games")
    driver.click_at((tabs.box.right - 20, tabs.box.centre[1]))
    assert page.game is Game.FORTY_THIEVES
    assert page.scroll.offset == 0
    assert HEADINGS[Game.FORTY_THIEVES][2] in words_on(page)
    driver.key(pygame.K_PAGEDOWN)
    assert page.scroll.offset > 0, "the keys scroll again"


def test_wheel_and_end_reach_the_last_line(open_window: Opener) -> None:
    driver, page = opened(open_window, Game.FORTY_THIEVES)
    driver.event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0, flipped=False, which=0)
    assert page.scroll.offset > 0
    driver.key(pygame.K_END)
    last = [number for number, piece in enumerate(page.reading.flow.pieces) if isinstance(piece, Line)][-1]
    shown = {sprite.key: sprite for sprite in page.sprites()}
    line = shown["rules-text", last]
    assert line.y + line.surface.get_height() <= 700


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", list(Game))
def test_nothing_is_cut_off_or_overlaps_at_any_size(
    open_window: Opener, game: Game, size: tuple[int, int], text_scale: str
) -> None:
    """UI-04: every line lies inside the plate, the plate inside the window, and no two lines over each other."""
    driver, page = opened(open_window, game, size)
    driver.settings.set("text_scale", text_scale)
    pieces = page.reading.flow.pieces
    plate = named(page.sprites(), "rules-plate")[0]
    assert plate.x >= 0
    assert plate.x + plate.surface.get_width() <= size[0]
    assert all(piece.box.x >= 0 and piece.box.right <= plate.surface.get_width() for piece in pieces)
    assert overlaps([piece.box for piece in pieces if isinstance(piece, Line | Image)]) == []
    drawn = {sprite.key: sprite for sprite in named(page.sprites(), "rules-text")}
    lines = [(sprite, pieces[key[1]]) for key, sprite in drawn.items() if isinstance(key, tuple)]
    assert lines
    assert all(s.surface.get_width() <= piece.box.w for s, piece in lines if isinstance(piece, Line))


def test_only_what_is_in_sight_is_drawn_and_cut_at_the_heads_edge(open_window: Opener) -> None:
    driver, page = opened(open_window, Game.HEART_TO_HEART)
    for _ in range(9):
        driver.key(pygame.K_DOWN)
        shown = named(page.sprites(), "rules-text")
        assert 0 < len(shown) < len(page.reading.flow.pieces)
        assert all(inside(sprite, page.scroll.box) for sprite in shown)


def test_standing_still_paints_nothing(open_window: Opener) -> None:
    driver, _ = opened(open_window, Game.HEART_TO_HEART)
    driver.key(pygame.K_DOWN)
    driver.settle()
    assert not driver.app.draw()
