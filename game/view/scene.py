"""The scene: an ordered list of sprites a frame, of which only what changed is painted."""

from collections.abc import Hashable, Iterable
from typing import NamedTuple

import pygame

_MOST_REGIONS = 48
_MERGED_GROWTH = 1.1  # how much larger than its parts a united region may be
_WHOLE_FROM = 0.7  # the part of the screen from which painting all at once is cheaper


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


class Scene:
    """Paints frames onto a target, by regions that changed since the frame before."""

    def __init__(self) -> None:
        self._shown: dict[Hashable, Sprite] = {}
        self._stale = True

    def spoil(self) -> None:
        """Let the next frame be painted whole: the target or the background is another."""
        self._stale = True

    def paint(self, target: pygame.Surface, background: pygame.Surface, sprites: Iterable[Sprite]) -> list[pygame.Rect]:
        """Paint a frame.

        Args:
            target: where to; keeps what earlier frames painted.
            background: an opaque picture of the target's size.
            sprites: the frame; keys must differ.

        Returns:
            The regions painted; none where nothing changed.
        """
        frame = sorted(sprites, key=lambda sprite: sprite.layer)
        now = {sprite.key: sprite for sprite in frame}
        regions = [target.get_rect()] if self._stale else self._changes(now, target.get_rect())
        self._shown, self._stale = now, False
        rects = [sprite.rect for sprite in frame] if regions else []
        for region in regions:
            target.set_clip(region)
            target.blit(background, region, region)
            inside = [(frame[number].surface, rects[number]) for number in region.collidelistall(rects)]
            target.fblits(inside, pygame.BLEND_PREMULTIPLIED)
        target.set_clip(None)
        return regions

    def _changes(self, now: dict[Hashable, Sprite], whole: pygame.Rect) -> list[pygame.Rect]:
        old = self._shown
        changed = [
            sprite.rect
            for before, after in ((now, old), (old, now))
            for key, sprite in before.items()
            if after.get(key) != sprite
        ]
        regions = _merged(rect for rect in (change.clip(whole) for change in changed) if rect.w and rect.h)
        painted = sum(region.w * region.h for region in regions)
        return [whole] if painted > _WHOLE_FROM * whole.w * whole.h else regions


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
