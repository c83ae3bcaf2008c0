"""The examples of both games, and any record, watched move by move (UI-05)."""

import random
from collections import Counter

import pygame
import pytest

from game.pages.player import PACE, Player, watch, watch_played
from game.pages.replay import Replay
from game.pages.sheet import Sheet
from game.pages.shelf import examples
from game.rules.action import Action, Record
from game.rules.controller import RuleController
from game.rules.games import Game
from game.rules.replay import replayed
from game.rules.session import Session
from game.rules.settings import RuleSettings
from game.rules.table import Table
from game.rules.undo import LIMIT
from game.view.geometry import Box
from tests.helpers import EXAMPLES
from tests.pages.seen import SIZES, box_of, inside, named, overlaps, top
from tests.window.conftest import Opener
from tests.window.driver import Driver

DEALS = {Game.HEART_TO_HEART: "HH1-N-AAAAAAM", Game.FORTY_THIEVES: "FT1-N-AAAAAAA"}
SCORES = {Game.HEART_TO_HEART: 250, Game.FORTY_THIEVES: 1185}


def opened(
    open_window: Opener, game: Game, size: tuple[int, int] = (1000, 700), speed: float = 0.0
) -> tuple[Driver, Player]:
    driver = open_window(DEALS[game], size, speed)
    driver.say("page examples")
    page = top(driver)
    assert isinstance(page, Player)
    return driver, page


def after(record: Record, moves: int) -> Session:
    return replayed(Record(record.code, record.words[:moves]), RuleSettings)


@pytest.mark.parametrize("game", list(Game))
def test_the_shipped_examples_are_the_documented_ones(game: Game) -> None:
    """UI-05: a won game for each page."""
    assert examples(game)[0].text == EXAMPLES[game.value]
    assert after(examples(game)[0], 10_000).is_won


@pytest.mark.parametrize("game", list(Game))
def test_every_move_by_keyboard_to_the_end_and_back(open_window: Opener, game: Game) -> None:
    """UI-05, HH-18, FT-16: step by step to the won game with its score, and back to the deal."""
    driver, page = opened(open_window, game)
    replay = page.stage.replay
    for number in range(1, replay.last + 1):
        driver.key(pygame.K_RIGHT)
        assert replay.position == number
        assert page.tell(number).startswith(f"{number}: ")
    assert replay.session.is_won
    assert replay.session.score == SCORES[game]
    assert driver.app._context.words.number(SCORES[game]) in page.standing
    for _ in range(replay.last):
        driver.key(pygame.K_LEFT)
    assert replay.position == 0
    assert replay.session.table == after(replay.record, 0).table
    assert page.stage.board.arrangement.table is replay.session.table


@pytest.mark.parametrize("game", list(Game))
def test_home_and_end(open_window: Opener, game: Game) -> None:
    """UI-05."""
    driver, page = opened(open_window, game)
    driver.key(pygame.K_END)
    assert page.stage.replay.session.is_won
    driver.key(pygame.K_HOME)
    assert page.stage.replay.position == 0
    driver.key(pygame.K_LEFT)
    assert page.stage.replay.position == 0


@pytest.mark.parametrize("game", list(Game))
def test_any_move_can_be_gone_to_from_any_other(game: Game) -> None:
    """UI-05, UI-03: also further back than undo goes, and from the won game, which undo does not leave."""
    record = examples(game)[0]
    replay = Replay(record)
    chance = random.Random(4)
    wanted = [replay.last, 0, replay.last, replay.last - 1, 1, replay.last, max(0, replay.last - LIMIT - 1)]
    for position in (*wanted, *(chance.randrange(replay.last + 1) for _ in range(40))):
        replay.go(position)
        assert replay.position == position
        there = after(record, position)
        assert (replay.session.table, replay.session.score) == (there.table, there.score)


def test_the_slider_goes_to_the_move_under_the_pointer(open_window: Opener) -> None:
    """UI-05: a press and a drag anywhere on the track show the right table."""
    driver, page = opened(open_window, Game.FORTY_THIEVES)
    track, replay = page.controls.slider.track, page.stage.replay
    y = track.centre[1]
    driver.press((track.x + track.w // 2, y))
    assert replay.position == pytest.approx(replay.last / 2, abs=1)
    for part in (0.9, 0.2, 0.65):
        driver.move((track.x + round(track.w * part), y))
        assert replay.position == pytest.approx(replay.last * part, abs=1)
        assert replay.session.table == after(replay.record, replay.position).table
    driver.move((track.right + 300, y))
    assert replay.position == replay.last
    driver.release((track.right + 300, y))
    driver.move((track.x, y))
    assert replay.position == replay.last


def test_space_plays_and_pauses(open_window: Opener) -> None:
    """UI-05: one move a pace; paused it stands."""
    driver, page = opened(open_window, Game.HEART_TO_HEART, speed=1.0)
    driver.key(pygame.K_SPACE)
    assert page.playing
    driver.advance(PACE * 4)
    reached = page.stage.replay.position
    assert 3 <= reached <= 5
    driver.key(pygame.K_SPACE)
    driver.advance(PACE * 3)
    assert page.stage.replay.position == reached
    driver.key(pygame.K_SPACE)
    driver.key(pygame.K_LEFT)
    assert not page.playing, "a step by hand stops playing"


def test_it_plays_to_the_end_at_the_speed_chosen_and_then_begins_anew(open_window: Opener) -> None:
    """UI-05."""
    driver, page = opened(open_window, Game.HEART_TO_HEART)
    replay = page.stage.replay
    for _ in range(5):
        driver.key(pygame.K_PLUS)
    driver.key(pygame.K_SPACE)
    driver.advance(PACE / 4 * (replay.last + 3))
    assert replay.position == replay.last
    assert not page.playing
    driver.key(pygame.K_SPACE)
    driver.advance(0.05)
    assert page.playing
    assert replay.position == 0


def test_the_game_on_the_table_is_left_alone(open_window: Opener) -> None:
    """UI-11: its clock stands, its cards stay, no journal is written."""
    driver, _ = opened(open_window, Game.HEART_TO_HEART)
    before = driver.state
    driver.key(pygame.K_END)
    driver.advance(2.0)
    assert driver.state == before
    driver.key(pygame.K_ESCAPE)
    assert top(driver) is driver.app.table
    assert driver.state == before


def test_a_tab_shows_the_other_games_example(open_window: Opener) -> None:
    """UI-05."""
    driver, page = opened(open_window, Game.HEART_TO_HEART)
    driver.key(pygame.K_RIGHT)
    tabs = next(widget for widget in page.form.widgets if widget.name == "games")
    driver.click_at((tabs.box.right - 20, tabs.box.centre[1]))
    replay = page.stage.replay
    assert replay.record.code.game is Game.FORTY_THIEVES
    assert replay.position == 0
    driver.key(pygame.K_RIGHT)
    assert replay.position == 1


def test_any_record_can_be_watched(open_window: Opener) -> None:
    """UI-05: the won window and the statistics open their games so."""
    driver = open_window()
    watch(driver.app._context, Record.parse("FT1-N-AAAAAAB: s s s"))
    page = top(driver)
    assert isinstance(page, Player)
    driver.key(pygame.K_END)
    assert page.stage.replay.position == 3


def test_a_record_that_can_not_be_played_is_told_of(open_window: Opener) -> None:
    """One that the rules refuse, or that is longer than any that is played."""
    driver = open_window()
    watch(driver.app._context, Record.parse("FT1-N-AAAAAAB: s w>f1 w>f1 w>f1"))
    assert not isinstance(top(driver), Player)
    driver.app.draw()
    assert driver.app._notices.words == "This game can't be read any more."


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", list(Game))
def test_nothing_is_cut_off_or_overlaps_at_any_size(
    open_window: Opener, game: Game, size: tuple[int, int], text_scale: str
) -> None:
    """UI-05: no card under the bars, every move's words whole and beside the score, all inside the window."""
    driver, page = opened(open_window, game, size)
    driver.settings.set("text_scale", text_scale)
    controls, replay = page.controls, page.stage.replay
    window = Box(0, 0, *size)
    between = Box(0, page.head.box.bottom, size[0], controls.box.y - page.head.box.bottom)
    for position in (0, 1, 10, replay.last // 2, replay.last - 1, replay.last):
        page.go(position)
        driver.settle()
        sprites = list(page.sprites())
        cards = named(sprites, "card")
        assert all(inside(card, between) for card in cards)
        words = named(sprites, "told", "standing", "value", "head-title")
        assert len(named(words, "told")) == len(controls.lines) > 0
        assert all(inside(word, window) for word in words)
        widgets = [widget.box for widget in controls.widgets]
        assert overlaps([*(box_of(word) for word in named(words, "told", "standing")), *widgets]) == []
        assert "".join(controls.lines).replace(" ", "") == page.tell(position).replace(" ", "")


@pytest.mark.parametrize("game", list(Game))
def test_the_longest_words_of_all_moves_have_room_in_the_smallest_window(open_window: Opener, game: Game) -> None:
    """UI-05."""
    driver, page = opened(open_window, game, (640, 400))
    for position in range(page.stage.replay.last + 1):
        page.go(position)
        told = named(page.controls.sprites(page._skin), "told")
        assert all(inside(sprite, page.controls.box) for sprite in told)
    assert driver.app.running


def test_the_smallest_window_with_the_largest_words_still_plays(open_window: Opener, text_scale: str) -> None:
    """UI-05: nothing fails where there is hardly room."""
    driver, page = opened(open_window, Game.HEART_TO_HEART, (320, 240))
    driver.settings.set("text_scale", text_scale)
    driver.key(pygame.K_END)
    driver.settle()
    assert page.stage.replay.session.is_won


def test_a_finished_game_of_the_statistics_is_watched_without_what_was_undone(open_window: Opener) -> None:
    """UI-05."""
    driver = open_window()
    for line in ("tap stock", "tap stock", "undo", "tap stock"):
        driver.say(line)
    driver.say("new hh")
    driver.say("page statistics")
    widgets = {widget.name: widget for page in [top(driver)] if isinstance(page, Sheet) for widget in page.form.widgets}
    game = driver.app._context.store.recent("hh", 1)[0]
    widgets[f"watch-{game.id}"].activate()
    page = top(driver)
    assert isinstance(page, Player)
    assert page.stage.replay.record.text == "HH1-N-AAAAAAM: s s"
    driver.key(pygame.K_ESCAPE)
    assert isinstance(top(driver), Sheet)


def test_a_finished_game_whose_moves_are_lost_is_not_watched(open_window: Opener) -> None:
    """F15, F16: without them only its deal would show."""
    driver = open_window()
    driver.say("tap stock")
    driver.say("new hh")
    driver.say("page statistics")
    game = driver.store.recent("hh", 1)[0]
    driver.store._keeper._base.connection.execute("DELETE FROM entries")
    watch_played(driver.app._context, game)
    assert isinstance(top(driver), Sheet)
    driver.app.draw()
    assert driver.app._notices.words == "This game can't be read any more."


@pytest.mark.parametrize("game", list(Game))
@pytest.mark.parametrize("size", SIZES)
def test_the_controls_are_high_enough_for_every_move(
    open_window: Opener, game: Game, size: tuple[int, int], text_scale: str
) -> None:
    driver, page = opened(open_window, game, size)
    driver.say(f"set text_scale {text_scale}")
    driver.app.draw()
    highest = max(len(page.controls._lines(page.tell(number))) for number in range(page.stage.replay.last + 1))
    assert page.controls._most_lines >= highest


def test_a_record_is_played_once_to_be_checked_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The longest records take a second to play."""
    record = examples(Game.HEART_TO_HEART)[0]
    controller = type(replayed(Record(record.code, ()), RuleSettings).controller)
    apply, made = controller.apply, Counter[str]()

    def counted(own: RuleController, table: Table, action: Action) -> Table:
        made[action.text] += 1
        return apply(own, table, action)

    monkeypatch.setattr(controller, "apply", counted)
    replay = Replay(record)
    assert made.total() == len(replay.phrases) == replay.last
