"""The statistics of each game, and the games played last."""

import time
from collections.abc import Callable

from game.i18n import GAME_NAMES, N_, NC_, Words
from game.pages.dialogs import Question
from game.pages.game_sheet import GameSheet
from game.pages.page import Context
from game.rules.deal import DealCode, DealCodeError
from game.store import PlayedGame, Statistics
from game.view import plot
from game.view.bar import clock_text, shortened
from game.view.geometry import Box
from game.view.icons import icon
from game.view.widgets.button import TextButton
from game.view.widgets.flow import Ink
from game.view.widgets.plan import FIGURE, HEADING, LABEL, NOTE, Plan
from game.view.widgets.wrap import dotted

RECENT = 20
"""How many games are listed."""
PLOTTED = 40
"""How many games the plot shows."""
_GAP, _PAD, _ROW_PAD = 20, 18, 10
_ROWS_OF_FIGURES = (6, 4, 3, 2, 1)  # twelve figures fill rows of so many
_PLOT_H = 120
_SIGN = 20
_HOUR = 3600
NOTHING = "–"
"""What stands for a figure that no game gives yet."""


class StatisticsPage(GameSheet):
    """Figures, a plot and the last games of one game at a time."""

    def __init__(self, context: Context, watch: Callable[[PlayedGame], None]) -> None:
        """Show the game on the table first.

        Args:
            context: what pages are given.
            watch: shows a played game move by move.
        """
        super().__init__(context, "statistics", N_("Statistics"))
        self.widest = 900
        self._watch = watch

    def content(self, plan: Plan, width: int) -> None:
        """Lay figures, plot, list and reset out."""
        store, gap = self._context.store, plan.px(_GAP)
        played = store.recent(self.game.value, PLOTTED)
        self._figures(plan, figures(self._context, store.statistics(self.game.value)), width)
        if not played:
            self._what_is_to_come(plan, plan.bottom + gap, width)
        else:
            self._plot(plan, played[::-1], plan.bottom + gap, width)
            self._list(plan, played[:RECENT], plan.bottom + gap, width)
            reset = TextButton("reset-statistics", self._context.words("Reset statistics"), self._ask_reset)
            w, h = reset.natural_size(plan.skin)
            plan.place(reset, Box((width - w) // 2, plan.bottom + gap, w, h))

    def _what_is_to_come(self, plan: Plan, top: int, width: int) -> None:
        """Say what will stand here."""
        words, pad, row_pad = self._context.words, plan.px(_PAD), plan.px(_ROW_PAD)
        y = plan.text(words("No finished game yet"), HEADING, pad, top + row_pad, width - 2 * pad)
        told = words(
            "Once you have finished a game, its score shows here. You can then watch it again or play the deal once "
            "more."
        )
        y = plan.text(told, NOTE, pad, y, width - 2 * pad)
        plan.plate(Box(0, top, width, y + row_pad - top))

    def _figures(self, plan: Plan, pairs: tuple[tuple[str, str], ...], width: int) -> None:
        """Lay the figures out in as few full rows as their words allow."""
        pad, gap = plan.px(_PAD), plan.px(_GAP)
        widest = max(max(plan.width_of(label, NOTE), plan.width_of(value, FIGURE)) for label, value in pairs)
        inner = width - 2 * pad
        columns = next((n for n in _ROWS_OF_FIGURES if n * (widest + gap) - gap <= inner), 1)
        cell = (inner + gap) // columns
        y = pad
        for start in range(0, len(pairs), columns):
            tops = [
                plan.text(label, NOTE, pad + number * cell, y, cell - gap)
                for number, (label, _) in enumerate(pairs[start : start + columns])
            ]
            for number, (_, value) in enumerate(pairs[start : start + columns]):
                plan.text(value, FIGURE, pad + number * cell, max(tops), cell - gap)
            y = plan.bottom + plan.px(_ROW_PAD)
        plan.plate(Box(0, 0, width, y + pad - plan.px(_ROW_PAD)))

    def _plot(self, plan: Plan, played: tuple[PlayedGame, ...], top: int, width: int) -> None:
        words, pad, row_pad = self._context.words, plan.px(_PAD), plan.px(_ROW_PAD)
        y = plan.text(words("Scores"), HEADING, pad, top + row_pad, width - 2 * pad)
        caption = words("One bar a game, the newest at the right. Filled: won.")
        y = plan.text(caption, NOTE, pad, y, width - 2 * pad) + 2 * row_pad
        most = max(game.score for game in played)
        highest = words.number(most)
        label, height = plan.width_of(highest, NOTE), plan.px(_PLOT_H)
        half = plan.leading(NOTE) // 2
        plan.text(highest, NOTE, pad, y - half, label)
        if most:
            zero = plan.width_of("0", NOTE)
            plan.text("0", NOTE, pad + label - zero, y + height - half, zero)
        x = pad + label + row_pad
        shown = [plot.Bar(max(0, game.score), game.result == "won") for game in played]
        plan.picture(plot.bars(shown, most, (width - pad - x, height), plan.skin.theme), x, y)
        plan.plate(Box(0, top, width, plan.bottom + row_pad - top))

    def _list(self, plan: Plan, played: tuple[PlayedGame, ...], top: int, width: int) -> None:
        pad, row_pad = plan.px(_PAD), plan.px(_ROW_PAD)
        y = plan.text(self._context.words("Last games"), HEADING, pad, top + row_pad, width - 2 * pad)
        for game in played:
            if game is not played[0]:
                plan.rule(pad, y, width - 2 * pad)
            y = self._game_row(plan, game, y, width)
        plan.plate(Box(0, top, width, y - top))

    def _game_row(self, plan: Plan, game: PlayedGame, top: int, width: int) -> int:
        """Lay a game out from `top` on: sign, code and result, figures, buttons; return the y below it."""
        words, pad, row_pad = self._context.words, plan.px(_PAD), plan.px(_ROW_PAD)
        buttons = self._buttons(game)
        sizes = [button.natural_size(plan.skin) for button in buttons]
        x = width - pad - sum(w for w, _ in sizes) - row_pad * max(0, len(sizes) - 1)
        left = pad + plan.px(_SIGN) + row_pad
        room = x - row_pad - left
        y = plan.text(f"{_result(words, game.result)} · {shortened(game.code)}", LABEL, left, top + row_pad, room)
        facts = (
            f"{words('Score')} {words.number(game.score)}",
            words.plural("{} move", "{} moves", game.moves),
            clock_text(game.seconds),
            _day(words, game.started),
        )
        y = plan.text(dotted(facts), NOTE, left, y, room)
        bottom = max(y, top + row_pad + max((h for _, h in sizes), default=0)) + row_pad
        won = game.result == "won"
        sign = icon("check" if won else "close", plan.px(_SIGN), plan.colour(Ink.ACCENT if won else Ink.QUIET))
        plan.picture(sign, pad, (top + bottom - sign.get_height()) // 2)
        for button, (w, h) in zip(buttons, sizes, strict=True):
            plan.place(button, Box(x, (top + bottom - h) // 2, w, h))
            x += w + row_pad
        return bottom

    def _buttons(self, game: PlayedGame) -> list[TextButton]:
        try:
            code = DealCode.parse(game.code)
        except DealCodeError:
            return []
        words = self._context.words
        return [
            TextButton(f"watch-{game.id}", words("Watch"), lambda: self._watch(game)),
            TextButton(f"again-{game.id}", words("Play again"), lambda: self._context.desk.open(code)),
        ]

    def _ask_reset(self) -> None:
        words = self._context.words
        title = words("Reset the statistics of {}?").format(GAME_NAMES[self.game])
        lines = (words("All its finished games are forgotten. The game in progress stays."),)
        self._context.open(Question(self._context, title, lines, words(NC_("statistics", "Reset")), self._reset))

    def _reset(self) -> None:
        self._context.store.reset_statistics(self.game.value)
        self.scroll.to_top()
        self.rebuild()


def figures(context: Context, numbers: Statistics) -> tuple[tuple[str, str], ...]:
    """Return the labels and values of a game's statistics, in the player's language."""
    words = context.words
    rate = NOTHING if numbers.win_rate is None else words.percent(round(numbers.win_rate * 100))
    return (
        (words("Played"), words.number(numbers.played)),
        (words("Won"), words.number(numbers.won)),
        (words("Win rate"), rate),
        (words("Lost"), words.number(numbers.lost)),
        (words("Given up"), words.number(numbers.given_up)),
        (words("Time played"), _total(words, numbers.seconds_played)),
        (words("Streak"), words.number(numbers.streak)),
        (words("Best streak"), words.number(numbers.best_streak)),
        (words("Best score"), _or_nothing(words, numbers.best_score)),
        (words("Fewest moves"), _or_nothing(words, numbers.fewest_moves)),
        (words("Best time"), _time_or_nothing(numbers.best_seconds)),
        (words("Average time"), _time_or_nothing(numbers.average_seconds)),
    )


def _result(words: Words, result: str) -> str:
    """Say how one game ended; as the names of figures the same words stand for numbers of games."""
    return {
        "won": words(NC_("one game", "Won")),
        "lost": words(NC_("one game", "Lost")),
        "given-up": words(NC_("one game", "Given up")),
    }[result]


def _or_nothing(words: Words, number: int | None) -> str:
    return NOTHING if number is None else words.number(number)


def _time_or_nothing(seconds: float | None) -> str:
    return NOTHING if seconds is None else clock_text(seconds)


def _total(words: Words, seconds: float) -> str:
    """Write a time that many games add up to: beyond an hour seconds are noise."""
    return clock_text(seconds) if seconds < _HOUR else words.long_time(seconds)


def _day(words: Words, started: float) -> str:
    """Return a day as the calendar here has it; a damaged file may name one that it has not."""
    try:
        return words.date(time.localtime(started))
    except (OSError, OverflowError, ValueError):
        return NOTHING
