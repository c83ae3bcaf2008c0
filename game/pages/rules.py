"""The page with the rules of both games (UI-04)."""

from collections.abc import Iterator

from game.i18n import N_
from game.pages.game_sheet import GameSheet
from game.pages.hearts_rules import hearts_rules
from game.pages.page import Context
from game.pages.shots import Album, Look
from game.pages.thieves_rules import thieves_rules
from game.rules.games import Game
from game.view import suited
from game.view.geometry import Box
from game.view.inputs import Input, PointerUp
from game.view.scene import Sprite
from game.view.widgets.flow import Setting, lay
from game.view.widgets.plan import PLATE_RADIUS, Plan, plate
from game.view.widgets.reading import Reading
from game.view.widgets.widget import Skin

_TEXTS = {Game.HEART_TO_HEART: hearts_rules, Game.FORTY_THIEVES: thieves_rules}
_COLUMN, _PAD = 700, 28
_PLATE_LAYER, _TEXT_LAYER = 5, 20


class RulesPage(GameSheet):
    """Shows one game's rules at a time, first those of the game on the table.

    Attributes:
        reading: the rules laid out.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context, "rules", N_("Rules"))
        self.widest = _COLUMN + 2 * _PAD

    def _look(self, game: Game) -> Look:
        return self._scenery.look(game, self._skin.scale if self._skin else 1.0)

    def content(self, plan: Plan, width: int) -> None:
        """Lay the text out on a plate; it is drawn line by line as it comes into sight."""
        pad = plan.px(_PAD)
        words = self._context.words
        blocks = _TEXTS[self.game](words, Album(words, self._look))
        flow = lay(blocks, Setting(width - 2 * pad, plan.px, suited.width_of))
        self.reading = Reading("rules-text", flow, plan.skin)
        self._plate = Box(0, 0, width, flow.height + 2 * pad)
        plan.reserve(self._plate.h)

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
        yield from super().sprites()
        yield from self._plate_sprites(self._skin)
        pad = self._skin.px(_PAD)
        x, y = self._corner[0] + pad, self._text_y(self._skin)
        for sprite in self.reading.sprites(x, y, self.scroll.box, _TEXT_LAYER):
            shown = self.scroll.clipped(sprite)
            if shown is not None:
                yield shown

    def _text_y(self, skin: Skin) -> int:
        """Return where the text begins now, on the surface."""
        return self._corner[1] + skin.px(_PAD) - self.scroll.offset

    def _plate_sprites(self, skin: Skin) -> Iterator[Sprite]:
        """Yield the ground of the text: never much higher than what shows, however long the text is."""
        view, spare = self.scroll.box, skin.px(2 * PLATE_RADIUS)
        whole = self._plate.moved(self._corner[0], self._corner[1] - self.scroll.offset)
        height = min(whole.h, view.h + 2 * spare)
        y = max(whole.y, min(view.y - spare, whole.bottom - height))
        shown = self.scroll.clipped(Sprite("rules-plate", plate((whole.w, height), skin), whole.x, y, _PLATE_LAYER))
        if shown is not None:
            yield shown

    def work(self) -> bool:
        """Draw a piece of a picture; tell whether there was any left."""
        return self._skin is not None and self.reading.work(self._text_y(self._skin), self.scroll.box)
