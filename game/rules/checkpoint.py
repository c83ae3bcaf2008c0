"""The state of a game as one line of text, from which it goes on without all that led there."""

from typing import NamedTuple

from game.rules.action import RecordError
from game.rules.cards import Pile
from game.rules.table import Table

UNDO, REDO = "undo", "redo"
"""The journal's words for going back and forward; every other word is an action's text."""


class Checkpoint(NamedTuple):
    """A state with all steps that can be taken back and made again.

    Attributes:
        moves: the move counter.
        score: the points at the first step that can be taken back.
        table: the table there.
        words: the journal that leads from there to the state.
    """

    moves: int
    score: int
    table: Table
    words: tuple[str, ...]

    @property
    def text(self) -> str:
        """The state as one line: counter, points, the piles' cards by number, the journal, separated by semicolons."""
        piles = "/".join(".".join(str(card.ident) for card in pile) for pile in self.table.piles)
        return ";".join((str(self.moves), str(self.score), piles, " ".join(self.words)))

    @classmethod
    def parse(cls, text: str, cards: Pile, places: int) -> "Checkpoint":
        """Read a state.

        Args:
            text: what `text` gave.
            cards: the game's pack, in any order.
            places: how many places the game has.

        Raises:
            RecordError: if it is no state of such a game.
        """
        known = {str(card.ident): card for card in cards}
        try:
            moves, score, piles, words = text.split(";")
            table = Table(tuple(tuple(known[name] for name in pile.split(".") if name) for pile in piles.split("/")))
            state = cls(int(moves), int(score), table, tuple(words.split()))
        except (ValueError, KeyError) as error:
            raise RecordError(f"no state of a game: {error}") from error
        laid = [card for pile in table.piles for card in pile]
        if len(table.piles) != places or len(set(laid)) != len(laid):
            raise RecordError("no state of this game")
        return state
