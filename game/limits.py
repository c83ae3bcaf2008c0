"""Bounds that several parts of the program must agree on."""

SMALLEST_SIDE, LARGEST_SIDE = 160, 16384
"""Pixels: the sides that a window can have."""
