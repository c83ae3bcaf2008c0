"""The log: bounded, and nothing in it about the player."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import log
from game.store import Store

_written = logging.getLogger("tests.log")


@pytest.fixture(autouse=True)
def _own_handlers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the log be begun and ended without ending the test's."""
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    yield
    log.end()


def sizes(folder: Path) -> dict[str, int]:
    """The files in a folder, by name their sizes in bytes."""
    return {path.name: path.stat().st_size for path in folder.iterdir()}


def test_it_stays_small_however_much_is_written(tmp_path: Path) -> None:
    """Within one run too: two files, the latest lines in the newer."""
    log.begin(tmp_path)
    for number in range(5000):
        _written.error("%s %s", number, "x" * 500)
    log.end()
    found = sizes(tmp_path)
    assert set(found) == {"heart-thieves.log", "heart-thieves.old.log"}
    assert max(found.values()) < 250_000
    assert " 4999 xxx" in (tmp_path / log.FILE_NAME).read_text(encoding="utf-8")


def test_a_large_one_is_old_at_the_next_start(tmp_path: Path) -> None:
    (tmp_path / log.FILE_NAME).write_text("x" * 300_000)
    log.begin(tmp_path)
    _written.error("here")
    log.end()
    assert sizes(tmp_path)["heart-thieves.old.log"] == 300_000
    assert sizes(tmp_path)["heart-thieves.log"] < 1000


def test_a_log_that_can_not_turn_over_goes_on_silently(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "heart-thieves.old.log" / "in the way").mkdir(parents=True)
    log.begin(tmp_path)
    for number in range(1000):
        _written.error("%s %s", number, "x" * 500)
    assert capsys.readouterr() == ("", "")
    assert sizes(tmp_path)[log.FILE_NAME] < 250_000


def test_the_players_home_is_not_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home" / "a-players-name"
    data = home / "data"
    data.mkdir(parents=True)
    (data / "heart-thieves.db").write_bytes(b"no database")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    log.begin(data)
    Store.open(data, lambda: 0.0).close()
    try:
        (home / "missing").read_text()
    except OSError:
        _written.exception("an error")
    log.end()
    text = (data / log.FILE_NAME).read_text(encoding="utf-8")
    assert "is damaged, set aside as" in text
    assert "FileNotFoundError" in text
    assert "a-players-name" not in text


@pytest.mark.parametrize("home", ["", "/"])
def test_a_home_without_a_name_changes_nothing(home: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", home)
    log.begin(tmp_path)
    _written.error("/a/b and a.b")
    log.end()
    assert "/a/b and a.b" in (tmp_path / log.FILE_NAME).read_text(encoding="utf-8")
