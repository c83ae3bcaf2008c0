"""Random commands, mostly moves that the rules allow, for a game that is played beside the program's own."""

import random
from collections.abc import Callable

from game.rules.action import TURN
from game.rules.deal import NUMBERS, DealCode
from game.rules.games import Game
from game.settings import ALL, SYSTEM
from tests.helpers import EXAMPLES, Program

_UNTOUCHED = ("fullscreen", "sound", "speed")  # what these do is no matter of what is kept


class Commands:
    """Chooses commands for the game on a program's table."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def next(self, program: Program) -> str:
        """A program in, the line of a command that can be carried out there out."""
        kinds: list[tuple[float, Callable[[Program], str]]] = [
            (60, self._move),
            (8, lambda _: "tap stock"),
            (8, lambda _: "undo"),
            (5, lambda _: "redo"),
            (6, lambda _: self.setting()),
            (2, lambda _: "restart"),
            (3, lambda _: f"new {self.code()}"),
            (2, lambda _: self._late()),
            (3, self._tap),
        ]
        if not program.desk.has_game:
            return f"new {self.code()}"
        return self._chance.choices([kind for _, kind in kinds], [weight for weight, _ in kinds])[0](program)

    def code(self) -> str:
        """The code of a random deal."""
        return DealCode.numbered(self._chance.choice(list(Game)), self._chance.randrange(NUMBERS)).text

    def setting(self) -> str:
        """A command that sets a setting."""
        name = self._chance.choice([name for name in ALL if name not in _UNTOUCHED])
        values = [value for value in ALL[name].values if value != SYSTEM]
        return f"set {name} {self._chance.choice(values)}"

    def _move(self, program: Program) -> str:
        session = program.desk.session
        actions = [action for action in session.controller.actions(session.table) if action is not TURN]
        if not actions or self._chance.random() < 0.3:
            return "tap stock"
        action = self._chance.choice(actions)
        return f"drag {action.source.name} {action.target.name}"

    def _tap(self, program: Program) -> str:
        places = program.desk.session.controller.places
        return f"{self._chance.choice(('tap', 'double'))} {self._chance.choice(places).name}"

    def _late(self) -> str:
        """Go to a few moves before a win, so that games are won too."""
        words = self._chance.choice(list(EXAMPLES.values())).split(" ")
        return f"replay {' '.join(words[: -self._chance.choice((1, 2, 5, 20))])}"
