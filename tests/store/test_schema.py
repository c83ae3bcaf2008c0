"""Versions of the file, and the way from one to the next."""

import pytest

from game.store.schema import MIGRATIONS
from tests.store.tools import Opener, act, play

NEXT = (
    "ALTER TABLE games ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'",
    "CREATE TABLE extra (name TEXT)",
    "INSERT INTO extra SELECT code FROM games",
)

OLD_ENTRIES = 300
OLD_GAME = (
    "INSERT INTO games VALUES (1, 'hh', 'A', 1, 0.0, NULL, 'playing', NULL, 0, 300, 0.0)",
    "INSERT INTO current VALUES ('hh', 1, 1)",
)


def test_new_file_has_the_newest_version(opener: Opener) -> None:
    opener((*MIGRATIONS, NEXT)).close()
    with opener.sql() as sql:
        assert sql.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS) + 1,)
        assert sql.execute("SELECT * FROM extra").fetchall() == []


def test_older_file_is_migrated(opener: Opener) -> None:
    store = opener()
    store.set_setting("language", "fr")
    play(store, "won", code="A")
    play(store, "given-up", code="B")
    store.close()
    store = opener((*MIGRATIONS, NEXT))
    assert store.notices == []
    assert store.settings() == {"language": "fr"}
    act(store, "s")
    saved = store.current("hh")
    assert saved is not None
    assert saved.entries == ("s", "w>f1", "s")
    assert store.statistics("hh").won == 1
    store.close()
    with opener.sql() as sql:
        assert sql.execute("SELECT name FROM extra").fetchall() == [("A",), ("B",)]
        assert sql.execute("SELECT DISTINCT mood FROM games").fetchall() == [("calm",)]


def test_a_game_of_the_first_version_goes_on(opener: Opener) -> None:
    """Without checksum and checkpoint it is read as it stands; the next entry gives it both."""
    opener.folder.mkdir()
    with opener.sql() as sql:
        for statement in (*MIGRATIONS[0], "PRAGMA user_version = 1", *OLD_GAME):
            sql.execute(statement)
        sql.executemany("INSERT INTO entries VALUES (1, ?, 's')", ((number,) for number in range(OLD_ENTRIES)))
    store = opener()
    assert store.notices == []
    saved = store.current("hh")
    assert saved is not None
    assert (saved.entries, saved.checkpoint) == (("s",) * OLD_ENTRIES, None)
    store.append("hh", "s", status="playing", score=0, moves=1, seconds=0.0, state=lambda: "as it is")
    store = opener.again(store)
    assert store.notices == []
    saved = store.current("hh")
    assert saved is not None
    assert saved.checkpoint == (OLD_ENTRIES + 1, "as it is")
    store.close()
    with opener.sql() as sql:
        sql.execute("UPDATE entries SET entry = 'undo' WHERE number = 7")
    assert opener().notices == ["game-unreadable"]


def test_migrated_file_is_newer_than_this_program(opener: Opener) -> None:
    opener((*MIGRATIONS, NEXT)).close()
    assert opener().notices == ["store-newer"]


@pytest.mark.parametrize(
    "failing",
    [
        "INSERT INTO settings SELECT NULL, NULL FROM games",
        "INSERT INTO extra SELECT abs(-9223372036854775807 - id) FROM games",
    ],
)
def test_failing_migration_changes_nothing(opener: Opener, failing: str) -> None:
    """The old file is set aside as it was: whole, with its old version."""
    store = opener()
    play(store, "won", code="A")
    store.close()
    store = opener((*MIGRATIONS, (*NEXT, failing)))
    assert store.notices[0] == "store-damaged"
    play(store, "won", code="B")
    assert store.statistics("hh").won == 1
    store.close()
    (aside,) = opener.set_aside()
    (opener.folder / aside).rename(opener.file)
    store = opener()
    assert store.notices == []
    assert [played.code for played in store.recent("hh", 5)] == ["A"]


def test_every_version_on_the_way(opener: Opener) -> None:
    """Three versions at once, each from where the last ended."""
    opener().close()
    steps = (("CREATE TABLE a (x)",), ("INSERT INTO a VALUES (1)",), ("UPDATE a SET x = x + 1",))
    opener((*MIGRATIONS, *steps)).close()
    with opener.sql() as sql:
        assert sql.execute("SELECT x FROM a").fetchall() == [(2,)]
