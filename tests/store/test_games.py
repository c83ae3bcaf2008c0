"""Games and settings through sound files: what is written is there again."""

import pytest

from game.store import PlayedGame, Statistics, Store
from tests.store.tools import NOON, Clock, Opener, act, play


def test_empty(store: Store) -> None:
    assert store.settings() == {}
    assert store.current("hh") is None
    assert store.last_game() is None
    assert store.statistics("hh") == Statistics()
    assert store.recent("hh", 5) == ()
    assert store.entries(1) == ()
    assert store.notices == []


def test_settings_last(opener: Opener, store: Store) -> None:
    store.set_setting("language", "pl")
    store.set_setting("language", "id")
    store.set_setting("odd é \0", "")
    store = opener.again(store)
    assert store.settings() == {"language": "id", "odd é \0": ""}


def test_setting_of_broken_text(store: Store) -> None:
    store.set_setting("name", "a\ud800b")
    assert store.settings() == {"name": "a?b"}
    assert store.notices == []


def test_settings_are_a_copy(store: Store) -> None:
    store.set_setting("sound", "on")
    store.settings()["sound"] = "off"
    assert store.settings() == {"sound": "on"}


def test_memory_only(clock: Clock) -> None:
    store = Store.open(None, clock)
    play(store, "won")
    assert store.statistics("hh").won == 1
    assert store.notices == []
    store.close()


def test_game_resumes(opener: Opener, store: Store) -> None:
    store.begin("hh", "HH1-N-AAAAAAM")
    store.append("hh", "s", status="playing", score=0, moves=1, seconds=0.0)
    store.append("hh", "h25+w", status="playing", score=10, moves=2, seconds=3.25)
    store.append("hh", "undo", status="stuck", score=0, moves=2, seconds=4.5)
    before = store.current("hh")
    store = opener.again(store)
    saved = store.current("hh")
    assert saved == before
    assert saved is not None
    assert saved.code == "HH1-N-AAAAAAM"
    assert saved.entries == ("s", "h25+w", "undo")
    assert (saved.status, saved.score, saved.moves, saved.seconds) == ("stuck", 0, 2, 4.5)
    assert saved.counted
    assert not saved.finished


def test_won_game_stays_current_until_the_next(opener: Opener, store: Store) -> None:
    play(store, "won", code="A")
    store = opener.again(store)
    saved = store.current("hh")
    assert saved is not None
    assert saved.finished
    assert saved.entries == ("s", "w>f1")
    store.begin("hh", "B")
    saved = store.current("hh")
    assert saved is not None
    assert (saved.code, saved.entries, saved.finished) == ("B", (), False)


def test_kinds_are_apart(opener: Opener, store: Store) -> None:
    store.begin("hh", "H")
    store.begin("ft", "F")
    act(store, "s", game="hh")
    store = opener.again(store)
    hh, ft = store.current("hh"), store.current("ft")
    assert hh is not None
    assert ft is not None
    assert (hh.code, hh.entries, ft.code, ft.entries) == ("H", ("s",), "F", ())


def test_last_game(opener: Opener, store: Store) -> None:
    store.begin("hh", "H")
    store.begin("ft", "F")
    assert store.last_game() == "ft"
    act(store, "s", game="hh")
    assert store.last_game() == "hh"
    store = opener.again(store)
    assert store.last_game() == "hh"
    store.touch("ft")
    assert opener.again(store).last_game() == "ft"


def test_touch_a_kind_never_played(opener: Opener, store: Store) -> None:
    store.begin("hh", "H")
    store.touch("ft")
    store = opener.again(store)
    assert store.last_game() == "ft"
    assert store.current("ft") is None
    assert store.current("hh") is not None


def test_clock_alone(opener: Opener, store: Store) -> None:
    store.begin("hh", "H")
    act(store, "s")
    store.save_clock("hh", 77.5)
    store.save_clock("ft", 5.0)
    store = opener.again(store)
    saved = store.current("hh")
    assert saved is not None
    assert saved.seconds == 77.5


@pytest.mark.parametrize("seconds", [-1.0, float("nan"), float("inf")])
def test_impossible_time_is_no_time(store: Store, seconds: float) -> None:
    store.begin("hh", "H")
    store.save_clock("hh", seconds)
    store.append("hh", "s", status="playing", score=0, moves=1, seconds=seconds)
    saved = store.current("hh")
    assert saved is not None
    assert saved.seconds == 0.0
    assert store.notices == []


def test_clock_stands_after_a_win(store: Store) -> None:
    play(store, "won")
    store.save_clock("hh", 900.0)
    saved = store.current("hh")
    assert saved is not None
    assert saved.seconds == 3.0
    assert store.statistics("hh").best_seconds == 3.0


def test_nothing_to_append_to(store: Store) -> None:
    store.append("hh", "s", status="playing", score=0, moves=1, seconds=0.0)
    assert store.current("hh") is None
    assert store.notices == []


def test_unknown_status(store: Store) -> None:
    store.begin("hh", "H")
    with pytest.raises(ValueError, match="odd"):
        store.append("hh", "s", status="odd", score=0, moves=1, seconds=0.0)


def test_win_counts_once(opener: Opener, store: Store) -> None:
    play(store, "won")
    act(store, "undo", status="won")
    store = opener.again(store)
    act(store, "s", status="won")
    store.begin("hh", "B")
    statistics = store.statistics("hh")
    assert (statistics.played, statistics.won) == (1, 1)


def test_how_games_end(store: Store) -> None:
    for result in ("won", "lost", "given-up", "won"):
        play(store, result)
    assert store.statistics("hh")[:4] == (3 + 1, 2, 1, 1)


def test_stuck_and_undone_is_given_up(store: Store) -> None:
    store.begin("hh", "A")
    act(store, "s", status="stuck")
    act(store, "undo")
    store.begin("hh", "B")
    statistics = store.statistics("hh")
    assert (statistics.lost, statistics.given_up) == (0, 1)


def test_current_game_counts_only_when_it_ends(store: Store) -> None:
    play(store, "lost")
    assert store.statistics("hh") == Statistics()
    store.begin("hh", "B")
    assert store.statistics("hh").played == 1


def test_game_without_action_is_forgotten(opener: Opener, store: Store) -> None:
    store.begin("hh", "A")
    store.begin("hh", "B")
    assert store.statistics("hh") == Statistics()
    store.close()
    with opener.sql() as sql:
        assert sql.execute("SELECT code FROM games").fetchall() == [("B",)]


def test_uncounted(store: Store) -> None:
    store.begin("hh", "A", counted=False)
    act(store, "s", status="won")
    store.begin("hh", "B")
    assert store.statistics("hh") == Statistics()
    assert store.recent("hh", 5) == ()


def test_restart_of_an_unfinished_game(opener: Opener, store: Store) -> None:
    store.begin("hh", "A")
    act(store, "s", "s", score=20)
    before = store.current("hh")
    store.restart("hh")
    saved = opener.again(store).current("hh")
    assert before is not None
    assert saved is not None
    assert saved == before._replace(entries=(), seconds=0.0, score=0, moves=0, status="playing")


def test_restart_of_a_finished_game_does_not_count(store: Store) -> None:
    play(store, "won", code="A")
    store.restart("hh")
    saved = store.current("hh")
    assert saved is not None
    assert (saved.code, saved.entries, saved.finished, saved.counted) == ("A", (), False, False)
    act(store, "s", status="won")
    store.restart("hh")
    act(store, "s")
    store.begin("hh", "B")
    assert store.statistics("hh")[:4] == (1, 1, 0, 0)


def test_restart_without_a_game(store: Store) -> None:
    store.restart("hh")
    assert store.current("hh") is None


def test_dropped_game(opener: Opener, store: Store) -> None:
    play(store, "given-up")
    saved = store.current("hh")
    store.drop_current("hh")
    store.drop_current("hh")
    assert saved is not None
    assert store.current("hh") is None
    assert store.notices == ["game-unreadable"]
    assert store.entries(saved.id) == saved.entries
    store = opener.again(store)
    store.begin("hh", "B")
    assert store.statistics("hh") == Statistics()
    assert store.notices == []


def test_dropped_won_game_counts(store: Store) -> None:
    play(store, "won")
    store.drop_current("hh")
    assert store.current("hh") is None
    assert store.statistics("hh").won == 1


def test_a_game_dropped_while_the_file_breaks_takes_no_other_with_it(opener: Opener, store: Store) -> None:
    """F15: in the new file all games have new numbers."""
    play(store, "won")
    store.begin("hh", "A")
    act(store, "s")
    store.begin("ft", "F")
    act(store, "s", game="ft")
    store._keeper._base.connection.execute("DROP TABLE current")
    store.drop_current("hh")
    assert store.notices == ["store-damaged", "game-unreadable"]
    store = opener.again(store)
    assert store.notices == []
    kept = store.current("ft")
    assert kept is not None
    assert (kept.code, kept.entries) == ("F", ("s",))


def test_recent(store: Store, clock: Clock) -> None:
    play(store, "won", code="A", score=250)
    clock.seconds += 60
    play(store, "lost", code="B", score=30, entries=4)
    store.begin("hh", "C")
    newest, oldest = store.recent("hh", 10)
    assert newest == PlayedGame(newest.id, "B", "lost", 30, 4, 6.0, NOON + 60)
    assert oldest == PlayedGame(oldest.id, "A", "won", 250, 2, 3.0, NOON)
    assert store.entries(newest.id) == ("s", "s", "s", "w>f1")
    assert store.recent("hh", 1) == (newest,)
    assert store.recent("hh", 0) == ()
    assert store.recent("ft", 10) == ()


def test_values_of_the_statistics(store: Store) -> None:
    for result, score, entries in (("won", 250, 6), ("won", 250, 4), ("lost", 400, 2), ("won", 250, 8), ("lost", 0, 2)):
        play(store, result, score=score, entries=entries)
    store.begin("hh", "last")
    assert store.statistics("hh") == Statistics(
        played=5,
        won=3,
        lost=2,
        given_up=0,
        win_rate=0.6,
        streak=0,
        best_streak=2,
        best_seconds=6.0,
        average_seconds=9.0,
        best_score=400,
        fewest_moves=4,
        seconds_played=33.0,
    )


def test_reset_keeps_the_current_game(opener: Opener, store: Store) -> None:
    play(store, "won", code="A")
    play(store, "won", game="ft")
    play(store, "lost", code="B")
    store.reset_statistics("hh")
    assert store.statistics("hh") == Statistics()
    store = opener.again(store)
    saved = store.current("hh")
    assert saved is not None
    assert saved.code == "B"
    store.begin("hh", "C")
    assert store.statistics("hh").lost == 1
    assert store.statistics("ft").won == 1


def test_reset_forgets_a_current_game_that_is_won(opener: Opener, store: Store) -> None:
    play(store, "won")
    store.reset_statistics("hh")
    store = opener.again(store)
    assert store.statistics("hh") == Statistics()
    saved = store.current("hh")
    assert saved is not None
    assert saved.finished
    assert len(saved.entries) == 2


def test_ten_thousand_entries(opener: Opener, store: Store) -> None:
    entries = tuple(f"e{number}" for number in range(10_000))
    store.begin("ft", "F")
    for number, entry in enumerate(entries):
        store.append("ft", entry, status="playing", score=0, moves=number, seconds=0.0)
    saved = opener.again(store).current("ft")
    assert saved is not None
    assert saved.entries == entries
