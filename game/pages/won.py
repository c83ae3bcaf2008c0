"""The won game: a fan of its best cards, its figures beside the best ones so far, and what to play next."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.pages.dialog import DIALOG_LAYER, Dialog
from game.pages.page import Context
from game.pages.share import ShareDialog
from game.rules.action import Record
from game.rules.cards import Suit
from game.rules.games import Game
from game.view import text
from game.view.bar import clock_text, shortened
from game.view.board import STEP
from game.view.fan import Fan
from game.view.geometry import Box
from game.view.inputs import Input, Key, PointerDown
from game.view.kept import Kept
from game.view.scene import Sprite
from game.view.widgets.button import TextButton
from game.view.widgets.flow import Ink
from game.view.widgets.plan import NOTE, Plan, Style
from game.view.widgets.widget import Skin

_VEIL, _FADE, _FADE_STEPS = 0.56, 0.35, 5  # strength; seconds; the window is painted whole at each step
_TITLE = Style(40, text.STRONG)
_FIGURE, _BEST_FIGURE = Style(32, text.STRONG), Style(32, text.STRONG, Ink.ACCENT)
_BEST_NOTE = NOTE._replace(ink=Ink.ACCENT)
_GAP, _COLUMN_GAP, _CARD = 14, 36, 112
_SHOWS = 0.6  # the part of the fan's height that stands out above the panel
_FANNED = {
    Game.HEART_TO_HEART: tuple((rank, Suit.HEARTS) for rank in (10, 11, 12, 13, 1)),
    Game.FORTY_THIEVES: tuple((13, suit) for suit in (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)),
}


class Feat(NamedTuple):
    """One figure of a won game.

    Attributes:
        label: what it is.
        value: the figure.
        best: the best one so far in words, or nothing.
        is_best: whether this game is the best so far, after others.
    """

    label: str
    value: str
    best: str = ""
    is_best: bool = False


class WonDialog(Dialog):
    """Tells that the game is won, and how.

    Attributes:
        feats: the figures it shows.
    """

    centred = True

    def __init__(self, context: Context, watch: Callable[[Record], None]) -> None:
        """Tell of the game on the table.

        Args:
            context: what pages are given.
            watch: shows a record move by move.
        """
        words, session = context.words, context.desk.session
        buttons = (
            TextButton("new", words("New game"), self._new, primary=True),
            TextButton("again", words("Same deal again"), self._again),
            TextButton("watch", words("Watch"), lambda: watch(session.record)),
            TextButton("share", words("Share"), lambda: context.open(ShareDialog(context))),
            TextButton("close", words("Close"), lambda: context.close(self)),
        )
        super().__init__(context, words("Won!"), buttons)
        self.lines = (shortened(session.code.text),)
        self.feats = feats(context)
        self._game = session.code.game
        self._faded = 0.0 if context.motion_speed() else 1.0
        self._fan: Kept[Fan] = Kept()

    def _new(self) -> None:
        self._context.close(self)
        self._context.desk.new(self._game)

    def _again(self) -> None:
        self._context.close(self)
        self._context.desk.restart()

    @property
    def moving(self) -> bool:
        """Whether the veil still falls."""
        return self._faded < 1

    def step(self) -> None:
        """Let the veil fall further."""
        self._faded = min(1.0, self._faded + STEP / _FADE)

    def handle(self, event: Input) -> bool:
        """Take everything, but press nothing while the veil still falls: quick clicks ended a celebration, no more."""
        return True if self.moving and isinstance(event, PointerDown | Key) else super().handle(event)

    def veil_strength(self) -> float:
        """Return the veil's strength, in few steps."""
        return _VEIL * (1 + int(self._faded * (_FADE_STEPS - 1))) / _FADE_STEPS

    def content_width(self, plan: Plan, most: int) -> int:
        """Return the width of the figures side by side."""
        columns = self._columns(plan, most)
        return max(plan.width_of(self._title, _TITLE), columns * self._column_w(plan) - plan.px(_COLUMN_GAP))

    def _column_w(self, plan: Plan) -> int:
        widths = (
            max(plan.width_of(feat.label, NOTE), plan.width_of(feat.value, _FIGURE), plan.width_of(feat.best, NOTE))
            for feat in self.feats
        )
        return max(widths) + plan.px(_COLUMN_GAP)

    def _columns(self, plan: Plan, width: int) -> int:
        """Return how many figures stand side by side: all, or rows of two, or one by one."""
        fits = (width + plan.px(_COLUMN_GAP)) // self._column_w(plan)
        return len(self.feats) if fits >= len(self.feats) else max(1, min(2, fits))

    def content(self, plan: Plan, x: int, y: int, width: int) -> int:
        """Lay title, figures and code out, each in the middle."""
        gap = plan.px(_GAP)
        y = _centred(plan, self._title, _TITLE, x, y, width) + gap
        columns = self._columns(plan, width)
        for start in range(0, len(self.feats), columns):
            row = self.feats[start : start + columns]
            cell = width // columns
            y = max(_feat(plan, feat, x + number * cell, y, cell) for number, feat in enumerate(row)) + gap
        for line in self.lines:
            y = _centred(plan, line, NOTE, x, y, width)
        return y + gap // 2

    def place(self, width: int, height: int, size: tuple[int, int], skin: Skin) -> Box:
        """Stand in the middle, the fan counted in where there is room for it."""
        box = super().place(width, height, size, skin)
        spare = size[1] - height
        shift = min(self._rise(skin), spare - 2 * skin.px(_GAP)) // 2
        return box.moved(0, max(0, shift))

    def _rise(self, skin: Skin) -> int:
        return round(self._fanned(skin).height * _SHOWS)

    def _fanned(self, skin: Skin) -> Fan:
        faces = self._context.faces
        # Never larger than the table's cards, of which it is made.
        width = min(skin.px(_CARD), faces.width)
        return self._fan.get((width, faces.style), lambda: Fan(faces, _FANNED[self._game], width))

    def sprites(self) -> Iterator[Sprite]:
        """Yield the dialog, and the fan behind its upper edge if the window is high enough."""
        yield from super().sprites()
        if self._skin is None:
            return
        panel, fan, rise = self.panel(), self._fanned(self._skin), self._rise(self._skin)
        if panel.y >= rise:
            x = panel.centre[0] - fan.width // 2
            # No further than the panel, through which the rest would shimmer.
            shown = fan.picture.subsurface((0, 0, fan.width, rise + 1))
            yield Sprite((id(self), "fan"), shown, x, panel.y - rise, DIALOG_LAYER)


def _centred(plan: Plan, words: str, style: Style, x: int, y: int, width: int) -> int:
    """Set a text with every line in the middle; return the y below it."""
    for line in plan.lines(words, width, style):
        line_w = plan.width_of(line, style)
        y = plan.text(line, style, x + (width - line_w) // 2, y, max(width, line_w))
    return y


def _feat(plan: Plan, feat: Feat, x: int, y: int, width: int) -> int:
    """Set one figure under its name and above the best; return the y below it."""
    y = _centred(plan, feat.label, NOTE, x, y, width)
    y = _centred(plan, feat.value, _BEST_FIGURE if feat.is_best else _FIGURE, x, y, width)
    return _centred(plan, feat.best, _BEST_NOTE if feat.is_best else NOTE, x, y, width) if feat.best else y


def feats(context: Context) -> tuple[Feat, ...]:
    """Return the figures of the won game on the table, beside the best of its kind where there are any."""
    words, session = context.words, context.desk.session
    numbers = context.store.statistics(session.code.game.value)
    not_first = numbers.won > 1

    def number(value: float) -> str:
        return words.number(round(value))

    own = (
        (words("Time"), session.seconds, numbers.best_seconds, words("Best time"), clock_text),
        (words("Score"), session.score, numbers.best_score, words("Best score"), number),
        (words("Moves"), session.moves, numbers.fewest_moves, words("Fewest moves"), number),
    )
    found = [
        Feat(
            label,
            show(value),
            "" if best is None else f"{best_label} {show(best)}",
            is_best=not_first and best is not None and show(value) == show(best),
        )
        for label, value, best, best_label, show in own
    ]
    if not_first:
        best_streak = f"{words('Best streak')} {words.number(numbers.best_streak)}"
        found.append(
            Feat(words("Streak"), words.number(numbers.streak), best_streak, numbers.streak == numbers.best_streak > 1)
        )
    return tuple(found)
