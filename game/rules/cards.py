"""Cards: suits, ranks, and the pack's single cards with their text form."""

from enum import IntEnum
from typing import NamedTuple

RANKS = range(1, 14)
RANK_LETTERS = "A23456789TJQK"
SUIT_LETTERS = "SHDC"


class Suit(IntEnum):
    """The four suits, in the order of packs, foundations and deal codes."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3


class Card(NamedTuple):
    """One physical card of a pack.

    Two cards may show the same face (every face stands twice or four times in a pack); `ident` tells such
    twins apart, so that each can be followed over the table.

    Attributes:
        ident: the card's number in its unshuffled pack, from 0.
        rank: 1 (ace) to 13 (king).
        suit: the suit.
    """

    ident: int
    rank: int
    suit: Suit

    @property
    def kind(self) -> int:
        """The face as a number: 0 (A♠) to 51 (K♣), suits in order, within them ace to king."""
        return self.suit * 13 + self.rank - 1

    @property
    def text(self) -> str:
        """The face as two letters, rank and suit, as in `TH`."""
        return RANK_LETTERS[self.rank - 1] + SUIT_LETTERS[self.suit]


Pile = tuple[Card, ...]
"""Cards that lie on one place, deepest first."""


def pack(faces: list[tuple[int, Suit]]) -> Pile:
    """Make a pack.

    Args:
        faces: rank and suit of each card, in the pack's order.

    Returns:
        The cards, numbered in that order.
    """
    return tuple(Card(ident, rank, suit) for ident, (rank, suit) in enumerate(faces))
