"""The won game's celebration: cards fly out of their piles into a heart, hearts rise, all leaves again."""

import math
import random
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame
import pytweening

from game.rules.cards import Suit
from game.view import paint
from game.view.card_size import radius_of
from game.view.geometry import Box
from game.view.scene import Sprite
from game.view.svg import Rgb

SECONDS = 5.5
"""How long it lasts at speed 1."""
LAYER = 350_000
"""Above the bar: what flies off over the window's top would shine through it."""
_CARDS = 24
_STAGGER, _FLIGHT = 0.05, 0.8
_LEAVES_AT, _LEAVING = 4.4, 0.9
_ROUND = 14.0  # seconds for a card to walk once round the heart
_CARD_OF_HEART = 0.28  # a card's width by half the heart's
_BLUR, _DARKNESS = 0.05, 110
_HEART_OF_SPACE = 0.76
_BEATS, _BEAT_LASTS, _BEAT = (2.1, 2.95, 3.8), 0.6, 0.09  # when, how long, by how much the heart grows
_SPARKS = 72
_SPARKS_AT, _SPARK_LIFE = (2.1, 2.95), 2.4
_CURVE_POINTS = 240


class _Flyer(NamedTuple):
    surface: pygame.Surface
    start: tuple[float, float]
    launch: float
    offset: float


class _Spark(NamedTuple):
    surface: pygame.Surface
    dx: float
    dy: float
    launch: float


class Celebration:
    """A show of at most `SECONDS` seconds; its time is given to it.

    Attributes:
        time: seconds since it began.
        waiting: how many of the cards lie at their origins until they fly.
    """

    def __init__(
        self,
        faces: Sequence[pygame.Surface],
        mark: Callable[[Suit, int, Rgb], pygame.Surface],
        colours: Sequence[Rgb],
        origins: Sequence[Box],
        space: Box,
        *,
        waiting: int,
    ) -> None:
        """Prepare all pictures, so that no frame has to draw one.

        Args:
            faces: the faces of the cards that fly, taken in turn.
            mark: draws a suit's sign of a height in pixels in a colour.
            colours: of the hearts that rise, taken in turn.
            origins: where cards start, taken in turn.
            space: where it may play, pixels.
            waiting: how many of the cards lie at their origins until they fly.
        """
        self._space = space
        self.waiting = waiting
        self._curve = _heart_curve()
        self.time = 0.0
        self._half = min(space.w, space.h * 1.1) * _HEART_OF_SPACE / 2
        small = [_with_shadow(face, max(1, round(self._half * _CARD_OF_HEART))) for face in faces]
        self._flyers = [
            _Flyer(
                small[number % len(small)],
                _corner(origins[number % len(origins)], small[0]),
                number * _STAGGER,
                number / _CARDS,
            )
            for number in range(_CARDS)
        ]
        chance = random.Random(_SPARKS)
        side = max(6, min(space.w, space.h) // 34)
        sizes = [max(4, round(side * part)) for part in (0.6, 0.9, 1.4)]
        hearts = [mark(Suit.HEARTS, size, colour) for size in sizes for colour in colours]
        self._sparks = [_spark(chance, hearts, _SPARKS_AT[number % len(_SPARKS_AT)]) for number in range(_SPARKS)]

    @property
    def over(self) -> bool:
        """Whether nothing is left to see."""
        return self.time >= SECONDS

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.time += seconds

    def sprites(self) -> Iterator[Sprite]:
        """Yield what flies now."""
        for number, spark in enumerate(self._sparks):
            age = self.time - spark.launch
            if 0 < age < _SPARK_LIFE:
                yield self._spark_sprite(number, spark, age)
        for number, flyer in enumerate(self._flyers):
            if self.time >= flyer.launch or number < self.waiting:
                x, y = self._flyer_at(flyer)
                yield Sprite(("party", number), flyer.surface, round(x), round(y), LAYER + number)

    def _flyer_at(self, flyer: _Flyer) -> tuple[float, float]:
        goal_x, goal_y = self._on_heart(flyer.offset + self.time / _ROUND, flyer.surface)
        part = max(0.0, min(1.0, (self.time - flyer.launch) / _FLIGHT))
        eased = pytweening.easeOutBack(part, 0.8)
        x = flyer.start[0] + (goal_x - flyer.start[0]) * eased
        y = flyer.start[1] + (goal_y - flyer.start[1]) * eased
        away = max(0.0, self.time - _LEAVES_AT) / _LEAVING
        if not away:
            return x, y
        centre_x, centre_y = self._space.centre
        spread = 1 + 3.2 * pytweening.easeInQuad(min(1.0, away))
        w, h = flyer.surface.get_size()
        return centre_x + (x + w / 2 - centre_x) * spread - w / 2, centre_y + (y + h / 2 - centre_y) * spread - h / 2

    def _on_heart(self, part: float, surface: pygame.Surface) -> tuple[float, float]:
        u, v = self._curve[int(part * _CURVE_POINTS) % _CURVE_POINTS]
        nu, nv = self._curve[(int(part * _CURVE_POINTS) + 1) % _CURVE_POINTS]
        between = part * _CURVE_POINTS % 1
        u, v = u + (nu - u) * between, v + (nv - v) * between
        size = self._half * (1 + _BEAT * self._beat())
        centre_x, centre_y = self._space.centre
        return centre_x + u * size - surface.get_width() / 2, centre_y + v * size - surface.get_height() / 2

    def _beat(self) -> float:
        """Return how far the heart is swollen by a beat, 0 to 1."""
        since = min((self.time - beat for beat in _BEATS if self.time >= beat), default=_BEAT_LASTS) / _BEAT_LASTS
        return math.sin(math.pi * pytweening.easeOutQuad(since)) if since < 1 else 0.0

    def _spark_sprite(self, number: int, spark: _Spark, age: float) -> Sprite:
        reach = min(self._space.w, self._space.h) * 0.62
        part = pytweening.easeOutQuad(age / _SPARK_LIFE)
        fall = 0.35 * (age / _SPARK_LIFE) ** 2
        x = self._space.centre[0] + spark.dx * reach * part - spark.surface.get_width() / 2
        y = self._space.centre[1] + (spark.dy * part + fall) * reach - spark.surface.get_height() / 2
        return Sprite(("spark", number), spark.surface, round(x), round(y), LAYER - 1)


def _corner(origin: Box, surface: pygame.Surface) -> tuple[float, float]:
    x, y = origin.centre
    return x - surface.get_width() / 2, y - surface.get_height() / 2


def _with_shadow(face: pygame.Surface, width: int) -> pygame.Surface:
    """Return a card of at most `width` pixels that lies in the middle of its shadow."""
    card = pygame.transform.smoothscale_by(face, min(1.0, width / face.get_width()))
    blur = max(1, round(card.get_width() * _BLUR))
    picture = paint.shadow(card.get_size(), radius_of(card.get_width()), blur, _DARKNESS).copy()
    margin = paint.SHADOW_REACH * blur
    picture.blit(card, (margin, margin), special_flags=pygame.BLEND_PREMULTIPLIED)
    return picture


def _spark(chance: random.Random, hearts: Sequence[pygame.Surface], at: float) -> _Spark:
    angle = chance.uniform(0, 2 * math.pi)
    reach = chance.uniform(0.35, 1.0)
    launch = at + chance.uniform(0, 0.25)
    return _Spark(chance.choice(hearts), math.cos(angle) * reach, math.sin(angle) * reach, launch)


def _heart_curve() -> list[tuple[float, float]]:
    """Return points of a heart at equal distances along it, about -1 to 1 in both directions."""
    fine = [_heart_point(2 * math.pi * step / 2000) for step in range(2001)]
    lengths = [0.0]
    for (x1, y1), (x2, y2) in pairwise(fine):
        lengths.append(lengths[-1] + math.hypot(x2 - x1, y2 - y1))
    points, at = [], 0
    for number in range(_CURVE_POINTS):
        while lengths[at] < lengths[-1] * number / _CURVE_POINTS:
            at += 1
        points.append(fine[at])
    return points


def _heart_point(t: float) -> tuple[float, float]:
    x = 16 * math.sin(t) ** 3
    y = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
    return x / 16, -(y + 2.5) / 16
