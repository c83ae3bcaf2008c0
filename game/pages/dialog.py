"""Dialogs: a panel with a title, some lines, perhaps a field, and buttons, over the table."""

from collections.abc import Iterator, Sequence

from game.pages.page import Context, Page
from game.view import paint, text
from game.view.geometry import Box
from game.view.inputs import Input, Interrupted, Key, PointerMove
from game.view.scene import Sprite
from game.view.widgets.button import TextButton
from game.view.widgets.form import Form
from game.view.widgets.text_field import TextField
from game.view.widgets.widget import Skin

DIALOG_LAYER = 400_000
_VEIL = 0.5
_PAD, _GAP = 24, 12
_TITLE, _TEXT = 26, 17
_FIELD_W, _FIELD_H = 460, 42


class Dialog(Page):
    """A panel in the middle of the window; Esc closes it."""

    def __init__(
        self, context: Context, title: str, buttons: Sequence[TextButton], field: TextField | None = None
    ) -> None:
        """Make a dialog.

        Args:
            context: what pages are given.
            title: its title, in the player's language.
            buttons: its buttons, in order; the first has the focus unless there is a field.
            field: a text field, if any.
        """
        self._context = context
        self._title = title
        self.lines: tuple[str, ...] = ()
        self._buttons = buttons
        self._field = field
        widgets = [*([field] if field else []), *buttons]
        primary = next((button for button in buttons if button.primary), None)
        self._form = Form(widgets, focus=widgets[0].name, default=primary)
        self._size = (0, 0)
        self._skin: Skin | None = None

    def enter(self) -> None:
        """Come on top."""
        self._form.enter()

    def leave(self) -> None:
        """Go out of view."""
        self._form.leave()

    @property
    def form(self) -> Form:
        """Its widgets."""
        return self._form

    def handle(self, event: Input) -> bool:
        """Take everything: nothing below is operated meanwhile."""
        if isinstance(event, Key) and event.name == "escape":
            self._context.close(self)
        elif isinstance(event, Key) and (event.name == "f11" or (event.alt and event.name == "return")):
            return False
        else:
            self._form.handle(event)
        return not isinstance(event, Interrupted | PointerMove)

    def resize(self, size: tuple[int, int], skin: Skin) -> None:
        """Lay the panel out in the middle."""
        self._size, self._skin = size, skin
        self._panel = self._lay(size, skin)

    def _lay(self, size: tuple[int, int], skin: Skin) -> Box:
        pad, gap = skin.px(_PAD), skin.px(_GAP)
        buttons = [button.natural_size(skin) for button in self._buttons]
        button_w = sum(w for w, _ in buttons) + gap * (len(buttons) - 1)
        widths = [text.width_of(self._title, text.STRONG, skin.px(_TITLE)), button_w]
        widths += [text.width_of(line, text.REGULAR, skin.px(_TEXT)) for line in self.lines]
        widths += [min(skin.px(_FIELD_W), size[0] - 4 * pad)] if self._field else []
        inner = max(widths)
        y = pad + skin.px(_TITLE * 1.5) + len(self.lines) * skin.px(_TEXT * 1.5)
        y += skin.px(_FIELD_H) + gap if self._field else 0
        height = y + gap + max(h for _, h in buttons) + pad
        panel = self.place(inner + 2 * pad, height, size, skin)
        if self._field:
            self._field.box = Box(panel.x + pad, panel.y + y - skin.px(_FIELD_H) - gap, inner, skin.px(_FIELD_H))
        x = panel.right - pad - button_w
        for button, (w, h) in zip(self._buttons, buttons, strict=True):
            button.box = Box(x, panel.bottom - pad - h, w, h)
            x += w + gap
        return panel

    def is_hand_at(self, x: float, y: float) -> bool:
        """Tell whether the pointer is over a button that can be pressed."""
        widget = self._form.at(x, y)
        return widget is not None and widget.enabled and not widget.takes_text

    def place(self, width: int, height: int, size: tuple[int, int], skin: Skin) -> Box:  # noqa: ARG002
        """Return where a panel of that width and height stands on a surface of `size` pixels."""
        return Box((size[0] - width) // 2, (size[1] - height) // 2, width, height)

    def sprites(self) -> Iterator[Sprite]:
        """Yield veil, panel, words and widgets."""
        skin = self._skin
        if skin is None:
            return
        panel = self._lay(self._size, skin)
        if self.covers_table:
            yield Sprite("veil", paint.rounded(self._size, 0, (0, 0, 0), None, 0, _VEIL), 0, 0, DIALOG_LAYER)
        plate = paint.rounded((panel.w, panel.h), skin.px(14), skin.theme.bar, skin.theme.line, skin.px(1), 0.98)
        yield Sprite("panel", plate, panel.x, panel.y, DIALOG_LAYER + 1)
        x, y = panel.x + skin.px(_PAD), panel.y + skin.px(_PAD)
        title = text.line(self._title, text.STRONG, skin.px(_TITLE), skin.theme.text)
        yield Sprite("title", title, x, y, DIALOG_LAYER + 2)
        y += skin.px(_TITLE * 1.5)
        for number, words in enumerate(self.lines):
            picture = text.line(words, text.REGULAR, skin.px(_TEXT), skin.theme.quiet)
            yield Sprite(("line", number), picture, x, y, DIALOG_LAYER + 2)
            y += skin.px(_TEXT * 1.5)
        yield from self._form.sprites(skin, DIALOG_LAYER + 10)
