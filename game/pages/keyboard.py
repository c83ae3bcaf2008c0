"""Playing by keyboard: a cursor walks over the places, taps, picks a card up and puts it down."""

from collections.abc import Iterator

from game.desk import Desk
from game.rules.forty_thieves import COLUMNS
from game.rules.table import STOCK, Place, Role, Spot
from game.view.board import Board
from game.view.geometry import Box
from game.view.inputs import PRESSING_KEYS, Key
from game.view.marks import MarkPainter
from game.view.scene import Sprite
from game.view.walk import Direction, neighbour

_ARROWS = {"left": Direction.LEFT, "right": Direction.RIGHT, "up": Direction.UP, "down": Direction.DOWN}
_PICKS = ("m",)
_DIGITS = "1234567890"
_CARRIED = 0.12  # of a card's height: how far above its goal a carried card hangs


class Cursor:
    """The keyboard's place on the table. It shows from the first arrow key on, until the pointer is used.

    Attributes:
        shown: whether the player sees it.
    """

    def __init__(self, desk: Desk) -> None:
        self.shown = False
        self._desk = desk
        self._at: Place = STOCK
        self._carried: Spot | None = None

    @property
    def carries(self) -> bool:
        """Whether a card is picked up."""
        return self._carried is not None

    def knows(self, key: Key) -> bool:
        """Tell whether a key means something to the cursor now."""
        if key.ctrl or key.alt:
            return False
        column = key.digit != "" and self._column(key.digit) is not None
        return column or key.name in (*_ARROWS, *PRESSING_KEYS, *_PICKS)

    def drop(self) -> None:
        """Let go of a card picked up: the table is another one now."""
        self._carried = None

    def forget(self) -> None:
        """Go back to the stock, unseen: another game is on the table."""
        self._at, self._carried, self.shown = STOCK, None, False

    def hide(self, board: Board) -> None:
        """Disappear, since pointer or tools are used; a card picked up goes home."""
        if self.carries:
            board.let_go()
        self._carried, self.shown = None, False

    def key(self, key: Key, board: Board) -> bool:
        """Take a key; tell whether it was meant for the cursor."""
        if key.name == "escape" and self.carries:
            self.drop()
            board.let_go()
            return True
        if not self.knows(key):
            return False
        if key.name in _ARROWS:
            self._walk(_ARROWS[key.name], board)
        elif key.digit:
            self._jump(key, board)
        elif not self.shown and key.name != "space":
            self._show(board)
        else:
            self._act(key, board)
        return True

    def _walk(self, direction: Direction, board: Board) -> None:
        if self.shown:
            self._at = neighbour(self._stops(board), self.stop(board), direction)
        self._show(board)

    def _show(self, board: Board) -> None:
        self.shown = True
        if self._carried is not None:
            x, y = self._box(board).centre
            board.drag(x, y - board.arrangement.ground.card_h * _CARRIED, steady=True)

    def _stops(self, board: Board) -> dict[Place, Box]:
        """Return the places worth a stop: all but the emptied ones of the heart."""
        arrangement = board.arrangement
        return {
            place: box
            for place, box in arrangement.ground.frames.items()
            if place.role is not Role.HEART or arrangement.table.pile(place)
        }

    def stop(self, board: Board) -> Place:
        """Return where the cursor is; on the nearest place where its own was emptied."""
        stops = self._stops(board)
        if self._at in stops:
            return self._at
        x, y = board.arrangement.ground.frames[self._at].centre
        return min(stops, key=lambda place: abs(stops[place].centre[0] - x) + abs(stops[place].centre[1] - y))

    def _box(self, board: Board) -> Box:
        return board.arrangement.box(Spot(self.stop(board)))

    def _column(self, digit: str) -> Place | None:
        columns = [place for place in COLUMNS if place in self._desk.session.controller.places]
        number = _DIGITS.index(digit)
        return columns[number] if number < len(columns) else None

    def _jump(self, key: Key, board: Board) -> None:
        column = self._column(key.digit)
        if column is None or key.repeat:
            return
        self._at = column
        self._show(board)
        if self._carried is not None:
            self._put_down()

    def _act(self, key: Key, board: Board) -> None:
        place = self.stop(board) if self.shown else STOCK
        if key.repeat and place is not STOCK:
            return
        spot = Spot(place)
        if self._carried is not None:
            self._at = place
            self._put_down()
        elif key.name in _PICKS:
            self._pick_up(spot, board)
        elif key.shift and place is not STOCK:
            self._desk.double(spot)
        else:
            self._desk.tap(spot)

    def _pick_up(self, spot: Spot, board: Board) -> None:
        if not self._desk.session.can_lift(spot):
            board.nudge(spot)
            return
        self._carried = spot
        board.lift(spot, *self._box(board).centre)
        self._show(board)

    def _put_down(self) -> None:
        carried, self._carried = self._carried, None
        if carried is not None:
            self._desk.drag(carried, self._at)

    def targets(self) -> tuple[Place, ...]:
        """Return the places that take the card picked up."""
        return self._desk.session.targets(self._carried) if self._carried is not None else ()

    def sprites(self, board: Board, painter: MarkPainter) -> Iterator[Sprite]:
        """Yield the cursor's ring."""
        if self.shown:
            yield painter.ring(board, self.stop(board))
