"""Sharing a game: what of it shall be copied, and a code to write down where nothing can be."""

from game.pages.copying import copy_code, copy_record
from game.pages.dialog import Dialog
from game.pages.page import Context
from game.view.widgets.button import TextButton

_LINE = 34  # characters of a text to write down that stand in one line


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
