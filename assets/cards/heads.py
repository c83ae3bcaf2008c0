"""Faces, hair, beards of the courts."""

from paint import BLUSH, LIPS, SKIN, SKIN_SHADE, WHITE, Palette, area, both, dot, stroke
from shapes import INK

FACE = "M-24 58L-24 86C-24 106 -11 119 0 119C11 119 24 106 24 86L24 58Z"
# The shade's edge draws the nose.
SHADE = "M0 58L0 81L-5.5 97L0 99.5L0 119C11 119 24 106 24 86L24 58Z"


def face(young: bool = False) -> str:
    """Draw a face from the front, without its mouth.

    Args:
        young: rounder eyes and thinner brows.
    """
    lid = both(stroke("M-16 84C-13 79.5 -8 79.5 -5 83.5", width=2.2))
    pupil = both(dot(-10.2, 84.6, 3.1 if young else 2.8, INK))
    brow = (
        stroke("M-17 75.5C-13 72 -8 72 -4.5 74", width=1.8)
        if young
        else stroke("M-18 75C-13 72.5 -8 73.5 -4 77.5", width=3)
    )
    return "\n".join((area(FACE, SKIN), area(SHADE, SKIN_SHADE, 0), stroke(FACE), lid, pupil, both(brow)))


def neck() -> str:
    """Draw the neck, to be put beneath the face."""
    return area("M-12 104L-12 128L12 128L12 104Z", SKIN_SHADE)


def lips() -> str:
    """Draw a queen's mouth and the blush on her cheeks."""
    return both(dot(-15.5, 98, 4.6, BLUSH)) + area(
        "M-8 105.2C-4 104 -2 103.2 0 104.4C2 103.2 4 104 8 105.2C4.5 111.2 -4.5 111.2 -8 105.2Z", LIPS, 0
    )


def smile() -> str:
    """Draw a jack's mouth."""
    return stroke("M-7 106C-3 109.5 4 109.5 8.5 104.5", width=2.2)


def mask(colour: str) -> str:
    """Draw a thief's mask over the eyes."""
    strap = "M-24.5 76C-14 72 -6 74 0 77C6 74 14 72 24.5 76L24 89C16 95 6 93 0 87C-6 93 -16 95 -24 89Z"
    eyes = both(area("M-16 84C-13 80 -8 80 -5 84.5C-8 87.5 -13 87.5 -16 84Z", WHITE, 0))
    return "\n".join((area(strap, colour), eyes, both(dot(-9.6, 84.2, 2.3, INK))))


def king_hair(palette: Palette) -> str:
    """Draw the hair beside a king's face, to be put beneath it."""
    side = "M-22 58C-32 66 -36 84 -37 98C-36 104 -30 106 -22 103L-18 60Z"
    return area(side, palette.beard) + f'<g transform="scale(-1 1)">{area(side, palette.beard_shade)}</g>'


def beard(kind: str, palette: Palette) -> str:
    """Draw a king's beard, moustache and mouth.

    Args:
        kind: `square`, `curly`, `forked` or `pointed`.
        palette: the family's colours.
    """
    tips = {
        "square": ("C-25 112 -24 126 -20 139", "L20 139"),
        "curly": (
            "C-30 96 -33 106 -28 112C-33 119 -27 128 -20 127C-19 135 -8 138 0 134",
            "C8 138 19 135 20 127C27 128 33 119 28 112C33 106 30 96 25 86",
        ),
        "forked": ("C-26 108 -22 128 -13 146C-8 142 -3 134 0 127", "C3 134 8 142 13 146C22 128 26 108 25 86"),
        "pointed": ("C-26 108 -17 126 0 152", "C17 126 26 108 25 86"),
    }
    left, right = tips[kind]
    closing = "C24 126 25 112 25 86" if kind == "square" else ""
    outer = f"M-25 86{left}{right}{closing}C21 96 12 98 0 96C-12 98 -21 96 -25 86Z"
    half = {
        "square": "M0 97L0 139L20 139C24 126 25 112 25 86C21 96 12 98 0 97Z",
        "curly": "M0 97L0 134" + right + "C21 96 12 98 0 97Z",
        "forked": "M0 97L0 127" + right + "C21 96 12 98 0 97Z",
        "pointed": "M0 97L0 152" + right + "C21 96 12 98 0 97Z",
    }[kind]
    lines = {
        "square": both(stroke("M-12 118L-11 133", palette.beard_shade)) + stroke("M0 116L0 134", INK, 1.6),
        "curly": both(stroke("M-19 106C-15 108 -15 113 -19 115M-11 120C-7 121 -6 126 -10 128", INK, 1.6)),
        "forked": both(stroke("M-9 116C-9 126 -11 132 -13 138", INK, 1.6)),
        "pointed": both(stroke("M-8 116C-7 126 -4 134 0 141", INK, 1.6)),
    }[kind]
    tash = "M0 99C-5 95 -14 98 -20 106C-13 108 -5 108 0 103C5 108 13 108 20 106C14 98 5 95 0 99Z"
    return "\n".join(
        (
            area(outer, palette.beard),
            area(half, palette.beard_shade, 0),
            stroke(outer),
            lines,
            area("M-5 107C-3 111 3 111 5 107Z", LIPS, 1.2),
            area(tash, palette.beard, 1.8),
        )
    )


def queen_hair(kind: str, palette: Palette) -> str:
    """Draw the hair behind a queen's face.

    Args:
        kind: `straight`, `wavy`, `buns` or `braids`.
        palette: the family's colours.
    """
    sides = {
        "straight": "M0 46C-26 46 -34 62 -35 84L-38 142L-14 134L-10 60L0 56Z",
        "wavy": "M0 46C-27 45 -37 62 -34 80C-32 90 -42 96 -41 108C-40 118 -47 124 -45 136"
        "C-38 146 -22 142 -14 132L-10 60L0 56Z",
        "buns": "M0 46C-20 46 -30 58 -30 76C-46 70 -54 82 -51 94C-48 106 -32 108 -26 98L-12 108L-10 60L0 56Z",
        "braids": "M0 46C-24 46 -33 60 -33 78C-38 86 -37 92 -33 97C-39 104 -38 111 -33 116C-39 122 -38 130 -33 135"
        "L-27 150L-20 136C-15 130 -15 122 -20 116L-14 108L-10 60L0 56Z",
    }
    side = sides[kind]
    details = {
        "straight": stroke("M-29 90L-31 136M-23 104L-24 134", palette.hair_shade, 2),
        "wavy": stroke("M-29 88C-28 98 -36 102 -35 112C-34 122 -39 126 -37 134", palette.hair_shade, 2.2),
        "buns": stroke("M-46 88C-42 82 -34 84 -34 91C-34 97 -41 98 -42 93", INK, 1.6),
        "braids": stroke("M-33 97C-28 98 -24 101 -22 106M-33 116C-28 117 -24 120 -20 116M-33 135L-20 136", INK, 1.6),
    }
    right = area(side, palette.hair_shade) + details[kind].replace(palette.hair_shade, palette.hair)
    return f'{area(side, palette.hair)}{details[kind]}\n<g transform="scale(-1 1)">{right}</g>'


def fringe(palette: Palette) -> str:
    """Draw a queen's parted hair over her brow."""
    side = "M0 55C-16 54 -27 62 -27 84C-20 80 -12 72 0 66Z"
    return area(side, palette.hair, 1.8) + f'<g transform="scale(-1 1)">{area(side, palette.hair_shade, 1.8)}</g>'


def jack_hair(palette: Palette) -> str:
    """Draw a jack's bobbed hair, to be put beneath his face."""
    side = "M0 50C-24 50 -33 64 -33 82C-33 96 -36 104 -44 110C-34 118 -22 116 -16 108L-10 60L0 56Z"
    curl = stroke("M-27 88C-27 100 -29 106 -35 110", INK, 1.6)
    return f'{area(side, palette.hair)}{curl}\n<g transform="scale(-1 1)">{area(side, palette.hair_shade)}{curl}</g>'


def jack_fringe(palette: Palette) -> str:
    """Draw a jack's fringe, to be put between face and cap."""
    return area(
        "M-26 56L-26 78C-20 74 -18 70 -16 68C-12 72 -6 72 -3 68C2 73 10 73 15 68C18 72 22 76 26 78L26 56Z",
        palette.hair,
        1.8,
    )
