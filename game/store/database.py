"""One SQLite file: opening it for this process alone, and setting a damaged one aside."""

import logging
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from game.store import schema
from game.store.trouble import FAILURES, MovedError, NewerVersionError, StrangeSchemaError, Trouble, trouble_of

FILE_NAME = "heart-thieves.db"
_COMPANIONS = ("", "-wal", "-shm", "-journal")
_SMALLEST_FILE = 512  # bytes: the smallest page there can be
_CACHE = 512  # KiB of pages kept in memory: a file of many games is read again as fast from the system's own cache
_BUSY_SECONDS = 0.1
_OPENINGS = 2  # with the time above: a second copy of the program waits 0.2 s at most

_log = logging.getLogger(__name__)


class Database:
    """An open database, of a file or of memory only.

    Attributes:
        connection: in autocommit mode; transactions are begun by `BEGIN IMMEDIATE`.
        path: the file, None for memory only.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path | None) -> None:
        self.connection = connection
        self.path = path
        self._identity = None if path is None else _identity(path)

    def check_place(self) -> None:
        """See that the file is still where it was opened.

        A deleted file can be written to as long as it is open, without an error, and all of it would be lost.

        Raises:
            MovedError: it was deleted or replaced.
        """
        if self.path is not None and _identity(self.path) != self._identity:
            raise MovedError(f"{self.path} is no longer there")

    def meaning(self, error: BaseException, migrations: tuple[schema.Migration, ...]) -> Trouble:
        """Tell what an error met in this database means.

        Where the error alone does not tell, the whole file is read; that may take seconds if it is large.

        Args:
            error: one of `FAILURES`.
            migrations: the steps that made the tables.
        """
        trouble = trouble_of(error)
        if trouble is None:
            return Trouble.DAMAGED if self._is_damaged(migrations) else Trouble.UNWRITABLE
        if self.path is not None and _falsely_read_only(error, self.path):
            return Trouble.DAMAGED
        return trouble

    def is_whole(self) -> bool:
        """Read the whole file and tell whether it is as SQLite writes it; that may take seconds if it is large.

        Raises:
            sqlite3.Error: it can't be read.
        """
        (verdict,) = self.connection.execute("PRAGMA integrity_check(1)").fetchone()
        return bool(verdict == "ok")

    def _is_damaged(self, migrations: tuple[schema.Migration, ...]) -> bool:
        fresh = open_memory(migrations)
        try:
            if schema.statements(self.connection) != schema.statements(fresh.connection):
                return True
            if not self.is_whole():
                return True
            orphan = self.connection.execute("PRAGMA foreign_key_check").fetchone()
        except FAILURES as error:
            return trouble_of(error) is not Trouble.UNWRITABLE
        finally:
            fresh.close()
        return orphan is not None

    def close(self) -> None:
        """Close; what was committed stays, errors are logged."""
        try:
            self.connection.close()
        except FAILURES as error:
            _log.warning("closing %s: %s", self.path, error)


def open_memory(migrations: tuple[schema.Migration, ...]) -> Database:
    """Make an empty database that lasts as long as the program."""
    connection = _connect(":memory:")
    _prepare(connection, migrations)
    return Database(connection, None)


def open_file(path: Path, migrations: tuple[schema.Migration, ...]) -> Database:
    """Open the file for this process alone, creating or migrating it as needed.

    Args:
        path: the file; its folder is created.
        migrations: the steps from version 0 to the present one.

    Raises:
        OSError: the folder can't be created or read.
        StrangeSchemaError: another program's database, or none at all, in the file's place.
        NewerVersionError: the file was left by a newer version; it was not changed.
        sqlite3.Error: it is in use, damaged, or can't be written; `trouble_of` tells.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    _check_files(path)
    # Two copies started at once over a new file can bar each other, both holding a lock the other wants. Letting go
    # once and asking again lets one of them through.
    for _ in range(_OPENINGS - 1):
        try:
            return _open_once(path, migrations)
        except sqlite3.OperationalError as error:
            if trouble_of(error) is not Trouble.IN_USE:
                raise
    return _open_once(path, migrations)


def open_read_only(path: Path, migrations: tuple[schema.Migration, ...]) -> Database:
    """Read a file that can't be written into memory, as its last checkpoint left it, and migrate it there.

    Args:
        path: the file.
        migrations: the steps from version 0 to the present one.

    Raises:
        sqlite3.Error: it can't be read, or is not ours.
    """
    # Without `immutable` SQLite would want to create files beside it.
    with closing(_connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as source:
        connection = _connect(":memory:")
        try:
            source.backup(connection)
            _prepare(connection, migrations)
        except FAILURES:
            connection.close()
            raise
    return Database(connection, path)


def set_aside(path: Path, seconds: float) -> Path:
    """Rename a damaged file and what belongs to it. Nothing is ever overwritten.

    Args:
        path: the damaged file (or folder).
        seconds: the time now, in Unix seconds.

    Returns:
        The file's new place, in the same folder.

    Raises:
        OSError: it can't be renamed.
    """
    stamp = time.strftime("%Y-%m-%d-%H%M%S", time.localtime(seconds))
    target = path.with_name(f"{path.stem}.damaged-{stamp}{path.suffix}")
    number = 1
    while any(os.path.lexists(f"{target}{companion}") for companion in _COMPANIONS):
        number += 1
        target = path.with_name(f"{path.stem}.damaged-{stamp}-{number}{path.suffix}")
    # The file itself goes last: interrupted in between, the next start finds it damaged again.
    for companion in reversed(_COMPANIONS):
        if os.path.lexists(f"{path}{companion}"):
            os.rename(f"{path}{companion}", f"{target}{companion}")  # noqa: PTH104 (a name with a suffix appended)
    _log.warning("%s is damaged, set aside as %s", path, target.name)
    return target


def _open_once(path: Path, migrations: tuple[schema.Migration, ...]) -> Database:
    connection = _connect(str(path.absolute()))
    try:
        # From the first lock on this process keeps the file to itself, and needs no shared memory beside it.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        # A newer version's file must not change in any way, so look before the journal mode is set.
        found = schema.version(connection)
        if found > len(migrations):
            raise NewerVersionError(f"version {found}, this program knows {len(migrations)}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        _prepare(connection, migrations)
        return Database(connection, path)
    except FAILURES as error:
        connection.close()
        if _falsely_read_only(error, path):
            raise StrangeSchemaError("the file calls itself read-only") from error
        raise


def _prepare(connection: sqlite3.Connection, migrations: tuple[schema.Migration, ...]) -> None:
    with connection:
        connection.execute("BEGIN EXCLUSIVE")
        schema.migrate(connection, migrations)
    connection.execute("PRAGMA foreign_keys = ON")


def _connect(place: str, *, uri: bool = False) -> sqlite3.Connection:
    connection = sqlite3.connect(place, timeout=_BUSY_SECONDS, isolation_level=None, uri=uri)
    # A broken text must cost the row it stands in, not the whole answer.
    connection.text_factory = _text
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    connection.execute(f"PRAGMA cache_size = -{_CACHE}")
    return connection


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _check_files(path: Path) -> None:
    for companion in _COMPANIONS:
        place = Path(f"{path}{companion}")
        if place.exists() and not place.is_file():
            raise StrangeSchemaError(f"{place} is no file")
    # SQLite takes a stump for an empty file, and would write over it without a word.
    if path.exists() and 0 < path.stat().st_size < _SMALLEST_FILE:
        raise StrangeSchemaError(f"{path} is cut")


def _falsely_read_only(error: BaseException, path: Path) -> bool:
    """Whether a file that may be written says in its header that it may not: a broken header."""
    code = getattr(error, "sqlite_errorcode", -1) & 0xFF
    return code == sqlite3.SQLITE_READONLY and os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
