"""Crowns, tiaras, veils and caps: every family of courts has its own."""

from paint import GOLD, GOLD_SHADE, WHITE, WHITE_SHADE, Palette, area, both, dot, stroke
from shapes import CLUB, DIAMOND, HEART, INK, SPADE, placed

BAND = "M-29 53C-12 58 12 58 29 53L29 66C12 71 -12 71 -29 66Z"


def _band(palette: Palette) -> str:
    gems = both(dot(-16, 62.4, 2.8, palette.main, 1.2))
    return area(BAND, GOLD) + area("M0 56.8L29 53L29 66L0 69.8Z", GOLD_SHADE, 0) + stroke(BAND) + gems


def _halved(outline: str, half: str, left: str = GOLD, right: str = GOLD_SHADE) -> str:
    return area(outline, left) + area(half, right, 0) + stroke(outline)


def king_spades(palette: Palette) -> str:
    """A tall crown of five spikes."""
    outline = "M-29 60L-33 31L-19 45L-15 25L-5 43L0 19L5 43L15 25L19 45L33 31L29 60Z"
    half = "M0 19L5 43L15 25L19 45L33 31L29 60L0 60Z"
    tips = both(dot(-33, 30, 3.4, WHITE, 1.8) + dot(-15, 24, 3.4, WHITE, 1.8)) + dot(0, 18.5, 3.8, WHITE, 1.8)
    return "\n".join((_halved(outline, half), tips, _band(palette), placed(SPADE, 0, 62.5, 11, INK)))


def king_hearts(palette: Palette) -> str:
    """An arched crown over a red cap, a heart on top."""
    cap = "M-27 58C-34 40 -22 30 0 31C22 30 34 40 27 58Z"
    arch = "M-29 58C-42 36 -24 27 -3 30L-3 38C-20 36 -26 42 -20 58Z"
    middle = area("M-5 31L5 31L6 58L-6 58Z", GOLD, 1.8)
    left, right = area(arch, GOLD), f'<g transform="scale(-1 1)">{area(arch, GOLD_SHADE)}</g>'
    top = placed(HEART, 0, 23, 18.25, palette.main, 2)
    return "\n".join(
        (area(cap, palette.main), left, right, middle, top, _band(palette), placed(HEART, 0, 63, 11, palette.shade))
    )


def king_diamonds(palette: Palette) -> str:
    """A turban under a low crown, a jewel with a plume before it."""
    turban = "M-29 60C-46 46 -38 26 -14 27C-6 20 6 20 14 27C38 26 46 46 29 60Z"
    folds = stroke("M-30 52C-22 42 -12 34 -2 30M-20 56C-12 46 0 38 18 29M-2 57C8 49 22 44 37 42", INK, 1.6)
    half = "M4 21C8 22 11 24 14 27C38 26 46 46 29 60L6 60C14 48 14 34 4 21Z"
    plume = area("M0 34C-9 26 -7 17 2 12C0 17 9 18 6 27C5 31 3 33 0 34Z", GOLD, 1.8)
    jewel = placed(DIAMOND, 0, 42, 22, GOLD, 2)
    return "\n".join(
        (
            _halved(turban, half, WHITE, WHITE_SHADE),
            folds,
            _band(palette),
            plume,
            jewel,
            placed(DIAMOND, 0, 63, 12, palette.shade),
        )
    )


def king_clubs(palette: Palette) -> str:
    """A crown of three trefoils."""
    base = "M-29 60L-33 40L-17 47L0 38L17 47L33 40L29 60Z"
    half = "M0 38L17 47L33 40L29 60L0 60Z"
    leaf = placed(CLUB, -28, 33, 19, GOLD, 2)
    top = placed(CLUB, 0, 24, 28, GOLD, 2)
    return "\n".join((_halved(base, half), both(leaf), top, _band(palette), placed(CLUB, 0, 63, 11, INK)))


def queen_spades(palette: Palette) -> str:
    """A half-moon diadem set with pearls."""
    outline = "M-30 62C-36 42 -24 27 0 24C24 27 36 42 30 62C18 50 -18 50 -30 62Z"
    half = "M0 24C24 27 36 42 30 62C22 55 12 53 0 53Z"
    pearls = both(dot(-20.5, 46, 3.4, WHITE, 1.4) + dot(-26, 31, 3.2, WHITE, 1.6) + dot(-14, 23, 3.2, WHITE, 1.6))
    return "\n".join(
        (_halved(outline, half), pearls, dot(0, 19, 4, WHITE, 1.8), placed(SPADE, 0, 40, 21, palette.shade))
    )


def queen_hearts(palette: Palette) -> str:
    """A small crown of hearts."""
    base = "M-24 58L-29 40L-13 47L0 38L13 47L29 40L24 58C10 62 -10 62 -24 58Z"
    half = "M0 38L13 47L29 40L24 58C16 60 8 61 0 61Z"
    side = placed(HEART, -28, 36, 14.25, palette.main, 2)
    top = placed(HEART, 0, 29, 21.75, palette.main, 2)
    return "\n".join(
        (_halved(base, half), both(side), top, both(dot(-11, 54, 2.4, WHITE)), dot(0, 55, 2.6, palette.shade))
    )


def queen_diamonds(palette: Palette) -> str:
    """A fan of jewels standing over the brow."""
    outline = "M-25 60L-33 38L-20 42L-17 28L-7 36L0 19L7 36L17 28L20 42L33 38L25 60C10 54 -10 54 -25 60Z"
    half = "M0 19L7 36L17 28L20 42L33 38L25 60C17 57 9 56 0 56Z"
    gems = both(placed(DIAMOND, -17, 46, 10, WHITE)) + placed(DIAMOND, 0, 43, 18, palette.shade)
    return "\n".join((_halved(outline, half), gems, dot(0, 18, 3.2, WHITE, 1.6), both(dot(-17.5, 27, 2.8, WHITE, 1.4))))


def queen_clubs(palette: Palette) -> str:
    """A horned hennin with a veil, a leaf on the brow."""
    horn = "M-2 58L-27 62C-38 50 -40 34 -34 22C-24 24 -10 34 -2 46Z"
    left = area(horn, palette.main) + stroke("M-35 40C-26 40 -14 46 -6 56", GOLD, 2.4)
    right = area(horn, palette.shade) + stroke("M-35 40C-26 40 -14 46 -6 56", GOLD, 2.4)
    rim = area("M-28 59C-12 52 12 52 28 59L27 67C12 60 -12 60 -27 67Z", GOLD)
    leaf = placed(CLUB, 0, 48, 22, GOLD, 2)
    return f'{left}\n<g transform="scale(-1 1)">{right}</g>\n{rim}\n{leaf}'


def _feather(path: str, rib: str, fill: str) -> str:
    return area(path, fill) + stroke(rib, INK, 1.4)


def jack_spades(palette: Palette) -> str:
    """A steel-rimmed cap with an upright feather."""
    cap = "M-30 62C-36 40 -24 28 0 28C24 28 36 40 30 62Z"
    half = "M0 28C24 28 36 40 30 62L0 62Z"
    brim = area("M-36 58C-14 66 14 66 36 58L35 68C14 76 -14 76 -35 68Z", palette.soft)
    plume = _feather("M22 58C16 40 22 22 40 12C46 28 42 46 30 60Z", "M26 58C28 42 32 30 38 20", WHITE)
    return "\n".join((_halved(cap, half, palette.main, palette.shade), brim, plume, dot(26, 63, 4, GOLD, 1.8)))


def jack_hearts(palette: Palette) -> str:
    """A slouched cap with a long feather swept back."""
    plume = _feather(
        "M-14 46C-26 34 -52 34 -62 62C-66 74 -62 86 -54 92C-54 80 -46 70 -30 64Z",
        "M-22 52C-42 48 -54 58 -56 80",
        palette.soft,
    )
    cap = "M-31 64C-48 58 -50 36 -30 29C-10 21 22 24 30 44C33 52 32 60 30 64C10 56 -12 56 -31 64Z"
    half = "M11.2 27.8C19.8 30.7 26.8 36 30 44C33 52 32 60 30 64C22 60.8 13.7 58.9 5.4 58.2C12 48 14 38 11.2 27.8Z"
    brim = area("M-33 60C-12 50 12 50 32 60L31 70C12 61 -12 61 -32 70Z", palette.soft)
    pin = placed(HEART, 22, 59, 13.25, GOLD, 2)
    return "\n".join((plume, _halved(cap, half, palette.main, palette.shade), brim, pin))


def jack_diamonds(palette: Palette) -> str:
    """A wide hat, cocked, with a curling feather."""
    crown = "M-24 58C-26 38 -20 28 0 28C20 28 26 38 24 58Z"
    half = "M0 28C20 28 26 38 24 58L0 58Z"
    ribbon = area("M-25 50C-10 55 10 55 25 50L25 59C10 63 -10 63 -25 59Z", GOLD, 1.8)
    brim = area("M-52 52C-34 62 -14 60 0 60C14 60 34 62 52 46C50 66 26 72 0 71C-26 72 -46 70 -52 52Z", palette.main)
    plume = _feather(
        "M-16 56C-30 50 -48 40 -62 54C-60 70 -50 82 -38 84C-38 72 -30 64 -16 62Z",
        "M-20 58C-34 56 -44 60 -48 72",
        palette.soft,
    )
    return "\n".join(
        (
            _halved(crown, half, palette.main, palette.shade),
            ribbon,
            brim,
            plume,
            placed(DIAMOND, -17, 56, 15, palette.soft, 2),
        )
    )


def jack_clubs(palette: Palette) -> str:
    """A forester's pointed cap with a feather along its side."""
    cap = "M-34 64C-30 44 -12 30 44 24C36 36 32 48 31 64Z"
    half = "M6 33C18 29 30 26 44 24C36 36 32 48 31 64L6 64C10 54 10 42 6 33Z"
    brim = area("M-42 66C-26 52 14 54 34 60L30 71C10 64 -18 64 -36 74Z", palette.soft)
    plume = _feather("M-24 60C-30 40 -26 22 -8 12C-2 28 -8 46 -18 59Z", "M-21 60C-21 44 -17 30 -10 20", "#d9503f")
    return "\n".join((_halved(cap, half, palette.main, palette.shade), plume, brim, dot(-21, 61, 3.6, GOLD, 1.8)))
