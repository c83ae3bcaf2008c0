"""The bubble: a refused move's rule in words, near the card, gone after three seconds."""

from collections.abc import Iterator
from typing import NamedTuple

from game.view import paint, text
from game.view.geometry import Box
from game.view.scene import Sprite
from game.view.widgets.widget import Skin

SECONDS = 3.0
_FADE = 0.25
_FADE_STEPS = 5
_LAYER = 290_000
_SIZE = 17


class Bubble(NamedTuple):
    """A short text.

    Attributes:
        words: the text, in the player's language.
        near: the box that it belongs to.
        until: when it is gone, seconds on the page's clock.
    """

    words: str
    near: Box
    until: float

    def sprites(self, now: float, space: Box, skin: Skin) -> Iterator[Sprite]:
        """Yield it, below or above what it belongs to, inside `space`."""
        if now >= self.until:
            return
        picture = text.line(self.words, text.STRONG, skin.px(_SIZE), skin.theme.text)
        w, h = picture.get_width() + skin.px(28), picture.get_height() + skin.px(14)
        gap = skin.px(8)
        x = max(space.x + gap, min(self.near.centre[0] - w // 2, space.right - w - gap))
        below = self.near.bottom + gap
        y = below if below + h + gap <= space.bottom else max(space.y, self.near.y - h - gap)
        plate = paint.rounded((w, h), h // 2, skin.theme.bar, skin.theme.accent, skin.px(1.5), 0.95)
        alpha = self._alpha(now)
        if alpha < 1:
            plate, picture = paint.faded(plate, alpha), paint.faded(picture, alpha)
        yield Sprite("bubble-plate", plate, x, y, _LAYER)
        yield Sprite("bubble", picture, x + skin.px(14), y + skin.px(7), _LAYER + 1)

    def _alpha(self, now: float) -> float:
        """Return its strength, in a few steps, so that it is drawn anew only that often."""
        left = (self.until - now) / _FADE
        return 1.0 if left >= 1 else max(0, int(left * _FADE_STEPS) + 1) / (_FADE_STEPS + 1)

    def next_change(self, now: float) -> float:
        """Return in how many seconds it looks different."""
        return max(0.0, self.until - _FADE - now) if now < self.until - _FADE else _FADE / _FADE_STEPS
