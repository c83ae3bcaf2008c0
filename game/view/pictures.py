"""Cards as they look in motion: turned, lifted, tilted, faded; and their shadows."""

import math

import pygame

from game.rules.cards import Card
from game.view import paint
from game.view.faces import Faces, height_of
from game.view.motion import Visual
from game.view.svg import clear

LIFTED_SCALE = 0.04
_RIM = 2
_MOST_DRAWN = 32  # the pictures kept of cards in motion: all tilts of one card, or a few flights
_THINNEST = 0.02  # of a card's width, seen from the edge in mid-flip
_RESTING_BLUR, _RESTING_DARKNESS = 0.05, 70  # of a card's width; of 255
_LIFTED_BLUR, _LIFTED_DARKNESS = 0.09, 130


class Picture:
    """A surface and where its top left corner belongs, relative to the card's own."""

    __slots__ = ("dx", "dy", "surface")

    def __init__(self, surface: pygame.Surface, dx: int = 0, dy: int = 0) -> None:
        self.surface = surface
        self.dx = dx
        self.dy = dy


class Pictures:
    """Gives each card's picture for its look; the last few are kept."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self._drawn: dict[object, Picture] = {}

    def card(self, card: Card, look: Visual, rows: int | None = None) -> Picture:
        """Return a card's picture.

        Args:
            card: the card.
            look: how it looks.
            rows: how many pixels of its height show, at rest, where another lies on it; None for all.
        """
        if rows is not None and look.turn > 0.5:
            # The corners of the card upon it are round, and what is below shows there too.
            return Picture(self.faces.strip(card.rank, card.suit, rows + self.faces.radius))
        if look.lift == 1 and look.turn == 1:
            base = self.faces.enlarged(card.rank, card.suit, 1 + LIFTED_SCALE)
        else:
            base = self.faces.face(card.rank, card.suit) if look.turn > 0.5 else self.faces.back()
        turned = abs(math.cos(look.turn * math.pi))
        scale = 1 + LIFTED_SCALE * look.lift
        if turned > 0.999 and scale == 1 and not look.tilt and look.alpha >= 1:
            return Picture(base)
        key = (base, round(turned, 3), round(scale, 3), look.tilt, round(look.alpha, 2))
        if key not in self._drawn:
            if len(self._drawn) >= _MOST_DRAWN:
                self._drawn.clear()
            self._drawn[key] = _transformed(base, (self.faces.width, self.faces.height), turned, scale, look)
        return self._drawn[key]

    def shadow(self, look: Visual, rows: int | None = None) -> Picture:
        """Return the shadow for a look: tight on the table, wide and lower when lifted.

        Args:
            look: the card's.
            rows: how many pixels of the card's height show where another lies on it, None for all.
        """
        w, h = self.faces.width, self.faces.height
        lifted = look.lift > 0.5
        part, darkness = (_LIFTED_BLUR, _LIFTED_DARKNESS) if lifted else (_RESTING_BLUR, _RESTING_DARKNESS)
        blur = max(2, round(w * part))
        drop = round(w * (0.09 if lifted else 0.018))
        margin = paint.SHADOW_REACH * blur
        if rows is None:
            surface = paint.shadow((w, h), self.faces.radius, blur, darkness)
        else:
            surface = paint.shadow_strip((w, h), self.faces.radius, blur, darkness, max(1, rows - drop))
        return Picture(surface, -margin, drop - margin)


def _transformed(base: pygame.Surface, resting: tuple[int, int], turned: float, scale: float, look: Visual) -> Picture:
    w, h = resting
    size = (max(1, round(w * scale * max(_THINNEST, turned))), height_of(round(w * scale)))
    surface = base if size == base.get_size() else pygame.transform.smoothscale(base, size)
    if look.tilt:
        surface = pygame.transform.rotozoom(_padded(surface), look.tilt, 1)
    if look.alpha < 1:
        surface = paint.faded(surface, look.alpha)
    return Picture(surface, (w - surface.get_width()) // 2, (h - surface.get_height()) // 2)


def _padded(surface: pygame.Surface) -> pygame.Surface:
    """Return a picture with a clear rim: turned without one its edges would come out as stairs."""
    picture = clear((surface.get_width() + 2 * _RIM, surface.get_height() + 2 * _RIM))
    picture.blit(surface, (_RIM, _RIM), special_flags=pygame.BLEND_PREMULTIPLIED)
    return picture
