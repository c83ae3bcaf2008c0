"""The board: the table's cards and places as sprites."""

from collections.abc import Collection, Iterator
from itertools import chain

from game.change import Cause
from game.rules.cards import Card
from game.rules.controller import RuleController
from game.rules.table import Role, Spot, Table
from game.view import choreography
from game.view.faces import Faces
from game.view.geometry import Box
from game.view.kept import Kept
from game.view.layout import Arrangement, Laid, ground_for
from game.view.motion import Motion, Visual
from game.view.pictures import Picture, Pictures
from game.view.scene import Sprite

STEP = 1 / 240
"""Seconds of one step of the motion's fixed time."""
CARD_LAYER = 1_000
FLYING_LAYER = 100_000
HELD_LAYER = 310_000
_LAYERS_A_PLACE = 512
_LAYERS_A_CARD = 4
_TILT_A_PIXEL = 0.35  # degrees for each pixel a frame, at a card width of 100 pixels
_STEEPEST = 6.0
_STRAIGHTEN, _LEVEL = 0.95, 0.3  # of the tilt after each step; degrees that count as none


class Held:
    """The card in the hand."""

    __slots__ = ("card", "grip_x", "grip_y", "spot", "tilt")

    def __init__(self, laid: Laid, x: float, y: float) -> None:
        self.card = laid.card
        self.spot = laid.spot
        self.grip_x = x - laid.box.x
        self.grip_y = y - laid.box.y
        self.tilt = 0.0


class Board:
    """Shows one game's table. The truth is the table; cards on the screen only chase it.

    Attributes:
        arrangement: the table laid out; what can be pointed at.
        motion: the cards' looks.
        held: the card in the hand, if any.
    """

    def __init__(
        self,
        faces: Faces,
        motion: Motion,
        controller: RuleController,
        table: Table,
        space: Box,
        *,
        left_handed: bool = False,
    ) -> None:
        """Lay a table out, everything at rest.

        Args:
            faces: the cards' pictures.
            motion: where their looks are kept.
            controller: the game.
            table: the table.
            space: where it may be, pixels.
            left_handed: whether the stock is on the right.
        """
        self.motion = motion
        self.held: Held | None = None
        self._faces = faces
        self._pictures = Pictures(faces)
        self._controller = controller
        self._leaving: dict[int, Card] = {}
        self._pressed: int | None = None
        self._resting: Kept[list[Sprite]] = Kept()
        self._time = 0.0
        ground = ground_for(controller.game, space, left_handed=left_handed)
        faces.set_width(ground.card_w)
        self.arrangement = Arrangement(ground, table, controller.places)
        choreography.settle_on(motion, self.arrangement)

    def show(self, table: Table, cause: Cause) -> None:
        """Show another table of the same game, with the motion that belongs to the cause."""
        before = self.arrangement
        self.arrangement = Arrangement(before.ground, table, self._controller.places)
        self.held = self._pressed = None
        if cause is Cause.DEAL:
            self._leaving.clear()
            choreography.deal(self.motion, self.arrangement, self._time)
        elif cause is Cause.SHOWN:
            choreography.settle_on(self.motion, self.arrangement)
        else:
            leaving = choreography.change(self.motion, before, self.arrangement, cause, self._time)
            self._leaving |= {laid.card.ident: laid.card for laid in leaving}
            # Without motion they are gone at once, and no step would come to forget them.
            self._forget_gone()

    def step(self) -> None:
        """Let `STEP` seconds pass for what moves."""
        self._time += STEP
        self.motion.step(self._time)
        self._forget_gone()
        self._straighten()

    @property
    def moving(self) -> bool:
        """Whether steps are needed: something flies, or hangs tilted in the hand."""
        return bool(self.motion.moving) or (self.held is not None and self.held.tilt != 0)

    def settle(self) -> None:
        """Complete everything that moves."""
        self.motion.settle()
        self._forget_gone()

    def _forget_gone(self) -> None:
        for ident in [ident for ident in self._leaving if ident not in self.motion.moving]:
            del self._leaving[ident]
            self.motion.remove(ident)

    def lift(self, spot: Spot, x: float, y: float) -> None:
        """Take the card at a spot into the hand, gripped at (x, y)."""
        laid = self.arrangement.find(spot)
        if laid is not None:
            self._pressed = None
            self.held = Held(laid, x, y)
            self.drag(x, y)

    def drag(self, x: float, y: float, *, steady: bool = False) -> None:
        """Bring the card in the hand under the pointer.

        Args:
            x: the pointer, pixels.
            y: the pointer, pixels.
            steady: whether it hangs straight however fast it moves.
        """
        held = self.held
        if held is None:
            return
        old = self.motion.look(held.card.ident)
        new_x = x - held.grip_x
        wanted = (old.x - new_x) * _TILT_A_PIXEL * 100 / self.arrangement.ground.card_w
        held.tilt = 0.0 if steady else max(-_STEEPEST, min(_STEEPEST, held.tilt * 0.7 + wanted * 0.3))
        self.motion.place(held.card.ident, Visual(new_x, y - held.grip_y, lift=1.0, tilt=_stepped(held.tilt)))

    def _straighten(self) -> None:
        """Let the card in the hand hang a little straighter."""
        held = self.held
        if held is None or not held.tilt:
            return
        held.tilt = held.tilt * _STRAIGHTEN if abs(held.tilt) > _LEVEL else 0.0
        look = self.motion.look(held.card.ident)
        self.motion.place(held.card.ident, look._replace(tilt=_stepped(held.tilt)))

    def held_box(self) -> Box | None:
        """Return the box of the card in the hand."""
        if self.held is None:
            return None
        look = self.motion.look(self.held.card.ident)
        return Box(round(look.x), round(look.y), self.arrangement.ground.card_w, self.arrangement.ground.card_h)

    def press(self, spot: Spot) -> None:
        """Lift the card at a spot a little: it is held down."""
        laid = self.arrangement.find(spot)
        if laid is not None:
            self._pressed = laid.card.ident
            self.motion.place(laid.card.ident, choreography.look_of(laid)._replace(lift=1.0))

    def let_go(self) -> None:
        """Send whatever is not at its place back there."""
        self.held = self._pressed = None
        choreography.go_home(self.motion, self.arrangement, self._time)

    def nudge(self, spot: Spot) -> None:
        """Shake the card at a spot."""
        self._pressed = None
        choreography.nudge(self.motion, self.arrangement, spot, self._time)

    def batches(self) -> Iterator[list[Sprite]]:
        """Yield the cards with their shadows: first those at rest, kept from frame to frame, then the others."""
        stirred = frozenset(self._stirred())
        key = (self.arrangement, stirred, self._faces.revision)
        yield self._resting.get(key, lambda: list(self._resting_sprites(stirred)))
        yield list(self._stirred_sprites(stirred))

    def sprites(self) -> Iterator[Sprite]:
        """Yield the cards with their shadows, in no particular order."""
        return chain.from_iterable(self.batches())

    @property
    def rest_key(self) -> object:
        """What tells one state of rest from another: it changes when a card stirs or settles."""
        return self.arrangement, frozenset(self._stirred())

    def _stirred_sprites(self, stirred: Collection[int]) -> Iterator[Sprite]:
        flying = {ident: number for number, ident in enumerate(self.motion.moving)}
        visible = (laid for laid in self.arrangement.laid if laid.card.ident in stirred)
        # Of cards that fly as a pile only the upper one shows; the shadows of all would add up to a black rim.
        uppermost = {
            self.motion.look(laid.card.ident): laid for laid in visible if not self.motion.waits(laid.card.ident)
        }
        for laid in uppermost.values():
            yield from self._card(laid.card, self._stirred_layer(laid.card.ident, flying))
        for ident, card in self._leaving.items():
            yield from self._card(card, self._stirred_layer(ident, flying))

    def _stirred(self) -> Iterator[int]:
        """Yield the idents of the cards that do not lie still at their places."""
        yield from self.motion.moving
        if self.held is not None:
            yield self.held.card.ident
        if self._pressed is not None:
            yield self._pressed

    def _resting_sprites(self, stirred: Collection[int]) -> Iterator[Sprite]:
        above: Laid | None = None
        shown: list[tuple[Laid, int | None]] = []
        for laid in reversed(self.arrangement.laid):
            if laid.card.ident in stirred:
                above = None
                continue
            on_it = above if above is not None and above.spot.place is laid.spot.place else None
            above = laid
            if on_it is None or on_it.box != laid.box:
                shown.append((laid, on_it.box.y - laid.box.y if on_it else None))
        lowest = {laid.spot.place: laid for laid, _ in shown}
        for laid, rows in shown:
            # Cards that lie straight on others show too little of them for more than one shadow.
            in_fan = laid.spot.place.role in (Role.COLUMN, Role.HEART)
            flat = not in_fan and laid is not lowest[laid.spot.place]
            yield from self._card(laid.card, card_layer(laid.spot), flat=flat, rows=rows if in_fan else None)

    def _stirred_layer(self, ident: int, flying: dict[int, int]) -> int:
        if self.held is not None and self.held.card.ident == ident:
            return HELD_LAYER
        return FLYING_LAYER + flying.get(ident, 0) * _LAYERS_A_CARD

    def rests(self, spot: Spot) -> bool:
        """Tell whether the card at a spot lies still at its place, neither flying nor in the hand."""
        laid = self.arrangement.find(spot)
        return laid is not None and laid.card.ident not in self._stirred()

    def _card(self, card: Card, layer: int, *, flat: bool = False, rows: int | None = None) -> Iterator[Sprite]:
        look = self.motion.look(card.ident)
        if look.alpha <= 0:
            return
        x, y = round(look.x), round(look.y)
        if look.alpha >= 1 and not flat and 0.0 in (look.turn, 1.0 - look.turn):
            yield _sprite(("shadow", card.ident), self._pictures.shadow(look, rows), x, y, layer)
        yield _sprite(("card", card.ident), self._pictures.card(card, look, rows), x, y, layer + 1)


def _stepped(tilt: float) -> float:
    """Return a tilt in half degrees: a picture is kept for each, and finer ones can't be told apart."""
    return round(tilt * 2) / 2


def card_layer(spot: Spot) -> int:
    """Return the layer of a card at rest; marks on it go two above."""
    return CARD_LAYER + spot.place.index * _LAYERS_A_PLACE + (spot.depth or 1) * _LAYERS_A_CARD


def _sprite(key: object, picture: Picture, x: int, y: int, layer: int) -> Sprite:
    return Sprite(key, picture.surface, x + picture.dx, y + picture.dy, layer)
