"""The pages that can be asked for by name, beside the table. Each is loaded when it is first shown."""

from collections.abc import Callable
from functools import partial

from game.pages.page import Context, Page
from game.rules.action import Record


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
