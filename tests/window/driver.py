"""A player at the window: real pygame events, a clock that only the test moves, a store in memory."""

import random
from typing import Any

import pygame

from game.change import Change
from game.desk import Desk
from game.i18n import Words
from game.pages.dialog import Dialog
from game.pages.page import Clipboard
from game.protocol import PlayProtocol
from game.rules.deal import NUMBERS, DealCode
from game.rules.table import Spot
from game.services import Services
from game.settings import SYSTEM, Settings
from game.store import Store
from game.view.geometry import Box
from game.view.scene import Sprite
from game.view.screen import Screen
from game.view.widgets.form import Form
from game.window import App

FRAME = 1 / 60
APART = 0.5
"""Seconds after which a click is a first click again."""
_LONGEST_MOTION = 20.0
_LEFT = 1

Point = tuple[int, int]


class FakeClock:
    """Seconds that pass only when told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """The time."""
        return self.now

    def advance(self, seconds: float) -> None:
        """Let seconds pass."""
        self.now += seconds


class Driver:
    """Plays in a window by pointer and keys, and asks the play protocol what came of it.

    Attributes:
        app: the program in its window.
        clock: its clock.
        clipboard: what has been copied; the last is pasted.
        clipboard_works: whether there is one.
        changes: what the desk has told since they were last cleared.
        store: where all is kept.
    """

    language = "en"
    """The language of windows opened from now on."""

    def __init__(
        self, deal: str | None, size: tuple[int, int], speed: float | None, store: Store | None = None
    ) -> None:
        """Open a window.

        Args:
            deal: the code of the deal on the table, None for the game that the store has.
            size: the window's.
            speed: as in `App`.
            store: a store that is at hand, None for an empty one in memory.
        """
        self.clock = FakeClock()
        self.clipboard: list[str] = []
        self.clipboard_works = True
        self.changes: list[Change] = []
        self.store = store = store or Store.open(None, self.clock)
        self.settings = Settings(store.settings(), store.set_setting)
        chance = random.Random(1)
        self.desk = Desk(store, self.settings, lambda: chance.randrange(NUMBERS))
        words = Words(self.language)
        self.settings.watchers.append(lambda name: self._choose_language(words) if name == "language" else None)
        if deal is not None:
            self.desk.open(DealCode.parse(deal))
        self.screen = Screen("test", size, fullscreen=False)
        pygame.event.clear()
        services = Services(store, self.settings, words, self.desk)
        clipboard = Clipboard(self._copy, lambda: self.clipboard[-1])
        self.app = App(services, self.screen, speed=speed, clock=self.clock, clipboard=clipboard)
        self._protocol = PlayProtocol(self.desk, self.settings, store, words, self.app)
        shown = self.desk.watcher

        def watch(change: Change) -> None:
            self.changes.append(change)
            shown(change)

        self.desk.watcher = watch
        self.app.draw()

    def _choose_language(self, words: Words) -> None:
        chosen = self.settings["language"]
        words.choose(self.language if chosen == SYSTEM else chosen)

    def _copy(self, words: str) -> bool:
        if self.clipboard_works:
            self.clipboard.append(words)
        return self.clipboard_works

    def close(self) -> None:
        """Close the window."""
        self.screen.close()

    def say(self, line: str) -> dict[str, Any]:
        """The answer to a line of the play protocol."""
        answer = self._protocol.answer(line.encode())
        assert answer is not None
        return answer

    @property
    def state(self) -> dict[str, Any]:
        """The state, as the protocol tells it, without the time."""
        state: dict[str, Any] = self.say("state")["state"]
        del state["seconds"]
        return state

    def spot(self, place: str) -> Spot:
        """A place or card by its name."""
        session = self.desk.session
        return session.controller.spot(session.table, place)

    def at(self, place: str) -> Point:
        """The point that the protocol says a click on a place hits."""
        x, y, _, _ = self.app.where(self.spot(place))
        return x, y

    def event(self, kind: int, **attributes: object) -> None:
        """Give the program one event of SDL's."""
        pygame.event.post(pygame.Event(kind, attributes))
        self.app.take_events()
        self.app.draw()

    def move(self, point: Point) -> None:
        """Move the pointer."""
        self.event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0), touch=False)

    def press(self, point: Point, button: int = _LEFT) -> None:
        """Move the pointer and press a button."""
        self.move(point)
        self.event(pygame.MOUSEBUTTONDOWN, pos=point, button=button, clicks=1, touch=False)

    def release(self, point: Point, button: int = _LEFT) -> None:
        """Release a button."""
        self.event(pygame.MOUSEBUTTONUP, pos=point, button=button, clicks=1, touch=False)

    def click_at(self, point: Point, button: int = _LEFT) -> None:
        """Press and release at a point."""
        self.press(point, button)
        self.release(point, button)

    def click(self, place: str) -> None:
        """Click a place, no part of a double click."""
        self.advance(APART)
        self.click_at(self.at(place))

    def double_click(self, place: str) -> None:
        """Click a point twice in quick succession."""
        self.advance(APART)
        point = self.at(place)
        self.click_at(point)
        self.advance(0.1)
        self.click_at(point)

    def lift(self, place: str) -> Point:
        """Press on a place and begin to drag; the pointer's point out."""
        self.advance(APART)
        x, y = self.at(place)
        self.press((x, y))
        self.move((x + 20, y + 9))
        return x + 20, y + 9

    def drag(self, source: str, target: str) -> None:
        """Drag from a place to a place."""
        goal = self.at(target)
        x, y = self.lift(source)
        self.move(((x + goal[0]) // 2, (y + goal[1]) // 2))
        self.move(goal)
        self.release(goal)

    def key(self, key: int, mod: int = 0) -> None:
        """Press and release a key."""
        self.event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        self.event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def hold(self, key: int, events: int) -> None:
        """Press a key and hold it down; as many events come of it, the first included."""
        for _ in range(events):
            self.event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)

    def let_go(self, key: int) -> None:
        """Release a key."""
        self.event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)

    def type(self, text: str) -> None:
        """Type text."""
        for character in text:
            self.event(pygame.TEXTINPUT, text=character)

    def resize(self, size: tuple[int, int]) -> None:
        """Make the window another size."""
        self.screen._window.size = size
        self.event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

    def lose_focus(self) -> None:
        """Let another window take the focus."""
        self.event(pygame.WINDOWFOCUSLOST)

    def gain_focus(self) -> None:
        """Get the focus back."""
        self.event(pygame.WINDOWFOCUSGAINED)

    def advance(self, seconds: float) -> None:
        """Let time pass, a frame at a time, as the main loop does."""
        end = self.clock.now + seconds
        while self.clock.now < end - 1e-9:
            self._frame(min(FRAME, end - self.clock.now))

    def _frame(self, seconds: float) -> None:
        self.clock.advance(seconds)
        self.app.pass_time(seconds)
        for _ in range(4):
            if self.app.moving:
                self.app.step()
        self.app.patience()
        self.app.draw()

    def settle(self) -> None:
        """Let time pass until nothing moves, and everything be drawn as fine as it can."""
        end = self.clock.now + _LONGEST_MOTION
        while self.app.moving:
            self._frame(FRAME)
            assert self.clock.now < end, "something moves for ever"
        while self.app.work():
            self.app.draw()
        self.app.draw()

    def census(self) -> None:
        """Let everything come to rest: each card once, at its place, nothing in the hand and nothing highlighted."""
        self.settle()
        board, session = self.app.table.board, self.desk.session
        assert board.held is None
        assert self.app.table.gestures.pressed is None
        assert self.app.table._targets == ()
        assert board.arrangement.table is session.table
        assert [laid for laid in board.arrangement.laid if not board.rests(laid.spot)] == []
        idents = [laid.card.ident for laid in board.arrangement.laid]
        assert len(idents) == len(set(idents))
        shown = {key[1] for key in self.sprites() if isinstance(key, tuple) and key[0] == "card"}
        assert shown <= set(idents)

    def held_at(self) -> Box:
        """The box of the card in the hand."""
        box = self.app.table.board.held_box()
        assert box is not None
        return box

    def picture(self) -> bytes:
        """What the window shows below its bar, once nothing moves."""
        self.settle()
        surface, bar = self.screen.surface, self.app.table.bar.box
        table = (0, bar.bottom, bar.w, surface.get_height() - bar.bottom)
        return pygame.image.tobytes(surface.subsurface(table), "RGB")

    def button(self, name: str) -> Box:
        """The box of a button of the uppermost page that has one of that name."""
        forms: list[Form] = [*(page.form for page in self.dialogs), self.app.table.bar._form]
        return next(widget.box for form in forms for widget in form.widgets if widget.name == name)

    @property
    def dialogs(self) -> list[Dialog]:
        """The dialogs above the table, the uppermost first."""
        return [page for page in reversed(self.app._pages._pages) if isinstance(page, Dialog)]

    def press_button(self, name: str) -> None:
        """Click a button of the bar or of a dialog."""
        self.advance(APART)
        self.click_at(self.button(name).centre)

    def sprites(self) -> dict[object, Sprite]:
        """The table's sprites as they are shown now, by key."""
        return {sprite.key: sprite for sprite in self.app.table.sprites()}
