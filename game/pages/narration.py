"""Moves in words: pure, from an action and the table that it is made on to a text's key and what fills it."""

from typing import NamedTuple

from game.i18n import N_, Words
from game.rules.action import Action, Kind
from game.rules.cards import RANKS
from game.rules.heart_to_heart import HEART, ROWS
from game.rules.table import STOCK, WASTE, Place, Role, Table
from game.view.suited import card_name

_TURNED = N_("{card} is turned up from the stock")
_PUT_BACK = N_("The waste goes back face down as the stock")
_WASTE_AND_TIP = N_("{card} from the waste leaves with the tip")
_WASTE_AND_HEART = N_("{card} from the waste leaves with {other} from row {row} of the heart")
_TWO_IN_A_ROW = N_("{card} and {other} leave row {row} of the heart together")
_TWO_IN_THE_HEART = N_("{card} from row {row} and {other} from row {other_row} of the heart leave together")
_WASTE_STARTS = N_("{card} from the waste starts a foundation")
_WASTE_ENDS = N_("{card} from the waste completes a foundation")
_WASTE_TO_FOUNDATION = N_("{card} goes from the waste to its foundation")
_COLUMN_STARTS = N_("{card} from column {column} starts a foundation")
_COLUMN_ENDS = N_("{card} from column {column} completes a foundation")
_COLUMN_TO_FOUNDATION = N_("{card} goes from column {column} to its foundation")
_WASTE_TO_CARD = N_("{card} goes from the waste onto {other} in column {target}")
_WASTE_TO_EMPTY = N_("{card} goes from the waste to the empty column {target}")
_COLUMN_TO_CARD = N_("{card} goes from column {column} onto {other} in column {target}")
_COLUMN_TO_EMPTY = N_("{card} goes from column {column} to the empty column {target}")
_FOUNDATION_TO_CARD = N_("{card} goes back from its foundation onto {other} in column {target}")
_FOUNDATION_TO_EMPTY = N_("{card} goes back from its foundation to the empty column {target}")

_TO_FOUNDATION = {
    Role.WASTE: (_WASTE_STARTS, _WASTE_TO_FOUNDATION, _WASTE_ENDS),
    Role.COLUMN: (_COLUMN_STARTS, _COLUMN_TO_FOUNDATION, _COLUMN_ENDS),
}
_TO_COLUMN = {
    Role.WASTE: (_WASTE_TO_EMPTY, _WASTE_TO_CARD),
    Role.COLUMN: (_COLUMN_TO_EMPTY, _COLUMN_TO_CARD),
    Role.FOUNDATION: (_FOUNDATION_TO_EMPTY, _FOUNDATION_TO_CARD),
}
_ROW_OF = dict(zip(HEART, (number for number, row in enumerate(ROWS, start=1) for _ in row), strict=True))
_TIP = HEART[-1]


class Phrase(NamedTuple):
    """A move in words, in no language yet.

    Attributes:
        message: the text's key, with placeholders.
        values: what fills the placeholders.
    """

    message: str
    values: dict[str, str]

    def spoken(self, words: Words) -> str:
        """Return it in the player's language."""
        return words(self.message).format(**self.values)


def narrate(action: Action, before: Table) -> Phrase:
    """Put an action into words.

    Args:
        action: a legal action.
        before: the table that it is made on.
    """
    if action.kind is Kind.TURN:
        return Phrase(_TURNED, {"card": _top(before, STOCK)}) if before.stock else Phrase(_PUT_BACK, {})
    if action.kind is Kind.PAIR:
        return _pair(action, before)
    return _move(action, before)


def _top(table: Table, place: Place) -> str:
    card = table.top(place)
    return card_name(card) if card else ""


def _pair(action: Action, before: Table) -> Phrase:
    source, target = action.source, action.target
    if target is WASTE:
        values = {"card": _top(before, WASTE)}
        if source is _TIP:
            return Phrase(_WASTE_AND_TIP, values)
        return Phrase(_WASTE_AND_HEART, {**values, "other": _top(before, source), "row": str(_ROW_OF[source])})
    values = {"card": _top(before, source), "other": _top(before, target), "row": str(_ROW_OF[source])}
    if _ROW_OF[source] == _ROW_OF[target]:
        return Phrase(_TWO_IN_A_ROW, values)
    return Phrase(_TWO_IN_THE_HEART, {**values, "other_row": str(_ROW_OF[target])})


def _move(action: Action, before: Table) -> Phrase:
    source, target = action.source, action.target
    values = {"card": _top(before, source)}
    if source.role is Role.COLUMN:
        values["column"] = str(source.number)
    if target.role is Role.FOUNDATION:
        starts, goes, ends = _TO_FOUNDATION[source.role]
        height = len(before.pile(target))
        return Phrase(starts if not height else ends if height == RANKS[-1] - 1 else goes, values)
    onto_empty, onto_card = _TO_COLUMN[source.role]
    values["target"] = str(target.number)
    if not before.pile(target):
        return Phrase(onto_empty, values)
    return Phrase(onto_card, {**values, "other": _top(before, target)})
