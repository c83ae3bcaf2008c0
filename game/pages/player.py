"""The player: any recorded game, watched move by move (UI-05)."""

from collections.abc import Iterator

from game.i18n import N_
from game.pages.controls import SPEEDS, Controls, Steering, widest_number
from game.pages.head import Head
from game.pages.page import Context, Page
from game.pages.replay import Replay
from game.pages.scenery import Scenery, game_tabs
from game.pages.shelf import examples
from game.pages.stage import Stage
from game.rules.action import Record, RecordError
from game.rules.deal import DealCode, DealCodeError
from game.rules.games import Game
from game.rules.session import Session
from game.rules.settings import RuleSettings
from game.store import PlayedGame
from game.view.bar import BAR_LAYER, shortened, tooltip
from game.view.geometry import Box
from game.view.inputs import HeardBelow, Input, Key, PointerUp
from game.view.scene import Sprite
from game.view.widgets.button import IconButton
from game.view.widgets.form import Form
from game.view.widgets.widget import Skin

PACE = 1.3
"""Seconds from move to move at speed 1."""
_SPEED = "1"
_PLAYING, _WON = N_("Score: {score}"), N_("Won. Score: {score}")
_HIGH_SCORE = 9999
_WIDGET_LAYER = BAR_LAYER + 10
_TOOLTIP_RISE = 44


class Player(Page):
    """Shows one recorded game at a time.

    Attributes:
        stage: the game on its table.
        playing: whether it plays by itself.
        head: the bar at the top.
    """

    opaque = True

    def __init__(self, context: Context, title: str, record: Record, *, both_games: bool = False) -> None:
        """Stand at the deal of a record.

        Args:
            context: what pages are given.
            title: the page's title in English.
            record: the game.
            both_games: whether tabs lead to the examples of both games.

        Raises:
            RecordError: if the rules refuse the record.
        """
        self._context = context
        self.playing = False
        self.stage = Stage(context, Replay(record))
        self._scenery = Scenery(context)
        self._speed = _SPEED
        self._due = 0.0
        self._size = (0, 0)
        self._scale = 1.0
        tabs = game_tabs(lambda: self._game, self._choose) if both_games else None
        self.head = Head(context.words(title), context.words, lambda: context.close(self), tabs)
        self.form = Form([])
        self._equip()

    @property
    def _game(self) -> Game:
        return self.stage.replay.record.code.game

    def _equip(self) -> None:
        """Make the controls for the present game."""
        replay = self.stage.replay
        steering = Steering(
            position=lambda: replay.position,
            last=replay.last,
            go=self.go,
            playing=lambda: self.playing,
            toggle=self.toggle,
            speed=lambda: self._speed,
            set_speed=self._set_speed,
            tell=self.tell,
            tellings=self._tellings,
            words=self._context.words,
            standing=lambda: self.standing,
            longest_standing=max((self._stood(_HIGH_SCORE, won=won) for won in (False, True)), key=len),
        )
        self.controls = Controls(steering)
        self.form.replace([*self.head.widgets, *self.controls.widgets])

    def _choose(self, game: Game) -> None:
        self.playing = False
        self.stage.show(Replay(examples(game)[0]))
        self._equip()
        self._lay()

    def tell(self, number: int) -> str:
        """Say what a move does.

        Args:
            number: the move's, from 1; 0 stands for the deal.
        """
        words, replay = self._context.words, self.stage.replay
        if not number:
            return words("The deal {code}").format(code=shortened(replay.record.code.text))
        return self._numbered(number, replay.phrases[number - 1].spoken(words))

    def _numbered(self, number: int, move: str) -> str:
        words = self._context.words
        return words("{number}: {move}").format(number=words.number(number), move=move)

    def _tellings(self) -> Iterator[str]:
        """Yield all that moves are told by; in a long game most moves are made again and again."""
        replay = self.stage.replay
        yield self.tell(0)
        for move in {phrase.spoken(self._context.words) for phrase in replay.phrases}:
            yield self._numbered(widest_number(replay.last), move)

    @property
    def standing(self) -> str:
        """How the game stands, in words."""
        session = self.stage.replay.session
        return self._stood(session.score, won=session.is_won)

    def _stood(self, score: int, *, won: bool) -> str:
        words = self._context.words
        return words(_WON if won else _PLAYING).format(score=words.number(score))

    def toggle(self) -> None:
        """Play or pause; at the end it begins anew."""
        if not self.playing and self.stage.replay.position == self.stage.replay.last:
            self.stage.go(0)
        self.playing = not self.playing
        self._due = self._context.now() + self._pace / 2

    @property
    def _pace(self) -> float:
        return PACE / float(self._speed)

    def _set_speed(self, speed: str) -> None:
        self._speed = speed
        self._due = min(self._due, self._context.now() + self._pace)

    def go(self, position: int) -> None:
        """Go to a move by hand: it stops playing."""
        self.playing = False
        self.stage.go(position)

    def _play_on(self) -> None:
        """Make the next move if it is due."""
        now = self._context.now()
        if not self.playing or now < self._due:
            return
        replay = self.stage.replay
        self.stage.go(replay.position + 1, speed=max(1.0, float(self._speed)))
        self._due = now + self._pace
        self.playing = replay.position < replay.last

    def resize(self, size: tuple[int, int], skin: Skin) -> None:
        """Lay everything out, in the colours of the game that is watched."""
        self._size, self._scale = size, skin.scale
        self._lay()

    def _lay(self) -> None:
        look = self._scenery.look(self._game, self._scale)
        width = self._size[0]
        self._skin = look.skin
        self.head.lay(width, look.skin)
        self.controls.lay(self._size, look.skin)
        top = self.head.box.bottom
        self.stage.lay(Box(0, top, width, max(1, self.controls.box.y - top)), look)

    def handle(self, event: Input) -> bool:
        """Take everything: nothing below is operated meanwhile."""
        if isinstance(event, Key):
            return self._key(event)
        self.form.handle(event)
        if isinstance(event, PointerUp):
            # The keys go on meaning what they mean on the whole page.
            self.form.unfocus()
        return not isinstance(event, HeardBelow)

    def is_hand_at(self, x: float, y: float) -> bool:
        """Tell whether the pointer is over something to press."""
        return self.form.is_hand_at(x, y)

    def _key(self, key: Key) -> bool:
        replay = self.stage.replay
        goals = {"left": replay.position - 1, "right": replay.position + 1, "home": 0, "end": replay.last}
        if key.name == "escape" or (key.name == "left" and key.alt):
            self._context.close(self)
        elif self.form.focused is not None and self.form.handle(key):
            return True
        elif key.name in goals:
            self.go(goals[key.name])
        elif key.name == "space":
            if not key.repeat:
                self.toggle()
        elif key.name in ("+", "-"):
            self._change_speed(1 if key.name == "+" else -1)
        else:
            return self.form.handle(key)
        return True

    def _change_speed(self, step: int) -> None:
        speeds = list(SPEEDS)
        number = speeds.index(self._speed) + step
        self._set_speed(speeds[max(0, min(len(speeds) - 1, number))])

    def leave(self) -> None:
        """Go out of view."""
        self.playing = False
        self.form.leave()

    @property
    def moving(self) -> bool:
        """Whether steps are needed."""
        return self.stage.moving

    def step(self) -> None:
        """Let one step of the fixed time pass."""
        self.stage.step()
        self._play_on()

    def refresh(self) -> float | None:
        """Make the move that is due; return in how many seconds more is to do."""
        self._play_on()
        return max(0.0, self._due - self._context.now()) if self.playing else None

    def work(self) -> bool:
        """Draw a card that can wait; tell whether there was any."""
        return self.stage.work()

    def sprites(self) -> Iterator[Sprite]:
        """Yield the page."""
        skin = self._skin
        self.controls.update()
        yield from self._scenery.felt(self._size, skin)
        yield from self.stage.sprites()
        yield from self.head.sprites(skin)
        yield from self.controls.sprites(skin)
        yield from self.form.sprites(skin, _WIDGET_LAYER)
        hovered = self.form.hovered
        if isinstance(hovered, IconButton):
            yield from self._tooltip(hovered, skin)

    def _tooltip(self, button: IconButton, skin: Skin) -> Iterator[Sprite]:
        """Yield a button's words, for those at the bottom above them."""
        below = button not in self.controls.buttons
        near = button.box if below else button.box.moved(0, -button.box.h - skin.px(_TOOLTIP_RISE))
        yield from tooltip(button.tooltip, near, self._size[0], skin)


def examples_page(context: Context) -> Player:
    """Return the page of the example games, at first with that of the game on the table."""
    record = examples(context.desk.session.code.game)[0]
    return Player(context, N_("Examples"), record, both_games=True)


def watch_played(context: Context, game: PlayedGame) -> None:
    """Open a finished game of the statistics in the player; what was undone in it is left out."""
    try:
        record = _record_of(context, game)
    except (DealCodeError, RecordError):
        _tell_unreadable(context)
    else:
        watch(context, record)


def _record_of(context: Context, game: PlayedGame) -> Record:
    """Return a finished game's record.

    Raises:
        DealCodeError: if its deal code can't be read.
        RecordError: if the rules refuse what was done in it, or it is lost.
    """
    code, entries = DealCode.parse(game.code), context.store.entries(game.id)
    if not entries:
        raise RecordError("its actions are lost")
    return Session.resumed(code, entries, RuleSettings).record


def watch(context: Context, record: Record) -> None:
    """Open a recorded game in the player, on top of the present page; tell where it can't be played."""
    try:
        player = Player(context, N_("Replay"), record)
    except RecordError:
        _tell_unreadable(context)
    else:
        context.open(player)


def _tell_unreadable(context: Context) -> None:
    context.say(context.words("This game can't be read any more."))
