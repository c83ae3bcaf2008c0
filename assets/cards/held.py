"""What the courts hold, and the hand that holds it: x = 0 is the shaft, the fist stands at y = 160."""

from paint import GOLD, GOLD_SHADE, SKIN, STEEL, STEEL_SHADE, WHITE, WOOD, Palette, area, dot, stroke
from shapes import CLUB, DIAMOND, INK, SUITS, placed


def hand(palette: Palette) -> str:
    """Draw a fist with its cuff, around something upright."""
    fist = "M-9 154C-9 149 9 149 9 155L9 166C9 170 -9 170 -9 165Z"
    fingers = stroke("M-3 156l10 1M-3 161l10 1M-3 166l8 0.5", INK, 1.4)
    cuff = area("M-13 168L12 168L15 179L-15 177Z", palette.soft)
    return cuff + area(fist, SKIN) + fingers


def _pole(top: float, width: float, fill: str) -> str:
    half = width / 2
    return area(f"M{-half:g} {top:g}L{half:g} {top:g}L{half:g} 192L{-half:g} 190Z", fill)


def sword() -> str:
    """Draw an upright sword; its hilt in the hand at y = 158."""
    blade = area("M0 20L7 32L7 142L-7 142L-7 32Z", STEEL)
    dark = area("M0 20L7 32L7 142L0 142Z", STEEL_SHADE, 0)
    edge = stroke("M0 20L7 32L7 142L-7 142L-7 32Z")
    guard = area(
        "M-22 138C-10 144 10 144 20 138L20 146C10 151 -10 151 -22 146Z",
        GOLD,
    )
    return blade + dark + edge + _pole(146, 7, WOOD) + guard


def sceptre(palette: Palette, sign: str) -> str:
    """Draw a sceptre with a suit's sign on top."""
    head = placed(SUITS[sign], 0, 36, 37.5, palette.main if sign == "hearts" else GOLD, 2)
    knob = area("M-10 62L10 62L6 72L-6 72Z", GOLD, 1.8)
    return _pole(56, 7, GOLD) + stroke("M1.5 76L1.5 146", GOLD_SHADE, 2.4) + head + knob + dot(0, 59, 5, WHITE, 1.8)


def axe() -> str:
    """Draw a battle axe, its blade towards the edge of the card."""
    blade = "M-3 34C6 34 14 28 18 20C26 40 26 62 18 80C14 70 6 66 -3 66Z"
    back = "M2 42L-16 36L-16 64L2 58Z"
    return (
        _pole(22, 7, WOOD)
        + area(back, STEEL_SHADE)
        + area(blade, STEEL)
        + stroke("M15 32C20 44 20 58 15 69", STEEL_SHADE, 2.2)
    )


def halberd() -> str:
    """Draw a halberd: spike, blade and hook."""
    spike = area("M0 18L7 50L-7 50Z", STEEL)
    blade = area(
        "M0 48C10 50 18 44 22 38C27 56 24 76 16 86C14 76 8 72 0 72Z",
        STEEL,
    )
    hook = area("M0 52L-20 46C-14 56 -14 60 -18 68L0 66Z", STEEL_SHADE)
    return _pole(46, 7, WOOD) + hook + blade + spike


def key() -> str:
    """Draw a great key, its ring upwards and its teeth above the hand: the thief of hearts' tool."""
    teeth = area("M0 104L22 104L22 113L13 113L13 120L22 120L22 131L0 131Z", GOLD)
    ring = stroke("M0 20A20 20 0 1 0 0.1 20Z", INK, 13) + stroke("M0 20A20 20 0 1 0 0.1 20Z", GOLD, 8.6)
    collar = area("M-8 64L8 64L6 73L-6 73Z", GOLD_SHADE, 1.8)
    return teeth + _pole(60, 8, GOLD) + stroke("M1.8 76L1.8 146", GOLD_SHADE, 2.4) + ring + collar


def spear() -> str:
    """Draw a lance with a diamond head and a pennon."""
    flag = area("M0 62L24 68L14 76L24 86L0 90Z", GOLD)
    return _pole(56, 6, WOOD) + flag + placed(DIAMOND, 0, 42, 46.5, STEEL, 2)


def bow() -> str:
    """Draw a forester's longbow and its string."""
    curve = "M-12 22C26 58 26 132 -8 184"
    return stroke("M-12 22L-8 184", INK, 1.6) + stroke(curve, INK, 8.5) + stroke(curve, WOOD, 4.6)


def flower(palette: Palette, sign: str) -> str:
    """Draw the flower a queen holds: lily, rose, fan of jewels or clover."""
    stem = stroke("M0 60L0 160", INK, 7) + stroke("M0 60L0 160", "#4f8a4c", 3)
    leaf = area("M0 108C8 92 18 90 24 92C22 104 12 112 0 114Z", "#5f9f57", 1.8)
    leaf += area("M0 124C-8 110 -16 108 -22 110C-20 122 -10 128 0 130Z", "#4f8a4c", 1.8)
    return stem + leaf + _BLOOMS[sign](palette)


def _lily(palette: Palette) -> str:
    cup = "M0 82C-22 76 -24 52 -18 36L-8 50L0 30L8 50L18 36C24 52 22 76 0 82Z"
    return area(cup, palette.soft) + stroke("M-8 50C-8 62 -4 70 0 74M8 50C8 62 4 70 0 74", palette.main, 2)


def _rose(palette: Palette) -> str:
    petals = "".join(dot(dx, 54 + dy, 13, palette.main, 2.2) for dx, dy in ((-11, 5), (11, 5), (0, -11)))
    spiral = stroke(
        "M-6 54C-6 46 7 46 7 54C7 61 -3 61 -2 55C-1 51 3 52 3 55",
        WHITE,
        2,
    )
    return petals + dot(0, 54, 13, palette.shade) + spiral


def _jewel(palette: Palette) -> str:
    rays = "".join(
        placed(DIAMOND, dx, 56 + dy, 26, palette.main, 2) for dx, dy in ((-13, 0), (13, 0), (0, -17), (0, 17))
    )
    return rays + dot(0, 56, 6, GOLD, 1.8)


def _clover(palette: Palette) -> str:
    return placed(CLUB, 0, 54, 50, "#5f9f57", 2) + stroke("M0 44L0 72M-12 60L0 66L12 60", palette.shade, 1.8)


_BLOOMS = {"spades": _lily, "hearts": _rose, "diamonds": _jewel, "clubs": _clover}
