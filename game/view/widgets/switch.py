"""A switch: on or off, told by the knob's side, a tick and a word."""

from collections.abc import Callable, Iterator

import pygame

from game.view import paint, text
from game.view.icons import icon
from game.view.inputs import Key
from game.view.scene import Sprite
from game.view.widgets.button import focus_ring
from game.view.widgets.widget import Mood, Skin, Widget

_PILL_W, _PILL_H = 46, 26
_GAP = 10
INSET = _GAP
"""From the pill to the right edge of the box, units."""
_SIZE = 16
_SIDES = {"left": False, "right": True}


class Switch(Widget):
    """A switch at the right end of its box; the whole box can be clicked."""

    focus_by_pointer = True

    def __init__(
        self, name: str, told: tuple[str, str], is_on: Callable[[], bool], on_change: Callable[[bool], object]
    ) -> None:
        """Make a switch.

        Args:
            name: its name.
            told: the words for off and on, in the player's language.
            is_on: tells whether it is on.
            on_change: told the new state.
        """
        super().__init__(name)
        self._told = told
        self._is_on = is_on
        self._on_change = on_change

    def natural_size(self, skin: Skin) -> tuple[int, int]:
        """Return the width and height of pill and word, pixels."""
        words = max(text.width_of(word, text.REGULAR, skin.px(_SIZE)) for word in self._told)
        return words + skin.px(_GAP) + skin.px(_PILL_W), skin.px(_PILL_H)

    def activate(self) -> None:
        """Turn it over."""
        self._on_change(not self._is_on())

    def key(self, key: Key) -> bool:
        """Take the arrows: left is off, right is on."""
        if key.name not in _SIDES:
            return False
        if self._is_on() != _SIDES[key.name]:
            self.activate()
        return True

    def sprites(self, skin: Skin, mood: Mood, layer: int) -> Iterator[Sprite]:
        """Yield pill, knob and word, on a plate where the pointer is."""
        theme, on = skin.theme, self._is_on()
        if mood.hovered:
            plate = paint.rounded((self.box.w, self.box.h), skin.px(8), theme.text, None, 0, 0.06)
            yield Sprite((self.name, "plate"), plate, self.box.x, self.box.y, layer)
        yield from focus_ring(self, skin, mood, layer)
        w, h = skin.px(_PILL_W), skin.px(_PILL_H)
        x, y = self.box.right - w - skin.px(_GAP), self.box.centre[1] - h // 2
        yield Sprite((self.name, "pill"), self._pill(skin, on=on), x, y, layer + 1)
        margin = skin.px(3)
        side = h - 2 * margin
        knob_x = x + w - margin - side if on else x + margin
        knob = paint.rounded((side, side), side // 2, theme.bar if on else theme.quiet, None, 0, 1.0)
        yield Sprite((self.name, "knob"), knob, knob_x, y + margin, layer + 2)
        if on:
            tick = round(side * 0.7)
            inset = (side - tick) // 2
            picture = icon("check", tick, theme.accent)
            yield Sprite((self.name, "tick"), picture, knob_x + inset, y + margin + inset, layer + 3)
        word = text.line(self._told[on], text.REGULAR, skin.px(_SIZE), theme.text if on else theme.quiet)
        spot = (x - skin.px(_GAP) - word.get_width(), self.box.centre[1] - word.get_height() // 2)
        yield Sprite((self.name, "word"), word, *spot, layer + 1)

    def _pill(self, skin: Skin, *, on: bool) -> pygame.Surface:
        size, radius = (skin.px(_PILL_W), skin.px(_PILL_H)), skin.px(_PILL_H) // 2
        if on:
            return paint.rounded(size, radius, skin.theme.accent, None, 0, 0.95)
        return paint.rounded(size, radius, None, skin.theme.quiet, skin.px(2), 1.0)
