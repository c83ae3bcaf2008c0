"""Walking over the table's places by arrow keys. Pure geometry."""

from collections.abc import Mapping
from enum import Enum
from typing import TypeVar

from game.view.geometry import Box

Key = TypeVar("Key")

_ASIDE = 2.0  # how much more a pixel aside counts than one ahead


class Direction(Enum):
    """Where an arrow key points, as a step on the screen."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


def neighbour(boxes: Mapping[Key, Box], at: Key, direction: Direction) -> Key:
    """Return the place that an arrow key leads to.

    Args:
        boxes: where each place is, pixels.
        at: the present one, a key of `boxes`.
        direction: where to.

    Returns:
        The nearest place ahead; one straight ahead is nearer than one aside. The present one where there is none.
    """
    step_x, step_y = direction.value
    from_x, from_y = boxes[at].centre
    best, least = at, float("inf")
    for key, box in boxes.items():
        to_x, to_y = box.centre
        ahead = (to_x - from_x) * step_x + (to_y - from_y) * step_y
        aside = abs((to_x - from_x) * step_y + (to_y - from_y) * step_x)
        cost = ahead + _ASIDE * aside
        if ahead > 0 and ahead * _ASIDE >= aside and cost < least:
            best, least = key, cost
    return best
