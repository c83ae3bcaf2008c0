"""Where the places of Quarante Voleurs lie: stock, waste and foundations above, ten columns below (FT-02)."""

from game.rules.forty_thieves import COLUMNS, FOUNDATIONS
from game.rules.table import STOCK, WASTE
from game.view.card_size import CARD_RATIO, height_of
from game.view.geometry import Box
from game.view.ground import Ground

# In card widths.
_MARGIN, _SLIM_MARGIN = 0.14, 0.08  # the slim ones in a window higher than wide
_GAP, _SLIM_GAP = 0.11, 0.055
_WIDEST_GAP = 0.32
_TOP_MARGIN = 0.16
_ROW_GAP, _WIDE_ROW_GAP = 0.2, 0.4
# In card heights.
# Where there is room for a column of `_USUAL_COLUMN`, up to the wide one; in a window higher than wide to the tall one.
_FAN, _WIDE_FAN, _TALL_FAN = 0.27, 0.42, 0.66
_USUAL_COLUMN = 12
_LONG_FAN = 0.155  # the tightest strip in which an index can be read
_LONG_COLUMN = 15


def lay(space: Box) -> Ground:
    """Lay the places out in `space`, with cards so large that a column of 15 can still be read."""
    count, tall = len(COLUMNS), space.h > space.w
    margin, least_gap, row_gap = (_SLIM_MARGIN, _SLIM_GAP, _WIDE_ROW_GAP) if tall else (_MARGIN, _GAP, _ROW_GAP)
    by_width = space.w / (count + (count - 1) * least_gap + 2 * margin)
    column_h = CARD_RATIO * (1 + (_LONG_COLUMN - 1) * _LONG_FAN)
    by_height = space.h / (CARD_RATIO + column_h + _TOP_MARGIN + row_gap + _MARGIN)
    w = max(1, int(min(by_width, by_height)))
    h = height_of(w)
    gap = min(w * _WIDEST_GAP, (space.w - 2 * w * margin - count * w) / (count - 1))
    left = space.x + (space.w - count * w - (count - 1) * gap) / 2
    xs = [round(left + i * (w + gap)) for i in range(count)]
    top = space.y + round(w * _TOP_MARGIN)
    columns_top = top + h + round(w * row_gap)
    frames = dict(zip((STOCK, WASTE, *FOUNDATIONS), (Box(x, top, w, h) for x in xs), strict=True))
    frames |= zip(COLUMNS, (Box(x, columns_top, w, h) for x in xs), strict=True)
    floor = space.bottom - round(w * _MARGIN)
    fan = max(_FAN * h, min((_TALL_FAN if tall else _WIDE_FAN) * h, (floor - columns_top - h) / (_USUAL_COLUMN - 1)))
    return Ground(w, h, frames, fan, floor)
