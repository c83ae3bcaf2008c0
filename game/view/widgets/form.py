"""A form: widgets that share pointer, focus and keys."""

from collections.abc import Iterator, Sequence

import pygame

from game.view.inputs import Button, Input, Interrupted, Key, PointerDown, PointerMove, PointerUp, Typed
from game.view.scene import Sprite
from game.view.widgets.widget import Mood, Skin, Widget

_LAYERS_A_WIDGET = 4
_PRESSING_KEYS = ("return", "enter", "keypad enter", "space")


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
        self._focused = next((widget for widget in widgets if widget.name == focus), None)

    @property
    def hovered(self) -> Widget | None:
        """The widget under the pointer."""
        return self._hovered

    @property
    def focused(self) -> Widget | None:
        """The widget that the keyboard operates."""
        return self._focused

    @property
    def mood(self) -> tuple[Widget | None, Widget | None, Widget | None]:
        """The widgets hovered, pressed and focused: with the widgets' own values, all that the pictures depend on."""
        return self._hovered, self._pressed, self._focused

    def at(self, x: float, y: float) -> Widget | None:
        """Return the widget at a point."""
        return next((w for w in self.widgets if w.focusable and w.box.contains(x, y)), None)

    def handle(self, event: Input) -> bool:
        """Take an input; tell whether it was meant for one of the widgets."""
        match event:
            case PointerMove(x, y):
                self._hovered = self.at(x, y)
                return self._pressed is not None
            case PointerDown(x, y, Button.LEFT):
                self._pressed = self._hovered = self.at(x, y)
                return self._pressed is not None
            case PointerUp(x, y, Button.LEFT):
                return self._release(x, y)
            case Interrupted():
                self._pressed = self._hovered = None
                return False
            case Key():
                return self._key(event)
            case Typed(text) if self._focused is not None and self._focused.takes_text:
                self._focused.typed(text)
                return True
        return False

    def _release(self, x: float, y: float) -> bool:
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return False
        if pressed.enabled and pressed.box.contains(x, y):
            if pressed.takes_text:
                self._focus(pressed)
            pressed.activate()
        return True

    def _key(self, key: Key) -> bool:
        focused = self._focused
        if key.name == "tab":
            self._walk(-1 if key.shift else 1)
            return True
        if focused is None:
            return False
        if focused.key(key):
            return True
        if key.name in _PRESSING_KEYS and not (focused.takes_text and key.name == "space"):
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
            self._focus(stops[(stops.index(self._focused) + step) % len(stops)])
        else:
            self._focus(stops[0 if step > 0 else -1])

    def _focus(self, widget: Widget | None) -> None:
        self._focused = widget
        if widget is not None and widget.takes_text:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def enter(self) -> None:
        """Come into view: the first focus takes text from now on."""
        self._focus(self._focused)

    def leave(self) -> None:
        """Go out of view."""
        pygame.key.stop_text_input()

    def unfocus(self) -> None:
        """Take the keyboard away from all widgets."""
        self._focus(None)

    def sprites(self, skin: Skin, layer: int) -> Iterator[Sprite]:
        """Yield the widgets' pictures."""
        for number, widget in enumerate(self.widgets):
            mood = Mood(widget is self._hovered, widget is self._pressed, widget is self._focused)
            yield from widget.sprites(skin, mood, layer + number * _LAYERS_A_WIDGET)
