"""Copying a game to the clipboard: its code, or its code and moves."""

from collections.abc import Callable

from game.i18n import N_
from game.pages.page import Context
from game.pages.registry import write_down
from game.view.bar import shortened

_MOVES_COPIED, _MOVES_NOT_COPIED = N_("The code and the moves are copied."), N_("There is no clipboard here.")


def copy_code(context: Context, say: Callable[[str], None] | None = None) -> None:
    """Copy the deal code of the game on the table; where there is no clipboard, show it to be written down.

    Args:
        context: what pages are given.
        say: tells that it is done; a notice by default.
    """
    code = context.desk.session.code.text
    if context.clipboard.copy(code):
        (say or context.say)(context.words("Copied: {}").format(shortened(code)))
    else:
        context.open(write_down(context, code))


def copy_record(context: Context) -> None:
    """Copy code and moves of the game on the table, and say so only if it is true."""
    copied = context.clipboard.copy(context.desk.session.record.text)
    context.say(context.words(_MOVES_COPIED if copied else _MOVES_NOT_COPIED))
