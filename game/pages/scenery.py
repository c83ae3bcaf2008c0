"""What pages about one game share: its felt, colours and card backs, and the tabs that change between the games."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame

from game.i18n import GAME_NAMES
from game.pages.page import Context
from game.pages.shots import Look
from game.rules.games import Game
from game.view import paint
from game.view.kept import Kept
from game.view.scene import Sprite
from game.view.theme import theme_for
from game.view.widgets.one_of import Option
from game.view.widgets.tabs import Tabs
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
        settings = self._context.settings
        theme = theme_for(game, settings["theme"], high_contrast=settings.is_on("high_contrast"))
        return Look(replace(self._context.faces.style, back=theme.back), Skin(theme, scale))

    def felt(self, size: tuple[int, int], skin: Skin) -> Iterator[Sprite]:
        """Yield the felt of a whole window, `size` pixels, unless it is that of the game on the table anyway."""
        theme = skin.theme
        if self.look(self._context.desk.session.code.game, skin.scale).skin.theme == theme:
            return
        picture = self._felt.get((size, theme), lambda: paint.felt(size, theme.felt, theme.edge).convert_alpha())
        yield Sprite("own-felt", picture, 0, 0, _FELT_LAYER)


def game_tabs(value: Callable[[], Game], on_change: Callable[[Game], None]) -> Tabs:
    """Return tabs that choose between the two games.

    Args:
        value: tells the game that is shown.
        on_change: told the game that was chosen.
    """
    options = [Option(game.value, name) for game, name in GAME_NAMES.items()]
    return Tabs("games", options, lambda: value().value, lambda chosen: on_change(Game(chosen)))
