"""Swipes: a press on a widget that turns out to be meant for the scrolled page below it."""

_REACH = 10.0
"""Units that the pointer travels before it is told where it goes, and pixels where units are smaller than these."""


class Swipe:
    """Tells, once for each press, that the pointer goes up or down: then the page follows it."""

    def __init__(self) -> None:
        self._start: tuple[float, float] | None = None

    def begin(self, x: float, y: float) -> None:
        """Take a press."""
        self._start = (x, y)

    def end(self) -> None:
        """Forget the press."""
        self._start = None

    def found(self, x: float, y: float, scale: float, *, across: bool) -> tuple[float, float] | None:
        """Follow the pressed pointer.

        Args:
            x: where the pointer is.
            y: as `x`.
            scale: pixels a unit.
            across: whether the widget that is pressed follows a pointer that goes left or right.

        Returns:
            Where the press was, in the moment in which it turns out to be a swipe, else None.
        """
        start = self._start
        if start is None:
            return None
        dx, dy = abs(x - start[0]), abs(y - start[1])
        # A hand does not tremble less over a small window.
        reach = _REACH * max(1.0, scale)
        if max(dx, dy) < reach:
            return None
        if dy > dx:
            self._start = None
            return start
        if across:
            self._start = None
        return None
