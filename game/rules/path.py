"""The actions that lead from a deal to a position, without what was taken back."""

from collections.abc import Iterable, Sequence

from game.rules.action import Action
from game.rules.checkpoint import REDO, UNDO


class Path:
    """Grows and shrinks with a game; of a game that went on from a checkpoint it knows the rest from its journal."""

    def __init__(self) -> None:
        self._actions: list[Action] = []
        self._skipped: Sequence[str] = ()
        self._shared = 0

    def add(self, action: Action) -> None:
        """Go one step further."""
        self._actions.append(action)

    def step_back(self) -> None:
        """Go back one step.

        Raises:
            IndexError: at the deal, or at the first step that was played since the checkpoint's earliest.
        """
        self._actions.pop()

    def follow_on(self, skipped: Sequence[str]) -> None:
        """Take what has been added so far for the end of a journal that was not played."""
        self._skipped = skipped
        self._shared = len(self._actions)

    @property
    def words(self) -> tuple[str, ...]:
        """The actions' texts, from the deal on."""
        earlier = path_of(self._skipped)
        # What can be taken back at the checkpoint stands in both.
        return (*earlier[: len(earlier) - self._shared], *(action.text for action in self._actions))


def path_of(words: Iterable[str]) -> list[str]:
    """Return the actions' texts of a journal that lead to its end, without what was taken back."""
    path: list[str] = []
    undone: list[str] = []
    for word in words:
        if word == UNDO:
            undone.append(path.pop())
        elif word == REDO:
            path.append(undone.pop())
        else:
            path.append(word)
            undone.clear()
    return path
