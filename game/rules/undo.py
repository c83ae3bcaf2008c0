"""The undo stack, shared by both games."""

from collections import deque
from typing import Generic, TypeVar

LIMIT = 100
"""How many steps can be taken back (HH-22, FT-23, UI-03)."""

State = TypeVar("State")


class UndoStack(Generic[State]):
    """Whole states before and after the present one. States are values, so going back is handing out an old one."""

    def __init__(self) -> None:
        self._past: deque[State] = deque(maxlen=LIMIT)
        self._future: list[State] = []

    @property
    def undoable(self) -> int:
        """How many steps can be taken back."""
        return len(self._past)

    @property
    def redoable(self) -> int:
        """How many steps taken back can be made again."""
        return len(self._future)

    @property
    def past(self) -> tuple[State, ...]:
        """The states that can be gone back to, the earliest first."""
        return tuple(self._past)

    @property
    def future(self) -> tuple[State, ...]:
        """The states that can be gone forward to, the furthest first."""
        return tuple(self._future)

    def push(self, before: State) -> None:
        """Remember the state before a new step; steps taken back are forgotten."""
        self._past.append(before)
        self._future.clear()

    def undo(self, now: State) -> State:
        """Go one step back from `now`.

        Raises:
            IndexError: if there is none.
        """
        earlier = self._past.pop()
        self._future.append(now)
        return earlier

    def redo(self, now: State) -> State:
        """Go one step forward again from `now`.

        Raises:
            IndexError: if none was taken back.
        """
        later = self._future.pop()
        self._past.append(now)
        return later
