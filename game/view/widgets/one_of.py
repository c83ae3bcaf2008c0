"""What choices and tabs share: several words, one of them in force."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.view import text
from game.view.geometry import Box
from game.view.inputs import Key
from game.view.widgets.widget import Skin, Widget

_ENDS = {"home": 0, "end": -1}
_STEPS = {"left": -1, "right": 1}


class Option(NamedTuple):
    """One of several: its value, and its words in the player's language."""

    value: str
    words: str


class OneOf(Widget):
    """Segments in a row, or in as many rows as their words need.

    Attributes:
        options: what there is to choose from.
        pointed: the number of the segment under the pointer.
    """

    focus_by_pointer = True
    pad, gap, height, size = 16.0, 4.0, 34.0, 16.0
    """Beside the words, between segments, of a row, and of the words: units."""

    def __init__(
        self, name: str, options: Sequence[Option], value: Callable[[], str], on_change: Callable[[str], object]
    ) -> None:
        """Make one.

        Args:
            name: its name.
            options: what there is to choose from.
            value: tells the value in force.
            on_change: told the value that was chosen.
        """
        super().__init__(name)
        self.options = tuple(options)
        self.pointed: int | None = None
        self._value = value
        self._on_change = on_change
        self._segments: tuple[Box, ...] = ()

    @property
    def chosen(self) -> int:
        """The number of the option in force."""
        values = [option.value for option in self.options]
        return values.index(self._value())

    def size_within(self, width: int, skin: Skin) -> tuple[int, int]:
        """Return the width and height it takes where it may be `width` pixels wide.

        It is as narrow as its rows allow: no row is much shorter than the others.
        """
        height = max(box.bottom for box in self._flow(width, skin))
        # Widths from some one on need no more rows than the widest: the first of them is found by halving.
        narrowest = bisect_left(
            range(width), True, key=lambda room: max(box.bottom for box in self._flow(max(1, room), skin)) <= height
        )
        return max(box.right for box in self._flow(narrowest, skin)), height

    def _flow(self, width: int, skin: Skin) -> tuple[Box, ...]:
        """Return the segments' boxes, from (0, 0) on; one too wide for a row gets what there is."""
        gap, height = skin.px(self.gap), skin.px(self.height)
        boxes: list[Box] = []
        x = y = 0
        for option in self.options:
            words = text.width_of(option.words, text.STRONG, skin.px(self.size))
            segment = min(width, words + 2 * skin.px(self.pad))
            if x and x + segment > width:
                x, y = 0, y + height + gap
            boxes.append(Box(x, y, segment, height))
            x += segment + gap
        return tuple(boxes)

    def lay(self, box: Box, skin: Skin) -> None:
        """Take a place: the segments flow inside it."""
        super().lay(box, skin)
        self._segments = tuple(segment.moved(box.x, box.y) for segment in self._flow(box.w, skin))

    @property
    def segments(self) -> tuple[Box, ...]:
        """The options' boxes, surface pixels."""
        return self._segments

    def _at(self, x: float, y: float) -> int | None:
        return next((number for number, box in enumerate(self._segments) if box.contains(x, y)), None)

    def hover(self, x: float, y: float) -> None:
        """Note the segment under the pointer."""
        self.pointed = self._at(x, y)

    def press(self, x: float, y: float) -> None:
        """Note the segment that is pressed."""
        self.hover(x, y)

    def click(self, x: float, y: float) -> None:
        """Choose the segment that was pressed, if the pointer is still on it."""
        number = self._at(x, y)
        if number is not None:
            self._choose(number)

    def activate(self) -> None:
        """Choose the next one, after the last the first."""
        self._choose((self.chosen + 1) % len(self.options))

    def key(self, key: Key) -> bool:
        """Take the left and right arrows, Home and End."""
        last = len(self.options) - 1
        if key.name in _ENDS:
            self._choose(_ENDS[key.name] % len(self.options))
        elif key.name in _STEPS and not key.alt:
            self._choose(max(0, min(last, self.chosen + _STEPS[key.name])))
        else:
            return False
        return True

    def _choose(self, number: int) -> None:
        if number != self.chosen:
            self._on_change(self.options[number].value)
