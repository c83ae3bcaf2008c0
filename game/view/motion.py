"""Motion: sprites chase the places that the table gives them. Pure; times are seconds on the caller's clock."""

import math
from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

import pytweening

Ease = Callable[[float], float]

_SWAYS = 2.0  # how often a nudged card swings to and fro


class Visual(NamedTuple):
    """How a card looks at an instant.

    Attributes:
        x: left edge, pixels.
        y: top edge, pixels.
        turn: 0 the back shows, 1 the face, between them in mid-flip.
        lift: 0 on the table, 1 in the hand: a little larger, with a deeper shadow.
        alpha: 0 gone, 1 solid.
        tilt: degrees, counter-clockwise.
    """

    x: float
    y: float
    turn: float = 1.0
    lift: float = 0.0
    alpha: float = 1.0
    tilt: float = 0.0

    def at_same_place(self, other: "Visual") -> bool:
        """Tell whether both looks are of a card at one place, with one side up."""
        return (self.x, self.y, self.turn) == (other.x, other.y, other.turn)

    def towards(self, other: "Visual", part: float) -> "Visual":
        """Return the look between this one (`part` 0) and `other` (`part` 1)."""
        return Visual(*(a + (b - a) * part for a, b in zip(self, other, strict=True)))


class Style(NamedTuple):
    """How one leg of a flight goes.

    Attributes:
        seconds: how long it takes at speed 1.
        ease: the curve, from 0..1 to about 0..1.
        sway: pixels that it swings sideways, dying away.
    """

    seconds: float
    ease: Ease
    sway: float = 0.0


def _settle(part: float) -> float:
    """Ease out with a small overshoot."""
    return float(pytweening.easeOutBack(part, 0.9))


class Move(Enum):
    """The motions of the table, with their lengths at speed 1."""

    DROP = Style(0.140, pytweening.easeOutCubic)
    HOME = Style(0.200, _settle)
    FLY = Style(0.220, pytweening.easeOutCubic)
    DRAW = Style(0.160, pytweening.easeInOutSine)
    REDEAL = Style(0.260, pytweening.easeInOutSine)
    MEET = Style(0.180, pytweening.easeInOutQuad)
    LEAVE = Style(0.160, pytweening.easeInQuad)
    DEAL = Style(0.240, pytweening.easeOutCubic)
    UNDO = Style(0.160, pytweening.easeOutCubic)
    FADE = Style(0.120, pytweening.linear)
    NUDGE = Style(0.120, pytweening.linear, 1.0)


class _Leg(NamedTuple):
    begin: float
    start: Visual
    end: Visual
    style: Style
    seconds: float

    def at(self, now: float) -> Visual:
        part = min(1.0, max(0.0, (now - self.begin) / self.seconds)) if self.seconds else 1.0
        look = self.start.towards(self.end, self.style.ease(part))
        if self.style.sway and part < 1:
            swing = math.sin(part * _SWAYS * 2 * math.pi) * (1 - part) * self.style.sway
            look = look._replace(x=look.x + swing)
        return look

    @property
    def finish(self) -> float:
        return self.begin + self.seconds


class Motion:
    """The looks of all sprites, by key (a card's ident), and their flights.

    Attributes:
        speed: the factor on all motion; 0 settles everything at once.
        fades: reduced motion: whatever changes place does so by a short fade.
    """

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self.fades = False
        self._looks: dict[int, Visual] = {}
        self._flights: dict[int, list[_Leg]] = {}
        self._waiting: set[int] = set()

    def __contains__(self, key: int) -> bool:
        """Tell whether a sprite of that key is known."""
        return key in self._looks

    @property
    def moving(self) -> tuple[int, ...]:
        """The keys of what flies, the first launched first."""
        return tuple(self._flights)

    def waits(self, key: int) -> bool:
        """Tell whether a sprite's flight is still to begin."""
        return key in self._waiting

    def place(self, key: int, look: Visual) -> None:
        """Put a sprite somewhere at once."""
        self._flights.pop(key, None)
        self._waiting.discard(key)
        self._looks[key] = look

    def remove(self, key: int) -> None:
        """Forget a sprite."""
        self._flights.pop(key, None)
        self._waiting.discard(key)
        self._looks.pop(key, None)

    def clear(self) -> None:
        """Forget all sprites."""
        self._flights.clear()
        self._waiting.clear()
        self._looks.clear()

    def look(self, key: int) -> Visual:
        """Return how a sprite looks as of the last `step`."""
        return self._looks[key]

    def goal(self, key: int) -> Visual:
        """Return how a sprite will look once it is still."""
        legs = self._flights.get(key)
        return legs[-1].end if legs else self._looks[key]

    def send(self, key: int, goal: Visual, style: Style, now: float, delay: float = 0.0) -> None:
        """Send a sprite from where it is to `goal`; what it was doing is forgotten."""
        self._flights.pop(key, None)
        self._waiting.discard(key)
        if not self.speed or (self.fades and goal.at_same_place(self._looks[key])):
            self._looks[key] = goal
            return
        if self.fades:
            self._looks[key] = goal._replace(alpha=0.0)
            style, delay = Move.FADE.value, 0.0
        self._launch(key, goal, style, now + delay / self.speed)
        if delay:
            self._waiting.add(key)

    def fade_out(self, key: int, now: float) -> None:
        """Let a sprite fade where it is."""
        gone = self._looks[key]._replace(alpha=0.0)
        if self.speed:
            self._launch(key, gone, Move.FADE.value, now)
        else:
            self.place(key, gone)

    def _launch(self, key: int, goal: Visual, style: Style, begin: float) -> None:
        self._flights[key] = [_Leg(begin, self._looks[key], goal, style, style.seconds / self.speed)]

    def then(self, key: int, goal: Visual, style: Style) -> None:
        """Let a sprite go on to `goal` once its present flight is over."""
        legs = self._flights.get(key)
        if legs is None:
            self._looks[key] = goal
            return
        last = legs[-1]
        legs.append(_Leg(last.finish, last.end, goal, style, style.seconds / self.speed))

    def step(self, now: float) -> None:
        """Move everything to where it is at `now`."""
        self._waiting = {key for key in self._waiting if key in self._flights and now < self._flights[key][0].begin}
        for key, legs in list(self._flights.items()):
            while len(legs) > 1 and now >= legs[0].finish:
                legs.pop(0)
            self._looks[key] = legs[0].at(now)
            if len(legs) == 1 and now >= legs[0].finish:
                del self._flights[key]

    def settle(self) -> None:
        """Complete everything that moves."""
        for key, legs in self._flights.items():
            self._looks[key] = legs[-1].end
        self._flights.clear()
        self._waiting.clear()
