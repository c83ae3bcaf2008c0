"""Random commands for a game: mostly what a player does, and some of everything else."""

import json
import random
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path

from . import hearts, thieves
from .codes import LENGTH, Code, arrangements, pack
from .game import AnyGame
from .player import RULE_SETTINGS, Player

EXAMPLES = json.loads((Path(__file__).parents[1] / "data" / "examples.json").read_text(encoding="utf-8"))
NO_PLACES = (
    *("h0", "h26", "h01", "h1.1", "h-1", "h+1", "H1", "h1e1", "h\u0663", "\uff481", "h" + "9" * 5000),
    *("c0", "c11", "c03", "c3.", "c.3", "c3.0", "c3.99", "c3.+1", "c3.\u0661", "C3", "c1." + "9" * 5000),
    *("f0", "f9", "f1.1", "stock.1", "waste.1", "Stock", "STOCK", "waste\0", "\0", "-1", "1", "\u2665", "w", "s"),
)
BAD_CODES = (
    *("x", "HH1-N", "HH2-N-AAAAAAM", "KL1-N-AAAAAAM", "HH1-X-AAAAAAM", "HH1-N-AAAAAA0", "FT1-N-AAAAAA1"),
    *("HH1-N-AAAAAA\u0131", "FT1-N-AAAAAA\u017f", "HH1-N-AAAAAA\uff21", "HH1-E-" + "7" * 34, "FT1-E-" + "7" * 100),
    *("HH1-N-AAAAAAMM", "FT1-E-AAAAAAM", "FT1-N-" + "A" * 10000),
)
MISTAKES = (
    *("fly", "taps stock", "tap", "tap stock waste", "double", "drag stock", "drag stock waste stock", "undo 1"),
    *("redo now", "targets", "targets stock waste", "state all", "restart again", "record me", "settings x", "new"),
    *("replay", "set", "set placement_help", "set placement_help on off", "set placement_helps on"),
    *("set placement_help 1", "set move_errors ON", "set double_click true", "page table", "page", "where stock"),
    *("where", "screenshot x.png", "screenshot", "\u2665 \u2665", "tap\0stock", "replay x", "replay HH1-N-AAAAAAM"),
    *("replay HH1-N-AAAAAAM: h25+w", "replay HH1-N-AAAAAAM: w>f1", "replay FT1-N-AAAAAAM: s s f1>f1 s"),
)


class Chooser:
    """The next command for the game a player has; the same seed always gives the same commands."""

    def __init__(self, player: Player, game: str, seed: int) -> None:
        self.player = player
        self.game = game
        self.random = random.Random(f"{game}{seed}")
        self._waiting: deque[str] = deque([f"new {self._code()}"])
        self._kinds: list[tuple[float, Callable[[], list[str]]]] = [
            (50, self._legal),
            (14, lambda: ["tap stock"]),
            (9, lambda: [f"tap {self._place()}"]),
            (5, lambda: [f"double {self._place()}"]),
            (9, lambda: [f"drag {self._place()} {self._place()}"]),
            (2, self._daring),
            (2, self._nowhere),
            (3, lambda: ["undo"]),
            (2, lambda: ["redo"]),
            (0.15, self._storm),
            (0.3, lambda: [f"tap {self._place()}"] * 10),
            (3, lambda: [f"targets {self._place()}"]),
            (2, lambda: [f"set {self._pick(*RULE_SETTINGS)} {self._pick('on', 'off')}"]),
            (0.5, lambda: ["settings"]),
            (0.5, lambda: ["state"]),
            (1.5, lambda: [self._pick(*MISTAKES)]),
            (0.4, lambda: [f"new {self._dressed(self._code())}"]),
            (0.2, lambda: [f"new {self._pick(*BAD_CODES)}"]),
            (0.2, lambda: ["restart"]),
            (0.5, lambda: ["record", f"replay {self._current().record()}"]),
            (0.4, lambda: [f"replay {self._mangled(self._current().record())}"]),
            (0.3, self._late),
        ]

    def next(self) -> str:
        """A command's line."""
        if not self._waiting:
            self._waiting.extend(self._choose())
        return self._waiting.popleft()

    def _choose(self) -> list[str]:
        over = self._current().status() != "playing"
        if over and self.random.random() < 0.1:
            return [f"new {self._code()}"] if self.random.random() < 0.5 else self._late()
        weights = [weight for weight, _ in self._kinds]
        return self.random.choices([kind for _, kind in self._kinds], weights)[0]()

    def _current(self) -> AnyGame:
        assert self.player.game is not None
        return self.player.game

    def _pick(self, *choices: str) -> str:
        return self.random.choice(choices)

    def _code(self) -> str:
        if self.random.random() < 0.2:
            return str(Code(self.game, "E", self.random.randrange(arrangements(Counter(pack(self.game))))))
        return str(Code(self.game, "N", self.random.randrange(32 ** LENGTH[self.game, "N"])))

    def _dressed(self, code: str) -> str:
        dress = self._pick("plain", "lower", "bare", "spaced", "typographic")
        return {
            "plain": code,
            "lower": code.lower(),
            "bare": code.replace("-", ""),
            "spaced": " ".join(code.replace("-", " ")),
            "typographic": code.replace("-", "\u2013"),
        }[dress]

    def _place(self) -> str:
        table = self._current().table
        if isinstance(table, hearts.Table):
            free = hearts.free(table) if self.random.random() < 0.5 else []
            return self._pick(*(free or hearts.PLACES))
        place = self._pick("stock", "waste", *self.random.choices(thieves.FOUNDATIONS, k=4), *thieves.COLUMNS)
        height = len(thieves.pile(table, place))
        if place in thieves.COLUMNS and height and self.random.random() < 0.4:
            return f"{place}.{self.random.randint(1, height)}"
        return place

    def _daring(self) -> list[str]:
        table = self._current().table
        if isinstance(table, hearts.Table):
            return [f"drag {self._pick(*hearts.PLACES[1:])} {self._pick(*hearts.PLACES[1:])}"]
        aces = [place for place in thieves.COLUMNS if "".join(thieves.pile(table, place)[-1:])[:1] == "A"]
        source = self._pick(*(place for place in thieves.PLACES if thieves.pile(table, place) and place not in aces))
        return [f"drag {source} {self._pick(*aces * 4, *thieves.FOUNDATIONS)}"]

    def _nowhere(self) -> list[str]:
        other = hearts.PLACES if self.game == "FT" else thieves.PLACES
        wrong = self._pick(*NO_PLACES, *other[2:])
        gesture = self._pick("tap", "double", "targets", "drag", "drag back")
        if gesture == "drag":
            return [f"drag {wrong} {self._place()}"]
        return [f"drag {self._place()} {wrong}" if gesture == "drag back" else f"{gesture} {wrong}"]

    def _legal(self) -> list[str]:
        actions = self._current().actions()
        moves = [action for action in actions if action != "s"]
        if not moves or self.random.random() < 0.15:
            return ["tap stock"]
        action = self._pick(*moves)
        places = ["waste" if place == "w" else place for place in action.replace("+", ">").split(">")]
        if "+" not in action:
            return self._move(*places)
        self.random.shuffle(places)
        return self._pair(*places)

    def _pair(self, one: str, other: str) -> list[str]:
        how = self._pick("drag", "taps", "taps", "double", "far")
        if how == "drag":
            return [f"drag {one} {other}"]
        second = {"taps": "tap", "double": "double", "far": "targets"}[how]
        return [f"tap {one}", f"{second} {other}"]

    def _move(self, source: str, target: str) -> list[str]:
        table = self._current().table
        assert isinstance(table, thieves.Table)
        ends = [
            f"{place}.{height}"
            if (height := len(thieves.pile(table, place))) and place in thieves.COLUMNS and self.random.random() < 0.2
            else place
            for place in (source, target)
        ]
        gesture = self._pick("drag", "drag", "tap", "double")
        return [f"drag {ends[0]} {ends[1]}" if gesture == "drag" else f"{gesture} {ends[0]}"]

    def _storm(self) -> list[str]:
        back = self.random.choice((3, 12, 30, 110))
        return ["undo"] * back + ["redo"] * self.random.randrange(back + 5)

    def _mangled(self, record: str) -> str:
        words = record.split(" ")
        at = self.random.randrange(len(words))
        how = self._pick("cut", "without", "twice", "more", "no colon", "other game")
        return {
            "cut": record[: self.random.randrange(1, len(record))],
            "without": " ".join(words[:at] + words[at + 1 :]) or "x",
            "twice": " ".join(words[: at + 1] + words[at:]),
            "more": f"{record} {self._pick('s', 'h25+w', 'w>f1', 'c1>c2', 'f1>f5', 'c1>c1', 'x', 's,s', 'S')}",
            "no colon": record.replace(":", ""),
            "other game": {"H": "FT", "F": "HH"}[record[0]] + record[2:],
        }[how]

    def _late(self) -> list[str]:
        words = EXAMPLES[self.game.lower()].split()
        return [f"replay {' '.join(words[: -self.random.choice((1, 2, 5, 20, 45))])}"]
