"""Gestures: raw pointer events become taps, double taps, drags. Pure; knows places, but no rule."""

from collections.abc import Callable
from typing import NamedTuple

from game.rules.table import Spot

DRAG_THRESHOLD = 4.0
"""Pixels at interface scale 1 that the pointer must travel before a press becomes a drag."""
DOUBLE_SECONDS = 0.4
"""How soon the second press of a double click follows the first."""
DOUBLE_REACH = 12.0
"""Pixels at interface scale 1 within which both presses of a double click lie."""


class Tap(NamedTuple):
    """A press and release on one spot.

    Attributes:
        spot: the card or place.
        again: whether it is the second of a double click on the same card.
    """

    spot: Spot
    again: bool


class Lift(NamedTuple):
    """A card follows the pointer from now on; (x, y) is where it was gripped."""

    spot: Spot
    x: float
    y: float


class Drag(NamedTuple):
    """The pointer, holding a card, is at (x, y)."""

    x: float
    y: float


class Drop(NamedTuple):
    """The card lifted at `spot` is let go at (x, y)."""

    spot: Spot
    x: float
    y: float


class Press(NamedTuple):
    """The button went down on a spot; a tap or a lift may follow."""

    spot: Spot


class Cancel(NamedTuple):
    """The press or drag is over without effect."""

    spot: Spot


Gesture = Press | Tap | Lift | Drag | Drop | Cancel


class _Pressed(NamedTuple):
    spot: Spot
    card: int | None
    x: float
    y: float
    at: float


class _Tapped(NamedTuple):
    """The last tap: a chain of quick clicks on one point is one gesture (UI-08)."""

    card: int | None
    x: float
    y: float
    at: float
    acted: bool


class Gestures:
    """Recognises gestures of the left button (or one finger).

    Attributes:
        scale: the interface scale, a factor on all distances.
    """

    def __init__(
        self,
        hit: Callable[[float, float], Spot | None],
        card_at: Callable[[Spot], int | None],
        now: Callable[[], float],
    ) -> None:
        """Make a recogniser.

        Args:
            hit: what lies at a point.
            card_at: the ident of the card at a spot, None for an empty place.
            now: the clock, seconds.
        """
        self.scale = 1.0
        self._hit = hit
        self._card_at = card_at
        self._now = now
        self._pressed: _Pressed | None = None
        self._dragging = False
        self._tapped: _Tapped | None = None

    @property
    def dragging(self) -> bool:
        """Whether a drag is under way."""
        return self._dragging

    @property
    def pressed(self) -> Spot | None:
        """The spot that is held down, if any."""
        return self._pressed.spot if self._pressed else None

    def press(self, x: float, y: float) -> Gesture | None:
        """Take the left button going down."""
        if self._pressed:
            return None
        spot = self._hit(x, y)
        if spot is None:
            self._tapped = None
            return None
        self._pressed = _Pressed(spot, self._card_at(spot), x, y, self._now())
        return Press(spot)

    def move(self, x: float, y: float) -> Gesture | None:
        """Take the pointer moving."""
        pressed = self._pressed
        if pressed is None:
            return None
        if self._dragging:
            return Drag(x, y)
        if not self._near(pressed.x, pressed.y, x, y, DRAG_THRESHOLD):
            self._dragging = True
            self._tapped = None
            return Lift(pressed.spot, pressed.x, pressed.y)
        return None

    def release(self, x: float, y: float) -> Gesture | None:
        """Take the left button going up; a stray one means nothing."""
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return None
        if self._dragging:
            self._dragging = False
            return Drop(pressed.spot, x, y)
        return self._tap(pressed)

    def _tap(self, pressed: _Pressed) -> Gesture | None:
        last = self._tapped
        chained = last is not None and (
            pressed.at - last.at <= DOUBLE_SECONDS and self._near(last.x, last.y, pressed.x, pressed.y, DOUBLE_REACH)
        )
        same_card = last is not None and last.card == pressed.card
        self._tapped = _Tapped(pressed.card, pressed.x, pressed.y, pressed.at, acted=False)
        if chained and last is not None and last.acted:
            self._tapped = self._tapped._replace(acted=True)
            return Cancel(pressed.spot)
        return Tap(pressed.spot, again=chained and same_card)

    def acted(self) -> None:
        """Note that the last tap moved a card: quick further clicks on the same point belong to it (UI-08)."""
        if self._tapped:
            self._tapped = self._tapped._replace(acted=True)

    def cancel(self) -> Gesture | None:
        """End a press or drag without effect: focus lost, another button, a key."""
        pressed, self._pressed = self._pressed, None
        self._dragging = False
        self._tapped = None
        return Cancel(pressed.spot) if pressed else None

    def _near(self, x1: float, y1: float, x2: float, y2: float, reach: float) -> bool:
        return (x2 - x1) ** 2 + (y2 - y1) ** 2 <= (reach * self.scale) ** 2
