"""The tools' icons, drawn from vector files in any colour and size."""

from functools import lru_cache

import pygame

from game.view.svg import Rgb, hex_colour, recolour, render, source

_STROKE = "#ffffff"


@lru_cache(maxsize=256)
def icon(name: str, size: int, colour: Rgb) -> pygame.Surface:
    """Give an icon.

    Args:
        name: its file's name without ending, as in `undo`; `app` is the program's own and keeps its colours.
        size: the side of its square, in surface pixels.
        colour: the strokes' colour.

    Returns:
        A premultiplied surface, cached, not to be drawn on.
    """
    text = source("icons", f"{name}.svg")
    return render(text if name == "app" else recolour(text, {_STROKE: hex_colour(colour)}), (size, size))


forget = icon.cache_clear
"""Drop the icons that are kept: they were drawn for a window that has another size now."""
