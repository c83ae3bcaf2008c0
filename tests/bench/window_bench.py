"""Measure the window: `python -m tests.bench.window_bench`."""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from game.arguments import parse, window_size
from game.rules.action import Record
from game.services import build, close
from game.view.inputs import Button, PointerDown, PointerMove, PointerUp
from game.view.screen import Screen
from game.window import App

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = json.loads((ROOT / "tests" / "data" / "examples.json").read_text())
SIZES = ((1280, 800), (1920, 1080), (3840, 2160))
DEAL = "FT1-N-AAAAAAM"
STEPS_A_FRAME = 4


@contextmanager
def opened(size: tuple[int, int], speed: float, deal: str = DEAL) -> Iterator[App]:
    """Open a window with a deal on the table, everything drawn; close it afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        services = build(parse(["--data", folder, "--deal", deal]))
        screen = Screen("bench", size, fullscreen=False)
        app = App(services, screen, speed=speed, sound=False)
        app.take_events()
        app.draw()
        while app.work():
            pass
        app.draw()
        try:
            yield app
        finally:
            screen.close()
            close(services)


def timed(frames: int, turn: Callable[[int], bool]) -> list[float]:
    """Return the milliseconds of each turn, sorted; a turn that returns False is the last."""
    taken: list[float] = []
    for number in range(frames):
        start = time.perf_counter()
        more = turn(number)
        taken.append((time.perf_counter() - start) * 1000)
        if not more:
            break
    return sorted(taken)


def summary(taken: list[float]) -> str:
    """Put sorted milliseconds into words."""
    parts = {"median": 0.5, "p99": 0.99}
    found = ", ".join(f"{name} {taken[int(len(taken) * part)]:.1f}" for name, part in parts.items())
    return f"{found}, worst {taken[-1]:.1f} ms of {len(taken)} frames"


def named(size: tuple[int, int]) -> str:
    """Write a size as on the command line."""
    return "{}x{}".format(*size)


def drag(app: App) -> list[float]:
    """Drag a card over the table."""
    x, y = app.table.board.arrangement.laid[-1].box.centre
    app.handle(PointerDown(x, y, Button.LEFT))

    def turn(number: int) -> bool:
        app.handle(PointerMove(x - 2 * number % 900, y - number % 300))
        app.step()
        app.draw()
        return True

    taken = timed(1000, turn)
    app.handle(PointerUp(5, y, Button.LEFT))
    return taken


def moving(app: App) -> list[float]:
    """Draw frames until nothing moves."""

    def turn(_number: int) -> bool:
        for _ in range(STEPS_A_FRAME):
            app.step()
        app.draw()
        return app.moving

    return timed(2000, turn)


def winning(size: tuple[int, int]) -> list[float]:
    """Celebrate a won game."""
    record = Record.parse(EXAMPLES["ft"])
    with opened(size, 1.0, record.code.text) as app:
        desk = app.table.desk
        desk.replay(Record(record.code, record.words[:-1]))
        moving(app)
        session = desk.session
        source, target = record.words[-1].split(">")
        desk.drag(session.controller.spot(session.table, source), session.controller.spot(session.table, target).place)
        return moving(app)


def start() -> float:
    """Return the seconds from process start to the first answer that the window gives, with its first frame drawn."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "main.py", "--protocol", "--data", folder, "--deal", DEAL, "--speed", "0"]
        begun = time.perf_counter()
        subprocess.run(command, cwd=ROOT, input=b"state\nquit\n", capture_output=True, check=True)
        return time.perf_counter() - begun


def memory() -> float:
    """Return the resident memory in MiB, where the system tells it."""
    path = Path("/proc/self/statm")
    return int(path.read_text().split()[1]) * 4096 / 2**20 if path.exists() else float("nan")


def main() -> None:
    """Print how long a start takes, and for each size the memory and the frames of a drag, a deal and a won game.

    It uses the screen there is; with SDL_VIDEODRIVER=dummy the work of a frame is measured without bringing it to one.
    """
    parser = argparse.ArgumentParser(prog="python -m tests.bench.window_bench", description=main.__doc__)
    usual = ", ".join(map(named, SIZES))
    parser.add_argument(
        "sizes",
        nargs="*",
        type=window_size,
        metavar="WxH",
        default=SIZES,
        help=f"window sizes in pixels (default: {usual})",
    )
    wanted = parser.parse_args()
    starts = sorted(start() for _ in range(5))
    print(f"start, one command, quit: median {starts[2] * 1000:.0f} ms of 5")
    for size in wanted.sizes:
        with opened(size, 0.0) as app:
            print(f"{named(size)}: memory {memory():.0f} MiB, drag {summary(drag(app))}")
        with opened(size, 1.0) as app:
            app.table.desk.restart()
            print(f"{named(size)}: deal {summary(moving(app))}")
        print(f"{named(size)}: win {summary(winning(size))}")
    print(f"driver: {pygame.display.get_driver()}")


if __name__ == "__main__":
    main()
