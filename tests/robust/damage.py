"""Ways in which a data file may be broken: its bytes, or the values inside."""

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from game.settings import ALL
from game.store.database import FILE_NAME
from game.store.schema import MIGRATIONS

_NUMBERS = (-1, 0, 1, 2**31, 2**53, 2**63 - 1, -(2**63), 1e300, -1e300, float("inf"), -0.5, None, "many", b"\0\xff", "")
_CODES = (
    *("", "HH1-N-AAAAAAM", "FT1-N-AAAAAAA", "HH2-N-AAAAAAM", "HH1-N-AAAAAA0", "HH1-E-" + "7" * 34, "A" * 100_000),
    *("\0", "♥", None, 7, b"\xff\xfe", "hh1n aaaa-aam", "FT1-E-" + "A" * 100),
)
_ENTRIES = ("", "s", "undo", "redo", "h25+w", "w>f1", "c1>c2", "f1>c1", "x" * 100_000, "\0", "♥", None, 3, b"\xff", "S")
_KINDS = ("hh", "ft", "xx", "", None, 5, b"\xff", "\0")
_STATUSES = ("playing", "stuck", "won", "lost", "", None, 1)
_RESULTS = (None, "won", "lost", "given-up", "unreadable", "", 1)
_VALUES = (
    "on",
    "off",
    "",
    "ON",
    "system",
    "xx",
    "999999",
    "0x0",
    "16384x16384",
    "160x160",
    "-1x-1",
    "\0",
    None,
    b"\xff",
)
_VERSIONS = (-1, 0, len(MIGRATIONS) + 1, 99, 2**31 - 1, -(2**31))
_CELLS: dict[str, dict[str, tuple[object, ...]]] = {
    "games": {
        **dict.fromkeys(("score", "moves", "seconds", "started", "finished", "counted", "id"), _NUMBERS),
        "code": _CODES,
        "game": _KINDS,
        "status": _STATUSES,
        "result": _RESULTS,
        "checksum": tuple(number for number in _NUMBERS if number is not None),
    },
    "checkpoints": {"number": _NUMBERS, "state": (*_CODES, "0;0;;", "3;0;/;s"), "checksum": _NUMBERS},
    "entries": {"entry": _ENTRIES, "number": _NUMBERS, "game_id": _NUMBERS},
    "current": {"game": _KINDS, "game_id": _NUMBERS, "touched": _NUMBERS},
    "settings": {"name": ("", "window_size", None, *ALL), "value": _VALUES},
}


def damage(folder: Path, chance: random.Random) -> str:
    """Break the file in a folder somehow; say how."""
    makers: list[Callable[[Path, random.Random], None]] = [
        *(_cut, _flip, _flip, _overwrite, _swap, _log_lost, _noise),
        *(_values, _values, _values, _values, _untyped, _untyped, _header, _schema),
    ]
    maker = chance.choice(makers)
    maker(folder / FILE_NAME, chance)
    return maker.__name__.strip("_")


def _cut(path: Path, chance: random.Random) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: chance.choice((0, 1, 15, 16, 99, 100, 4096, chance.randrange(len(data))))])


def _flip(path: Path, chance: random.Random) -> None:
    target = chance.choice([file for file in path.parent.iterdir() if file.name.startswith(FILE_NAME)])
    data = bytearray(target.read_bytes())
    for _ in range(chance.choice((1, 3, 20, 500)) if data else 0):
        # The header and the first page, which holds the tables' names, oftener than the rest.
        end = chance.choice((100, 4096, len(data), len(data)))
        data[chance.randrange(min(end, len(data)))] = chance.randrange(256)
    target.write_bytes(data)


def _overwrite(path: Path, chance: random.Random) -> None:
    data = bytearray(path.read_bytes())
    start, length = chance.randrange(len(data)), chance.choice((10, 512, 4096, 40_000))
    with_what = chance.choice((b"\0", b"\xff", b"SQLite format 3\0", chance.randbytes(64)))
    data[start : start + length] = (with_what * length)[: len(data[start : start + length])]
    path.write_bytes(data)


def _swap(path: Path, chance: random.Random) -> None:
    """Let two pages change places, as on a failing disk."""
    data = bytearray(path.read_bytes())
    one, other = (4096 * chance.randrange(len(data) // 4096) for _ in range(2))
    data[one : one + 4096], data[other : other + 4096] = data[other : other + 4096], data[one : one + 4096]
    path.write_bytes(data)


def _log_lost(path: Path, chance: random.Random) -> None:
    log = path.with_name(f"{path.name}-wal")
    if log.exists() and chance.random() < 0.5:
        log.unlink()
    else:
        log.write_bytes(chance.randbytes(chance.choice((0, 31, 32, 5000))))


def _noise(path: Path, chance: random.Random) -> None:
    path.write_bytes(chance.randbytes(chance.choice((1, 100, 5000, 100_000))))


def _values(path: Path, chance: random.Random) -> None:
    """Put wrong values into valid rows, past the checks."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        for _ in range(chance.choice((1, 1, 2, 5))):
            _put(connection, chance)


def _untyped(path: Path, chance: random.Random) -> None:
    """As if the tables had no types: text stands where numbers belong."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_master SET sql = replace(replace(sql, 'STRICT, ', ''), 'STRICT', '')")
        connection.execute("PRAGMA writable_schema = RESET")
    _values(path, chance)


def _put(connection: sqlite3.Connection, chance: random.Random) -> None:
    table = chance.choice(list(_CELLS))
    column = chance.choice(list(_CELLS[table]))
    value = chance.choice(_CELLS[table][column])
    some = chance.choice(("1", "1", "rowid % 3 = 0", "rowid = (SELECT max(rowid) FROM games)"))
    if table != "games":
        some = chance.choice(("1", f"abs(random()) % {chance.choice((2, 30))} = 0"))
    # What not even an unchecked table takes, as the same number twice, stays as it was.
    with suppress(sqlite3.Error, OverflowError):
        connection.execute(f"UPDATE OR REPLACE {table} SET {column} = ? WHERE {some}", (value,))


def _header(path: Path, chance: random.Random) -> None:
    name, value = chance.choice(
        [*(("user_version", version) for version in _VERSIONS), ("application_id", 0), ("application_id", 77)]
    )
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA {name} = {value}")


def _schema(path: Path, chance: random.Random) -> None:
    statement = chance.choice(
        [
            *(f"DROP TABLE {table}" for table in _CELLS),
            *("DROP INDEX games_finished", "ALTER TABLE games ADD COLUMN extra TEXT", "DELETE FROM entries"),
            *("ALTER TABLE games RENAME COLUMN score TO points", "CREATE TABLE other (x)", "DELETE FROM games"),
            "CREATE TRIGGER bad AFTER INSERT ON entries BEGIN SELECT raise(ABORT, 'no'); END",
            "CREATE TRIGGER loss AFTER UPDATE ON games BEGIN DELETE FROM entries; END",
            "CREATE TRIGGER slow AFTER INSERT ON entries BEGIN UPDATE settings SET value = value || value; END",
            "CREATE VIEW seen AS SELECT * FROM games",
        ]
    )
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)
