"""The sashes across the line that parts a court's two figures: each rank wears its own, as a mark of its order."""

from paint import GOLD, GOLD_SHADE, WHITE, WOOD, Palette, area, dot, stroke
from shapes import INK, SUITS, placed

_RISE = 50 / 210
_LEFT, _RIGHT, _MIDDLE_X, _MIDDLE_Y = 20, 230, 125, 175


def _band(half: float, fill: str) -> str:
    """Draw a band along the parting line, `half` of its width on each side."""
    left, right = _along(_LEFT), _along(_RIGHT)
    corners = ((_LEFT, left - half), (_RIGHT, right - half), (_RIGHT, right + half), (_LEFT, left + half))
    return area("M" + "L".join(f"{x} {y:g}" for x, y in corners) + "Z", fill)


def _along(x: float) -> float:
    """Return how deep the parting line runs at `x`."""
    return _MIDDLE_Y + (x - _MIDDLE_X) * _RISE


def ermine(suit: str, palette: Palette) -> tuple[str, str]:
    """Draw a king's band of ermine between two cords of gold, his suit's sign its flecks."""
    band = _band(15, GOLD) + _band(10.5, WHITE)
    seal = dot(_MIDDLE_X, _MIDDLE_Y, 13, GOLD, 2.2) + dot(_MIDDLE_X, _MIDDLE_Y, 7, palette.main, 1.8)
    ink = palette.main if suit in ("hearts", "diamonds") else INK
    flecks = "".join(placed(SUITS[suit], x, _along(x), 14, ink) for x in (37, 65, 93))
    return band + seal, flecks


def ribbon(_suit: str, palette: Palette) -> tuple[str, str]:
    """Draw a queen's light ribbon with a string of pearls."""
    band = _band(9, palette.soft)
    pearls = "".join(dot(x, _along(x), 5, WHITE, 1.8) for x in (31, 46.7, 62.3, 78, 93.7, 109.3))
    return band + dot(_MIDDLE_X, _MIDDLE_Y, 6.5, WHITE, 2), pearls


def baldric(_suit: str, palette: Palette) -> tuple[str, str]:
    """Draw a jack's narrow leather strap with its buckle."""
    band = _band(6.5, WOOD)
    buckle = area("M112 161.5L138 167.5L138 188.5L112 182.5Z", GOLD) + area(
        "M119 169L131 172L131 181L119 178Z", palette.shade, 1.8
    )
    stitches = stroke(f"M{_LEFT + 4} {_along(_LEFT + 4):g}L106 {_along(106):g}", GOLD_SHADE, 2.2)
    return band + buckle, stitches


SASHES = {"jack": baldric, "queen": ribbon, "king": ermine}
