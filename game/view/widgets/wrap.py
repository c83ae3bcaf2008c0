"""Breaking texts into lines. Pure."""

import re
from collections.abc import Callable, Iterable, Iterator

_BLANK = " \t\n"
_BLANKS = re.compile(f"[{_BLANK}]+")  # without the non-breaking ones
_FIRM = "\u00a0"
_LONELY = 0.25  # of a line: up to this width a word alone in the last line looks lost
_FEWEST_LEFT = 2  # words that stay in the line from which one is taken


def wrapped(words: str, room: int, measure: Callable[[str], int]) -> list[str]:
    """Break a text into lines at its blanks, and inside words too long for a line.

    Args:
        words: the text.
        room: the widest line, pixels; a single character may be wider.
        measure: gives a line's width, pixels.

    Returns:
        The lines, without blanks at their ends; one empty line for an empty text. No short word stands alone in the
        last one, if there is one to keep it company.
    """
    *lines, last = _filled(words, room, measure)
    if not lines or " " in last or measure(last) > room * _LONELY:
        return [*lines, last]
    *before, company = lines[-1].split(" ")
    joined = f"{company} {last}"
    if len(before) < _FEWEST_LEFT or measure(joined) > room:
        return [*lines, last]
    return [*lines[:-1], " ".join(before), joined]


def dotted(facts: Iterable[str]) -> str:
    """Put facts in a row with dots between them: no line breaks one, and none begins with a dot."""
    return f"{_FIRM}· ".join(fact.replace(" ", _FIRM) for fact in facts)


def _filled(words: str, room: int, measure: Callable[[str], int]) -> Iterator[str]:
    """Yield lines, each as full as can be; see `wrapped`."""
    line = ""
    for word in _BLANKS.split(words.strip(_BLANK)):
        longer = f"{line} {word}" if line else word
        if measure(longer) <= room:
            line = longer
            continue
        if line:
            yield line
        *full, line = _broken(word, room, measure)
        yield from full
    yield line


def _broken(word: str, room: int, measure: Callable[[str], int]) -> Iterator[str]:
    """Yield a word in parts that each fit a line, at least one character long."""
    part = ""
    for character in word:
        if part and measure(part + character) > room:
            yield part
            part = ""
        part += character
    yield part
