"""A scrolled area: a viewport onto something higher, moved by wheel, keys, the scroll bar or its own content."""

import math
from collections.abc import Callable, Hashable, Iterator
from enum import Enum, auto

import pygame

from game.view import paint
from game.view.geometry import Box
from game.view.inputs import Button, Input, Interrupted, Key, PointerDown, PointerGone, PointerMove, PointerUp, Wheel
from game.view.scene import Sprite
from game.view.widgets.widget import Skin

BAR_W = 14
"""The width that the scroll bar takes at the right edge, units."""
_THUMB_W, _SHORTEST_THUMB = 6, 36
_NOTCH, _ARROW = 96, 56  # units that a notch of the wheel and an arrow key move
_PAGE = 0.88  # of the viewport, so that the last lines read stay in sight
_NEARLY = 0.5  # pixels from the goal that count as there
_APPROACH = 1 - math.exp(-1 / 12)  # the part of the way to the goal that a step covers
_DRAG_FROM = 4


class _Grip(Enum):
    THUMB = auto()
    CONTENT = auto()


class ScrollArea:
    """Knows which part of its content shows. Whoever owns it gives it input and draws the content through `clipped`.

    Attributes:
        box: the viewport, surface pixels, scroll bar included.
    """

    def __init__(self, motion_speed: Callable[[], float]) -> None:
        """Make an area that shows the top of an empty content.

        Args:
            motion_speed: gives the factor on motion; at 0 it jumps instead of gliding.
        """
        self.box = Box(0, 0, 0, 0)
        self._motion_speed = motion_speed
        self._content = 0
        self._skin: Skin | None = None
        self._offset = self._goal = 0.0
        self._grip: _Grip | None = None
        self._gripped_at = self._gripped_offset = 0.0
        self._hovered = False
        self._clips: dict[Hashable, tuple[pygame.Surface, pygame.Rect, pygame.Surface]] = {}

    def lay(self, box: Box, content: int, skin: Skin) -> None:
        """Set the viewport and the content's height; what stood at the top stays there as far as possible.

        Args:
            box: the viewport, surface pixels.
            content: the content's height, pixels.
            skin: the look.
        """
        part = self._offset / self._content if self._content else 0.0
        self.box, self._content, self._skin = box, content, skin
        self._grip = None
        self._clips.clear()
        self._jump(part * content)

    @property
    def offset(self) -> int:
        """How many pixels of the content lie above the viewport."""
        return round(self._offset)

    @property
    def longest(self) -> int:
        """The offset at the end of the content."""
        return max(0, self._content - self.box.h)

    @property
    def moving(self) -> bool:
        """Whether it glides."""
        return self._offset != self._goal

    def step(self) -> None:
        """Let one step of the fixed time pass."""
        self._offset += (self._goal - self._offset) * _APPROACH
        if abs(self._goal - self._offset) < _NEARLY:
            self._offset = self._goal

    def to_top(self) -> None:
        """Show the beginning at once."""
        self._jump(0)

    def reveal(self, top: int, bottom: int) -> None:
        """Bring a part of the content into sight at once, by the shortest way; its top if it is too high.

        Args:
            top: where it begins, pixels from the content's beginning.
            bottom: where it ends.
        """
        offset = max(self._goal, bottom - self.box.h)
        self._jump(min(offset, top))

    def _jump(self, offset: float) -> None:
        self._offset = self._goal = max(0.0, min(float(self.longest), offset))

    def _glide(self, goal: float) -> None:
        self._goal = max(0.0, min(float(self.longest), goal))
        if not self._motion_speed():
            self._offset = self._goal

    def handle(self, event: Input) -> bool:
        """Take an input; tell whether it moved the content or took hold of it."""
        match event:
            case Wheel(steps):
                self._glide(self._goal - steps * self._px(_NOTCH))
            case Key():
                return self._key(event)
            case PointerDown(x, y, Button.LEFT) if self.box.contains(x, y):
                self._press(x, y)
            case PointerMove(x, y):
                return self._move(x, y)
            case PointerGone():
                self._hovered = False
                return False
            case PointerUp(button=Button.LEFT) | Interrupted():
                held, self._grip = self._grip, None
                return held is not None
            case _:
                return False
        return True

    def _key(self, key: Key) -> bool:
        page = self.box.h * _PAGE
        goals = {
            "up": self._goal - self._px(_ARROW),
            "down": self._goal + self._px(_ARROW),
            "page up": self._goal - page,
            "page down": self._goal + page,
            "space": self._goal + (-page if key.shift else page),
            "home": 0.0,
            "end": float(self.longest),
        }
        if key.name not in goals or key.alt or key.ctrl:
            return False
        self._glide(goals[key.name])
        return True

    def _press(self, x: float, y: float) -> None:
        thumb = self.thumb
        if thumb is not None and x >= self.box.right - self._px(BAR_W):
            if not thumb.y <= y < thumb.bottom:
                # A press beside the thumb brings it there, and holds it.
                self._jump((y - self.box.y - thumb.h / 2) / self._travel * self.longest)
            self._grip = _Grip.THUMB
            self._gripped_at, self._gripped_offset = y, self._offset
        else:
            self.grip(y)

    def grip(self, y: float) -> None:
        """Take hold of the content as if it had been pressed at the height `y`, surface pixels."""
        self._grip = _Grip.CONTENT
        self._goal = self._offset
        self._gripped_at, self._gripped_offset = y, self._offset

    def _move(self, x: float, y: float) -> bool:
        thumb = self.thumb
        self._hovered = thumb is not None and thumb.grown(self._px(4)).contains(x, y)
        way = y - self._gripped_at
        if self._grip is _Grip.THUMB:
            self._jump(self._gripped_offset + way / self._travel * self.longest)
        elif self._grip is _Grip.CONTENT and (abs(way) >= self._px(_DRAG_FROM) or self._offset != self._gripped_offset):
            self._jump(self._gripped_offset - way)
        return self._grip is not None

    @property
    def _travel(self) -> int:
        """The pixels that the thumb can move."""
        return max(1, self.box.h - (self.thumb.h if self.thumb else 0))

    @property
    def thumb(self) -> Box | None:
        """The bar's thumb, None where everything shows."""
        if not self.longest:
            return None
        height = max(min(self._px(_SHORTEST_THUMB), self.box.h), round(self.box.h * self.box.h / self._content))
        y = self.box.y + round((self.box.h - height) * self._offset / self.longest)
        width = self._px(_THUMB_W)
        return Box(self.box.right - (self._px(BAR_W) + width) // 2, y, width, height)

    def _px(self, units: float) -> int:
        return self._skin.px(units) if self._skin else round(units)

    def clipped(self, sprite: Sprite) -> Sprite | None:
        """Return a sprite cut at the viewport's edges, None where nothing of it shows.

        Args:
            sprite: a part of the content, on the surface where it lies now.
        """
        view = pygame.Rect(self.box)
        if view.contains(sprite.rect):
            self._clips.pop(sprite.key, None)
            return sprite
        shown = sprite.rect.clip(view)
        if not shown.w or not shown.h:
            self._clips.pop(sprite.key, None)
            return None
        part = shown.move(-sprite.x, -sprite.y)
        kept = self._clips.get(sprite.key)
        # The scene tells a changed picture by its surface: the same cut has to be the same object.
        if kept is None or kept[0] is not sprite.surface or kept[1] != part:
            kept = (sprite.surface, part, sprite.surface.subsurface(part))
            self._clips[sprite.key] = kept
        return sprite._replace(surface=kept[2], x=shown.x, y=shown.y)

    def sprites(self, layer: int) -> Iterator[Sprite]:
        """Yield the scroll bar, nothing where everything shows."""
        thumb, skin = self.thumb, self._skin
        if thumb is None or skin is None:
            return
        track = paint.rounded((thumb.w, self.box.h), thumb.w // 2, skin.theme.text, None, 0, 0.10)
        yield Sprite((id(self), "track"), track, thumb.x, self.box.y, layer)
        strength = 0.85 if self._grip is _Grip.THUMB else 0.65 if self._hovered else 0.45
        plate = paint.rounded((thumb.w, thumb.h), thumb.w // 2, skin.theme.text, None, 0, strength)
        yield Sprite((id(self), "thumb"), plate, thumb.x, thumb.y, layer + 1)
