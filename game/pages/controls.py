"""The player's controls: what the present move does, buttons, a slider over all moves, and the speed."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from game.i18n import NC_, Words
from game.view import paint, suited, text
from game.view.bar import BAR_LAYER
from game.view.geometry import Box
from game.view.scene import Sprite
from game.view.widgets.button import IconButton
from game.view.widgets.one_of import Option
from game.view.widgets.slider import Slider
from game.view.widgets.tabs import Tabs
from game.view.widgets.widget import Skin, Widget
from game.view.widgets.wrap import wrapped

SPEEDS = {"0.5": "½×", "1": "1×", "2": "2×", "4": "4×"}
"""The speeds that can be chosen, as factors and in words."""
_EDGE, _GAP, _SIDE = 12, 10, 42
_SIZES, _LEADING, _SMALL = (19, 16), 1.35, 17
_HIGHEST = 0.4  # of the window, before the words become smaller
_NARROWEST_SLIDER = 260
_PLAY = NC_("recorded game", "Play")


class Steering(NamedTuple):
    """What the controls show and do.

    Attributes:
        position: tells how many moves are made.
        last: how many there are.
        go: goes to a move.
        playing: tells whether it plays.
        toggle: plays or pauses.
        speed: tells the speed, a key of `SPEEDS`.
        set_speed: changes it.
        tell: says in words what a move did, by its number; 0 stands for the deal.
        tellings: gives all that `tell` says, what differs in the number only once, with the widest number.
        standing: says in words how the game stands.
        longest_standing: the longest of these words.
        words: the language.
    """

    position: Callable[[], int]
    last: int
    go: Callable[[int], None]
    playing: Callable[[], bool]
    toggle: Callable[[], None]
    speed: Callable[[], str]
    set_speed: Callable[[str], None]
    tell: Callable[[int], str]
    tellings: Callable[[], Iterable[str]]
    standing: Callable[[], str]
    longest_standing: str
    words: Words


class Controls:
    """The panel at the bottom; its widgets belong into the page's form.

    Attributes:
        box: where it is, surface pixels.
        slider: the slider over all moves.
        play: the button that plays and pauses.
        lines: the words shown, line by line.
    """

    def __init__(self, steering: Steering) -> None:
        """Make the controls."""
        self._steering = steering
        self.box = Box(0, 0, 0, 0)
        self.lines: tuple[str, ...] = ()
        position, go, words = steering.position, steering.go, steering.words
        self._back = IconButton("step-back", "left", words("One move back"), lambda: go(position() - 1))
        self.play = IconButton("play", "play", words(_PLAY), steering.toggle)

        def told(number: int) -> str:
            return f"{words.number(number)} / {words.number(steering.last)}"

        self._step = IconButton("step", "right", words("One move on"), lambda: go(position() + 1))
        self.slider = Slider("moves", steering.last, position, go, told, [widest_number(steering.last)])
        options = [Option(value, label) for value, label in SPEEDS.items()]
        self._speeds = Tabs("speed", options, steering.speed, steering.set_speed)

    @property
    def buttons(self) -> tuple[IconButton, ...]:
        """The buttons from left to right."""
        return self._back, self.play, self._step

    @property
    def widgets(self) -> list[Widget]:
        """The widgets in the order of Tab."""
        return [*self.buttons, self.slider, self._speeds]

    def lay(self, size: tuple[int, int], skin: Skin) -> None:
        """Lay the panel out at the bottom of a window, `size` pixels; it is high enough for every move's words."""
        edge, gap, side = skin.px(_EDGE), skin.px(_GAP), skin.px(_SIDE)
        room = size[0] - 2 * edge
        buttons_w = 3 * side + 2 * gap
        speeds_w, speeds_h = self._speeds.size_within(room - buttons_w - gap, skin)
        beside = room - buttons_w - speeds_w - 2 * gap >= skin.px(_NARROWEST_SLIDER)
        row_h = max(side, speeds_h)
        rows_h = row_h if beside else side + gap // 2 + row_h
        for units in _SIZES:
            self._fit_words(room, skin, units)
            height = gap + self._most_lines * self._leading + gap // 2 + rows_h + gap
            if height <= size[1] * _HIGHEST:
                break
        self.box = Box(0, size[1] - height, size[0], height)
        y = self.box.bottom - gap - row_h
        slider_w = room - buttons_w - speeds_w - 2 * gap if beside else room
        slider_x = edge + buttons_w + gap if beside else edge
        slider_y = y + (row_h - side) // 2 if beside else y - gap // 2 - side
        self.slider.lay(Box(slider_x, slider_y, slider_w, side), skin)
        for number, button in enumerate(self.buttons):
            button.lay(Box(edge + number * (side + gap), y + (row_h - side) // 2, side, side), skin)
        self._speeds.lay(Box(size[0] - edge - speeds_w, y + (row_h - speeds_h) // 2, speeds_w, speeds_h), skin)

    def _fit_words(self, room: int, skin: Skin, units: float) -> None:
        """Measure all moves' words at a size; how the game stands keeps its room at their right."""
        steering = self._steering
        standing_w = text.width_of(steering.longest_standing, text.REGULAR, skin.px(_SMALL))
        standing_w += skin.px(self._speeds.pad)
        self._words_size = skin.px(units)
        self._words_room = room - standing_w - skin.px(_GAP)
        self._middle_room = room - 2 * (standing_w + skin.px(_GAP))
        self._leading = round(self._words_size * _LEADING)
        self._most_lines = max(len(self._lines(telling)) for telling in steering.tellings())

    def _lines(self, telling: str) -> tuple[str, ...]:
        return tuple(wrapped(telling, self._words_room, self._width_of))

    def _width_of(self, words: str) -> int:
        return suited.width_of(words, text.STRONG, self._words_size)

    def update(self) -> None:
        """Bring the buttons in step with the game."""
        position, playing = self._steering.position(), self._steering.playing()
        self._back.enabled = position > 0
        self._step.enabled = position < self._steering.last
        self.play.icon_name = "pause" if playing else "play"
        words = self._steering.words
        self.play.tooltip = words("Pause") if playing else words(_PLAY)

    def sprites(self, skin: Skin) -> Iterator[Sprite]:
        """Yield the panel and the words, without the widgets."""
        ground = paint.rounded((self.box.w, self.box.h), 0, skin.theme.bar, None, 0, 0.92)
        yield Sprite("controls", ground, self.box.x, self.box.y, BAR_LAYER)
        self.lines = self._lines(self._steering.tell(self._steering.position()))
        y = self.box.y + skin.px(_GAP)
        centred = len(self.lines) == 1 and self._width_of(self.lines[0]) <= self._middle_room
        for number, words in enumerate(self.lines):
            picture = suited.line(words, text.STRONG, self._words_size, skin.theme.text)
            x = (self.box.w - picture.get_width()) // 2 if centred else skin.px(_EDGE)
            yield Sprite(("told", number), picture, x, y, BAR_LAYER + 1)
            y += self._leading
        standing = text.line(self._steering.standing(), text.REGULAR, skin.px(_SMALL), skin.theme.quiet)
        # It ends where the words of the speeds below it end.
        x = self.box.right - skin.px(_EDGE) - skin.px(self._speeds.pad) - standing.get_width()
        yield Sprite("standing", standing, x, self.box.y + skin.px(_GAP), BAR_LAYER + 1)


def widest_number(last: int) -> int:
    """Return a number that takes as much room as any up to `last`: figures are equally wide."""
    return int("8" * len(str(last)))
