"""Measure the window: start, frames, memory. Run: python -m tests.bench.window_bench [WxH ...].

It uses the screen there is; with SDL_VIDEODRIVER=dummy the work of a frame is measured without bringing it to a screen.
"""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from game.arguments import parse, window_size
from game.rules.action import Record
from game.services import build
from game.view.inputs import Button, PointerDown, PointerMove, PointerUp
from game.view.screen import Screen
from game.window import App

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = json.loads((ROOT / "tests" / "data" / "examples.json").read_text())
SIZES = ("1280x800", "1920x1080", "3840x2160")
DEAL = "FT1-N-AAAAAAM"
STEPS_A_FRAME = 4


def opened(size: str, speed: float, deal: str = DEAL) -> App:
    """Return a window with a deal on the table, everything drawn."""
    services = build(parse(["--data", tempfile.mkdtemp(), "--deal", deal]))
    app = App(services, Screen("bench", window_size(size), fullscreen=False), speed=speed, sound=False)
    app.take_events()
    app.draw()
    while app.work():
        pass
    app.draw()
    return app


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


def winning(size: str) -> list[float]:
    """Celebrate a won game."""
    record = Record.parse(EXAMPLES["ft"])
    app = opened(size, 1.0, record.code.text)
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
    """Print the figures for each size."""
    starts = sorted(start() for _ in range(5))
    print(f"start, one command, quit: median {starts[2] * 1000:.0f} ms of 5")
    for size in sys.argv[1:] or SIZES:
        app = opened(size, 0.0)
        print(f"{size}: memory {memory():.0f} MiB, drag {summary(drag(app))}")
        app = opened(size, 1.0)
        app.table.desk.restart()
        print(f"{size}: deal {summary(moving(app))}")
        print(f"{size}: win {summary(winning(size))}")
    print(f"driver: {pygame.display.get_driver()}")


if __name__ == "__main__":
    main()
