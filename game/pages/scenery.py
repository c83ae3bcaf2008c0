"""The ground of pages that belong to one game, whichever game is on the table: its felt, colours and card backs."""

from dataclasses import replace

import pygame

from game.pages.page import Context
from game.pages.shots import Look
from game.rules.games import Game
from game.view import paint
from game.view.kept import Kept
from game.view.scene import Sprite
from game.view.theme import theme_for
from game.view.widgets.widget import Skin

_FELT_LAYER = 0


class Scenery:
    """Gives a page the look of a game."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._felt: Kept[pygame.Surface] = Kept()

    def look(self, game: Game, scale: float) -> Look:
        """Return how cards and widgets of a game look.

        Args:
            game: the game.
            scale: pixels a unit.
        """
        theme = theme_for(game, self._context.settings["theme"])
        return Look(replace(self._context.faces.style, back=theme.back), Skin(theme, scale))

    def felt(self, size: tuple[int, int], skin: Skin) -> Sprite:
        """Return the felt of a whole window, `size` pixels."""
        theme = skin.theme
        picture = self._felt.get((size, theme), lambda: paint.felt(size, theme.felt, theme.edge).convert_alpha())
        return Sprite("own-felt", picture, 0, 0, _FELT_LAYER)
