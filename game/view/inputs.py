"""Input as the program sees it: pygame's events put into a few plain values, in surface pixels."""

import sys
from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

import pygame


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

_DIGITS = tuple("1234567890")  # from left to right
_DIGITS_ROW = dict(enumerate(_DIGITS, start=pygame.KSCAN_1))
"""The digits by the places of their keys: French and Czech keyboards have them there only with Shift."""
_WITHOUT_NUM_LOCK = {"8": "up", "2": "down", "4": "left", "6": "right", "7": "home", "1": "end", "9": "page up",
                     "3": "page down", "0": "insert", ".": "delete", "5": "clear"}  # fmt: skip
"""What the keypad's keys are called while they write no digits."""
_HAS_NUM_LOCK = sys.platform != "darwin"  # the keypad of a Mac always has digits

_WHEEL_BUTTONS = (4, 5)  # the wheel comes as buttons too; those are left out
_INTERRUPTIONS = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)


class KeyMemory:
    """Tells a key's first event from its repetitions: pygame's events do not."""

    def __init__(self) -> None:
        self._down: set[int] = set()

    def down(self, key: int) -> bool:
        """Note a key going down; tell whether it was down already."""
        repeated = key in self._down
        self._down.add(key)
        return repeated

    def up(self, key: int) -> None:
        """Note a key going up."""
        self._down.discard(key)

    def clear(self) -> None:
        """Forget all keys: the window lost them."""
        self._down.clear()


def translate(
    event: pygame.Event, to_surface: Callable[[float, float], tuple[float, float]], keys: KeyMemory
) -> Input | None:
    """Put a pygame event into the program's terms.

    Args:
        event: the event. Fingers arrive as mouse events too, and are taken from those.
        to_surface: turns the window's points into the surface's.
        keys: the keys that are down.

    Returns:
        The input, or None where the event means nothing to the pages.
    """
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        return _pointer_button(event, to_surface)
    if event.type == pygame.MOUSEMOTION:
        return PointerMove(*to_surface(*event.pos))
    if event.type == pygame.WINDOWLEAVE:
        return PointerGone()
    if event.type == pygame.MOUSEWHEEL:
        return Wheel(event.precise_y)
    if event.type in _INTERRUPTIONS:
        keys.clear()
        return Interrupted()
    return _keyboard(event, keys)


def lifts_finger(event: pygame.Event) -> bool:
    """Tell whether there is no pointer any more after an event: a mouse stays where it is, a finger does not."""
    return event.type == pygame.MOUSEBUTTONUP and bool(event.touch)


def _pointer_button(event: pygame.Event, to_surface: Callable[[float, float], tuple[float, float]]) -> Input | None:
    if event.button in _WHEEL_BUTTONS:
        return None
    kind = PointerDown if event.type == pygame.MOUSEBUTTONDOWN else PointerUp
    return kind(*to_surface(*event.pos), Button.LEFT if event.button == pygame.BUTTON_LEFT else Button.OTHER)


def _keyboard(event: pygame.Event, keys: KeyMemory) -> Input | None:
    if event.type == pygame.KEYUP:
        keys.up(event.key)
    elif event.type == pygame.KEYDOWN:
        held = event.mod
        name = _key_name(event)
        return Key(
            name,
            ctrl=bool(held & (pygame.KMOD_CTRL | pygame.KMOD_META)),
            shift=bool(held & pygame.KMOD_SHIFT),
            alt=bool(held & pygame.KMOD_ALT),
            repeat=keys.down(event.key),
            digit=name if name in _DIGITS else _DIGITS_ROW.get(event.scancode, ""),
        )
    elif event.type == pygame.TEXTINPUT:
        return Typed(event.text)
    return None


def _key_name(event: pygame.Event) -> str:
    """Return a key's name as `Key` has it; the keypad's keys, in brackets in pygame, are called as others are."""
    name = pygame.key.name(event.key).lower()
    if len(name) == 1 or name[:1] != "[":
        return name
    keypad = name[1:-1]
    return keypad if event.mod & pygame.KMOD_NUM or not _HAS_NUM_LOCK else _WITHOUT_NUM_LOCK.get(keypad, keypad)
