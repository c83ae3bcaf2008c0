"""What lies still on the table beside the cards: the places' frames, and what helps to see the position."""

from collections.abc import Collection, Iterator

from game.rules.session import Session
from game.rules.table import WASTE, Place, Spot
from game.settings import Settings
from game.view.board import Board
from game.view.kept import Kept
from game.view.marks import MarkPainter
from game.view.scene import Batch, Sprite


class Still:
    """Draws frames and marks, and keeps them from frame to frame while nothing changes them."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._frames: Kept[list[Sprite]] = Kept()
        self._marks: Kept[list[Sprite]] = Kept()

    def frames(self, board: Board, painter: MarkPainter, session: Session) -> Batch:
        """Return the frames of the places where no card rests.

        Args:
            board: the table's cards.
            painter: draws them.
            session: the game on the table.
        """
        key = (board.rest_key, painter, session.is_won)
        return self._frames.get(key, lambda: list(painter.frames(board, session.code.game, won=session.is_won)))

    def marks(self, board: Board, painter: MarkPainter, session: Session, targets: Collection[Place]) -> Batch:
        """Return outlines, dimming, highlights, and the stock's count.

        Args:
            board: the table's cards.
            painter: draws them.
            session: the game on the table.
            targets: the places that take the card in the hand.
        """
        key = (board.rest_key, painter, session.table, session.selected, targets, self._settings.rules())
        return self._marks.get(key, lambda: list(self._drawn(board, painter, session, targets)))

    def _drawn(
        self, board: Board, painter: MarkPainter, session: Session, targets: Collection[Place]
    ) -> Iterator[Sprite]:
        marks = session.marks
        partners = marks.outlined
        if partners and session.targets(Spot(WASTE)):
            partners = (*partners, WASTE)
        yield from painter.help(board, marks._replace(outlined=partners), session.selected)
        yield from painter.stock_count(board)
        if self._settings.is_on("placement_help"):
            yield from painter.targets(board, targets)
