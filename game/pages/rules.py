"""The page with the rules of both games (UI-04)."""

from collections.abc import Iterator

from game.i18n import N_
from game.pages.hearts_rules import hearts_rules
from game.pages.page import Context
from game.pages.scenery import Scenery, game_tabs
from game.pages.sheet import Sheet
from game.pages.shots import Album, Look
from game.pages.thieves_rules import thieves_rules
from game.rules.games import Game
from game.view import suited
from game.view.geometry import Box
from game.view.inputs import Input, PointerUp
from game.view.scene import Sprite
from game.view.widgets.flow import Setting, lay
from game.view.widgets.plan import Plan
from game.view.widgets.reading import Reading
from game.view.widgets.tabs import Tabs
from game.view.widgets.widget import Skin

_TEXTS = {Game.HEART_TO_HEART: hearts_rules, Game.FORTY_THIEVES: thieves_rules}
_COLUMN, _PAD = 700, 28
_PLATE_LAYER, _TEXT_LAYER = 5, 20


class RulesPage(Sheet):
    """Shows one game's rules at a time, first those of the game on the table.

    Attributes:
        game: the game whose rules are shown.
        reading: the rules laid out.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context, "rules", N_("Rules"))
        self.widest = _COLUMN + 2 * _PAD
        self.game = context.desk.session.code.game
        self._scenery = Scenery(context)
        self._scale = 1.0

    def _look(self, game: Game) -> Look:
        return self._scenery.look(game, self._scale)

    def resize(self, size: tuple[int, int], skin: Skin) -> None:
        """Lay everything out, in the colours of the game that is read about."""
        self._scale = skin.scale
        super().resize(size, self._look(self.game).skin)

    def tabs(self) -> Tabs:
        """Return the tabs for the two games."""
        return game_tabs(lambda: self.game, self._choose)

    def _choose(self, game: Game) -> None:
        self.game = game
        self.scroll.to_top()
        self.resize(self._size, self._look(game).skin)

    def content(self, plan: Plan, width: int) -> None:
        """Lay the text out on a plate; it is drawn line by line as it comes into sight."""
        pad = plan.px(_PAD)
        words = self._context.words
        blocks = _TEXTS[self.game](words, Album(words, self._look))
        flow = lay(blocks, Setting(width - 2 * pad, plan.px, suited.width_of))
        self.reading = Reading("rules-text", flow, plan.skin)
        plan.plate(Box(0, 0, width, flow.height + 2 * pad))

    def handle(self, event: Input) -> bool:
        """Take everything; after a click on a tab the keys scroll again."""
        used = super().handle(event)
        if isinstance(event, PointerUp):
            self.form.unfocus()
        return used

    def sprites(self) -> Iterator[Sprite]:
        """Yield what shows of the page."""
        if self._skin is None:
            return
        yield self._scenery.felt(self._size, self._skin)
        yield from super().sprites()
        pad = self._skin.px(_PAD)
        x, y = self._corner[0] + pad, self._corner[1] + pad - self.scroll.offset
        for sprite in self.reading.sprites(x, y, self.scroll.box, _TEXT_LAYER):
            shown = self.scroll.clipped(sprite)
            if shown is not None:
                yield shown
