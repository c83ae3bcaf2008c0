"""The stage: a recorded game on a table of its own, moved to and fro."""

from collections.abc import Iterator

from game.change import Cause
from game.pages.page import Context
from game.pages.replay import Replay
from game.pages.shots import Look
from game.rules.action import Action, Kind
from game.rules.controller import Marks
from game.rules.table import Place
from game.view.board import Board
from game.view.faces import Faces
from game.view.geometry import Box
from game.view.marks import MarkPainter
from game.view.motion import Motion
from game.view.scene import Sprite

_LOWEST = 120  # units


class Stage:
    """Shows a replay as the table shows a game.

    Attributes:
        replay: the game.
        board: its table, there once it is laid out.
    """

    def __init__(self, context: Context, replay: Replay) -> None:
        self._context = context
        self.replay = replay
        self._motion = Motion()
        self._faces: Faces | None = None

    def show(self, replay: Replay) -> None:
        """Show another game from the next `lay` on."""
        self.replay = replay

    def lay(self, space: Box, look: Look) -> None:
        """Lay the table out, everything at rest.

        Args:
            space: where it may be, surface pixels.
            look: how cards and marks look.
        """
        session = self.replay.session
        # In the smallest windows the table may reach under the bars; it never vanishes.
        space = space._replace(h=max(space.h, look.skin.px(_LOWEST)))
        if self._faces is None:
            self._faces = Faces(look.style)
            self._faces.borrow(self._context.faces)
        self._faces.set_style(look.style)
        self._motion.clear()
        left_handed = self._context.settings.is_on("left_handed")
        self.board = Board(self._faces, self._motion, session.controller, session.table, space, left_handed=left_handed)
        self._painter = MarkPainter(self._faces, look.skin.theme)

    def go(self, position: int, *, speed: float = 1.0) -> None:
        """Go to a move: one step there or back moves the cards, a longer way shows the table at once.

        Args:
            position: how many moves are made then.
            speed: the factor on the motion that the settings ask for.
        """
        self._motion.speed = self._context.motion_speed() * speed
        way = self.replay.go(position)
        if not way:
            return
        cause = {1: Cause.TAP, -1: Cause.UNDO}.get(way, Cause.SHOWN)
        self.board.settle()
        self.board.show(self.replay.session.table, cause)

    @property
    def moving(self) -> bool:
        """Whether steps are needed."""
        return self.board.moving

    def step(self) -> None:
        """Let one step of the fixed time pass."""
        self.board.step()

    def work(self) -> bool:
        """Draw one face that can wait; tell whether there was any."""
        return self._faces is not None and self._faces.work()

    def sprites(self) -> Iterator[Sprite]:
        """Yield the table."""
        session = self.replay.session
        yield from self._painter.frames(self.board, session.code.game, won=session.is_won)
        yield from self.board.sprites()
        yield from self._painter.help(self.board, Marks(), _moved_to(self.replay.latest))


def _moved_to(action: Action | None) -> Place | None:
    """Return where the card lies that moved last; the cards of a pair are gone."""
    return action.target if action is not None and action.kind is not Kind.PAIR else None
