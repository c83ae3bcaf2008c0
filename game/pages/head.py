"""The head of a page that shows a table: a way back, its title, and perhaps tabs."""

from collections.abc import Callable, Iterator

from game.i18n import Words
from game.view import paint, text
from game.view.bar import BAR_LAYER
from game.view.geometry import Box
from game.view.scene import Sprite
from game.view.widgets.button import IconButton
from game.view.widgets.tabs import Tabs
from game.view.widgets.widget import Skin, Widget

_HEIGHT, _EDGE, _GAP = 56, 10, 7
_TITLE = 24


class Head:
    """The bar at the top; its widgets belong into the page's form.

    Attributes:
        box: where it is, surface pixels.
        widgets: its widgets in the order of Tab.
    """

    def __init__(self, title: str, words: Words, back: Callable[[], None], tabs: Tabs | None) -> None:
        """Make a head.

        Args:
            title: the page's title, in the player's language.
            words: the language.
            back: leaves the page.
            tabs: what can be chosen, if anything.
        """
        self.box = Box(0, 0, 0, 0)
        self._title = title
        self._tabs = tabs
        self._back = IconButton("back", "left", words("Back"), back)
        self.widgets: list[Widget] = [self._back, *([tabs] if tabs else [])]

    def lay(self, width: int, skin: Skin) -> None:
        """Lay it out over a window's width, pixels."""
        height, edge = skin.px(_HEIGHT), skin.px(_EDGE)
        side = height - 2 * edge
        self.box = Box(0, 0, width, height)
        self._back.lay(Box(edge, edge, side, side), skin)
        if self._tabs is None:
            return
        room = width - self._back.box.right - 2 * edge
        tabs_w, tabs_h = self._tabs.size_within(room, skin)
        # Tabs too wide for one row stand in several: the head then grows.
        self.box = Box(0, 0, width, max(height, tabs_h + edge))
        self._tabs.lay(Box(width - edge - tabs_w, (self.box.h - tabs_h) // 2, tabs_w, tabs_h), skin)

    def sprites(self, skin: Skin) -> Iterator[Sprite]:
        """Yield the bar, and the title where it fits."""
        ground = paint.rounded((self.box.w, self.box.h), 0, skin.theme.bar, None, 0, 0.92)
        yield Sprite("head", ground, 0, 0, BAR_LAYER)
        picture = text.line(self._title, text.STRONG, skin.px(_TITLE), skin.theme.text)
        x = self._back.box.right + skin.px(_EDGE + _GAP)
        end = self._tabs.box.x - skin.px(_GAP) if self._tabs else self.box.right
        if x + picture.get_width() <= end:
            yield Sprite("head-title", picture, x, (self.box.h - picture.get_height()) // 2, BAR_LAYER + 1)
