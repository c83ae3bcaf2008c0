"""Playing by keyboard: a cursor walks over the places, taps, picks a card up and puts it down."""

from collections.abc import Iterator

from game.desk import Desk
from game.rules.forty_thieves import COLUMNS
from game.rules.table import STOCK, Place, Role, Spot
from game.view.board import Board
from game.view.geometry import Box
from game.view.inputs import Key
from game.view.marks import MarkPainter
from game.view.scene import Sprite
from game.view.walk import Direction, neighbour

_ARROWS = {"left": Direction.LEFT, "right": Direction.RIGHT, "up": Direction.UP, "down": Direction.DOWN}
_TAPS = ("return", "enter", "keypad enter", "space")
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

    def forget(self) -> None:
        """Go back to the stock, unseen: another game is on the table."""
        self._at, self._carried, self.shown = STOCK, None, False

    def hide(self) -> None:
        """Disappear: the pointer is used."""
        self._carried, self.shown = None, False

    def key(self, key: Key, board: Board) -> bool:
        """Take a key; tell whether it was meant for the cursor."""
        if key.ctrl or key.alt:
            return False
        if key.name in _ARROWS:
            self._walk(_ARROWS[key.name], board)
        elif key.name in _DIGITS and self._column(key.name) is not None:
            self._jump(key, board)
        elif key.name in (*_TAPS, *_PICKS) and not key.repeat:
            self._act(key, board)
        elif key.name == "escape" and self.carries:
            self._put_back(board)
        else:
            return key.name in (*_TAPS, *_PICKS)
        return True

    def _walk(self, direction: Direction, board: Board) -> None:
        if self.shown:
            self._at = neighbour(self._stops(board), self._stop(board), direction)
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

    def _stop(self, board: Board) -> Place:
        """Return where the cursor is; on the nearest place where its own was emptied."""
        stops = self._stops(board)
        if self._at in stops:
            return self._at
        x, y = board.arrangement.ground.frames[self._at].centre
        return min(stops, key=lambda place: abs(stops[place].centre[0] - x) + abs(stops[place].centre[1] - y))

    def _box(self, board: Board) -> Box:
        laid = board.arrangement.find(Spot(self._stop(board)))
        return laid.box if laid else board.arrangement.ground.frames[self._stop(board)]

    def _column(self, digit: str) -> Place | None:
        columns = [place for place in COLUMNS if place in self._desk.session.controller.places]
        number = _DIGITS.index(digit)
        return columns[number] if number < len(columns) else None

    def _jump(self, key: Key, board: Board) -> None:
        column = self._column(key.name)
        if column is None or key.repeat:
            return
        self._at = column
        self._show(board)
        if self._carried is not None:
            self._put_down()

    def _act(self, key: Key, board: Board) -> None:
        if self._carried is not None:
            self._at = self._stop(board)
            self._put_down()
            return
        spot = Spot(self._stop(board))
        if key.name in _PICKS:
            self._pick_up(spot, board)
        elif key.shift and spot.place is not STOCK:
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

    def _put_back(self, board: Board) -> None:
        self._carried = None
        board.let_go()

    def targets(self) -> tuple[Place, ...]:
        """Return the places that take the card picked up."""
        return self._desk.session.targets(self._carried) if self._carried is not None else ()

    def sprites(self, board: Board, painter: MarkPainter) -> Iterator[Sprite]:
        """Yield the cursor's ring."""
        if self.shown:
            yield painter.ring(board, self._stop(board))
