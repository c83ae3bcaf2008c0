"""Hands for the tests: one presses keys, the other points."""

from collections.abc import Callable

from game.view.geometry import Box
from game.view.inputs import Button, Input, Key, PointerDown, PointerMove, PointerUp
from game.view.theme import THEMES
from game.view.widgets.widget import Skin

SKIN = Skin(THEMES["wine"], 1.0)


class Hands:
    """Gives input to whatever handles it."""

    def __init__(self, handle: Callable[[Input], object]) -> None:
        self._handle = handle

    def keys(self, *names: str) -> None:
        for name in names:
            shift = name.startswith("shift+")
            self._handle(Key(name.removeprefix("shift+"), shift=shift))

    def press(self, x: float, y: float) -> None:
        self._handle(PointerMove(x, y))
        self._handle(PointerDown(x, y, Button.LEFT))

    def move(self, x: float, y: float) -> None:
        self._handle(PointerMove(x, y))

    def release(self, x: float, y: float) -> None:
        self._handle(PointerUp(x, y, Button.LEFT))

    def click(self, box: Box) -> None:
        self.press(*box.centre)
        self.release(*box.centre)


class Kept:
    """A value to be changed by a widget."""

    def __init__(self, value: str = "", number: int = 0) -> None:
        self.value = value
        self.number = number
        self.changes = 0

    def set(self, value: str) -> None:
        self.value = value
        self.changes += 1

    def go(self, number: int) -> None:
        self.number = number
        self.changes += 1

    def turn(self, on: bool) -> None:
        self.number = int(on)
        self.changes += 1
