"""What was done in a game: its entries, and its state after some of them, as rows."""

import sqlite3
from typing import NamedTuple

from game.store import checksum
from game.store.checksum import SEPARATOR

CHECKPOINT_EVERY = 250
"""Entries after which a game's state is kept again: they are what is played when the game is resumed."""


class Checkpoint(NamedTuple):
    """A game's state in the middle of its entries.

    Attributes:
        number: after how many entries.
        state: the state as a text that whoever plays the game understands.
    """

    number: int
    state: str


def add(connection: sqlite3.Connection, game_id: int, number: int, entry: str) -> None:
    """Add an entry.

    Raises:
        sqlite3.Error: the database can't be written.
    """
    connection.execute("INSERT INTO entries (game_id, number, entry) VALUES (?, ?, ?)", (game_id, number, entry))


def clear(connection: sqlite3.Connection, game_id: int) -> None:
    """Delete all that was done in a game.

    Raises:
        sqlite3.Error: the database can't be written.
    """
    connection.execute("DELETE FROM entries WHERE game_id = ?", (game_id,))
    forget_checkpoint(connection, game_id)


def forget_checkpoint(connection: sqlite3.Connection, game_id: int) -> None:
    """Delete the state that was kept of a game.

    Raises:
        sqlite3.Error: the database can't be written.
    """
    connection.execute("DELETE FROM checkpoints WHERE game_id = ?", (game_id,))


def write_checkpoint(connection: sqlite3.Connection, game_id: int, code: str, checkpoint: Checkpoint) -> None:
    """Keep a game's state in place of the one kept before.

    Raises:
        sqlite3.Error: the database can't be written.
    """
    connection.execute(
        "INSERT OR REPLACE INTO checkpoints (game_id, number, state, checksum) VALUES (?, ?, ?, ?)",
        (game_id, *checkpoint, _checksum(code, checkpoint)),
    )


def sound_entries(connection: sqlite3.Connection, game_id: int) -> list[str] | None:
    """All entries of a game in order, none if there is no such game; None if they are not what was written.

    Raises:
        sqlite3.Error: the database can't be read.
    """
    # As one text: a row each would take far longer to carry over.
    count, last, text = connection.execute(
        """SELECT count(*), (SELECT max(number) FROM entries WHERE game_id = ?1), group_concat(entry, ?2)
        FROM (SELECT entry FROM entries WHERE game_id = ?1 ORDER BY number)""",
        (game_id, SEPARATOR),
    ).fetchone()
    found = text.split(SEPARATOR) if isinstance(text, str) else []
    # A game with a gap would be another game: better none.
    if len(found) != count or last != (count - 1 if count else None):
        return None
    row = connection.execute("SELECT code, checksum FROM games WHERE id = ?", (game_id,)).fetchone()
    if row is not None and row[1] is not None and row[1] != checksum.whole(str(row[0]), found):
        return None
    return found


def sound_checkpoint(connection: sqlite3.Connection, game_id: int, code: str, entries: int) -> Checkpoint | None:
    """The state that was kept last of a game; None if there is none, or it is not what was written.

    Args:
        connection: the database.
        game_id: the game's number.
        code: its deal code.
        entries: how many it has.

    Raises:
        sqlite3.Error: the database can't be read.
    """
    row = connection.execute("SELECT number, state, checksum FROM checkpoints WHERE game_id = ?", (game_id,)).fetchone()
    if row is None or not isinstance(row[0], int) or not 0 <= row[0] <= entries:
        return None
    checkpoint = Checkpoint(row[0], str(row[1]))
    return checkpoint if row[2] == _checksum(code, checkpoint) else None


def _checksum(code: str, checkpoint: Checkpoint) -> int:
    return checksum.whole(code, (str(checkpoint.number), checkpoint.state))
