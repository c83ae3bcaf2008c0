"""What all pages share, and the parts of the program that they use."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.desk import Desk
from game.i18n import Words
from game.settings import Settings
from game.store import Store
from game.view.cue import Sound
from game.view.faces import Faces
from game.view.inputs import Input
from game.view.scene import Batch, Sprite
from game.view.widgets.widget import Skin


class Clipboard(NamedTuple):
    """The desktop's clipboard: `copy` tells whether it took the text, `paste` gives its text or nothing."""

    copy: Callable[[str], bool]
    paste: Callable[[], str]


class Context(NamedTuple):
    """What pages are given.

    Attributes:
        desk: the games.
        store: asked for statistics.
        settings: the settings.
        words: the language.
        faces: the cards' pictures, as large as the table's.
        clipboard: the desktop's clipboard.
        now: the clock, seconds.
        toggle_fullscreen: fills the screen or goes back.
        is_fullscreen: tells which it is.
        motion_speed: gives the factor on all motion, 0 for none.
        show: shows a page by its name, with nothing but the table below.
        push: puts a page, by its name, on top of the others.
        open: puts a page on top of the others.
        close: takes a page away.
        show_table: takes away every page but the table.
        theme_changed: brings colours and backs in step with game and settings.
        play: plays a sound.
        say: shows a notice for a few seconds.
        quit: ends the program.
    """

    desk: Desk
    store: Store
    settings: Settings
    words: Words
    faces: Faces
    clipboard: Clipboard
    now: Callable[[], float]
    toggle_fullscreen: Callable[[], None]
    is_fullscreen: Callable[[], bool]
    motion_speed: Callable[[], float]
    show: Callable[[str], None]
    push: Callable[[str], None]
    open: Callable[["Page"], None]
    close: Callable[["Page"], None]
    show_table: Callable[[], None]
    theme_changed: Callable[[], None]
    play: Callable[[Sound], None]
    say: Callable[[str], None]
    quit: Callable[[], None]


class Page(ABC):
    """Something that fills the window or lies over it."""

    covers_table = True
    """Whether the game's clock stands while it is shown (UI-11)."""
    follows_language = False
    """Whether its words change with the language while it is open."""
    opaque = False
    """Whether it fills the window, so that nothing below is drawn."""

    @abstractmethod
    def resize(self, size: tuple[int, int], skin: Skin) -> None:
        """Lay everything out for a surface of `size` pixels."""

    @abstractmethod
    def handle(self, event: Input) -> bool:
        """Take an input; tell whether it was used up, so that pages below do not get it."""

    @abstractmethod
    def sprites(self) -> Iterator[Sprite]:
        """Yield what it shows now."""

    def is_hand_at(self, x: float, y: float) -> bool:  # noqa: ARG002 (a page where nothing is played has an arrow)
        """Tell whether the pointer at (x, y) is over something to play or press."""
        return False

    def batches(self) -> Iterator[Batch]:
        """Yield what it shows now in batches; those kept from the frame before cost next to nothing."""
        yield list(self.sprites())

    @property
    def moving(self) -> bool:
        """Whether steps are needed."""
        return False

    def step(self) -> None:
        """Let one step of the fixed time pass."""

    def refresh(self) -> float | None:
        """Bring what time alone changes up to date; return in how many seconds that is next needed, None for never."""
        return None

    def work(self) -> bool:
        """Do a small piece of what can wait until nothing else is to do; tell whether there was any."""
        return False

    def enter(self) -> None:
        """Come on top."""

    def leave(self) -> None:
        """Go out of view."""
