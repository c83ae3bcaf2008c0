"""The program in a real window, played by xdotool and watched through the play protocol."""

import json
import os
import select
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from tests.oracle.engine import Engine

DEADLINE = 10.0
"""Seconds for what must come, on a machine however busy."""
_PAUSE = 0.02

Json = dict[str, Any]


class Geometry(NamedTuple):
    """Where a window is on the screen, pixels."""

    x: int
    y: int
    w: int
    h: int


class Desktop:
    """One window of the program on an X display.

    Attributes:
        engine: the program behind its pipes.
        window: the X window's number.
    """

    def __init__(self, display: str, folder: Path, options: tuple[str, ...]) -> None:
        """Start the program, its data in a folder, and wait for its window."""
        self._folder = folder
        self._env = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        command = ("--protocol", "--size", "1000x700", "--lang", "en", *options)
        self.engine = Engine(folder / "data", folder / "stderr", options=command, env=self._env)
        self.window = self.until(lambda: self.find("--pid", self.engine.process.pid), bool)
        self.xdotool("windowfocus", "--sync", self.window)
        # A window manager may move the window as it frames it; what stands still twice is where it stays.
        self.until(lambda: (self.geometry, self.geometry), lambda pair: pair[0] == pair[1])

    def find(self, *query: str | int) -> str:
        """The last window that xdotool finds, empty if there is none yet."""
        command = ["xdotool", "search", "--onlyvisible", *map(str, query)]
        found = subprocess.run(command, env=self._env, capture_output=True, check=False, text=True).stdout.split()
        return found[-1] if found else ""

    def close(self) -> None:
        """End the program, however it stands."""
        self.engine.__exit__(None, None, None)

    def until(self, look: Callable[[], Any], right: Callable[[Any], bool]) -> Any:
        """Look again and again until what is seen is right; it out. Fails with what is seen after a deadline."""
        end = time.monotonic() + DEADLINE
        while not right(seen := look()):
            assert time.monotonic() < end, f"still: {seen}"
            select.select([], [], [], _PAUSE)
        return seen

    def say(self, line: str) -> Json:
        """The answer to a line of the play protocol."""
        self.engine.send([line.encode()])
        answer: Json = json.loads(self.engine.receive())
        return answer

    def state(self) -> Json:
        """The state, without the time."""
        state: Json = self.say("state")["state"]
        del state["seconds"]
        return state

    def picture(self) -> bytes:
        """What the window shows, as a file."""
        path = self._folder / "shown.png"
        assert self.say(f"screenshot {path}")["ok"]
        return path.read_bytes()

    def until_state(self, **wanted: object) -> Json:
        """Wait until some fields of the state are as wanted; the state out."""
        seen: Json = self.until(self.state, lambda state: {name: state[name] for name in wanted} == wanted)
        return seen

    def xdotool(self, *words: str | int) -> str:
        """Run xdotool; what it prints out."""
        command = ["xdotool", *map(str, words)]
        done = subprocess.run(command, env=self._env, capture_output=True, check=True, text=True)
        return done.stdout

    @property
    def geometry(self) -> Geometry:
        """Where the window's inside is."""
        lines = self.xdotool("getwindowgeometry", "--shell", self.window).split()
        values = dict(line.split("=") for line in lines)
        return Geometry(*(int(values[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))

    def at(self, place: str) -> tuple[int, int]:
        """The point in the window where a place is hit."""
        answer = self.say(f"where {place}")
        return answer["x"], answer["y"]

    def _to(self, point: tuple[int, int]) -> tuple[str | int, ...]:
        return ("mousemove", "--window", self.window, *point)

    def click(self, place: str) -> None:
        """Click a place."""
        self.xdotool(*self._to(self.at(place)), "click", 1)

    def double_click(self, place: str) -> None:
        """Click a place twice."""
        self.xdotool(*self._to(self.at(place)), "click", 1, "click", 1)

    def lift(self, place: str) -> None:
        """Press on a place and drag its card a little."""
        x, y = self.at(place)
        self.xdotool(*self._to((x, y)), "mousedown", 1, *self._to((x + 12, y + 9)), *self._to((x + 20, y + 15)))

    def drag(self, source: str, target: str) -> None:
        """Drag from a place to a place."""
        goal = self.at(target)
        self.lift(source)
        self.xdotool(*self._to(goal), "mouseup", 1)

    def key(self, name: str) -> None:
        """Press a key."""
        self.xdotool("key", name)
