"""F16: no room, no right, no home, through the whole program. Play goes on, one notice, quit works."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers import FIRST
from tests.oracle.engine import MAIN, Engine

if sys.platform == "win32":
    pytest.skip("these faults are made by means of Unix", allow_module_level=True)

DRAWS = 400


def play(engine: Engine, draws: int = 3) -> None:
    """Deal and draw; every command must be carried out."""
    engine.send([f"new {FIRST}".encode(), *[b"tap stock"] * draws])
    for _ in range(draws + 1):
        assert b'"ok":true' in engine.receive()


def end(engine: Engine, *, notices: int) -> None:
    """Quit; it must end well, and have said so many things."""
    status, left, said = engine.finish()
    assert (status, left) == (0, [])
    assert len(said.decode().splitlines()) == notices, said
    assert b"Traceback" not in said


@pytest.fixture
def tiny(tmp_path: Path) -> Iterator[Path]:
    """A disk of 64 KiB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)]
    if not shutil.which("mount") or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("only root may mount a disk")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_full_disk(tiny: Path, tmp_path: Path) -> None:
    with Engine(tiny, tmp_path / "errors") as engine:
        play(engine, DRAWS)
        end(engine, notices=1)


def test_folder_deleted_while_playing(tmp_path: Path) -> None:
    with Engine(tmp_path / "data", tmp_path / "errors") as engine:
        play(engine)
        shutil.rmtree(tmp_path / "data")
        play(engine)
        end(engine, notices=1)


def test_file_in_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("kept")
    with Engine(tmp_path / "data", tmp_path / "errors") as engine:
        play(engine)
        end(engine, notices=1)
    assert (tmp_path / "data").read_text() == "kept"


@pytest.mark.parametrize("home", [None, "with spaces and é"])
def test_homes(tmp_path: Path, home: str | None) -> None:
    """Without a folder asked for, the data lie in SDL's preference folder."""
    env = {name: value for name, value in os.environ.items() if name not in ("HOME", "XDG_DATA_HOME")}
    env["XDG_DATA_HOME"] = str(tmp_path / "xdg")
    if home is not None:
        del env["XDG_DATA_HOME"]
        env["HOME"] = str(tmp_path / home)
        (tmp_path / home).mkdir()
    lines = f"new {FIRST}\ntap stock\nquit\n"
    command = [sys.executable, str(MAIN), "--headless"]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, env=env, check=False)
    assert done.returncode == 0
    assert done.stdout.count('"ok":true') == 4
    assert done.stderr == ""
    assert len(list(tmp_path.rglob("heart-thieves.db"))) == 1
