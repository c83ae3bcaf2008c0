"""How a game ends on the table: the window "no more moves", and the won game's celebration and dialog."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.pages.page import Context
from game.pages.registry import stuck_panel, won_dialog
from game.rules.cards import Suit
from game.rules.controller import Status
from game.rules.forty_thieves import FOUNDATION_SUITS
from game.rules.games import PACKS
from game.rules.table import Role
from game.view.board import STEP, Board
from game.view.geometry import Box
from game.view.inputs import Key
from game.view.kept import Kept
from game.view.scene import Sprite
from game.view.svg import Rgb

if TYPE_CHECKING:
    from game.pages.stuck import StuckPanel
    from game.view.celebration import Celebration

_KING = 13
_SHOWN_RANKS = (1, 11, 12, _KING)  # aces and courts: the faces that a celebration is made of


class Ending:
    """Watches the game on the table for its end."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._stuck: StuckPanel | None = None
        self._dismissed = False
        self._won_now = False
        self._party: Celebration | None = None
        self._party_space: Box | None = None
        self._status: Kept[Status] = Kept()

    @property
    def celebrating(self) -> bool:
        """Whether a celebration is to come or under way."""
        return self._won_now or self._party is not None

    @property
    def has_the_cards(self) -> bool:
        """Whether the cards on the table are those that fly in a celebration, and so not at their places."""
        return self._party is not None and self._party.waiting > 0

    def forget(self) -> None:
        """Begin anew: another game is on the table and its dialogs are gone."""
        self._stuck = self._party = None
        self._won_now = self._dismissed = False

    def begin(self) -> None:
        """Tell how a game ended, or stands, that comes to the table as it was left."""
        if self._context.desk.session.is_won:
            self._tell_of_win()
        self.watch_stuck()

    def won(self) -> None:
        """Celebrate, once the last card lies still."""
        self._won_now = True

    def _tell_of_win(self) -> None:
        self._context.open(won_dialog(self._context))

    def watch_stuck(self) -> None:
        """Open or close the window "no more moves" as the game stands (HH-20); closed by the player it stays so."""
        session = self._context.desk.session
        stuck = self._status.get(session.table, lambda: session.status) is Status.STUCK
        is_open = self._stuck is not None and self._stuck.is_open
        if not stuck:
            self._dismissed = False
            if self._stuck is not None and is_open:
                self._context.close(self._stuck)
        elif not is_open and not self._dismissed:
            self._stuck = stuck_panel(self._context, self._dismiss)
            self._context.open(self._stuck)

    def take_keyboard(self, key: Key) -> bool:
        """Give the keyboard to the window "no more moves" with Tab; tell whether it took it."""
        return self._stuck is not None and self._stuck.take_keyboard(key)

    def _dismiss(self) -> None:
        self._dismissed = True

    def step(self, board: Board, space: Box, accent: Rgb) -> None:
        """Let one step of the fixed time pass.

        Args:
            board: the table.
            space: where a celebration may play, pixels.
            accent: the theme's accent colour.
        """
        if self._won_now and not board.moving:
            self._won_now = False
            self._party = self._celebration(board, space, 0.0, accent) if self._celebrates else None
            if self._party is None:
                self._tell_of_win()
        if self._party is not None:
            if space != self._party_space:
                # The window has another size: the show goes on in the new room.
                self._party = self._celebration(board, space, self._party.time, accent)
            self._party.advance(STEP * self._context.motion_speed())
            if self._party.over or not self._celebrates:
                self.stop_party()

    @property
    def faces(self) -> list[tuple[int, Suit]]:
        """Rank and suit of the faces that a celebration of the game on the table shows."""
        suits = sorted({card.suit for card in PACKS[self._context.desk.session.code.game]})
        return [(rank, suit) for suit in suits for rank in _SHOWN_RANKS]

    @property
    def _celebrates(self) -> bool:
        """Whether the settings leave room for a celebration; they can change while it is under way."""
        return bool(self._context.motion_speed()) and not self._context.settings.is_on("reduced_motion")

    def _celebration(self, board: Board, space: Box, time: float, accent: Rgb) -> "Celebration":
        # Few starts of the program come to a win.
        from game.view.celebration import Celebration

        self._party_space = space
        frames, face = board.arrangement.ground.frames, self._context.faces.face
        # The kings on the foundations take wing themselves; out of the emptied heart cards come as from nowhere.
        kings = [face(_KING, FOUNDATION_SUITS[place]) for place in frames if place.role is Role.FOUNDATION]
        faces = [*kings, *(face(rank, suit) for rank, suit in self.faces)]
        origins = [box for place, box in frames.items() if place.role in (Role.FOUNDATION, Role.HEART)]
        colours = (self._context.faces.style.ink(Suit.HEARTS), accent)
        party = Celebration(faces, self._context.faces.suit_mark, colours, origins, space, waiting=len(kings))
        party.advance(time)
        return party

    def stop_party(self) -> bool:
        """End a celebration and tell of the win; say whether there was one."""
        if self._party is None:
            return False
        self._party = None
        self._tell_of_win()
        return True

    def sprites(self) -> Iterator[Sprite]:
        """Yield the celebration's pictures."""
        if self._party is not None:
            yield from self._party.sprites()
