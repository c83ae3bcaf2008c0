"""Settings that a stranger's hand has written into the file, through the whole start in a window."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from game.limits import LARGEST_SIDE
from game.settings import ALL
from game.store import Store
from game.store.database import FILE_NAME
from game.window import WINDOW_SIZE
from tests.helpers import FIRST
from tests.robust.test_client import start
from tests.store.tools import NOON

DEFAULTS = {name: setting.default for name, setting in ALL.items()}
UNTYPED = (
    "DROP TABLE settings",
    "CREATE TABLE settings (name PRIMARY KEY NOT NULL, value)",
)
"""A table that takes values of every type, as only another hand than this program's makes it."""
DESKTOP = (1024, 768)
"""What SDL's dummy driver calls its desktop, pixels."""


def edited(folder: Path, values: dict[str, object]) -> None:
    """Leave a file with a game in a folder, and these settings in it."""
    store = Store.open(folder / "data", lambda: NOON)
    store.begin("hh", FIRST)
    store.close()
    with closing(sqlite3.connect(folder / "data" / FILE_NAME)) as connection, connection:
        for statement in UNTYPED:
            connection.execute(statement)
        connection.executemany("INSERT INTO settings VALUES (?, ?)", values.items())


def asked(folder: Path, *lines: str) -> list[dict[str, Any]]:
    """Start in a window, ask, and end well without a word; the answers out."""
    with start("--protocol", folder) as engine:
        engine.send(line.encode() for line in lines)
        answers = [json.loads(engine.receive()) for _ in lines]
        assert engine.finish() == (0, [], b"")
    return answers


@pytest.mark.parametrize(
    "value",
    ["", "ON", "1", "-1", "1e999", "99999999999999999999", "on\0", "x" * 5000, "\ud7ff\U0010ffff", 1, 2.5, b"on", None],
    ids=repr,
)
def test_no_stored_value_is_trusted(value: object, tmp_path: Path) -> None:
    """Each falls back to its default, and the next change is kept."""
    edited(tmp_path, dict.fromkeys([*ALL, WINDOW_SIZE], value))
    settings, shown, done = asked(tmp_path, "settings", "where h25", "set theme light")
    assert settings["settings"] == DEFAULTS
    assert shown["ok"]
    assert done["ok"]
    assert asked(tmp_path, "settings")[0]["settings"] == {**DEFAULTS, "theme": "light"}


@pytest.mark.parametrize("name", ALL)
def test_one_wrong_value_spoils_no_other(name: str, tmp_path: Path) -> None:
    others = {other: setting.values[-1] for other, setting in ALL.items() if other not in (name, "fullscreen")}
    edited(tmp_path, {**others, name: "wrong", "unknown": "on"})
    (answer,) = asked(tmp_path, "settings")
    assert answer["settings"] == {**DEFAULTS, **others}


@pytest.mark.parametrize(
    "size",
    [
        (LARGEST_SIDE, LARGEST_SIDE),
        (LARGEST_SIDE, 500),
        (500, LARGEST_SIDE),
        (1, 1),
        (0, 0),
        (160, 160),
        (99999, 99999),
    ],
)
def test_a_remembered_window_is_no_larger_than_the_desktop(size: tuple[int, int], tmp_path: Path) -> None:
    edited(tmp_path, {WINDOW_SIZE: "{}x{}".format(*size)})
    shown = asked(tmp_path, "where h25")[0]
    assert 0 < shown["x"] < DESKTOP[0]
    assert 0 < shown["y"] < DESKTOP[1]
    with closing(sqlite3.connect(tmp_path / "data" / FILE_NAME)) as connection:
        ((kept,),) = connection.execute("SELECT value FROM settings WHERE name = ?", (WINDOW_SIZE,))
    width, height = map(int, kept.split("x"))
    assert 160 <= width <= DESKTOP[0]
    assert 160 <= height <= DESKTOP[1]
