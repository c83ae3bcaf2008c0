"""The log: what is needed to understand a failure, in a small file beside the data, nothing about the player."""

import logging
import platform
from contextlib import suppress
from pathlib import Path

from game import VERSION

FILE_NAME = "heart-thieves.log"
_LARGEST = 200_000  # bytes; a larger file becomes the old one when the program starts
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class _QuietFile(logging.FileHandler):
    """A log file that may fail, on a full disk for instance, without a word and without stopping anything."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (the name that logging gives it)
        """Let a record go that can't be written."""

    def close(self) -> None:
        """Close the file; what it still holds may be lost."""
        with suppress(OSError):
            super().close()


_handlers: list[logging.Handler] = []


def begin(folder: Path | None) -> None:
    """Log to a file in `folder`, made if missing; without one, or where it can't be written, there is no log."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    handler = _opened(folder)
    _handlers.append(handler)
    handler.setFormatter(logging.Formatter(_FORMAT))
    root.addHandler(handler)
    logging.getLogger(__name__).info(
        "Heart Thieves %s, Python %s, %s", VERSION, platform.python_version(), platform.system()
    )


def _opened(folder: Path | None) -> logging.Handler:
    if folder is None:
        return logging.NullHandler()
    path = folder / FILE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > _LARGEST:
            path.replace(path.with_suffix(".old.log"))
        return _QuietFile(path, encoding="utf-8")
    except OSError:
        return logging.NullHandler()


def end() -> None:
    """Close the log's file."""
    while _handlers:
        handler = _handlers.pop()
        logging.getLogger().removeHandler(handler)
        handler.close()
