"""A card's measures: what is drawn and what is hit must agree on them."""

CARD_RATIO = 7 / 5
"""A card's height as a multiple of its width."""
RADIUS_OF_WIDTH = 0.06
"""A card's corner radius as a part of its width."""


def height_of(width: int) -> int:
    """Tell a card's height for its width, both in pixels."""
    return round(width * CARD_RATIO)


def radius_of(width: int) -> int:
    """Tell the radius of a card's corners for its width, both in pixels."""
    return round(width * RADIUS_OF_WIDTH)
