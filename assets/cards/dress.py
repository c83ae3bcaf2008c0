"""Robes, collars, hands and what they hold."""

from paint import (
    GOLD,
    GOLD_SHADE,
    SKIN,
    SKIN_SHADE,
    WHITE,
    WHITE_SHADE,
    Palette,
    area,
    both,
    dot,
    stroke,
)
from shapes import INK, SUITS, placed

# Every robe ends on the line that parts the two figures: y = 179.8 + 0.238 x.
ROBE = "M-119 151.5C-118 136 -94 126 -56 120L-16 113L16 113L50 120C72 125 81 138 83 199.6Z"
ROBE_SHADE = "M0 113L16 113L50 120C72 125 81 138 83 199.6L0 179.8Z"
GOWN = "M-107 154.4C-104 138 -78 126 -48 122L-12 117L12 117L44 122C68 126 76 140 79 198.6Z"
GOWN_SHADE = "M0 117L12 117L44 122C68 126 76 140 79 198.6L0 179.8Z"


def king(palette: Palette, sign: str) -> str:
    """Draw a king's mantle with its ermine collar."""
    collar = "M-46 119C-42 142 -22 156 0 159C22 156 42 142 46 119L14 110L-14 110Z"
    half = "M0 159C22 156 42 142 46 119L14 110L0 110Z"
    flecks = both("".join(stroke(f"M{x} {y}l0 5", INK, 2.6) for x, y in ((-35, 124), (-27, 137), (-13, 147))))
    front = area("M-11 156L11 156L11 182.4L-11 177.2Z", GOLD) + area("M0 156L11 156L11 182.4L0 179.8Z", GOLD_SHADE, 0)
    folds = stroke("M-64 134C-70 144 -72 152 -72 160M-40 148L-44 167", palette.shade) + stroke(
        "M38 150L42 187", INK, 1.6
    )
    return "\n".join(
        (
            area(ROBE, palette.main),
            area(ROBE_SHADE, palette.shade, 0),
            stroke(ROBE),
            folds,
            front,
            area(collar, WHITE),
            area(half, WHITE_SHADE, 0),
            stroke(collar),
            flecks,
            placed(SUITS[sign], 0, 168, 12, INK),
        )
    )


def queen(palette: Palette, sign: str) -> str:
    """Draw a queen's gown with puffed sleeves and a jewelled neckline."""
    sleeve = "M-46 122C-76 122 -104 136 -107 154.4L-66 164.2C-68 146 -58 132 -46 122Z"
    stripes = "M-62 127C-76 134 -85 145 -87 157"
    other = "M44 122C68 122 79 142 79 198.6L50 191.8C57 160 53 138 44 122Z"
    skin = area("M-26 121L0 154L26 121L11 115L-11 115Z", SKIN) + area("M0 154L26 121L11 115L0 115Z", SKIN_SHADE, 0)
    trim = stroke("M-30 120L0 157L30 120", INK, 7.5) + stroke("M-30 120L0 157L30 120", GOLD, 4)
    jewel = placed(SUITS[sign], 0, 137, 15, palette.shade)
    chain = stroke("M-17 121C-12 130 -5 132 0 132C5 132 12 130 17 121", INK, 1.6)
    return "\n".join(
        (
            area(GOWN, palette.main),
            area(GOWN_SHADE, palette.shade, 0),
            stroke(GOWN),
            area(sleeve, palette.soft),
            area(other, palette.soft),
            stroke(stripes, palette.main, 4),
            stroke("M58 130C68 148 68 170 66 194", palette.main, 4),
            skin,
            stroke("M-26 121L0 154L26 121"),
            trim,
            chain,
            jewel,
        )
    )


def jack(palette: Palette, sign: str) -> str:
    """Draw a jack's parted tunic."""
    stripes = "".join(
        area(f"M{x} {118 + x * 0.12:.1f}l9 1.2L{x + 12} {182.6 + 0.238 * x:.1f}l-10 -2.4Z", palette.soft, 0)
        for x in (17, 39, 60)
    )
    collar = "M-27 113L-34 128L-12 134L0 124L12 134L34 128L27 113Z"
    half = "M0 124L12 134L34 128L27 113L0 113Z"
    buttons = "".join(dot(0, y, 3, GOLD, 1.4) for y in (140, 153, 166))
    belt = stroke("M-58 132C-66 143 -68 152 -68 161", INK, 1.8)
    return "\n".join(
        (
            area(ROBE, palette.main),
            area(ROBE_SHADE, palette.shade, 0),
            stripes,
            stroke(ROBE),
            stroke("M0 130L0 179.8"),
            area(collar, WHITE),
            area(half, WHITE_SHADE, 0),
            stroke(collar),
            belt,
            buttons,
            placed(SUITS[sign], -38, 147, 24, GOLD),
        )
    )
