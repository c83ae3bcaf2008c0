"""What the desk tells of a game: a value, so that views need not know the desk."""

from enum import Enum, auto
from typing import NamedTuple

from game.rules.session import Answer
from game.rules.table import Place, Spot


class Cause(Enum):
    """What led to a change of the table."""

    SHOWN = auto()
    """Another game is on the table, as it was left."""
    DEAL = auto()
    TAP = auto()
    DROP = auto()
    UNDO = auto()
    REDO = auto()


class Change(NamedTuple):
    """Something done to the game on the table, told to the desk's watcher.

    Attributes:
        cause: what was done.
        answer: what it came to.
        spot: the card or place that was tapped or dragged, if any.
        target: where a dragged card was dropped, if on a place.
    """

    cause: Cause
    answer: Answer
    spot: Spot | None = None
    target: Place | None = None
