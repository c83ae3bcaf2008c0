"""What pygame's events mean: the desktop's pointer and keys put into the program's inputs."""

import sys
from collections.abc import Callable, Iterator

import pygame

from game.view.inputs import (
    Button,
    Input,
    Interrupted,
    Key,
    PointerDown,
    PointerGone,
    PointerMove,
    PointerUp,
    Typed,
    Wheel,
)
from game.view.lost_press import left_button

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


class Interpreter:
    """Puts pygame's events into the program's terms."""

    def __init__(self, to_surface: Callable[[float, float], tuple[float, float]]) -> None:
        """Begin with no key and no button down.

        Args:
            to_surface: turns the window's points into the surface's.
        """
        self._to_surface = to_surface
        self._keys = KeyMemory()
        self._lost_press = left_button()

    def inputs(self, event: pygame.Event) -> Iterator[Input]:
        """Yield what an event means to the pages; fingers arrive as mouse events too, and are taken from those."""
        lost = self._lost_press.before(event)
        if lost is not None:
            yield PointerDown(*self._to_surface(*lost), Button.LEFT)
        found = self._translated(event)
        if found is not None:
            yield found
        if _lifts_finger(event):
            yield PointerGone()

    def _translated(self, event: pygame.Event) -> Input | None:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return _pointer_button(event, self._to_surface)
        if event.type == pygame.MOUSEMOTION:
            return PointerMove(*self._to_surface(*event.pos))
        if event.type == pygame.WINDOWLEAVE:
            return PointerGone()
        if event.type == pygame.MOUSEWHEEL:
            return Wheel(event.precise_y)
        if event.type in _INTERRUPTIONS:
            self._keys.clear()
            return Interrupted()
        return _keyboard(event, self._keys)


def _lifts_finger(event: pygame.Event) -> bool:
    """Tell whether there is no pointer any more after an event: a mouse stays where it is, a finger does not."""
    return event.type == pygame.MOUSEBUTTONUP and bool(event.dict.get("touch"))


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
    if event.dict.get("unicode") == "+":
        # Many keyboards have it together with another sign, after which SDL calls the key.
        return "+"
    name = pygame.key.name(event.key).lower()
    if len(name) == 1 or name[:1] != "[":
        return name
    keypad = name[1:-1]
    return keypad if event.mod & pygame.KMOD_NUM or not _HAS_NUM_LOCK else _WITHOUT_NUM_LOCK.get(keypad, keypad)
