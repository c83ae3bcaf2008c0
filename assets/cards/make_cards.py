"""Draw every card picture anew: `python assets/cards/make_cards.py [folder]`.

The SVG files beside this script are what it writes; they are committed, so that the program needs no step before it
starts. The drawings keep to what nanosvg can do.
"""

import sys
from pathlib import Path

from aces import ace
from back import back
from courts import FIGURES, court
from shapes import SIGN, SUITS, document


def pictures() -> dict[str, str]:
    """Draw everything.

    Returns:
        The SVG text by file name.
    """
    files = {f"{name}.svg": document(SIGN, f'<path fill="#000000" d="{path}"/>') for name, path in SUITS.items()}
    files["back.svg"] = back()
    files |= {f"{rank}_{suit}.svg": court(rank, suit) for rank in FIGURES for suit in SUITS}
    files |= {f"ace_{suit}.svg": ace(suit) for suit in SUITS}
    return files


def main() -> None:
    """Write the files into the folder given, or beside this script."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    for name, text in pictures().items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
