"""What the store keeps, read back and compared: games with their undo, settings, statistics."""

from typing import NamedTuple

from game.rules.action import Record
from game.rules.deal import DealCode
from game.rules.games import Game
from game.rules.replay import replayed
from game.rules.session import Session
from game.rules.settings import RuleSettings
from game.rules.table import Table
from game.store import Store


class Position(NamedTuple):
    """A game as it stands, without its time."""

    code: str
    table: Table
    status: str
    score: int
    moves: int
    undo: int
    redo: int
    record: str


class Kept(NamedTuple):
    """All that must outlast the program.

    Attributes:
        last: the kind last played.
        games: the current game of each kind.
        settings: all settings ever set, but the window's size.
        counts: of each kind the games played, won, lost and given up.
    """

    last: str | None
    games: dict[Game, Position]
    settings: dict[str, str]
    counts: dict[Game, tuple[int, ...]]


def session_of(store: Store, game: Game) -> Session | None:
    """A store and a kind in; a new session of the current game of that kind, as a start of the program builds it."""
    saved = store.current(game.value)
    if saved is None:
        return None
    session = Session.resumed(DealCode.parse(saved.code), saved.entries, RuleSettings)
    # A deal may be stuck from its start (HH-20); the store hears of it with the first action.
    status = session.status if saved.entries else "playing"
    stored, built = (saved.status, saved.score, saved.moves), (status, session.score, session.moves)
    assert stored == built, f"{stored} stored, {built} by its entries: {saved}"
    session.seconds = saved.seconds
    return session


def position_of(session: Session) -> Position:
    """A session in, its position out."""
    return Position(
        session.code.text,
        session.table,
        session.status,
        session.score,
        session.moves,
        session.undoable,
        session.redoable,
        session.record.text,
    )


def kept_in(store: Store) -> Kept:
    """A store in, all that it keeps out."""
    sessions = {game: session_of(store, game) for game in Game}
    return Kept(
        store.last_game(),
        {game: position_of(session) for game, session in sessions.items() if session is not None},
        {name: value for name, value in store.settings().items() if name != "window_size"},
        {game: tuple(store.statistics(game.value)[:4]) for game in Game},
    )


def check_history(store: Store) -> None:
    """See that every current game can be taken back as far as its history goes, to what its record then leads to."""
    for game in Game:
        session = session_of(store, game)
        if session is None or session.is_won:
            continue
        steps, record = session.undoable, session.record
        for _ in range(steps):
            session.undo()
        assert session.undoable == 0
        assert session.record.words == record.words[: len(record.words) - steps]
        earlier = replayed(Record(session.code, session.record.words), RuleSettings)
        assert (earlier.table, earlier.score) == (session.table, session.score)
        for _ in range(steps):
            session.redo()
        assert session.record == record
