"""The twelve courts: two-headed figures in a notched frame that leaves the indices' corners free."""

from collections.abc import Callable

import dress
import headgear
import heads
import held
import sashes
from paint import PALETTES, Palette, area, stroke
from shapes import CARD, INK, SUITS, document, placed

AXIS = 145
BEARDS = {"spades": "square", "hearts": "curly", "diamonds": "forked", "clubs": "pointed"}
HAIR = {"spades": "straight", "hearts": "wavy", "diamonds": "buns", "clubs": "braids"}
GROUND = "#f7eedd"
HAND = 58

FRAME = (
    "M116 16L224 16Q230 16 230 22L230 280Q230 286 224 286L146 286Q140 286 140 292L140 328Q140 334 134 334"
    "L26 334Q20 334 20 328L20 70Q20 64 26 64L104 64Q110 64 110 58L110 22Q110 16 116 16Z"
)


def _worn(name: str, palette: Palette) -> str:
    """Draw what stands on a head, made a little smaller so that it keeps clear of the frame."""
    gear: Callable[[Palette], str] = getattr(headgear, name)
    return f'<g transform="translate(0 8) scale(0.88)">{gear(palette)}</g>'


def _carried(item: str, palette: Palette) -> str:
    """Put an item into the right hand."""
    return f'<g transform="translate({HAND} 0)">{item}{held.hand(palette)}</g>'


def _king(suit: str, palette: Palette) -> list[str]:
    item = {
        "spades": held.sword(),
        "hearts": held.sceptre(palette, suit),
        "diamonds": held.axe(),
        "clubs": held.sceptre(palette, suit),
    }[suit]
    crown = _worn(f"king_{suit}", palette)
    return [
        dress.king(palette, suit),
        heads.king_hair(palette),
        heads.face(),
        heads.beard(BEARDS[suit], palette),
        crown,
        _carried(item, palette),
    ]


def _queen(suit: str, palette: Palette) -> list[str]:
    crown = _worn(f"queen_{suit}", palette)
    return [
        heads.neck(),
        dress.queen(palette, suit),
        heads.queen_hair(HAIR[suit], palette),
        heads.neck(),
        heads.face(young=True),
        heads.lips(),
        heads.fringe(palette),
        crown,
        _carried(held.flower(palette, suit), palette),
    ]


def _jack(suit: str, palette: Palette) -> list[str]:
    item = {
        "spades": held.halberd(),
        "hearts": held.key(),
        "diamonds": held.spear(),
        "clubs": held.bow(),
    }[suit]
    cap = _worn(f"jack_{suit}", palette)
    mask = [heads.mask(INK)] if suit == "hearts" else []
    return [
        dress.jack(palette, suit),
        heads.jack_hair(palette),
        heads.face(young=True),
        *mask,
        heads.smile(),
        heads.jack_fringe(palette),
        cap,
        _carried(item, palette),
    ]


FIGURES = {"jack": _jack, "queen": _queen, "king": _king}


def court(rank: str, suit: str) -> str:
    """Draw a court as a whole SVG document.

    Args:
        rank: `jack`, `queen` or `king`.
        suit: `spades`, `hearts`, `diamonds` or `clubs`.
    """
    palette = PALETTES[suit]
    figure = "\n".join(FIGURES[rank](suit, palette))
    half = f'<g transform="translate({AXIS} 0)">\n{figure}\n</g>\n{placed(SUITS[suit], 53, 101, 46, palette.sign)}'
    sash, charges = sashes.SASHES[rank](suit, palette)
    return document(
        CARD,
        area(FRAME, GROUND, 0),
        stroke(FRAME, palette.main, 2.6),
        half,
        f'<g transform="rotate(180 125 175)">\n{half}\n</g>',
        sash,
        charges,
        f'<g transform="rotate(180 125 175)">{charges}</g>',
    )
