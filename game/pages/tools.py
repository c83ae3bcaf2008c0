"""The tools in the table's bar: what plays, and the way to the pages."""

from functools import partial

from game.i18n import N_
from game.pages.page import Context
from game.pages.registry import code_dialog
from game.rules.games import OTHER_GAME, Game
from game.view.bar import Tool

_PAGES = (
    ("rules", N_("Rules"), 5),
    ("examples", N_("Examples"), 8),
    ("statistics", N_("Statistics"), 7),
    ("settings", N_("Settings"), 4),
)
"""The pages with a tool: name, tooltip, and in which order the tools give way; see `Tool`."""


def table_tools(context: Context) -> dict[str, Tool]:
    """Return the tools from left to right, by name: the game, its steps, other games, the pages, the window."""
    desk = context.desk

    def game() -> Game:
        return desk.session.code.game

    return {
        "new": Tool("new", N_("New game"), lambda: desk.new(game())),
        "restart": Tool("restart", N_("Restart"), desk.restart, 2),
        "undo": Tool("undo", N_("Undo"), desk.undo, begins=True),
        "redo": Tool("redo", N_("Redo"), desk.redo, 1),
        "code": Tool("code", N_("Enter a deal code"), lambda: context.open(code_dialog(context)), 6, begins=True),
        "switch": Tool("switch-game", N_("The other game"), lambda: desk.switch(OTHER_GAME[game()]), 3),
        **{
            name: Tool(name, words, partial(context.show, name), yields, begins=name == _PAGES[0][0])
            for name, words, yields in _PAGES
        },
        "fullscreen": Tool("fullscreen", N_("Full screen"), context.toggle_fullscreen, 9, begins=True),
        "menu": Tool("menu", N_("Menu"), partial(context.show, "menu")),
    }
