"""A hand of cards held as a fan."""

import math
from collections.abc import Sequence

import pygame

from game.rules.cards import Suit
from game.view import paint
from game.view.card_size import height_of, radius_of
from game.view.faces import Faces
from game.view.svg import clear

_STEP = 15.0  # degrees from card to card
_REACH = 1.15  # from the point they turn about to a card's middle, in card heights
_BLUR, _DARKNESS = 0.04, 110


class Fan:
    """Cards side by side, turned about a point below them, the last one uppermost.

    Attributes:
        picture: the picture, premultiplied.
    """

    def __init__(self, faces: Faces, cards: Sequence[tuple[int, Suit]], width: int) -> None:
        """Draw it.

        Args:
            faces: the cards' pictures.
            cards: rank and suit of each, from the left.
            width: a card's width in pixels, at most that of `faces`.
        """
        height = height_of(width)
        angles = [(number - (len(cards) - 1) / 2) * _STEP for number in range(len(cards))]
        widest = math.radians(max(angles))
        half = round(height * _REACH * math.sin(widest) + (width * math.cos(widest) + height * math.sin(widest)) / 2)
        margin = paint.SHADOW_REACH * max(1, round(width * _BLUR))
        lowest = height * _REACH * (1 - math.cos(widest)) + (height * math.cos(widest) + width * math.sin(widest)) / 2
        self.picture = clear((2 * (half + margin), round(height / 2 + lowest) + 2 * margin))
        for (rank, suit), angle in zip(cards, angles, strict=True):
            card = _turned(faces.face(rank, suit), (width, height), margin, angle)
            turn = math.radians(angle)
            x = half + margin + height * _REACH * math.sin(turn) - card.get_width() / 2
            y = margin + height / 2 + height * _REACH * (1 - math.cos(turn)) - card.get_height() / 2
            self.picture.blit(card, (round(x), round(y)), special_flags=pygame.BLEND_PREMULTIPLIED)

    @property
    def width(self) -> int:
        """Its width, pixels."""
        return self.picture.get_width()

    @property
    def height(self) -> int:
        """Its height, pixels."""
        return self.picture.get_height()


def _turned(face: pygame.Surface, size: tuple[int, int], margin: int, angle: float) -> pygame.Surface:
    """Return a card of `size` with its shadow, turned clockwise by `angle` degrees."""
    shadow = paint.shadow(size, radius_of(size[0]), margin // paint.SHADOW_REACH, _DARKNESS)
    picture = shadow.copy()
    card = face if face.get_size() == size else pygame.transform.smoothscale(face, size)
    picture.blit(card, (margin, margin), special_flags=pygame.BLEND_PREMULTIPLIED)
    return pygame.transform.rotozoom(picture, -angle, 1)
