"""Numbers and days written as a language writes them. Pure; the language's patterns come from its catalogue."""

import re
import time

_PLACES = re.compile(r"'([^']*)'|(MMM|MM|M|dd|d|y)")


def grouped(number: int, separator: str, least: int) -> str:
    """Write a number with its thousands parted.

    Args:
        number: the number.
        separator: what parts them.
        least: how many digits a number has at least to be parted.
    """
    return f"{number:,}".replace(",", separator) if len(str(abs(number))) >= least else str(number)


def dated(day: time.struct_time, pattern: str, months: str) -> str:
    """Write a day.

    Args:
        day: the day.
        pattern: how, in CLDR's letters: `d` or `dd` is the day, `M` or `MM` the month's number, `MMM` its name, `y` the
            year; words stand in quotation marks.
        months: the names of the twelve months in short, parted by blanks.
    """
    found = {
        "d": f"{day.tm_mday}",
        "dd": f"{day.tm_mday:02}",
        "M": f"{day.tm_mon}",
        "MM": f"{day.tm_mon:02}",
        "MMM": months.split()[day.tm_mon - 1],
        "y": f"{day.tm_year}",
    }
    return _PLACES.sub(lambda place: found[place[2]] if place[2] else place[1], pattern)
