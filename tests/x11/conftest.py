"""A real X server without a monitor, and a window manager."""

import os
import select
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.x11.desktop import Desktop

NEEDED = ("Xvfb", "xdotool", "openbox")
SCREEN = "1400x1000x24"
START_SECONDS = 20

Starter = Callable[..., Desktop]


def _display_of(server: subprocess.Popen[bytes], reading: int) -> str:
    """The display that a starting X server has taken, read from its -displayfd."""
    ready, _, _ = select.select([reading], [], [], START_SECONDS)
    number = os.read(reading, 16).decode().strip() if ready else ""
    if not number:
        server.kill()
        pytest.fail("Xvfb did not start")
    return f":{number}"


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """An X display of our own, its windows managed by openbox."""
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    started = [server]
    try:
        name = _display_of(server, reading)
        quiet = subprocess.DEVNULL
        started.append(subprocess.Popen(["openbox"], env={**os.environ, "DISPLAY": name}, stdout=quiet, stderr=quiet))
        yield name
    finally:
        os.close(reading)
        for process in reversed(started):
            process.terminate()
            process.wait()


@pytest.fixture
def start(display: str, tmp_path: Path) -> Iterator[Starter]:
    """Starts the program in a window, and ends it after the test."""
    desktops: list[Desktop] = []

    def starter(*options: str) -> Desktop:
        desktops.append(Desktop(display, tmp_path, options or ("--speed", "0")))
        return desktops[-1]

    yield starter
    for desktop in desktops:
        desktop.close()
