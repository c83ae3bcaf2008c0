"""The log: what is needed to understand a failure, in a small file beside the data, nothing about the player."""

import logging
import os
import platform
from contextlib import suppress
from pathlib import Path

from game import VERSION

FILE_NAME = "heart-thieves.log"
_LARGEST = 200_000  # bytes; a larger file becomes the old one
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class _Formatter(logging.Formatter):
    """Leaves the player's home out of paths: its name is often the player's own."""

    def __init__(self) -> None:
        super().__init__(_FORMAT)
        self._home = os.path.expanduser("~").rstrip("/\\")  # noqa: PTH111 (without a home a path can't be had)

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        return text.replace(self._home, "~") if self._home else text


class _QuietFile(logging.FileHandler):
    """A log file of bounded size that may fail, on a full disk for instance, without a word, stopping nothing."""

    def __init__(self, path: Path) -> None:
        """Open the file.

        Raises:
            OSError: if it can't be written.
        """
        self._path = path
        with suppress(OSError):
            if path.stat().st_size > _LARGEST:
                self._turn_over()
        super().__init__(path, encoding="utf-8")

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, into a new file if the present one has become too large."""
        if self.stream is not None and self.stream.tell() > _LARGEST:
            self.close()
            self._turn_over()
        # Opens the file again.
        super().emit(record)

    def _turn_over(self) -> None:
        try:
            self._path.replace(self._path.with_suffix(".old.log"))
        except OSError:
            # Better no old lines than more and more of them.
            with suppress(OSError):
                self._path.unlink()

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
    handler.setFormatter(_Formatter())
    root.addHandler(handler)
    logging.getLogger(__name__).info(
        "Heart Thieves %s, Python %s, %s", VERSION, platform.python_version(), platform.system()
    )


def _opened(folder: Path | None) -> logging.Handler:
    if folder is None:
        return logging.NullHandler()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _QuietFile(folder / FILE_NAME)
    except OSError:
        return logging.NullHandler()


def end() -> None:
    """Close the log's file."""
    while _handlers:
        handler = _handlers.pop()
        logging.getLogger().removeHandler(handler)
        handler.close()
