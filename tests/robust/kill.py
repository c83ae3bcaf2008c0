"""F17: kill the program at any instant and see that nothing is lost: ``python -m tests.robust.kill --kills 1000``."""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter, deque
from contextlib import suppress
from pathlib import Path
from typing import Any

from game.log import FILE_NAME as LOG
from game.rules.games import Game
from game.store import Store
from tests.helpers import Program
from tests.oracle.engine import MAIN, Engine
from tests.robust.commands import Commands
from tests.robust.position import Kept, check_history, kept_in

MODES = {
    "headless": ("--headless",),
    "windowed": ("--protocol", "--speed", "1", "--size", "480x360", "--no-sound"),
}
ENVIRONMENT = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
_DEALS = ("new", "restart", "replay")
_KILLS_A_FOLDER = 40
_SLACK = 1.0  # seconds of playing time that may be lost


class Killer:
    """Plays the same game in the program and beside it, kills the program, and compares what is left.

    Attributes:
        tally: how often what happened.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        self.tally: Counter[str] = Counter()
        self._chance = random.Random(seed)
        self._commands = Commands(self._chance)
        self._folder = folder
        self._number = 0
        self._begin_anew()

    def _begin_anew(self) -> None:
        self._data = self._folder / f"data{self._number}"
        self._data.mkdir()
        self._model = Program(Store.open(None, time.time))
        self._seconds: dict[Game, tuple[float, float]] = {}
        self._waiting: deque[str] = deque()

    def kill(self) -> None:
        """Start the program, play, kill it, and see that all is there."""
        self._number += 1
        if self._number % _KILLS_A_FOLDER == 0:
            self._begin_anew()
        mode = self._chance.choice(list(MODES))
        how = self._chance.choice(("start", "rest", "flight", "flight", "setting"))
        self.tally[mode] += 1
        self.tally[how] += 1
        if how == "start":
            self._kill_at_start(mode)
        else:
            self._kill_in_play(mode, how)
        self._check(mode)

    def _kill_at_start(self, mode: str) -> None:
        """Kill while it starts, or just after."""
        with subprocess.Popen(
            [sys.executable, str(MAIN), *MODES[mode], "--data", str(self._data)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            env=ENVIRONMENT,
        ) as process:
            _let_run(process, self._chance.choice((0.1, self._chance.uniform(0, 0.5))))
            process.kill()

    def _kill_in_play(self, mode: str, how: str) -> None:
        asked: list[str] = []
        if self._model.desk.has_game and self._chance.random() < 0.5:
            game = self._chance.choice(list(kept_in(self._model.store).games))
            asked = ["--game", game.value]
            self._model.desk.switch(game)
        errors = self._folder / "stderr"
        with Engine(self._data, errors, options=[*MODES[mode], *asked], env=ENVIRONMENT) as engine:
            self._meet(engine)
            for _ in range(self._chance.randrange(25)):
                self._say(engine, self._line(mode))
            if how == "setting":
                self._say(engine, self._commands.setting())
            elif how == "flight":
                self._send(engine, [self._line(mode) for _ in range(self._chance.randint(1, 4))])
                _let_run(engine.process, self._chance.random() ** 3 * 0.02)
            else:
                _let_run(engine.process, self._chance.uniform(0, 0.2))
            for answer in engine.kill():
                self._answered(answer)
        assert errors.read_text(encoding="utf-8") == ""

    def _meet(self, engine: Engine) -> None:
        """See that the program has begun where the last one was killed."""
        engine.send([b"state"])
        answer = json.loads(engine.receive())
        if answer["ok"] and not self._model.desk.has_game:
            self._model.run(f"new {answer['state']['code']}")
        _compare("state", answer, self._model.say("state"))

    def _line(self, mode: str) -> str:
        if mode == "windowed" and self._chance.random() < 0.05:
            return f"page {self._chance.choice(('table', 'settings', 'rules'))}"
        return self._commands.next(self._model)

    def _send(self, engine: Engine, lines: list[str]) -> None:
        self._waiting.extend(lines)
        engine.send(line.encode() for line in lines)

    def _say(self, engine: Engine, line: str) -> None:
        self._send(engine, [line])
        self._answered(engine.receive())

    def _answered(self, line: bytes) -> None:
        """Do beside the program what it has acknowledged."""
        command, answer = self._waiting.popleft(), json.loads(line)
        self.tally["commands"] += 1
        if command.startswith("page "):
            assert answer == {"ok": True}, (command, answer)
            return
        if "state" in answer:
            state = answer["state"]
            self._seconds[Game(state["game"])] = state["seconds"], time.monotonic()
        _compare(command, answer, self._model.say(command))

    def _check(self, mode: str) -> None:
        """See that what is left is what was acknowledged last, or what was under way then."""
        now = time.monotonic()
        copy = self._folder / f"copy{self._number}"
        shutil.copytree(self._data, copy)
        left = Program(Store.open(copy, time.time))
        assert left.store.notices == []
        found = kept_in(left.store)
        # Beside a window answers are written by a thread: some commands may be done whose answers were not.
        under_way = list(self._waiting)[: None if mode == "windowed" else 1]
        self._waiting.clear()
        stages = [kept_in(self._model.store)]
        for command in under_way:
            if not command.startswith("page"):
                self._model.say(command)
            stages.append(kept_in(self._model.store))
        if not any(stage.games for stage in stages):
            # The window deals as it opens.
            assert all(game.moves == 0 for game in found.games.values())
        else:
            assert found in stages, f"after {under_way}:\n{found}\nnone of\n" + "\n".join(map(str, stages))
            self.tally["acknowledged kept" if found == stages[0] else "under way kept"] += 1
        if not any(command.split()[0] in _DEALS for command in under_way):
            self._check_time(left.store, found, now)
        check_history(left.store)
        _check_log(self._data / LOG)
        self._model.store.close()
        shutil.rmtree(self._folder / f"copy{self._number - 1}", ignore_errors=True)
        self._model = left

    def _check_time(self, store: Store, found: Kept, now: float) -> None:
        for game, (seconds, at) in self._seconds.items():
            saved = store.current(game.value)
            if saved is not None and not saved.finished and game in found.games:
                lost = seconds - saved.seconds
                assert -_SLACK - (now - at) <= lost <= _SLACK, f"{game}: {saved.seconds} saved of {seconds}"

    def end(self) -> None:
        """Start once more and end as one should."""
        with Engine(self._data, self._folder / "stderr", env=ENVIRONMENT) as engine:
            self._meet(engine)
            assert engine.finish() == (0, [], b"")
        self._model.store.close()


def _let_run(process: subprocess.Popen[bytes], seconds: float) -> None:
    with suppress(subprocess.TimeoutExpired):
        process.wait(seconds)


def _compare(command: str, answer: dict[str, Any], expected: dict[str, Any]) -> None:
    for side in (answer, expected):
        side.pop("detail", None)
        for name in ("seconds", "message"):
            side.get("state", {}).pop(name, None)
    assert answer == expected, f"{command}: {answer}, not {expected}"


def _check_log(path: Path) -> None:
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    assert " ERROR " not in text, text[-2000:]
    assert "Traceback" not in text, text[-2000:]


def main() -> None:
    """Kill as often as the arguments ask for and print what happened; the first loss ends it."""
    parser = argparse.ArgumentParser(prog="python -m tests.robust.kill", description=main.__doc__)
    parser.add_argument("--kills", type=int, default=100, help="how often it is killed (default: %(default)s)")
    parser.add_argument(
        "--seed", type=int, default=1, help="another seed gives other games and instants (default: %(default)s)"
    )
    wanted = parser.parse_args()
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        killer = Killer(Path(folder), wanted.seed)
        for _ in range(wanted.kills):
            killer.kill()
        killer.end()
    print(f"seed {wanted.seed}: {wanted.kills} kills, 0 lost, {time.perf_counter() - begun:.0f} s")
    for name, number in sorted(killer.tally.items()):
        print(f"  {number:9} {name}")


if __name__ == "__main__":
    main()
