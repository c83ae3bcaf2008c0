"""The printing press: draws single card faces and backs at one size and in one style."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

import font_source_serif_pro
import pygame

from game.rules.cards import Suit
from game.view.card_size import RADIUS_OF_WIDTH, height_of
from game.view.svg import Rgb, clear, hex_colour, premultiplied, recolour, render, source

RANK_NAMES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
PICTURES = {1: "ace", 11: "jack", 12: "queen", 13: "king"}
SUIT_NAMES = {Suit.SPADES: "spades", Suit.HEARTS: "hearts", Suit.DIAMONDS: "diamonds", Suit.CLUBS: "clubs"}

# The pips of the upper half and the middle as (column, row), both -1 to 1 from the card's centre; those above the
# centre are mirrored below it. A seven and an eight carry their odd pips between the rows.
_ROWS: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0, -1),),
    3: ((0, -1), (0, 0)),
    4: ((-1, -1), (1, -1)),
    5: ((-1, -1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0)),
    7: ((-1, -1), (1, -1), (-1, 0), (1, 0), (0, -0.5)),
    8: ((-1, -1), (1, -1), (-1, 0), (1, 0), (0, -0.5)),
    9: ((-1, -1), (1, -1), (-1, -1 / 3), (1, -1 / 3), (0, 0)),
    10: ((-1, -1), (1, -1), (-1, -1 / 3), (1, -1 / 3), (0, -2 / 3)),
}
_PIP = {2: 0.25, 3: 0.25, 4: 0.24, 5: 0.24, 6: 0.23, 7: 0.22, 8: 0.22, 9: 0.187, 10: 0.187}
"""The height of a rank's pips, in card widths."""

_SHRINK = {"J": 0.9, "Q": 0.9}
"""Ranks that hang below the line are drawn smaller and hung from their top, so that a narrow strip holds them."""

_PICTURE_BY_LARGE_INDEX = 0.84
_HALO = 0.016
"""How far a large index's paper reaches beyond its sign, in card widths, where it lies on a picture's frame."""

_CAP = 0.67
"""The height of the index's capitals and figures, in font sizes."""


_FOUR_COLOUR_ROBES = {
    Suit.SPADES: {"#34568f": "#4d4b61", "#233c69": "#353443", "#b9cbe6": "#d6d4e2"},
    Suit.DIAMONDS: {"#e5803a": "#3f86d6", "#b95a20": "#2a62a6", "#fad9a8": "#cfe3f7"},
}
"""Robes that follow the suits when diamonds are blue: those of spades then leave the blue to them."""


@dataclass(frozen=True, slots=True)
class FaceStyle:
    """How the cards look, apart from their size.

    Attributes:
        four_colours: diamonds blue and clubs green, instead of red and black.
        large_index: rank and suit in the corners half as large again.
        back: the main colour of the backs.
        high_contrast: pure white faces, darker signs, a strong edge.
    """

    four_colours: bool = False
    large_index: bool = False
    back: Rgb = (122, 31, 61)
    high_contrast: bool = False

    def ink(self, suit: Suit) -> Rgb:
        """Tell the colour of a suit's signs and ranks."""
        if self.four_colours and suit is Suit.DIAMONDS:
            return (18, 76, 176) if self.high_contrast else (24, 92, 190)
        if self.four_colours and suit is Suit.CLUBS:
            return (0, 92, 44) if self.high_contrast else (22, 118, 66)
        if suit in (Suit.HEARTS, Suit.DIAMONDS):
            return (190, 0, 24) if self.high_contrast else (204, 24, 50)
        return (0, 0, 0) if self.high_contrast else (28, 26, 36)

    @property
    def paper(self) -> Rgb:
        """The faces' ground."""
        return (255, 255, 255) if self.high_contrast else (253, 251, 246)

    def court_colours(self, suit: Suit) -> dict[str, str]:
        """Tell which colours of a court's drawing change, old by new."""
        ink = hex_colour(self.ink(suit))
        robes = _FOUR_COLOUR_ROBES.get(suit, {}) if self.four_colours else {}
        return {"#cc1832": ink, "#1c1a24": ink, **robes}


@lru_cache(maxsize=8)
def _font(size: int) -> pygame.font.Font:
    pygame.font.init()
    folder = Path(font_source_serif_pro.__file__).parent / "files"
    return pygame.font.Font(folder / "SourceSerifPro-Bold.otf", size)


class Press:
    """Draws faces and backs at one width.

    Everything it returns is a premultiplied surface of `width` times `height_of(width)` pixels.

    Attributes:
        width: the card's width in pixels.
        height: the card's height in pixels.
    """

    def __init__(self, style: FaceStyle, width: int) -> None:
        self.width = width
        self.height = height_of(width)
        self._style = style
        self._marks: dict[tuple[Suit, int], pygame.Surface] = {}

    def face(self, rank: int, suit: Suit) -> pygame.Surface:
        """Draw a face.

        Args:
            rank: 1 (ace) to 13 (king).
            suit: the suit.
        """
        card = self._blank.copy()
        if rank in PICTURES:
            self._picture(card, rank, suit)
        else:
            self._pips(card, rank, suit)
        index = self._index(rank, suit)
        card.blit(index, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        index = pygame.transform.rotate(index, 180)
        corner = (self.width - index.get_width(), self.height - index.get_height())
        card.blit(index, corner, special_flags=pygame.BLEND_PREMULTIPLIED)
        return card

    def back(self) -> pygame.Surface:
        """Draw the back."""
        main = self._style.back
        red, green, blue = main
        dark = (red * 7 // 10, green * 7 // 10, blue * 7 // 10)
        light = (red + (255 - red) * 3 // 10, green + (255 - green) * 3 // 10, blue + (255 - blue) * 3 // 10)
        colours = {"#7a1f3d": hex_colour(main), "#551529": hex_colour(dark), "#a25f77": hex_colour(light)}
        return render(recolour(source("cards", "back.svg"), colours), (self.width, self.height))

    def mark(self, suit: Suit, size: int) -> pygame.Surface:
        """Draw a suit's sign in its colour, on a square of `size` pixels."""
        if (suit, size) not in self._marks:
            self._marks[suit, size] = draw_mark(suit, size, self._style.ink(suit))
        return self._marks[suit, size]

    @cached_property
    def _blank(self) -> pygame.Surface:
        edge = max(1.0, self.width / 160)
        paper, line = hex_colour(self._style.paper), "#000000" if self._style.high_contrast else "#b9b2a8"
        return render(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}">'
            f'<rect x="{edge / 2}" y="{edge / 2}" width="{self.width - edge}" height="{self.height - edge}" '
            f'rx="{self.width * RADIUS_OF_WIDTH}" fill="{paper}" stroke="{line}" stroke-width="{edge}"/></svg>',
            (self.width, self.height),
        )

    def _picture(self, card: pygame.Surface, rank: int, suit: Suit) -> None:
        text = recolour(source("cards", f"{PICTURES[rank]}_{SUIT_NAMES[suit]}.svg"), self._style.court_colours(suit))
        # A large index needs room above the picture: it shrinks a little, and the index may lie on the frame's corner.
        scale = _PICTURE_BY_LARGE_INDEX if self._style.large_index else 1
        size = (round(self.width * scale), round(self.height * scale))
        spot = ((self.width - size[0]) // 2, (self.height - size[1]) // 2)
        card.blit(render(text, size), spot, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _pips(self, card: pygame.Surface, rank: int, suit: Suit) -> None:
        # The pips begin where a fan's strip ends, so that no strip shows their heads.
        size, start = (_PIP[rank] * 0.88, 0.39) if self._style.large_index else (_PIP[rank], 0.412)
        side = max(2, round(size * self.width))
        # Even in an even card, odd in an odd one: else the middle column would stand half a pixel aside.
        side += (self.width - side) % 2
        mark = self.mark(suit, side)
        turned = pygame.transform.rotate(mark, 180)
        for column, row in _ROWS[rank]:
            x = (self.width - side) // 2 + round(column * 0.23 * self.width)
            y = round((self.height - side) / 2 + row * (start - size / 2) * self.width)
            card.blit(mark, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)
            if row and (rank, column) != (7, 0):
                mirrored = (self.width - x - side, self.height - y - side)
                card.blit(turned, mirrored, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _index(self, rank: int, suit: Suit) -> pygame.Surface:
        """Draw a corner: the rank in a cell of fixed width, so that a fan's ranks stand in a column, and the sign."""
        # On the smallest cards every pixel of the index counts, and the frame just leaves room for it.
        small = 1.1 if self.width < 56 else 1.0
        unit = self.width * (1.45 if self._style.large_index else small)
        cap = max(5.0, 0.172 * unit)
        top = 0.03 * self.width
        glyph, rise = self._rank(RANK_NAMES[rank - 1], cap, self._style.ink(suit))
        mark = self.mark(suit, max(4, round((0.125 if self._style.large_index else 0.145) * unit)))
        cell = 0.215 * unit
        left = 0.03 * self.width
        index = clear((round(left + cell + 0.16 * unit), round(top + cap * 1.45)))
        x = round(left + (cell - glyph.get_width()) / 2)
        # What hangs below the line hangs from the capitals' top instead.
        y = round(top) if RANK_NAMES[rank - 1] in _SHRINK else round(top + cap) - rise
        index.blit(glyph, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)
        above = 0.04 * cap if self._style.large_index else (cap - mark.get_height()) / 2
        spot = (round(left + cell + 0.022 * unit), round(top + above))
        if self._style.large_index and rank in PICTURES:
            halo = round(_HALO * self.width)
            paper = draw_mark(suit, mark.get_width() + 2 * halo, self._style.paper)
            index.blit(paper, (spot[0] - halo, spot[1] - halo), special_flags=pygame.BLEND_PREMULTIPLIED)
        index.blit(mark, spot, special_flags=pygame.BLEND_PREMULTIPLIED)
        return index

    def _rank(self, text: str, cap: float, ink: Rgb) -> tuple[pygame.Surface, int]:
        """Draw a rank, trimmed to its ink.

        Args:
            text: the rank as printed.
            cap: the capitals' height in pixels.
            ink: the colour.

        Returns:
            The surface, and how many of its rows stand above the baseline.
        """
        cap *= _SHRINK.get(text, 1)
        fine = 4 if len(text) > 1 else 1
        font = _font(max(6, round(cap / _CAP * fine)))
        line = font.render(text, True, ink)
        box = line.get_bounding_rect()
        glyph = premultiplied(line.subsurface(box))
        rise = font.get_ascent() - box.top
        if fine > 1:
            # A ten takes two cells of room; it is drawn large and narrowed, which keeps its stems sharp.
            size = (round(box.width / fine * 0.78), round(box.height / fine))
            return pygame.transform.smoothscale(glyph, size), round(rise / fine)
        return glyph, rise


def draw_mark(suit: Suit, size: int, colour: Rgb) -> pygame.Surface:
    """Draw a suit's sign.

    Args:
        suit: the suit.
        size: the side of the square it fills, in pixels.
        colour: its colour.

    Returns:
        A premultiplied surface.
    """
    text = recolour(source("cards", f"{SUIT_NAMES[suit]}.svg"), {"#000000": hex_colour(colour)})
    return render(text, (size, size))
