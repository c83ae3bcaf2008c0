"""A field for one line of typed or pasted text."""

from collections.abc import Callable, Iterator

from game.view import paint, text
from game.view.inputs import Key
from game.view.scene import Sprite
from game.view.widgets.button import focus_ring
from game.view.widgets.widget import Mood, Skin, Widget

LONGEST = 10_000
"""Characters; what is typed or pasted beyond is dropped."""
_SIZE = 18
_RADIUS = 8


class TextField(Widget):
    """One line of text with a caret at its end.

    Attributes:
        value: the text.
    """

    focus_by_pointer = True

    def __init__(self, name: str, on_change: Callable[[str], None], paste: Callable[[], str]) -> None:
        """Make an empty field.

        Args:
            name: its name.
            on_change: told the text after each change.
            paste: gives the clipboard's text, empty if there is none.
        """
        super().__init__(name)
        self.value = ""
        self._on_change = on_change
        self._paste = paste

    @property
    def takes_text(self) -> bool:
        """Whether typed text goes into it: it does."""
        return True

    def typed(self, text: str) -> None:
        """Add text at the end."""
        self._set(self.value + text)

    def key(self, key: Key) -> bool:
        """Take Backspace, Ctrl+Backspace or Ctrl+U (clear), Ctrl+V or Shift+Insert (paste)."""
        if key.name == "backspace" and not key.ctrl:
            self._set(self.value[:-1])
        elif key.ctrl and key.name in ("backspace", "u"):
            self._set("")
        elif (key.ctrl and key.name == "v") or (key.shift and key.name == "insert"):
            self._set(self.value + self._paste())
        else:
            return False
        return True

    def _set(self, value: str) -> None:
        self.value = value[:LONGEST]
        self._on_change(self.value)

    def sprites(self, skin: Skin, mood: Mood, layer: int) -> Iterator[Sprite]:
        """Yield the field, the end of its text as far as it fits, and the caret."""
        theme, size = skin.theme, (self.box.w, self.box.h)
        plate = paint.rounded(size, skin.px(_RADIUS), (0, 0, 0), theme.quiet, skin.px(1), 0.35)
        yield Sprite((self.name, "plate"), plate, self.box.x, self.box.y, layer)
        yield from focus_ring(self, skin, mood, layer + 1)
        pad = skin.px(12)
        shown = self._fitting(self.box.w - 2 * pad - skin.px(4), skin.px(_SIZE))
        picture = text.line(shown, text.REGULAR, skin.px(_SIZE), theme.text)
        y = self.box.y + (self.box.h - picture.get_height()) // 2
        yield Sprite((self.name, "text"), picture, self.box.x + pad, y, layer + 2)
        if mood.focused:
            caret = paint.rounded((skin.px(2), skin.px(22)), 0, theme.accent, None, 0, 1.0)
            x = self.box.x + pad + (picture.get_width() if shown else 0) + skin.px(1)
            yield Sprite((self.name, "caret"), caret, x, self.box.centre[1] - caret.get_height() // 2, layer + 2)

    def _fitting(self, width: int, size: int) -> str:
        """Return the end of the text that fits, without what can't be drawn."""
        shown = "".join(c if c.isprintable() else "·" for c in self.value[-200:])
        while shown and text.width_of(shown, text.REGULAR, size) > width:
            shown = shown[1:]
        return shown
