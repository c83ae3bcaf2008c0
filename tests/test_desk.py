"""The desk: games kept from start to start, one of each kind, with their clocks."""

from functools import partial
from pathlib import Path

import pytest

from game.change import Cause, Change
from game.desk import Desk, NoGameError
from game.rules.action import Record, RecordError
from game.rules.controller import Result, Status
from game.rules.deal import DealCode
from game.rules.session import Answer, Session
from game.rules.table import STOCK, WASTE, Spot
from game.store import Store
from tests.helpers import EXAMPLES, FIRST, FT, HH, Program, place

TIP = Spot(place(HH, "h25"))


def state(session: Session) -> tuple[object, ...]:
    """What must stand again after another start."""
    return (
        *(session.code, session.table, session.score, session.moves, session.seconds, session.record),
        *(session.undoable, session.redoable, session.selected, session.message),
    )


def draw(desk: Desk, times: int) -> None:
    """Draw some cards."""
    for _ in range(times):
        desk.tap(Spot(STOCK))


@pytest.fixture
def program() -> Program:
    """A program without any game yet."""
    return Program()


@pytest.fixture
def played(program: Program) -> Program:
    """Both games begun: 7 draws and 2 undos in HH, then 5 draws and 3 undos in FT, which is on the table."""
    for game, draws, undos in ((HH, 7, 2), (FT, 5, 3)):
        program.desk.new(game)
        draw(program.desk, draws)
        program.desk.advance(draws + 0.75)
        for _ in range(undos):
            program.desk.undo()
    return program


def test_no_game_at_first(program: Program) -> None:
    """A new player's table is empty; nothing can be done on it and no clock runs."""
    desk = program.desk
    desk.advance(5.0)
    desk.close()
    assert not desk.has_game
    assert not desk.clock_runs
    with pytest.raises(NoGameError):
        desk.undo()


def test_new_deals_take_the_drawn_number(program: Program) -> None:
    """UI-02: a random deal is a numbered one."""
    program.desk.new(FT)
    assert program.desk.session.code == DealCode.numbered(FT, 0)
    program.desk.new(HH)
    assert program.desk.session.code == DealCode.numbered(HH, 1)


@pytest.mark.parametrize("folder", [False, True])
def test_each_game_stands_as_it_was_left(folder: bool, tmp_path: Path) -> None:
    """UI-03, F12, F19: after another start both games stand with score, moves, time, and history back and forth."""
    store = Store.open(tmp_path, lambda: 1.0) if folder else None
    program = Program(store)
    for line in ("new hh", *["tap stock"] * 9, "tap h25", "undo", "undo", "redo", "new ft", *["tap stock"] * 4, "undo"):
        program.run(line)
    sessions = {game: program.desk._sessions[game] for game in (HH, FT)}
    for session in sessions.values():
        session.forget_gesture()
        session.seconds = 12.5
    program.desk.close()
    if folder:
        program.store.close()
    again = Program(Store.open(tmp_path, lambda: 2.0) if folder else program.store)
    assert state(again.desk.session) == state(sessions[FT])
    assert (again.desk.session.undoable, again.desk.session.redoable) == (3, 1)
    again.desk.switch(HH)
    assert state(again.desk.session) == state(sessions[HH])
    assert (again.desk.session.undoable, again.desk.session.redoable) == (8, 1)
    results = [again.desk.redo().result for _ in range(2)] + [again.desk.undo().result for _ in range(10)]
    assert results == [Result.MOVED, Result.NOTHING, *[Result.MOVED] * 9, Result.NOTHING]
    again.store.close()


def test_the_clock_of_the_game_beside_is_saved(played: Program) -> None:
    """UI-01, F14: the time of the game that is not on the table is whole after another start, to the fraction."""
    played.desk.advance(0.125)
    played.desk.switch(HH)
    played.desk.advance(0.125)
    again = played.again()
    assert again.desk.session.seconds == 7.875
    again.desk.switch(FT)
    assert again.desk.session.seconds == 5.875


def test_switching_keeps_both(played: Program) -> None:
    """F12: each game has its own history; undo after switching takes back that game's steps."""
    desk = played.desk
    desk.switch(HH)
    assert (desk.session.code.game, desk.session.moves, desk.session.undoable, desk.session.redoable) == (HH, 7, 5, 2)
    desk.undo()
    desk.switch(FT)
    assert (desk.session.moves, desk.session.undoable, desk.session.redoable) == (5, 2, 3)
    assert played.again().desk.session.code.game is FT


def test_switching_to_a_game_not_begun(program: Program) -> None:
    """The first switch to a game deals it."""
    program.desk.new(HH)
    program.desk.switch(FT)
    assert (program.desk.session.code, program.desk.session.moves) == (DealCode.numbered(FT, 1), 0)


def test_a_selection_does_not_survive_the_game_beside(program: Program) -> None:
    """F08: neither switching, nor a new deal, nor a restart leaves a selection or message."""
    desk = program.desk
    desk.open(DealCode.parse(FIRST))
    for change in (partial(desk.switch, FT), partial(desk.switch, HH), partial(desk.new, HH), desk.restart):
        desk.tap(TIP)
        assert desk.session.selected is TIP.place
        change()
        desk.switch(HH)
        assert desk.session.selected is None


def test_restart(played: Program) -> None:
    """F12: the same deal anew: score, moves and time 0, nothing to undo or redo, also after another start."""
    code = played.desk.session.code
    played.desk.restart()
    for desk in (played.desk, played.again().desk):
        session = desk.session
        assert (session.code, session.table) == (code, Session(code, played.settings.rules).table)
        assert (session.score, session.moves, session.seconds, session.undoable, session.redoable) == (0, 0, 0.0, 0, 0)
        assert desk.undo() == desk.redo() == Answer(Result.NOTHING)


def test_a_new_game_has_nothing_to_undo(played: Program) -> None:
    """F12: undo at once in a new game does nothing."""
    played.desk.new(FT)
    assert played.desk.undo() == Answer(Result.NOTHING)
    assert not played.desk.session.can_undo


@pytest.mark.parametrize("game", [HH, FT])
def test_replay(played: Program, game: object) -> None:
    """UI-05: a record's end is put on the table, with its history, and stands there after another start."""
    record = Record.parse(" ".join(EXAMPLES["hh" if game is HH else "ft"].split()[:-1]))
    played.desk.replay(record)
    for desk in (played.desk, played.again().desk):
        session = desk.session
        assert (session.record, session.moves) == (record, len(record.words))
        assert session.undoable == min(100, len(record.words))
    kept = played.store.current(record.code.game.value)
    assert kept is not None
    assert (kept.score, kept.moves, kept.counted) == (session.score, session.moves, False)


@pytest.mark.parametrize(
    "text", [f"{FIRST}: s s h25+w", f"{FIRST}: s undo", f"{FIRST}: s w>c1", EXAMPLES["hh"] + " s", f"{FIRST}: s x"]
)
def test_replay_all_or_nothing(played: Program, text: str) -> None:
    """UI-12: a record that the rules refuse, be it after a win, leaves game and store as they were."""
    before = state(played.desk.session), [played.store.current(game) for game in ("hh", "ft")]
    with pytest.raises(RecordError):
        played.desk.replay(Record.parse(text))
    assert (state(played.desk.session), [played.store.current(game) for game in ("hh", "ft")]) == before


def test_a_won_replay_is_final_and_counts_nowhere(program: Program) -> None:
    """UI-12, F13: no step in it, before or after another start, and no win in the statistics."""
    program.desk.replay(Record.parse(EXAMPLES["hh"]))
    for desk in (program.desk, program.again().desk):
        assert desk.session.status is Status.WON
        assert desk.undo() == desk.tap(Spot(STOCK)) == Answer(Result.NOTHING)
        assert not desk.clock_runs
    program.desk.new(HH)
    assert program.store.statistics("hh").won == 0


def win(program: Program) -> None:
    """Play the example of Heart to Heart to its end."""
    record = Record.parse(EXAMPLES["hh"])
    program.desk.open(record.code)
    for word in record.words:
        program.desk.session.perform(program.desk.session.controller.vocabulary[word])


def test_won_twice(program: Program) -> None:
    """F12, F13: each win counts once, whatever is tried after it."""
    for wins in (1, 2):
        win(program)
        assert program.desk.undo() == Answer(Result.NOTHING)
        assert program.store.statistics("hh").won == wins
    assert program.again().store.statistics("hh").won == 2


def test_the_clock(program: Program) -> None:
    """UI-11: it starts with the first action, be it a selection, stands at other times, and stops at the end."""
    desk = program.desk
    desk.open(DealCode.parse(FIRST))
    desk.advance(10.0)
    desk.tap(Spot(place(HH, "h1")))
    desk.undo()
    desk.advance(10.0)
    assert desk.session.seconds == 0.0
    desk.tap(TIP)
    desk.advance(2.5)
    assert desk.session.seconds == 2.5
    win(program)
    desk.advance(3.0)
    assert (desk.session.seconds, desk.clock_runs) == (0.0, False)


def test_the_clock_is_saved_each_full_second(program: Program) -> None:
    """UI-11, F17: what a killed program loses is less than a second."""
    program.desk.new(FT)
    draw(program.desk, 1)
    kept = []
    for _ in range(6):
        program.desk.advance(0.4)
        saved = program.store.current("ft")
        kept.append(saved.seconds if saved else None)
    assert kept == pytest.approx([0.0, 0.0, 1.2, 1.2, 2.0, 2.0])


def test_each_clock_is_saved_whatever_the_other_shows(program: Program) -> None:
    """F14, F17: a long step onto the second at which the other game's clock was saved is saved too."""
    program.run("new hh", "tap stock")
    program.desk.advance(12.5)
    program.run("new ft", "tap stock")
    program.desk.advance(14.5)
    program.desk.switch(HH)
    program.desk.advance(2.0)
    saved = program.store.current("hh")
    assert saved is not None
    assert saved.seconds == pytest.approx(14.5)


def test_the_clock_goes_on_after_another_start(played: Program) -> None:
    """UI-11: a begun game's clock runs again at once."""
    desk = played.again().desk
    desk.advance(1.0)
    assert desk.session.seconds == 6.75


@pytest.mark.parametrize(
    ("code", "entries"),
    [
        *(("nonsense", ()), (FIRST, ("s", "fly")), (FIRST, ("h25+w",)), (FIRST, ("undo",)), (FIRST, ("s", "redo"))),
        *((FIRST, ("s", "w>c1")), ("FT1-N-AAAAAAM", ("s",)), ("HH1-N-AAAAAA", ())),
    ],
)
def test_a_damaged_saved_game_is_dropped(code: str, entries: tuple[str, ...]) -> None:
    """F15: a saved game that the rules can't read, or of the other game, is parted with and said; play goes on."""
    store = Store.open(None, lambda: 1.0)
    store.begin("ft", "FT1-N-AAAAAAB")
    store.begin("hh", code)
    for entry in entries:
        store.append("hh", entry, status="playing", score=0, moves=1, seconds=1.0)
    program = Program(store)
    assert program.desk.session.code.text == "FT1-N-AAAAAAB"
    assert store.notices == ["game-unreadable"]
    assert store.current("hh") is None
    program.desk.switch(HH)
    assert program.desk.session.code == DealCode.numbered(HH, 0)


def test_a_game_saved_as_won_that_is_not() -> None:
    """F15: it could be played but no longer saved, so it is parted with."""
    store = Store.open(None, lambda: 1.0)
    store.begin("hh", FIRST)
    store.append("hh", "s", status="won", score=250, moves=1, seconds=1.0)
    assert not Program(store).desk.has_game
    assert store.notices == ["game-unreadable"]


def test_the_watcher_is_told(program: Program) -> None:
    """Whatever is done to the game on the table is told once, with what it came to."""
    told: list[Change] = []
    desk = program.desk
    desk.watcher = told.append
    desk.open(DealCode.parse(FIRST))
    desk.tap(Spot(STOCK))
    desk.double(TIP)
    desk.drag(TIP, WASTE)
    desk.undo()
    desk.redo()
    desk.switch(HH)
    assert [(change.cause, change.answer.result) for change in told] == [
        *((Cause.DEAL, Result.MOVED), (Cause.TAP, Result.MOVED), (Cause.TAP, Result.DESELECTED)),
        *((Cause.DROP, Result.REJECTED), (Cause.UNDO, Result.MOVED), (Cause.REDO, Result.MOVED)),
        (Cause.SHOWN, Result.MOVED),
    ]
    assert (told[3].spot, told[3].target) == (TIP, WASTE)
