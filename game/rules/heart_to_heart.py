"""Heart to Heart: a pairing patience on a heart of 25 cards, with a pack of hearts only."""

from collections.abc import Iterator
from itertools import combinations

from game.rules.action import TURN, Action, Kind
from game.rules.cards import Pile
from game.rules.controller import (
    NOTHING,
    IllegalActionError,
    Intent,
    Marks,
    Reason,
    Result,
    RuleController,
    Status,
    moved,
    rejected,
)
from game.rules.games import Game
from game.rules.settings import RuleSettings
from game.rules.table import STOCK, WASTE, Place, Role, Spot, Table, row_of_places

ROWS: tuple[tuple[int, ...], ...] = (
    (1, 3, 7, 9),
    (0, 2, 4, 6, 8, 10),
    (1, 3, 5, 7, 9),
    (2, 4, 6, 8),
    (3, 5, 7),
    (4, 6),
    (5,),
)
"""The rows of the heart from the top, as the x of each card in half-card steps (HH-02, HH-04)."""

HEART = row_of_places(Role.HEART, "h", 25, 2)
POINTS_A_HEART_CARD = 10

_GRID = {
    (row, x): place for place, (row, x) in zip(HEART, ((r, x) for r, xs in enumerate(ROWS) for x in xs), strict=True)
}
COVERS: dict[Place, tuple[Place, ...]] = {
    place: tuple(_GRID[row + 1, x + step] for step in (-1, 1) if (row + 1, x + step) in _GRID)
    for (row, x), place in _GRID.items()
}
"""The places whose cards lie on each heart place's card (HH-04)."""

_PAIRS = {frozenset(places): Action.pair(*places) for places in combinations((*HEART, WASTE), 2)}


def is_free(table: Table, place: Place) -> bool:
    """Tell whether a heart place holds a card that nothing covers (HH-05)."""
    piles = table.piles
    return bool(piles[place.index]) and not any(piles[cover.index] for cover in COVERS[place])


def free_places(table: Table) -> tuple[Place, ...]:
    """Return the heart places whose cards are free, ascending."""
    return tuple(place for place in HEART if is_free(table, place))


def _playable(table: Table, place: Place) -> bool:
    """Tell whether the card on `place` may be part of a pair: a free heart card or the waste's top (HH-07, HH-09)."""
    if place.role is Role.HEART:
        return is_free(table, place)
    return place is WASTE and bool(table.waste)


def _is_covered(table: Table, place: Place) -> bool:
    return place.role is Role.HEART and bool(table.pile(place)) and not is_free(table, place)


def _rank(table: Table, place: Place) -> int:
    return table.piles[place.index][-1].rank


def _partners(table: Table, place: Place) -> Iterator[Place]:
    """Yield the places that make a pair with a playable card's place, heart places ascending, then the waste."""
    rank = _rank(table, place)
    for other in (*free_places(table), WASTE):
        if other is not place and table.pile(other) and _rank(table, other) == rank:
            yield other


class HeartToHeart(RuleController):
    """The rules of Heart to Heart."""

    game = Game.HEART_TO_HEART
    places = (STOCK, WASTE, *HEART)
    vocabulary = {action.text: action for action in (TURN, *_PAIRS.values())}  # noqa: RUF012 (ClassVar in the base)

    def deal(self, order: Pile) -> Table:
        """Lay cards 1 to 25 as the heart, 26 to 51 as the stock, the last on the waste (HH-02, HH-03)."""
        return Table((order[50:24:-1], order[51:], *((card,) for card in order[:25])))

    def actions(self, table: Table) -> tuple[Action, ...]:
        """Return the draw or redeal, then every pair; none once the game is won."""
        if self.is_won(table):
            return ()
        turn = (TURN,) if table.stock or table.waste else ()
        playable = (*free_places(table), WASTE) if table.waste else free_places(table)
        pairs = (_PAIRS[frozenset(two)] for two in combinations(playable, 2))
        return (*turn, *(pair for pair in pairs if _rank(table, pair.source) == _rank(table, pair.target)))

    def apply(self, table: Table, action: Action) -> Table:
        """Draw, redeal (HH-09, HH-10) or take a pair off the table (HH-08)."""
        if action.kind is Kind.TURN:
            return self._turn(table)
        source, target = action.source, action.target
        if not (_playable(table, source) and _playable(table, target)):
            covered = _is_covered(table, source) or _is_covered(table, target)
            raise IllegalActionError(action, Reason.COVERED if covered else None)
        if _rank(table, source) != _rank(table, target):
            raise IllegalActionError(action, Reason.DIFFERENT_RANK)
        return table.with_piles((source, ()), (target, table.pile(target)[:-1]))

    def _turn(self, table: Table) -> Table:
        if self.is_won(table) or not (table.stock or table.waste):
            raise IllegalActionError(TURN, None)
        if table.stock:
            return table.draw()
        return table.with_piles((STOCK, table.waste[::-1]), (WASTE, ()))

    def points(self, action: Action) -> int:
        """Give 10 for each card that leaves the heart, nothing for a waste card (HH-18)."""
        if action.kind is not Kind.PAIR:
            return 0
        return POINTS_A_HEART_CARD * (1 if action.target is WASTE else 2)

    def is_won(self, table: Table) -> bool:
        """Tell whether the heart is empty (HH-19)."""
        return not any(table.piles[2:])

    def status(self, table: Table) -> Status:
        """Tell whether the game is won, stuck (HH-20) or open."""
        if self.is_won(table):
            return Status.WON
        free = [_rank(table, place) for place in free_places(table)]
        if len(set(free)) < len(free):
            return Status.PLAYING
        reachable = {card.rank for card in (*table.stock, *table.waste)}
        return Status.STUCK if reachable.isdisjoint(free) else Status.PLAYING

    def tap(self, table: Table, spot: Spot, selected: Place | None) -> Intent:
        """Draw, select, deselect or pair (HH-09 to HH-15)."""
        place = spot.place
        if self.is_won(table):
            return NOTHING
        if place is STOCK:
            return moved(TURN) if table.stock or table.waste else NOTHING
        if _is_covered(table, place):
            return Intent(Result.NOTHING, Reason.COVERED)
        if not _playable(table, place):
            return NOTHING
        if selected is None:
            return Intent(Result.SELECTED, place=place)
        if selected is place:
            return Intent(Result.DESELECTED)
        if _rank(table, selected) == _rank(table, place):
            return moved(_PAIRS[frozenset((selected, place))])
        return Intent(Result.SELECTED, Reason.DIFFERENT_RANK, place=place)

    def double(self, table: Table, spot: Spot, settings: RuleSettings) -> Intent | None:  # noqa: ARG002
        """Say that a double click is two taps everywhere."""
        return None

    def drag(self, table: Table, source: Spot, target: Place | None, settings: RuleSettings) -> Intent:  # noqa: ARG002
        """Remove the pair of the dragged card and the one it is dropped on (HH-24)."""
        place = source.place
        if self.is_won(table):
            return NOTHING
        if _is_covered(table, place):
            return Intent(Result.NOTHING, Reason.COVERED)
        if not _playable(table, place) or target is None or target is place:
            return NOTHING
        if _is_covered(table, target):
            return rejected(Reason.COVERED)
        if not _playable(table, target):
            return NOTHING
        if _rank(table, place) != _rank(table, target):
            return rejected(Reason.DIFFERENT_RANK)
        return moved(_PAIRS[frozenset((place, target))])

    def can_lift(self, table: Table, spot: Spot) -> bool:
        """Tell whether `spot` is a free heart card or the waste's top."""
        return not self.is_won(table) and _playable(table, spot.place)

    def targets(self, table: Table, spot: Spot) -> tuple[Place, ...]:
        """Return the partners of a playable card, heart places ascending, then the waste."""
        return tuple(_partners(table, spot.place)) if self.can_lift(table, spot) else ()

    def explains(self, intent: Intent, settings: RuleSettings) -> bool:
        """Tell whether a mismatch is explained (HH-16)."""
        return settings.move_errors and intent.reason is Reason.DIFFERENT_RANK

    def marks(self, table: Table, selected: Place | None, settings: RuleSettings) -> Marks:
        """Return the free places, those with a partner, and the dimmed ones (HH-17)."""
        free = free_places(table)
        if not settings.placement_help:
            return Marks(free)
        outlined = tuple(place for place in free if any(_partners(table, place)))
        if selected is None:
            return Marks(free, outlined)
        bright = {selected, *_partners(table, selected)}
        laid = (place for place in (*HEART, WASTE) if table.pile(place))
        return Marks(free, outlined, tuple(place for place in laid if place not in bright))
