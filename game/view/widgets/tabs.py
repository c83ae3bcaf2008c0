"""Tabs: which part of a page is shown."""

from collections.abc import Iterator

from game.view import paint, text
from game.view.scene import Sprite
from game.view.widgets.button import focus_ring
from game.view.widgets.one_of import OneOf
from game.view.widgets.widget import Mood, Skin

_RADIUS = 7
_LINE = 3


class Tabs(OneOf):
    """Words side by side; the one in force is bright and underlined."""

    height, size = 36.0, 17.0

    def sprites(self, skin: Skin, mood: Mood, layer: int) -> Iterator[Sprite]:
        """Yield the tabs."""
        theme = skin.theme
        yield from focus_ring(self, skin, mood, layer)
        for number, (box, option) in enumerate(zip(self.segments, self.options, strict=True)):
            chosen = number == self.chosen
            if mood.hovered and self.pointed == number:
                plate = paint.rounded((box.w, box.h), skin.px(_RADIUS), theme.text, None, 0, 0.1)
                yield Sprite((self.name, "plate", number), plate, box.x, box.y, layer)
            words = text.line(option.words, text.STRONG, skin.px(self.size), theme.text if chosen else theme.quiet)
            x = box.x + (box.w - words.get_width()) // 2
            y = box.y + (box.h - words.get_height()) // 2
            yield Sprite((self.name, "words", number), words, x, y, layer + 1)
            if chosen:
                thick = skin.px(_LINE)
                line = paint.rounded((words.get_width(), thick), thick // 2, theme.accent, None, 0, 1.0)
                yield Sprite((self.name, "line"), line, x, box.bottom - thick - skin.px(2), layer + 1)
