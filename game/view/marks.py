"""What the table shows beside cards: frames of empty places, help, selection. Tells the rules' answers, no more."""

from collections.abc import Collection, Iterator

import pygame

from game.rules.controller import Marks
from game.rules.forty_thieves import FOUNDATION_SUITS
from game.rules.games import Game
from game.rules.table import STOCK, Place, Role, Spot
from game.view import paint, text
from game.view.board import Board, card_layer
from game.view.faces import Faces
from game.view.geometry import Box
from game.view.ground import Ground
from game.view.icons import icon
from game.view.layout import Laid
from game.view.scene import Sprite
from game.view.svg import Rgb, clear
from game.view.theme import Theme

FRAME_LAYER = 10
_COUNT_LAYER = 99_000
_COUNT_OF_WIDTH, _COUNT_ABOVE, _SMALLEST_COUNT = 0.13, 0.07, 9
_LIGHT_FELT = 384  # the sum of the felt's colours from which it is light
CURSOR_LAYER = 90_000
_SIGN_OF_HEIGHT = 0.34
_DIMMED = 0.42
_FRAME, _IMPRINT, _LINE_OF_WIDTH = 0.85, 0.5, 0.014
_WHITE = (255, 255, 255)
_SELECTED_OF_WIDTH, _HELP_OF_WIDTH, _TARGET_OF_WIDTH, _GLOW = 0.045, 0.034, 0.048, 0.16


class MarkPainter:
    """Draws marks in a theme's colours; its pictures are cached by the functions it draws with."""

    def __init__(self, faces: Faces, theme: Theme) -> None:
        self._faces = faces
        self._theme = theme
        self._frames: dict[tuple[object, ...], pygame.Surface] = {}

    @property
    def accent(self) -> Rgb:
        """The colour of what stands out."""
        return self._theme.accent

    def frames(self, board: Board, game: Game, *, won: bool) -> Iterator[Sprite]:
        """Yield the frames of the places where no card lies at rest; none once the game is won: nothing goes there."""
        arrangement = board.arrangement
        if won:
            return
        for place in arrangement.places:
            if not arrangement.table.pile(place) or not board.rests(Spot(place, 1)):
                redeals = game is Game.HEART_TO_HEART and bool(arrangement.table.waste)
                picture, box = self._frame(arrangement.ground, place, redeals=redeals), arrangement.ground.frames[place]
                yield Sprite(("frame", place.name), picture, box.x, box.y, FRAME_LAYER)

    def _frame(self, ground: Ground, place: Place, *, redeals: bool) -> pygame.Surface:
        box, suit, in_heart = ground.frames[place], FOUNDATION_SUITS.get(place), place.role is Role.HEART
        key = (place.role, place if in_heart else suit, box.w, redeals and place is STOCK)
        if key not in self._frames:
            self._frames[key] = (
                self._drawn_imprint(ground, place) if in_heart else self._drawn_frame(place, box, redeals=redeals)
            )
        return self._frames[key]

    def _drawn_imprint(self, ground: Ground, place: Place) -> pygame.Surface:
        """Draw a heart place's share of the print that the whole heart leaves in the felt.

        Frames would cross each other where the places overlap. So each place shows what no later one covers, and an
        edge only where the heart itself ends.
        """
        line, radius = _line(ground.card_w), self._faces.radius
        prints = _heart_prints(ground, 2 * radius)
        box = prints[place]
        shade = paint.rounded((box.w, box.h), radius, _WHITE, None, 0, 1.0).copy()
        edge = shade.copy()
        for other, print_ in prints.items():
            x, y = print_.x - box.x, print_.y - box.y
            inside = paint.rounded((print_.w - 2 * line, print_.h - 2 * line), radius - line, _WHITE, None, 0, 1.0)
            edge.blit(inside, (x + line, y + line), special_flags=pygame.BLEND_RGBA_SUB)
            if other.index > place.index:
                plate = paint.rounded((print_.w, print_.h), radius, _WHITE, None, 0, 1.0)
                shade.blit(plate, (x, y), special_flags=pygame.BLEND_RGBA_SUB)
                edge.blit(plate, (x, y), special_flags=pygame.BLEND_RGBA_SUB)
        shade.fill((0, 0, 0, round(255 * self._darkening)), special_flags=pygame.BLEND_RGBA_MULT)
        edge.fill((*self._theme.line, 255), special_flags=pygame.BLEND_RGBA_MULT)
        shade.blit(paint.faded(edge, _IMPRINT), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return shade

    def _drawn_frame(self, place: Place, box: Box, *, redeals: bool) -> pygame.Surface:
        size = (box.w, box.h)
        surface = clear(size)
        shade = paint.rounded(size, self._faces.radius, (0, 0, 0), None, 0, self._darkening)
        edge = paint.rounded(size, self._faces.radius, None, self._theme.line, _line(box.w), _FRAME)
        surface.fblits([(shade, (0, 0)), (edge, (0, 0))], pygame.BLEND_PREMULTIPLIED)
        sign = self._sign(place, round(box.h * _SIGN_OF_HEIGHT), redeals=redeals)
        if sign is not None:
            spot = ((box.w - sign.get_width()) // 2, (box.h - sign.get_height()) // 2)
            surface.blit(sign, spot, special_flags=pygame.BLEND_PREMULTIPLIED)
        return surface

    @property
    def _darkening(self) -> float:
        """How much darker than the felt an empty place is."""
        return 0.14 if sum(self._theme.felt) < _LIGHT_FELT else 0.03

    def _sign(self, place: Place, size: int, *, redeals: bool) -> pygame.Surface | None:
        if place is STOCK:
            return icon("redeal" if redeals else "spent", size, self._theme.line)
        suit = FOUNDATION_SUITS.get(place)
        return None if suit is None else self._faces.suit_mark(suit, size, self._theme.line)

    def help(self, board: Board, marks: Marks, selected: Place | None) -> Iterator[Sprite]:
        """Yield outlines, dimming and the selection's frame."""
        for place in marks.outlined:
            if place is not selected:
                yield from self._outline(board, place, "outline", self._theme.help, _HELP_OF_WIDTH)
        for place in marks.dimmed:
            laid = board.arrangement.find(Spot(place))
            if laid is not None and board.rests(laid.spot):
                size = (laid.box.w, laid.box.h)
                veil = paint.rounded(size, self._faces.radius, self._theme.edge, None, 0, _DIMMED)
                yield Sprite(("dim", place.name), veil, laid.box.x, laid.box.y, card_layer(laid.spot) + 2)
        if selected is not None:
            yield from self._outline(board, selected, "outline", self._theme.accent, _SELECTED_OF_WIDTH)

    def targets(self, board: Board, places: Collection[Place]) -> Iterator[Sprite]:
        """Yield the highlights of the places that accept the card in the hand (FT-21)."""
        for place in places:
            yield from self._outline(board, place, "target", self._theme.help, _TARGET_OF_WIDTH)

    def stock_count(self, board: Board) -> Iterator[Sprite]:
        """Yield how many cards the stock still has, at the foot of its uppermost card."""
        count = len(board.arrangement.table.stock)
        if not count or not board.rests(Spot(STOCK)):
            return
        box = board.arrangement.box(Spot(STOCK))
        size = max(_SMALLEST_COUNT, round(box.w * _COUNT_OF_WIDTH))
        number = text.line(str(count), text.STRONG, size, self._theme.text)
        w, h = number.get_width() + size, round(size * 1.3)
        x, y = box.centre[0] - w // 2, box.bottom - h - round(box.w * _COUNT_ABOVE)
        plate = paint.rounded((w, h), h // 2, self._theme.bar, None, 0, 0.88)
        yield Sprite("stock-plate", plate, x, y, _COUNT_LAYER)
        spot = (x + (w - number.get_width()) // 2, y + (h - number.get_height()) // 2)
        yield Sprite("stock-count", number, *spot, _COUNT_LAYER + 1)

    def ring(self, board: Board, place: Place) -> Sprite:
        """Return the ring of the keyboard's cursor around a place, apart from the outlines of help and selection."""
        box = board.arrangement.box(Spot(place))
        width = max(2, round(box.w * _SELECTED_OF_WIDTH))
        outer = box.grown(2 * width)
        surface = paint.outline((outer.w, outer.h), self._faces.radius + 2 * width, self._theme.text, width, 0.0)
        return Sprite("cursor", surface, outer.x, outer.y, CURSOR_LAYER)

    def _outline(self, board: Board, place: Place, kind: str, colour: Rgb, part: float) -> Iterator[Sprite]:
        """Yield the outline of a place, unless its card is on the way; while one of two partners is in the hand, the
        other has help's outline and the highlight, told apart by their `kind`.
        """
        laid = board.arrangement.find(Spot(place))
        if laid is not None and not board.rests(laid.spot):
            return
        box = board.arrangement.box(Spot(place))
        width = max(2, round(box.w * part))
        # A target's outline stands on the felt around the card: on the paper a light one would not be seen.
        outside = width if kind == "target" else width // 2
        outer = box.grown(outside)
        # A breath of the colour fills an empty place; over a card it would wash out the face.
        glow = _GLOW if kind == "target" and laid is None else 0.0
        surface = paint.outline((outer.w, outer.h), self._faces.radius + outside, colour, width, glow)
        yield Sprite((kind, place.name), surface, outer.x, outer.y, _layer(laid))


def _heart_prints(ground: Ground, overlap: int) -> dict[Place, Box]:
    """Return boxes that cover the heart without gaps: each place's, `overlap` pixels into the next of its row."""
    heart = {place: box for place, box in ground.frames.items() if place.role is Role.HEART}
    starts = {(box.x, box.y) for box in heart.values()}

    def width(box: Box) -> int:
        nexts = [x for x, y in starts if y == box.y and box.x < x < box.right + box.w // 2]
        return min(nexts, default=box.right - overlap) + overlap - box.x

    return {place: box._replace(w=width(box)) for place, box in heart.items()}


def _line(card_w: int) -> int:
    """Return the width of a frame's line, pixels."""
    return max(1, round(card_w * _LINE_OF_WIDTH))


def _layer(laid: Laid | None) -> int:
    return card_layer(laid.spot) + 3 if laid else FRAME_LAYER + 1
