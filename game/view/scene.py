"""The scene: an ordered list of sprites a frame, of which only what changed is painted."""

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

import pygame

_MOST_REGIONS = 48
_MERGED_GROWTH = 1.1  # how much larger than its parts a united region may be
_WHOLE_FROM = 0.7  # the part of the screen from which painting all at once is cheaper
_ALIGNED = 4  # pixels: 16 bytes


class Sprite(NamedTuple):
    """One picture in a frame.

    Attributes:
        key: what it is, the same from frame to frame.
        surface: a premultiplied picture; another object where the look differs.
        x: left edge, pixels.
        y: top edge, pixels.
        layer: higher ones lie above; equal ones in the order given.
    """

    key: Hashable
    surface: pygame.Surface
    x: int
    y: int
    layer: int

    @property
    def rect(self) -> pygame.Rect:
        """The pixels it covers."""
        return self.surface.get_rect(topleft=(self.x, self.y))


Batch = Sequence[Sprite]
"""Sprites of a frame that come and go together. One that is the very object of the frame before counts as unchanged."""


class _Known(NamedTuple):
    """A batch with what painting needs of it."""

    batch: Batch
    rects: list[pygame.Rect]


class Scene:
    """Paints frames onto a target, by regions that changed since the frame before."""

    def __init__(self) -> None:
        self._shown: list[_Known] = []
        self._stale = True

    def spoil(self) -> None:
        """Let the next frame be painted whole: the target or the background is another."""
        self._stale = True

    def paint(self, target: pygame.Surface, background: pygame.Surface, batches: Iterable[Batch]) -> list[pygame.Rect]:
        """Paint a frame.

        Args:
            target: where to; keeps what earlier frames painted.
            background: an opaque picture of the target's size.
            batches: the frame; the keys of all its sprites must differ.

        Returns:
            The regions painted; none where nothing changed.
        """
        known = {id(before.batch): before for before in self._shown}
        frame = [known.get(id(batch)) or _Known(batch, [sprite.rect for sprite in batch]) for batch in batches]
        whole = target.get_rect()
        regions = [whole] if self._stale else self._changes(frame, whole)
        self._shown, self._stale = frame, False
        for region in regions:
            inside = [
                (sprites.batch[number], sprites.rects[number])
                for sprites in frame
                for number in region.collidelistall(sprites.rects)
            ]
            inside.sort(key=_layer_of)
            target.set_clip(region)
            target.blit(background, region, region)
            target.fblits([(sprite.surface, rect) for sprite, rect in inside], pygame.BLEND_PREMULTIPLIED)
        target.set_clip(None)
        return regions

    def _changes(self, frame: list[_Known], whole: pygame.Rect) -> list[pygame.Rect]:
        before = {id(known): known for known in self._shown}
        after = {id(known): known for known in frame}
        old = _by_key(known for number, known in before.items() if number not in after)
        new = _by_key(known for number, known in after.items() if number not in before)
        changed = [
            rect
            for one, other in ((new, old), (old, new))
            for key, (sprite, rect) in one.items()
            if key not in other or other[key][0] != sprite
        ]
        clipped = (change.clip(whole) for change in changed)
        regions = _merged(_shifted(rect) for rect in clipped if rect.w and rect.h)
        painted = sum(region.w * region.h for region in regions)
        return [whole] if painted > _WHOLE_FROM * whole.w * whole.h else regions


def _layer_of(found: tuple[Sprite, pygame.Rect]) -> int:
    return found[0].layer


def _by_key(batches: Iterable[_Known]) -> dict[Hashable, tuple[Sprite, pygame.Rect]]:
    return {
        sprite.key: (sprite, rect) for known in batches for sprite, rect in zip(known.batch, known.rects, strict=True)
    }


def _shifted(rect: pygame.Rect) -> pygame.Rect:
    """Let a region begin a little further left, halfway between two multiples of 16 bytes.

    Rows that begin at such a multiple SDL copies past the cache, which takes up to twenty times as long.
    """
    more = (rect.x - _ALIGNED // 2) % _ALIGNED
    return rect if more > rect.x else pygame.Rect(rect.x - more, rect.y, rect.w + more, rect.h)


def _merged(rects: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Unite regions where that costs few pixels more; some overlap is harmless, it is only painted twice."""
    regions: list[pygame.Rect] = []
    for rect in rects:
        region = rect
        while (found := _mergeable(region, regions)) is not None:
            region = region.union(regions.pop(found))
        regions.append(region)
    if len(regions) > _MOST_REGIONS:
        return [regions[0].unionall(regions[1:])]
    return regions


def _mergeable(region: pygame.Rect, others: list[pygame.Rect]) -> int | None:
    for number in region.collidelistall(others):
        other = others[number]
        union = region.union(other)
        if union.w * union.h <= _MERGED_GROWTH * (region.w * region.h + other.w * other.h):
            return number
    return None
