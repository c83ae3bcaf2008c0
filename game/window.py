"""The program in a window: events to pages, pages to pictures."""

import sys
import time
from collections.abc import Callable, Collection
from pathlib import Path

import pygame

from game.arguments import Arguments
from game.loop import Loop
from game.pages.page import Clipboard, Context, Page
from game.pages.table import TablePage
from game.pipe import CommandPipe, own_stdin
from game.protocol import PlayProtocol
from game.rules.games import Game
from game.rules.table import Spot
from game.services import Services, build
from game.view import paint
from game.view.bubble import Bubble
from game.view.faces import Faces, FaceStyle
from game.view.geometry import Box
from game.view.inputs import Input, Interrupted, Key, KeyMemory, translate
from game.view.motion import Motion
from game.view.scene import Sprite
from game.view.screen import Screen
from game.view.theme import Theme, interface_scale, theme_for
from game.view.widgets.widget import Skin

TITLE = "Heart Thieves"
DEFAULT_SIZE = (1280, 800)
_SPEEDS = {"off": 0.0, "slow": 0.5, "normal": 1.0, "fast": 2.0}
_NOTICE_SECONDS = 4.0
_LONGEST_LAPSE = 2.0  # seconds that the game's clock takes at once: a stopped computer adds no playing time


class App:
    """The window with its pages.

    Attributes:
        running: whether the program goes on.
    """

    def __init__(
        self,
        services: Services,
        screen: Screen,
        *,
        speed: float | None = None,
        clock: Callable[[], float] = time.perf_counter,
        clipboard: Clipboard | None = None,
    ) -> None:
        """Show the table.

        Args:
            services: games, settings, words.
            screen: the window.
            speed: the motion's factor, None for the setting's.
            clock: seconds, from any start.
            clipboard: the desktop's clipboard by default.
        """
        self.running = True
        self._services = services
        self._screen = screen
        self._speed = speed
        self._clock = clock
        self._keys = KeyMemory()
        self._notice: Bubble | None = None
        self._pipe: CommandPipe | None = None
        self._focused = True
        if not services.desk.has_game:
            services.desk.new(Game.HEART_TO_HEART)
        self._faces = Faces(FaceStyle())
        self._motion = Motion()
        self._context = Context(
            desk=services.desk,
            settings=services.settings,
            words=services.words,
            clipboard=clipboard or Clipboard(_copy, _paste),
            now=clock,
            toggle_fullscreen=self._toggle_fullscreen,
            is_fullscreen=lambda: screen.fullscreen,
            open=self._open,
            close=self._close,
            show_table=self.show_table,
            theme_changed=self._resize,
            say=self.say,
            quit=self._quit,
        )
        self.table = TablePage(self._context, self._faces, self._motion)
        self._pages: list[Page] = [self.table]
        self._named_pages: dict[str, Callable[[], None]] = {"table": self.show_table}
        services.settings.watchers.append(self._setting_changed)
        self._resize()
        self.table.watch_the_end()
        for notice in services.store.notices:
            self.say(notice)
        services.store.notices.clear()

    @property
    def _theme(self) -> Theme:
        return theme_for(self._services.desk.session.code.game, self._services.settings["theme"])

    def _apply_theme(self) -> None:
        """Bring faces, felt and measures in step with settings, game and window."""
        settings, theme = self._services.settings, self._theme
        self._faces.set_style(
            FaceStyle(
                four_colours=settings.is_on("four_colours"),
                large_index=settings.is_on("large_indices"),
                back=theme.back,
            )
        )
        speed = _SPEEDS[settings["speed"]] if self._speed is None else self._speed
        self._motion.speed = speed
        self._felt = paint.felt(self._screen.size, theme.felt, theme.edge)
        self._screen.spoil()
        self._skin = Skin(theme, interface_scale(self._screen.size))

    def _resize(self) -> None:
        self._apply_theme()
        for page in self._pages:
            page.resize(self._screen.size, self._skin)

    def _setting_changed(self, name: str) -> None:
        if name == "fullscreen":
            self._screen.set_fullscreen(on=self._services.settings.is_on("fullscreen"))
        self._resize()

    def _toggle_fullscreen(self) -> None:
        # The command line may have asked for what the setting does not say, so the setting alone would not do.
        on = not self._screen.fullscreen
        self._screen.set_fullscreen(on=on)
        self._services.settings.set("fullscreen", "on" if on else "off")
        self._resize()

    def _open(self, page: Page) -> None:
        if page.covers_table:
            # What is held below would never hear of its release.
            self._dispatch(Interrupted())
        self._pages.append(page)
        page.resize(self._screen.size, self._skin)
        page.enter()

    def _close(self, page: Page) -> None:
        if page in self._pages and page is not self.table:
            self._pages.remove(page)
            page.leave()

    def show_table(self) -> None:
        """Take away every page but the table."""
        for page in self._pages[1:]:
            self._close(page)

    def say(self, words: str) -> None:
        """Show a notice for a few seconds."""
        width = self._screen.size[0]
        near = Box(width // 2, self._skin.px(64), 0, 0)
        self._notice = Bubble(words, near, self._clock() + _NOTICE_SECONDS)

    def _quit(self) -> None:
        self.running = False

    def listen(self, pipe: CommandPipe) -> None:
        """Carry out the commands that come through a pipe."""
        self._pipe = pipe

    def take_events(self) -> bool:
        """Handle all input that waits; tell whether there was any."""
        events = pygame.event.get()
        for event in events:
            self._take(event)
        if self._pipe is not None and not self._pipe.carry_out():
            self._quit()
        return bool(events)

    def _take(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self._quit()
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._resize()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._screen.spoil()
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self._focused = True
        found = translate(event, self._screen.to_surface, self._keys)
        if found is not None:
            self._focused = self._focused and not isinstance(found, Interrupted)
            self._dispatch(found)

    def _dispatch(self, event: Input) -> None:
        if isinstance(event, Key) and not event.repeat and (event.name == "f11" or _is_alt_enter(event)):
            self._dispatch(Interrupted())
            self._toggle_fullscreen()
            return
        for page in reversed(self._pages[:]):
            if page.handle(event):
                return

    def pass_time(self, seconds: float) -> None:
        """Let the game's clock run, unless the table is covered or the window unfocused (UI-11)."""
        if self._clock_runs:
            self._services.desk.advance(min(seconds, _LONGEST_LAPSE))

    @property
    def _clock_runs(self) -> bool:
        return self._focused and not any(page.covers_table for page in self._pages)

    @property
    def moving(self) -> bool:
        """Whether motion needs steps."""
        return self.table.moving

    def step(self) -> None:
        """Let one fixed step of motion pass."""
        self.table.step()

    def draw(self) -> bool:
        """Show the present state; tell whether anything was painted."""
        sprites: list[Sprite] = []
        for page in self._pages:
            sprites += page.sprites()
        if self._notice is not None:
            box = Box(0, 0, *self._screen.size)
            sprites += (
                s._replace(key=("notice", s.key), layer=s.layer + 500_000)
                for s in self._notice.sprites(self._clock(), box, self._skin)
            )
        return self._screen.show(self._felt, sprites)

    def work(self) -> bool:
        """Render one card face that can wait; tell whether there was any."""
        return self._faces.work()

    def patience(self) -> float | None:
        """Return how many seconds may pass without anything to do, None for any time."""
        due = [self.table.refresh()]
        if self._notice is not None:
            now = self._clock()
            due.append(self._notice.next_change(now))
            self._notice = self._notice if now < self._notice.until else None
        session = self._services.desk.session
        if self._clock_runs and self._services.desk.clock_runs:
            due.append(1.0 - session.seconds % 1.0 + 0.001)
        return min((seconds for seconds in due if seconds is not None), default=None)

    def where(self, spot: Spot) -> tuple[int, int, int, int]:
        """Return a point of a place that a click hits, and the size of what shows of it, window pixels."""
        box = self.table.board.arrangement.visible(spot)
        return (*self._screen.to_window(*box.centre), *self._screen.to_window(box.w, box.h))

    @property
    def page_names(self) -> Collection[str]:
        """The names of the pages that the play protocol can ask for."""
        return self._named_pages.keys()

    def show_page(self, name: str) -> None:
        """Show a page, one of `page_names`."""
        self._named_pages[name]()

    def screenshot(self, path: str) -> None:
        """Save what the window shows as PNG.

        Raises:
            OSError: if the file can't be written.
        """
        self.draw()
        self._screen.save(Path(path))


def _is_alt_enter(key: Key) -> bool:
    return key.alt and key.name in ("return", "enter")


def _copy(words: str) -> bool:
    try:
        pygame.scrap.put_text(words)
        return pygame.scrap.get_text() == words
    except pygame.error:
        return False


def _paste() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def play(arguments: Arguments) -> int:
    """Open a window and play until it is closed.

    Args:
        arguments: the command line.

    Returns:
        The exit status.
    """
    services = build(arguments)
    fullscreen = services.settings.is_on("fullscreen") if arguments.fullscreen is None else arguments.fullscreen
    screen = Screen(TITLE, arguments.size or DEFAULT_SIZE, fullscreen=fullscreen)
    app = App(services, screen, speed=arguments.speed)
    if arguments.protocol:
        protocol = PlayProtocol(services.desk, services.settings, services.store, services.words, app)
        app.listen(CommandPipe(protocol, own_stdin(), sys.stdout.buffer, _wake))
    try:
        Loop(app).run()
    finally:
        services.desk.close()
        services.store.close()
        screen.close()
    return 0


def _wake() -> None:
    """Wake the loop from another thread."""
    pygame.event.post(pygame.Event(pygame.USEREVENT))
