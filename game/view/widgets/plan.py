"""A plan: texts, plates and widgets laid out on paper, from (0, 0) down, before it is known where they will stand."""

from collections.abc import Iterator
from typing import NamedTuple

import pygame

from game.view import paint, text
from game.view.geometry import Box
from game.view.scene import Sprite
from game.view.svg import Rgb
from game.view.widgets.flow import Ink
from game.view.widgets.widget import Skin, Widget
from game.view.widgets.wrap import wrapped

_LEADING = 1.3
_PLATE_ALPHA = 0.86
PLATE_RADIUS = 12
"""Of a plate's corners, units."""


class Style(NamedTuple):
    """How a text is set.

    Attributes:
        units: its size.
        face: its font.
        ink: its colour.
    """

    units: float
    face: str = text.REGULAR
    ink: Ink = Ink.TEXT


TITLE = Style(26, text.STRONG)
HEADING = Style(19, text.STRONG, Ink.ACCENT)
LABEL = Style(17, text.STRONG)
BODY = Style(16)
FIGURE = Style(25, text.STRONG)
NOTE = Style(15, ink=Ink.QUIET)


class Plan:
    """Collects what lies on a page.

    Attributes:
        skin: the look.
        bottom: the lowest pixel that is used.
        widgets: the widgets with their boxes, in the order in which Tab walks them.
    """

    def __init__(self, name: str, skin: Skin) -> None:
        """Make an empty plan; `name` is unique among those shown together."""
        self.skin = skin
        self.bottom = 0
        self.widgets: list[tuple[Widget, Box]] = []
        self._name = name
        self._sprites: list[Sprite] = []

    def px(self, units: float) -> int:
        """Return units as pixels."""
        return self.skin.px(units)

    def colour(self, ink: Ink) -> Rgb:
        """Return an ink's colour."""
        return ink.of(self.skin.theme)

    def leading(self, style: Style) -> int:
        """Return the height of a line, pixels."""
        return round(self.px(style.units) * _LEADING)

    def width_of(self, words: str, style: Style) -> int:
        """Return the width of a text in one line, pixels."""
        return text.width_of(words, style.face, self.px(style.units))

    def lines(self, words: str, width: int, style: Style) -> tuple[str, ...]:
        """Return the lines of a text that may be `width` pixels wide."""
        return tuple(wrapped(words, width, lambda part: self.width_of(part, style)))

    def text(self, words: str, style: Style, x: int, y: int, width: int) -> int:
        """Set a text in as many lines as it needs; return the y below it."""
        size, leading = self.px(style.units), self.leading(style)
        for part in self.lines(words, width, style):
            picture = text.line(part, style.face, size, self.colour(style.ink))
            self.picture(picture, x, y + (leading - picture.get_height()) // 2, layer=2)
            y += leading
        self.reserve(y)
        return y

    def picture(self, surface: pygame.Surface, x: int, y: int, *, layer: int = 1) -> None:
        """Put a picture; `layer` 0 is for plates, 1 for signs, 2 for texts."""
        self._sprites.append(Sprite((self._name, len(self._sprites)), surface, x, y, layer))
        self.reserve(y + surface.get_height())

    def plate(self, box: Box) -> None:
        """Put a plate."""
        self.picture(plate((box.w, box.h), self.skin), box.x, box.y, layer=0)

    def rule(self, x: int, y: int, width: int) -> None:
        """Draw a thin line across."""
        self.picture(paint.rounded((width, self.px(1)), 0, self.skin.theme.text, None, 0, 0.14), x, y)

    def place(self, widget: Widget, box: Box) -> None:
        """Put a widget."""
        self.widgets.append((widget, box))
        self.reserve(box.bottom)

    def add(self, other: "Plan", dx: int, dy: int) -> None:
        """Take over what lies on another plan, shifted."""
        for sprite in other.sprites(dx, dy, 0):
            self.picture(sprite.surface, sprite.x, sprite.y, layer=sprite.layer)
        for widget, box in other.widgets:
            self.place(widget, box.moved(dx, dy))

    def reserve(self, bottom: int) -> None:
        """Count the pixels down to `bottom` as used."""
        self.bottom = max(self.bottom, bottom)

    def sprites(self, dx: int, dy: int, layer: int) -> Iterator[Sprite]:
        """Yield plates, signs and texts where they stand: `dx`, `dy` is the plan's corner, surface pixels."""
        for sprite in self._sprites:
            yield sprite._replace(x=sprite.x + dx, y=sprite.y + dy, layer=sprite.layer + layer)


def plate(size: tuple[int, int], skin: Skin) -> pygame.Surface:
    """Draw the ground that texts and widgets lie on, `size` pixels."""
    theme = skin.theme
    return paint.rounded(size, skin.px(PLATE_RADIUS), theme.bar, theme.line, skin.px(1), _PLATE_ALPHA)
