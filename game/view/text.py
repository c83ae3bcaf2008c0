"""Lines of text as premultiplied pictures, in Source Sans."""

from functools import lru_cache
from pathlib import Path

import font_source_sans_pro
import pygame

from game.view.svg import Rgb, premultiplied

_SMALL = 24  # pixels
_MOST_FONTS = 32  # each keeps its file open
REGULAR, STRONG = "SourceSansPro-Regular.otf", "SourceSansPro-Semibold.otf"

# A null character or half a pair of surrogates is an error to SDL, a line feed another line.
_DOTS = dict.fromkeys((*range(0x20), *range(0x7F, 0xA0), *range(0xD800, 0xE000)), "·")


@lru_cache(maxsize=_MOST_FONTS)
def font(face: str, size: int) -> pygame.font.Font:
    """Return a font: `face` is `REGULAR` or `STRONG`, `size` its pixels."""
    pygame.font.init()
    return pygame.font.Font(Path(font_source_sans_pro.__file__).parent / "files" / face, size)


def fineness(size: int) -> int:
    """Return how much larger a size is drawn before it is scaled down.

    Fonts place letters on whole pixels. In small sizes words fall apart by it, so these are drawn larger first.
    """
    return 3 if size <= _SMALL else 1


@lru_cache(maxsize=256)
def line(text: str, face: str, size: int, colour: Rgb) -> pygame.Surface:
    """Draw one line of text; what can't be drawn, as in a pasted code, shows as a dot."""
    fine = fineness(size)
    picture = premultiplied(font(face, size * fine).render(_drawable(text), True, colour))
    if fine == 1 or not picture.get_width():
        return picture
    return pygame.transform.smoothscale(picture, (width_of(text, face, size), round(picture.get_height() / fine)))


forget = line.cache_clear
"""Drop the lines that are kept: they were drawn for a window that has another size now."""


@lru_cache(maxsize=2048)
def width_of(text: str, face: str, size: int) -> int:
    """Return the width of a line in pixels."""
    fine = fineness(size)
    width = font(face, size * fine).size(_drawable(text))[0]
    return max(1, round(width / fine)) if width else 0


def _drawable(text: str) -> str:
    return text if text.isprintable() else text.translate(_DOTS)
