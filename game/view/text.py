"""Lines of text as premultiplied pictures, in Source Sans."""

from functools import cache, lru_cache
from pathlib import Path

import font_source_sans_pro
import pygame

from game.view.svg import Rgb, premultiplied

REGULAR, STRONG = "SourceSansPro-Regular.otf", "SourceSansPro-Semibold.otf"


@cache
def font(face: str, size: int) -> pygame.font.Font:
    """Return a font: `face` is `REGULAR` or `STRONG`, `size` its pixels."""
    pygame.font.init()
    return pygame.font.Font(Path(font_source_sans_pro.__file__).parent / "files" / face, size)


@lru_cache(maxsize=512)
def line(text: str, face: str, size: int, colour: Rgb) -> pygame.Surface:
    """Draw one line of text."""
    return premultiplied(font(face, size).render(text, True, colour))


def width_of(text: str, face: str, size: int) -> int:
    """Return the width of a line in pixels."""
    return font(face, size).size(text)[0]
