"""Where the places of Heart to Heart lie (HH-02, HH-04)."""

from game.rules.heart_to_heart import HEART, ROWS
from game.rules.table import STOCK, WASTE, Place
from game.view.card_size import CARD_RATIO, height_of
from game.view.geometry import Box
from game.view.ground import Ground

# All in card widths.
_PITCH = 1.03  # from one card of a row to the next
_ROW_STEP, _WIDEST_ROW_STEP = 0.45 * CARD_RATIO, 0.6 * CARD_RATIO  # from row to row; the wider where there is room
_MARGIN, _SLIM_MARGIN = 0.22, 0.12  # the slim one at the sides of a window higher than wide
_PILE_GAP = 0.16  # between stock and waste
_SIDE_GAP = 0.35  # between the piles and the heart
_HEART_W = 1 + 5 * _PITCH
_STEPS = len(ROWS) - 1
_HEART_H = CARD_RATIO + _STEPS * _ROW_STEP


def lay(space: Box) -> Ground:
    """Lay the places out in `space`: the piles beside the heart, or below it, whichever gives larger cards."""
    beside = min(space.w / (_HEART_W + 1 + _SIDE_GAP + 2 * _MARGIN), space.h / (_HEART_H + 2 * _MARGIN))
    below = min(space.w / (_HEART_W + 2 * _SLIM_MARGIN), space.h / (_HEART_H + _MARGIN + CARD_RATIO + 2 * _MARGIN))
    return _beside(space, int(beside)) if beside >= below else _below(space, int(below))


def _beside(space: Box, w: int) -> Ground:
    h = height_of(w)
    total = w * (_HEART_W + 1 + _SIDE_GAP)
    spare = max(0.0, space.w - total)
    # The heart stands in the middle of the window where the piles leave it the room.
    nearest = space.x + w * _MARGIN
    heart_x = max(nearest + w * (1 + _SIDE_GAP), space.x + (space.w - w * _HEART_W) / 2)
    heart_x = min(heart_x, space.right - w * (_HEART_W + _MARGIN))
    heart_y = space.y + (space.h - w * _HEART_H) / 2
    piles_x = round(max(nearest, heart_x - w * (1 + _SIDE_GAP) - min(spare / 4, w)))
    middle = heart_y + w * _HEART_H / 2
    stock = Box(piles_x, round(middle - h - w * _PILE_GAP / 2), w, h)
    waste = Box(piles_x, round(middle + w * _PILE_GAP / 2), w, h)
    return _ground(space, w, _heart(heart_x, heart_y, w, _ROW_STEP), stock, waste)


def _below(space: Box, w: int) -> Ground:
    """Lay the piles below the heart; the height that is left goes first between its rows, then around both."""
    h = height_of(w)
    heart_x = space.x + (space.w - w * _HEART_W) / 2
    room = space.h / w - 2 * CARD_RATIO - 3 * _MARGIN
    step = max(_ROW_STEP, min(_WIDEST_ROW_STEP, room / _STEPS))
    spare = max(0.0, space.h - w * (CARD_RATIO + _STEPS * step + 3 * _MARGIN) - h) / 3
    heart_y = space.y + w * _MARGIN + spare
    middle = space.x + space.w / 2
    y = round(space.bottom - w * _MARGIN - spare - h)
    stock = Box(round(middle - w * (1 + _PILE_GAP / 2)), y, w, h)
    waste = Box(round(middle + w * _PILE_GAP / 2), y, w, h)
    return _ground(space, w, _heart(heart_x, heart_y, w, step), stock, waste)


def _heart(x: float, y: float, w: int, step: float) -> dict[Place, Box]:
    h = height_of(w)
    spots = ((row, half_step) for row, half_steps in enumerate(ROWS) for half_step in half_steps)
    return {
        place: Box(round(x + half_step * w * _PITCH / 2), round(y + row * w * step), w, h)
        for place, (row, half_step) in zip(HEART, spots, strict=True)
    }


def _ground(space: Box, w: int, heart: dict[Place, Box], stock: Box, waste: Box) -> Ground:
    return Ground(w, height_of(w), {STOCK: stock, WASTE: waste, **heart}, 0.0, space.bottom)
