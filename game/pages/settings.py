"""The settings: every one with a line that explains it; each takes effect at once."""

from collections.abc import Sequence
from typing import NamedTuple

from game.i18n import GAME_NAMES, LANGUAGES, N_, NC_, own_name
from game.pages.dialogs import Question
from game.pages.page import Context
from game.pages.sheet import Sheet
from game.rules.games import Game
from game.settings import ALL, OFF, ON, SYSTEM
from game.view.geometry import Box
from game.view.widgets.button import TextButton
from game.view.widgets.choice import Choice
from game.view.widgets.one_of import Option
from game.view.widgets.plan import HEADING, LABEL, NOTE, Plan
from game.view.widgets.slider import INSET as SLIDER_INSET
from game.view.widgets.slider import Slider
from game.view.widgets.switch import INSET, Switch
from game.view.widgets.widget import Skin

_COLUMN = 600  # units, a group's least width where groups stand in two columns
_GAP, _PAD, _ROW_PAD = 20, 18, 10
_RING_ROOM = 7  # units above and below a switch's box, for the ring around it
_LEAST_WORDS = 200  # units, what label and note need beside a control; with less room it stands below them


class _Row(NamedTuple):
    """A setting on the page: its name, label and explanation; without these its group's title says it all."""

    name: str
    label: str
    note: str


class _Group(NamedTuple):
    title: str
    rows: tuple[_Row, ...]


GROUPS = (
    _Group(
        N_("Both games"),
        (
            _Row("placement_help", N_("Placement help"), N_("Shows which cards have a partner or a place.")),
            _Row("left_handed", N_("Left-handed"), N_("Stock and tools change sides.")),
        ),
    ),
    _Group(
        GAME_NAMES[Game.HEART_TO_HEART],
        (_Row("move_errors", N_("Move errors"), N_("Says why two cards do not make a pair.")),),
    ),
    _Group(
        GAME_NAMES[Game.FORTY_THIEVES],
        (
            _Row("double_click", N_("Double click"), N_("Sends a card to its best place.")),
            _Row("auto_placement", N_("Auto placement"), N_("A dropped card goes to its best place by itself.")),
            _Row("interactive_rules", N_("Interactive rules"), N_("Names the rule that forbids a move.")),
        ),
    ),
    _Group(
        N_("Look"),
        (
            _Row("theme", N_("Table"), N_("The colour of the felt and the cards' backs.")),
            _Row("speed", N_("Speed"), N_("How fast cards move.")),
            _Row("reduced_motion", N_("Reduced motion"), N_("Cards fade to their places instead of flying.")),
            _Row("four_colours", N_("Four colours"), N_("Diamonds are blue and clubs green.")),
            _Row("large_indices", N_("Large indices"), N_("Larger ranks and suits in the cards' corners.")),
            _Row("high_contrast", N_("High contrast"), N_("Stronger texts and lines.")),
            _Row("text_scale", N_("Text size"), N_("The cards stay as they are.")),
            _Row("fullscreen", N_("Full screen"), N_("Fills the whole screen.")),
        ),
    ),
    _Group(
        N_("Sound"),
        (
            _Row("sound", N_("Sounds"), N_("Soft sounds of cards.")),
            _Row("volume", N_("Volume"), N_("How loud they are.")),
        ),
    ),
    _Group(N_("Language"), (_Row("language", "", ""),)),
)

_WORDS = {
    "theme": (N_("By game"), N_("Wine"), N_("Green"), N_("Slate"), N_("Light")),
    "speed": (NC_("speed", "Off"), N_("Fast"), N_("Normal"), N_("Slow")),
}
"""The words of a choice's values, in the order of the values."""


def language_choice(context: Context) -> Choice:
    """Return the choice of the language."""
    words, settings = context.words, context.settings
    options = [Option(SYSTEM, words("Automatic"))]
    options += [Option(language, own_name(language)) for language in LANGUAGES]
    return Choice("language", options, lambda: settings["language"], lambda value: settings.set("language", value))


class SettingsPage(Sheet):
    """All settings, in groups."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "settings", N_("Settings"))
        self.widest = 2 * _COLUMN + _GAP

    def content(self, plan: Plan, width: int) -> None:
        """Lay the groups out in one column, or in two where one is too high and there is room."""
        column = min(width, plan.px(_COLUMN * 1.15))
        groups = [self._group(number, group, plan.skin, column) for number, group in enumerate(GROUPS)]
        gap = plan.px(_GAP)
        height = sum(group.bottom + gap for group in groups)
        if height > self.room and width >= 2 * plan.px(_COLUMN * 0.9) + gap:
            column = (width - gap) // 2
            groups = [self._group(number, group, plan.skin, column) for number, group in enumerate(GROUPS)]
            left, right = (groups[:3] + groups[5:], groups[3:5])
            self._stack(plan, left, 0)
            self._stack(plan, right, column + gap)
        else:
            self._stack(plan, groups, (width - column) // 2)
        reset = TextButton("reset-settings", self._context.words("Reset all settings"), self._ask_reset)
        w, h = reset.natural_size(plan.skin)
        plan.place(reset, Box((width - w) // 2, plan.bottom + gap, w, h))

    @staticmethod
    def _stack(plan: Plan, groups: list[Plan], x: int) -> None:
        y = 0
        for group in groups:
            plan.add(group, x, y)
            y += group.bottom + plan.px(_GAP)

    def _group(self, number: int, group: _Group, skin: Skin, width: int) -> Plan:
        plan = Plan(f"group-{number}", skin)
        pad, row_pad = plan.px(_PAD), plan.px(_ROW_PAD)
        y = plan.text(self._context.words(group.title), HEADING, pad, row_pad, width - 2 * pad)
        for row in group.rows:
            if row is not group.rows[0]:
                plan.rule(pad, y, width - 2 * pad)
            y = self._row(plan, row, y, width)
        plan.plate(Box(0, 0, width, y))
        return plan

    def _row(self, plan: Plan, row: _Row, top: int, width: int) -> int:
        """Lay a setting out from `top` on, its control at the right or below; return the y below it."""
        words, pad, row_pad = self._context.words, plan.px(_PAD), plan.px(_ROW_PAD)
        control = self._control(row)
        inner = width - 2 * pad
        wide, high = _natural(control, inner, plan.skin)
        is_switch = isinstance(control, Switch)
        beside = is_switch or (bool(row.label) and wide + pad + plan.px(_LEAST_WORDS) <= inner)
        room = inner - wide - 2 * pad if beside else inner
        y = top
        if row.label:
            y = plan.text(words(row.label), LABEL, pad, top + row_pad, room)
            y = plan.text(words(row.note), NOTE, pad, y, room)
        if not beside:
            box = Box(pad, y + row_pad, wide, high)
            plan.place(control, box)
            return box.bottom + row_pad + plan.px(4)
        bottom = max(y, top + row_pad + high) + row_pad
        if is_switch:
            margin, inset = plan.px(_PAD) - plan.px(INSET), plan.px(_RING_ROOM)
            plan.place(control, Box(margin, top + inset, width - 2 * margin, bottom - top - 2 * inset))
        else:
            # What is seen of a control ends where the switches end.
            beyond = plan.px(SLIDER_INSET) if isinstance(control, Slider) else 0
            plan.place(control, Box(pad + inner - wide + beyond, (top + bottom - high) // 2, wide, high))
        return bottom

    def _control(self, row: _Row) -> Switch | Choice | Slider:
        context, settings, values = self._context, self._context.settings, ALL[row.name].values
        if row.name == "language":
            return language_choice(context)
        if row.name == "volume":
            return Slider(
                row.name,
                len(values) - 1,
                lambda: values.index(settings["volume"]),
                lambda step: settings.set("volume", values[step]),
                lambda step: context.words.percent(int(values[step])),
            )
        if values == (OFF, ON):
            told = (context.words("Off"), context.words("On"))
            return Switch(
                row.name, told, lambda: settings.is_on(row.name), lambda on: settings.set(row.name, ON if on else OFF)
            )
        options = [Option(*pair) for pair in zip(values, self._told(row.name, values), strict=True)]
        return Choice(row.name, options, lambda: settings[row.name], lambda value: settings.set(row.name, value))

    def _told(self, name: str, values: Sequence[str]) -> list[str]:
        """Return the words of a choice's values; without words these are hundredths."""
        words = self._context.words
        return [words(word) for word in _WORDS[name]] if name in _WORDS else [words.percent(int(v)) for v in values]

    def _ask_reset(self) -> None:
        words = self._context.words
        lines = (words("Every setting goes back to what it was at first."),)
        self._context.open(
            Question(self._context, words("Reset all settings?"), lines, words(NC_("settings", "Reset")), self._reset)
        )

    def _reset(self) -> None:
        for setting in ALL.values():
            self._context.settings.set(setting.name, setting.default)


def _natural(control: Switch | Choice | Slider, width: int, skin: Skin) -> tuple[int, int]:
    return control.size_within(width, skin) if isinstance(control, Choice) else control.natural_size(skin)
