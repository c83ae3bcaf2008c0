"""Which motion tells what happened: from a change of the table to flights of the cards."""

from collections.abc import Iterable

from game.change import Cause
from game.rules.table import STOCK, Role, Spot, Table
from game.view.layout import Arrangement, Laid
from game.view.motion import Motion, Move, Style, Visual

_STAGGER = 0.025
_ALL_LAUNCHED = 0.7
_RISE_OF_HEIGHT = 0.18
NUDGE_OF_WIDTH = 0.05
_APART = 0.51  # of a card's width: a pair that meets lies side by side, or fading it would show through itself


def look_of(laid: Laid) -> Visual:
    """Return the look of a card at rest."""
    return Visual(laid.box.x, laid.box.y, 1.0 if laid.face_up else 0.0)


def settle_on(motion: Motion, arrangement: Arrangement) -> None:
    """Put every card at its place at once."""
    for laid in arrangement.laid:
        motion.place(laid.card.ident, look_of(laid))


def deal(motion: Motion, arrangement: Arrangement, now: float) -> None:
    """Deal all cards out from the stock's place."""
    frame = arrangement.ground.frames[STOCK]
    dealt = [laid for laid in arrangement.laid if laid.spot.place is not STOCK]
    stagger = min(_STAGGER, _ALL_LAUNCHED / max(1, len(dealt)))
    for laid in arrangement.laid:
        motion.place(laid.card.ident, Visual(frame.x, frame.y, 0.0))
        if laid.spot.place is STOCK:
            motion.place(laid.card.ident, look_of(laid))
    for number, laid in enumerate(_in_dealing_order(dealt)):
        motion.send(laid.card.ident, look_of(laid), Move.DEAL.value, now, number * stagger)


def _in_dealing_order(dealt: Iterable[Laid]) -> list[Laid]:
    """Return the waste's card last, as it is turned up last (HH-03)."""
    return sorted(dealt, key=lambda laid: laid.spot.place.role is Role.WASTE)


def change(motion: Motion, before: Arrangement, after: Arrangement, cause: Cause, now: float) -> tuple[Laid, ...]:
    """Send every card from where it is to where it belongs.

    Args:
        motion: holds the looks; cards are settled or in the hand.
        before: the table until now.
        after: the table from now on.
        cause: what was done.
        now: the motion's time, seconds.

    Returns:
        The cards that left the game: they meet, fade and rise.
    """
    staying = {laid.card.ident for laid in after.laid}
    leaving = tuple(laid for laid in before.laid if laid.card.ident not in staying)
    style = _style(before.table, after.table, cause)
    for laid in after.laid:
        ident = laid.card.ident
        if ident not in motion:
            _return(motion, laid, after, now)
        elif motion.goal(ident) != look_of(laid):
            motion.send(ident, look_of(laid), style, now)
    _leave(motion, leaving, after, now)
    return leaving


def _style(before: Table, after: Table, cause: Cause) -> Style:
    if cause in (Cause.UNDO, Cause.REDO):
        return Move.UNDO.value
    if cause is Cause.DROP:
        return Move.DROP.value
    turned = len(after.stock) - len(before.stock)
    if turned > 0:
        return Move.REDEAL.value
    return Move.DRAW.value if turned < 0 else Move.FLY.value


def _return(motion: Motion, laid: Laid, after: Arrangement, now: float) -> None:
    """Let a card that comes back into the game sink onto its place."""
    goal = look_of(laid)
    rise = after.ground.card_h * _RISE_OF_HEIGHT
    motion.place(laid.card.ident, goal._replace(y=goal.y - rise, alpha=0.0))
    motion.send(laid.card.ident, goal, Move.UNDO.value, now)


def _leave(motion: Motion, leaving: tuple[Laid, ...], after: Arrangement, now: float) -> None:
    if not leaving:
        return
    if motion.fades:
        for laid in leaving:
            motion.fade_out(laid.card.ident, now)
        return
    looks = [motion.goal(laid.card.ident) for laid in leaving]
    x = sum(look.x for look in looks) / len(looks)
    y = sum(look.y for look in looks) / len(looks)
    spread = after.ground.card_w * _APART
    for side, laid in zip((-1, 1), leaving, strict=False):
        met = Visual(x + side * spread, y, 1.0, lift=1.0)
        gone = met._replace(y=y - after.ground.card_h * _RISE_OF_HEIGHT, alpha=0.0)
        motion.send(laid.card.ident, met, Move.MEET.value, now)
        motion.then(laid.card.ident, gone, Move.LEAVE.value)


def go_home(motion: Motion, arrangement: Arrangement, now: float) -> None:
    """Send back to its place whatever is not there."""
    for laid in arrangement.laid:
        if motion.goal(laid.card.ident) != look_of(laid):
            motion.send(laid.card.ident, look_of(laid), Move.HOME.value, now)


def nudge(motion: Motion, arrangement: Arrangement, spot: Spot, now: float) -> None:
    """Shake the card at a spot a little: it can't be played."""
    laid = arrangement.find(spot)
    if laid is not None:
        style = Move.NUDGE.value._replace(sway=arrangement.ground.card_w * NUDGE_OF_WIDTH)
        motion.send(laid.card.ident, look_of(laid), style, now)
