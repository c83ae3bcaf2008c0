"""The dialogs: a code to enter, a question before something is lost."""

from collections.abc import Callable, Sequence

from game.i18n import GAME_NAMES
from game.pages.dialog import Dialog
from game.pages.page import Context
from game.rules.deal import DealCode, DealCodeError
from game.view.bar import clock_text
from game.view.widgets.button import TextButton
from game.view.widgets.text_field import TextField
from game.view.widgets.wrap import dotted


class CodeDialog(Dialog):
    """Asks for a deal code; what is typed is read as it is typed."""

    def __init__(self, context: Context) -> None:
        words = context.words
        self._code: DealCode | None = None
        self._play = TextButton("play", words("Play"), self._deal, primary=True)
        cancel = TextButton("cancel", words("Cancel"), lambda: context.close(self))
        self._typed = TextField("code", self._read, context.clipboard.paste)
        super().__init__(context, words("Enter a deal code"), (cancel, self._play), self._typed)
        self._read("")

    def _read(self, typed: str) -> None:
        self._code = None
        try:
            self._code = DealCode.parse(typed)
            self.lines = (GAME_NAMES[self._code.game],)
        except DealCodeError as error:
            asked = self._context.words("For instance {}").format("HH1-N-AAAAAAM")
            self.lines = (self._context.words.code_fault(error) if typed.strip() else asked,)
        self._play.enabled = self._code is not None

    def _deal(self) -> None:
        if self._code is not None:
            self._context.close(self)
            self._context.desk.open(self._code)


def how_it_stands(context: Context) -> str:
    """Return time, score and moves of the game on the table in one line."""
    words, session = context.words, context.desk.session
    figures = (
        (words("Time"), clock_text(session.seconds)),
        (words("Score"), words.number(session.score)),
        (words("Moves"), words.number(session.moves)),
    )
    return dotted(f"{name} {value}" for name, value in figures)


class Question(Dialog):
    """Asks before something is done that can't be undone; the keyboard stands on Cancel."""

    def __init__(
        self, context: Context, title: str, lines: Sequence[str], answer: str, on_yes: Callable[[], object]
    ) -> None:
        """Ask.

        Args:
            context: what pages are given.
            title: the question, in the player's language.
            lines: what it will mean.
            answer: the words of the button that does it.
            on_yes: does it.
        """
        self._on_yes = on_yes
        cancel = TextButton("cancel", context.words("Cancel"), lambda: context.close(self))
        yes = TextButton("yes", answer, self._yes, primary=True)
        super().__init__(context, title, (cancel, yes), focus=cancel.name)
        self.lines = tuple(lines)

    def _yes(self) -> None:
        self._context.close(self)
        self._on_yes()
