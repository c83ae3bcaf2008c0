"""F16: no space, no right. Play goes on, one notice, nothing old destroyed."""

import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.store import Store
from tests.store.tools import Clock, Opener, act, play

if sys.platform == "win32":
    pytest.skip("these faults are made by means of Unix", allow_module_level=True)

NOBODY = 65534


@contextmanager
def unprivileged() -> Iterator[None]:
    """As an ordinary user: to root no folder is read-only."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@contextmanager
def no_space(limit: int) -> Iterator[None]:
    """No file grows beyond the limit, in bytes."""
    import resource  # not on Windows, where this module is skipped

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.fixture
def shared_folder() -> Iterator[Path]:
    """A folder that any user can reach, unlike pytest's own."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o777)
    yield folder
    for path in folder.rglob("*"):
        if path.is_dir():
            path.chmod(0o777)
    shutil.rmtree(folder)


def expect_play_goes_on(store: Store) -> None:
    store.set_setting("sound", "off")
    store.begin("hh", "N")
    act(store, "s", "s", status="won")
    assert store.settings()["sound"] == "off"
    saved = store.current("hh")
    assert saved is not None
    assert saved.entries == ("s", "s")
    assert store.notices == ["store-unwritable"]


def test_missing_folders_are_made(tmp_path: Path, clock: Clock) -> None:
    store = Store.open(tmp_path / "with spaces" / "and é" / "#?%41", clock)
    store.set_setting("a", "1")
    store.close()
    store = Store.open(tmp_path / "with spaces" / "and é" / "#?%41", clock)
    assert store.settings() == {"a": "1"}
    assert store.notices == []
    store.close()


def test_file_in_place_of_the_folder(tmp_path: Path, clock: Clock) -> None:
    (tmp_path / "data").write_text("kept")
    store = Store.open(tmp_path / "data", clock)
    expect_play_goes_on(store)
    store.close()
    assert (tmp_path / "data").read_text() == "kept"


def test_folder_that_can_not_be_made(shared_folder: Path, clock: Clock) -> None:
    shared_folder.chmod(0o555)
    with unprivileged():
        store = Store.open(shared_folder / "data", clock)
        expect_play_goes_on(store)
        store.close()
    assert list(shared_folder.iterdir()) == []


def test_read_only_folder(shared_folder: Path, clock: Clock) -> None:
    """What stands in the file is read, and goes on in memory."""
    opener = Opener(shared_folder / "data", clock)
    store = opener()
    store.set_setting("language", "pl")
    play(store, "won", code="A", score=250)
    play(store, "given-up", code="B")
    store.close()
    before = opener.file.read_bytes()
    opener.file.chmod(0o444)
    opener.folder.chmod(0o555)
    with unprivileged():
        store = opener()
        assert store.settings() == {"language": "pl"}
        saved = store.current("hh")
        assert saved is not None
        assert (saved.code, saved.entries) == ("B", ("s", "w>f1"))
        assert store.statistics("hh").won == 1
        expect_play_goes_on(store)
        assert store.statistics("hh")[:4] == (3, 2, 0, 1)
        store.close()
    assert opener.file.read_bytes() == before
    assert [path.name for path in opener.folder.iterdir()] == [opener.file.name]


def test_damaged_file_in_a_read_only_folder(shared_folder: Path, clock: Clock) -> None:
    opener = Opener(shared_folder / "data", clock)
    opener.folder.mkdir()
    opener.file.write_bytes(b"bad" * 1000)
    opener.folder.chmod(0o555)
    with unprivileged():
        store = opener()
        store.begin("hh", "N")
        act(store, "s")
        assert "store-unwritable" in store.notices
        store.close()
    assert opener.file.read_bytes() == b"bad" * 1000


@pytest.mark.parametrize("spare", [0, 30_000])
def test_full_disk_while_playing(opener: Opener, store: Store, spare: int) -> None:
    store.set_setting("language", "pl")
    play(store, "won", code="A", score=250)
    store.begin("hh", "B")
    act(store, "s", "s")
    store = opener.again(store)
    act(store, "s")
    with no_space(opener.file.stat().st_size + spare):
        act(store, *["s"] * 400)
        assert store.notices == ["store-unwritable"]
        saved = store.current("hh")
        assert saved is not None
        assert len(saved.entries) == 403
        assert store.settings() == {"language": "pl"}
        assert store.statistics("hh").won == 1
        expect_play_goes_on(store)
        assert store.statistics("hh")[:4] == (3, 2, 0, 1)
        store.close()
    store = opener()
    assert store.notices == []
    assert store.settings() == {"language": "pl"}
    saved = store.current("hh")
    assert saved is not None
    assert saved.code == "B"
    assert 3 <= len(saved.entries) <= 403
    assert saved.moves == len(saved.entries)


def test_full_disk_from_the_start(opener: Opener) -> None:
    with no_space(0):
        store = opener()
        expect_play_goes_on(store)
        store.close()
    store = opener()
    assert store.notices == []
    assert store.settings() == {}


def test_database_may_not_grow(opener: Opener, store: Store) -> None:
    """SQLITE_FULL, as SQLite itself tells it."""
    store.begin("hh", "A")
    connection = store._keeper._base.connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages + 1}")
    act(store, *["s"] * 2000)
    saved = store.current("hh")
    assert saved is not None
    assert len(saved.entries) == 2000
    assert store.notices == ["store-unwritable"]
    assert len(opener.again(store).entries(saved.id)) < 2000


def test_deleted_folder(opener: Opener, store: Store) -> None:
    store.set_setting("language", "pl")
    play(store, "won", code="A")
    play(store, "given-up", code="B")
    shutil.rmtree(opener.folder)
    act(store, "s")
    saved = store.current("hh")
    assert saved is not None
    assert saved.entries == ("s", "w>f1", "s")
    assert store.statistics("hh").won == 1
    expect_play_goes_on(store)
    store.close()
    assert not opener.folder.exists()


def test_replaced_file(opener: Opener, store: Store) -> None:
    """Another file in its place, perhaps a backup, is not touched."""
    store.begin("hh", "A")
    act(store, "s")
    shutil.rmtree(opener.folder)
    opener.folder.mkdir()
    opener.file.write_bytes(b"another")
    Path(f"{opener.file}-wal").write_bytes(b"its log")
    act(store, "s")
    assert store.notices == ["store-unwritable"]
    store.close()
    assert opener.file.read_bytes() == b"another"
    assert Path(f"{opener.file}-wal").read_bytes() == b"its log"


def test_failing_statement_is_no_damage(opener: Opener, store: Store) -> None:
    """A fault of the program must not cost the player the file."""
    play(store, "won")
    store.append("hh", "s", status="playing", score=0, moves=1, seconds=0.0)
    store.begin("hh", "B")
    store.append("hh", "s", status="playing", score=0, moves=-1, seconds=0.0)
    assert store.notices == ["store-unwritable"]
    store = opener.again(store)
    assert store.notices == []
    assert store.statistics("hh").won == 1


def test_use_after_closing_raises_nothing(opener: Opener, store: Store) -> None:
    play(store, "won")
    store.close()
    store.begin("hh", "B")
    assert store.statistics("hh").played == 1
    store.close()
    assert opener().statistics("hh").won == 1


def test_error_that_nothing_explains(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors that no file explains end in a default, not in an exception."""

    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("odd")

    monkeypatch.setattr("game.store.statistics.statistics", fail)
    assert store.statistics("hh").played == 0
    assert store.notices == ["store-unwritable"]
