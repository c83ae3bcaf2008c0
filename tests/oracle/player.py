"""A player's game behind the commands of the play protocol."""

import random
from collections.abc import Callable
from typing import Any

from . import hearts, thieves
from .answers import Outcome
from .codes import Code, CodeRefusedError, parse
from .game import AnyGame, new_game

Answer = dict[str, Any]

RULE_SETTINGS = {
    "move_errors": "off",
    "placement_help": "on",
    "double_click": "on",
    "auto_placement": "off",
    "interactive_rules": "on",
}
MESSAGE = "shown"


class CommandError(Exception):
    """A command that is not carried out; its argument is the protocol's error."""


class Player:
    """Answers lines as the program must: an answer's texts for people are left out or stand as ``MESSAGE``."""

    def __init__(self) -> None:
        self.game: AnyGame | None = None
        self.settings = dict(RULE_SETTINGS)
        self.selected: str | None = None
        self.message: str | None = None
        self._commands: dict[str, tuple[int, Callable[..., Answer]]] = {
            "restart": (0, self._restart),
            "tap": (1, self._tap),
            "double": (1, self._double),
            "drag": (2, self._drag),
            "undo": (0, lambda: self._step(back=True)),
            "redo": (0, lambda: self._step(back=False)),
            "targets": (1, self._targets),
            "state": (0, self._state_answer),
            "set": (2, self._set),
            "settings": (0, lambda: {"ok": True, "settings": dict(self.settings)}),
            "record": (0, lambda: {"ok": True, "record": self._current().record()}),
            "where": (1, self._no_window),
            "page": (1, self._no_window),
            "screenshot": (1, self._no_window),
        }

    def answer(self, line: str) -> Answer:
        """A command's line in, its answer out."""
        try:
            return self._dispatch(line)
        except CommandError as error:
            return {"ok": False, "error": str(error)}

    def _dispatch(self, line: str) -> Answer:
        word, _, rest = line.strip().partition(" ")
        if word in ("new", "replay"):
            if not rest.strip():
                raise CommandError("bad-arguments")
            return self._new(rest) if word == "new" else self._replay(rest)
        if word not in self._commands:
            raise CommandError("unknown-command")
        count, command = self._commands[word]
        arguments = rest.split()
        if len(arguments) != count:
            raise CommandError("bad-arguments")
        return command(*arguments)

    def _current(self) -> AnyGame:
        if self.game is None:
            raise CommandError("no-game")
        return self.game

    def _no_window(self, _argument: str) -> Answer:
        raise CommandError("no-window")

    def _new(self, text: str) -> Answer:
        if text.strip() in ("hh", "ft"):
            return self.begin(new_game(Code(text.strip().upper(), "N", random.randrange(32**7))))
        try:
            return self.begin(new_game(parse(text)))
        except CodeRefusedError:
            raise CommandError("bad-code") from None

    def begin(self, game: AnyGame) -> Answer:
        """Put a game on the table; its state as the answer."""
        self.game = game
        self.selected = self.message = None
        return self._state_answer()

    def _restart(self) -> Answer:
        return self.begin(new_game(self._current().code))

    def _replay(self, record: str) -> Answer:
        code, colon, actions = record.partition(":")
        try:
            game = new_game(parse(code))
        except CodeRefusedError:
            raise CommandError("bad-record") from None
        if not colon:
            raise CommandError("bad-record")
        for action in actions.split():
            if not game.allows(action):
                raise CommandError("bad-record")
            game.play(action)
        return self.begin(game)

    def _set(self, name: str, value: str) -> Answer:
        if name not in self.settings:
            raise CommandError("unknown-setting")
        if value not in ("on", "off"):
            raise CommandError("bad-value")
        self.settings[name] = value
        return {"ok": True}

    def _place(self, name: str) -> str:
        if not self._current().is_place(name):
            raise CommandError("bad-place")
        return name

    def _targets(self, name: str) -> Answer:
        table = self._current().table
        place = self._place(name)
        found = hearts.partners(table, place) if isinstance(table, hearts.Table) else thieves.targets(table, place)
        return {"ok": True, "targets": found}

    def _tap(self, name: str) -> Answer:
        place = self._place(name)
        table = self._current().table
        if isinstance(table, hearts.Table):
            return self._carry_out(lambda: hearts.tap(table, place, self.selected))
        return self._carry_out(lambda: thieves.tap(table, place))

    def _double(self, name: str) -> Answer:
        place = self._place(name)
        table = self._current().table
        if isinstance(table, thieves.Table) and self.settings["double_click"] == "off":
            return self._tap(place)
        if isinstance(table, hearts.Table) or place == "stock":
            first = self._tap(place)
            settled = place != "stock" and first["result"] == "moved"
            return first if settled else self._tap(place)
        return self._carry_out(lambda: thieves.double(table, place))

    def _drag(self, source: str, target: str) -> Answer:
        start, end = self._place(source), self._place(target)
        table = self._current().table
        if isinstance(table, hearts.Table):
            return self._carry_out(lambda: hearts.drag(table, start, end, self.selected))
        auto = self.settings["auto_placement"] == "on"
        return self._carry_out(lambda: thieves.drag(table, start, end, auto=auto))

    def _step(self, *, back: bool) -> Answer:
        game = self._current()
        self.message = None
        if game.status() == "won" or not (game.undo() if back else game.redo()):
            return self._action_answer(Outcome("nothing"))
        self.selected = None
        return self._action_answer(Outcome("moved"))

    def _carry_out(self, gesture: Callable[[], Outcome]) -> Answer:
        game = self._current()
        self.message = None
        if game.status() == "won":
            return self._action_answer(Outcome("nothing"))
        outcome = gesture()
        self.selected = outcome.selected
        if outcome.action:
            game.play(outcome.action)
        elif self._is_told(outcome):
            self.message = MESSAGE
        return self._action_answer(outcome)

    def _is_told(self, outcome: Outcome) -> bool:
        if isinstance(self._current().table, hearts.Table):
            return outcome.reason == "different-rank" and self.settings["move_errors"] == "on"
        return outcome.result == "rejected" and self.settings["interactive_rules"] == "on"

    def _action_answer(self, outcome: Outcome) -> Answer:
        return {"ok": True, "result": outcome.result, "reason": outcome.reason, "state": self.state()}

    def _state_answer(self) -> Answer:
        return {"ok": True, "state": self.state()}

    def state(self) -> Answer:
        """The state as the protocol shows it; no time passes."""
        game = self._current()
        state: Answer = {
            "game": game.code.game.lower(),
            "code": str(game.code),
            "status": game.status(),
            "score": game.score,
            "moves": game.moves,
            "seconds": 0.0,
            "undo": len(game.undoable),
            "redo": len(game.redoable),
            "selected": self.selected,
            "message": self.message,
        }
        if isinstance(game.table, thieves.Table):
            return state | {"piles": thieves.piles(game.table)}
        help_on = self.settings["placement_help"] == "on"
        marks = hearts.marks(game.table, self.selected, help_on=help_on)
        return state | {"piles": hearts.piles(game.table)} | marks
