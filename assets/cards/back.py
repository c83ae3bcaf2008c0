"""The cards' back: a lattice of hearts, the lower half turned, round a medallion of two hearts."""

from shapes import CARD, HEART, document, placed

MAIN, DARK, LIGHT, PAPER = "#7a1f3d", "#551529", "#a25f77", "#fdfbf6"
LEFT, TOP, RIGHT, BOTTOM = 13.0, 13.0, 237.0, 337.0
COLUMNS, ROWS = 8, 12
EDGE = "#b9b2a8"


def _lattice() -> str:
    """Draw the diagonals; where one meets the panel's edge the next begins, so none needs clipping."""
    wide, high = (RIGHT - LEFT) / COLUMNS, (BOTTOM - TOP) / ROWS
    lines = []
    for start in range(1 - ROWS, COLUMNS, 2):
        first, last = max(0, -start), min(ROWS, COLUMNS - start)
        if first < last:
            ends = [(start + step, step) for step in (first, last)]
            lines.append(ends)
            lines.append([(COLUMNS - column, row) for column, row in ends])
    path = "".join(
        "M" + "L".join(f"{LEFT + column * wide:.1f} {TOP + row * high:.1f}" for column, row in line) for line in lines
    )
    return f'<path fill="none" stroke="{LIGHT}" stroke-width="1.5" d="{path}"/>'


def _hearts() -> list[str]:
    wide, high = (RIGHT - LEFT) / COLUMNS, (BOTTOM - TOP) / ROWS
    hearts = []
    for row in range(1, ROWS // 2 + 1):
        for column in range(1, COLUMNS):
            if (row + column) % 2 == 0 and abs(row - ROWS // 2) + abs(column - COLUMNS // 2) > 3:
                x, y = LEFT + column * wide, TOP + row * high
                hearts.append(placed(HEART, x, y, 21, LIGHT))
    return hearts


def back() -> str:
    """Draw the back as a whole SVG document."""
    hearts = "\n".join(_hearts())
    middle = (
        placed(HEART, 125, 146, 54, PAPER) + placed(HEART, 125, 144.8, 42, MAIN) + placed(HEART, 125, 143.5, 20, PAPER)
    )
    side = placed(HEART, 172, 175, 20, LIGHT)
    return document(
        CARD,
        f'<rect x="0.8" y="0.8" width="248.4" height="348.4" rx="15" fill="{PAPER}" stroke="{EDGE}" '
        'stroke-width="1.6"/>',
        f'<rect x="10" y="10" width="230" height="330" rx="8" fill="{MAIN}"/>',
        _lattice(),
        hearts,
        f'<g transform="rotate(180 125 175)">\n{hearts}\n</g>',
        f'<path fill="{DARK}" stroke="{PAPER}" stroke-width="2.4" d="M125 94L209 175L125 256L41 175Z"/>',
        f'<path fill="none" stroke="{LIGHT}" stroke-width="1.6" d="M125 103L199.7 175L125 247L50.3 175Z"/>',
        side,
        f'<g transform="rotate(180 125 175)">{side}</g>',
        middle,
        f'<g transform="rotate(180 125 175)">{middle}</g>',
        f'<rect x="14" y="14" width="222" height="322" rx="5" fill="none" stroke="{PAPER}" stroke-width="1.6"/>',
    )
