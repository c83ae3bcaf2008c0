"""The tables of the data file, its version, and the way from older versions to this one."""

import sqlite3

from game.store.trouble import NewerVersionError, StrangeSchemaError

Migration = tuple[str, ...]
"""The statements that lead from one version to the next."""

APPLICATION_ID = 0x48546872
"""Stands in the file's header ("HThr"), so that another program's database is never taken for ours."""

# STRICT came with SQLite 3.37; Python may be linked to an older one. The checks below hold either way.
_STRICT = "STRICT" if sqlite3.sqlite_version_info >= (3, 37) else ""
_WITHOUT_ROWID = "STRICT, WITHOUT ROWID" if _STRICT else "WITHOUT ROWID"

SOUND = """counted = 1 AND result IN ('won', 'lost', 'given-up')
    AND typeof(score) = 'integer' AND typeof(moves) = 'integer' AND seconds BETWEEN 0 AND 1e9"""
"""The condition of the index `games_finished`. Queries use it word for word, or SQLite would not use the index. It
leaves out rows that a damaged file, or someone's hand, made wrong."""

MIGRATIONS: tuple[Migration, ...] = (
    (
        f"PRAGMA application_id = {APPLICATION_ID}",
        f"CREATE TABLE settings (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) {_WITHOUT_ROWID}",
        f"""CREATE TABLE games (
            id INTEGER PRIMARY KEY,
            game TEXT NOT NULL,
            code TEXT NOT NULL,
            counted INTEGER NOT NULL CHECK (counted IN (0, 1)),
            started REAL NOT NULL CHECK (typeof(started) = 'real'),
            finished REAL CHECK (typeof(finished) IN ('real', 'null')),
            status TEXT NOT NULL CHECK (status IN ('playing', 'stuck', 'won')),
            result TEXT CHECK (result IN ('won', 'lost', 'given-up', 'unreadable')),
            score INTEGER NOT NULL CHECK (typeof(score) = 'integer'),
            moves INTEGER NOT NULL CHECK (typeof(moves) = 'integer' AND moves >= 0),
            seconds REAL NOT NULL CHECK (typeof(seconds) = 'real' AND seconds >= 0),
            CHECK ((result IS NULL) = (finished IS NULL))
        ) {_STRICT}""",
        f"""CREATE TABLE entries (
            game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            number INTEGER NOT NULL CHECK (number >= 0),
            entry TEXT NOT NULL,
            PRIMARY KEY (game_id, number)
        ) {_WITHOUT_ROWID}""",
        # One row a kind of game: its current game, if any; the highest `touched` is the kind last played.
        f"""CREATE TABLE current (
            game TEXT PRIMARY KEY NOT NULL,
            game_id INTEGER REFERENCES games (id) ON DELETE SET NULL,
            touched INTEGER NOT NULL
        ) {_WITHOUT_ROWID}""",
        # Holds all that the statistics read, in the order of the games: they never touch the table itself.
        f"CREATE INDEX games_finished ON games (game, id, counted, result, score, moves, seconds) WHERE {SOUND}",
    ),
    (
        # Of the code and all entries; NULL for a game that version 1 left, until the next entry.
        "ALTER TABLE games ADD COLUMN checksum INTEGER",
        # The latest of each current game, so that resuming one does not take the longer the more was done in it.
        f"""CREATE TABLE checkpoints (
            game_id INTEGER PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            number INTEGER NOT NULL CHECK (number >= 0),
            state TEXT NOT NULL,
            checksum INTEGER NOT NULL
        ) {_STRICT}""",
    ),
)
"""`MIGRATIONS[n]` leads from version n to n + 1; version 0 is an empty file."""

_COLUMNS = {
    "settings": {"name", "value"},
    "games": {
        *("id", "game", "code", "counted", "started", "finished"),
        *("status", "result", "score", "moves", "seconds", "checksum"),
    },
    "checkpoints": {"game_id", "number", "state", "checksum"},
    "entries": {"game_id", "number", "entry"},
    "current": {"game", "game_id", "touched"},
}


def version(connection: sqlite3.Connection) -> int:
    """The version that the file says it has; 0 for an empty one."""
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    return int(found)


def migrate(connection: sqlite3.Connection, migrations: tuple[Migration, ...]) -> None:
    """Bring the file to the newest version, within the transaction that the caller holds.

    Args:
        connection: the database, in a transaction.
        migrations: the steps, one a version.

    Raises:
        NewerVersionError: the file comes from a newer version of the program. Nothing was changed.
        StrangeSchemaError: the file is a database, but not ours. The transaction must be rolled back.
        sqlite3.Error: the file can't be read or written.
    """
    found = version(connection)
    if found > len(migrations):
        raise NewerVersionError(f"version {found}, this program knows {len(migrations)}")
    if found < 0 or (found == 0 and not _empty(connection)):
        raise StrangeSchemaError(f"version {found}, yet not empty")
    if found > 0:
        _check_owner(connection)
    for number, statements in enumerate(migrations[found:], start=found + 1):
        for statement in statements:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")
    _check_columns(connection)


def _check_owner(connection: sqlite3.Connection) -> None:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if application != APPLICATION_ID:
        raise StrangeSchemaError(f"application id {application:#x}")
    # A trigger would run whatever it holds with every move; a view in a table's place, with every look.
    strange = connection.execute("SELECT name FROM sqlite_master WHERE type IN ('trigger', 'view')").fetchone()
    if strange is not None:
        raise StrangeSchemaError(f"it holds {strange[0]!r}")


def _check_columns(connection: sqlite3.Connection) -> None:
    for table, columns in _COLUMNS.items():
        found = {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}
        if not columns <= found:
            raise StrangeSchemaError(f"table {table} lacks {sorted(columns - found)}")


def statements(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """Names and definitions of all tables and indexes.

    Raises:
        sqlite3.Error: the file can't be read.
    """
    return set(connection.execute("SELECT name, sql FROM sqlite_master WHERE sql NOTNULL"))


def _empty(connection: sqlite3.Connection) -> bool:
    (objects,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return bool(objects == 0)
