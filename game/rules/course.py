"""The course of a game: from its deal action by action, back and forth, and to be gone through again by its words."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from game.rules.action import Action, RecordError
from game.rules.checkpoint import REDO, UNDO, Checkpoint
from game.rules.controller import IllegalActionError, RuleController
from game.rules.scorer import Scorer
from game.rules.table import Table
from game.rules.undo import UndoStack

Watch = Callable[[str, Table], object]
"""Told each word after it was followed, and the table that it was followed on."""
_NOTHING_THERE = "nothing to undo or redo"


class Moment(NamedTuple):
    """All that undo brings back.

    Attributes:
        table: the table.
        score: the score on it.
        action: the action that led here, None at the deal.
    """

    table: Table
    score: int
    action: Action | None


class Course:
    """Where a game stands, with all that leads there.

    Attributes:
        moves: the move counter; it never goes down (FT-23, UI-03).
    """

    def __init__(self, controller: RuleController, deal: Table) -> None:
        """Stand at the deal.

        Args:
            controller: the game's rules.
            deal: its table.
        """
        self.moves = 0
        self._controller = controller
        self._scorer = Scorer(controller.points)
        self._undo: UndoStack[Moment] = UndoStack()
        self._now = Moment(deal, 0, None)
        self._path: list[str] = []

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self._now.table

    @property
    def score(self) -> int:
        """The points."""
        return self._now.score

    @property
    def path(self) -> tuple[str, ...]:
        """The actions' texts from the deal to here, without what was taken back."""
        return tuple(self._path)

    @property
    def undoable(self) -> int:
        """How many steps can be taken back."""
        return self._undo.undoable

    @property
    def redoable(self) -> int:
        """How many steps taken back can be made again."""
        return self._undo.redoable

    def make(self, action: Action) -> None:
        """Go one step further.

        Raises:
            IllegalActionError: if the rules refuse it.
        """
        before = self._now
        table = self._controller.apply(before.table, action)
        self._now = Moment(table, self._scorer.after(before.score, action), action)
        self._undo.push(before)
        self._path.append(action.text)
        self.moves += 1

    def step_back(self) -> None:
        """Take the last step back.

        Raises:
            IndexError: if there is none.
        """
        self._now = self._undo.undo(self._now)
        self._path.pop()

    def step_forward(self) -> None:
        """Make the step last taken back again.

        Raises:
            IndexError: if there is none.
        """
        self._now = self._undo.redo(self._now)
        if self._now.action is not None:
            self._path.append(self._now.action.text)

    def follow(self, words: Iterable[str], first_number: int = 1, watch: Watch | None = None) -> None:
        """Do what words tell: action texts, `undo`, `redo`.

        Args:
            words: the words.
            first_number: the number of the first, for what is said of a wrong one.
            watch: told of each.

        Raises:
            RecordError: if a word is unknown or the rules refuse it where it stands.
        """
        for number, word in enumerate(words, first_number):
            before = self.table
            try:
                self._follow(word)
            except (KeyError, IndexError, IllegalActionError) as error:
                raise RecordError(f"action {number}, {word[:40]!r}: {_why(error)}") from error
            if watch is not None:
                watch(word, before)

    def _follow(self, word: str) -> None:
        if word == UNDO:
            self.step_back()
        elif word == REDO:
            self.step_forward()
        else:
            self.make(self._controller.vocabulary[word])

    def checkpoint(self) -> Checkpoint:
        """Return what `begin_at` takes to stand here."""
        past, future = self._undo.past, self._undo.future
        first, *later = (*past, self._now)
        words = [moment.action.text for moment in (*later, *reversed(future)) if moment.action is not None]
        return Checkpoint(self.moves, first.score, first.table, (*words, *[UNDO] * len(future)))

    def begin_at(self, checkpoint: Checkpoint, skipped: Sequence[str]) -> None:
        """Stand at a checkpoint instead of the deal.

        Args:
            checkpoint: where to stand.
            skipped: the words that led there; they are believed, not followed.

        Raises:
            RecordError: if the rules refuse the checkpoint's own words, or they do not end as those that led there.
        """
        self._now = Moment(checkpoint.table, checkpoint.score, None)
        self.follow(checkpoint.words)
        path = path_of(skipped)
        if self._path != path[max(0, len(path) - len(self._path)) :]:
            raise RecordError("no state that these actions lead to")
        self._path = path
        self.moves = checkpoint.moves


def path_of(words: Iterable[str]) -> list[str]:
    """Return the actions' texts that lead to where words end, without what was taken back.

    Args:
        words: action texts, `undo`, `redo`.

    Raises:
        RecordError: if more is taken back, or made again, than there is.
    """
    path: list[str] = []
    undone: list[str] = []
    try:
        for word in words:
            if word == UNDO:
                undone.append(path.pop())
            elif word == REDO:
                path.append(undone.pop())
            else:
                path.append(word)
                undone.clear()
    except IndexError as error:
        raise RecordError(_NOTHING_THERE) from error
    return path


def _why(error: KeyError | IndexError | IllegalActionError) -> str:
    if isinstance(error, KeyError):
        return "no such action"
    if isinstance(error, IndexError):
        return _NOTHING_THERE
    return str(error.reason or "nothing to move")
