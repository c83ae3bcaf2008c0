"""A small plot: one bar a game."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.view import paint
from game.view.svg import clear
from game.view.theme import Theme

_WIDEST_OF_HEIGHT = 0.16
_GAP = 0.28  # of a bar's room
_LINE_OF_HEIGHT = 0.016
_STUB = 2  # lines high: what a bar of nothing shows


class Bar(NamedTuple):
    """One bar: its value, and whether it is filled or only outlined."""

    value: int
    filled: bool


def bars(values: Sequence[Bar], most: int, size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """Draw bars side by side on a base line, from the left.

    Args:
        values: the bars, none below 0.
        most: the value of the full height.
        size: of the picture, pixels.
        theme: the colours.
    """
    return _drawn(tuple(values), max(1, most), size, theme)


def bar_boxes(values: Sequence[Bar], most: int, size: tuple[int, int]) -> list[pygame.Rect]:
    """Return where each bar stands in the picture, pixels."""
    w, h = size
    line = _line(h)
    room = min(w / max(1, len(values)), h * _WIDEST_OF_HEIGHT / (1 - _GAP))
    thick = max(1, round(room * (1 - _GAP)))
    boxes = []
    for number, (value, _) in enumerate(values):
        height = max(_STUB * line, round((h - line) * min(1.0, value / most)))
        boxes.append(pygame.Rect(round(number * room), h - line - height, thick, height))
    return boxes


def _line(height: int) -> int:
    return max(1, round(height * _LINE_OF_HEIGHT))


@lru_cache(maxsize=8)
def _drawn(values: tuple[Bar, ...], most: int, size: tuple[int, int], theme: Theme) -> pygame.Surface:
    picture, line = clear(size), _line(size[1])
    base = paint.rounded((size[0], line), 0, theme.quiet, None, 0, 0.7)
    picture.blit(base, (0, size[1] - line), special_flags=pygame.BLEND_PREMULTIPLIED)
    for bar, box in zip(values, bar_boxes(values, most, size), strict=True):
        radius = min(box.w // 4, box.h // 2, 4 * line)
        if bar.filled:
            shape = paint.rounded(box.size, radius, theme.accent, None, 0, 0.95)
        else:
            shape = paint.rounded(box.size, radius, None, theme.quiet, line, 0.9)
        picture.blit(shape, box, special_flags=pygame.BLEND_PREMULTIPLIED)
    return picture
