"""The keys that do something at the table wherever the cursor is."""

from collections.abc import Callable
from functools import partial

from game.pages.copying import copy_record
from game.pages.page import Context
from game.rules.games import OTHER_GAME
from game.rules.table import STOCK, Spot
from game.view.inputs import Key

Action = Callable[[], object]


class Shortcuts:
    """Finds what a key does. Held keys do it once, but undo, redo and draw repeat."""

    def __init__(self, context: Context, copy: Action) -> None:
        """Know the keys; `copy` copies the deal code."""
        desk = context.desk
        self._undo, self._redo = desk.undo, desk.redo
        self._repeating: dict[str, Action] = {"d": lambda: desk.tap(Spot(STOCK))}
        self._once: dict[str, Action] = {
            "n": lambda: desk.new(desk.session.code.game),
            "r": desk.restart,
            "g": lambda: desk.switch(OTHER_GAME[desk.session.code.game]),
            "escape": partial(context.show, "menu"),
            "f1": partial(context.show, "rules"),
        }
        self._copy, self._copy_all = copy, partial(copy_record, context)

    def find(self, key: Key) -> Action | None:
        """Return what a key does, None where it means nothing here."""
        if key.alt:
            return None
        if key.name == "z":
            return self._redo if key.shift else self._undo
        if key.name == "y":
            return self._redo
        if key.ctrl:
            copies = key.name == "c" and not key.repeat
            return (self._copy_all if key.shift else self._copy) if copies else None
        return self._repeating.get(key.name) or (None if key.repeat else self._once.get(key.name))
