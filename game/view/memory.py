"""Memory that is free, and that the C library keeps for later all the same."""

import ctypes
import sys
from functools import cache
from typing import Any


@cache
def _trim() -> Any | None:  # a function of the C library, of no type that could be named
    if sys.platform != "linux":
        return None
    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):
        # Only GNU's library has it.
        return None


def give_back() -> None:
    """Give free memory back to the system, where that can be asked for.

    Pictures of one size leave gaps that those of the next do not fit into: a window that is resized all evening would
    grow and grow.
    """
    trim = _trim()
    if trim is not None:
        trim(0)
