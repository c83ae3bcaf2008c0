"""The menu: both games as they stand, and the way to every other page."""

from collections.abc import Callable, Collection
from functools import partial
from typing import NamedTuple

from game.i18n import GAME_NAMES, N_
from game.pages.dialogs import CodeDialog
from game.pages.page import Context
from game.pages.scenery import Scenery
from game.pages.settings import language_choice
from game.pages.share import ShareDialog
from game.pages.sheet import Sheet
from game.pages.shelf import controller_of
from game.pages.table_picture import TablePicture
from game.rules.cards import Suit
from game.rules.controller import Status
from game.rules.games import Game
from game.rules.session import Session
from game.view import text
from game.view.bar import clock_text, shortened
from game.view.geometry import Box
from game.view.icons import icon
from game.view.small_table import Shot
from game.view.widgets.button import TextButton
from game.view.widgets.plan import NOTE, TITLE, Plan, Style
from game.view.widgets.widget import Skin
from game.view.widgets.wrap import dotted

TITLE_WORDS = "Heart Thieves"
_GAP, _PAD, _BUTTON_GAP = 18, 16, 10
_CARD = 330  # units, the least width of a game's plate where two stand side by side
_LOWEST, _HIGHEST = 124, 0.68  # of the tables' pictures: units; of their width
_TALL = 1.2  # a room so many times higher than wide has the games one below the other
_NAME = Style(32, text.STRONG)
_EMBLEM = 52
_MARK, _MARK_GAP = 20, 9
_PAGES = (
    ("rules", N_("Rules"), "rules"),
    ("examples", N_("Examples"), "examples"),
    ("statistics", N_("Statistics"), "statistics"),
    ("settings", N_("Settings"), "settings"),
    ("keys", N_("Keys"), "keyboard"),
)
_COLUMNS = (5, 4, 3, 2, 1)


class _Entry(NamedTuple):
    name: str
    words: str
    sign: str
    run: Callable[[], object]


class MenuPage(Sheet):
    """Continue or begin either game, or go elsewhere."""

    def __init__(self, context: Context, pages: Collection[str]) -> None:
        """Make the menu.

        Args:
            context: what pages are given.
            pages: the names of the pages that there are.
        """
        super().__init__(context, "menu", N_("Menu"))
        self.widest = 1060
        self._pages = pages
        self._scenery = Scenery(context)

    def enter(self) -> None:
        """Come on top: Enter goes on playing."""
        game = self._context.desk.session.code.game.value
        self.form.focus(next(widget for widget in self.form.widgets if widget.name == f"continue-{game}"))

    def content(self, plan: Plan, width: int) -> None:
        """Lay name, games, entries and language out; the games' pictures take what height is left."""
        gap = plan.px(_GAP)
        below = Plan("menu-entries", plan.skin)
        self._entries(below, width)
        language = language_choice(self._context)
        w, h = language.size_within(width, plan.skin)
        below.place(language, Box((width - w) // 2, below.bottom + gap, w, h))
        columns = 2 if width >= 2 * plan.px(_CARD) + gap and self.room < _TALL * width else 1
        column = (width - gap * (columns - 1)) // columns
        name_h = plan.px(_EMBLEM) + gap
        plain = max(self._game(game, plan.skin, column, 0).bottom for game in Game)
        spare = (self.room - name_h - below.bottom) // (2 // columns) - gap - plain - plan.px(_BUTTON_GAP)
        highest = round((column - 2 * plan.px(_PAD)) * _HIGHEST)
        picture = max(plan.px(_LOWEST), min(highest, spare))
        self._name_and_marks(plan, width)
        bottom = name_h
        for number, game in enumerate(Game):
            card = self._game(game, plan.skin, column, picture)
            y = name_h if columns == 2 else bottom
            plan.add(card, (number * (column + gap)) if columns == 2 else 0, y)
            bottom = max(bottom, y + card.bottom + gap)
        plan.add(below, 0, bottom)

    def _name_and_marks(self, plan: Plan, width: int) -> None:
        """Draw the program's sign and name in the middle, between the suits."""
        side, gap, mark = plan.px(_EMBLEM), plan.px(_PAD), plan.px(_MARK)
        name = plan.width_of(TITLE_WORDS, _NAME)
        x = (width - side - gap - name) // 2
        plan.picture(icon("app", side, plan.skin.theme.text), x, 0)
        plan.text(TITLE_WORDS, _NAME, x + side + gap, (side - plan.leading(_NAME)) // 2, name)
        step = mark + plan.px(_MARK_GAP)
        if x - 2 * gap < 2 * step:
            return
        for number, suit in enumerate((Suit.SPADES, Suit.HEARTS)):
            self._mark(plan, suit, x - gap - (2 - number) * step, (side - mark) // 2, mark)
        for number, suit in enumerate((Suit.DIAMONDS, Suit.CLUBS)):
            at = x + side + gap + name + gap + plan.px(_MARK_GAP) + number * step
            self._mark(plan, suit, at, (side - mark) // 2, mark)

    def _mark(self, plan: Plan, suit: Suit, x: int, y: int, side: int) -> None:
        plan.picture(self._context.faces.suit_mark(suit, side, plan.skin.theme.line), x, y)

    def _game(self, game: Game, skin: Skin, width: int, picture: int) -> Plan:
        """Lay a game's plate out: its table as it stands, name, state and buttons."""
        plan = Plan(f"menu-{game.value}", skin)
        pad, inner = plan.px(_PAD), width - 2 * plan.px(_PAD)
        session = self._context.desk.look_at(game)
        y = pad
        if picture:
            plan.place(self._table(game, session, (inner, picture), skin), Box(pad, y, inner, picture))
            y += picture + plan.px(_BUTTON_GAP)
        y = plan.text(GAME_NAMES[game], TITLE, pad, y, inner)
        for line in self._state(session):
            y = plan.text(line, NOTE, pad, y, inner)
        y += plan.px(_BUTTON_GAP)
        x = pad
        for button in self._game_buttons(game, session):
            w, h = button.natural_size(skin)
            if x > pad and x + w > width - pad:
                x, y = pad, y + h + plan.px(_BUTTON_GAP)
            plan.place(button, Box(x, y, w, h))
            x += w + plan.px(_BUTTON_GAP)
        plan.plate(Box(0, 0, width, plan.bottom + pad))
        return plan

    def _table(self, game: Game, session: Session | None, size: tuple[int, int], skin: Skin) -> TablePicture:
        """Return a game's table as it stands; before its first deal the whole pack is the stock."""
        controller = controller_of(game)
        shot = Shot(controller, session.table if session else controller.undealt(), size)
        return TablePicture(f"table-{game.value}", shot, size, self._scenery.look(game, skin.scale))

    def work(self) -> bool:
        """Draw a piece of a table; tell whether there was any left."""
        return any(widget.work() for widget in self.form.widgets if isinstance(widget, TablePicture))

    def _state(self, session: Session | None) -> tuple[str, ...]:
        words = self._context.words
        if session is None:
            return (words("No game yet"),)
        names = {Status.WON: words("Won!"), Status.STUCK: words("No more moves")}
        facts = [names[session.status]] if session.status in names else []
        facts += [
            f"{words('Score')} {words.number(session.score)}",
            words.plural("{} move", "{} moves", session.moves),
            clock_text(session.seconds),
            shortened(session.code.text),
        ]
        return (dotted(facts),)

    def _game_buttons(self, game: Game, session: Session | None) -> list[TextButton]:
        words, desk = self._context.words, self._context.desk
        on_table = session is not None and session is desk.session
        new = TextButton(f"new-{game.value}", words("New deal"), lambda: desk.new(game))
        if session is None:
            return [new]
        label = words("Show") if session.is_won else words("Continue") if session.started else words("Play")
        go_on = self._context.show_table if on_table else lambda: desk.switch(game)
        return [TextButton(f"continue-{game.value}", label, go_on, primary=on_table), new]

    def _entries(self, plan: Plan, width: int) -> None:
        """Lay the other entries out in columns of one width."""
        context, gap = self._context, plan.px(_BUTTON_GAP)
        full = context.is_fullscreen()
        entries = [
            _Entry("restart", N_("Restart the deal"), "restart", context.desk.restart),
            _Entry("code", N_("Enter a deal code"), "code", lambda: context.open(CodeDialog(context))),
            _Entry("share", N_("Share this game"), "share", lambda: context.open(ShareDialog(context))),
            *(
                _Entry(name, words, sign, partial(context.push, name))
                for name, words, sign in _PAGES
                if name in self._pages
            ),
            _Entry("fullscreen", N_("Window") if full else N_("Full screen"), "windowed" if full else "fullscreen",
                   context.toggle_fullscreen),
            _Entry("quit", N_("Quit"), "close", context.quit),
        ]  # fmt: skip
        buttons = [TextButton(entry.name, context.words(entry.words), entry.run, sign=entry.sign) for entry in entries]
        sizes = [button.natural_size(plan.skin) for button in buttons]
        widest = max(w for w, _ in sizes)
        columns = next((n for n in _COLUMNS if n * (widest + gap) - gap <= width), 1)
        # Together they are exactly as wide as the games above them.
        edges = [number * (width + gap) // columns for number in range(columns + 1)]
        for number, (button, (_, h)) in enumerate(zip(buttons, sizes, strict=True)):
            row, column = divmod(number, columns)
            plan.place(button, Box(edges[column], row * (h + gap), edges[column + 1] - edges[column] - gap, h))
