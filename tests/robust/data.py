"""F15: start the program on broken data files: ``python -m tests.robust.data --files 10000``."""

import argparse
import json
import os
import random
import shutil
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from game.arguments import parse
from game.log import FILE_NAME as LOG
from game.protocol import PlayProtocol
from game.rules.games import Game
from game.services import build, close
from game.store import Store
from game.store.database import FILE_NAME
from tests.helpers import EXAMPLES, FIRST, Program
from tests.robust.commands import Commands
from tests.robust.damage import damage
from tests.window.driver import Driver

_IN_MEMORY = {"store-newer", "store-unwritable", "store-in-use"}
_WINDOWED_EACH = 50
_DRAWS = 30
_BY_HAND = ("values", "untyped", "schema")


class Starts:
    """Breaks a file, starts on it, plays, starts again; nothing may fail.

    Attributes:
        tally: how often what happened.
        slowest: the longest start, seconds.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        self.tally: Counter[str] = Counter()
        self.slowest = 0.0
        self._chance = random.Random(seed)
        self._folder = folder
        self._number = 0
        self._may_lack = False
        self._models = [folder / "closed", folder / "killed"]
        _fill(self._models[0], random.Random(seed))
        store = Store.open(self._models[0], time.time)
        self._written = _games(store)
        Program(store).run(f"new {FIRST}", *["tap stock"] * _DRAWS)
        self._written |= {(FIRST, ("s",) * draws) for draws in range(_DRAWS + 1)}
        # As a killed program leaves it, with the last moves in the log.
        shutil.copytree(self._models[0], self._models[1])
        store.close()

    def start(self) -> None:
        """Start on one more broken file.

        Raises:
            AssertionError: something failed; its argument tells what.
        """
        self._number += 1
        data = self._folder / "data"
        shutil.rmtree(data, ignore_errors=True)
        shutil.copytree(self._chance.choice(self._models), data)
        kind = damage(data, self._chance)
        self.tally[kind] += 1
        # An empty file is a new one, and a hand may write that there is no game.
        self._may_lack = kind in _BY_HAND or not (data / FILE_NAME).stat().st_size
        broken = (data / FILE_NAME).read_bytes()
        try:
            self._start_on(data, broken)
        except Exception as error:
            error.add_note(f"file {self._number}, {kind}")
            raise

    def _start_on(self, data: Path, broken: bytes) -> None:
        notices, left = self._run(data, play=True)
        for notice in notices:
            self.tally[notice] += 1
        if not notices:
            self.tally["nothing said"] += 1
        assert len(notices) == len(set(notices))
        aside = [path for path in data.iterdir() if ".damaged-" in path.name]
        assert bool(aside) == ("store-damaged" in notices)
        if not _IN_MEMORY.isdisjoint(notices):
            assert "store-damaged" in notices or (data / FILE_NAME).read_bytes()[:100] == broken[:100]
            return
        again, stood = self._run(data, play=False)
        # What a start has no need to read it does not check, however broken; the next may come upon it, and says so.
        for notice in again:
            self.tally[f"second start: {notice}"] += 1
        assert again in ([], ["store-damaged"], ["game-unreadable"])
        assert not again or again != notices, "said twice"
        if not again:
            assert stood == left, f"{stood}\nnot\n{left}"
        if self._number % _WINDOWED_EACH == 0:
            _show(data)

    def _run(self, data: Path, *, play: bool) -> tuple[list[str], dict[str, Any]]:
        """Start, perhaps play, and end; the notices and how it stood in the end out."""
        begun = time.perf_counter()
        services = build(parse(["--headless", "--data", str(data)]))
        protocol = PlayProtocol(services.desk, services.settings, services.store, services.words)

        def say(line: str) -> dict[str, Any]:
            answer = protocol.answer(line.encode())
            assert answer is not None
            assert answer.get("error") != "internal-error", line
            json.dumps(answer)
            return answer

        assert say("state")["ok"] == services.desk.has_game
        self.slowest = max(self.slowest, time.perf_counter() - begun)
        if play:
            found = _games(services.store)
            assert found <= self._written, found - self._written
            assert len(found) == len(Game) or services.store.notices or self._may_lack, found
            for line in ("undo", "redo", "tap stock", "stats", "new FT1-N-AAAAAAM", "tap stock", "set theme light"):
                say(line)
            for line in ("new HH1-N-AAAAAAM", "tap stock", "tap stock", "undo"):
                assert say(line)["ok"], line
        state = say("state")
        del state["state"]["seconds"]
        saved = [services.store.current(game.value) for game in Game]
        left = {"state": state, "settings": say("settings"), "games": [game and game.entries for game in saved]}
        assert say("stats")["ok"]
        notices = list(services.store.notices)
        close(services)
        log = (data / LOG).read_text(encoding="utf-8") if (data / LOG).exists() else ""
        assert "unexpected error" not in log, log[-3000:]
        return notices, left


def _games(store: Store) -> set[tuple[str, tuple[str, ...]]]:
    """A store in, code and entries of its current games out."""
    return {(saved.code, saved.entries) for game in Game if (saved := store.current(game.value))}


def _show(data: Path) -> None:
    """Open the window on the data, and every page."""
    store = Store.open(data, time.time)
    driver = Driver(None, (640, 480), 0.0, store)
    for page in (*driver.app.page_names, "table"):
        assert driver.say(f"page {page}")["ok"], page
        driver.app.draw()
    driver.close()
    store.close()


def _fill(folder: Path, chance: random.Random) -> None:
    """Play some games of both kinds, won ones too, into a new folder."""
    store = Store.open(folder, time.time)
    program = Program(store)
    commands = Commands(chance)
    for _ in range(400):
        program.say(commands.next(program))
    for example in EXAMPLES.values():
        words = example.split(" ")
        program.run(f"new {words[0][:-1]}")
        session = program.desk.session
        for word in words[1:60]:
            session.perform(session.controller.vocabulary[word])
    program.desk.close()
    store.close()


def main() -> None:
    """Start on as many broken files as the arguments ask for and print what came of it; the first failure ends it."""
    parser = argparse.ArgumentParser(prog="python -m tests.robust.data", description=main.__doc__)
    parser.add_argument("--files", type=int, default=1000, help="how many are broken (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="another seed gives other damage (default: %(default)s)")
    wanted = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        starts = Starts(Path(folder), wanted.seed)
        for _ in range(wanted.files):
            starts.start()
    print(f"seed {wanted.seed}: {wanted.files} files, none failed, {time.perf_counter() - begun:.0f} s", end="")
    print(f", slowest start {starts.slowest * 1000:.0f} ms")
    for name, number in sorted(starts.tally.items()):
        print(f"  {number:9} {name}")


if __name__ == "__main__":
    main()
