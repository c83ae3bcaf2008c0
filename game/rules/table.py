"""The table: places and the cards that lie on them, as one frozen value."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from game.rules.cards import Card, Pile


class Role(Enum):
    """What a place is for."""

    STOCK = "stock"
    WASTE = "waste"
    HEART = "heart"
    FOUNDATION = "foundation"
    COLUMN = "column"


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """One place of a game where cards lie. There is one object a place: places are compared by identity.

    Attributes:
        name: its name in the play protocol, as in `h25`, `f2` or `waste`.
        role: what it is for.
        index: where its pile stands in `Table.piles`.
        number: its number among the places of its role, from 1.
    """

    name: str
    role: Role
    index: int
    number: int

    @property
    def text(self) -> str:
        """The place's text in records: `w` for the waste, else its name."""
        return "w" if self.role is Role.WASTE else self.name


class Spot(NamedTuple):
    """A card, or the bare ground, that a player points at.

    Attributes:
        place: the place pointed at.
        depth: the card in its pile counted from 1, the deepest; None stands for the top card or the empty place.
    """

    place: Place
    depth: int | None = None


STOCK = Place("stock", Role.STOCK, 0, 1)
WASTE = Place("waste", Role.WASTE, 1, 1)


def row_of_places(role: Role, letter: str, count: int, first_index: int) -> tuple[Place, ...]:
    """Number the places of one role.

    Args:
        role: their role.
        letter: the letter before each number.
        count: how many there are.
        first_index: the index of the first in `Table.piles`.
    """
    return tuple(Place(f"{letter}{n}", role, first_index + n - 1, n) for n in range(1, count + 1))


class Table(NamedTuple):
    """All piles of a game, by place index. A value: every change makes another table.

    Attributes:
        piles: the pile of each place, deepest card first; stock first, waste second, then the game's own places.
            The stock's last card is drawn next.
    """

    piles: tuple[Pile, ...]

    @property
    def stock(self) -> Pile:
        """The face-down draw pile; its last card is drawn next."""
        return self.piles[0]

    @property
    def waste(self) -> Pile:
        """The face-up discard pile; its last card is the top."""
        return self.piles[1]

    def pile(self, place: Place) -> Pile:
        """Return the cards on `place`, deepest first."""
        return self.piles[place.index]

    def top(self, place: Place) -> Card | None:
        """Return the uppermost card on `place`, or None where it is empty."""
        pile = self.piles[place.index]
        return pile[-1] if pile else None

    def with_piles(self, *changes: tuple[Place, Pile]) -> "Table":
        """Return this table with the piles of some places exchanged."""
        piles = list(self.piles)
        for place, pile in changes:
            piles[place.index] = pile
        return Table(tuple(piles))

    def move(self, source: Place, target: Place) -> "Table":
        """Return this table with the top card of `source` laid on `target`."""
        pile = self.piles[source.index]
        return self.with_piles((source, pile[:-1]), (target, (*self.piles[target.index], pile[-1])))

    def draw(self) -> "Table":
        """Return this table with the stock's next card turned onto the waste."""
        return self.move(STOCK, WASTE)
