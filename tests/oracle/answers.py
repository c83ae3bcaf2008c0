"""What a gesture comes to, before the player's game carries it out."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """A gesture's result and reason, the action it makes (as records write it) and what is selected after it."""

    result: str
    reason: str | None = None
    action: str | None = None
    selected: str | None = None


def moved(action: str) -> Outcome:
    """An action in, the outcome that makes it out."""
    return Outcome("moved", action=action)
