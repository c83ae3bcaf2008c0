"""Small pictures of a table, or of a part of it, drawn by the table's own code."""

import math
from typing import NamedTuple

import pygame

from game.rules.cards import Card
from game.rules.controller import Marks, RuleController
from game.rules.table import STOCK, Place, Spot, Table
from game.view import paint
from game.view.board import Board
from game.view.bubble import Bubble
from game.view.faces import Faces
from game.view.geometry import Box
from game.view.layout import Arrangement, ground_for
from game.view.marks import MarkPainter
from game.view.motion import Motion, Visual
from game.view.scene import Sprite
from game.view.svg import clear
from game.view.widgets.widget import Skin

_MARGIN_OF_CARD = 0.2  # around the places shown, card widths
CORNER = 10
"""The radius of a picture's corners, units."""
_HELD_AT = (0.22, 0.5)  # where a card in the hand hangs over its target, in card sizes


class Remark(NamedTuple):
    """Words that the game says, and the place that they belong to."""

    words: str
    near: Place


class Shot(NamedTuple):
    """What a small picture shows.

    Attributes:
        controller: the game.
        table: its table.
        space: width and height of the whole table; only their ratio counts.
        places: the places shown, all where empty.
        selected: the selected place, if any.
        marks: what placement help marks.
        held: a card in the hand, and the place it hangs over, if any.
        targets: the places that accept the card in the hand.
        remark: what the game says, if anything.
    """

    controller: RuleController
    table: Table
    space: tuple[int, int]
    places: tuple[Place, ...] = ()
    selected: Place | None = None
    marks: Marks = Marks()
    held: tuple[Spot, Place] | None = None
    targets: tuple[Place, ...] = ()
    remark: Remark | None = None

    @property
    def ratio(self) -> float:
        """The height of the part shown as a part of its width."""
        box = self._part(1.0)
        return box.h / box.w

    def _ground_box(self, scale: float) -> Box:
        return Box(0, 0, round(self.space[0] * scale), round(self.space[1] * scale))

    def _part(self, scale: float) -> Box:
        """Return the part shown of the table laid out at a scale, pixels."""
        whole = self._ground_box(scale)
        if not self.places:
            return whole
        ground = ground_for(self.controller.game, whole)
        arrangement = Arrangement(ground, self.table, self.controller.places)
        boxes = [ground.frames[place] for place in self.places]
        boxes += [laid.box for laid in arrangement.laid if laid.spot.place in self.places]
        if self.held:
            boxes.append(_over(arrangement, self.held[1], self.places))
        rect = pygame.Rect(boxes[0]).unionall([pygame.Rect(box) for box in boxes[1:]])
        return Box(*rect).grown(round(ground.card_w * _MARGIN_OF_CARD))

    def card_w(self, width: int) -> int:
        """Return how wide the cards are in a picture `width` pixels wide."""
        return ground_for(self.controller.game, self._ground_box(self._scale(width))).card_w

    def _scale(self, width: int) -> float:
        return width / self._part(1.0).w

    @property
    def shown(self) -> tuple[Place, ...]:
        """The places that are shown."""
        return self.places or self.controller.places

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that are shown face up."""
        return tuple(card for place in self.shown if place is not STOCK for card in self.table.pile(place))

    def draw(self, size: tuple[int, int], faces: Faces, skin: Skin) -> pygame.Surface:
        """Draw it on felt with rounded corners.

        Args:
            size: pixels; its ratio should be `ratio`.
            faces: the cards' pictures, best of the width `card_w`.
            skin: the look of felt, marks and words.
        """
        scale = self._scale(size[0])
        part = self._part(scale)
        board = Board(faces, Motion(0.0), self.controller, self.table, self._ground_box(scale))
        if self.held:
            _hold(board, self)
        painter = MarkPainter(faces, skin.theme)
        dx, dy = (size[0] - part.w) // 2 - part.x, (size[1] - part.h) // 2 - part.y
        sprites = [
            *painter.frames(board, self.controller.game, won=False),
            *board.sprites(),
            *painter.help(board, self.marks, self.selected),
            *painter.targets(board, self.targets),
        ]
        names = _names(self)
        moved = [
            sprite._replace(x=sprite.x + dx, y=sprite.y + dy)
            for sprite in sprites
            if isinstance(sprite.key, tuple) and sprite.key[1] in names
        ]
        if self.remark:
            near = board.arrangement.visible(Spot(self.remark.near)).moved(dx, dy)
            moved += Bubble(self.remark.words, near, math.inf).sprites(0.0, Box(0, 0, *size), skin)
        return _on_felt(moved, size, skin)


def _over(arrangement: Arrangement, place: Place, shown: tuple[Place, ...]) -> Box:
    """Return where a card hangs that is about to be dropped on a place; inwards from the last one shown."""
    box = arrangement.box(Spot(place))
    side = -1 if shown and place is shown[-1] else 1
    return box.moved(side * round(box.w * _HELD_AT[0]), round(box.h * _HELD_AT[1]))


def _hold(board: Board, shot: Shot) -> None:
    """Let the card that a picture shows in the hand hang over its target."""
    laid = board.arrangement.find(shot.held[0]) if shot.held else None
    if shot.held and laid is not None:
        goal = _over(board.arrangement, shot.held[1], shot.places)
        board.lift(shot.held[0], laid.box.x, laid.box.y)
        board.motion.place(laid.card.ident, Visual(goal.x, goal.y, lift=1.0))


def _names(shot: Shot) -> set[object]:
    """Return what the keys of the sprites that a picture shows have at their second place."""
    names: set[object] = {place.name for place in shot.shown}
    return names | {card.ident for place in shot.shown for card in shot.table.pile(place)}


def _on_felt(sprites: list[Sprite], size: tuple[int, int], skin: Skin) -> pygame.Surface:
    surface = clear(size)
    surface.blit(paint.felt(size, skin.theme.felt, skin.theme.edge), (0, 0))
    ordered = sorted(sprites, key=lambda sprite: sprite.layer)
    surface.fblits([(s.surface, (s.x, s.y)) for s in ordered], pygame.BLEND_PREMULTIPLIED)
    mask = paint.rounded(size, skin.px(CORNER), (255, 255, 255), None, 0, 1.0)
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface
