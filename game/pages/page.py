"""What all pages share, and the parts of the program that they use."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.desk import Desk
from game.i18n import Words
from game.settings import Settings
from game.view.inputs import Input
from game.view.scene import Sprite
from game.view.widgets.widget import Skin


class Clipboard(NamedTuple):
    """The desktop's clipboard: `copy` tells whether it took the text, `paste` gives its text or nothing."""

    copy: Callable[[str], bool]
    paste: Callable[[], str]


class Context(NamedTuple):
    """What pages are given.

    Attributes:
        desk: the games.
        settings: the settings.
        words: the language.
        clipboard: the desktop's clipboard.
        now: the clock, seconds.
        toggle_fullscreen: fills the screen or goes back.
        is_fullscreen: tells which it is.
        open: puts a page on top of the others.
        close: takes a page away.
        show_table: takes away every page but the table.
        theme_changed: brings colours and backs in step with game and settings.
        say: shows a notice for a few seconds.
        quit: ends the program.
    """

    desk: Desk
    settings: Settings
    words: Words
    clipboard: Clipboard
    now: Callable[[], float]
    toggle_fullscreen: Callable[[], None]
    is_fullscreen: Callable[[], bool]
    open: Callable[["Page"], None]
    close: Callable[["Page"], None]
    show_table: Callable[[], None]
    theme_changed: Callable[[], None]
    say: Callable[[str], None]
    quit: Callable[[], None]


class Page(ABC):
    """Something that fills the window or lies over it."""

    covers_table = True
    """Whether the game's clock stands while it is shown (UI-11)."""

    @abstractmethod
    def resize(self, size: tuple[int, int], skin: Skin) -> None:
        """Lay everything out for a surface of `size` pixels."""

    @abstractmethod
    def handle(self, event: Input) -> bool:
        """Take an input; tell whether it was used up, so that pages below do not get it."""

    @abstractmethod
    def sprites(self) -> Iterator[Sprite]:
        """Yield what it shows now."""

    def enter(self) -> None:
        """Come on top."""

    def leave(self) -> None:
        """Go out of view."""
