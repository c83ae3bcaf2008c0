"""F16: no room, no right, no home, through the whole program. Play goes on, one notice, quit works."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.store.database import FILE_NAME
from tests.helpers import FIRST
from tests.oracle.engine import MAIN, Engine
from tests.robust.test_client import MODES, environment, start

if sys.platform == "win32":
    pytest.skip("these faults are made by means of Unix", allow_module_level=True)

DRAWS = 400
HOMES = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")

Mount = Callable[[Path, str], None]

pytestmark = pytest.mark.parametrize("mode", MODES)


def play(engine: Engine, draws: int = 3) -> None:
    """Deal and draw; every command must be carried out."""
    engine.send([f"new {FIRST}".encode(), *[b"tap stock"] * draws])
    for _ in range(draws + 1):
        assert b'"ok":true' in engine.receive()


def end(engine: Engine, mode: str, *, notices: int) -> None:
    """Quit; it must end well, and have said so many things, which with a window it says there."""
    status, left, said = engine.finish()
    assert (status, left) == (0, [])
    assert len(said.decode().splitlines()) == (notices if mode == "--headless" else 0), said


@pytest.fixture
def mount() -> Iterator[Mount]:
    """Mounts a disk in memory on a folder, with options."""
    mounted: list[Path] = []

    def mounter(folder: Path, options: str) -> None:
        folder.mkdir(exist_ok=True)
        command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
        if not shutil.which("mount") or subprocess.run(command, capture_output=True, check=False).returncode:
            pytest.skip("only root may mount a disk")
        mounted.append(folder)

    yield mounter
    for folder in mounted:
        subprocess.run(["umount", str(folder)], check=True)


@pytest.fixture
def read_only(mount: Mount) -> Iterator[Callable[[Path], None]]:
    """Makes folders read-only, with what is in them; to root only a disk can be."""
    changed: list[Path] = []

    def make_read_only(folder: Path) -> None:
        if os.geteuid() == 0:
            kept = folder.with_name("kept")
            shutil.copytree(folder, kept)
            mount(folder, "size=1m")
            shutil.copytree(kept, folder, dirs_exist_ok=True)
            subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
        else:
            folder.chmod(0o555)
            changed.append(folder)

    yield make_read_only
    for folder in changed:
        folder.chmod(0o755)


def test_full_disk(mode: str, mount: Mount, tmp_path: Path) -> None:
    mount(tmp_path / "data", "size=64k")
    with start(mode, tmp_path) as engine:
        play(engine, DRAWS)
        end(engine, mode, notices=1)


def test_folder_deleted_while_playing(mode: str, tmp_path: Path) -> None:
    with start(mode, tmp_path) as engine:
        play(engine)
        shutil.rmtree(tmp_path / "data")
        play(engine)
        end(engine, mode, notices=1)


def test_folder_made_read_only_between_two_starts(mode: str, read_only: Callable[[Path], None], tmp_path: Path) -> None:
    """The game comes back as it was left, is played on in memory, and the file is what it was."""
    with start(mode, tmp_path) as engine:
        play(engine)
        end(engine, mode, notices=0)
    read_only(tmp_path / "data")
    before = (tmp_path / "data" / FILE_NAME).read_bytes()
    with start(mode, tmp_path) as engine:
        engine.send([b"state"])
        assert b'"moves":3' in engine.receive()
        play(engine)
        end(engine, mode, notices=1)
    assert (tmp_path / "data" / FILE_NAME).read_bytes() == before


def test_file_in_place_of_the_folder(mode: str, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("kept")
    with start(mode, tmp_path) as engine:
        play(engine)
        end(engine, mode, notices=1)
    assert (tmp_path / "data").read_text() == "kept"


def at_home(mode: str, homes: dict[str, str], folder: Path) -> bytes:
    """Play in a home of one's own, no folder asked for, and end well; what was said on stderr out."""
    env = {name: value for name, value in environment().items() if name not in HOMES}
    done = subprocess.run(
        [sys.executable, str(MAIN), mode],
        input=f"new {FIRST}\ntap stock\nquit\n".encode(),
        capture_output=True,
        cwd=folder,
        env={**env, **homes},
        check=False,
    )
    assert done.returncode == 0
    assert done.stdout.count(b'"ok":true') == 4
    return done.stderr


@pytest.mark.parametrize("home", ["plain", "with spaces and é", "not/yet/there", "..", "心"])
@pytest.mark.parametrize("name", ["HOME", "XDG_DATA_HOME"])
def test_homes(mode: str, name: str, home: str, tmp_path: Path) -> None:
    """Without a folder asked for, the data lie in SDL's preference folder."""
    work = tmp_path / "work"
    work.mkdir()
    assert at_home(mode, {name: str(work / home)}, work) == b""
    assert len(list(tmp_path.rglob(FILE_NAME))) == 1


@pytest.mark.parametrize("home", [None, b"no\xe9UTF-8", b"file", b"no-right"], ids=repr)
def test_no_home(mode: str, home: bytes | None, read_only: Callable[[Path], None], tmp_path: Path) -> None:
    """It plays and says once that nothing is kept."""
    (tmp_path / "file").write_text("")
    (tmp_path / "no-right").mkdir()
    if home == b"no-right":
        read_only(tmp_path / "no-right")
    homes = {} if home is None else {"HOME": os.fsdecode(bytes(tmp_path) + b"/" + home)}
    said = at_home(mode, homes, tmp_path)
    assert len(said.splitlines()) == (1 if mode == "--headless" else 0), said
    assert list(tmp_path.rglob(FILE_NAME)) == []
