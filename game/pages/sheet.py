"""A sheet: a page that fills the window, with a title, perhaps tabs, and content that scrolls where it must."""

from abc import abstractmethod
from collections.abc import Iterator

from game.pages.head import Head
from game.pages.page import Context, Page
from game.view.bar import BAR_LAYER, tooltip
from game.view.geometry import Box
from game.view.inputs import (
    Button,
    HeardBelow,
    Input,
    Interrupted,
    Key,
    PointerDown,
    PointerGone,
    PointerMove,
    PointerUp,
)
from game.view.scene import Sprite
from game.view.widgets.button import IconButton
from game.view.widgets.form import Form
from game.view.widgets.plan import Plan
from game.view.widgets.scroll import BAR_W, ScrollArea
from game.view.widgets.swipe import Swipe
from game.view.widgets.tabs import Tabs
from game.view.widgets.widget import Skin

_LAYER = 10
_WIDGETS, _SCROLL = BAR_LAYER + 10, BAR_LAYER + 5
_MARGIN, _TOP = 16, 20


class Sheet(Page):
    """What settings, statistics, menu and keys share. Esc goes back."""

    opaque = True
    follows_language = True
    widest = 760.0
    """The width that the content takes where the window has it, units."""

    def __init__(self, context: Context, name: str, title: str) -> None:
        """Make a sheet.

        Args:
            context: what pages are given.
            name: its name.
            title: its title in English.
        """
        self._context = context
        self._name = name
        self._title = title
        self._form = Form([])
        self._scroll = ScrollArea(context.motion_speed)
        self._given: Skin | None = None
        self._skin: Skin | None = None
        self._size = (0, 0)
        self._swipe = Swipe()
        self._pointer: tuple[float, float] | None = None

    @abstractmethod
    def content(self, plan: Plan, width: int) -> None:
        """Lay the content out on a plan, at most `width` pixels wide."""

    def tabs(self) -> Tabs | None:
        """Return the tabs at the top, if any."""
        return None

    def look(self, skin: Skin) -> Skin:
        """Return the look of the page, from that of the table."""
        return skin

    def ground(self, size: tuple[int, int], skin: Skin) -> Iterator[Sprite]:  # noqa: ARG002 (most lie on the table's felt)
        """Yield what lies below everything, if not the table's felt."""
        yield from ()

    @property
    def form(self) -> Form:
        """Its widgets."""
        return self._form

    @property
    def scroll(self) -> ScrollArea:
        """Which part of the content shows."""
        return self._scroll

    @property
    def room(self) -> int:
        """The height that the content has without scrolling, pixels."""
        skin = self._skin
        return 0 if skin is None else self._size[1] - self._head.box.bottom - 2 * skin.px(_TOP)

    def enter(self) -> None:
        """Come on top."""
        self._form.enter()

    def leave(self) -> None:
        """Go out of view."""
        self._form.leave()

    def resize(self, size: tuple[int, int], skin: Skin) -> None:
        """Lay everything out anew, in the language and with the values of now."""
        self._size, self._given = size, skin
        self.rebuild()

    def rebuild(self) -> None:
        """Lay everything out anew for the same window."""
        if self._given is None:
            return
        skin = self._skin = self.look(self._given)
        words = self._context.words
        self._head = Head(words(self._title), words, self.back, self.tabs())
        self._head.lay(self._size[0], skin)
        top = self._head.box.bottom
        view = Box(0, top, self._size[0], max(1, self._size[1] - top))
        room = view.w - 2 * skin.px(_MARGIN) - skin.px(BAR_W)
        width = min(room, skin.px(self.widest))
        self._plan = Plan(self._name, skin)
        self.content(self._plan, width)
        top, height = skin.px(_TOP), self._plan.bottom
        self._corner = (view.x + (view.w - width) // 2, view.y + self._inset(view.h, height, top))
        self._scroll.lay(view, height + 2 * top, skin)
        for widget, _ in self._plan.widgets:
            widget.shown = view
        self._form.replace([*self._head.widgets, *(widget for widget, _ in self._plan.widgets)])
        self._stand()

    def _inset(self, room: int, height: int, top: int) -> int:
        """Return how far below the header the content begins: high up, but not glued to the top of a tall window."""
        return max(top, min((room - height) // 3, 4 * top))

    def _stand(self) -> None:
        """Put the content's widgets where the scrolled content is now."""
        skin = self._skin
        if skin is None:
            return
        dx, dy = self._corner[0], self._corner[1] - self._scroll.offset
        for widget, box in self._plan.widgets:
            widget.lay(box.moved(dx, dy), skin)
        if self._pointer is not None and self._form.pressed is None:
            self._form.handle(PointerMove(*self._pointer))

    def is_hand_at(self, x: float, y: float) -> bool:
        """Tell whether the pointer is over something to press."""
        return self._form.is_hand_at(x, y)

    def back(self) -> None:
        """Go back to what is below."""
        self._context.close(self)

    def handle(self, event: Input) -> bool:
        """Take everything: nothing below is operated meanwhile."""
        if isinstance(event, PointerMove | PointerDown | PointerUp):
            self._pointer = (event.x, event.y)
        elif isinstance(event, PointerGone):
            self._pointer = None
        self._watch_for_swipe(event)
        if _goes_back(event):
            self.back()
        elif self._form.handle(event):
            if isinstance(event, Key):
                self._reveal()
        elif self._scroll.handle(event):
            self._stand()
        return not isinstance(event, HeardBelow)

    def _watch_for_swipe(self, event: Input) -> None:
        """Let the page take over a press on one of its widgets that goes up or down; nothing is pressed then."""
        match event:
            case PointerDown(x, y, Button.LEFT):
                self._swipe.begin(x, y)
            case PointerMove(x, y) if self._skin is not None and self._scroll.longest:
                pressed = self._form.pressed
                if pressed is None or pressed.shown is None:
                    return
                start = self._swipe.found(x, y, self._skin.scale, across=pressed.follows_across)
                if start is not None:
                    self._form.let_go()
                    self._scroll.grip(start[1])
            case PointerUp() | Interrupted():
                self._swipe.end()

    def _reveal(self) -> None:
        """Scroll to the widget that the keyboard operates."""
        if self._skin is None:
            return
        margin = self._skin.px(_TOP)
        for widget, box in self._plan.widgets:
            if widget is self._form.focused:
                inset = self._corner[1] - self._scroll.box.y
                self._scroll.reveal(box.y + inset - margin, box.bottom + inset + margin)
                self._stand()

    @property
    def moving(self) -> bool:
        """Whether it glides."""
        return self._scroll.moving

    def step(self) -> None:
        """Let one step of the fixed time pass."""
        if self._scroll.moving:
            self._scroll.step()
            self._stand()

    def sprites(self) -> Iterator[Sprite]:
        """Yield what shows of the page."""
        skin = self._skin
        if skin is None:
            return
        dx, dy = self._corner[0], self._corner[1] - self._scroll.offset
        yield from self.ground(self._size, skin)
        for sprite in self._plan.sprites(dx, dy, _LAYER):
            shown = self._scroll.clipped(sprite)
            if shown is not None:
                yield shown
        yield from self._scroll.sprites(_SCROLL)
        yield from self._head.sprites(skin)
        yield from self._form.sprites(skin, _WIDGETS, self._scroll.clipped)
        hovered = self._form.hovered
        if isinstance(hovered, IconButton):
            yield from tooltip(hovered.tooltip, hovered.box, self._size[0], skin)


def _goes_back(event: Input) -> bool:
    return isinstance(event, Key) and (event.name == "escape" or (event.name == "left" and event.alt))
