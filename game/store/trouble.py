"""What can go wrong with a data file, and what that means for the player."""

import sqlite3
from enum import Enum

FAILURES = (sqlite3.Error, OSError, MemoryError, UnicodeError)
"""All that a data file can do to its reader. (A broken length in a file makes SQLite run out of memory; a broken name
in it can stand in SQLite's message, which Python then fails to decode.)"""


class Trouble(Enum):
    """A kind of trouble; its value is the text key of the notice to the player."""

    DAMAGED = "store-damaged"
    NEWER = "store-newer"
    IN_USE = "store-in-use"
    UNWRITABLE = "store-unwritable"


class StrangeSchemaError(sqlite3.DatabaseError):
    """The file is a sound database, but not one of this program."""


class NewerVersionError(sqlite3.DatabaseError):
    """The file was written by a newer version of this program."""


class MovedError(OSError):
    """The file was deleted or replaced while it was open."""


_IN_USE = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_UNWRITABLE = {
    *(sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL),
    *(sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH, sqlite3.SQLITE_NOLFS),
}
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


def trouble_of(error: BaseException) -> Trouble | None:
    """Tell what an error means.

    Args:
        error: one of `FAILURES`.

    Returns:
        The trouble, or None where the error alone does not tell whether the file is damaged: a constraint may
        fail, or a statement not fit the tables, through a fault in the file or in this program.
    """
    if isinstance(error, NewerVersionError):
        return Trouble.NEWER
    if isinstance(error, StrangeSchemaError):
        return Trouble.DAMAGED
    if isinstance(error, OSError):
        return Trouble.UNWRITABLE
    # An extended code carries its primary one in the low byte. Errors of the Python module itself have none.
    code = getattr(error, "sqlite_errorcode", -1) & 0xFF
    for codes, trouble in ((_IN_USE, Trouble.IN_USE), (_UNWRITABLE, Trouble.UNWRITABLE), (_DAMAGED, Trouble.DAMAGED)):
        if code in codes:
            return trouble
    return None
