"""A laid-out column of text and pictures as sprites: only what shows is drawn."""

from collections.abc import Iterator

import pygame

from game.view import paint, suited
from game.view.geometry import Box
from game.view.scene import Sprite
from game.view.widgets.flow import Dot, Flow, Image, Line, Piece, Strip
from game.view.widgets.widget import Skin

_CORNER = 10  # units


class Reading:
    """Draws one flow. Pictures are drawn by `work`, whenever there is time; until then their place is blank.

    Attributes:
        flow: the column.
    """

    def __init__(self, name: str, flow: Flow, skin: Skin) -> None:
        """Make it.

        Args:
            name: unique among those shown together.
            flow: the column laid out for the skin.
            skin: the look.
        """
        self.flow = flow
        self._name = name
        self._skin = skin
        self._images: dict[int, pygame.Surface] = {}

    def sprites(self, dx: int, dy: int, view: Box, layer: int) -> Iterator[Sprite]:
        """Yield what shows in `view`, uncut; `dx`, `dy` is the column's corner, surface pixels."""
        for number, piece in enumerate(self.flow.pieces):
            box = piece.box.moved(dx, dy)
            if box.overlap(view).h:
                yield self._sprite(number, piece, box, layer)

    def work(self, dy: int, view: Box) -> bool:
        """Draw a piece of a picture that is not finished, first of those in sight; tell whether there was any."""
        waiting = [
            (not piece.box.moved(0, dy).overlap(view).h, number, piece)
            for number, piece in enumerate(self.flow.pieces)
            if isinstance(piece, Image) and number not in self._images
        ]
        if not waiting:
            return False
        _, number, piece = min(waiting, key=lambda found: found[:2])
        picture = piece.draw((piece.box.w, piece.box.h))
        if picture is not None:
            self._images[number] = picture
        return True

    def _sprite(self, number: int, piece: Piece, box: Box, layer: int) -> Sprite:
        theme = self._skin.theme
        match piece:
            case Line():
                picture = suited.line(piece.words, piece.face, piece.size, piece.ink.of(theme))
                y = box.y + (box.h - picture.get_height()) // 2
                return Sprite((self._name, number), picture, box.x, y, layer + 1)
            case Image():
                radius = self._skin.px(_CORNER)
                blank = paint.rounded((box.w, box.h), radius, theme.felt, None, 0, 0.5)
                picture = self._images.get(number, blank)
            case Dot():
                picture = paint.rounded((box.w, box.h), box.w // 2, theme.accent, None, 0, 0.9)
            case Strip():
                picture = paint.rounded((box.w, box.h), 0, theme.text, None, 0, 0.14)
        return Sprite((self._name, number), picture, box.x, box.y, layer)
