"""Sharing a game: its code, or its code and moves, to the clipboard."""

from collections.abc import Callable

from game.i18n import N_
from game.pages.dialog import Dialog
from game.pages.page import Context
from game.view.bar import shortened
from game.view.widgets.button import TextButton

_MOVES_COPIED, _MOVES_NOT_COPIED = N_("The code and the moves are copied."), N_("There is no clipboard here.")
_LINE = 34  # characters of a text to write down that stand in one line


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
        context.open(WriteDown(context, code))


def copy_record(context: Context) -> None:
    """Copy code and moves of the game on the table, and say so only if it is true."""
    copied = context.clipboard.copy(context.desk.session.record.text)
    context.say(context.words(_MOVES_COPIED if copied else _MOVES_NOT_COPIED))


class WriteDown(Dialog):
    """Shows a code that could not be copied."""

    def __init__(self, context: Context, code: str) -> None:
        close = TextButton("close", context.words("Close"), lambda: context.close(self), primary=True)
        super().__init__(context, context.words("There is no clipboard here."), (close,))
        self.lines = (
            context.words("The code, to be written down:"),
            *(code[start : start + _LINE] for start in range(0, len(code), _LINE)),
        )


class ShareDialog(Dialog):
    """Asks what of the game on the table shall be copied."""

    def __init__(self, context: Context) -> None:
        words = context.words
        code = TextButton("share-code", words("Copy the code"), lambda: self._copy(moves=False), primary=True)
        moves = TextButton("share-moves", words("Copy code and moves"), lambda: self._copy(moves=True))
        close = TextButton("close", words("Close"), lambda: context.close(self))
        super().__init__(context, words("Share this game"), (close, moves, code))
        self.lines = (
            words("The code gives anybody the same deal."),
            words("Code and moves let it be watched move by move."),
        )

    def _copy(self, *, moves: bool) -> None:
        self._context.close(self)
        if moves:
            copy_record(self._context)
        else:
            copy_code(self._context)
