"""Where the files lie that come with the program: pictures, sounds, texts."""

from pathlib import Path

_ROOT = Path(__file__).resolve().parent.parent / "assets"


def asset(*parts: str) -> Path:
    """Find a file or folder of the program's assets.

    Args:
        parts: the path's parts below the assets folder, as in `asset("cards", "heart.svg")`.

    Returns:
        The whole path; whether something lies there is not checked.
    """
    return _ROOT.joinpath(*parts)
