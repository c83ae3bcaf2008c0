"""The ground of a table: where its places lie, before any card is on them."""

from typing import NamedTuple

from game.rules.table import Place, Role
from game.view.geometry import Box


class Ground(NamedTuple):
    """Places and sizes, pixels.

    Attributes:
        card_w: a card's width.
        card_h: a card's height.
        frames: the box of each place, as large as a card.
        fan: how far the next card of a column lies below the one before, where there is room.
        floor: the lowest y that a column may reach.
    """

    card_w: int
    card_h: int
    frames: dict[Place, Box]
    fan: float
    floor: int

    def mirrored(self, space: Box) -> "Ground":
        """Return the ground with its groups of places on the other side of `space`.

        Stock and waste change sides one by one; the others as a block, which keeps its order from left to right.
        """
        both_edges = space.x + space.right
        frames: dict[Place, Box] = {}
        for role in Role:
            group = {place: box for place, box in self.frames.items() if place.role is role}
            if not group:
                continue
            left, right = min(box.x for box in group.values()), max(box.right for box in group.values())
            shift = both_edges - left - right
            frames |= {place: box.moved(shift, 0) for place, box in group.items()}
        return self._replace(frames=frames)
