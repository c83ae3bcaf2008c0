"""F15: broken files. The store always opens, keeps the bad file aside and says so once."""

import random
import shutil
import sqlite3
import time
from pathlib import Path

import pytest

from game.store import Statistics, Store
from game.store.database import FILE_NAME
from tests.store.tools import NOON, Clock, Opener, act, play

STAMP = time.strftime("%Y-%m-%d-%H%M%S", time.localtime(NOON))


def fill(store: Store) -> None:
    store.set_setting("language", "pl")
    for number in range(12):
        play(store, ("won", "lost", "given-up")[number % 3], code=f"C{number}", entries=20)
    play(store, "given-up", game="ft", code="F", entries=300)


def expect_fresh_start(opener: Opener, aside: list[str]) -> None:
    """The store opens empty, tells once, and works and stays from then on."""
    store = opener()
    assert store.notices == ["store-damaged"]
    assert store.settings() == {}
    assert store.current("hh") is None
    play(store, "won")
    store = opener.again(store)
    assert store.notices == []
    assert store.statistics("hh").won == 1
    assert opener.set_aside() == aside


def test_empty_file_is_new(opener: Opener) -> None:
    opener.folder.mkdir()
    opener.file.touch()
    store = opener()
    play(store, "won")
    store = opener.again(store)
    assert store.notices == []
    assert store.statistics("hh").won == 1


@pytest.mark.parametrize(
    "content", [b"xy", b"not a database" * 500, bytes(8192), b"SQLite format 3\0" + b"\xff" * 5000]
)
def test_no_database(opener: Opener, content: bytes) -> None:
    opener.folder.mkdir()
    opener.file.write_bytes(content)
    expect_fresh_start(opener, [f"heart-thieves.damaged-{STAMP}.db"])
    assert (opener.folder / f"heart-thieves.damaged-{STAMP}.db").read_bytes() == content


@pytest.mark.parametrize("size", [1, 99, 100, 511])
def test_a_stump_is_set_aside(size: int, opener: Opener, sound_file: bytes) -> None:
    """SQLite takes it for an empty file."""
    opener.folder.mkdir(exist_ok=True)
    opener.file.write_bytes(sound_file[:size])
    store = opener()
    assert store.notices == ["store-damaged"]
    (aside,) = opener.set_aside()
    assert (opener.folder / aside).read_bytes() == sound_file[:size]
    store.begin("hh", "A")
    assert opener.again(store).notices == []


def test_folder_in_its_place(opener: Opener) -> None:
    opener.file.mkdir(parents=True)
    (opener.file / "inside").write_text("kept")
    expect_fresh_start(opener, [f"heart-thieves.damaged-{STAMP}.db"])
    assert (opener.folder / f"heart-thieves.damaged-{STAMP}.db" / "inside").read_text() == "kept"


def test_folder_in_place_of_the_log(opener: Opener) -> None:
    Path(f"{opener.file}-wal").mkdir(parents=True)
    expect_fresh_start(opener, [f"heart-thieves.damaged-{STAMP}.db-wal"])


def test_nothing_is_overwritten(opener: Opener) -> None:
    opener.folder.mkdir()
    for number in range(3):
        opener.file.write_bytes(b"bad %d" % number * 100)
        opener().close()
    names = [f"heart-thieves.damaged-{STAMP}{suffix}.db" for suffix in ("", "-2", "-3")]
    assert opener.set_aside() == sorted(names)
    assert [(opener.folder / name).read_bytes()[:5] for name in names] == [b"bad 0", b"bad 1", b"bad 2"]


def test_another_programs_database(opener: Opener) -> None:
    opener.folder.mkdir()
    with opener.sql() as sql:
        sql.execute("CREATE TABLE games (id INTEGER PRIMARY KEY, title TEXT)")
    expect_fresh_start(opener, [f"heart-thieves.damaged-{STAMP}.db"])


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE settings",
        "ALTER TABLE games RENAME COLUMN score TO points",
        "PRAGMA application_id = 7",
        "PRAGMA user_version = 0",
        "PRAGMA user_version = -3",
    ],
)
def test_tables_not_ours(opener: Opener, store: Store, statement: str) -> None:
    fill(store)
    store.close()
    with opener.sql() as sql:
        sql.execute(statement)
    expect_fresh_start(opener, [f"heart-thieves.damaged-{STAMP}.db"])


@pytest.mark.parametrize("share", [0.001, 0.1, 0.5, 0.9, 0.99])
def test_cut_file(opener: Opener, store: Store, share: float) -> None:
    fill(store)
    store.close()
    content = opener.file.read_bytes()
    opener.file.write_bytes(content[: int(len(content) * share)])
    store = opener()
    read_all(store)
    assert "store-damaged" in store.notices
    play(store, "won", game="new")
    assert opener.again(store).statistics("new").won == 1


def read_all(store: Store) -> None:
    """Ask for everything there is, each value of the right kind."""
    assert all(isinstance(value, str) for pair in store.settings().items() for value in pair)
    for game in ("hh", "ft", "new"):
        statistics = store.statistics(game)
        assert statistics.played == statistics.won + statistics.lost + statistics.given_up
        assert all(value is None or isinstance(value, int | float) for value in statistics)
        for played in store.recent(game, 1000):
            assert isinstance(played.code, str)
            assert all(isinstance(entry, str) for entry in store.entries(played.id))
        saved = store.current(game)
        assert saved is None or all(isinstance(entry, str) for entry in saved.entries)


@pytest.fixture(scope="module")
def sound_file(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("sound")
    store = Store.open(folder, Clock())
    fill(store)
    store.close()
    return (folder / FILE_NAME).read_bytes()


@pytest.mark.parametrize("seed", range(200))
def test_random_bytes(opener: Opener, sound_file: bytes, seed: int) -> None:
    rng = random.Random(seed)
    content = bytearray(sound_file)
    # By turns anywhere, in the header, in the schema's page; a few bytes or a whole stretch.
    end = (len(content), 100, 4096)[seed % 3]
    for _ in range(rng.choice((1, 3, 30))):
        content[rng.randrange(end)] = rng.randrange(256)
    if seed % 5 == 0:
        start = rng.randrange(len(content))
        content[start : start + 500] = rng.randbytes(len(content[start : start + 500]))
    opener.folder.mkdir()
    opener.file.write_bytes(content)
    store = opener()
    read_all(store)
    store.set_setting("sound", "off")
    play(store, "won", code="N", game="hh")
    play(store, "lost", code="N", game="ft", entries=30)
    read_all(store)
    assert store.settings()["sound"] == "off"
    saved = store.current("ft")
    assert saved is not None
    assert len(saved.entries) == 30
    # A broken version number looks like a newer version's file: that is left alone.
    if "store-newer" in store.notices:
        store.close()
        assert opener.file.read_bytes() == content
        return
    assert "store-unwritable" not in store.notices
    assert bool(opener.set_aside()) == ("store-damaged" in store.notices)
    store = opener.again(store)
    assert store.settings()["sound"] == "off"
    saved = store.current("ft")
    assert saved is not None
    assert (saved.code, len(saved.entries)) == ("N", 30)


def test_pages_found_broken_while_playing(opener: Opener, store: Store) -> None:
    """Settings and current games go on in the new file."""
    fill(store)
    store.begin("hh", "N")
    act(store, "s", "s")
    store = opener.again(store)
    # The file breaks under the open store; its own cache is not asked again.
    size = opener.file.stat().st_size
    with opener.file.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * (size - 4096))
    assert store.statistics("hh") == Statistics()
    assert store.notices == ["store-damaged"]
    act(store, "s")
    store = opener.again(store)
    assert store.notices == []
    assert store.settings() == {"language": "pl"}
    assert store.last_game() == "hh"
    hh, ft = store.current("hh"), store.current("ft")
    assert hh is not None
    assert ft is not None
    assert (hh.code, hh.entries) == ("N", ("s", "s", "s"))
    assert (ft.code, len(ft.entries)) == ("F", 300)
    assert len(opener.set_aside()) >= 1


MANY_NUMBERS = """INSERT INTO settings
    WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 2000)
    SELECT number, 's' FROM numbers"""


def loosen(sql: sqlite3.Connection) -> None:
    """Take the checks off the tables, as a file edited by hand may lack them."""
    sql.execute("PRAGMA writable_schema = ON")
    rows = sql.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'").fetchall()
    for name, text in rows:
        plain = {
            "settings": "CREATE TABLE settings (name PRIMARY KEY, value) WITHOUT ROWID",
            "games": "CREATE TABLE games (id INTEGER PRIMARY KEY, game, code, counted, started, finished, status, "
            "result, score, moves, seconds, checksum)",
            "checkpoints": "CREATE TABLE checkpoints (game_id INTEGER PRIMARY KEY, number, state, checksum)",
            "entries": "CREATE TABLE entries (game_id, number, entry, PRIMARY KEY (game_id, number)) WITHOUT ROWID",
            "current": "CREATE TABLE current (game PRIMARY KEY, game_id, touched) WITHOUT ROWID",
        }.get(name, text)
        sql.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (plain, name))


def spoil(opener: Opener, *statements: str) -> None:
    with opener.sql() as sql:
        loosen(sql)
    with opener.sql() as sql:
        for statement in statements:
            sql.execute(statement)


def test_wrong_values_in_finished_games(opener: Opener, store: Store) -> None:
    for number in range(8):
        play(store, "won", code=f"C{number}", score=number)
    store.begin("hh", "last")
    store.close()
    spoil(
        opener,
        "UPDATE games SET score = 'many' WHERE code = 'C7'",
        "UPDATE games SET seconds = NULL WHERE code = 'C6'",
        "UPDATE games SET result = 'odd' WHERE code = 'C5'",
        "UPDATE games SET moves = x'00ff' WHERE code = 'C4'",
        "UPDATE games SET counted = 'yes' WHERE code = 'C3'",
        "UPDATE games SET seconds = 9e999 WHERE code = 'C2'",
        "UPDATE games SET code = 12 WHERE code = 'C0'",
    )
    store = opener()
    assert store.statistics("hh")[:3] == (2, 2, 0)
    assert store.statistics("hh").best_score == 1
    assert [played.code for played in store.recent("hh", 10)] == ["C1"]
    assert store.notices == []


def test_index_that_holds_wrong_values(opener: Opener, store: Store) -> None:
    """The table is asked when the index gives a text for a number."""
    for number in range(3):
        play(store, "won", code=f"C{number}", score=number)
    store.begin("hh", "last")
    store.close()
    with opener.sql() as sql:
        loosen(sql)
        (text,) = sql.execute("SELECT sql FROM sqlite_master WHERE name = 'games_finished'").fetchone()
        loose = text.split("WHERE")[0] + "WHERE counted = 1 AND result IN ('won', 'lost', 'given-up')"
        sql.execute("UPDATE sqlite_master SET sql = ? WHERE name = 'games_finished'", (loose,))
    with opener.sql() as sql:
        sql.execute("UPDATE games SET score = 'many' WHERE code = 'C2'")
    with opener.sql() as sql:
        sql.execute("PRAGMA writable_schema = ON")
        sql.execute("UPDATE sqlite_master SET sql = ? WHERE name = 'games_finished'", (text,))
    store = opener()
    assert store.statistics("hh")[:2] == (2, 2)
    assert store.statistics("hh").best_score == 1


def test_wrong_settings(opener: Opener, store: Store) -> None:
    store.set_setting("good", "1")
    store.close()
    spoil(opener, "INSERT INTO settings VALUES ('number', 5), ('none', NULL), (x'41', 'blob'), ('real', 0.5)")
    store = opener()
    assert store.settings() == {"good": "1"}
    store.set_setting("number", "6")
    assert opener.again(store).settings() == {"good": "1", "number": "6"}


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE games SET status = 'odd'",
        "UPDATE games SET code = NULL",
        "UPDATE games SET score = 'many'",
        "UPDATE games SET moves = -1",
        "UPDATE games SET seconds = 'long'",
        "UPDATE games SET counted = 7",
        "UPDATE games SET game = 'ft'",
        "UPDATE games SET result = 'lost'",
        "UPDATE current SET game_id = 99",
        "UPDATE current SET game_id = 'x'",
        "DELETE FROM entries WHERE number = 1",
        "UPDATE entries SET number = 'x' WHERE number = 2",
        "UPDATE entries SET entry = 5 WHERE number = 0",
        "UPDATE entries SET entry = 'r' WHERE number = 1",
        "UPDATE entries SET entry = entry || char(10) || entry WHERE number = 1",
        "UPDATE entries SET entry = x'73' || x'00' WHERE number = 1",
        "UPDATE entries SET entry = NULL WHERE number = 2",
        "DELETE FROM entries WHERE number = 2",
        "INSERT INTO entries SELECT game_id, 3, 's' FROM entries WHERE number = 2",
        "UPDATE games SET code = 'C'",
        "UPDATE games SET checksum = checksum + 1",
        "UPDATE games SET checksum = 'x'",
        "DELETE FROM games",
    ],
)
def test_wrong_current_game(opener: Opener, store: Store, statement: str) -> None:
    """It is no longer current, the player is told, and the next game works."""
    store.begin("hh", "A")
    act(store, "s", "s", "s")
    store.close()
    spoil(opener, statement)
    store = opener()
    assert store.current("hh") is None
    assert store.notices == ["game-unreadable"]
    assert store.last_game() == "hh"
    store = opener.again(store)
    assert store.notices == []
    store.begin("hh", "B")
    act(store, "s")
    store = opener.again(store)
    saved = store.current("hh")
    assert saved is not None
    assert (saved.code, saved.entries) == ("B", ("s",))


@pytest.mark.parametrize("game", ["5", "x'ff'"])
def test_a_kind_that_is_no_text(game: str, opener: Opener, store: Store) -> None:
    """Its game is told as unreadable, once."""
    store.begin("hh", "A")
    act(store, "s")
    store.close()
    spoil(opener, f"UPDATE current SET game = {game}")
    store = opener()
    assert store.current("hh") is None
    assert store.notices == ["game-unreadable"]
    assert opener.again(store).notices == []


def test_a_game_that_no_kind_has(opener: Opener, store: Store) -> None:
    """The row that named it is lost; the other kind's game is unharmed."""
    store.begin("ft", "F")
    store.begin("hh", "A")
    act(store, "s")
    store.close()
    with opener.sql() as sql:
        sql.execute("DELETE FROM current WHERE game = 'hh'")
    store = opener()
    assert store.notices == ["game-unreadable"]
    assert store.current("hh") is None
    assert store.current("ft") is not None
    store.begin("hh", "B")
    assert opener.again(store).notices == []


def test_a_table_whose_rows_are_gone(opener: Opener, store: Store) -> None:
    """A page that says it is empty, though it is not: the file is set aside."""
    store.begin("hh", "A")
    act(store, "s")
    store.close()
    with opener.sql() as sql:
        (page,) = sql.execute("SELECT rootpage FROM sqlite_master WHERE name = 'current'").fetchone()
        (size,) = sql.execute("PRAGMA page_size").fetchone()
    with opener.file.open("r+b") as file:
        file.seek((page - 1) * size + 3)
        file.write(b"\0\0")
    store = opener()
    assert store.notices == ["store-damaged"]
    assert len(opener.set_aside()) == 1
    store.begin("hh", "B")
    assert opener.again(store).notices == []


def test_settings_behind_the_rows_of_another_table(opener: Opener, store: Store) -> None:
    """Two pages have changed places."""
    store.close()
    spoil(opener, MANY_NUMBERS)
    store = opener()
    store.set_setting("theme", "light")
    assert opener.again(store).settings() == {"theme": "light"}


@pytest.mark.parametrize("touched", ["'x'", "NULL", "9223372036854775807", "-5", "1.5"])
def test_wrong_order_of_kinds(opener: Opener, store: Store, touched: str) -> None:
    store.begin("hh", "A")
    store.begin("ft", "B")
    store.close()
    spoil(opener, f"UPDATE current SET touched = {touched}")
    store = opener()
    assert store.last_game() in {"hh", "ft"}
    store.touch("hh")
    store.touch("ft")
    assert store.notices == []


def test_entries_out_of_order(opener: Opener, store: Store) -> None:
    """Broken keys that show only as a failing constraint, when the game's entries are deleted."""
    fill(store)
    store.close()
    content = opener.file.read_bytes()
    # A row on its page: a header of four bytes, game 3, number 7, the entry "s". It becomes number -56, out of turn.
    row = bytes((4, 1, 1, 15, 3, 7)) + b"s"
    assert content.count(row) == 1
    opener.file.write_bytes(content.replace(row, bytes((4, 1, 1, 15, 3, 200)) + b"s"))
    store = opener()
    store.reset_statistics("hh")
    play(store, "won", code="N")
    assert store.notices == ["store-damaged"]
    assert opener.again(store).statistics("hh").won == 1


def test_schema_broken_under_a_valid_file(opener: Opener, store: Store) -> None:
    """The tables have all columns, yet refuse what the program writes."""
    fill(store)
    store.close()
    with opener.sql() as sql:
        sql.execute("PRAGMA writable_schema = ON")
        sql.execute("UPDATE sqlite_master SET sql = replace(sql, '''playing''', '''plaXing''') WHERE name = 'games'")
    store = opener()
    store.begin("hh", "N")
    act(store, "s")
    assert store.notices == ["store-damaged"]
    store = opener.again(store)
    assert store.notices == []
    assert store.settings() == {"language": "pl"}
    saved = store.current("hh")
    assert saved is not None
    assert (saved.code, saved.entries) == ("N", ("s",))


def test_file_that_calls_itself_read_only(opener: Opener, store: Store) -> None:
    fill(store)
    store.close()
    content = bytearray(opener.file.read_bytes())
    content[18] = 77  # the header's "file format write version"
    opener.file.write_bytes(content)
    store = opener()
    play(store, "won", code="N")
    assert store.notices == ["store-damaged"]
    assert opener.again(store).statistics("hh").won == 1


def test_newer_version_is_left_alone(opener: Opener, store: Store, tmp_path: Path) -> None:
    fill(store)
    store.close()
    with opener.sql() as sql:
        sql.execute("PRAGMA user_version = 99")
    shutil.copytree(opener.folder, tmp_path / "copy")
    store = opener()
    assert store.notices == ["store-newer"]
    assert store.settings() == {}
    play(store, "won")
    assert store.statistics("hh").won == 1
    store.close()
    assert opener.set_aside() == []
    assert opener.file.read_bytes() == (tmp_path / "copy" / FILE_NAME).read_bytes()
