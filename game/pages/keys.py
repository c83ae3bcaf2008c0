"""The page of keys."""

from typing import NamedTuple

from game.i18n import N_
from game.pages.page import Context
from game.pages.sheet import Sheet
from game.view import paint, text
from game.view.geometry import Box
from game.view.widgets.plan import BODY, HEADING, NOTE, Plan, Style

_PAD, _GAP, _ROW_PAD = 18, 20, 8
_CAP = Style(15, text.STRONG)
_CAP_PAD, _CAP_H, _CAP_GAP = 9, 28, 6
_APART = 3  # gaps between two combinations that do the same
_LEAST_WORDS = 200  # units, what a description needs beside its keys


class _Keys(NamedTuple):
    """What some keys do; each of `combinations` does it, its keys joined by `+`."""

    combinations: tuple[str, ...]
    does: str


_CTRL, _SHIFT, _ESC = N_("Ctrl"), N_("Shift"), N_("Esc")  # also where they are a part of a combination
GROUPS = (
    (
        N_("At the table"),
        (
            _Keys(("Z", f"{_CTRL}+Z"), N_("Undo")),
            _Keys(("Y", f"{_CTRL}+Y", f"{_CTRL}+{_SHIFT}+Z"), N_("Redo")),
            _Keys(("D",), N_("Turn a card from the stock")),
            _Keys(("↑", "↓", "←", "→"), N_("Walk from place to place")),
            _Keys((N_("Enter"), N_("Space")), N_("Tap the card there")),
            _Keys((f"{_SHIFT}+Enter",), N_("Send the card there to its best place")),
            _Keys(("M",), N_("Pick the card up; walk on; put it down with Enter")),
            _Keys(("1…9", "0"), N_("Go to column 1 to 10, or put the card down there")),
            _Keys(("N",), N_("New game")),
            _Keys(("R",), N_("Restart the deal")),
            _Keys(("G",), N_("The other game")),
            _Keys((f"{_CTRL}+C", f"{_CTRL}+{_SHIFT}+C"), N_("Copy the code, or code and moves")),
            _Keys(("Tab",), N_("Go to the tools, Esc back to the table")),
            _Keys((_ESC,), N_("Menu")),
            _Keys(("F1",), N_("Rules")),
        ),
    ),
    (
        N_("On pages"),
        (
            _Keys(("Tab", f"{_SHIFT}+Tab"), N_("Go to the next button or back")),
            _Keys(("↑", "↓", "←", "→"), N_("Go on, scroll, or change a value")),
            _Keys((N_("Enter"), N_("Space")), N_("Press")),
            _Keys((N_("Page Up"), N_("Page Down"), N_("Home"), N_("End")), N_("Scroll")),
            _Keys((_ESC,), N_("Go back")),
        ),
    ),
    (
        N_("Watching a game"),
        (
            _Keys((N_("Space"),), N_("Play or pause")),
            _Keys(("←", "→"), N_("One move back or on")),
            _Keys((N_("Home"), N_("End")), N_("Go to the deal or to the last move")),
            _Keys(("+", "-"), N_("Faster or slower")),
        ),
    ),
    (N_("Everywhere"), (_Keys(("F11", "Alt+Enter"), N_("Full screen and back")),)),
)


class KeysPage(Sheet):
    """All keys, in groups."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "keys", N_("Keys"))

    def content(self, plan: Plan, width: int) -> None:
        """Lay the groups out one below the other."""
        words, pad = self._context.words, plan.px(_PAD)
        top = 0
        for title, rows in GROUPS:
            y = plan.text(words(title), HEADING, pad, top + plan.px(_ROW_PAD), width - 2 * pad)
            y += plan.px(_ROW_PAD) // 2
            for row in rows:
                y = self._row(plan, row, y, width)
            plan.plate(Box(0, top, width, y + plan.px(_ROW_PAD) - top))
            top = plan.bottom + plan.px(_GAP)

    def _row(self, plan: Plan, row: _Keys, top: int, width: int) -> int:
        """Lay a row out: what it does at the left, the keys at the right or below; return the y below it."""
        pad, row_pad, cap_h = plan.px(_PAD), plan.px(_ROW_PAD), plan.px(_CAP_H)
        names = [[self._context.words(key) for key in _parted(keys)] for keys in row.combinations]
        inner, gap = width - 2 * pad, plan.px(_CAP_GAP)
        wide = sum(self._width(plan, keys) for keys in names) + _APART * gap * (len(names) - 1)
        beside = wide + pad + plan.px(_LEAST_WORDS) <= inner
        room = inner - wide - pad if beside else inner
        shift = (cap_h - plan.leading(BODY)) // 2
        y = plan.text(self._context.words(row.does), BODY, pad, top + row_pad // 2 + shift, room)
        x, caps_top = (width - pad - wide, top + row_pad // 2) if beside else (pad, y + gap)
        for keys in names:
            if x > pad and x + self._width(plan, keys) > width - pad:
                x, caps_top = pad, caps_top + cap_h + gap
            x = self._combination(plan, keys, x, caps_top) + _APART * gap
        return max(y, caps_top + cap_h) + row_pad // 2

    def _width(self, plan: Plan, keys: list[str]) -> int:
        plus = plan.width_of("+", NOTE) + 2 * plan.px(_CAP_GAP)
        return sum(plan.width_of(key, _CAP) + 2 * plan.px(_CAP_PAD) for key in keys) + plus * (len(keys) - 1)

    def _combination(self, plan: Plan, keys: list[str], x: int, y: int) -> int:
        """Draw key caps joined by `+`; return the x after them."""
        height, gap = plan.px(_CAP_H), plan.px(_CAP_GAP)
        for number, key in enumerate(keys):
            if number:
                plus = plan.width_of("+", NOTE)
                plan.text("+", NOTE, x + gap, y + (height - plan.leading(NOTE)) // 2, plus)
                x += plus + 2 * gap
            words = plan.width_of(key, _CAP)
            size = (words + 2 * plan.px(_CAP_PAD), height)
            theme = plan.skin.theme
            plan.picture(paint.rounded(size, plan.px(6), theme.text, None, 0, 0.1), x, y)
            plan.picture(paint.rounded(size, plan.px(6), None, theme.quiet, plan.px(1), 0.6), x, y)
            plan.text(key, _CAP, x + plan.px(_CAP_PAD), y + (height - plan.leading(_CAP)) // 2, words)
            x += size[0]
        return x


def _parted(combination: str) -> list[str]:
    """Return a combination's keys; `+` alone is a key itself."""
    return [combination] if combination == "+" else combination.split("+")
