"""The window "no more moves" (HH-20): it offers undo and a new game, and leaves the table free to play on."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.pages.dialog import Dialog
from game.pages.dialogs import how_it_stands
from game.pages.page import Context
from game.view.bar import HEIGHT
from game.view.geometry import Box
from game.view.inputs import Input, Key, PointerDown, PointerMove, PointerUp
from game.view.kept import Kept
from game.view.scene import Sprite
from game.view.widgets.button import TextButton
from game.view.widgets.widget import Skin

_MARGIN = 10
_WIDTHS = tuple(share / 100 for share in range(27, 107, 10))  # of the window; the first is what the tip leaves free


class _Way(NamedTuple):
    """How wide the panel may be, as a share of the window's width, what it does without, and how small it is drawn."""

    share: float
    figures: bool = True
    again: bool = True
    scale: float = 1.0


_LEAN = _Way(_WIDTHS[-1], figures=False, again=False)
_WAYS = (
    *map(_Way, _WIDTHS),
    _LEAN._replace(again=True),
    _LEAN,
    *(_LEAN._replace(scale=percent / 100) for percent in range(95, 25, -5)),
)
"""From what is best to what fits the smallest windows."""


class StuckPanel(Dialog):
    """A panel in a corner of the table. What it does not cover can be played: draws and undo may help."""

    covers_table = False

    def __init__(self, context: Context, on_close: Callable[[], None]) -> None:
        """Offer what helps.

        Args:
            context: what pages are given.
            on_close: told when the player closes the panel.
        """
        words, desk = context.words, context.desk
        self._on_close = on_close
        self.is_open = False
        self._undo = TextButton("stuck-undo", words("Undo"), desk.undo)
        self._new = TextButton("stuck-new", words("New game"), lambda: desk.new(desk.session.code.game))
        self._again = TextButton("stuck-again", words("Same deal again"), desk.restart)
        super().__init__(context, words("No more moves"), (self._new,))
        self.form.unfocus()
        self._way = _WAYS[0]
        self._full_skin: Skin | None = None
        self._fitting: Kept[_Way] = Kept()
        self._offer_help()

    def enter(self) -> None:
        """Come into view, without taking the keyboard from the table."""
        self.is_open = True

    def leave(self) -> None:
        """Go out of view."""
        self.is_open = False

    def _offer_help(self) -> None:
        """Offer what helps as the game stands: draws go on while the panel is open.

        Of a deal that starts stuck nothing can be taken back yet, and the same deal again would help no more.
        """
        session = self._context.desk.session
        begun = session.can_undo or session.can_redo
        self._undo.enabled = self._undo.primary = session.can_undo
        self._new.primary = not self._undo.primary
        skin = self._full_skin
        if skin is not None:
            way = self._fitting.get((self._size, skin, begun), lambda: self._fit(skin, begun=begun))
            self._take(way, skin, begun=begun)

    def _fit(self, skin: Skin, *, begun: bool) -> _Way:
        """Return the best way in which the panel fits below the bar, the last one failing all."""
        for way in _WAYS:
            self._take(way, skin, begun=begun)
            panel = self.panel()
            if panel.w <= self._size[0] and panel.h <= self._size[1] - skin.px(HEIGHT):
                break
        return way

    def _take(self, way: _Way, skin: Skin, *, begun: bool) -> None:
        self._way = way
        self._skin = skin._replace(scale=skin.scale * way.scale)
        self.offer((self._undo, self._new, self._again) if begun and way.again else (self._undo, self._new))
        self.lines = (how_it_stands(self._context),) if way.figures else ()

    def sprites(self) -> Iterator[Sprite]:
        """Yield the panel."""
        self._offer_help()
        return super().sprites()

    def resize(self, size: tuple[int, int], skin: Skin) -> None:
        """Stand in the corner; wider than the heart likes, then with less, then smaller where all would not fit."""
        super().resize(size, skin)
        self._full_skin = skin
        self._offer_help()

    def widest(self, size: tuple[int, int]) -> int:
        """Leave the heart its room."""
        return round(size[0] * self._way.share)

    def place(self, width: int, height: int, size: tuple[int, int], skin: Skin) -> Box:
        """Stand in a lower corner, beside the tip of the heart, on the side where the piles are not."""
        margin, bar = skin.px(_MARGIN), (self._full_skin or skin).px(HEIGHT)
        right = max(0, size[0] - width - margin)
        x = min(margin, right) if self._context.settings.is_on("left_handed") else right
        y = max(bar, size[1] - height - margin)
        return Box(x, y, width, height)

    def handle(self, event: Input) -> bool:
        """Take what is meant for the panel; everything else goes to the table."""
        self._offer_help()
        if isinstance(event, Key):
            return self._key(event)
        used = self.form.handle(event)
        if isinstance(event, PointerDown) and not used:
            self.form.unfocus()
        if isinstance(event, PointerDown | PointerUp | PointerMove):
            return used or (isinstance(event, PointerDown) and self.panel().contains(event.x, event.y))
        return False

    def _key(self, key: Key) -> bool:
        """Take a key: the first Esc gives the keyboard back to the table, the next one closes the panel."""
        focused = self.form.focused is not None
        if key.name != "escape":
            return focused and self.form.handle(key)
        if focused:
            self.form.unfocus()
        else:
            self._context.close(self)
            self._on_close()
        return True

    def take_keyboard(self, key: Key) -> bool:
        """Take the keyboard from the table with Tab; tell whether it did. Shift+Tab leaves it to the tools."""
        return self.is_open and not key.shift and self.form.handle(key)
