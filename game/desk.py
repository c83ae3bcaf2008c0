"""The desk: the games in progress, kept in step with the store. Protocol and window both play through it."""

import logging
from collections.abc import Callable

from game.change import Cause, Change
from game.rules.action import Record, RecordError
from game.rules.controller import Result
from game.rules.deal import DealCode, DealCodeError
from game.rules.games import Game
from game.rules.replay import replayed
from game.rules.session import Answer, Session
from game.rules.table import Place, Spot
from game.settings import Settings
from game.store import SavedGame, Store

_log = logging.getLogger(__name__)


class NoGameError(Exception):
    """There is no game on the table yet."""


class Desk:
    """Holds one game in progress of each kind, one of them on the table."""

    def __init__(self, store: Store, settings: Settings, draw_number: Callable[[], int]) -> None:
        """Put the game last played back on the table; if it can't be read, the one played before it.

        Args:
            store: where games are kept.
            settings: the settings in force.
            draw_number: gives a random number of a deal.
        """
        self._store = store
        self._settings = settings
        self._draw_number = draw_number
        self._sessions: dict[Game, Session] = {}
        self.watcher: Callable[[Change], None] = _watch_nothing
        known = {game.value: game for game in Game}
        self._on_table = next(
            (known[kind] for kind in store.kinds() if kind in known and self._resume(known[kind])), None
        )

    @property
    def has_game(self) -> bool:
        """Whether a game is on the table."""
        return self._on_table is not None

    @property
    def session(self) -> Session:
        """The game on the table.

        Raises:
            NoGameError: if there is none.
        """
        if self._on_table is None:
            raise NoGameError
        return self._sessions[self._on_table]

    def look_at(self, game: Game) -> Session | None:
        """Return the game in progress of a kind, on the table or not, None if there is none."""
        return self._sessions[game] if self._resume(game) else None

    def new(self, game: Game) -> None:
        """Deal a random game."""
        self.open(DealCode.numbered(game, self._draw_number()))

    def open(self, code: DealCode) -> None:
        """Deal the game that a code names."""
        self._store.begin(code.game.value, code.text)
        self._put_on_table(Session(code, self._settings.rules), Cause.DEAL)

    def restart(self) -> None:
        """Deal the game on the table anew: score, moves and time 0, nothing to undo."""
        code = self.session.code
        self._store.restart(code.game.value)
        self._put_on_table(Session(code, self._settings.rules), Cause.DEAL)

    def replay(self, record: Record) -> None:
        """Put the position that a record leads to on the table; it counts in no statistics.

        Raises:
            RecordError: if the rules refuse the record; the game on the table stays.
        """
        session = replayed(record, self._settings.rules)
        self._store.begin_replayed(
            record.code.game.value,
            record.code.text,
            record.words,
            status=session.status,
            score=session.score,
            moves=session.moves,
        )
        self._put_on_table(session, Cause.DEAL)

    def switch(self, game: Game) -> None:
        """Put the other game on the table as it was left, or a new deal of it."""
        if not self._resume(game):
            self.new(game)
            return
        self._store.touch(game.value)
        self._on_table = game
        self.session.forget_gesture()
        self._tell(Cause.SHOWN)

    def tap(self, spot: Spot) -> Answer:
        """Tap a card or place."""
        return self._did(Cause.TAP, self.session.tap(spot), spot)

    def double(self, spot: Spot) -> Answer:
        """Double-click a card or place."""
        return self._did(Cause.TAP, self.session.double(spot), spot)

    def second_click(self, spot: Spot) -> Answer:
        """Follow a double click whose first click was made as a tap and moved nothing."""
        return self._did(Cause.TAP, self.session.second_click(spot), spot)

    def drag(self, source: Spot, target: Place | None) -> Answer:
        """Drop the card at `source` on `target`, None for beside every place."""
        return self._did(Cause.DROP, self.session.drag(source, target), source, target)

    def undo(self) -> Answer:
        """Take the last step back."""
        return self._did(Cause.UNDO, self.session.undo())

    def redo(self) -> Answer:
        """Make the step last taken back again."""
        return self._did(Cause.REDO, self.session.redo())

    @property
    def clock_runs(self) -> bool:
        """Whether the game on the table is begun and not yet won (UI-11)."""
        return self._on_table is not None and self.session.started and not self.session.is_won

    def advance(self, seconds: float) -> None:
        """Let the playing time of the game on the table run on (UI-11); saved every full second."""
        if self._on_table is None or not self.clock_runs:
            return
        before = int(self.session.seconds)
        self.session.seconds += seconds
        if int(self.session.seconds) != before:
            self._store.save_clock(self._on_table.value, self.session.seconds)

    def close(self) -> None:
        """Save the clocks; everything else is saved already."""
        for game, session in self._sessions.items():
            self._store.save_clock(game.value, session.seconds)

    def _resume(self, game: Game) -> bool:
        """Bring the game in progress of a kind into memory; tell whether there is one."""
        if game in self._sessions:
            return True
        saved = self._store.current(game.value)
        if saved is None:
            return False
        try:
            session = self._restored(game, saved)
        except (DealCodeError, RecordError) as error:
            _log.warning("the saved game %s can't be read: %s", game.value, error)
            self._store.drop_current(game.value)
            return False
        self._keep(session)
        return True

    def _restored(self, game: Game, saved: SavedGame) -> Session:
        """Build the session of a saved game.

        Raises:
            DealCodeError: if its deal code can't be read.
            RecordError: if the rules refuse what was done in it, or it is not what it is saved as.
        """
        session = self._from_checkpoint(saved)
        if session is None:
            session = Session.resumed(DealCode.parse(saved.code), saved.entries, self._settings.rules)
        if session.code.game is not game:
            raise RecordError(f"{saved.code} is a deal of the other game")
        if saved.finished and not session.is_won:
            raise RecordError("it is saved as won, but is not")
        session.seconds = saved.seconds
        return session

    def _from_checkpoint(self, saved: SavedGame) -> Session | None:
        """Build the session of a saved game without playing it whole; None where that leads to no such game."""
        if saved.checkpoint is None:
            return None
        try:
            session = Session.resumed(DealCode.parse(saved.code), saved.entries, self._settings.rules, saved.checkpoint)
        except RecordError as error:
            _log.warning("the checkpoint of %s is not to be used: %s", saved.code, error)
            return None
        stands = session.status, session.score, session.moves
        return session if stands == (saved.status, saved.score, saved.moves) else None

    def _put_on_table(self, session: Session, cause: Cause) -> None:
        self._keep(session)
        self._on_table = session.code.game
        self._tell(cause)

    def _keep(self, session: Session) -> None:
        self._sessions[session.code.game] = session
        session.journal = lambda word: self._write(session, word)

    def _write(self, session: Session, word: str) -> None:
        self._store.append(
            session.code.game.value,
            word,
            status=session.status,
            score=session.score,
            moves=session.moves,
            seconds=session.seconds,
            state=session.checkpoint,
        )

    def _did(self, cause: Cause, answer: Answer, spot: Spot | None = None, target: Place | None = None) -> Answer:
        self.watcher(Change(cause, answer, spot, target))
        return answer

    def _tell(self, cause: Cause) -> None:
        self.watcher(Change(cause, Answer(Result.MOVED)))


def _watch_nothing(change: Change) -> None:
    """Stand in for a watcher where no window shows the game."""
