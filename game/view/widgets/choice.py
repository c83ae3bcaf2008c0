"""A choice of one among several words, all of them in sight."""

from collections.abc import Iterator

from game.view import paint, text
from game.view.icons import icon
from game.view.scene import Sprite
from game.view.widgets.button import focus_ring
from game.view.widgets.one_of import OneOf
from game.view.widgets.widget import Mood, Skin

_RADIUS = 7
_CHECK = 13


class Choice(OneOf):
    """Segments; the one in force is filled and ticked."""

    pad = 19.0

    def sprites(self, skin: Skin, mood: Mood, layer: int) -> Iterator[Sprite]:
        """Yield the segments."""
        theme = skin.theme
        yield from focus_ring(self, skin, mood, layer)
        for number, (box, option) in enumerate(zip(self.segments, self.options, strict=True)):
            chosen = number == self.chosen
            pointed = mood.hovered and self.pointed == number
            strength = 0.9 if chosen else 0.2 if pointed else 0.1
            fill = theme.accent if chosen else theme.text
            plate = paint.rounded(
                (box.w, box.h), skin.px(_RADIUS), fill, None, 0, strength + 0.1 * (chosen and pointed)
            )
            yield Sprite((self.name, "plate", number), plate, box.x, box.y, layer)
            colour = theme.bar if chosen else theme.text
            words = text.line(option.words, text.STRONG, skin.px(self.size), colour)
            x = box.x + (box.w - words.get_width()) // 2
            y = box.y + (box.h - words.get_height()) // 2
            if chosen:
                side, room = skin.px(_CHECK), skin.px(self.pad)
                # The tick stands in the left margin, the words stay where they are.
                spot = (box.x + (room - side) // 2 + skin.px(1), box.y + (box.h - side) // 2)
                yield Sprite((self.name, "tick"), icon("check", side, colour), *spot, layer + 1)
            yield Sprite((self.name, "words", number), words, x, y, layer + 1)
