"""What the tests of pages look at: the page on top, and where its pictures lie."""

import re
from collections.abc import Iterable

from game.pages.page import Page
from game.view.geometry import Box
from game.view.scene import Sprite
from tests.window.driver import Driver

SIZES = ((640, 400), (1280, 800), (1080, 1920), (3840, 2160))


def top(driver: Driver) -> Page:
    """The uppermost page."""
    return driver.app._pages._pages[-1]


def named(sprites: Iterable[Sprite], *names: object) -> list[Sprite]:
    """The sprites whose key is, or begins with, one of the names."""
    return [s for s in sprites if (s.key[0] if isinstance(s.key, tuple) else s.key) in names]


def box_of(sprite: Sprite) -> Box:
    """The pixels that a sprite covers."""
    return Box(*sprite.rect)


def inside(sprite: Sprite, box: Box) -> bool:
    """Whether all of a sprite lies in a box."""
    return box_of(sprite).overlap(box) == box_of(sprite)


def overlaps(boxes: list[Box]) -> list[tuple[Box, Box]]:
    """The pairs of boxes that cover each other's pixels."""
    return [(a, b) for number, a in enumerate(boxes) for b in boxes[:number] if a.overlap(b).area]


def lengthened(message: str) -> str:
    """A text as long as its longest translation may be, its placeholders left as they are and its role left out."""
    message = message.rpartition("\x04")[2]
    more = re.sub(r"\{\w*\}", "", message)
    return message if len(more) < 2 else f"{message} {more[: len(more) * 3 // 5].strip()}"
