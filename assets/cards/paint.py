"""Colours of the courts, and the few strokes every part of a figure is made of.

A figure is drawn in sheet units with x = 0 on the axis of its head; `courts.py` moves it to its place.
"""

from dataclasses import dataclass

from shapes import INK

SKIN, SKIN_SHADE = "#f5d6b6", "#e6b892"
BLUSH = "#ee9d8a"
GOLD, GOLD_SHADE = "#eab545", "#c98a26"
WHITE, WHITE_SHADE = "#fffaf0", "#e4dccb"
STEEL, STEEL_SHADE = "#dfe5ea", "#a9b4c0"
WOOD = "#8a5a33"
LIPS = "#bf2f3f"
LINE = 2.2


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one suit's family.

    Attributes:
        main: the robes.
        shade: the robes' side away from the light.
        soft: a light tint for sleeves and stripes.
        hair: the hair of queen and jack.
        hair_shade: its shade.
        beard: the king's hair and beard.
        beard_shade: their shade.
        sign: the suit's sign.
    """

    main: str
    shade: str
    soft: str
    hair: str
    hair_shade: str
    beard: str
    beard_shade: str
    sign: str


PALETTES = {
    "spades": Palette("#34568f", "#233c69", "#b9cbe6", "#3a3347", "#282334", "#4a4356", "#352f40", "#1c1a24"),
    "hearts": Palette("#cf2f45", "#9c1d36", "#f6b9b4", "#efc667", "#cf9a3c", "#efe9df", "#cfc5b6", "#cc1832"),
    "diamonds": Palette("#e5803a", "#b95a20", "#fad9a8", "#9c4a28", "#74331b", "#b5602f", "#8c4420", "#cc1832"),
    "clubs": Palette("#35855f", "#225c43", "#bfdcb4", "#6f4a33", "#523423", "#7a5238", "#5a3a27", "#1c1a24"),
}


def area(path: str, fill: str, line: float = LINE) -> str:
    """Fill a path and draw its outline.

    Args:
        path: the path's data.
        fill: the colour inside.
        line: the outline's width; 0 for none.
    """
    edge = f' stroke="{INK}" stroke-width="{line:g}" stroke-linejoin="round"' if line else ""
    return f'<path fill="{fill}"{edge} d="{path}"/>'


def stroke(path: str, colour: str = INK, width: float = LINE) -> str:
    """Draw a line along a path.

    Args:
        path: the path's data.
        colour: the line's colour.
        width: the line's width.
    """
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" '
        f'stroke-linejoin="round" d="{path}"/>'
    )


def dot(x: float, y: float, radius: float, fill: str, line: float = 0) -> str:
    """Draw a disc.

    Args:
        x: the centre.
        y: the centre, downwards.
        radius: the radius.
        fill: the colour inside.
        line: the outline's width; 0 for none.
    """
    edge = f' stroke="{INK}" stroke-width="{line:g}"' if line else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{edge}/>'


def both(part: str) -> str:
    """Draw a part and its mirror image on the other side of the axis."""
    return f'{part}\n<g transform="scale(-1 1)">{part}</g>'
