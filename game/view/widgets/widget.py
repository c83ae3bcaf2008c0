"""What all widgets share."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.view.geometry import Box
from game.view.inputs import Key
from game.view.scene import Sprite
from game.view.theme import Theme


class Skin(NamedTuple):
    """The look that widgets share.

    Attributes:
        theme: the colours.
        scale: pixels a unit; a unit is a pixel at 1280 x 800.
    """

    theme: Theme
    scale: float

    def px(self, units: float) -> int:
        """Return units as pixels, at least 1."""
        return max(1, round(units * self.scale))


class Mood(NamedTuple):
    """How a widget stands with the player at the moment."""

    hovered: bool = False
    pressed: bool = False
    focused: bool = False


class Widget(ABC):
    """One thing to operate or read.

    Attributes:
        name: what it is, unique on its page.
        box: where it is, surface pixels; its page sets it.
        shown: the part of the surface in which it can be seen and pointed at, None for all of it.
        enabled: whether it can be operated now.
    """

    focusable = True
    focus_by_pointer = False
    """Whether a press with the pointer gives it the keyboard, too."""
    follows_across = False
    """Whether it follows a pressed pointer that goes left or right."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.box = Box(0, 0, 0, 0)
        self.shown: Box | None = None
        self.enabled = True

    @abstractmethod
    def sprites(self, skin: Skin, mood: Mood, layer: int) -> Iterator[Sprite]:
        """Yield its pictures."""

    def lay(self, box: Box, skin: Skin) -> None:  # noqa: ARG002 (those with parts lay these out)
        """Take a place, surface pixels."""
        self.box = box

    def contains(self, x: float, y: float) -> bool:
        """Tell whether a point lies on it."""
        return self.box.contains(x, y) and (self.shown is None or self.shown.contains(x, y))

    def activate(self) -> None:
        """Do what Enter or Space does."""

    def press(self, x: float, y: float) -> None:
        """Take a press of the pointer."""

    def undo_press(self) -> Callable[[], None]:
        """Return what takes back whatever a press does from now on."""
        return _nothing

    def drag(self, x: float, y: float) -> None:
        """Follow the pressed pointer, wherever it goes."""

    def click(self, x: float, y: float) -> None:  # noqa: ARG002 (most widgets are one button)
        """Do what a press and a release on it do."""
        self.activate()

    def hover(self, x: float, y: float) -> None:
        """Follow the pointer over it."""

    def wheel(self, steps: float) -> bool:  # noqa: ARG002 (most widgets leave the wheel to their page)
        """Take the wheel while focused and under the pointer; tell whether it meant something."""
        return False

    def key(self, key: Key) -> bool:  # noqa: ARG002 (most widgets take no keys of their own)
        """Take a key while focused; tell whether it meant something."""
        return False

    def typed(self, text: str) -> None:
        """Take typed text while focused."""

    @property
    def takes_text(self) -> bool:
        """Whether typed text goes into it."""
        return False


def _nothing() -> None:
    """Stand in where a press does nothing before its release."""
