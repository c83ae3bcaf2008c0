"""Lines of text with suit signs: the signs are drawn as on the cards, as no font has them reliably."""

import re
from functools import lru_cache

import pygame

from game.rules.cards import Card, Suit
from game.view import text
from game.view.press import RANK_NAMES, draw_mark
from game.view.svg import Rgb, clear

SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
_SUITS = {sign: suit for suit, sign in SIGNS.items()}
_PARTS = re.compile("([♠♥♦♣])")
_SIDE_OF_SIZE = 0.62
_GAP_OF_SIZE = 0.06
_CAPITAL_OF_SIZE = 0.66
_RED_ON_DARK, _RED_ON_LIGHT = (255, 122, 128), (196, 24, 48)


def card_name(card: Card) -> str:
    """Return a card in short, as in `10♥`: the rank as printed on it and the suit's sign."""
    return RANK_NAMES[card.rank - 1] + SIGNS[card.suit]


def width_of(words: str, face: str, size: int) -> int:
    """Return the width of a line in pixels; see `game.view.text.width_of`."""
    return sum(_sign_w(size) if part in _SUITS else text.width_of(part, face, size) for part in _split(words))


@lru_cache(maxsize=512)
def line(words: str, face: str, size: int, colour: Rgb) -> pygame.Surface:
    """Draw one line of text; see `game.view.text.line`.

    Args:
        words: the text; ♠, ♥, ♦ and ♣ in it come out as suit signs.
        face: the font.
        size: its size in pixels.
        colour: of the letters and the black suits.
    """
    parts = _split(words)
    if len(parts) == 1 and parts[0] not in _SUITS:
        return text.line(words, face, size, colour)
    font = text.font(face, size)
    surface = clear((max(1, width_of(words, face, size)), font.get_linesize()))
    side = _side(size)
    x, y = 0, font.get_ascent() - round(size * _CAPITAL_OF_SIZE / 2) - side // 2
    for part in parts:
        if part in _SUITS:
            mark = draw_mark(_SUITS[part], side, _ink(_SUITS[part], colour))
            surface.blit(mark, (x + round(size * _GAP_OF_SIZE), y), special_flags=pygame.BLEND_PREMULTIPLIED)
            x += _sign_w(size)
        else:
            picture = text.line(part, face, size, colour)
            surface.blit(picture, (x, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
            x += text.width_of(part, face, size)
    return surface


forget = line.cache_clear
"""Drop the lines that are kept, as `game.view.text.forget` does."""


def _split(words: str) -> list[str]:
    return [part for part in _PARTS.split(words) if part] or [words]


def _side(size: int) -> int:
    return max(4, round(size * _SIDE_OF_SIZE))


def _sign_w(size: int) -> int:
    return _side(size) + 2 * round(size * _GAP_OF_SIZE)


def _ink(suit: Suit, colour: Rgb) -> Rgb:
    if suit in (Suit.SPADES, Suit.CLUBS):
        return colour
    return _RED_ON_DARK if sum(colour) > 3 * 128 else _RED_ON_LIGHT
