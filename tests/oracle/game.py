"""One game in progress: its position, what can be undone and what has been counted."""

from typing import Generic, Protocol, TypeVar

from . import hearts, thieves
from .codes import Code

UNDO_LIMIT = 100

T = TypeVar("T")


class Rules(Protocol[T]):
    """What a game's module offers to play it by records."""

    def deal(self, cards: tuple[str, ...]) -> T:
        """A shuffled pack in, the position at the start out."""

    def is_place(self, table: T, name: str, /) -> bool:
        """Whether a name is a place of the game."""

    def status(self, table: T) -> str:
        """The status a state shows."""

    def actions(self, table: T) -> list[str]:
        """Every action that can be made."""

    def allows(self, table: T, action: str) -> bool:
        """Whether a text is an action that can be made."""

    def apply(self, table: T, action: str) -> tuple[T, int]:
        """The position after an action, and its points."""


class Game(Generic[T]):
    """A deal being played; actions go in as records write them."""

    def __init__(self, code: Code, rules: Rules[T]) -> None:
        self.code = code
        self.rules = rules
        self.table = rules.deal(code.deal())
        self.score = 0
        self.moves = 0
        self.played: list[str] = []
        self.undoable: list[tuple[T, int]] = []
        self.redoable: list[tuple[T, int, str]] = []

    def is_place(self, name: str) -> bool:
        """Whether a name is a place of the game now."""
        return self.rules.is_place(self.table, name)

    def status(self) -> str:
        """playing, stuck or won."""
        return self.rules.status(self.table)

    def actions(self) -> list[str]:
        """Every action that can be made, as records write it."""
        return self.rules.actions(self.table)

    def allows(self, action: str) -> bool:
        """Whether a text is an action that can be made."""
        return self.rules.allows(self.table, action)

    def play(self, action: str) -> None:
        """Make an action that the rules allow."""
        self.undoable = [*self.undoable, (self.table, self.score)][-UNDO_LIMIT:]
        self.redoable = []
        self.table, points = self.rules.apply(self.table, action)
        self.score = max(0, self.score + points)
        self.moves += 1
        self.played.append(action)

    def undo(self) -> bool:
        """Take back one action; whether there was one to take back."""
        if not self.undoable:
            return False
        self.redoable.append((self.table, self.score, self.played.pop()))
        self.table, self.score = self.undoable.pop()
        return True

    def redo(self) -> bool:
        """Make the action again that was taken back last; whether there was one."""
        if not self.redoable:
            return False
        self.undoable.append((self.table, self.score))
        self.table, self.score, action = self.redoable.pop()
        self.played.append(action)
        return True

    def record(self) -> str:
        """The code and the actions that lead to the position."""
        return " ".join([f"{self.code}:", *self.played])


AnyGame = Game[hearts.Table] | Game[thieves.Table]


def new_game(code: Code) -> AnyGame:
    """A deal code in, the game at its start out."""
    if code.game == "HH":
        return Game[hearts.Table](code, hearts)
    return Game[thieves.Table](code, thieves)
