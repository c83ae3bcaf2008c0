"""Dialogs: a panel with a title, some lines, perhaps a field, and buttons, over the table."""

from collections.abc import Iterator, Sequence

from game.pages.page import Context, Page
from game.view import paint
from game.view.geometry import Box
from game.view.inputs import HeardBelow, Input, Key
from game.view.kept import Kept
from game.view.scene import Sprite
from game.view.widgets.button import TextButton
from game.view.widgets.flow import Ink
from game.view.widgets.form import Form
from game.view.widgets.plan import TITLE, Plan, Style
from game.view.widgets.text_field import TextField
from game.view.widgets.widget import Skin, Widget

DIALOG_LAYER = 400_000
_VEIL = 0.6
_PAD, _GAP = 24, 12
_LINE = Style(17, ink=Ink.QUIET)
_FIELD_W, _FIELD_H = 460, 42
_ABOVE_FIELD, _BELOW_FIELD = 6, 22  # its focus ring stands out on all sides


class Dialog(Page):
    """A panel in the middle of the window; Esc closes it."""

    centred = False
    """Whether the buttons stand in the middle instead of at the right."""

    def __init__(
        self,
        context: Context,
        title: str,
        buttons: Sequence[TextButton],
        field: TextField | None = None,
        *,
        focus: str | None = None,
    ) -> None:
        """Make a dialog.

        Args:
            context: what pages are given.
            title: its title, in the player's language.
            buttons: its buttons, in order.
            field: a text field, if any.
            focus: the name of what the keyboard operates first, if not the field, else the button that stands out.
        """
        self._context = context
        self._title = title
        self.lines: tuple[str, ...] = ()
        self._buttons = buttons
        self._field = field
        primary = next((button for button in buttons if button.primary), None)
        first = field or primary or buttons[0]
        self._form = Form(self._widgets, focus=focus or first.name, default=primary)
        self._size = (0, 0)
        self._skin: Skin | None = None
        self._laid: Kept[Box] = Kept()

    @property
    def _widgets(self) -> list[Widget]:
        return [*([self._field] if self._field else []), *self._buttons]

    def offer(self, buttons: Sequence[TextButton]) -> None:
        """Have other buttons from now on."""
        if self._buttons != buttons:
            self._buttons = buttons
            self._form.replace(self._widgets)

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
        else:
            self.panel()
            self._form.handle(event)
        return not isinstance(event, HeardBelow)

    def resize(self, size: tuple[int, int], skin: Skin) -> None:
        """Lay the panel out in the middle."""
        self._size, self._skin = size, skin

    def panel(self) -> Box:
        """Return where the panel is, with everything in it laid out for its present words."""
        skin = self._skin
        if skin is None:
            return Box(0, 0, 0, 0)
        names = tuple(button.name for button in self._buttons)
        corner = self.place(0, 0, self._size, skin)
        key = (self.lines, names, self._size, skin, self.widest(self._size), corner)
        return self._laid.get(key, lambda: self._lay(self._size, skin))

    def _lay(self, size: tuple[int, int], skin: Skin) -> Box:
        pad, gap = skin.px(_PAD), skin.px(_GAP)
        most = max(1, self.widest(size) - 2 * pad)
        rows = self._button_rows(most, skin)
        plan = Plan(f"dialog-{id(self)}", skin)
        widths = [sum(w for _, w, _ in row) + gap * (len(row) - 1) for row in rows]
        widths += [min(most, self.content_width(plan, most))]
        widths += [min(skin.px(_FIELD_W), most)] if self._field else []
        inner = max(widths)
        y = self.content(plan, pad, pad, inner)
        field_y, field_h = y + skin.px(_ABOVE_FIELD), skin.px(_FIELD_H)
        y = field_y + field_h + skin.px(_BELOW_FIELD) if self._field else y + gap
        height = y + sum(row[0][2] + gap for row in rows) - gap + pad
        panel = self.place(inner + 2 * pad, height, size, skin)
        if self._field:
            self._field.box = Box(panel.x + pad, panel.y + field_y, inner, field_h)
        y += panel.y
        for row in rows:
            spare = inner - sum(w for _, w, _ in row) - gap * (len(row) - 1)
            x = panel.x + pad + (spare // 2 if self.centred else spare)
            for button, w, h in row:
                button.box = Box(x, y, w, h)
                x += w + gap
            y += row[0][2] + gap
        self._plan = plan
        return panel

    def content_width(self, plan: Plan, most: int) -> int:  # noqa: ARG002 (plain lines wrap at any width)
        """Return the width that the content likes, pixels; it gets no more than `most`."""
        return max(plan.width_of(words, style) for words, style in self._texts)

    def content(self, plan: Plan, x: int, y: int, width: int) -> int:
        """Lay title and lines out from (x, y) on; return the y below them."""
        for words, style in self._texts:
            y = plan.text(words, style, x, y, width) + plan.px(_GAP) // 2
        return y

    @property
    def _texts(self) -> list[tuple[str, Style]]:
        return [(self._title, TITLE), *((line, _LINE) for line in self.lines)]

    def _button_rows(self, most: int, skin: Skin) -> list[list[tuple[TextButton, int, int]]]:
        """Return the buttons with their sizes, in as few rows as they fit in."""
        rows: list[list[tuple[TextButton, int, int]]] = [[]]
        for button in self._buttons:
            w, h = button.natural_size(skin)
            taken = sum(before_w + skin.px(_GAP) for _, before_w, _ in rows[-1])
            if rows[-1] and taken + w > most:
                rows.append([])
            rows[-1].append((button, w, h))
        return rows

    def is_hand_at(self, x: float, y: float) -> bool:
        """Tell whether the pointer is over a button that can be pressed."""
        return self._form.is_hand_at(x, y)

    def widest(self, size: tuple[int, int]) -> int:
        """Return how wide the panel may be on a surface of `size` pixels."""
        return size[0]

    def place(self, width: int, height: int, size: tuple[int, int], skin: Skin) -> Box:  # noqa: ARG002
        """Return where a panel of that width and height stands on a surface of `size` pixels."""
        return Box((size[0] - width) // 2, (size[1] - height) // 2, width, height)

    def veil_strength(self) -> float:
        """Return how much of the table the veil hides now, 0 to 1."""
        return _VEIL

    def sprites(self) -> Iterator[Sprite]:
        """Yield veil, panel, words and widgets."""
        skin = self._skin
        if skin is None:
            return
        panel = self.panel()
        if self.covers_table:
            veil = paint.veil(self._size, skin.theme.edge, self.veil_strength())
            yield Sprite((id(self), "veil"), veil, 0, 0, DIALOG_LAYER)
        plate = paint.rounded((panel.w, panel.h), skin.px(14), skin.theme.bar, skin.theme.line, skin.px(1), 1.0)
        yield Sprite((id(self), "panel"), plate, panel.x, panel.y, DIALOG_LAYER + 1)
        yield from self._plan.sprites(panel.x, panel.y, DIALOG_LAYER + 2)
        for sprite in self._form.sprites(skin, DIALOG_LAYER + 10):
            # Pages above one another may have widgets of one name.
            yield sprite._replace(key=(id(self), sprite.key))
