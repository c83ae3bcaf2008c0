"""Quarante Voleurs (Forty Thieves): ten columns, eight foundations, two packs, one pass through the stock."""

from itertools import pairwise
from operator import attrgetter

from game.rules.action import TURN, Action, Kind
from game.rules.cards import Card, Pile, Suit
from game.rules.controller import (
    NOTHING,
    IllegalActionError,
    Intent,
    Reason,
    RuleController,
    Status,
    is_top,
    moved,
    rejected,
)
from game.rules.games import Game
from game.rules.settings import RuleSettings
from game.rules.table import STOCK, WASTE, Place, Role, Spot, Table, row_of_places

FOUNDATIONS = row_of_places(Role.FOUNDATION, "f", 8, 2)
COLUMNS = row_of_places(Role.COLUMN, "c", 10, 10)
CARDS_A_COLUMN = 4
CARDS_A_FOUNDATION = 13
# What a place takes next, beside the kind of one card.
_ANY, _NONE = -1, -2

FOUNDATION_SUITS: dict[Place, Suit] = dict(zip(FOUNDATIONS, (*Suit, *Suit), strict=True))
"""The suit that each foundation is bound to (FT-07)."""

_POINTS = {
    (Role.COLUMN, Role.FOUNDATION): 10,
    (Role.WASTE, Role.FOUNDATION): 10,
    (Role.WASTE, Role.COLUMN): 5,
    (Role.FOUNDATION, Role.COLUMN): -15,
    (Role.COLUMN, Role.COLUMN): 0,
}

_MOVES = {
    (source, target): Action.move(source, target)
    for source in (WASTE, *FOUNDATIONS, *COLUMNS)
    for target in (*FOUNDATIONS, *COLUMNS)
    if source is not target and (source.role, target.role) != (Role.FOUNDATION, Role.FOUNDATION)
}


def _wanted(table: Table, place: Place) -> int:
    """Return the kind of card that a foundation or column takes next, or `_ANY` or `_NONE` (FT-04 to FT-07)."""
    pile = table.piles[place.index]
    if place.role is Role.FOUNDATION:
        return FOUNDATION_SUITS[place] * 13 + len(pile) if len(pile) < CARDS_A_FOUNDATION else _NONE
    if not pile:
        return _ANY
    top = pile[-1]
    return top.kind - 1 if top.rank > 1 else _NONE


def refusal(table: Table, card: Card, target: Place) -> Reason | None:
    """Name the rule that keeps `card` from being laid on `target`, or None where it may."""
    if target.role not in (Role.FOUNDATION, Role.COLUMN):
        return Reason.NO_PLACE
    if _wanted(table, target) in (card.kind, _ANY):
        return None
    if target.role is Role.FOUNDATION:
        same_suit = card.suit is FOUNDATION_SUITS[target]
        return Reason.FOUNDATION_ORDER if same_suit else Reason.FOUNDATION_SUIT
    top = table.piles[target.index][-1]
    if top.rank == 1:
        return Reason.ONTO_ACE
    return Reason.WRONG_RANK if card.suit is top.suit else Reason.WRONG_SUIT


def _is_sequence(cards: Pile) -> bool:
    """Tell whether cards of one suit descend by one rank each, deepest first."""
    return all(upper.suit is lower.suit and upper.rank == lower.rank - 1 for lower, upper in pairwise(cards))


def _takers(table: Table) -> dict[int, list[Place]]:
    """Return the places that wait for each kind of card, foundations first; those under `_ANY` take every card."""
    takers: dict[int, list[Place]] = {}
    for place in (*FOUNDATIONS, *COLUMNS):
        takers.setdefault(_wanted(table, place), []).append(place)
    return takers


def _by_hand(table: Table, source: Place, takers: dict[int, list[Place]] | None = None) -> tuple[Place, ...]:
    """Return the places that take the top card of `source` by hand, foundations first, ascending.

    Args:
        table: the table.
        source: a place.
        takers: what `_takers` says of the table, where the caller asks for several places.
    """
    card = table.top(source)
    if card is None or source is STOCK:
        return ()
    if takers is None:
        takers = _takers(table)
    found = [place for kind in (card.kind, _ANY) for place in takers.get(kind, ()) if (source, place) in _MOVES]
    return tuple(sorted(found, key=attrgetter("index")) if len(found) > 1 else found)


def _foundation_for(table: Table, source: Place) -> Place | None:
    """Return the leftmost foundation that takes the top card of `source` (FT-07)."""
    return next((place for place in _by_hand(table, source) if place.role is Role.FOUNDATION), None)


def _best_place(table: Table, source: Place) -> Place | None:
    """Return where FT-18 puts the top card of `source`: a foundation, the longest accepting column, an empty one."""
    targets = _by_hand(table, source)
    if targets and targets[0].role is Role.FOUNDATION:
        return targets[0]
    best = max(targets, key=lambda place: len(table.pile(place)), default=None)
    if best is not None and not table.pile(best) and source.role is Role.COLUMN and len(table.pile(source)) == 1:
        return None
    return best


class FortyThieves(RuleController):
    """The rules of Quarante Voleurs."""

    game = Game.FORTY_THIEVES
    places = (STOCK, WASTE, *FOUNDATIONS, *COLUMNS)
    vocabulary = {action.text: action for action in (TURN, *_MOVES.values())}  # noqa: RUF012 (ClassVar in the base)

    def deal(self, order: Pile) -> Table:
        """Deal ten columns of four one after the other, first card deepest; the rest is the stock (FT-02)."""
        columns = (order[start : start + CARDS_A_COLUMN] for start in range(0, 40, CARDS_A_COLUMN))
        return Table((order[:39:-1], (), *(() for _ in FOUNDATIONS), *columns))

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Return the draw, then every move by hand; none once the game is won."""
        if self.is_won(table):
            return ()
        turn = (TURN,) if table.stock else ()
        sources = (WASTE, *FOUNDATIONS, *COLUMNS)
        takers = _takers(table)
        return (*turn, *(_MOVES[source, target] for source in sources for target in _by_hand(table, source, takers)))

    def apply(self, table: Table, action: Action) -> Table:
        """Draw (FT-09) or move one card (FT-03)."""
        if action.kind is Kind.TURN:
            if not table.stock:
                raise IllegalActionError(action, Reason.STOCK_SPENT)
            return table.draw()
        card = table.top(action.source)
        if card is None:
            raise IllegalActionError(action, None)
        reason = refusal(table, card, action.target)
        if reason is not None:
            raise IllegalActionError(action, reason)
        if self.is_won(table):
            raise IllegalActionError(action, None)
        return table.move(action.source, action.target)

    def points(self, action: Action) -> int:
        """Give the points of FT-13."""
        return 0 if action.kind is Kind.TURN else _POINTS[action.source.role, action.target.role]

    def is_won(self, table: Table) -> bool:
        """Tell whether every foundation holds its 13 cards (FT-10)."""
        return all(len(table.piles[place.index]) == CARDS_A_FOUNDATION for place in FOUNDATIONS)

    def status(self, table: Table) -> Status:
        """Tell whether the game is won; a blocked one is not detected (FT-11)."""
        return Status.WON if self.is_won(table) else Status.PLAYING

    def tap(self, table: Table, spot: Spot, selected: Place | None) -> Intent:  # noqa: ARG002
        """Draw (FT-09), or send the card to a foundation, the waste's also to a column (FT-17)."""
        place = spot.place
        if self.is_won(table):
            return NOTHING
        if place is STOCK:
            return moved(TURN) if table.stock else rejected(Reason.STOCK_SPENT)
        if place.role is Role.FOUNDATION or not table.pile(place):
            return NOTHING
        if not is_top(table, spot):
            return rejected(Reason.NOT_ON_TOP)
        target = _best_place(table, place) if place is WASTE else _foundation_for(table, place)
        return moved(_MOVES[place, target]) if target else rejected(Reason.NO_PLACE)

    def double(self, table: Table, spot: Spot, settings: RuleSettings) -> Intent | None:
        """Send the card to its best place (FT-18); None, two taps, on the stock (UI-08)."""
        place = spot.place
        plain = self.tap(table, spot, None)
        if not settings.double_click or self.is_won(table):
            return plain
        if place is STOCK:
            return None
        if plain.reason is not Reason.NO_PLACE:
            return plain
        target = _best_place(table, place)
        return moved(_MOVES[place, target]) if target else plain

    def drag(self, table: Table, source: Spot, target: Place | None, settings: RuleSettings) -> Intent:
        """Move the dragged card to where it is dropped (FT-19), or to its best place (FT-20)."""
        place = source.place
        card = table.top(place)
        if self.is_won(table) or place is STOCK or card is None or target is place:
            return NOTHING
        if not is_top(table, source):
            cards = table.pile(place)[(source.depth or 0) - 1 :]
            return rejected(Reason.ONE_CARD_ONLY if _is_sequence(cards) else Reason.NOT_ON_TOP)
        best = _best_place(table, place) if settings.auto_placement and place.role is not Role.FOUNDATION else None
        if best:
            return moved(_MOVES[place, best])
        if target is None:
            return NOTHING
        if place.role is Role.FOUNDATION and target.role is Role.FOUNDATION:
            return rejected(Reason.FOUNDATION_TO_FOUNDATION)
        reason = refusal(table, card, target)
        return rejected(reason) if reason else moved(_MOVES[place, target])

    def can_lift(self, table: Table, spot: Spot) -> bool:
        """Tell whether `spot` is the top card of a column, the waste or a foundation (FT-03, FT-08)."""
        place = spot.place
        return not self.is_won(table) and place is not STOCK and bool(table.pile(place)) and is_top(table, spot)

    def targets(self, table: Table, spot: Spot) -> tuple[Place, ...]:
        """Return every place that takes the card by hand, foundations first; none for a deeper card."""
        return _by_hand(table, spot.place) if self.can_lift(table, spot) else ()

    def explains(self, intent: Intent, settings: RuleSettings) -> bool:
        """Tell whether the rule that refused a move is named (FT-22)."""
        return settings.interactive_rules and intent.reason is not None
