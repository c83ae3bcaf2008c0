"""The pages that can be asked for by name, beside the table."""

from collections.abc import Callable
from functools import partial

from game.pages.keys import KeysPage
from game.pages.menu import MenuPage
from game.pages.page import Context, Page
from game.pages.player import examples_page, watch_played
from game.pages.rules import RulesPage
from game.pages.settings import SettingsPage
from game.pages.statistics import StatisticsPage

PAGES: dict[str, Callable[[Context], Page]] = {
    "menu": lambda context: MenuPage(context, PAGES),
    "examples": examples_page,
    "rules": RulesPage,
    "settings": SettingsPage,
    "statistics": lambda context: StatisticsPage(context, partial(watch_played, context)),
    "keys": KeysPage,
}
"""What makes each page, by its name in the play protocol."""
