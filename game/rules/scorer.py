"""The scorer, shared by both games."""

from collections.abc import Callable

from game.rules.action import Action


class Scorer:
    """Keeps the score of a game by the points that its rules give for each action."""

    def __init__(self, points: Callable[[Action], int]) -> None:
        """Make a scorer.

        Args:
            points: the game's points for one action, positive or negative (HH-18, FT-13).
        """
        self._points = points

    def after(self, score: int, action: Action) -> int:
        """Return the score once `action` is made; it never falls below 0 (FT-14)."""
        return max(0, score + self._points(action))
