"""The aces: one great sign in a wreath of scrolls."""

from paint import GOLD, PALETTES, WHITE, stroke
from shapes import CARD, SUITS, document, placed

LEAF = "M0 0C5 -8 14 -9 20 -4C15 3 7 5 0 0Z"
LEAVES = ((86, -8, -62), (83, -30, -78), (74, -52, -98), (70, -55, 8), (84, -32, 22))


def _quarter(colour: str) -> str:
    arc = stroke("M87 0C87 -30 76 -58 50 -76C34 -87 16 -86 0 -100", colour, 2.2)
    curl = stroke("M50 -76C40 -66 24 -68 24 -80C24 -90 38 -90 38 -81C38 -77 33 -76 32 -79", colour, 2)
    tendril = stroke("M76 -50C64 -48 58 -58 65 -63C70 -66 74 -60 70 -58", colour, 1.8)
    leaves = "".join(
        f'<path fill="{colour}" transform="translate({x} {y}) rotate({turn}) scale(0.8)" d="{LEAF}"/>'
        for x, y, turn in LEAVES
    )
    return arc + curl + tendril + leaves


def ace(suit: str) -> str:
    """Draw an ace, without its indices, as a whole SVG document.

    Args:
        suit: `spades`, `hearts`, `diamonds` or `clubs`.
    """
    sign = PALETTES[suit].sign
    quarter = _quarter(sign)
    wreath = "".join(
        f'<g transform="translate(125 175) scale({x} {y})">{quarter}</g>'
        for x, y in ((1, 1), (-1, 1), (1, -1), (-1, -1))
    )
    small = placed(SUITS[suit], 125, 59, 22, sign)
    beads = "".join(f'<circle cx="{x}" cy="175" r="4.5" fill="{GOLD}"/>' for x in (38, 212))
    # A true parallel inline: the sign grown by a stroke, a thinner white stroke, and the sign again.
    path, move = SUITS[suit], "translate(75 126) scale(1)"
    layers = "".join(
        f'<path transform="{move}" fill="{sign}" stroke="{colour}" stroke-width="{width}" d="{path}"/>'
        for colour, width in ((sign, 13), (WHITE, 8), (sign, 4.6))
    )
    heart = placed(SUITS["hearts"], 125, 178, 24, GOLD)
    return document(CARD, wreath, beads, small, f'<g transform="rotate(180 125 175)">{small}</g>', layers, heart)
