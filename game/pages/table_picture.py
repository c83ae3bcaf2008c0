"""A small picture of a table on a page: blank at first, and drawn while there is nothing else to do."""

from collections.abc import Iterator
from functools import lru_cache

import pygame

from game.pages.shots import Look, drawn
from game.view import paint
from game.view.faces import Faces
from game.view.scene import Sprite
from game.view.small_table import CORNER, Shot
from game.view.widgets.widget import Mood, Skin, Widget


class _Drawing:
    """A picture, and how far it is drawn."""

    def __init__(self, shot: Shot, size: tuple[int, int], look: Look) -> None:
        self.picture: pygame.Surface | None = None
        self._shot, self._size, self._look = shot, size, look
        self._faces: Faces | None = Faces(look.style, shot.card_w(size[0]))

    def work(self) -> bool:
        """Draw a piece; tell whether there was any."""
        if self._faces is None:
            return False
        self.picture = drawn(self._shot, self._size, self._faces, self._look.skin)
        if self.picture is not None:
            self._faces = None
        return True


# Kept from page to page as long as nothing on it changes.
_drawing = lru_cache(maxsize=2)(_Drawing)


class TablePicture(Widget):
    """Shows a game's table; there is nothing to press."""

    focusable = False

    def __init__(self, name: str, shot: Shot, size: tuple[int, int], look: Look) -> None:
        """Make a picture.

        Args:
            name: its name.
            shot: what it shows.
            size: how large it is, pixels.
            look: how cards and felt look.
        """
        super().__init__(name)
        self._drawing = _drawing(shot, size, look)

    def work(self) -> bool:
        """Draw a piece of it; tell whether there was any left."""
        return self._drawing.work()

    def sprites(self, skin: Skin, mood: Mood, layer: int) -> Iterator[Sprite]:  # noqa: ARG002 (nothing to point at)
        """Yield the picture, or the felt alone."""
        size = (self.box.w, self.box.h)
        blank = paint.rounded(size, skin.px(CORNER), skin.theme.felt, None, 0, 0.5)
        yield Sprite(self.name, self._drawing.picture or blank, self.box.x, self.box.y, layer)
