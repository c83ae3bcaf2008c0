"""The statistics page: the store's figures, the last games, the reset."""

from itertools import pairwise

import pygame
import pytest

from game.pages.statistics import NOTHING, RECENT, StatisticsPage, figures
from game.rules.games import Game
from game.store import PlayedGame, Statistics, Store
from game.view.geometry import Box
from game.view.plot import Bar, bar_boxes, bars
from game.view.theme import THEMES
from tests.pages.conftest import Shower
from tests.pages.texts import Texts
from tests.window.driver import Driver


def play_some(store: Store, game: str, results: str) -> None:
    """Put finished games on record: `w`on, `l`ost, `g`iven up; a new one begins after them."""
    for number, result in enumerate(results):
        store.begin(game, f"{game.upper()}1-N-AAAAAA{'ABCDEFGH'[number % 8]}")
        status = {"w": "won", "l": "stuck", "g": "playing"}[result]
        store.append(game, "s", status=status, score=10 * number, moves=20 + number, seconds=60.0 + number)
    store.begin(game, f"{game.upper()}1-N-AAAAAAM")


def values_of(driver: Driver) -> dict[str, str]:
    context = driver.app._context
    return dict(figures(context, context.store.statistics("hh")))


def test_figures_are_the_stores(show: Shower, texts: Texts) -> None:
    driver, _ = show("menu")
    store = driver.app._context.store
    play_some(store, "hh", "wwlgw")
    driver.say("page statistics")
    numbers = store.statistics("hh")
    expected = {
        "Played": str(numbers.played), "Won": str(numbers.won), "Lost": str(numbers.lost),
        "Given up": str(numbers.given_up), "Win rate": "60%", "Streak": "1", "Best streak": "2",
        "Best score": "40", "Fewest moves": "20", "Best time": "1:00", "Average time": "1:01", "Time played": "5:10",
    }  # fmt: skip
    assert (numbers.played, numbers.won, numbers.lost, numbers.given_up) == (5, 3, 1, 1)
    assert values_of(driver) == expected
    shown = texts.of(driver)
    for label, value in expected.items():
        assert label in shown
        assert value in shown


def test_figures_are_written_as_the_language_writes_them(show: Shower) -> None:
    driver, _ = show("menu")
    driver.app._context.words.choose("de")
    numbers = Statistics(played=12345, win_rate=0.5, best_score=1040, seconds_played=45_000.0)
    values = {value for _, value in figures(driver.app._context, numbers)}
    assert {"12.345", "50\u00a0%", "1.040", "12\u00a0Std. 30\u00a0Min."} <= values


def test_without_games_figures_are_dashes_and_nothing_is_listed(show: Shower, texts: Texts) -> None:
    driver, page = show("statistics")
    assert values_of(driver)["Best time"] == values_of(driver)["Win rate"] == NOTHING
    assert "Last games" not in texts.of(driver)
    assert [widget.name for widget in page.form.widgets] == ["back", "games"]


def test_the_tabs_change_the_game(show: Shower, texts: Texts) -> None:
    driver, _ = show("statistics")
    play_some(driver.app._context.store, "ft", "w")
    assert "Last games" not in texts.of(driver)
    driver.key(pygame.K_TAB)
    driver.key(pygame.K_TAB)
    driver.key(pygame.K_RIGHT)
    assert "Last games" in texts.of(driver)


def test_the_last_games_are_listed_newest_first_and_played_again(show: Shower) -> None:
    driver, _ = show("menu")
    play_some(driver.app._context.store, "hh", "wl" * 15)
    driver.say("page statistics")
    page = driver.app._pages._pages[-1]
    assert isinstance(page, StatisticsPage)
    again = [widget for widget in page.form.widgets if widget.name.startswith("again-")]
    recent = driver.app._context.store.recent("hh", 100)
    assert [widget.name for widget in again] == [f"again-{game.id}" for game in recent[:RECENT]]
    again[1].activate()
    assert driver.desk.session.code.text == recent[1].code
    assert len(driver.app._pages._pages) == 1


def test_each_of_the_last_games_can_be_watched(show: Shower) -> None:
    driver, _ = show("menu")
    play_some(driver.app._context.store, "hh", "w")
    watched: list[PlayedGame] = []
    page = StatisticsPage(driver.app._context, watched.append)
    page.resize((1000, 700), driver.app._look.skin)
    next(widget for widget in page.form.widgets if widget.name.startswith("watch-")).activate()
    assert [game.result for game in watched] == ["won"]


def test_reset_asks_first_and_forgets_one_game_only(show: Shower) -> None:
    driver, _ = show("menu")
    store = driver.app._context.store
    play_some(store, "hh", "wl")
    play_some(store, "ft", "w")
    driver.say("page statistics")
    page = driver.app._pages._pages[-1]
    assert isinstance(page, StatisticsPage)
    reset = next(widget for widget in page.form.widgets if widget.name == "reset-statistics")
    reset.activate()
    driver.key(pygame.K_ESCAPE)
    assert store.statistics("hh").played == 2
    reset.activate()
    driver.press_button("yes")
    assert store.statistics("hh") == Statistics()
    assert store.statistics(Game.FORTY_THIEVES.value).played == 1


@pytest.mark.parametrize("size", [(200, 60), (37, 20), (2000, 400)])
@pytest.mark.parametrize("count", [1, 7, 40])
def test_bars_stand_side_by_side_inside_the_plot(size: tuple[int, int], count: int) -> None:
    values = [Bar(number * 7 % 100, number % 2 == 0) for number in range(count)]
    boxes = bar_boxes(values, 100, size)
    whole = Box(0, 0, *size)
    for box in boxes:
        assert whole.overlap(Box(*box)) == Box(*box)
    if size[0] > 2 * count:
        assert all(before.right <= after.left for before, after in pairwise(boxes))
    assert bars(values, 100, size, THEMES["wine"]).get_size() == size


def test_a_higher_score_has_a_higher_bar_and_a_won_game_a_fuller_one() -> None:
    size = (200, 100)
    low, high = bar_boxes([Bar(20, True), Bar(90, True)], 100, size)
    assert high.h > low.h > 0
    filled, outlined = (bars([Bar(100, won)], 100, size, THEMES["green"]) for won in (True, False))
    middle = bar_boxes([Bar(100, True)], 100, size)[0].center
    assert filled.get_at(middle)[3] > 200
    assert outlined.get_at(middle)[3] == 0
