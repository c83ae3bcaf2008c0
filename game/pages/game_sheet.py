"""A sheet about one game at a time: tabs change the game, and the page has that game's felt and colours."""

from collections.abc import Iterator

from game.pages.page import Context
from game.pages.scenery import Scenery, game_tabs
from game.pages.sheet import Sheet
from game.rules.games import Game
from game.view.scene import Sprite
from game.view.widgets.tabs import Tabs
from game.view.widgets.widget import Skin


class GameSheet(Sheet):
    """What rules and statistics share; the game on the table comes first.

    Attributes:
        game: the game that the page is about now.
    """

    def __init__(self, context: Context, name: str, title: str) -> None:
        """Make a sheet; see `Sheet`."""
        super().__init__(context, name, title)
        self.game = context.desk.session.code.game
        self._scenery = Scenery(context)

    def look(self, skin: Skin) -> Skin:
        """Return the look of the game."""
        return self._scenery.look(self.game, skin.scale).skin

    def ground(self, size: tuple[int, int], skin: Skin) -> Iterator[Sprite]:
        """Return that game's felt."""
        return self._scenery.felt(size, skin)

    def tabs(self) -> Tabs:
        """Return one tab a game."""
        return game_tabs(lambda: self.game, self._choose)

    def _choose(self, game: Game) -> None:
        self.game = game
        self.scroll.to_top()
        self.rebuild()
