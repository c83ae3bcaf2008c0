"""Lines of text as premultiplied pictures, in Source Sans."""

from functools import cache, lru_cache
from pathlib import Path

import font_source_sans_pro
import pygame

from game.view.svg import Rgb, premultiplied

_SMALL = 24  # pixels
REGULAR, STRONG = "SourceSansPro-Regular.otf", "SourceSansPro-Semibold.otf"


@cache
def font(face: str, size: int) -> pygame.font.Font:
    """Return a font: `face` is `REGULAR` or `STRONG`, `size` its pixels."""
    pygame.font.init()
    return pygame.font.Font(Path(font_source_sans_pro.__file__).parent / "files" / face, size)


def fineness(size: int) -> int:
    """Return how much larger a size is drawn before it is scaled down.

    Fonts place letters on whole pixels. In small sizes words fall apart by it, so these are drawn larger first.
    """
    return 3 if size <= _SMALL else 1


@lru_cache(maxsize=512)
def line(text: str, face: str, size: int, colour: Rgb) -> pygame.Surface:
    """Draw one line of text."""
    fine = fineness(size)
    picture = premultiplied(font(face, size * fine).render(text, True, colour))
    if fine == 1 or not picture.get_width():
        return picture
    return pygame.transform.smoothscale(picture, (width_of(text, face, size), round(picture.get_height() / fine)))


@lru_cache(maxsize=4096)
def width_of(text: str, face: str, size: int) -> int:
    """Return the width of a line in pixels."""
    fine = fineness(size)
    width = font(face, size * fine).size(text)[0]
    return max(1, round(width / fine)) if width else 0
