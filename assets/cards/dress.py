"""Robes, collars, hands and what they hold."""

from paint import (
    GOLD,
    GOLD_SHADE,
    INK,
    SKIN,
    SKIN_SHADE,
    STEEL,
    STEEL_SHADE,
    WHITE,
    WHITE_SHADE,
    WOOD,
    Palette,
    area,
    both,
    dot,
    stroke,
)
from shapes import CLUB, DIAMOND, HEART, SPADE, SUITS, placed

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
        area(
            f"M{x} {118 + x * 0.12:.1f}L{x + 9} {119 + x * 0.14:.1f}L{x + 12} {182.6 + 0.238 * x:.1f}L{x + 2} {180.3 + 0.238 * x:.1f}Z",
            palette.soft,
            0,
        )
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


def hand(palette: Palette, x: float, y: float) -> str:
    """Draw a fist with its cuff, around something upright.

    Args:
        palette: the family's colours.
        x: the fist's centre.
        y: its centre, downwards.
    """
    fist = f"M{x - 9:g} {y - 6:g}C{x - 9:g} {y - 11:g} {x + 9:g} {y - 11:g} {x + 9:g} {y - 5:g}L{x + 9:g} {y + 6:g}C{x + 9:g} {y + 10:g} {x - 9:g} {y + 10:g} {x - 9:g} {y + 5:g}Z"
    fingers = stroke(f"M{x - 3:g} {y - 4:g}l10 1M{x - 3:g} {y + 1:g}l10 1M{x - 3:g} {y + 6:g}l8 0.5", INK, 1.4)
    cuff = area(
        f"M{x - 13:g} {y + 8:g}L{x + 12:g} {y + 8:g}L{x + 15:g} {y + 19:g}L{x - 15:g} {y + 17:g}Z", palette.soft
    )
    return cuff + area(fist, SKIN) + fingers


def _pole(x: float, top: float, width: float, fill: str) -> str:
    return area(
        f"M{x - width / 2:g} {top:g}L{x + width / 2:g} {top:g}L{x + width / 2:g} 192L{x - width / 2:g} 190Z", fill
    )


def sword(x: float) -> str:
    """Draw an upright sword; its hilt in the hand at y = 158."""
    blade = area(f"M{x} 20L{x + 7} 32L{x + 7} 142L{x - 7} 142L{x - 7} 32Z", STEEL)
    dark = area(f"M{x} 20L{x + 7} 32L{x + 7} 142L{x} 142Z", STEEL_SHADE, 0)
    edge = stroke(f"M{x} 20L{x + 7} 32L{x + 7} 142L{x - 7} 142L{x - 7} 32Z")
    guard = area(
        f"M{x - 22} 138C{x - 10} 144 {x + 10} 144 {x + 20} 138L{x + 20} 146C{x + 10} 151 {x - 10} 151 {x - 22} 146Z",
        GOLD,
    )
    return blade + dark + edge + _pole(x, 146, 7, WOOD) + guard


def sceptre(x: float, sign: str, palette: Palette) -> str:
    """Draw a sceptre with a suit's sign on top."""
    head = placed(SUITS[sign], x, 36, 37.5, palette.main if sign == "hearts" else GOLD, 2)
    knob = area(f"M{x - 10} 62L{x + 10} 62L{x + 6} 72L{x - 6} 72Z", GOLD, 1.8)
    return (
        _pole(x, 56, 7, GOLD)
        + stroke(f"M{x + 1.5} 76L{x + 1.5} 146", GOLD_SHADE, 2.4)
        + head
        + knob
        + dot(x, 59, 5, WHITE, 1.8)
    )


def axe(x: float) -> str:
    """Draw a battle axe, its blade towards the edge of the card."""
    blade = f"M{x - 3} 34C{x + 6} 34 {x + 14} 28 {x + 18} 20C{x + 26} 40 {x + 26} 62 {x + 18} 80C{x + 14} 70 {x + 6} 66 {x - 3} 66Z"
    back = f"M{x + 2} 42L{x - 16} 36L{x - 16} 64L{x + 2} 58Z"
    return (
        _pole(x, 22, 7, WOOD)
        + area(back, STEEL_SHADE)
        + area(blade, STEEL)
        + stroke(f"M{x + 15} 32C{x + 20} 44 {x + 20} 58 {x + 15} 69", STEEL_SHADE, 2.2)
    )


def halberd(x: float) -> str:
    """Draw a halberd: spike, blade and hook."""
    spike = area(f"M{x} 18L{x + 7} 50L{x - 7} 50Z", STEEL)
    blade = area(
        f"M{x} 48C{x + 10} 50 {x + 18} 44 {x + 22} 38C{x + 27} 56 {x + 24} 76 {x + 16} 86C{x + 14} 76 {x + 8} 72 {x} 72Z",
        STEEL,
    )
    hook = area(f"M{x} 52L{x - 20} 46C{x - 14} 56 {x - 14} 60 {x - 18} 68L{x} 66Z", STEEL_SHADE)
    return _pole(x, 46, 7, WOOD) + hook + blade + spike


def key(x: float) -> str:
    """Draw a great key, its bow a heart: the thief of hearts' tool."""
    bow = placed(HEART, x, 40, 41.5, GOLD, 2) + placed(HEART, x, 40.5, 17, WHITE, 2)
    return _pole(x, 60, 8, GOLD) + bow + area(f"M{x - 8} 64L{x + 8} 64L{x + 8} 72L{x - 8} 72Z", GOLD_SHADE, 1.8)


def spear(x: float) -> str:
    """Draw a lance with a diamond head and a pennon."""
    flag = area(f"M{x} 62L{x + 24} 68L{x + 14} 76L{x + 24} 86L{x} 90Z", GOLD)
    return _pole(x, 56, 6, WOOD) + flag + placed(DIAMOND, x, 42, 46.5, STEEL, 2)


def bow(x: float) -> str:
    """Draw a forester's longbow and its string."""
    curve = f"M{x - 12} 22C{x + 26} 58 {x + 26} 132 {x - 8} 184"
    return stroke(f"M{x - 12} 22L{x - 8} 184", INK, 1.6) + stroke(curve, INK, 8.5) + stroke(curve, WOOD, 4.6)


def flower(sign: str, x: float, palette: Palette) -> str:
    """Draw the flower a queen holds: lily, rose, fan of jewels or clover."""
    stem = stroke(f"M{x} 60L{x} 160", INK, 7) + stroke(f"M{x} 60L{x} 160", "#4f8a4c", 3)
    leaf = area(f"M{x} 108C{x + 8} 92 {x + 18} 90 {x + 24} 92C{x + 22} 104 {x + 12} 112 {x} 114Z", "#5f9f57", 1.8)
    leaf += area(f"M{x} 124C{x - 8} 110 {x - 16} 108 {x - 22} 110C{x - 20} 122 {x - 10} 128 {x} 130Z", "#4f8a4c", 1.8)
    return stem + leaf + _BLOOMS[sign](x, palette)


def _lily(x: float, palette: Palette) -> str:
    cup = f"M{x} 82C{x - 22} 76 {x - 24} 52 {x - 18} 36L{x - 8} 50L{x} 30L{x + 8} 50L{x + 18} 36C{x + 24} 52 {x + 22} 76 {x} 82Z"
    return area(cup, palette.soft) + stroke(
        f"M{x - 8} 50C{x - 8} 62 {x - 4} 70 {x} 74M{x + 8} 50C{x + 8} 62 {x + 4} 70 {x} 74", palette.main, 2
    )


def _rose(x: float, palette: Palette) -> str:
    petals = "".join(dot(x + dx, 54 + dy, 13, palette.main, 2.2) for dx, dy in ((-11, 5), (11, 5), (0, -11)))
    spiral = stroke(
        f"M{x - 6} 54C{x - 6} 46 {x + 7} 46 {x + 7} 54C{x + 7} 61 {x - 3} 61 {x - 2} 55C{x - 1} 51 {x + 3} 52 {x + 3} 55",
        WHITE,
        2,
    )
    return petals + dot(x, 54, 13, palette.shade) + spiral


def _jewel(x: float, palette: Palette) -> str:
    rays = "".join(
        placed(DIAMOND, x + dx, 56 + dy, 26, palette.main, 2) for dx, dy in ((-13, 0), (13, 0), (0, -17), (0, 17))
    )
    return rays + dot(x, 56, 6, GOLD, 1.8)


def _clover(x: float, palette: Palette) -> str:
    return placed(CLUB, x, 54, 50, "#5f9f57", 2) + stroke(
        f"M{x} 44L{x} 72M{x - 12} 60L{x} 66L{x + 12} 60", palette.shade, 1.8
    )


_BLOOMS = {"spades": _lily, "hearts": _rose, "diamonds": _jewel, "clubs": _clover}
_ = SPADE
