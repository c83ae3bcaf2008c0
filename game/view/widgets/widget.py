"""What all widgets share."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
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
        enabled: whether it can be operated now.
    """

    focusable = True

    def __init__(self, name: str) -> None:
        self.name = name
        self.box = Box(0, 0, 0, 0)
        self.enabled = True

    @abstractmethod
    def sprites(self, skin: Skin, mood: Mood, layer: int) -> Iterator[Sprite]:
        """Yield its pictures."""

    def activate(self) -> None:
        """Do what a click, Enter or Space does."""

    def key(self, key: Key) -> bool:  # noqa: ARG002 (most widgets take no keys of their own)
        """Take a key while focused; tell whether it meant something."""
        return False

    def typed(self, text: str) -> None:
        """Take typed text while focused."""

    @property
    def takes_text(self) -> bool:
        """Whether typed text goes into it."""
        return False
