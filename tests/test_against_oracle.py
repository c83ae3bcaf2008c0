"""The program against the second implementation, through the play protocol."""

import json
from pathlib import Path

import pytest

from tests.oracle.chooser import Chooser
from tests.oracle.duel import Duel, meet
from tests.oracle.engine import Engine

ACTIONS = 4_000
MET = {
    "HH": (
        *("tap moved", "tap selected", "tap selected different-rank", "tap deselected", "tap nothing"),
        *("tap nothing covered", "drag moved", "drag nothing", "drag nothing covered", "drag rejected covered"),
        *("drag rejected different-rank", "double moved", "double deselected", "double nothing covered", "stuck"),
    ),
    "FT": (
        *("tap moved", "tap nothing", "tap rejected no-place", "tap rejected not-on-top", "tap rejected stock-spent"),
        *("double moved", "double nothing", "double rejected no-place", "double rejected not-on-top"),
        *("drag moved", "drag nothing", "drag rejected wrong-suit", "drag rejected wrong-rank"),
        *("drag rejected onto-ace", "drag rejected foundation-suit", "drag rejected foundation-order"),
        *("drag rejected not-on-top", "drag rejected one-card-only", "drag rejected no-place"),
        "drag rejected foundation-to-foundation",
    ),
}
MET_IN_BOTH = (
    *("undo moved", "undo nothing", "redo moved", "redo nothing", "undo full", "won", "playing", "message"),
    *("unknown-command", "bad-arguments", "bad-code", "bad-place", "bad-record", "no-window", "bad-value"),
)


@pytest.mark.parametrize("game", ["HH", "FT"])
def test_same_answers(game: str, tmp_path: Path) -> None:
    """4,000 random actions and some other commands in; every answer equal, and every kind of answer met.

    By comparison: HH-04, HH-05, HH-07, HH-08, HH-09, HH-10, HH-11, HH-12, HH-13, HH-14, HH-15, HH-17, HH-18, HH-19,
    HH-20, HH-22, HH-24; FT-03, FT-04, FT-05, FT-06, FT-07, FT-08, FT-09, FT-10, FT-13, FT-14, FT-17, FT-18, FT-19,
    FT-20, FT-23, FT-24; UI-02, UI-03, UI-12.
    """
    tally = meet(tmp_path, game, ACTIONS, seed=1)
    assert tally["actions"] >= ACTIONS
    assert [kind for kind in (*MET[game], *MET_IN_BOTH) if not tally[kind]] == []


def test_without_a_game(tmp_path: Path) -> None:
    """No game has been played with this data folder: what needs one answers no-game, before bad-place."""
    with Engine(tmp_path / "data", tmp_path / "stderr") as engine:
        greeting = json.loads(engine.greeting)
        duel = Duel(engine)
        needing = ("tap stock", "tap x", "double h1", "drag x y", "undo", "redo", "targets c1", "state", "record")
        for line in (*needing, "restart", "tap", "fly", "page table", "settings", "set move_errors on", "settings"):
            duel.say(line)
        duel.compare()
        assert engine.finish() == (0, [], b"")
    assert (greeting["ok"], greeting["protocol"], greeting["name"]) == (True, 1, "Heart Thieves")
    assert duel.tally["no-game"] == len(needing) + 1


@pytest.mark.parametrize("game", ["HH", "FT"])
def test_game_stands_as_it_was_left(game: str, tmp_path: Path) -> None:
    """A program that ends in mid-game in; the next one has the game, its settings and its undo history."""
    with Engine(tmp_path / "data", tmp_path / "stderr") as engine:
        first = Duel(engine)
        chooser = Chooser(first.player, game, seed=2)
        said = 0
        while said < 400 or not _at_rest(first):
            first.say(chooser.next())
            said += 1
        first.compare()
        assert engine.finish() == (0, [], b"")
    with Engine(tmp_path / "data", tmp_path / "stderr") as engine:
        second = Duel(engine, first.player)
        for line in ("state", "settings", "record", *["undo"] * 105, *["redo"] * 105, "record"):
            second.say(line)
        second.compare()
        assert engine.finish() == (0, [], b"")
    assert second.tally["undo moved"] == second.tally["redo moved"] > 0


def _at_rest(duel: Duel) -> bool:
    state = duel.player.state()
    plain = (state["status"], state["redo"], state["selected"], state["message"]) == ("playing", 0, None, None)
    return plain and state["undo"] > 0
