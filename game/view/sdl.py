"""Calls of SDL that pygame does not offer, through ctypes; without them the program works a little less lean."""

import ctypes
import logging
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pygame

_log = logging.getLogger(__name__)


class _Rect(ctypes.Structure):
    _fields_ = (("x", ctypes.c_int), ("y", ctypes.c_int), ("w", ctypes.c_int), ("h", ctypes.c_int))


@cache
def _library() -> ctypes.CDLL | None:
    """Return the very SDL that pygame has loaded, or None where it can't be found."""
    package = Path(pygame.__file__).parent
    patterns = {
        "win32": (package, "SDL2.dll"),
        "darwin": (package / ".dylibs", "libSDL2-2*.dylib"),
    }
    folder, pattern = patterns.get(sys.platform, (package.parent / "pygame_ce.libs", "libSDL2-2*.so*"))
    for path in sorted(folder.glob(pattern)):
        try:
            library = ctypes.CDLL(str(path))
            library.SDL_GetWindowFromID.restype = ctypes.c_void_p
            library.SDL_GetWindowFromID.argtypes = (ctypes.c_uint32,)
            library.SDL_UpdateWindowSurfaceRects.argtypes = (ctypes.c_void_p, ctypes.POINTER(_Rect), ctypes.c_int)
            library.SDL_WaitEventTimeout.argtypes = (ctypes.c_void_p, ctypes.c_int)
        except (OSError, AttributeError) as error:
            _log.info("SDL not reached through ctypes: %s", error)
        else:
            return library
    return None


def present(window: pygame.Window, regions: Iterable[pygame.Rect]) -> None:
    """Bring painted regions of a window's surface to the screen, the whole surface failing all."""
    library = _library()
    handle = library.SDL_GetWindowFromID(window.id) if library else None
    rects = [_Rect(*region) for region in regions]
    if (
        library is None
        or not handle
        or library.SDL_UpdateWindowSurfaceRects(handle, (_Rect * len(rects))(*rects), len(rects))
    ):
        window.flip()


def wait_for_event(seconds: float) -> bool:
    """Sleep until an event is there or the time is over.

    Args:
        seconds: how long at most.

    Returns:
        False where SDL can't be asked; nothing was waited for then.
    """
    library = _library()
    if library is None:
        return False
    library.SDL_WaitEventTimeout(None, max(0, int(seconds * 1000)))
    return True
