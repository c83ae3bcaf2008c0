"""Keeps a database at hand: the file, a new one in place of a damaged one, or memory."""

import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from game.store import database, games
from game.store.database import Database
from game.store.schema import Migration
from game.store.state import State
from game.store.trouble import FAILURES, Trouble, trouble_of

GAME_UNREADABLE = "game-unreadable"
"""The notice that a saved game could not be read and is no longer the current one."""

_ATTEMPTS = 3  # in the file, in a new file, in memory

_log = logging.getLogger(__name__)
_T = TypeVar("_T")
Operation = Callable[[sqlite3.Connection], _T]


class Keeper:
    """Runs operations on whatever database works; none of its methods raises because of a file.

    Attributes:
        state: settings and current games, carried over from one database to the next.
        notices: text keys of what the player should be told.
    """

    def __init__(self, folder: Path | None, now: Callable[[], float], migrations: tuple[Migration, ...]) -> None:
        """Open the file in a folder, or memory only.

        Args:
            folder: the folder, created if missing; None for memory only.
            now: the time, in Unix seconds.
            migrations: the versions of the file.
        """
        self.state = State()
        self.notices: list[str] = []
        self._told: set[str] = set()
        self._now = now
        self._migrations = migrations
        self._base = database.open_memory(migrations)
        if folder is not None:
            self._open(folder / database.FILE_NAME)

    def read(self, operation: Operation[_T], default: _T) -> _T:
        """Run an operation.

        Args:
            operation: gets the connection; may run again, on another database, if it fails.
            default: what to return if it fails everywhere.
        """
        for _ in range(_ATTEMPTS):
            try:
                self._base.check_place()
                return operation(self._base.connection)
            except FAILURES as error:
                if self._base.path is None:
                    _log.error("even in memory: %s", error)
                    break
                self._recover(self._base.path, self._base.meaning(error, self._migrations), error)
        return default

    def write(self, operation: Operation[object]) -> None:
        """Run an operation in one transaction: all of it happens, or nothing."""

        def transaction(connection: sqlite3.Connection) -> None:
            with connection:
                connection.execute("BEGIN IMMEDIATE")
                operation(connection)

        self.read(transaction, None)

    def notify(self, notice: str) -> None:
        """Add a notice unless the player was told before."""
        if notice not in self._told:
            self._told.add(notice)
            self.notices.append(notice)

    def drop(self, game: object) -> None:
        """Take a game that can't be read from its place as the current one of its kind; its row stays."""
        _log.warning("the current game of %r is dropped", game)

        def write(connection: sqlite3.Connection) -> None:
            # Asked only here: where the file breaks at this, the games have other numbers in the next one.
            kept = {current.id for kind, current in self.state.current.items() if kind != game}
            games.drop(connection, game, kept, self._now())

        self.write(write)
        if isinstance(game, str):
            self.state.current.pop(game, None)
        self.notify(GAME_UNREADABLE)

    def close(self) -> None:
        """Close the database."""
        self._base.close()

    def _open(self, path: Path) -> None:
        try:
            self._use(database.open_file(path, self._migrations))
            unreadable = self.state.load(self._base.connection)
            # A game may be unreadable through a fault in what lies around it: then nothing more is to be written there.
            if unreadable and not self._base.is_whole():
                raise sqlite3.DatabaseError(f"games of {unreadable} are unreadable in a broken file")
        except FAILURES as error:
            trouble = trouble_of(error) or Trouble.DAMAGED
            if trouble is Trouble.UNWRITABLE and self._base.path is None:
                self._open_read_only(path)
            self._recover(path, trouble, error)
        else:
            for game in unreadable:
                self.drop(game)

    def _open_read_only(self, path: Path) -> None:
        try:
            self._use(database.open_read_only(path, self._migrations))
            self.state.load(self._base.connection)
        except FAILURES as error:
            _log.info("%s can't even be read: %s", path, error)

    def _use(self, base: Database) -> None:
        self._base.close()
        self._base = base

    def _recover(self, path: Path, trouble: Trouble, error: BaseException) -> None:
        _log.error("%s: %s (%s)", path, error, trouble.value)
        self.notify(trouble.value)
        if trouble is Trouble.DAMAGED and self._start_new_file(path):
            return
        memory = database.open_memory(self._migrations)
        if trouble is Trouble.UNWRITABLE and self._base.path is not None:
            self._copy_finished(memory)
        self.state.dump(memory.connection)
        self._use(memory)

    def _start_new_file(self, path: Path) -> bool:
        self._use(database.open_memory(self._migrations))
        try:
            database.set_aside(path, self._now())
            new = database.open_file(path, self._migrations)
        except FAILURES as error:
            _log.error("no new file: %s", error)
            self.notify(Trouble.UNWRITABLE.value)
            return False
        try:
            self.state.dump(new.connection)
        except FAILURES as error:
            _log.error("the new file: %s", error)
            self.notify(Trouble.UNWRITABLE.value)
            new.close()
            return False
        self._use(new)
        return True

    def _copy_finished(self, memory: Database) -> None:
        """Let the statistics go on: the file can't be written, but perhaps read."""
        current = {game.id for game in self.state.current.values()}
        try:
            games.copy_finished(self._base.connection, memory.connection, current)
        except FAILURES as error:
            _log.info("the finished games can't be read: %s", error)
