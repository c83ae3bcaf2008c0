"""The info bar: time, score, moves, deal code, and the tools."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from game.i18n import N_, Words
from game.rules.session import Session
from game.view import paint, text
from game.view.geometry import Box
from game.view.inputs import Input
from game.view.kept import Kept
from game.view.scene import Sprite
from game.view.widgets.button import IconButton, focus_ring
from game.view.widgets.form import Form
from game.view.widgets.widget import Mood, Skin, Widget

HEIGHT = 44
"""Of a row, units; see `Skin.px`."""
BAR_LAYER = 300_000
TOOLTIP_LAYER = 320_000
_TOOL = 38
_SIZE = 17
_GAP = 20
_GROUP_GAP = 12
_START, _EDGE = 14, 8  # from the window's side to the figures, and to the tools
_LONGEST_CODE = 20
_CODE_PAD = 12
_DIGITS = "0123456789"
_COPY = N_("Copy the deal code")
_WIDEST_FIGURES = "0:00:0000000000"  # time, score and moves that most games stay within


class Tool(NamedTuple):
    """A button of the bar.

    Attributes:
        icon: its icon.
        words: its tooltip in English.
        run: what it does.
        yields: in which order it gives way where there is no room, higher ones first; 0 stays.
        begins: whether a group of tools begins with it, set apart by a gap.
    """

    icon: str
    words: str
    run: Callable[[], object]
    yields: int = 0
    begins: bool = False


class CodeButton(Widget):
    """Shows the deal code and copies it."""

    def __init__(self, on_press: Callable[[], None]) -> None:
        super().__init__("code-button")
        self.label = ""
        self._on_press = on_press

    def activate(self) -> None:
        """Copy the code."""
        self._on_press()

    def sprites(self, skin: Skin, mood: Mood, layer: int) -> Iterator[Sprite]:
        """Yield the code, on a plate where the pointer is."""
        if mood.hovered or mood.pressed:
            plate = paint.rounded((self.box.w, self.box.h), skin.px(6), skin.theme.text, None, 0, 0.12)
            yield Sprite((self.name, "plate"), plate, self.box.x, self.box.y, layer)
        yield from focus_ring(self, skin, mood, layer)
        picture = text.line(self.label, text.REGULAR, skin.px(_SIZE), skin.theme.text)
        x = self.box.x + (self.box.w - picture.get_width()) // 2
        y = self.box.y + (self.box.h - picture.get_height()) // 2
        yield Sprite((self.name, "text"), picture, x, y, layer + 1)


class Bar:
    """The slim bar at the window's top."""

    def __init__(self, tools: dict[str, Tool], copy_code: Callable[[], None]) -> None:
        """Make a bar.

        Args:
            tools: the buttons from left to right, by name.
            copy_code: copies the deal code.
        """
        self._tools = tools
        self._buttons = {name: IconButton(name, tool.icon, tool.words, tool.run) for name, tool in tools.items()}
        self._code = CodeButton(copy_code)
        self._form = Form([self._code, *self._buttons.values()])
        self.box = Box(0, 0, 0, 0)
        self._kept: Kept[list[Sprite]] = Kept()
        self._skin: Skin | None = None
        self._left_handed = self._own_row = False
        self._row_h = 0
        self._shown = list(tools)

    def lay(self, skin: Skin, size: tuple[int, int], *, left_handed: bool) -> Box:
        """Lay the bar out at the top of a window of `size` pixels; return its box.

        In a window higher than wide the tools take a row of their own rather than give way.
        """
        self._skin, self._left_handed = skin, left_handed
        beside = self._figures_room(skin, "0" * _LONGEST_CODE) + self._tools_w(list(self._tools), skin) <= size[0]
        self._row_h = skin.px(HEIGHT)
        self._own_row = size[1] > size[0] and not beside
        self.box = Box(0, 0, size[0], self._row_h * (2 if self._own_row else 1))
        self._place_tools(skin)
        return self.box

    @property
    def _beside_tools(self) -> bool:
        """Whether the figures stand at the right of the tools."""
        return self._left_handed and not self._own_row

    def _figures_room(self, skin: Skin, code: str) -> int:
        """Return the pixels that figures and code take, with the bar's edges."""
        figures = sum(_cell(character, skin)[0] for character in _WIDEST_FIGURES) + 3 * skin.px(_GAP // 2)
        return skin.px(_START) + skin.px(_EDGE) + skin.px(_GAP) + figures + _code_w(code, skin)

    def _tools_w(self, names: list[str], skin: Skin) -> int:
        gaps = sum(self._tools[name].begins for name in names[1:])
        return len(names) * skin.px(_TOOL) + gaps * skin.px(_GROUP_GAP)

    def _place_tools(self, skin: Skin) -> None:
        """Place as many tools as leave room for the figures; the others are in the menu."""
        side, edge = skin.px(_TOOL), skin.px(_EDGE)
        figures = 2 * edge if self._own_row else self._figures_room(skin, self._code.label)
        self._shown = list(self._tools)
        for name in sorted(self._tools, key=lambda name: -self._tools[name].yields):
            if self._tools[name].yields and self._tools_w(self._shown, skin) > self.box.w - figures:
                self._shown.remove(name)
        total = self._tools_w(self._shown, skin)
        x = edge if self._left_handed else self.box.w - edge - total
        x = (self.box.w - total) // 2 if self._own_row else x
        for name in self._shown:
            x += skin.px(_GROUP_GAP) if self._tools[name].begins and name != self._shown[0] else 0
            self._buttons[name].box = Box(x, self.box.h - self._row_h + (self._row_h - side) // 2, side, side)
            x += side
        self._left = edge + total + skin.px(_GAP) if self._beside_tools else skin.px(_START)
        # In a window too narrow even for that the code goes, before anything overlaps.
        has_code = self._figures_room(skin, self._code.label) + (0 if self._own_row else total) <= self.box.w
        self._form.replace([*([self._code] if has_code else []), *(self._buttons[name] for name in self._shown)])

    @property
    def code_box(self) -> Box:
        """The part of the bar that has the deal code, all of it where there is no room for the code."""
        if self._code not in self._form.widgets:
            return self.box
        return self.box._replace(x=self._code.box.x, w=self._code.box.w)

    def handle(self, event: Input) -> bool:
        """Take an input; tell whether it was meant for the bar."""
        return self._form.handle(event)

    @property
    def focused(self) -> bool:
        """Whether the keyboard operates the bar."""
        return self._form.focused is not None

    def unfocus(self) -> None:
        """Take the keyboard away from the bar."""
        self._form.unfocus()

    def covers(self, x: float, y: float) -> bool:
        """Tell whether a point lies on the bar."""
        return self.box.contains(x, y)

    def over_button(self, x: float, y: float) -> bool:
        """Tell whether a point lies on something that a click presses."""
        return self._form.is_hand_at(x, y)

    def update(self, session: Session, *, fullscreen: bool) -> None:
        """Bring buttons and code in step with the game."""
        self._buttons["undo"].enabled = session.can_undo
        self._buttons["redo"].enabled = session.can_redo
        self._buttons["fullscreen"].icon_name = "windowed" if fullscreen else "fullscreen"
        label = shortened(session.code.text)
        if label != self._code.label:
            self._code.label = label
            if self._skin is not None:
                self._place_tools(self._skin)

    def sprites(self, session: Session, words: Words, skin: Skin) -> list[Sprite]:
        """Return the bar's pictures."""
        figures = (int(session.seconds), session.score, session.moves, self._code.label)
        tools = tuple((name, self._buttons[name].enabled, self._buttons[name].icon_name) for name in self._shown)
        key = (figures, tools, self._form.mood, self.box, self._left, words.language, skin)
        return self._kept.get(key, lambda: list(self._drawn(session, words, skin)))

    def _drawn(self, session: Session, words: Words, skin: Skin) -> Iterator[Sprite]:
        ground = paint.rounded((self.box.w, self.box.h), 0, skin.theme.bar, None, 0, 0.92)
        yield Sprite("bar", ground, 0, 0, BAR_LAYER)
        yield from self._figures(session, words, skin)
        yield from self._form.sprites(skin, BAR_LAYER + 10)
        yield from self._tooltip(words, skin)

    def _figures(self, session: Session, words: Words, skin: Skin) -> Iterator[Sprite]:
        figures = (
            (words("Time"), clock_text(session.seconds)),
            (words("Score"), words.number(session.score)),
            (words("Moves"), words.number(session.moves)),
        )
        labelled = self._widths(figures, skin, labelled=True) <= self._room(skin)
        x = self._left
        if self._beside_tools:
            # Mirrored: the figures end at the window's other side.
            x += max(0, self._room(skin) - self._widths(figures, skin, labelled=labelled))
        for label, value in figures:
            if labelled:
                picture = text.line(label, text.REGULAR, skin.px(_SIZE - 3), skin.theme.quiet)
                yield Sprite(("label", label), picture, x, (self._row_h - picture.get_height()) // 2, BAR_LAYER + 1)
                x += picture.get_width() + skin.px(6)
            for number, character in enumerate(value):
                cell, picture = _cell(character, skin)
                spot = x + (cell - picture.get_width()) // 2
                y = (self._row_h - picture.get_height()) // 2
                yield Sprite(("figure", label, number), picture, spot, y, BAR_LAYER + 1)
                x += cell
            x += skin.px(_GAP if labelled else _GAP // 2)
        self._code.box = Box(x, skin.px(6), _code_w(self._code.label, skin), self._row_h - skin.px(12))

    def _room(self, skin: Skin) -> int:
        """Return the pixels between the bar's start and the tools."""
        end = self.box.w if self._left_handed or self._own_row else self._buttons[self._shown[0]].box.x
        return end - self._left - skin.px(8)

    def _widths(self, figures: tuple[tuple[str, str], ...], skin: Skin, *, labelled: bool) -> int:
        total = _code_w(self._code.label, skin)
        for label, value in figures:
            if labelled:
                total += text.width_of(label, text.REGULAR, skin.px(_SIZE - 3)) + skin.px(6)
            total += sum(_cell(character, skin)[0] for character in value) + skin.px(_GAP if labelled else _GAP // 2)
        return total

    def _tooltip(self, words: Words, skin: Skin) -> Iterator[Sprite]:
        widget = self._form.hovered
        if widget is None:
            return
        label = words(self._tools[widget.name].words if widget.name in self._tools else _COPY)
        yield from tooltip(label, widget.box, self.box.w, skin)


def tooltip(label: str, near: Box, width: int, skin: Skin) -> Iterator[Sprite]:
    """Yield a small label below a box, inside a window `width` pixels wide."""
    picture = text.line(label, text.REGULAR, skin.px(15), skin.theme.text)
    size = (picture.get_width() + skin.px(18), picture.get_height() + skin.px(8))
    x = max(skin.px(4), min(near.centre[0] - size[0] // 2, width - size[0] - skin.px(4)))
    y = near.bottom + skin.px(6)
    plate = paint.rounded(size, skin.px(6), skin.theme.bar, skin.theme.line, skin.px(1), 0.96)
    yield Sprite("tooltip-plate", plate, x, y, TOOLTIP_LAYER)
    yield Sprite("tooltip", picture, x + skin.px(9), y + skin.px(4), TOOLTIP_LAYER + 1)


def _code_w(code: str, skin: Skin) -> int:
    """Return the width of the button with a deal code, pixels."""
    return text.width_of(code, text.REGULAR, skin.px(_SIZE)) + skin.px(_CODE_PAD)


def _cell(character: str, skin: Skin) -> tuple[int, pygame.Surface]:
    """Return a figure's picture and the width of its cell: the widest digit's for every digit."""
    size = skin.px(_SIZE)
    widest = max(text.width_of(digit, text.STRONG, size) for digit in _DIGITS)
    picture = text.line(character, text.STRONG, size, skin.theme.text)
    return widest if character in _DIGITS else picture.get_width(), picture


def clock_text(seconds: float) -> str:
    """Return playing time as `m:ss`, from one hour on as `h:mm:ss`."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def shortened(code: str) -> str:
    """Return a deal code, a long one shortened in the middle (UI-01)."""
    return code if len(code) <= _LONGEST_CODE else f"{code[:12]}…{code[-6:]}"
