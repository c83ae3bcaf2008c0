"""Boxes on the screen. All lengths are pixels of the drawing surface, y grows downwards."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple


class Box(NamedTuple):
    """An upright rectangle; the right and bottom edges lie just outside."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first x beside the box."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first y below the box."""
        return self.y + self.h

    @property
    def area(self) -> int:
        """Square pixels."""
        return self.w * self.h

    @property
    def centre(self) -> tuple[int, int]:
        """The pixel in the middle."""
        return self.x + self.w // 2, self.y + self.h // 2

    def contains(self, x: float, y: float, radius: int = 0) -> bool:
        """Tell whether a point lies in the box with its corners rounded by `radius`."""
        if not (self.x <= x < self.right and self.y <= y < self.bottom):
            return False
        beyond_x = max(self.x + radius - x, x - (self.right - 1 - radius), 0)
        beyond_y = max(self.y + radius - y, y - (self.bottom - 1 - radius), 0)
        return beyond_x * beyond_x + beyond_y * beyond_y <= radius * radius

    def overlap(self, other: "Box") -> "Box":
        """Return what both boxes cover; without width or height where they do not meet."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Box(x, y, max(0, min(self.right, other.right) - x), max(0, min(self.bottom, other.bottom) - y))

    def without(self, other: "Box") -> Iterator["Box"]:
        """Yield the parts of the box that `other` leaves uncovered, disjoint, at most four."""
        hole = self.overlap(other)
        if not hole.area:
            yield self
            return
        parts = (
            Box(self.x, self.y, self.w, hole.y - self.y),
            Box(self.x, hole.bottom, self.w, self.bottom - hole.bottom),
            Box(self.x, hole.y, hole.x - self.x, hole.h),
            Box(hole.right, hole.y, self.right - hole.right, hole.h),
        )
        yield from (part for part in parts if part.area)

    def grown(self, margin: int) -> "Box":
        """Return the box with `margin` added on all sides."""
        return Box(self.x - margin, self.y - margin, self.w + 2 * margin, self.h + 2 * margin)

    def moved(self, dx: int, dy: int) -> "Box":
        """Return the box shifted."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)


def largest_visible(box: Box, covers: Iterable[Box]) -> Box | None:
    """Return the largest part of `box` found outside all `covers`, or None where they hide it all."""
    parts = [box]
    for cover in covers:
        parts = [rest for part in parts for rest in part.without(cover)]
    return max(parts, key=lambda part: part.area, default=None)
