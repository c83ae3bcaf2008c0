"""Input as the program sees it: a few plain values, in surface pixels."""

from enum import Enum
from typing import NamedTuple


class Button(Enum):
    """The buttons of a pointer that mean something."""

    LEFT = 1
    OTHER = 0


class PointerDown(NamedTuple):
    """A button goes down at (x, y)."""

    x: float
    y: float
    button: Button


class PointerMove(NamedTuple):
    """The pointer is at (x, y)."""

    x: float
    y: float


class PointerUp(NamedTuple):
    """A button goes up at (x, y)."""

    x: float
    y: float
    button: Button


class PointerGone(NamedTuple):
    """The pointer is nowhere: the finger that it was is lifted, or the mouse has left the window."""


class Wheel(NamedTuple):
    """The wheel turned; positive steps are away from the player."""

    steps: float


class Key(NamedTuple):
    """A key goes down.

    Attributes:
        name: SDL's name of the key in small letters, by its label on the keyboard, as in `z`, `f11`, `return`.
        ctrl: whether Ctrl (or Command) is held.
        shift: whether Shift is held.
        alt: whether Alt is held.
        repeat: whether it is repeated because it is held down.
        digit: the digit that the key is for, whatever else its label says; empty where it is for none.
    """

    name: str
    ctrl: bool = False
    shift: bool = False
    alt: bool = False
    repeat: bool = False
    digit: str = ""


class Typed(NamedTuple):
    """Text typed into a text field."""

    text: str


class Interrupted(NamedTuple):
    """The window lost the focus, was minimised or hidden: whatever was held is let go."""


Input = PointerDown | PointerMove | PointerUp | PointerGone | Wheel | Key | Typed | Interrupted

HeardBelow = PointerMove | PointerGone | Interrupted
"""What the pages below hear, too: they may have something under the pointer, or held."""

PRESSING_KEYS = ("return", "enter", "space")
"""The keys that press a button or tap a card; `enter` is the keypad's."""
