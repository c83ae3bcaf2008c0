"""A column of flowing text in a scrolled area."""

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.view import paint, suited
from game.view.geometry import Box
from game.view.inputs import Input
from game.view.scene import Sprite
from game.view.svg import Rgb
from game.view.widgets.flow import Block, Dot, Flow, Image, Ink, Line, Piece, Setting, Strip, lay
from game.view.widgets.scroll import BAR_W, ScrollArea
from game.view.widgets.widget import Skin

_LAYERS = 4


class Reading:
    """Shows blocks of text and pictures, as many at a time as fit.

    Attributes:
        scroll: which part shows.
        flow: the blocks laid out.
    """

    def __init__(self, name: str, blocks: Sequence[Block], motion_speed: Callable[[], float]) -> None:
        """Make a column.

        Args:
            name: unique on its page.
            blocks: what it holds.
            motion_speed: gives the factor on motion.
        """
        self.scroll = ScrollArea(motion_speed)
        self.flow = Flow((), 0)
        self._name = name
        self._blocks = tuple(blocks)
        self._images: dict[int, pygame.Surface] = {}

    def show(self, blocks: Sequence[Block]) -> None:
        """Hold other blocks from the next `lay` on, and show their beginning."""
        self._blocks = tuple(blocks)
        self.scroll.to_top()

    def lay(self, box: Box, skin: Skin) -> None:
        """Lay the column out in `box`, surface pixels; the scroll bar stands at its right edge."""
        width = max(1, box.w - skin.px(BAR_W) - skin.px(8))
        self.flow = lay(self._blocks, Setting(width, skin.px, suited.width_of))
        self._images.clear()
        self._skin = skin
        self.scroll.lay(box, self.flow.height, skin)

    def handle(self, event: Input) -> bool:
        """Take an input; tell whether it was used."""
        return self.scroll.handle(event)

    def sprites(self, layer: int) -> Iterator[Sprite]:
        """Yield what shows of the column, and the scroll bar."""
        for number, piece in enumerate(self.flow.pieces):
            box = self._on_surface(piece)
            if box.overlap(self.scroll.box).h:
                sprite = self._sprite(number, piece, box, layer)
                shown = self.scroll.clipped(sprite)
                if shown is not None:
                    yield shown
        yield from self.scroll.sprites(layer + _LAYERS)

    def _on_surface(self, piece: Piece) -> Box:
        view = self.scroll.box
        return piece.box.moved(view.x, view.y - self.scroll.offset)

    def _sprite(self, number: int, piece: Piece, box: Box, layer: int) -> Sprite:
        theme = self._skin.theme
        match piece:
            case Line():
                picture = suited.line(piece.words, piece.face, piece.size, self._colour(piece.ink))
                y = box.y + (box.h - picture.get_height()) // 2
                return Sprite((self._name, number), picture, box.x, y, layer + 2)
            case Image():
                if number not in self._images:
                    self._images[number] = piece.draw((box.w, box.h))
                picture = self._images[number]
            case Dot():
                picture = paint.rounded((box.w, box.h), box.w // 2, theme.accent, None, 0, 0.9)
            case Strip():
                picture = paint.rounded((box.w, box.h), 0, theme.text, None, 0, 0.14)
        return Sprite((self._name, number), picture, box.x, box.y, layer + 1)

    def _colour(self, ink: Ink) -> Rgb:
        theme = self._skin.theme
        return {Ink.TEXT: theme.text, Ink.QUIET: theme.quiet, Ink.ACCENT: theme.accent}[ink]
