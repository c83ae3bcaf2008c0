"""One game in progress: its course, and the gestures, selection and message on top of it."""

from collections.abc import Callable, Sequence
from itertools import islice
from typing import NamedTuple

from game.rules.action import TURN, Action, Record
from game.rules.checkpoint import REDO, UNDO, Checkpoint
from game.rules.controller import Intent, Marks, Reason, Result, RuleController, Status
from game.rules.course import Course, Watch
from game.rules.deal import DealCode
from game.rules.forty_thieves import FortyThieves
from game.rules.games import Game
from game.rules.heart_to_heart import HeartToHeart
from game.rules.settings import RuleSettings
from game.rules.table import STOCK, Place, Spot, Table

CONTROLLERS: dict[Game, RuleController] = {
    Game.HEART_TO_HEART: HeartToHeart(),
    Game.FORTY_THIEVES: FortyThieves(),
}


class Answer(NamedTuple):
    """What a gesture, an undo or a redo did."""

    result: Result
    reason: Reason | None = None


class Refusal(NamedTuple):
    """Why the last gesture was refused, as far as the settings have it explained.

    Attributes:
        reason: the rule.
        source: the place of the card that was tapped or dragged.
        target: the place where it was dropped, if it was.
    """

    reason: Reason
    source: Place
    target: Place | None = None


class Session:
    """One game from its deal on.

    It knows no clock: `seconds` is the playing time that its owner has added. Whatever changes the game is
    given to `journal` as a word, from which `resumed` builds the same session again.
    """

    def __init__(self, code: DealCode, settings: Callable[[], RuleSettings]) -> None:
        """Deal.

        Args:
            code: the deal.
            settings: gives the settings in force whenever a gesture is made.
        """
        self.code = code
        self.controller = CONTROLLERS[code.game]
        self.journal: Callable[[str], None] = _keep_nothing
        self._settings = settings
        self._course = Course(self.controller, self.controller.deal(code.order()))
        self.seconds = 0.0
        self.started = False
        self.selected: Place | None = None
        self.message: Refusal | None = None

    @classmethod
    def resumed(
        cls,
        code: DealCode,
        words: Sequence[str],
        settings: Callable[[], RuleSettings],
        known: tuple[int, str] | None = None,
        watch: Watch | None = None,
    ) -> "Session":
        """Build the session that a journal tells of.

        Args:
            code: the deal.
            words: what the journal was given, in order: action texts, `undo`, `redo`.
            settings: as for a new session.
            known: a number of words and what `checkpoint` gave after them, to be believed instead of playing them.
            watch: told of each word that is played.

        Raises:
            RecordError: if a word is unknown or the rules refuse it where it stands, or what is known is no state.
        """
        session = cls(code, settings)
        number = 0
        if known is not None:
            number, text = known
            checkpoint = Checkpoint.parse(text, code.order(), len(session.controller.places))
            session._course.begin_at(checkpoint, words[:number])
        session._course.follow(islice(words, number, None), number + 1, watch)
        session.started = session.moves > 0
        return session

    def checkpoint(self) -> str:
        """Return the state as a text from which `resumed` can go on."""
        return self._course.checkpoint().text

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self._course.table

    @property
    def score(self) -> int:
        """The points (HH-18, FT-13)."""
        return self._course.score

    @property
    def moves(self) -> int:
        """The move counter (HH-11, FT-24)."""
        return self._course.moves

    @property
    def status(self) -> Status:
        """Whether the game is open, stuck or won."""
        return self.controller.status(self.table)

    @property
    def is_won(self) -> bool:
        """Whether the game is won, and so final (UI-12)."""
        return self.controller.is_won(self.table)

    @property
    def undoable(self) -> int:
        """How many steps the history holds; those of a won game stay in it, but it is final (UI-12)."""
        return self._course.undoable

    @property
    def redoable(self) -> int:
        """How many steps taken back can be made again."""
        return self._course.redoable

    @property
    def can_undo(self) -> bool:
        """Whether a step can be taken back now."""
        return self.undoable > 0 and not self.is_won

    @property
    def can_redo(self) -> bool:
        """Whether a step can be made again now."""
        return self.redoable > 0

    @property
    def marks(self) -> Marks:
        """What is marked on the table now."""
        return self.controller.marks(self.table, self.selected, self._settings())

    @property
    def record(self) -> Record:
        """The deal and the actions that lead to the present position; what was undone is not in it."""
        return Record(self.code, self._course.path)

    def tap(self, spot: Spot) -> Answer:
        """Tap a card or a place."""
        return self._carry_out(self.controller.tap(self.table, spot, self.selected), spot)

    def double(self, spot: Spot) -> Answer:
        """Double-click a card or a place: one gesture, though on some places it is two taps (UI-08)."""
        intent = self.controller.double(self.table, spot, self._settings())
        if intent is not None:
            return self._carry_out(intent, spot)
        first = self.tap(spot)
        if first.result is Result.MOVED and spot.place is not STOCK:
            return first
        return self.tap(spot)

    def second_click(self, spot: Spot) -> Answer:
        """Follow a double click whose first click was made as a tap and moved nothing."""
        intent = self.controller.double(self.table, spot, self._settings())
        return self.tap(spot) if intent is None else self._carry_out(intent, spot)

    def drag(self, source: Spot, target: Place | None) -> Answer:
        """Drop the card at `source` on `target`, or beside every place if None."""
        return self._carry_out(self.controller.drag(self.table, source, target, self._settings()), source, target)

    def targets(self, spot: Spot) -> tuple[Place, ...]:
        """Return the places that take the card at `spot`, or its partners."""
        return self.controller.targets(self.table, spot)

    def can_lift(self, spot: Spot) -> bool:
        """Tell whether the card at `spot` may be picked up."""
        return self.controller.can_lift(self.table, spot)

    def perform(self, action: Action) -> Answer:
        """Make an action without a gesture, as when a record is watched.

        Raises:
            IllegalActionError: if the rules refuse it.
        """
        self._course.make(action)
        self.forget_gesture()
        self.started = True
        self.journal(action.text)
        return Answer(Result.MOVED)

    @property
    def can_turn(self) -> bool:
        """Whether a tap on the stock draws or redeals."""
        return TURN in self.controller.actions(self.table)

    def undo(self) -> Answer:
        """Take the last step back (HH-22, FT-23)."""
        return self._travel(UNDO, self._course.step_back, possible=self.can_undo)

    def redo(self) -> Answer:
        """Make the step last taken back again."""
        return self._travel(REDO, self._course.step_forward, possible=self.can_redo)

    def forget_message(self) -> None:
        """Drop the message: the player has had the time to read it."""
        self.message = None

    def forget_gesture(self) -> None:
        """Drop the selection and the message."""
        self.selected = None
        self.message = None

    def _carry_out(self, intent: Intent, spot: Spot, target: Place | None = None) -> Answer:
        self.message = None
        if intent.reason is not None and self.controller.explains(intent, self._settings()):
            self.message = Refusal(intent.reason, spot.place, target)
        if intent.result is not Result.NOTHING:
            self.started = True
        if intent.action is not None:
            self.perform(intent.action)
        elif intent.result is Result.SELECTED:
            self.selected = intent.place
        elif intent.result is Result.DESELECTED:
            self.selected = None
        return Answer(intent.result, intent.reason)

    def _travel(self, word: str, step: Callable[[], None], *, possible: bool) -> Answer:
        self.message = None
        if not possible:
            return Answer(Result.NOTHING)
        step()
        self.forget_gesture()
        self.journal(word)
        return Answer(Result.MOVED)


def _keep_nothing(word: str) -> None:
    """Stand in for a journal where nothing is kept."""
