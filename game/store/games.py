"""Games as rows: the current one of each kind, and those played before."""

import math
import sqlite3
from collections.abc import Iterable
from typing import NamedTuple

from game.store import checksum, journal
from game.store.journal import Checkpoint
from game.store.statistics import SOUND

STATUSES = ("playing", "stuck", "won")


class SavedGame(NamedTuple):
    """The current game of a kind.

    Attributes:
        id: its number in the store.
        code: its deal code.
        entries: all that was done, in order: actions, "undo", "redo".
        seconds: playing time.
        finished: it was won; nothing can be added.
        status: "playing", "stuck" or "won", as after the last entry.
        score: points, as after the last entry.
        moves: the move counter, as after the last entry.
        counted: it counts in the statistics once it ends.
        checkpoint: the state that was kept last, None if there is none, or it is not as it was written.
    """

    id: int
    code: str
    entries: tuple[str, ...]
    seconds: float
    finished: bool
    status: str
    score: int
    moves: int
    counted: bool
    checkpoint: Checkpoint | None


class PlayedGame(NamedTuple):
    """A finished game.

    Attributes:
        id: its number in the store, by which its entries can be had.
        code: its deal code.
        result: "won", "lost" or "given-up".
        score: points at the end.
        moves: the move counter at the end.
        seconds: playing time.
        started: when it was dealt, in Unix seconds.
    """

    id: int
    code: str
    result: str
    score: int
    moves: int
    seconds: float
    started: float


class Current:
    """A current game, held in memory as it stands in the database, so that it outlives the file."""

    __slots__ = (
        *("checkpoint", "checksum", "code", "counted", "entries", "game", "id"),
        *("moves", "score", "seconds", "started", "status"),
    )

    def __init__(self, game: str, code: str, *, counted: bool, started: float) -> None:
        self.id = 0
        self.game = game
        self.code = code
        self.counted = counted
        self.started = started
        self.entries: list[str] = []
        self.status = "playing"
        self.score = 0
        self.moves = 0
        self.seconds = 0.0
        self.checksum = checksum.start(code)
        self.checkpoint: Checkpoint | None = None

    @property
    def needs_checkpoint(self) -> bool:
        """Whether the state should be kept with the next entry."""
        return len(self.entries) - (self.checkpoint.number if self.checkpoint else 0) >= journal.CHECKPOINT_EVERY

    def extend(self, entries: Iterable[str]) -> None:
        """Add entries."""
        self.entries.extend(entries)
        self.checksum = checksum.whole(self.code, self.entries)

    @property
    def finished(self) -> bool:
        """Whether it was won."""
        return self.status == "won"

    def saved(self) -> SavedGame:
        """The game as a value."""
        return SavedGame(
            self.id,
            self.code,
            tuple(self.entries),
            self.seconds,
            self.finished,
            self.status,
            self.score,
            self.moves,
            self.counted,
            self.checkpoint,
        )


def load(connection: sqlite3.Connection, game_id: int) -> Current | None:
    """Read a current game.

    Returns:
        The game; None if there is none of that number, or its values are not what they should be.

    Raises:
        sqlite3.Error: the database can't be read.
    """
    row = connection.execute(
        """SELECT game, code, counted, started + 0.0, status, score, moves, seconds + 0.0
        FROM games WHERE id = ? AND result IS (CASE status WHEN 'won' THEN 'won' END)
            AND typeof(game) = 'text' AND typeof(code) = 'text' AND counted IN (0, 1)
            AND started BETWEEN -1e12 AND 1e12 AND status IN ('playing', 'stuck', 'won')
            AND typeof(score) = 'integer' AND typeof(moves) = 'integer' AND moves >= 0
            AND seconds BETWEEN 0 AND 1e9""",
        (game_id,),
    ).fetchone()
    entries = journal.sound_entries(connection, game_id)
    if row is None or entries is None:
        return None
    game, code, counted, started, status, score, moves, seconds = row
    current = Current(game, code, counted=bool(counted), started=started)
    current.id = game_id
    current.extend(entries)
    current.checkpoint = journal.sound_checkpoint(connection, game_id, code, len(entries))
    current.status, current.score, current.moves, current.seconds = status, score, moves, seconds
    return current


def insert(connection: sqlite3.Connection, current: Current) -> int:
    """Add a game with its entries.

    Returns:
        Its number in this database.

    Raises:
        sqlite3.Error: the database can't be written.
    """
    finished, result = (current.started + current.seconds, "won") if current.finished else (None, None)
    row = connection.execute(
        """INSERT INTO games
            (game, code, counted, started, finished, status, result, score, moves, seconds, checksum)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id""",
        (
            *(current.game, current.code, current.counted, float(current.started), finished),
            *(current.status, result, current.score, current.moves, current.seconds, current.checksum),
        ),
    ).fetchone()
    # In a damaged file entries may be left under a number that no game had.
    journal.clear(connection, row[0])
    numbered = ((row[0], number, entry) for number, entry in enumerate(current.entries))
    connection.executemany("INSERT INTO entries (game_id, number, entry) VALUES (?, ?, ?)", numbered)
    if current.checkpoint:
        journal.write_checkpoint(connection, row[0], current.code, current.checkpoint)
    return int(row[0])


def leave(connection: sqlite3.Connection, current: Current | None, now: float) -> None:
    """Make room for the next game: an unfinished one ends, one without an action goes altogether.

    Raises:
        sqlite3.Error: the database can't be written.
    """
    if current is None:
        return
    journal.forget_checkpoint(connection, current.id)
    if current.finished:
        return
    if current.entries:
        result = "lost" if current.status == "stuck" else "given-up"
        end(connection, current.id, result, now)
    else:
        connection.execute("DELETE FROM games WHERE id = ?", (current.id,))


def end(connection: sqlite3.Connection, game_id: int, result: str, now: float) -> None:
    """Write how an unfinished game ended; a finished one stays as it is.

    Raises:
        sqlite3.Error: the database can't be written.
    """
    connection.execute(
        "UPDATE games SET result = ?, finished = ? WHERE id = ? AND result IS NULL", (result, float(now), game_id)
    )


def drop(connection: sqlite3.Connection, game: object, kept: set[int], now: float) -> None:
    """Take the current game of a kind from its place. What is unfinished and no other kind's game ends as unreadable.

    Args:
        connection: the database.
        game: the kind, as it stands there.
        kept: the numbers of the other kinds' current games.
        now: the time, in Unix seconds.

    Raises:
        sqlite3.Error: the database can't be written.
    """
    unfinished = connection.execute("SELECT id FROM games WHERE result IS NULL").fetchall()
    for (game_id,) in unfinished:
        if game_id not in kept:
            end(connection, game_id, "unreadable", now)
    connection.execute("UPDATE current SET game_id = NULL WHERE game IS ?", (game,))


def recent(connection: sqlite3.Connection, game: str, limit: int) -> tuple[PlayedGame, ...]:
    """The last finished games that count, newest first; see `Store.recent`."""
    rows = connection.execute(
        f"""SELECT id, code, result, score, moves, seconds + 0.0, started + 0.0 FROM games
        WHERE {SOUND} AND typeof(code) = 'text' AND started BETWEEN -1e12 AND 1e12 ORDER BY id DESC LIMIT ?""",
        (game, max(0, limit)),
    )
    return tuple(PlayedGame(*row) for row in rows)


def entries(connection: sqlite3.Connection, game_id: int) -> tuple[str, ...]:
    """All entries of a game in order; empty if they are broken or there is no such game; see `Store.entries`."""
    return tuple(journal.sound_entries(connection, game_id) or ())


def forget_finished(connection: sqlite3.Connection, game: str, current_id: int) -> None:
    """Delete all finished games of a kind but the current one, which, if finished, no longer counts.

    Raises:
        sqlite3.Error: the database can't be written.
    """
    connection.execute("DELETE FROM games WHERE game = ? AND result NOTNULL AND id <> ?", (game, current_id))
    connection.execute("UPDATE games SET counted = 0 WHERE id = ? AND result NOTNULL", (current_id,))


def copy_finished(source: sqlite3.Connection, target: sqlite3.Connection, left_out: set[int]) -> None:
    """Copy the finished games that count, without their entries, under the same numbers.

    Args:
        source: where they are.
        target: an empty database.
        left_out: numbers of games not to copy.

    Raises:
        sqlite3.Error: a database can't be read or written. Nothing was copied.
    """
    columns = "id, game, code, counted, started, finished, status, result, score, moves, seconds"
    rows = source.execute(f"SELECT {columns} FROM games WHERE counted = 1 AND result IN ('won', 'lost', 'given-up')")
    with target:
        target.execute("BEGIN IMMEDIATE")
        # OR IGNORE leaves out rows whose values break a check.
        target.executemany(
            f"INSERT OR IGNORE INTO games ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (row for row in rows if row[0] not in left_out),
        )


def playing_time(seconds: float) -> float:
    """A playing time that can be stored: what is negative or not finite becomes 0."""
    return float(seconds) if math.isfinite(seconds) and seconds >= 0 else 0.0
