"""What must hold of the program in its window after every event, whatever the event was."""

import logging
from collections.abc import Iterable
from itertools import chain

import pygame

from game.rules.games import PACKS, Game
from game.rules.session import Session
from game.rules.undo import LIMIT
from game.store import Store
from game.view.bar import shortened
from game.view.choreography import look_of
from game.view.scene import Batch, Sprite
from tests.window.driver import Driver

_MOST_PAGES = 8


class Troubles(logging.Handler):
    """Collects what the program logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.met: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Note a message with its traceback."""
        self.met.append(logging.Formatter().format(record))


class Watch:
    """Looks at every frame of a window, and at what stands behind it.

    Attributes:
        left_down: whether the left button is held down; the caller keeps it up to date.
    """

    def __init__(self, driver: Driver, store: Store) -> None:
        self.left_down = False
        self._driver = driver
        self._store = store
        self._show = driver.screen.show
        driver.screen.show = self._shown  # type: ignore[method-assign]
        self._frame: list[Sprite] = []

    def _shown(self, background: pygame.Surface, batches: Iterable[Batch]) -> bool:
        frame = [list(batch) if not isinstance(batch, list) else batch for batch in batches]
        self._frame = list(chain.from_iterable(frame))
        assert background.get_size() == self._driver.screen.size
        return self._show(background, frame)

    def check(self) -> None:
        """See that everything holds."""
        app = self._driver.app
        self._check_frame()
        session = self._driver.desk.session
        _check_cards(session)
        assert app.table.board.arrangement.table is session.table, "the board shows another table"
        assert 0 <= session.undoable <= LIMIT
        self._check_store(session)
        self._check_bar(session)
        self._check_hand()
        pages = app._pages._pages
        assert pages[0] is app.table
        assert len(pages) <= _MOST_PAGES, "pages pile up"

    def _check_frame(self) -> None:
        keys = [sprite.key for sprite in self._frame]
        if len(keys) != len(set(keys)):
            raise AssertionError(f"twice in a frame: {[key for key in set(keys) if keys.count(key) > 1]}")

    def _check_store(self, session: Session) -> None:
        saved = self._store.current(session.code.game.value)
        assert saved is not None
        assert (saved.code, saved.score, saved.moves) == (session.code.text, session.score, session.moves)
        if saved.entries:
            assert saved.status == session.status
        assert abs(saved.seconds - session.seconds) <= 2.0 or session.is_won

    def _check_bar(self, session: Session) -> None:
        app = self._driver.app
        if any(page.opaque for page in app._pages._pages):
            return
        figures = app.table.bar._kept._key[0]  # type: ignore[index]
        assert figures == (int(session.seconds), session.score, session.moves, shortened(session.code.text))

    def _check_hand(self) -> None:
        table = self._driver.app.table
        board = table.board
        if self.left_down:
            return
        assert board.held is None, "a card sticks to the pointer"
        assert board._pressed is None
        assert table.gestures.pressed is None
        assert not table.gestures.dragging
        assert table._targets == ()
        # Below a page that fills the window nothing moves; it goes on afterwards.
        if table.moving:
            return
        for laid in board.arrangement.laid:
            assert board.motion.look(laid.card.ident) == look_of(laid), f"{laid} is not at its place"
        if board.motion._looks.keys() - {laid.card.ident for laid in board.arrangement.laid}:
            raise AssertionError("cards are known that are in no pile")
        whole = self._driver.screen.surface.get_rect()
        if any(page.opaque for page in self._driver.app._pages._pages):
            return
        for sprite in self._frame:
            if isinstance(sprite.key, tuple) and sprite.key[0] == "card":
                assert whole.contains(sprite.rect), f"{sprite.key} at {sprite.rect} leaves {whole}"


def _check_cards(session: Session) -> None:
    """See that no card is lost and none is there twice."""
    game = session.code.game
    idents = [card.ident for pile in session.table.piles for card in pile]
    assert len(idents) == len(set(idents)), "a card twice"
    gone = 2 * sum("+" in word for word in session.record.words) if game is Game.HEART_TO_HEART else 0
    assert len(idents) == len(PACKS[game]) - gone, "cards lost"
