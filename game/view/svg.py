"""Pictures from SVG text, as premultiplied surfaces of exactly the size asked for."""

import io
import re
from collections.abc import Mapping
from functools import cache

import pygame

from game.assets import asset

Rgb = tuple[int, int, int]
"""Red, green and blue, 0 to 255 each."""

_SIZE = re.compile(r'<svg [^>]*?viewBox="[^"]*"')
_COLOUR = re.compile(r"#[0-9a-f]{6}\b")


def hex_colour(colour: Rgb) -> str:
    """Write a colour as SVG does, as in `#ff8000`."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


@cache
def source(*parts: str) -> str:
    """Read an SVG file's text once.

    Args:
        parts: the path's parts below the assets folder.
    """
    return asset(*parts).read_text(encoding="utf-8")


def recolour(text: str, colours: Mapping[str, str]) -> str:
    """Replace colours in SVG text.

    Args:
        text: the SVG, its colours written as `#rrggbb` in small letters.
        colours: new colour by old colour; others stay.
    """
    return _COLOUR.sub(lambda found: colours.get(found[0], found[0]), text)


def premultiplied(surface: pygame.Surface) -> pygame.Surface:
    """Bring a surface with straight alpha into the form all cached pictures have.

    Args:
        surface: a surface with straight alpha.

    Returns:
        A new surface with premultiplied alpha, in the screen's format when there is a screen yet.
    """
    try:
        surface = surface.convert_alpha()
    except pygame.error:
        # No window yet: any 32-bit format serves, it only blits a little slower.
        return surface.premul_alpha()
    return surface.premul_alpha()


def clear(size: tuple[int, int]) -> pygame.Surface:
    """Make an empty, fully transparent surface to compose premultiplied pictures on.

    Args:
        size: width and height in pixels.
    """
    return premultiplied(pygame.Surface(size, pygame.SRCALPHA, 32))


def render(text: str, size: tuple[int, int]) -> pygame.Surface:
    """Draw SVG text.

    Args:
        text: the SVG, with a `viewBox` in its first tag.
        size: width and height in pixels; the picture is stretched to them.

    Returns:
        A premultiplied surface of exactly that size.
    """
    # Without this nanosvg keeps the drawing's own ratio, and 121 pixels of width would come out as 120.7.
    stretched = _SIZE.sub(
        lambda found: f'{found[0]} width="{size[0]}" height="{size[1]}" preserveAspectRatio="none"', text, count=1
    )
    return premultiplied(pygame.image.load_sized_svg(io.BytesIO(stretched.encode()), size))
