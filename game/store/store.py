"""The store as the program sees it: nothing here ever raises because of a file."""

import logging
import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Self

from game.store import checksum, games, journal, statistics
from game.store.games import Current, PlayedGame, SavedGame
from game.store.keeper import Keeper
from game.store.schema import MIGRATIONS, Migration
from game.store.state import write_setting
from game.store.statistics import Statistics

_log = logging.getLogger(__name__)


class Store:
    """Settings, games and statistics, in one SQLite file or, failing that, in memory.

    The settings and the current game of each kind are held in memory too. So reading them costs nothing, and
    when the file fails they go on in a new file or in memory.

    Attributes:
        notices: text keys of what the player should be told, each added once: "store-damaged", "store-newer",
            "store-in-use", "store-unwritable", "game-unreadable". The caller may empty the list.
    """

    def __init__(self, keeper: Keeper, now: Callable[[], float]) -> None:
        """Use `Store.open`."""
        self._keeper = keeper
        self._state = keeper.state
        self._now = now

    @property
    def notices(self) -> list[str]:
        """What the player should be told."""
        return self._keeper.notices

    @classmethod
    def open(
        cls, folder: Path | None, now: Callable[[], float], *, migrations: tuple[Migration, ...] = MIGRATIONS
    ) -> Self:
        """Open the store of a folder.

        Args:
            folder: where the file is or shall be, created if missing; None keeps everything in memory.
            now: the time, in Unix seconds.
            migrations: the versions of the file, for tests.

        Returns:
            A store that works, whatever the state of the folder and the file; `notices` tells what went wrong.
        """
        return cls(Keeper(folder, now, migrations), now)

    def settings(self) -> dict[str, str]:
        """All settings ever set, by name."""
        return dict(self._state.settings)

    def set_setting(self, name: str, value: str) -> None:
        """Keep a setting. Text that is not valid Unicode is kept with question marks."""
        pair = name.encode("utf-8", "replace").decode(), value.encode("utf-8", "replace").decode()
        if self._state.settings.get(pair[0]) == pair[1]:
            return
        self._keeper.write(lambda base: write_setting(base, *pair))
        self._state.settings[pair[0]] = pair[1]

    def begin(self, game: str, code: str, *, counted: bool = True) -> None:
        """Begin a new game of a kind; it becomes the current and the last played one.

        The former one, if unfinished, ends: lost if it was stuck, else given up. Without any action it is forgotten.

        Args:
            game: the kind.
            code: the deal code.
            counted: whether it shall count in the statistics.
        """
        self._begin(Current(game, code, counted=counted, started=float(self._now())))

    def begin_replayed(
        self, game: str, code: str, entries: Iterable[str], *, status: str, score: int, moves: int
    ) -> None:
        """Begin a game of a kind at a position that a record leads to, in one transaction; it does not count.

        Args:
            game: the kind.
            code: the deal code.
            entries: the actions' texts.
            status: "playing", "stuck" or "won" after them.
            score: points after them.
            moves: the move counter after them.
        """
        new = Current(game, code, counted=False, started=float(self._now()))
        new.extend(entries)
        new.status, new.score, new.moves = status, score, moves
        self._begin(new)

    def _begin(self, new: Current) -> None:
        game = new.game

        def write(base: sqlite3.Connection) -> None:
            games.leave(base, self._state.current.get(game), new.started)
            new.id = games.insert(base, new)
            self._state.write_kind(base, game, new.id)

        self._keeper.write(write)
        self._state.current[game] = new
        self._state.note_kind(game)

    def restart(self, game: str) -> None:
        """Begin the current deal of a kind anew; without one nothing happens.

        An unfinished game loses its entries; of a finished one a repeat begins that does not count.
        """
        former = self._state.current.get(game)
        if former is None:
            return
        if former.finished:
            self.begin(game, former.code, counted=False)
            return
        new = Current(game, former.code, counted=former.counted, started=float(self._now()))

        def write(base: sqlite3.Connection) -> None:
            new.id = self._state.current[game].id
            journal.clear(base, new.id)
            base.execute(
                """UPDATE games SET status = 'playing', score = 0, moves = 0, seconds = 0.0, started = ?, checksum = ?
                WHERE id = ?""",
                (new.started, new.checksum, new.id),
            )
            self._state.write_kind(base, game, new.id)

        self._keeper.write(write)
        self._state.current[game] = new
        self._state.note_kind(game)

    def append(
        self,
        game: str,
        entry: str,
        *,
        status: str,
        score: int,
        moves: int,
        seconds: float,
        state: Callable[[], str] | None = None,
    ) -> None:
        """Add what was done to the current game of a kind, in one transaction. A finished game takes nothing more.

        Args:
            game: the kind.
            entry: an action's text, "undo" or "redo".
            status: "playing", "stuck" or "won" after it; "won" finishes the game.
            score: points after it.
            moves: the move counter after it.
            seconds: playing time so far.
            state: gives the state after it as a text, from which the game can be resumed; asked now and then.

        Raises:
            ValueError: no such status.
        """
        if status not in games.STATUSES:
            raise ValueError(f"no such status: {status!r}")
        current = self._state.current.get(game)
        if current is None or current.finished:
            _log.warning("%s: nothing to add %r to", game, entry)
            return
        values = status, score, moves, games.playing_time(seconds), checksum.after(current.checksum, entry)
        number = len(current.entries)
        kept = journal.Checkpoint(number + 1, state()) if state and current.needs_checkpoint else None

        def write(base: sqlite3.Connection) -> None:
            journal.add(base, current.id, number, entry)
            base.execute(
                "UPDATE games SET status = ?, score = ?, moves = ?, seconds = ?, checksum = ? WHERE id = ?",
                (*values, current.id),
            )
            if kept:
                journal.write_checkpoint(base, current.id, current.code, kept)
            if status == "won":
                games.end(base, current.id, "won", self._now())
            if self.last_game() != game:
                self._state.write_kind(base, game, current.id)

        self._keeper.write(write)
        current.entries.append(entry)
        current.status, current.score, current.moves, current.seconds, current.checksum = values
        current.checkpoint = kept or current.checkpoint
        self._state.note_kind(game)

    def save_clock(self, game: str, seconds: float) -> None:
        """Keep the playing time of the current game of a kind, unless it is finished."""
        current = self._state.current.get(game)
        if current is None or current.finished or current.seconds == games.playing_time(seconds):
            return
        time = games.playing_time(seconds)
        self._keeper.write(lambda base: base.execute("UPDATE games SET seconds = ? WHERE id = ?", (time, current.id)))
        current.seconds = time

    def current(self, game: str) -> SavedGame | None:
        """The current game of a kind, a won one included until the next begins."""
        current = self._state.current.get(game)
        return None if current is None else current.saved()

    def last_game(self) -> str | None:
        """The kind last begun, acted on or touched."""
        return self._state.kinds[-1] if self._state.kinds else None

    def kinds(self) -> tuple[str, ...]:
        """The kinds ever played, the last played first."""
        return tuple(reversed(self._state.kinds))

    def touch(self, game: str) -> None:
        """Make a kind the last played."""
        if self.last_game() == game:
            return
        current = self._state.current.get(game)
        self._keeper.write(lambda base: self._state.write_kind(base, game, current.id if current else None))
        self._state.note_kind(game)

    def drop_current(self, game: str) -> None:
        """Part with a current game that the rules can't read: it stays on record, and counts only if it was won."""
        if game in self._state.current:
            self._keeper.drop(game)

    def statistics(self, game: str) -> Statistics:
        """What the finished games of a kind add up to."""
        return self._keeper.read(lambda base: statistics.statistics(base, game), Statistics())

    def recent(self, game: str, limit: int) -> tuple[PlayedGame, ...]:
        """The last finished games of a kind that count in its statistics, newest first.

        Args:
            game: the kind.
            limit: how many at most.
        """
        return self._keeper.read(lambda base: games.recent(base, game, limit), ())

    def entries(self, game_id: int) -> tuple[str, ...]:
        """All that was done in a game, by its number; empty if it is not known."""
        return self._keeper.read(lambda base: games.entries(base, game_id), ())

    def reset_statistics(self, game: str) -> None:
        """Forget the finished games of a kind. The current one stays; if it is finished, it no longer counts."""

        def write(base: sqlite3.Connection) -> None:
            current = self._state.current.get(game)
            games.forget_finished(base, game, current.id if current else 0)

        self._keeper.write(write)
        current = self._state.current.get(game)
        if current is not None and current.finished:
            current.counted = False

    def close(self) -> None:
        """Close the file. The store must not be used afterwards."""
        self._keeper.close()
