"""The pages that are open, one upon the other; the table is always the lowest."""

from collections.abc import Iterator
from contextlib import suppress

from game.pages.page import Page
from game.view.inputs import Button, Input, Interrupted, Key, PointerDown, PointerUp
from game.view.scene import Batch
from game.view.widgets.widget import Skin


class PageStack:
    """Gives input to the uppermost page that wants it, and asks the visible ones for their pictures."""

    def __init__(self, table: Page) -> None:
        self._pages = [table]
        self._shown = [table]
        self._size = (1, 1)
        self._skin: Skin | None = None
        self._pressing = False
        self._key_for = table

    def resize(self, size: tuple[int, int], skin: Skin) -> None:
        """Lay all pages out for a surface of `size` pixels."""
        self._size, self._skin = size, skin
        for page in self._pages[:]:
            page.resize(size, skin)

    def open(self, page: Page) -> None:
        """Put a page on top; one that leaves the table free lies right above it, below all others."""
        self._pages.insert(len(self._pages) if page.covers_table else 1, page)
        self._see()
        if self._skin is not None:
            page.resize(self._size, self._skin)
        page.enter()

    def close(self, page: Page) -> None:
        """Take a page away; the table stays."""
        if page is not self._pages[0]:
            with suppress(ValueError):
                self._pages.remove(page)
                self._see()
                page.leave()

    def close_all(self) -> None:
        """Take every page but the table away."""
        for page in self._pages[:0:-1]:
            self.close(page)

    def close_untranslatable(self) -> None:
        """Take away the pages whose words stay as they were made: the language is another one now."""
        for page in self._pages[:0:-1]:
            if not page.follows_language:
                self.close(page)

    def handle(self, event: Input) -> None:
        """Give an input to the pages from the top on, until one takes it."""
        if isinstance(event, PointerDown | PointerUp) and event.button is Button.LEFT:
            if self._pressing and isinstance(event, PointerDown):
                # Two mice, or a release that never came. The page that heard the first press may hear no release.
                self._give(Interrupted())
            self._pressing = isinstance(event, PointerDown)
        if isinstance(event, Key):
            if event.repeat and self._key_for is not self._foremost:
                # What opened or closed a page with its first stroke means nothing to the page that shows now.
                return
            self._key_for = self._foremost
        self._give(event)

    @property
    def _foremost(self) -> Page:
        """The uppermost page that covers the table, failing that the table."""
        return next((page for page in reversed(self._pages) if page.covers_table), self._pages[0])

    def _give(self, event: Input) -> None:
        for page in reversed(self._pages[:]):
            if page.handle(event):
                return

    def is_hand_at(self, x: float, y: float) -> bool:
        """Tell whether the pointer at (x, y) is over something to play or press."""
        for page in reversed(self._pages):
            if page.is_hand_at(x, y):
                return True
            if page.covers_table:
                break
        return False

    @property
    def covers_table(self) -> bool:
        """Whether the table can't be played at the moment (UI-11)."""
        return any(page.covers_table for page in self._pages)

    def _see(self) -> None:
        """Note which pages can be seen: those from the uppermost that fills the window on."""
        lowest = max((number for number, page in enumerate(self._pages) if page.opaque), default=0)
        self._shown = self._pages[lowest:]

    @property
    def moving(self) -> bool:
        """Whether motion needs steps."""
        return any(page.moving for page in self._shown)

    def step(self) -> None:
        """Let one fixed step of motion pass."""
        for page in self._shown:
            page.step()

    def refresh(self) -> float | None:
        """Bring what time alone changes up to date; return in how many seconds that is next needed, None for never."""
        waits = [page.refresh() for page in self._shown]
        return min((seconds for seconds in waits if seconds is not None), default=None)

    def work(self) -> bool:
        """Do a small piece of what can wait; tell whether there was any."""
        return any(page.work() for page in self._shown)

    def batches(self) -> Iterator[Batch]:
        """Yield what can be seen."""
        for page in self._shown:
            yield from page.batches()
