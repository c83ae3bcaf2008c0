"""Card faces and backs, drawn when they are needed and kept as long as their size is."""

from collections.abc import Iterable
from dataclasses import replace

import pygame

from game.rules.cards import Suit
from game.view.card_size import height_of, radius_of
from game.view.press import FaceStyle, Press, draw_mark
from game.view.svg import Rgb

__all__ = ["FaceStyle", "Faces", "height_of"]

_MOST_LARGE = 3  # a hand holds one card; two may still be on their way
_BACK = (0, Suit.SPADES)
_Key = tuple[int, Suit]


class Faces:
    """The pictures of all cards at one width, rendered on demand.

    After a change of width a face may be a scaled copy of its older picture for a while; `work` replaces these one at
    a time, so that no frame waits for a whole pack.

    Attributes:
        width: the cards' width in surface pixels.
        height: the cards' height in surface pixels.
        revision: a number that changes whenever a picture given before may look different now.
        radius: the corners' radius in surface pixels.
    """

    def __init__(self, style: FaceStyle, width: int = 100) -> None:
        self.revision = 0
        self._style = style
        self._press = Press(style, width)
        self._sharp: dict[_Key, pygame.Surface] = {}
        self._old: dict[_Key, pygame.Surface] = {}
        self._scaled: dict[_Key, pygame.Surface] = {}
        self._wanted: dict[_Key, None] = {}
        self._later: dict[_Key, None] = {}
        self._marks: dict[tuple[Suit, int, Rgb], pygame.Surface] = {}
        self._large: dict[tuple[int, Suit, int], pygame.Surface] = {}
        self._strips: dict[tuple[int, Suit, int], pygame.Surface] = {}

    @property
    def style(self) -> FaceStyle:
        """The style in use."""
        return self._style

    @property
    def width(self) -> int:
        """The cards' width in surface pixels."""
        return self._press.width

    @property
    def height(self) -> int:
        """The cards' height in surface pixels."""
        return self._press.height

    @property
    def radius(self) -> int:
        """The corners' radius in surface pixels."""
        return radius_of(self._press.width)

    def set_style(self, style: FaceStyle) -> None:
        """Change the look; pictures that it changes are drawn anew when next asked for.

        Args:
            style: the new style.
        """
        if style == self._style:
            return
        self.revision += 1
        back_only = replace(style, back=self._style.back) == self._style
        self._style = style
        self._press = Press(style, self.width)
        self._large = {}
        self._strips = {}
        for pictures in (self._sharp, self._old, self._scaled, self._wanted):
            for key in [_BACK] if back_only else list(pictures):
                pictures.pop(key, None)

    def borrow(self, other: "Faces") -> None:
        """Let others' faces stand in, scaled, until `work` has drawn sharp ones, so that a table shows at once."""
        if replace(other.style, back=self._style.back) == self._style:
            self._old |= {key: face for key, face in other._sharp.items() if key != _BACK}

    def set_width(self, width: int) -> None:
        """Change the size; older pictures stand in, scaled, until `work` has drawn sharp ones.

        Args:
            width: the cards' new width in surface pixels, at least 1.
        """
        if width == self.width:
            return
        self.revision += 1
        self._press = Press(self._style, width)
        self._old |= self._sharp
        self._sharp = {}
        self._scaled = {}
        self._strips = {}
        self._wanted = {}
        # Marks are sized after the cards; a drag of the window's edge would pile up one set a pixel.
        self._marks = {}

    def face(self, rank: int, suit: Suit) -> pygame.Surface:
        """Give a card's face.

        Args:
            rank: 1 (ace) to 13 (king).
            suit: the suit.

        Returns:
            A premultiplied surface of `width` times `height`, not to be drawn on.
        """
        return self._picture((rank, suit))

    def strip(self, rank: int, suit: Suit, rows: int) -> pygame.Surface:
        """Give the upper part of a card's face, all that shows of it in a fan.

        Args:
            rank: 1 (ace) to 13 (king).
            suit: the suit.
            rows: how high the part is, in surface pixels, at least 1.

        Returns:
            A surface as `face` gives it, that shares its pixels.
        """
        face, key = self.face(rank, suit), (rank, suit, rows)
        if key not in self._strips or self._strips[key].get_parent() is not face:
            self._strips[key] = face.subsurface((0, 0, self.width, min(rows, self.height)))
        return self._strips[key]

    def enlarged(self, rank: int, suit: Suit, scale: float) -> pygame.Surface:
        """Give a card's face larger than the others, drawn for its size as sharply as they are.

        Args:
            rank: 1 (ace) to 13 (king).
            suit: the suit.
            scale: the factor on the width.

        Returns:
            A premultiplied surface; the last few are kept.
        """
        key = (rank, suit, round(self.width * scale))
        if key not in self._large:
            if len(self._large) >= _MOST_LARGE:
                del self._large[next(iter(self._large))]
            self._large[key] = Press(self._style, key[2]).face(rank, suit)
        return self._large[key]

    def back(self) -> pygame.Surface:
        """Give the cards' back, as `face` does."""
        return self._picture(_BACK)

    def prepare(self, faces: Iterable[tuple[int, Suit]]) -> None:
        """Say which faces may be needed soon; `work` draws them once those asked for are sharp.

        Args:
            faces: rank and suit of each, the likeliest first; repeated ones count once. It replaces earlier lists.
        """
        self._later = dict.fromkeys(faces)

    def work(self) -> bool:
        """Draw one picture that is asked for and not sharp yet, or one that was announced.

        Returns:
            Whether there was one. False means that everything is sharp and nothing changes until the next request.
        """
        key = next((key for queue in (self._wanted, self._later) for key in queue if key not in self._sharp), None)
        if key is None:
            self._old.clear()
            return False
        self._draw(key)
        return True

    def suit_mark(self, suit: Suit, height: int, colour: Rgb | None = None) -> pygame.Surface:
        """Give a suit's sign.

        Args:
            suit: the suit.
            height: the side of the square it fills, in surface pixels.
            colour: its colour; the suit's own by default.

        Returns:
            A premultiplied surface, cached.
        """
        ink = colour or self._style.ink(suit)
        key = (suit, height, ink)
        if key not in self._marks:
            self._marks[key] = draw_mark(suit, height, ink)
        return self._marks[key]

    def _picture(self, key: _Key) -> pygame.Surface:
        if key in self._sharp:
            return self._sharp[key]
        if key not in self._old:
            return self._draw(key)
        self._wanted[key] = None
        if key not in self._scaled:
            self._scaled[key] = pygame.transform.smoothscale(self._old[key], (self.width, self.height))
        return self._scaled[key]

    def _draw(self, key: _Key) -> pygame.Surface:
        self.revision += 1
        self._sharp[key] = self._press.back() if key == _BACK else self._press.face(*key)
        self._old.pop(key, None)
        self._scaled.pop(key, None)
        self._wanted.pop(key, None)
        return self._sharp[key]
