"""A form: widgets that share pointer, focus and keys."""

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.view.inputs import (
    PRESSING_KEYS,
    Button,
    Input,
    Interrupted,
    Key,
    PointerDown,
    PointerGone,
    PointerMove,
    PointerUp,
    Typed,
    Wheel,
)
from game.view.scene import Sprite
from game.view.widgets.widget import Mood, Skin, Widget

_LAYERS_A_WIDGET = 4


class Form:
    """Widgets on one page.

    Attributes:
        widgets: them, in the order in which Tab walks them.
    """

    def __init__(self, widgets: Sequence[Widget], *, focus: str | None = None, default: Widget | None = None) -> None:
        """Make a form.

        Args:
            widgets: the widgets.
            focus: the name of the one that the keyboard operates first.
            default: the one that Enter in a text field presses.
        """
        self._default = default
        self.widgets = list(widgets)
        self._hovered: Widget | None = None
        self._pressed: Widget | None = None
        self._focused = self._named(focus)
        self._by_pointer = False
        self._undo_press: Callable[[], None] | None = None

    def _named(self, name: str | None) -> Widget | None:
        return next((widget for widget in self.widgets if widget.name == name), None)

    def replace(self, widgets: Sequence[Widget]) -> None:
        """Take other widgets; those of the same names inherit pointer and focus."""
        self.widgets = list(widgets)
        self._hovered = self._heir(self._hovered)
        self._pressed = self._heir(self._pressed)
        self._focused = self._heir(self._focused)

    def _heir(self, former: Widget | None) -> Widget | None:
        return self._named(former.name) if former else None

    @property
    def hovered(self) -> Widget | None:
        """The widget under the pointer."""
        return self._hovered

    @property
    def pressed(self) -> Widget | None:
        """The widget that the pointer holds."""
        return self._pressed

    @property
    def focused(self) -> Widget | None:
        """The widget that the keyboard operates."""
        return self._focused

    @property
    def mood(self) -> tuple[Widget | None, Widget | None, Widget | None]:
        """The widgets hovered, pressed and ringed: with the widgets' own values, all that the pictures depend on."""
        return self._hovered, self._pressed, self._ringed

    @property
    def _ringed(self) -> Widget | None:
        """The focused widget, while the keyboard is in use: who points sees what is pointed at."""
        focused = self._focused
        return focused if focused is not None and (focused.takes_text or not self._by_pointer) else None

    def at(self, x: float, y: float) -> Widget | None:
        """Return the widget at a point."""
        return next((w for w in self.widgets if w.focusable and w.contains(x, y)), None)

    def is_hand_at(self, x: float, y: float) -> bool:
        """Tell whether a click at a point operates something, and not by typing."""
        widget = self.at(x, y)
        return widget is not None and widget.enabled and not widget.takes_text

    def handle(self, event: Input) -> bool:
        """Take an input; tell whether it was meant for one of the widgets."""
        match event:
            case PointerMove(x, y):
                return self._move(x, y)
            case PointerDown(x, y, Button.LEFT):
                return self._press(x, y)
            case PointerUp(x, y, Button.LEFT):
                return self._release(x, y)
            case Wheel(steps) if self._focused is not None and self._focused is self._hovered:
                return self._focused.enabled and self._focused.wheel(steps)
            case PointerGone():
                self._hovered = None
            case Interrupted():
                self._pressed = self._hovered = None
                return False
            case Key():
                self._by_pointer = False
                return self._key(event)
            case Typed(text) if self._focused is not None and self._focused.takes_text:
                self._focused.typed(text)
                return True
        return False

    def _move(self, x: float, y: float) -> bool:
        self._hovered = self.at(x, y)
        if self._pressed is not None and self._pressed.enabled:
            self._pressed.drag(x, y)
        if self._hovered is not None:
            self._hovered.hover(x, y)
        return self._pressed is not None

    def _press(self, x: float, y: float) -> bool:
        pressed = self._pressed = self._hovered = self.at(x, y)
        if pressed is None:
            return False
        self._by_pointer = True
        if pressed.enabled:
            self._undo_press = self._press_undone(pressed)
            if pressed.focus_by_pointer:
                self.focus(pressed)
            pressed.press(x, y)
        return True

    def _press_undone(self, pressed: Widget) -> Callable[[], None]:
        """Return what takes the coming press of a widget back."""
        focused, undo = self._focused, pressed.undo_press()

        def undone() -> None:
            self.focus(self._heir(focused))
            undo()

        return undone

    def let_go(self) -> None:
        """Take the press back: it was meant for the page that scrolls below."""
        self._pressed = self._hovered = None
        if self._undo_press is not None:
            self._undo_press()
            self._undo_press = None

    def _release(self, x: float, y: float) -> bool:
        pressed, self._pressed = self._pressed, None
        self._undo_press = None
        if pressed is None:
            return False
        if pressed.enabled and pressed.contains(x, y):
            # Its tooltip has done its work; another motion brings it back.
            self._hovered = None
            pressed.click(x, y)
        return True

    def _key(self, key: Key) -> bool:
        focused = self._focused
        if key.name == "tab":
            self._walk(-1 if key.shift else 1)
            return True
        if focused is None:
            return False
        if focused.enabled and focused.key(key):
            return True
        if key.name in PRESSING_KEYS and not (focused.takes_text and key.name == "space"):
            pressed = self._default if focused.takes_text and self._default else focused
            if pressed.enabled and not key.repeat:
                pressed.activate()
            return True
        if key.name in ("left", "right", "up", "down") and not focused.takes_text:
            self._walk(-1 if key.name in ("left", "up") else 1)
            return True
        return False

    def _walk(self, step: int) -> None:
        stops = [widget for widget in self.widgets if widget.focusable and widget.enabled]
        if not stops:
            return
        if self._focused in stops:
            self.focus(stops[(stops.index(self._focused) + step) % len(stops)])
        else:
            self.focus(stops[0 if step > 0 else -1])

    def focus(self, widget: Widget | None) -> None:
        """Let the keyboard operate a widget, None for none."""
        self._focused = widget
        if widget is not None and widget.takes_text:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def enter(self) -> None:
        """Come into view: the first focus takes text from now on."""
        self.focus(self._focused)

    def leave(self) -> None:
        """Go out of view."""
        pygame.key.stop_text_input()

    def unfocus(self) -> None:
        """Take the keyboard away from all widgets."""
        self.focus(None)

    def sprites(
        self, skin: Skin, layer: int, cut: Callable[[Sprite], Sprite | None] = lambda sprite: sprite
    ) -> Iterator[Sprite]:
        """Yield the widgets' pictures.

        Args:
            skin: the look.
            layer: the lowest layer.
            cut: cuts those of widgets that show in a part of the surface only; None where nothing shows.
        """
        hovered, pressed, ringed = self.mood
        for number, widget in enumerate(self.widgets):
            mood = Mood(widget is hovered, widget is pressed, widget is ringed)
            for sprite in widget.sprites(skin, mood, layer + number * _LAYERS_A_WIDGET):
                shown = sprite if widget.shown is None else cut(sprite)
                if shown is not None:
                    yield shown
