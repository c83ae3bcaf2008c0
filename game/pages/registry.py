"""The pages that can be asked for by name, beside the table."""

from collections.abc import Callable

from game.pages.page import Context, Page

PAGES: dict[str, Callable[[Context], Page]] = {}
"""What makes each page, by its name in the play protocol."""
