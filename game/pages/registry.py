"""The pages beside the table, most of them by name. Each is loaded when it is first shown."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.pages.page import Context, Page
from game.rules.action import Record

if TYPE_CHECKING:
    from game.pages.stuck import StuckPanel


def _menu(context: Context) -> Page:
    from game.pages.menu import MenuPage

    return MenuPage(context, PAGES)


def _examples(context: Context) -> Page:
    from game.pages.player import examples_page

    return examples_page(context)


def _rules(context: Context) -> Page:
    from game.pages.rules import RulesPage

    return RulesPage(context)


def _settings(context: Context) -> Page:
    from game.pages.settings import SettingsPage

    return SettingsPage(context)


def _statistics(context: Context) -> Page:
    from game.pages.player import watch_played
    from game.pages.statistics import StatisticsPage

    return StatisticsPage(context, partial(watch_played, context))


def _keys(context: Context) -> Page:
    from game.pages.keys import KeysPage

    return KeysPage(context)


PAGES: dict[str, Callable[[Context], Page]] = {
    "menu": _menu,
    "examples": _examples,
    "rules": _rules,
    "settings": _settings,
    "statistics": _statistics,
    "keys": _keys,
}
"""What makes each page, by its name in the play protocol."""


def watch(context: Context, record: Record) -> None:
    """Show a record move by move; tell where it can't be played."""
    from game.pages.player import watch as open_player

    open_player(context, record)


def code_dialog(context: Context) -> Page:
    """Ask for a deal code."""
    from game.pages.dialogs import CodeDialog

    return CodeDialog(context)


def write_down(context: Context, code: str) -> Page:
    """Show a code that could not be copied."""
    from game.pages.share import WriteDown

    return WriteDown(context, code)


def won_dialog(context: Context) -> Page:
    """Tell of the won game on the table."""
    from game.pages.won import WonDialog

    return WonDialog(context, partial(watch, context))


def stuck_panel(context: Context, on_close: Callable[[], None]) -> "StuckPanel":
    """Offer what helps in a stuck game; `on_close` is told when the player closes it."""
    from game.pages.stuck import StuckPanel

    return StuckPanel(context, on_close)
