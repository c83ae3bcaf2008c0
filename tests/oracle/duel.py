"""The program and the second implementation given the same commands, every answer compared."""

import json
from collections import Counter, deque
from pathlib import Path
from typing import Any

from .chooser import Chooser
from .codes import parse
from .engine import Engine
from .game import new_game
from .player import Player

BATCH = 50


class DifferenceError(AssertionError):
    """An answer that is not the expected one; its argument tells how to get there again."""


class Duel:
    """Lines go in, to both sides; the answers are compared a batch at a time."""

    def __init__(self, engine: Engine, player: Player | None = None) -> None:
        self.engine = engine
        self.player = player or Player()
        self.tally: Counter[str] = Counter()
        self._sent: list[tuple[str, dict[str, Any]]] = []
        self._last: deque[str] = deque(maxlen=30)

    def say(self, line: str) -> bool:
        """A command's line in, whether it is an action out; raises in time, with its batch, if the answers differ."""
        expected = self.player.answer(line)
        self._sent.append((line, expected))
        if len(self._sent) >= BATCH:
            self.compare()
        return "result" in expected

    def random_deal(self, game: str) -> None:
        """Ask for a random deal, as ``hh`` or ``ft``, and follow the program to it."""
        self.compare()
        self.engine.send([f"new {game}".encode()])
        answer = _read(self.engine.receive())
        code = parse(answer["state"]["code"])
        if code.game != game.upper():
            raise DifferenceError(f"new {game}: {code}")
        self._check(f"new {game}", self.player.begin(new_game(code)), answer)

    def compare(self) -> None:
        """Send what is waiting and compare all answers."""
        self.engine.send(line.encode() for line, _ in self._sent)
        for line, expected in self._sent:
            self._check(line, expected, _read(self.engine.receive()))
        self._sent.clear()

    def _check(self, line: str, expected: dict[str, Any], answer: dict[str, Any]) -> None:
        self._last.append(line)
        self._count(line, expected)
        wrong = differences(expected, answer)
        if wrong:
            raise DifferenceError("\n".join([*wrong, "after:", *self._last]))

    def _count(self, line: str, expected: dict[str, Any]) -> None:
        word = line.split(" ")[0]
        if "result" in expected:
            self.tally["actions"] += 1
            self.tally[f"{word} {expected['result']} {expected['reason'] or ''}".rstrip()] += 1
        self.tally[expected.get("error", "answered")] += 1
        if "state" in expected:
            state = expected["state"]
            self.tally[state["status"]] += 1
            self.tally["undo full"] += state["undo"] == 100
            self.tally["message"] += state["message"] is not None


def _read(line: bytes) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(line)
    return answer


def differences(expected: dict[str, Any], answer: dict[str, Any]) -> list[str]:
    """The expected answer and the program's in, one line for each difference that counts out."""
    wrong: list[str] = []
    given = dict(answer)
    if given.get("ok") is False and not isinstance(given.pop("detail", None), str):
        wrong.append("detail: not a text")
    if "settings" in expected:
        shown = given.get("settings", {})
        given["settings"] = {name: shown.get(name) for name in expected["settings"]}
    for part in ("state", ""):
        hoped, got = (expected.get(part, {}), given.get(part, {})) if part else (expected, given)
        wrong += _unequal(part, _comparable(hoped), _comparable(got))
    return wrong


def _comparable(side: dict[str, Any]) -> dict[str, Any]:
    plain = {name: value for name, value in side.items() if name != "state"}
    if "seconds" in plain:
        plain["seconds"] = isinstance(plain["seconds"], int | float) and plain["seconds"] >= 0
    if "message" in plain:
        plain["message"] = plain["message"] is not None
    piles: dict[str, Any] = plain.pop("piles", {})
    return plain | piles


def _unequal(part: str, hoped: dict[str, Any], got: dict[str, Any]) -> list[str]:
    return [
        f"{part} {name}: {got.get(name, 'absent')!r}, not {hoped.get(name, 'absent')!r}".lstrip()
        for name in {**hoped, **got}
        if hoped.get(name, "absent") != got.get(name, "absent")
    ]


def play(engine: Engine, game: str, actions: int, seed: int) -> Counter[str]:
    """A started program, a game (HH, FT), a number of actions and a seed in, what has been met out."""
    duel = Duel(engine)
    duel.random_deal(game.lower())
    chooser = Chooser(duel.player, game, seed)
    made = 0
    while made < actions:
        made += duel.say(chooser.next())
    duel.compare()
    return duel.tally


def meet(folder: Path, game: str, actions: int, seed: int) -> Counter[str]:
    """As ``play``, with a new program whose data lie in a folder; raises if it does not end well."""
    with Engine(folder / "data", folder / "stderr") as engine:
        tally = play(engine, game, actions, seed)
        status, left, errors = engine.finish()
    if (status, left, errors) != (0, [], b""):
        raise DifferenceError(f"exit status {status}, {left[:3]!r}, stderr {errors[:2000]!r}")
    return tally
