"""The one interface through which a game's rules are asked; both games fill it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar, NamedTuple

from game.rules.action import Action
from game.rules.cards import Pile
from game.rules.games import PACKS, Game
from game.rules.settings import RuleSettings
from game.rules.table import Place, Role, Spot, Table


class Reason(StrEnum):
    """The rule that refuses a move."""

    DIFFERENT_RANK = "different-rank"
    COVERED = "covered"
    WRONG_SUIT = "wrong-suit"
    WRONG_RANK = "wrong-rank"
    ONTO_ACE = "onto-ace"
    FOUNDATION_SUIT = "foundation-suit"
    FOUNDATION_ORDER = "foundation-order"
    NOT_ON_TOP = "not-on-top"
    ONE_CARD_ONLY = "one-card-only"
    STOCK_SPENT = "stock-spent"
    NO_PLACE = "no-place"
    FOUNDATION_TO_FOUNDATION = "foundation-to-foundation"


class Result(StrEnum):
    """What a gesture came to."""

    MOVED = "moved"
    SELECTED = "selected"
    DESELECTED = "deselected"
    NOTHING = "nothing"
    REJECTED = "rejected"


class Status(StrEnum):
    """Where a game stands."""

    PLAYING = "playing"
    WON = "won"
    STUCK = "stuck"


class IllegalActionError(ValueError):
    """An action that the rules refuse on the given table.

    Attributes:
        reason: the rule that refuses it, or None where there is simply nothing to move.
    """

    def __init__(self, action: Action, reason: Reason | None) -> None:
        super().__init__(f"{action.text}: {reason or 'nothing to move'}")
        self.action = action
        self.reason = reason


class PlaceError(ValueError):
    """A text that names no place or card of the game."""


class Intent(NamedTuple):
    """What a gesture means by the rules, before anything is done.

    Attributes:
        result: what it comes to.
        reason: the rule that refuses a move, else None.
        action: the action to make when the result is `moved`.
        place: the place to select when the result is `selected`.
    """

    result: Result
    reason: Reason | None = None
    action: Action | None = None
    place: Place | None = None


NOTHING = Intent(Result.NOTHING)


def moved(action: Action) -> Intent:
    """Return the intent of making `action`."""
    return Intent(Result.MOVED, action=action)


def rejected(reason: Reason) -> Intent:
    """Return the intent of a move refused for `reason`."""
    return Intent(Result.REJECTED, reason)


class Marks(NamedTuple):
    """What Heart to Heart marks on the table; the other game marks nothing between gestures.

    Attributes:
        free: heart places whose cards are free (HH-05), ascending.
        outlined: free heart places whose card has a partner now (HH-17).
        dimmed: places whose cards do not match the selected one (HH-17), the waste last.
    """

    free: tuple[Place, ...] = ()
    outlined: tuple[Place, ...] = ()
    dimmed: tuple[Place, ...] = ()


class RuleController(ABC):
    """The rules of one game, as questions about a table and one way to change it. It keeps no state.

    Attributes:
        game: the game.
        places: all its places, in the order of `Table.piles`.
        vocabulary: every action that the game can have, legal now or not, by its text.
    """

    game: ClassVar[Game]
    places: ClassVar[tuple[Place, ...]]
    vocabulary: ClassVar[Mapping[str, Action]]

    @abstractmethod
    def deal(self, order: Pile) -> Table:
        """Lay out the shuffled pack `order` (HH-02, HH-03, FT-02)."""

    def undealt(self) -> Table:
        """Return the table before the deal: the whole pack is the stock."""
        return Table((PACKS[self.game], *((),) * (len(self.places) - 1)))

    @abstractmethod
    def actions(self, table: Table) -> tuple[Action, ...]:
        """Return every legal action, each once; none once the game is won."""

    @abstractmethod
    def apply(self, table: Table, action: Action) -> Table:
        """Return the table after `action`.

        Raises:
            IllegalActionError: if the rules refuse it.
        """

    @abstractmethod
    def points(self, action: Action) -> int:
        """Return the points of `action` before the floor (HH-18, FT-13)."""

    @abstractmethod
    def is_won(self, table: Table) -> bool:
        """Tell whether the game is won (HH-19, FT-10)."""

    @abstractmethod
    def status(self, table: Table) -> Status:
        """Tell whether the game is won, stuck (HH-20) or open."""

    @abstractmethod
    def tap(self, table: Table, spot: Spot, selected: Place | None) -> Intent:
        """Say what a tap on `spot` means while `selected` is selected."""

    @abstractmethod
    def double(self, table: Table, spot: Spot, settings: RuleSettings) -> Intent | None:
        """Say what a double click on `spot` means, or None where it is two taps."""

    @abstractmethod
    def drag(self, table: Table, source: Spot, target: Place | None, settings: RuleSettings) -> Intent:
        """Say what dragging the card at `source` onto `target` means; None is a drop beside every place."""

    @abstractmethod
    def can_lift(self, table: Table, spot: Spot) -> bool:
        """Tell whether the card at `spot` may be picked up to be dragged."""

    @abstractmethod
    def targets(self, table: Table, spot: Spot) -> tuple[Place, ...]:
        """Return the places that take the card at `spot` by hand, or its partners; empty where it can't move."""

    @abstractmethod
    def explains(self, intent: Intent, settings: RuleSettings) -> bool:
        """Tell whether the player is told the reason of `intent` (HH-16, FT-22)."""

    def marks(self, table: Table, selected: Place | None, settings: RuleSettings) -> Marks:  # noqa: ARG002
        """Return what is marked on the table between gestures."""
        return Marks()

    def spot(self, table: Table, text: str) -> Spot:
        """Read a place such as `h25`, `waste`, or a card deeper in a column such as `c3.1`.

        Raises:
            PlaceError: if this game has no such place, or the column no such card.
        """
        name, dot, depth_text = text.partition(".")
        place = next((place for place in self.places if place.name == name), None)
        if place is None:
            raise PlaceError(f"no such place: {name[:40]}")
        if not dot:
            return Spot(place)
        depths = {str(depth): depth for depth in range(1, len(table.pile(place)) + 1)}
        if place.role is not Role.COLUMN or depth_text not in depths:
            raise PlaceError(f"no such card: {text[:40]}")
        return Spot(place, depths[depth_text])


def is_top(table: Table, spot: Spot) -> bool:
    """Tell whether `spot` is the top card of its place, or the place as a whole."""
    return spot.depth is None or spot.depth == len(table.pile(spot.place))
