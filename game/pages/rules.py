"""The page with the rules of both games (UI-04)."""

from collections.abc import Iterator

from game.pages.head import Head, game_tabs
from game.pages.hearts_rules import hearts_rules
from game.pages.page import Context, Page
from game.pages.scenery import Scenery
from game.pages.shots import Album, Look
from game.pages.thieves_rules import thieves_rules
from game.rules.games import Game
from game.view import paint
from game.view.bar import BAR_LAYER
from game.view.geometry import Box
from game.view.inputs import Input, Interrupted, Key
from game.view.scene import Sprite
from game.view.widgets.flow import Block
from game.view.widgets.form import Form
from game.view.widgets.reading import Reading
from game.view.widgets.widget import Skin

_TEXTS = {Game.HEART_TO_HEART: hearts_rules, Game.FORTY_THIEVES: thieves_rules}
_COLUMN, _PAD, _MARGIN = 700, 28, 14
_PANEL_LAYER, _TEXT_LAYER = 5, 10
_TURNS = {"left": Game.HEART_TO_HEART, "right": Game.FORTY_THIEVES}


class RulesPage(Page):
    """Shows one game's rules at a time, first those of the game on the table.

    Attributes:
        reading: the rules as flowing text.
        game: the game whose rules are shown.
    """

    opaque = True

    def __init__(self, context: Context) -> None:
        self._context = context
        self.game = context.desk.session.code.game
        self._scenery = Scenery(context)
        self._album = Album(context.words, self._look)
        self.reading = Reading("rules", self._blocks(), context.motion_speed)
        tabs = game_tabs(lambda: self.game, self._show)
        self._head = Head(context.words("Rules"), context.words, lambda: context.close(self), tabs)
        self.form = Form(self._head.widgets)
        self._size = (0, 0)
        self._scale = 1.0

    def _look(self, game: Game) -> Look:
        return self._scenery.look(game, self._scale)

    @property
    def _skin(self) -> Skin:
        return self._look(self.game).skin

    def _blocks(self) -> tuple[Block, ...]:
        return tuple(_TEXTS[self.game](self._context.words, self._album))

    def _show(self, game: Game) -> None:
        self.game = game
        self.reading.show(self._blocks())
        self._lay()

    def resize(self, size: tuple[int, int], skin: Skin) -> None:
        """Lay everything out."""
        self._size, self._scale = size, skin.scale
        self._lay()

    def _lay(self) -> None:
        skin, (width, height) = self._skin, self._size
        self._head.lay(width, skin)
        pad, margin, top = skin.px(_PAD), skin.px(_MARGIN), self._head.box.bottom
        panel_w = min(width - 2 * margin, skin.px(_COLUMN) + 2 * pad)
        self._panel = Box((width - panel_w) // 2, top + margin, panel_w, max(1, height - top - 2 * margin))
        inset = skin.px(_PAD / 2)
        column = Box(self._panel.x + pad, self._panel.y + inset, panel_w - pad - inset, self._panel.h - 2 * inset)
        self.reading.lay(column, skin)

    def handle(self, event: Input) -> bool:
        """Take everything: nothing below is operated meanwhile."""
        if isinstance(event, Key):
            return self._key(event)
        if not self.form.handle(event):
            self.reading.handle(event)
        return not isinstance(event, Interrupted)

    def _key(self, key: Key) -> bool:
        focused = self.form.focused is not None
        if key.name == "escape" or (key.name == "left" and key.alt):
            self._context.close(self)
        elif focused and key.name in ("space", "left", "right"):
            self.form.handle(key)
        elif key.name in _TURNS and _TURNS[key.name] is not self.game:
            self._show(_TURNS[key.name])
        elif not self.reading.handle(key):
            return self.form.handle(key)
        return True

    @property
    def moving(self) -> bool:
        """Whether the text glides."""
        return self.reading.scroll.moving

    def step(self) -> None:
        """Let the text glide on."""
        self.reading.scroll.step()

    def sprites(self) -> Iterator[Sprite]:
        """Yield the page."""
        skin, panel = self._skin, self._panel
        yield self._scenery.felt(self._size, skin)
        plate = paint.rounded((panel.w, panel.h), skin.px(12), skin.theme.bar, None, 0, 0.88)
        yield Sprite("rules-panel", plate, panel.x, panel.y, _PANEL_LAYER)
        yield from self.reading.sprites(_TEXT_LAYER)
        yield from self._head.sprites(skin)
        yield from self.form.sprites(skin, BAR_LAYER + 10)
