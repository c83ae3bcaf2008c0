"""Cards as they look in motion: turned, lifted, tilted, faded; and their shadows."""

import math

import pygame

from game.rules.cards import Card
from game.view import paint
from game.view.faces import Faces
from game.view.motion import Visual
from game.view.svg import clear

LIFTED_SCALE = 0.04
_THINNEST = 0.02  # of a card's width, seen from the edge in mid-flip
_RESTING_BLUR, _RESTING_DARKNESS = 0.05, 70  # of a card's width; of 255
_LIFTED_BLUR, _LIFTED_DARKNESS = 0.16, 120


class Picture:
    """A surface and where its top left corner belongs, relative to the card's own."""

    __slots__ = ("dx", "dy", "surface")

    def __init__(self, surface: pygame.Surface, dx: int = 0, dy: int = 0) -> None:
        self.surface = surface
        self.dx = dx
        self.dy = dy


class Pictures:
    """Gives each card's picture for its look; what is still is not drawn again."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self._last: dict[int, tuple[object, Picture]] = {}

    def card(self, card: Card, look: Visual) -> Picture:
        """Return a card's picture."""
        base = self.faces.face(card.rank, card.suit) if look.turn > 0.5 else self.faces.back()
        turned = abs(math.cos(look.turn * math.pi))
        scale = 1 + LIFTED_SCALE * look.lift
        if turned > 0.999 and scale == 1 and not look.tilt and look.alpha >= 1:
            self._last.pop(card.ident, None)
            return Picture(base)
        key = (base, round(turned, 3), round(scale, 3), round(look.tilt, 1), round(look.alpha, 2))
        last = self._last.get(card.ident)
        if last is None or last[0] != key:
            last = (key, _transformed(base, turned, scale, look))
            self._last[card.ident] = last
        return last[1]

    def shadow(self, look: Visual) -> Picture:
        """Return the shadow for a look: tight on the table, wide and lower when lifted."""
        w, h = self.faces.width, self.faces.height
        lifted = look.lift > 0.5
        part, darkness = (_LIFTED_BLUR, _LIFTED_DARKNESS) if lifted else (_RESTING_BLUR, _RESTING_DARKNESS)
        blur = max(2, round(w * part))
        surface = paint.shadow((w, h), self.faces.radius, blur, darkness)
        drop = round(w * (0.09 if lifted else 0.018))
        return Picture(surface, -blur, drop - blur)


def _transformed(base: pygame.Surface, turned: float, scale: float, look: Visual) -> Picture:
    w, h = base.get_size()
    size = (max(1, round(w * scale * max(_THINNEST, turned))), round(h * scale))
    surface = base if size == (w, h) else pygame.transform.smoothscale(base, size)
    if look.tilt:
        # The rim of clear pixels lets the turned edges be smooth.
        rimmed = clear((surface.get_width() + 2, surface.get_height() + 2))
        rimmed.blit(surface, (1, 1), special_flags=pygame.BLEND_PREMULTIPLIED)
        surface = pygame.transform.rotozoom(rimmed, look.tilt, 1)
    if look.alpha < 1:
        surface = paint.faded(surface, look.alpha)
    return Picture(surface, (w - surface.get_width()) // 2, (h - surface.get_height()) // 2)
