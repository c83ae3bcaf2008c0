"""Where everything on the table lies: a table and a space give each card its box. Pure; nothing is drawn here."""

from collections.abc import Collection, Iterator
from functools import cached_property
from typing import NamedTuple

from game.rules.cards import Card
from game.rules.games import Game
from game.rules.table import Place, Role, Spot, Table
from game.view import heart_layout, thieves_layout
from game.view.card_size import radius_of
from game.view.geometry import Box, largest_visible
from game.view.ground import Ground

_PILE_LAYERS = 12  # cards of a face-down or discard pile that make it look one layer thicker
_LAYER_OF_HEIGHT = 0.008
_GENEROUS = 0.5  # the part of a dropped card that must lie on a place for it to be meant instead of one refusing


class Laid(NamedTuple):
    """One card where it lies.

    Attributes:
        card: the card.
        spot: its place and depth.
        box: its box.
        face_up: whether its face shows.
    """

    card: Card
    spot: Spot
    box: Box
    face_up: bool


class Arrangement:
    """A table laid out: its cards from the lowest to the uppermost, and what can be pointed at."""

    def __init__(self, ground: Ground, table: Table, places: tuple[Place, ...]) -> None:
        """Lay `table` out on `ground`."""
        self.ground = ground
        self.table = table
        self.places = places
        self.radius = radius_of(ground.card_w)
        self.laid = tuple(laid for place in places for laid in _laid_on(ground, table, place))

    def hit(self, x: float, y: float) -> Spot | None:
        """Return the uppermost card at a point, failing that the bare place there, failing that None."""
        for laid in reversed(self.laid):
            if laid.box.contains(x, y, self.radius):
                return laid.spot
        frame = self._frame_at(x, y)
        return Spot(frame) if frame else None

    def _frame_at(self, x: float, y: float) -> Place | None:
        """Return the place whose frame is drawn uppermost at a point: a heart's frames overlap."""
        return next((p for p in reversed(self.places) if self.ground.frames[p].contains(x, y, self.radius)), None)

    def find(self, spot: Spot) -> Laid | None:
        """Return the card at a spot, None for an empty place."""
        depth = spot.depth if spot.depth is not None else len(self.table.pile(spot.place))
        return self._by_spot.get((spot.place, depth))

    @cached_property
    def _by_spot(self) -> dict[tuple[Place, int | None], Laid]:
        return {(laid.spot.place, laid.spot.depth): laid for laid in self.laid}

    def box(self, spot: Spot) -> Box:
        """Return the whole box of a spot's card, or of its empty place."""
        laid = self.find(spot)
        return laid.box if laid else self.ground.frames[spot.place]

    def near(self, spot: Spot) -> Box:
        """Return what a text about a spot stands beside: a whole card, of a covered one the part that shows."""
        is_top = spot.depth is None or spot.depth == len(self.table.pile(spot.place))
        return self.box(spot) if is_top else self.visible(spot)

    def visible(self, spot: Spot) -> Box:
        """Return the largest part of a spot's card, or of its empty place, that shows."""
        laid, box = self.find(spot), self.box(spot)
        covers = [other.box for other in (self.laid[self.laid.index(laid) + 1 :] if laid else self.laid)]
        if laid is None:
            covers += (self.ground.frames[place] for place in self.places[self.places.index(spot.place) + 1 :])
        return largest_visible(box, covers) or box

    def drop_place(self, x: float, y: float, dragged: Box, source: Place, accepting: Collection[Place]) -> Place | None:
        """Return the place that a dropped card is meant for.

        The place under the pointer is meant if it accepts, else the card's own if it was let go there. Failing both
        an accepting place is meant that the card itself lies on: half of it where the pointer is on a place that
        refuses, any clear part where it is on none.

        Args:
            x: the pointer.
            y: the pointer.
            dragged: the dragged card's box.
            source: where it was lifted.
            accepting: the places that take it.
        """
        pointed = self._place_at(x, y, source)
        if pointed in accepting:
            return pointed
        laid = self.find(Spot(source))
        if pointed is source or (laid and laid.box.contains(x, y, self.radius)):
            return source
        overlaps = {place: dragged.overlap(self.drop_box(place)).area for place in accepting}
        best = max(overlaps, key=lambda place: overlaps[place], default=None)
        needed = dragged.area * (_GENEROUS if pointed else _GENEROUS / 2)
        return best if best is not None and overlaps[best] >= needed else pointed

    def _place_at(self, x: float, y: float, source: Place) -> Place | None:
        """Return the place at a point, as if the source's top card, which is in the hand, did not lie there."""
        for laid in reversed(self.laid):
            in_hand = laid.spot.place is source and laid.spot.depth == len(self.table.pile(source))
            if not in_hand and laid.box.contains(x, y, self.radius):
                return laid.spot.place
        return self._frame_at(x, y)

    def drop_box(self, place: Place) -> Box:
        """Return where a card may be dropped for `place`: its top card or frame; for a column all down to the edge."""
        box = self.box(Spot(place))
        if place.role is not Role.COLUMN:
            return box
        return Box(box.x, box.y, box.w, max(box.h, self.ground.floor - box.y))


def _laid_on(ground: Ground, table: Table, place: Place) -> Iterator[Laid]:
    pile = table.pile(place)
    frame = ground.frames[place]
    steps = _steps(ground, place, len(pile))
    for depth, (card, dy) in enumerate(zip(pile, steps, strict=True), start=1):
        yield Laid(card, Spot(place, depth), frame.moved(0, dy), place.role is not Role.STOCK)


def _steps(ground: Ground, place: Place, count: int) -> Iterator[int]:
    """Yield how far below its frame each card of a pile lies."""
    if place.role is Role.COLUMN:
        step = min(ground.fan, (ground.floor - ground.frames[place].bottom) / max(1, count - 1))
        yield from (round(step * i) for i in range(count))
    elif place.role in (Role.STOCK, Role.WASTE):
        layer = ground.card_h * _LAYER_OF_HEIGHT
        yield from (-round(layer * (i // _PILE_LAYERS)) for i in range(count))
    else:
        yield from (0 for _ in range(count))


def ground_for(game: Game, space: Box, *, left_handed: bool = False) -> Ground:
    """Lay out a game's places in `space` with the largest cards that fit.

    Args:
        game: the game.
        space: where the table may be, pixels.
        left_handed: whether the stock is on the right.
    """
    lay = heart_layout.lay if game is Game.HEART_TO_HEART else thieves_layout.lay
    ground = lay(space)
    return ground.mirrored(space) if left_handed else ground
