"""Which sound belongs to what happened at the table. It needs no device."""

from enum import Enum

from game.change import Cause, Change
from game.rules.controller import Result, RuleController
from game.rules.table import Role, Table


class Sound(Enum):
    """A sound; the value is the name of its file, without the ending."""

    PICK_UP = "pick_up"
    PUT_DOWN = "put_down"
    DRAW = "draw"
    PAIR = "pair"
    FOUNDATION = "foundation"
    REFUSE = "refuse"
    UNDO = "undo"
    DEAL = "deal"
    WIN = "win"


_UNMOVED: dict[tuple[Cause, Result], Sound] = {
    (Cause.TAP, Result.SELECTED): Sound.PICK_UP,
    (Cause.TAP, Result.DESELECTED): Sound.PUT_DOWN,
    # A card let go beside every place goes home.
    (Cause.DROP, Result.NOTHING): Sound.PUT_DOWN,
    (Cause.TAP, Result.REJECTED): Sound.REFUSE,
    (Cause.DROP, Result.REJECTED): Sound.REFUSE,
}


def sound_for(change: Change, controller: RuleController, before: Table, after: Table) -> Sound | None:
    """Choose the sound of a change.

    Args:
        change: what the desk told.
        controller: the rules of the game on the table.
        before: the table as it was; of no meaning for a deal.
        after: the table as it is.

    Returns:
        The sound, None for silence.
    """
    cause, answer = change.cause, change.answer
    if cause in (Cause.DEAL, Cause.SHOWN):
        return Sound.DEAL if cause is Cause.DEAL else None
    if answer.result is Result.MOVED:
        return Sound.UNDO if cause is Cause.UNDO else _of_a_step(controller, before, after)
    if answer.result is Result.NOTHING and answer.reason is not None:
        return Sound.REFUSE  # a covered card: nothing is done, but there is a reason for it
    if cause is Cause.DROP and (change.spot is None or not controller.can_lift(before, change.spot)):
        return Sound.REFUSE if answer.result is Result.REJECTED else None  # nothing was in the hand
    return _UNMOVED.get((cause, answer.result))


def _of_a_step(controller: RuleController, before: Table, after: Table) -> Sound:
    """Choose the sound of a step forward by what it did to the table."""
    if controller.is_won(after):
        return Sound.WIN
    if len(after.stock) < len(before.stock):
        return Sound.DRAW
    if _cards(after) < _cards(before):
        return Sound.PAIR
    if _on_foundations(controller, after) > _on_foundations(controller, before):
        return Sound.FOUNDATION
    # A card laid on a column, or the waste turned over to be the stock again.
    return Sound.PUT_DOWN


def _cards(table: Table) -> int:
    return sum(map(len, table.piles))


def _on_foundations(controller: RuleController, table: Table) -> int:
    return sum(len(table.pile(place)) for place in controller.places if place.role is Role.FOUNDATION)
