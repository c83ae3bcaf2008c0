"""Actions, the steps a game is made of, and records, games as one line of text."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from game.rules.deal import DealCode, DealCodeError
from game.rules.table import STOCK, WASTE, Place


class Kind(Enum):
    """What an action does."""

    TURN = "turn"
    """Tap the stock: draw, or redeal where the game allows it."""
    PAIR = "pair"
    """Two cards of equal rank leave the game."""
    MOVE = "move"
    """One card goes from place to place."""


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """One step of a game. Each game has one object a step: actions are compared by identity.

    Attributes:
        kind: what it does.
        source: where the card lies that moves, or the first card of a pair.
        target: where it goes, or the second card of a pair.
        text: its text in records, as in `s`, `h20+h21`, `w>f1`.
    """

    kind: Kind
    source: Place
    target: Place
    text: str

    @classmethod
    def pair(cls, first: Place, second: Place) -> "Action":
        """Return the removal of the pair on two places, the lower heart place first, the waste last (HH-07)."""
        return cls(Kind.PAIR, first, second, f"{first.text}+{second.text}")

    @classmethod
    def move(cls, source: Place, target: Place) -> "Action":
        """Return the move of the top card of `source` onto `target`."""
        return cls(Kind.MOVE, source, target, f"{source.text}>{target.text}")


TURN = Action(Kind.TURN, STOCK, WASTE, "s")
"""A tap on the stock, the same in both games."""


class RecordError(ValueError):
    """A text that is no record, or a record whose actions the rules refuse."""


class Record(NamedTuple):
    """A game as its deal and the texts of the actions that led from it to a position."""

    code: DealCode
    words: tuple[str, ...]

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record; whether the rules allow its actions shows only when it is played.

        Raises:
            RecordError: if there is no colon or what stands before it is no deal code.
        """
        head, colon, tail = text.partition(":")
        if not colon:
            raise RecordError("a record is a deal code, a colon and the actions")
        try:
            return cls(DealCode.parse(head), tuple(tail.split()))
        except DealCodeError as error:
            raise RecordError(f"the record's deal code: {error}") from error

    @property
    def text(self) -> str:
        """The record as one line: code, colon, actions separated by single blanks."""
        return " ".join((self.code.text + ":", *self.words))
