"""Starting in a window: what the command line and the settings ask for, then the loop until the end."""

import logging
import sys
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING

import pygame

from game.arguments import Arguments, window_size
from game.loop import Loop
from game.services import Services, build, close
from game.view.icons import icon
from game.view.screen import Screen, begin_video, largest_desktop
from game.window import TITLE, WINDOW_SIZE, App

if TYPE_CHECKING:
    from game.pipe import CommandPipe

_log = logging.getLogger(__name__)

DEFAULT_SIZE = (1280, 800)
_USUAL_DESKTOP = (1920, 1080)
"""The desktop on which the default size is right; on a larger one the first window takes the same share."""
_ROOM = (0.98, 0.91)
"""The parts of the desktop's width and height that frames and panels leave."""
_ICON_SIDE = 64
_MOST_FAILURES = 5  # unexpected errors in one run after which it is better to stop


def play(arguments: Arguments) -> int:
    """Open a window and play until it is closed.

    Args:
        arguments: the command line.

    Returns:
        The exit status: 1 where no window can be opened.
    """
    services = build(arguments)
    afterwards = ExitStack()
    try:
        return _play(services, arguments, afterwards)
    except KeyboardInterrupt:
        return 0
    finally:
        close(services)
        afterwards.close()


def _play(services: Services, arguments: Arguments, afterwards: ExitStack) -> int:
    fullscreen = services.settings.is_on("fullscreen") if arguments.fullscreen is None else arguments.fullscreen
    try:
        begin_video()
        size = arguments.size or _sensible_size(services)
        screen = Screen(TITLE, size, fullscreen=fullscreen)
    except pygame.error as error:
        print(f"No window can be opened here ({error}). Without one: main.py --headless", file=sys.stderr)
        return 1
    first_start = not services.desk.has_game
    app = App(services, screen, speed=arguments.speed, sound=arguments.sound)
    if arguments.protocol:
        afterwards.callback(_listen(app, services).close)
    elif first_start:
        # Whoever starts the program for the first time chooses a game, and the language if the guess was wrong.
        app.show_page("menu")
    try:
        loop = Loop(app)
        loop.turn()
        # What takes a while and is not seen at once comes after the first frame.
        screen.set_icon(icon("app", _ICON_SIDE, (255, 255, 255)))
        app.sounds.start()
        _run(loop, app)
    finally:
        app.sounds.stop()
        screen.close()
    return 0


def _listen(app: App, services: Services) -> "CommandPipe":
    """Let the window take commands from standard input."""
    # Loaded only here: most people play with the mouse.
    from game.outbox import Outbox
    from game.pipe import CommandPipe
    from game.protocol import PlayProtocol
    from game.streams import own_stdin, own_stdout

    protocol = PlayProtocol(services.desk, services.settings, services.store, services.words, app)
    pipe = CommandPipe(protocol, own_stdin(), Outbox(own_stdout(), _wake), _wake)
    app.listen(pipe)
    return pipe


def _run(loop: Loop, app: App) -> None:
    """Run until the end; an unexpected error is logged and told, and the game goes on from what is saved."""
    failures = 0
    while app.running:
        try:
            loop.run()
        except Exception:
            failures += 1
            _log.exception("unexpected error number %s", failures)
            if failures == _MOST_FAILURES:
                raise
            app.recover()


def _sensible_size(services: Services) -> tuple[int, int]:
    """Return the window's size when the program last ran, else a usual one; none larger than the desktop."""
    desktop = largest_desktop()
    try:
        size = window_size(services.store.settings().get(WINDOW_SIZE, ""))
    except ValueError:
        size = first_size(desktop)
    return min(size[0], desktop[0]), min(size[1], desktop[1])


def first_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """Return a first window's width and height for a desktop's, window pixels."""
    share = max(1.0, min(side / usual for side, usual in zip(desktop, _USUAL_DESKTOP, strict=True)))
    room = tuple(int(side * part) for side, part in zip(desktop, _ROOM, strict=True))
    return min(round(DEFAULT_SIZE[0] * share), room[0]), min(round(DEFAULT_SIZE[1] * share), room[1])


def _wake() -> None:
    """Wake the loop from another thread."""
    # A queue that is full wakes it as well; an error would end the thread that reads commands.
    with suppress(pygame.error):
        pygame.event.post(pygame.Event(pygame.USEREVENT))
