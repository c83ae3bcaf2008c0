"""What all the drawings share: the sheet, the suits' outlines, and ways to place them."""

CARD = (250, 350)
SIGN = (100, 100)
INK = "#2b2233"

HEART = "M50 97C45 84 3 63 3 31C3 14 15 4 28 4C39 4 47 11 50 22C53 11 61 4 72 4C85 4 97 14 97 31C97 63 55 84 50 97Z"
SPADE = (
    "M50 2C55 17 95 37 95 62C95 76 85 84 74 84C65 84 57 80 53.5 71C55 85 61 93 71 96.5L71 98L29 98L29 96.5"
    "C39 93 45 85 46.5 71C43 80 35 84 26 84C15 84 5 76 5 62C5 37 45 17 50 2Z"
)
DIAMOND = "M50 1C58 19 70 36 87 50C70 64 58 81 50 99C42 81 30 64 13 50C30 36 42 19 50 1Z"
CLUB = (
    "M50 2C62 2 72 12 72 24C72 30 69 36 65 40C68 38 71 37 75 37C87 37 97 47 97 59C97 71 87 81 75 81"
    "C66 81 58 76 54 69C55 84 61 93 71 96.5L71 98L29 98L29 96.5C39 93 45 84 46 69C42 76 34 81 25 81"
    "C13 81 3 71 3 59C3 47 13 37 25 37C29 37 32 38 35 40C31 36 28 30 28 24C28 12 38 2 50 2Z"
)
SUITS = {"spades": SPADE, "hearts": HEART, "diamonds": DIAMOND, "clubs": CLUB}


def document(size: tuple[int, int], *parts: str) -> str:
    """Make a whole SVG document.

    Args:
        size: width and height of the sheet, in its own units.
        parts: the elements, in drawing order.
    """
    body = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}">\n{body}\n</svg>\n'


def placed(outline: str, x: float, y: float, size: float, fill: str, line: float = 0) -> str:
    """Place a suit's outline.

    Args:
        outline: a path on a sheet of 100 times 100.
        x: where its centre comes to stand.
        y: the same downwards.
        size: the side of its square there.
        fill: its colour.
        line: the width of an outline in ink, 0 for none.
    """
    scale = size / 100
    move = f"translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({scale:.3f})"
    # The transformation scales the stroke too.
    edge = f' stroke="{INK}" stroke-width="{line / scale:.2f}" stroke-linejoin="round"' if line else ""
    return f'<path transform="{move}" fill="{fill}"{edge} d="{outline}"/>'
