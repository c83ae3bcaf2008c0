"""The log: what is needed to understand a failure, in a small file beside the data, nothing about the player."""

import logging
import platform
from pathlib import Path

from game import VERSION

FILE_NAME = "heart-thieves.log"
_LARGEST = 200_000  # bytes; a larger file becomes the old one when the program starts
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def begin(folder: Path) -> None:
    """Log to a file in `folder`, made if missing; where it can't be written the program runs without a log."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    path = folder / FILE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > _LARGEST:
            path.replace(path.with_suffix(".old.log"))
        handler: logging.Handler = logging.FileHandler(path, encoding="utf-8")
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter(_FORMAT))
    root.addHandler(handler)
    logging.getLogger(__name__).info(
        "Heart Thieves %s, Python %s, %s", VERSION, platform.python_version(), platform.system()
    )


def end() -> None:
    """Close the log's file."""
    root = logging.getLogger()
    for handler in root.handlers[:]:
        root.removeHandler(handler)
        handler.close()
