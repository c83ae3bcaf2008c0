"""The window: its surface, sizes, full screen, and bringing pictures to the screen."""

import io
import logging
import os
import sys
from collections.abc import Iterable
from pathlib import Path

import pygame

from game.limits import SMALLEST_SIDE
from game.view import sdl
from game.view.scene import Batch, Scene

_DESKTOPS = ("DISPLAY", "WAYLAND_DISPLAY")
_NO_DESKTOP = "there is no desktop"

_log = logging.getLogger(__name__)

_REPEAT_AFTER, _REPEAT_EVERY = 400, 40
"""Milliseconds that a key is held down before it repeats, and from one repetition to the next."""


def begin_video() -> None:
    """Reach the desktop; done once however often.

    Raises:
        pygame.error: if there is none.
    """
    # To be known before SDL's video begins: real pixels on Windows, a first click that counts though the window was
    # in the background, and the name of the desktop's task bar on X11, which pygame has set to the script's.
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "heart-thieves"
    asked_for = os.environ.get("SDL_VIDEODRIVER")
    if not asked_for and sys.platform not in ("win32", "darwin") and not any(map(os.environ.get, _DESKTOPS)):
        raise pygame.error(_NO_DESKTOP)
    pygame.display.init()
    # SDL's last resort draws into the void.
    if not asked_for and pygame.display.get_driver() == "offscreen":
        pygame.display.quit()
        raise pygame.error(_NO_DESKTOP)
    # On X11 the accelerated surface costs ten times the time and four times the memory; elsewhere it is needed.
    if pygame.display.get_driver() == "x11":
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"


def largest_desktop() -> tuple[int, int]:
    """Return the width and height, window pixels, that fit on one of the desktop's screens at least."""
    widths, heights = zip(*pygame.display.get_desktop_sizes(), strict=True)
    return max(widths), max(heights)


class Screen:
    """One resizable window."""

    def __init__(self, title: str, size: tuple[int, int], *, fullscreen: bool) -> None:
        """Open the window.

        Args:
            title: its title.
            size: its width and height while it is not full screen, window pixels.
            fullscreen: whether it fills the screen at once.
        """
        begin_video()
        self._window = pygame.Window(title, size, resizable=True, allow_high_dpi=True)
        self._window.minimum_size = (SMALLEST_SIDE, SMALLEST_SIDE)
        self._scene = Scene()
        self._fullscreen = False
        self._hand = False
        pygame.display.set_allow_screensaver(True)
        pygame.key.stop_text_input()
        # pygame leaves out the desktop's own repetitions.
        pygame.key.set_repeat(_REPEAT_AFTER, _REPEAT_EVERY)
        if fullscreen:
            self.set_fullscreen(on=True)

    @property
    def surface(self) -> pygame.Surface:
        """The surface that the window shows; another one after each change of size."""
        return self._window.get_surface()

    @property
    def size(self) -> tuple[int, int]:
        """The surface's width and height, pixels."""
        return self.surface.get_size()

    @property
    def window_size(self) -> tuple[int, int]:
        """The window's width and height in window pixels, fewer than the surface's on a dense screen."""
        return self._window.size

    @property
    def fullscreen(self) -> bool:
        """Whether the window fills the screen."""
        return self._fullscreen

    def set_fullscreen(self, *, on: bool) -> None:
        """Fill the screen, or go back to the window as it was."""
        if on == self._fullscreen:
            return
        self._fullscreen = on
        if on:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
        self._scene.spoil()

    def to_surface(self, x: float, y: float) -> tuple[float, float]:
        """Return the surface's point for one of the window."""
        (width, height), (window_w, window_h) = self.size, self.window_size
        return x * width / window_w, y * height / window_h

    def to_window(self, x: float, y: float) -> tuple[int, int]:
        """Return the window's point for one of the surface."""
        (width, height), (window_w, window_h) = self.size, self.window_size
        return int(x * window_w / width), int(y * window_h / height)

    def show(self, background: pygame.Surface, batches: Iterable[Batch]) -> bool:
        """Paint a frame and present what changed; tell whether anything did."""
        regions = self._scene.paint(self.surface, background, batches)
        if regions:
            sdl.present(self._window, regions)
        return bool(regions)

    def show_hand(self, *, on: bool) -> None:
        """Let the pointer be a hand, over what can be played, or an arrow."""
        if on == self._hand:
            return
        self._hand = on
        try:
            pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_HAND if on else pygame.SYSTEM_CURSOR_ARROW)
        except pygame.error as error:
            _log.info("no such pointer here: %s", error)

    def set_icon(self, picture: pygame.Surface) -> None:
        """Give the window an icon."""
        self._window.set_icon(picture)

    def spoil(self) -> None:
        """Let the next frame be painted whole."""
        self._scene.spoil()

    def save(self, path: Path) -> None:
        """Save what the window shows as PNG, whatever the name's ending.

        Raises:
            OSError: if the file can't be written.
        """
        # Given a name, pygame would choose the format by its ending.
        picture = io.BytesIO()
        pygame.image.save(self.surface, picture, "png")
        path.write_bytes(picture.getvalue())

    def close(self) -> None:
        """Close the window."""
        self._window.destroy()
