"""Lines of text as premultiplied pictures, in Source Sans."""

from functools import cache, lru_cache
from pathlib import Path

import font_source_sans_pro
import pygame

from game.view.svg import Rgb, premultiplied

REGULAR, STRONG = "SourceSansPro-Regular.otf", "SourceSansPro-Semibold.otf"

# A null character or half a pair of surrogates is an error to SDL, a line feed another line.
_DOTS = dict.fromkeys((*range(0x20), *range(0x7F, 0xA0), *range(0xD800, 0xE000)), "·")


@cache
def font(face: str, size: int) -> pygame.font.Font:
    """Return a font: `face` is `REGULAR` or `STRONG`, `size` its pixels."""
    pygame.font.init()
    return pygame.font.Font(Path(font_source_sans_pro.__file__).parent / "files" / face, size)


@lru_cache(maxsize=512)
def line(text: str, face: str, size: int, colour: Rgb) -> pygame.Surface:
    """Draw one line of text; what can't be drawn, as in a pasted code, shows as a dot."""
    return premultiplied(font(face, size).render(_drawable(text), True, colour))


def width_of(text: str, face: str, size: int) -> int:
    """Return the width of a line in pixels."""
    return font(face, size).size(_drawable(text))[0]


def _drawable(text: str) -> str:
    return text if text.isprintable() else text.translate(_DOTS)
