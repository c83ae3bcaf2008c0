"""The pictures of the rules pages: positions of the example games."""

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.i18n import Words
from game.pages.shelf import examples, position
from game.rules.controller import Reason
from game.rules.forty_thieves import COLUMNS, FOUNDATIONS
from game.rules.games import Game
from game.rules.heart_to_heart import HEART
from game.rules.session import Session
from game.rules.settings import RuleSettings
from game.rules.table import STOCK, WASTE, Spot
from game.view.faces import Faces, FaceStyle
from game.view.small_table import Remark, Shot
from game.view.widgets.flow import Figure
from game.view.widgets.widget import Skin

_HIGH, _WIDE, _HEART_SPACE = (900, 1250), (1100, 660), (1060, 740)
_WHOLE_W, _PART_W, _ROW_W = 480, 310, 660
_MOVES_TO_FIRST_PAIR = 9
_MOVES_TO_FULL_COLUMNS = 1
_MOVES_TO_FOUNDATIONS = 104


class Look(NamedTuple):
    """How pictures are to look now."""

    style: FaceStyle
    skin: Skin


def drawn(shot: Shot, size: tuple[int, int], faces: Faces, skin: Skin) -> pygame.Surface | None:
    """Draw a piece of a picture; see `Shot.draw`.

    Returns:
        The picture, or None while there is more to do: one face at a time, so that the page takes input in between.
    """
    faces.prepare((card.rank, card.suit) for card in shot.cards)
    return None if faces.work() else shot.draw(size, faces, skin)


class Album:
    """Gives the rules pages their pictures."""

    def __init__(self, words: Words, look: Callable[[Game], Look]) -> None:
        """Make an album.

        Args:
            words: the language of what the game says in them.
            look: tells how a game's pictures are to look whenever one is drawn.
        """
        self._words = words
        self._look = look
        self._faces: dict[tuple[FaceStyle, int], Faces] = {}

    def _figure(self, shot: Shot, width: float, caption: str) -> Figure:
        def draw(size: tuple[int, int]) -> pygame.Surface | None:
            style, skin = self._look(shot.controller.game)
            return drawn(shot, size, self._faces_for(style, shot.card_w(size[0])), skin)

        return Figure(draw, width, shot.ratio, caption)

    def _faces_for(self, style: FaceStyle, width: int) -> Faces:
        """Return the faces of a width; pictures with cards of one size share them."""
        if (style, width) not in self._faces:
            self._faces[style, width] = Faces(style, width)
        return self._faces[style, width]

    def heart(self, caption: str) -> Figure:
        """Show Heart to Heart as it is dealt."""
        game = _example(Game.HEART_TO_HEART, 0)
        shot = Shot(game.controller, game.table, _HEART_SPACE, targets=game.marks.free)
        return self._figure(shot, _WHOLE_W, caption)

    def pair(self, caption: str) -> Figure:
        """Show the tip and the waste as a pair, the waste selected."""
        game = _example(Game.HEART_TO_HEART, _MOVES_TO_FIRST_PAIR)
        marks = game.controller.marks(game.table, WASTE, RuleSettings())
        places = (STOCK, WASTE, *HEART[-6:])
        return self._figure(Shot(game.controller, game.table, _HIGH, places, WASTE, marks), _PART_W, caption)

    def no_pair(self, caption: str) -> Figure:
        """Show a tip and a waste of different ranks, and what the game says to that."""
        game = _example(Game.HEART_TO_HEART, 0)
        remark = Remark(self._words.reason(Reason.DIFFERENT_RANK), WASTE)
        places = (STOCK, WASTE, *HEART[-6:])
        shot = Shot(game.controller, game.table, _HIGH, places, WASTE, remark=remark)
        return self._figure(shot, _PART_W, caption)

    def thieves(self, caption: str) -> Figure:
        """Show Quarante Voleurs as it is dealt."""
        game = _example(Game.FORTY_THIEVES, 0)
        return self._figure(Shot(game.controller, game.table, _WIDE, game.controller.places), _ROW_W, caption)

    def accepted(self, caption: str) -> Figure:
        """Show a card over a column that takes it."""
        game = _example(Game.FORTY_THIEVES, _MOVES_TO_FULL_COLUMNS)
        target, source = COLUMNS[6], Spot(COLUMNS[7])
        places = COLUMNS[6:9]
        targets = tuple(place for place in game.targets(source) if place in places)
        shot = Shot(game.controller, game.table, _WIDE, places, held=(source, target), targets=targets)
        return self._figure(shot, _PART_W, caption)

    def refused(self, caption: str) -> Figure:
        """Show the same card over a column that refuses it, and the rule that the game names."""
        game = _example(Game.FORTY_THIEVES, _MOVES_TO_FULL_COLUMNS)
        target, source = COLUMNS[8], Spot(COLUMNS[7])
        answer = game.controller.drag(game.table, source, target, RuleSettings())
        remark = Remark(self._words.reason(answer.reason), target) if answer.reason else None
        shot = Shot(game.controller, game.table, _WIDE, COLUMNS[6:9], held=(source, target), remark=remark)
        return self._figure(shot, _PART_W, caption)

    def foundations(self, caption: str) -> Figure:
        """Show foundations that have grown."""
        game = _example(Game.FORTY_THIEVES, _MOVES_TO_FOUNDATIONS)
        shot = Shot(game.controller, game.table, _WIDE, (STOCK, WASTE, *FOUNDATIONS))
        return self._figure(shot, _ROW_W, caption)


def _example(game: Game, moves: int) -> Session:
    return position(examples(game)[0], moves)
