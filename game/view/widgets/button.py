"""Buttons: with words, and with icons alone."""

from collections.abc import Callable, Iterator

from game.view import paint, text
from game.view.icons import icon
from game.view.scene import Sprite
from game.view.svg import Rgb
from game.view.widgets.widget import Mood, Skin, Widget

LABEL_SIZE = 17
_RADIUS = 8
_RING, _RING_GAP = 2, 2
_SIGN, _SIGN_GAP = 20, 12
_ICON_OF_BOX = 0.56
_DISABLED = 0.35


class TextButton(Widget):
    """A button with a label; the `primary` one of a page is filled with the accent colour."""

    def __init__(
        self, name: str, label: str, on_press: Callable[[], object], *, primary: bool = False, sign: str | None = None
    ) -> None:
        """Make a button.

        Args:
            name: its name.
            label: its words, in the player's language.
            on_press: does what it is for.
            primary: whether it is the page's first choice.
            sign: the name of an icon before the words, if any.
        """
        super().__init__(name)
        self.label = label
        self._sign = sign
        self._on_press = on_press
        self.primary = primary

    def activate(self) -> None:
        """Press it."""
        self._on_press()

    def natural_size(self, skin: Skin) -> tuple[int, int]:
        """Return the width and height it needs, pixels."""
        width = text.width_of(self.label, text.STRONG, skin.px(LABEL_SIZE))
        sign = skin.px(_SIGN) + skin.px(_SIGN_GAP) if self._sign else 0
        return width + sign + skin.px(36), skin.px(40)

    def sprites(self, skin: Skin, mood: Mood, layer: int) -> Iterator[Sprite]:
        """Yield the plate and the label."""
        theme, size = skin.theme, (self.box.w, self.box.h)
        fill = theme.accent if self.primary else theme.text
        strength = (0.9 if self.primary else 0.12) + (0.1 if mood.hovered else 0) - (0.06 if mood.pressed else 0)
        strength *= 1.0 if self.enabled else _DISABLED
        plate = paint.rounded(size, skin.px(_RADIUS), fill, None, 0, min(1.0, strength))
        yield Sprite((self.name, "plate"), plate, self.box.x, self.box.y, layer)
        yield from focus_ring(self, skin, mood, layer + 1)
        colour = theme.bar if self.primary else _ink(self, skin)
        label = text.line(self.label, text.STRONG, skin.px(LABEL_SIZE), colour)
        x = self.box.x + (self.box.w - label.get_width()) // 2
        if self._sign:
            # With a sign the words stand flush left: buttons below each other then read as a list.
            side, middle = skin.px(_SIGN), self.box.y + self.box.h // 2
            x = self.box.x + skin.px(18)
            yield Sprite((self.name, "sign"), icon(self._sign, side, colour), x, middle - side // 2, layer + 2)
            x += side + skin.px(_SIGN_GAP)
        y = self.box.y + (self.box.h - label.get_height()) // 2
        yield Sprite((self.name, "label"), label, x, y, layer + 2)


class IconButton(Widget):
    """A button with an icon; its words show as a tooltip."""

    def __init__(self, name: str, icon_name: str, tooltip: str, on_press: Callable[[], object]) -> None:
        super().__init__(name)
        self.icon_name = icon_name
        self.tooltip = tooltip
        self._on_press = on_press

    def activate(self) -> None:
        """Press it."""
        self._on_press()

    def sprites(self, skin: Skin, mood: Mood, layer: int) -> Iterator[Sprite]:
        """Yield the icon, on a plate where the pointer is."""
        size = (self.box.w, self.box.h)
        if self.enabled and (mood.hovered or mood.pressed):
            plate = paint.rounded(size, skin.px(_RADIUS), skin.theme.text, None, 0, 0.2 if mood.pressed else 0.12)
            yield Sprite((self.name, "plate"), plate, self.box.x, self.box.y, layer)
        yield from focus_ring(self, skin, mood, layer + 1)
        side = round(min(size) * _ICON_OF_BOX)
        picture = icon(self.icon_name, side, _ink(self, skin))
        x, y = self.box.x + (self.box.w - side) // 2, self.box.y + (self.box.h - side) // 2
        yield Sprite((self.name, "icon"), picture, x, y, layer + 2)


def _ink(widget: Widget, skin: Skin) -> Rgb:
    """Return the colour of a button's sign or words: dim while it can't be pressed."""
    bright, ground = skin.theme.text, skin.theme.bar
    if widget.enabled:
        return bright
    red, green, blue = (round(b + (t - b) * _DISABLED) for t, b in zip(bright, ground, strict=True))
    return red, green, blue


def focus_ring(widget: Widget, skin: Skin, mood: Mood, layer: int) -> Iterator[Sprite]:
    """Yield the ring around the widget that the keyboard operates."""
    if mood.focused:
        # A gap keeps the ring apart from a plate of the same colour.
        margin = skin.px(_RING) + skin.px(_RING_GAP)
        box = widget.box.grown(margin)
        radius = skin.px(_RADIUS) + margin
        ring = paint.rounded((box.w, box.h), radius, None, skin.theme.accent, skin.px(_RING), 1.0)
        yield Sprite((widget.name, "focus"), ring, box.x, box.y, layer)
