"""The table: the page on which the games are played."""

from collections.abc import Iterator
from itertools import chain

from game.change import Cause, Change
from game.pages.copying import copy_code
from game.pages.ending import Ending
from game.pages.explanation import Explanation
from game.pages.keyboard import Cursor
from game.pages.page import Context, Page
from game.pages.shortcuts import Shortcuts
from game.pages.still import Still
from game.pages.tools import table_tools
from game.rules.controller import Result
from game.rules.table import STOCK, Place, Spot
from game.view.bar import Bar
from game.view.board import Board
from game.view.cue import Sound, sound_for
from game.view.faces import Faces
from game.view.geometry import Box
from game.view.gestures import Cancel, Drag, Drop, Gesture, Gestures, Lift, Press, Tap
from game.view.inputs import Button, Input, Interrupted, Key, PointerDown, PointerGone, PointerMove, PointerUp
from game.view.marks import MarkPainter
from game.view.motion import Motion
from game.view.scene import Batch, Sprite
from game.view.theme import interface_scale
from game.view.widgets.widget import Skin

_NOWHERE = Box(0, 0, 0, 0)
_ANNOUNCED = 8  # cards of the stock: more than a held key draws while their faces are drawn


class TablePage(Page):
    """Turns input into the desk's moves, and the desk's changes into motion.

    Attributes:
        desk: the games.
        board: the table's cards.
        gestures: the pointer's.
        cursor: the keyboard's place.
        ending: what happens when the game ends.
        bar: the info bar.
    """

    covers_table = False

    def __init__(self, context: Context, faces: Faces, motion: Motion) -> None:
        self._context = context
        self.desk = context.desk
        self._faces = faces
        self._motion = motion
        self._skin: Skin | None = None
        self._targets: tuple[Place, ...] = ()
        self._still = Still(context.settings)
        self._explanation = Explanation(context)
        self._from_pointer = False
        self.gestures = Gestures(self._hit, self._card_at, context.now)
        self.ending = Ending(context)
        self.cursor = Cursor(context.desk)
        self._shortcuts = Shortcuts(context, self._copy_code)
        self.bar = Bar(table_tools(context), self._copy_code)
        self.desk.watcher = self._changed

    def resize(self, size: tuple[int, int], skin: Skin) -> None:
        """Lay bar and board out; a card in the hand goes home."""
        self._skin = skin
        self._follow(self.gestures.cancel())
        self.cursor.drop()
        # A hand does not tremble less over a small window.
        self.gestures.scale = max(1.0, interface_scale(size))
        left_handed = self._context.settings.is_on("left_handed")
        bar = self.bar.lay(skin, size, left_handed=left_handed)
        self._space = Box(0, bar.h, size[0], size[1] - bar.h)
        self._painter = MarkPainter(self._faces, skin.theme)
        session = self.desk.session
        self._motion.clear()
        self.board = Board(
            self._faces, self._motion, session.controller, session.table, self._space, left_handed=left_handed
        )
        self._announce()
        self._explanation.follow(self.board.arrangement)

    def _announce(self) -> None:
        """Have the faces drawn in good time that turn up next; all at once would cost memory that no one sees."""
        stock = self.desk.session.table.stock
        coming = [(card.rank, card.suit) for card in stock[: -_ANNOUNCED - 1 : -1]]
        # A celebration would have to draw its faces all in one frame.
        self._faces.prepare(coming if len(stock) > _ANNOUNCED else coming + self.ending.faces)

    def handle(self, event: Input) -> bool:
        """Take an input."""
        held_on = isinstance(event, Key) and event.repeat
        if isinstance(event, PointerDown | Key) and not held_on and self.ending.stop_party():
            return True
        match event:
            case PointerDown(x, y, Button.LEFT):
                self._put_keyboard_away()
                self.board.settle()
                if not self.bar.handle(event) and not self.bar.covers(x, y):
                    self._follow(self.gestures.press(x, y))
            case PointerDown() | Interrupted():
                self._put_keyboard_away()
                self.bar.handle(event)
                self._follow(self.gestures.cancel())
            case PointerMove():
                self._move(event)
            case PointerGone():
                self.bar.handle(event)
            case PointerUp(x, y, Button.LEFT):
                if not self.bar.handle(event):
                    self._follow(self.gestures.release(x, y))
            case Key():
                return self._key(event)
        return True

    def _move(self, event: PointerMove) -> None:
        """Let the card that is held follow the pointer; the tools answer it while there is none."""
        if not self.gestures.dragging:
            self.bar.handle(event)
        gesture = self.gestures.move(event.x, event.y)
        self._follow(gesture)
        if isinstance(gesture, Lift):
            # It was gripped where it was pressed, and belongs under the pointer in this very frame.
            self._follow(Drag(event.x, event.y))

    def _copy_code(self) -> None:
        copy_code(self._context, lambda words: self._explanation.say(words, self.bar.code_box))

    def _put_keyboard_away(self) -> None:
        """Let the pointer take over from cursor and focus."""
        self.bar.unfocus()
        self.cursor.hide(self.board)

    def _key(self, key: Key) -> bool:
        """Take a key: a card in the hand goes home first, then the key acts."""
        if key.name == "escape" and self.gestures.pressed:
            self._follow(self.gestures.cancel())
            return True
        if self._bar_takes(key) or (self.cursor.carries and self.cursor.key(key, self.board)):
            return True
        action = self._shortcuts.find(key)
        if action is None and not self.cursor.knows(key):
            return False
        self._follow(self.gestures.cancel())
        self.board.settle()
        if action is not None:
            action()
        else:
            self.cursor.key(key, self.board)
        return True

    def _bar_takes(self, key: Key) -> bool:
        """Give a key to the bar: Tab goes there, Esc comes back, and meanwhile its buttons take the keys.

        The window "no more moves" comes first.
        """
        if key.name != "tab" and not self.bar.focused:
            return False
        if key.name == "escape":
            self.bar.unfocus()
            return True
        self._follow(self.gestures.cancel())
        self.cursor.hide(self.board)
        return (not self.bar.focused and self.ending.take_keyboard(key)) or self.bar.handle(key)

    def _hit(self, x: float, y: float) -> Spot | None:
        return self.board.arrangement.hit(x, y)

    def _card_at(self, spot: Spot) -> int | None:
        laid = self.board.arrangement.find(spot)
        return laid.card.ident if laid else None

    def _follow(self, gesture: Gesture | None) -> None:
        """Do what a gesture asks for; the rules decide what comes of it."""
        session = self.desk.session
        self._from_pointer = True
        match gesture:
            case Press(spot) if session.can_lift(spot):
                self.board.press(spot)
            case Tap(spot, again):
                self._tap(spot, again=again)
            case Lift(spot, x, y) if session.can_lift(spot):
                self._context.play(Sound.PICK_UP)
                self.board.lift(spot, x, y)
                self._targets = session.targets(spot)
            case Lift(spot, _, _):
                self.board.nudge(spot)
            case Drag(x, y):
                self.board.drag(x, y)
            case Drop(spot, x, y) if spot.place is STOCK and self.board.arrangement.ground.frames[STOCK].contains(x, y):
                # The stock can't be dragged: a quick hand that slips on it means a tap.
                self._tap(spot, again=False)
            case Drop(spot, x, y):
                self._drop(spot, x, y)
            case Cancel():
                self._targets = ()
                self.board.let_go()
        self._from_pointer = False

    def _tap(self, spot: Spot, *, again: bool) -> None:
        answer = self.desk.second_click(spot) if again and spot.place is not STOCK else self.desk.tap(spot)
        if answer.result is Result.MOVED and spot.place is not STOCK:
            self.gestures.acted()

    def _drop(self, spot: Spot, x: float, y: float) -> None:
        self.board.drag(x, y)
        dragged = self.board.held_box() or _NOWHERE
        place = self.board.arrangement.drop_place(x, y, dragged, spot.place, self._targets)
        self._targets = ()
        self.desk.drag(spot, place)

    def _changed(self, change: Change) -> None:
        """Show what the desk tells."""
        if not self._from_pointer:
            self.gestures.cancel()
        self._targets = ()
        self.cursor.drop()
        self._explanation.forget()
        if self._skin is None:
            return
        session = self.desk.session
        sound = sound_for(change, session.controller, self.board.arrangement.table, session.table)
        if sound is not None:
            self._context.play(sound)
        if change.cause in (Cause.DEAL, Cause.SHOWN):
            self._another_game(change.cause)
        else:
            self._another_position(change)
            # A double click on the stock may both draw and be refused.
            self._explanation.show(change, self.board.arrangement)
        self.ending.watch_stuck()

    def _another_game(self, cause: Cause) -> None:
        self._context.show_table()
        self.ending.forget()
        self.cursor.forget()
        self._context.theme_changed()
        if cause is Cause.SHOWN:
            self.ending.begin()
        elif self._motion.speed:
            self.board.show(self.desk.session.table, cause)

    def _another_position(self, change: Change) -> None:
        board, session = self.board, self.desk.session
        board.settle()
        if session.table is not board.arrangement.table:
            board.show(session.table, change.cause)
            self._announce()
            if session.is_won:
                self.ending.won()
            return
        board.let_go()
        refused = change.answer.reason is not None and change.answer.result is not Result.SELECTED
        if refused and change.spot is not None and change.cause is Cause.TAP:
            board.nudge(change.spot)

    def is_hand_at(self, x: float, y: float) -> bool:
        """Tell whether the pointer is over a card that can be played, the stock, or a tool."""
        if self.gestures.dragging or self.bar.over_button(x, y):
            return True
        spot = None if self.bar.covers(x, y) else self._hit(x, y)
        session = self.desk.session
        return spot is not None and (session.can_lift(spot) or (spot.place is STOCK and session.can_turn))

    def step(self) -> None:
        """Let one step of the fixed time pass."""
        self.board.step()
        self.ending.step(self.board, self._space, self._painter.accent)

    @property
    def moving(self) -> bool:
        """Whether steps are needed."""
        return self.board.moving or self.ending.celebrating

    def refresh(self) -> float | None:
        """Bring what time alone changes up to date; return in how many seconds that is next needed."""
        self.ending.watch_stuck()
        return self._explanation.refresh()

    def sprites(self) -> Iterator[Sprite]:
        """Yield the table."""
        return chain.from_iterable(self.batches())

    def batches(self) -> Iterator[Batch]:
        """Yield the table; what rests is kept from frame to frame."""
        skin, session = self._skin, self.desk.session
        if skin is None:
            return
        self.bar.update(session, fullscreen=self._context.is_fullscreen())
        if not self.ending.has_the_cards:
            yield from self.board.batches()
            targets = self._targets or self.cursor.targets()
            yield self._still.marks(self.board, self._painter, session, targets)
        yield self._still.frames(self.board, self._painter, session)
        yield self.bar.sprites(session, self._context.words, skin)
        yield list(self._passing_sprites(skin))

    def _passing_sprites(self, skin: Skin) -> Iterator[Sprite]:
        """Yield what belongs to the moment: the keyboard's cursor, celebration, bubble."""
        yield from self.cursor.sprites(self.board, self._painter)
        yield from self.ending.sprites()
        yield from self._explanation.sprites(self._space, skin)
