"""The pages that can be asked for by name, beside the table."""

from collections.abc import Callable

from game.pages.page import Context, Page
from game.pages.rules import RulesPage
from game.pages.settings import SettingsPage

PAGES: dict[str, Callable[[Context], Page]] = {
    "rules": RulesPage,
    "settings": SettingsPage,
}
"""What makes each page, by its name in the play protocol."""
