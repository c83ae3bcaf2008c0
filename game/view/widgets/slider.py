"""A slider: one of several equal steps."""

from collections.abc import Callable, Iterator, Sequence

from game.view import paint, text
from game.view.geometry import Box
from game.view.inputs import Key
from game.view.scene import Sprite
from game.view.widgets.button import focus_ring
from game.view.widgets.widget import Mood, Skin, Widget

_WIDTH, _HEIGHT = 240, 36
_KNOB, _TRACK = 22, 6
INSET = 12
"""From the value to the right edge of the box, units."""
_SIZE = 16
_KEYS = {"left": -1, "right": 1, "-": -1, "+": 1, "page down": -2, "page up": 2}


class Slider(Widget):
    """A knob on a track, with the value in words at the right end."""

    focus_by_pointer = True
    follows_across = True

    def __init__(
        self,
        name: str,
        last: int,
        step: Callable[[], int],
        on_change: Callable[[int], object],
        tell: Callable[[int], str],
        widest: Sequence[int] | None = None,
    ) -> None:
        """Make a slider.

        Args:
            name: its name.
            last: the number of the last step; the first is 0.
            step: tells the step in force.
            on_change: told the new step.
            tell: puts a step into words.
            widest: numbers whose words leave room for every step's; all steps by default.
        """
        super().__init__(name)
        self._last = last
        self._step = step
        self._on_change = on_change
        self._tell = tell
        self._widest = widest or range(last + 1)
        self._track = Box(0, 0, 1, 1)

    def natural_size(self, skin: Skin) -> tuple[int, int]:
        """Return the width and height it likes to have, pixels."""
        return skin.px(_WIDTH), skin.px(_HEIGHT)

    def lay(self, box: Box, skin: Skin) -> None:
        """Take a place; the track leaves room for the widest value."""
        super().lay(box, skin)
        words = max(text.width_of(self._tell(step), text.STRONG, skin.px(_SIZE)) for step in self._widest)
        knob, thick = skin.px(_KNOB), skin.px(_TRACK)
        right = box.right - words - 2 * skin.px(INSET)
        left = box.x + skin.px(INSET) // 2 + knob // 2
        self._track = Box(left, box.centre[1] - thick // 2, max(1, right - knob // 2 - left), thick)

    @property
    def track(self) -> Box:
        """The line on which the knob's middle runs, surface pixels."""
        return self._track

    def press(self, x: float, y: float) -> None:
        """Bring the knob under the pointer."""
        self.drag(x, y)

    def undo_press(self) -> Callable[[], None]:
        """Return what brings the present step back."""
        step = self._step()
        return lambda: self._go(step)

    def drag(self, x: float, y: float) -> None:  # noqa: ARG002 (the track lies level)
        """Bring the knob as near to the pointer as the steps allow."""
        self._go(round((x - self._track.x) / max(1, self._track.w) * self._last))

    def click(self, x: float, y: float) -> None:
        """Do nothing more: the press did it."""

    def wheel(self, steps: float) -> bool:
        """Go up with the wheel away from the player; one that turns sideways only means nothing."""
        if steps:
            self._go(self._step() + (1 if steps > 0 else -1))
        return bool(steps)

    def key(self, key: Key) -> bool:
        """Take the left and right arrows, + and -, Page Up and Page Down, Home and End."""
        if key.name in ("home", "end"):
            self._go(0 if key.name == "home" else self._last)
        elif key.name in _KEYS and not key.alt:
            self._go(self._step() + _KEYS[key.name])
        else:
            return False
        return True

    def _go(self, step: int) -> None:
        step = max(0, min(self._last, step))
        if step != self._step():
            self._on_change(step)

    def sprites(self, skin: Skin, mood: Mood, layer: int) -> Iterator[Sprite]:
        """Yield track, knob and value."""
        theme, track, step = skin.theme, self._track, self._step()
        strength = 1.0 if self.enabled else 0.4
        yield from focus_ring(self, skin, mood, layer)
        x = track.x + round(track.w * step / max(1, self._last))
        radius = track.h // 2
        ground = paint.rounded((track.w, track.h), radius, theme.text, None, 0, 0.25)
        yield Sprite((self.name, "track"), ground, track.x, track.y, layer)
        if step:
            filled = paint.rounded((x - track.x, track.h), radius, theme.accent, None, 0, strength)
            yield Sprite((self.name, "filled"), filled, track.x, track.y, layer + 1)
        side = skin.px(_KNOB + (4 if mood.pressed or mood.hovered else 0))
        knob = paint.rounded((side, side), side // 2, theme.accent, theme.bar, skin.px(3), 1.0)
        yield Sprite((self.name, "knob"), knob, x - side // 2, track.centre[1] - side // 2, layer + 2)
        words = text.line(self._tell(step), text.STRONG, skin.px(_SIZE), theme.text)
        spot = (self.box.right - skin.px(INSET) - words.get_width(), self.box.centre[1] - words.get_height() // 2)
        yield Sprite((self.name, "value"), words, *spot, layer + 1)
