"""F15: broken data files. Long runs: ``python -m tests.robust.data --files 10000``."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.arguments import parse
from game.log import FILE_NAME as LOG
from game.services import build, close
from game.store.database import FILE_NAME
from tests.helpers import HH, Program
from tests.robust.data import Starts
from tests.store.tools import Opener

FILES = 60


@pytest.fixture(autouse=True)
def _own_handlers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program end its log without ending the test's."""
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


def test_no_start_fails(tmp_path: Path) -> None:
    starts = Starts(tmp_path, seed=2026)
    for _ in range(FILES):
        starts.start()
    assert starts.tally["store-damaged"]
    assert starts.tally["game-unreadable"]
    assert starts.tally["store-newer"]
    assert starts.tally["nothing said"]


def test_what_is_damaged_stands_in_the_log(tmp_path: Path) -> None:
    """The store opened before the log did, and what it met went to standard error instead."""
    data = tmp_path / "with é" / "data"
    data.mkdir(parents=True)
    (data / FILE_NAME).write_bytes(b"no database")
    close(build(parse(["--headless", "--data", str(data)])))
    assert "is damaged, set aside as" in (data / LOG).read_text(encoding="utf-8")


@pytest.mark.parametrize("last", ["HH1-N-AAAAAA0", "FT1-N-AAAAAAA"])
def test_the_game_before_comes_back_where_the_last_is_unreadable(opener: Opener, last: str) -> None:
    store = opener()
    program = Program(store)
    program.run("new FT1-N-AAAAAAB", "tap stock", "new HH1-N-AAAAAAM", "tap stock")
    store.close()
    with opener.sql() as sql:
        sql.execute("UPDATE games SET code = ? WHERE game = 'hh'", (last,))
    store = opener()
    assert Program(store).say("state")["state"]["code"] == "FT1-N-AAAAAAB"
    assert store.notices == ["game-unreadable"]


@pytest.mark.parametrize("touched", [2**63 - 1, -(2**63)])
def test_no_number_makes_a_kind_the_last_for_ever(opener: Opener, touched: int) -> None:
    store = opener()
    program = Program(store)
    program.run("new FT1-N-AAAAAAB", "new HH1-N-AAAAAAM", "tap stock")
    store.close()
    with opener.sql() as sql:
        sql.execute("UPDATE current SET touched = ? WHERE game = 'ft'", (touched,))
        sql.execute("INSERT INTO current VALUES ('chess', NULL, ?)", (touched,))
    assert Program(opener()).desk.session.code.game is HH


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON entries BEGIN UPDATE settings SET value = value || value; END",
        "CREATE TRIGGER t AFTER UPDATE ON games BEGIN DELETE FROM entries; END",
        "CREATE VIEW v AS SELECT * FROM games",
    ],
)
def test_a_file_that_would_act_by_itself_is_not_played_with(opener: Opener, statement: str) -> None:
    """A trigger could lose games, or double a text with each move until the memory is full."""
    store = opener()
    Program(store).run("new HH1-N-AAAAAAM", "tap stock")
    store.close()
    with closing(sqlite3.connect(opener.file)) as connection, connection:
        connection.execute(statement)
    store = opener()
    assert store.notices == ["store-damaged"]
    assert len(opener.set_aside()) == 1
    assert Program(store).run("new HH1-N-AAAAAAM", "tap stock")["ok"]
