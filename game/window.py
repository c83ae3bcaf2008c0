"""The program in a window: events to pages, pages to pictures."""

import time
from collections.abc import Callable, Collection
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import clipboard as clipboard_of_desktop
from game.appearance import LOOKS, Appearance
from game.pages.page import Clipboard, Context, Page
from game.pages.registry import PAGES
from game.pages.stack import PageStack
from game.pages.table import TablePage
from game.rules.games import Game
from game.rules.table import Spot
from game.services import Services
from game.view.inputs import Input, Interrupted, Key, PointerMove
from game.view.interpreter import Interpreter
from game.view.notices import Notices
from game.view.screen import Screen
from game.view.sound import Sounds

if TYPE_CHECKING:
    from game.pipe import CommandPipe

TITLE = "Heart Thieves"
WINDOW_SIZE = "window_size"
"""The name under which the store remembers the size of the window."""
_LONGEST_LAPSE = 1.1  # seconds that the clock takes at once: it wakes every second, and a stopped computer adds nothing


class App:
    """The window with its pages.

    Attributes:
        running: whether the program goes on.
        sounds: what is heard; silent until started.
    """

    def __init__(
        self,
        services: Services,
        screen: Screen,
        *,
        speed: float | None = None,
        sound: bool = True,
        clock: Callable[[], float] = time.perf_counter,
        clipboard: Clipboard | None = None,
    ) -> None:
        """Show the table.

        Args:
            services: games, settings, words.
            screen: the window.
            speed: the motion's factor, None for the setting's.
            sound: whether sounds may be heard at all.
            clock: seconds, from any start.
            clipboard: the desktop's clipboard by default.
        """
        self.running = True
        self._services = services
        self._screen = screen
        self._sound = sound
        self._clock = clock
        self._interpreter = Interpreter(screen.to_surface)
        self._notices = Notices()
        self._layout_due = False
        self._laid_out_for = (0, 0)
        self._pipe: CommandPipe | None = None
        self._focused = True
        if not services.desk.has_game:
            services.desk.new(Game.HEART_TO_HEART)
        self._look = Appearance(services.settings, speed)
        settings = services.settings
        self.sounds = Sounds(int(settings["volume"]), enabled=sound and settings.is_on("sound"))
        self._context = Context(
            desk=services.desk,
            store=services.store,
            settings=services.settings,
            words=services.words,
            faces=self._look.faces,
            clipboard=clipboard or Clipboard(clipboard_of_desktop.copy, clipboard_of_desktop.paste),
            now=clock,
            toggle_fullscreen=self._toggle_fullscreen,
            is_fullscreen=lambda: screen.fullscreen,
            motion_speed=lambda: self._look.motion.speed,
            show=self.show_page,
            push=self._push_page,
            open=self._open,
            close=self._close,
            show_table=self.show_table,
            theme_changed=self._lay_out,
            play=self.sounds.play,
            say=self.say,
            quit=self._quit,
        )
        self.table = TablePage(self._context, self._look.faces, self._look.motion)
        self._pages = PageStack(self.table)
        services.settings.watchers.append(self._setting_changed)
        self._lay_out()
        self.table.ending.begin()

    def _lay_out(self) -> None:
        """Bring look and pages in step with settings, game and window."""
        self._layout_due = False
        self._laid_out_for = self._screen.size
        if not self._screen.fullscreen:
            self._services.store.set_setting(WINDOW_SIZE, "{}x{}".format(*self._screen.window_size))
        self._look.renew(self._services.desk.session.code.game, self._screen.size)
        self._screen.spoil()
        self._pages.resize(self._screen.size, self._look.skin)

    def _lay_out_if_due(self) -> None:
        """Lay out once for all that has changed since the last time."""
        if self._layout_due:
            self._lay_out()

    def _setting_changed(self, name: str) -> None:
        settings = self._services.settings
        self._layout_due |= name in LOOKS
        if name == "fullscreen":
            self._screen.set_fullscreen(on=settings.is_on("fullscreen"))
        elif name == "language":
            self._pages.close_untranslatable()
        elif name == "sound":
            self.sounds.set_enabled(enabled=self._sound and settings.is_on("sound"))
        elif name == "volume":
            self.sounds.set_volume(int(settings["volume"]))
        else:
            self._look.renew_motion()

    def _toggle_fullscreen(self) -> None:
        # The command line may have asked for what the setting does not say, so the setting alone would not do.
        on = not self._screen.fullscreen
        self._screen.set_fullscreen(on=on)
        self._services.settings.set("fullscreen", "on" if on else "off")
        self._layout_due = True

    def _open(self, page: Page) -> None:
        if page.covers_table:
            # What is held below would never hear of its release.
            self.handle(Interrupted())
        self._pages.open(page)

    def _close(self, page: Page) -> None:
        self._pages.close(page)

    def show_table(self) -> None:
        """Take away every page but the table."""
        self._pages.close_all()

    def say(self, words: str) -> None:
        """Show a notice for a few seconds, at once."""
        self._notices.replace(words)

    def _pass_on_notices(self) -> None:
        """Tell what the store reports, whenever it does."""
        for notice in self._services.store.notices:
            self._notices.add(self._services.words.notice(notice))
        self._services.store.notices.clear()

    def _quit(self) -> None:
        self.running = False

    def recover(self) -> None:
        """Begin anew from the game on the desk, after an unexpected error."""
        self.show_table()
        self.table.ending.forget()
        self._lay_out()
        self.say(self._services.words("Something went wrong. The game is saved; the log tells more."))

    def listen(self, pipe: "CommandPipe") -> None:
        """Carry out the commands that come through a pipe."""
        self._pipe = pipe

    def take_events(self) -> bool:
        """Handle all input that waits; tell whether there was any, or is more to come at once."""
        events = pygame.event.get()
        for number, event in enumerate(events):
            # Of motions in a row only the last is seen; a fast pointer sends hundreds a second.
            passed = event.type == pygame.MOUSEMOTION and events[number + 1 : number + 2]
            if not passed or passed[0].type != pygame.MOUSEMOTION:
                self._take(event)
        self._lay_out_if_due()
        self._pass_on_notices()
        if self._pipe is None:
            return bool(events)
        if not self._pipe.carry_out():
            self._quit()
        return bool(events) or self._pipe.waits

    def _take(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self._quit()
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._layout_due |= self._laid_out_for != self._screen.size
            self._screen.spoil()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._screen.spoil()
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self._focused = True
        for found in self._interpreter.inputs(event):
            self._focused = self._focused and not isinstance(found, Interrupted)
            self.handle(found)

    def handle(self, event: Input) -> None:
        """Give an input to the pages."""
        if isinstance(event, Key) and (event.name == "f11" or _is_alt_enter(event)):
            if not event.repeat:
                self.handle(Interrupted())
                self._toggle_fullscreen()
            return
        self._pages.handle(event)
        if isinstance(event, PointerMove):
            self._screen.show_hand(on=self._pages.is_hand_at(event.x, event.y))

    def pass_time(self, seconds: float) -> None:
        """Let the game's clock run, unless the table is covered or the window unfocused (UI-11)."""
        if self._clock_runs:
            self._services.desk.advance(min(seconds, _LONGEST_LAPSE))

    @property
    def _clock_runs(self) -> bool:
        return self._focused and not self._pages.covers_table

    @property
    def moving(self) -> bool:
        """Whether motion needs steps."""
        return self._pages.moving

    def step(self) -> None:
        """Let one fixed step of motion pass."""
        self._pages.step()

    def draw(self) -> bool:
        """Show the present state; tell whether anything was painted."""
        self._lay_out_if_due()
        notices = list(self._notices.sprites(self._clock(), self._screen.size, self._look.skin))
        return self._screen.show(self._look.felt, [*self._pages.batches(), notices])

    def work(self) -> bool:
        """Do a small piece of what can wait, a card's face or a page's picture; tell whether there was any."""
        return self._look.work() or self._pages.work()

    def patience(self) -> float | None:
        """Return how many seconds may pass without anything to do, None for any time."""
        due = [self._pages.refresh()]
        due.append(self._notices.refresh(self._clock()))
        session = self._services.desk.session
        if self._clock_runs and self._services.desk.clock_runs:
            due.append(1.0 - session.seconds % 1.0 + 0.001)
        return min((seconds for seconds in due if seconds is not None), default=None)

    def where(self, spot: Spot) -> tuple[int, int, int, int]:
        """Return a point of a place that a click hits, and the size of what shows of it, window pixels."""
        self._lay_out_if_due()
        box = self.table.board.arrangement.visible(spot)
        return (*self._screen.to_window(*box.centre), *self._screen.to_window(box.w, box.h))

    @property
    def page_names(self) -> Collection[str]:
        """The names of the pages that the play protocol can ask for."""
        return ("table", *PAGES)

    def show_page(self, name: str) -> None:
        """Show a page, one of `page_names`."""
        self.show_table()
        self._push_page(name)

    def _push_page(self, name: str) -> None:
        if name in PAGES:
            self._open(PAGES[name](self._context))

    def screenshot(self, path: str) -> None:
        """Save what the window shows as PNG, whatever the name's ending.

        Raises:
            OSError: if the file can't be written.
        """
        while self.work():
            pass
        self.draw()
        self._screen.save(Path(path))


def _is_alt_enter(key: Key) -> bool:
    return key.alt and key.name in ("return", "enter")
