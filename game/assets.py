"""Where the files that ship with the program lie."""

from pathlib import Path

_FOLDER = Path(__file__).resolve().parent.parent / "assets"


def asset(*parts: str) -> Path:
    """Return the path of a shipped file or folder below `assets`."""
    return _FOLDER.joinpath(*parts)
