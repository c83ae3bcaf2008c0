"""Numbers and days in every language, as the Unicode Consortium's collection of customs (CLDR) has them."""

import time
from datetime import date

import pytest
from babel import Locale
from babel.dates import format_date
from babel.numbers import format_decimal, format_percent
from babel.units import format_unit

from game.i18n import LANGUAGES, Words

FOUR_DIGITS_STAY_TOGETHER = {"es", "it", "pl"}
"""Languages whose `minimumGroupingDigits` is 2 in CLDR; Babel leaves that out."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 7, 999, 10_000, 12_345, 1_234_567, -12_345])
def test_thousands(language: str, number: int) -> None:
    assert Words(language).number(number) == format_decimal(number, locale=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_thousands_of_four_digits(language: str) -> None:
    together = language in FOUR_DIGITS_STAY_TOGETHER
    for number in (1000, 9999):
        expected = str(number) if together else format_decimal(number, locale=language)
        assert Words(language).number(number) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 50, 100])
def test_percentages(language: str, number: int) -> None:
    assert Words(language).percent(number) == format_percent(number / 100, locale=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_days(language: str) -> None:
    words = Words(language)
    for month in range(1, 13):
        for day in (date(2026, month, 5), date(1999, month, 28)):
            assert words.date(day.timetuple()) == format_date(day, "medium", locale=language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("hours", "minutes"), [(1, 0), (1, 1), (2, 59), (12, 5), (21, 22), (101, 30)])
def test_long_times(language: str, hours: int, minutes: int) -> None:
    """A number stays in one line with its unit."""
    locale = Locale.parse(language)
    units = [(hours, "hour"), (minutes, "minute")]
    expected = [format_unit(number, unit, "short", locale=locale) for number, unit in units]
    written = Words(language).long_time(3600 * hours + 60 * minutes + 59)
    assert written.split(" ") == [part.replace(" ", "\u00a0") for part in expected]


def test_numbers_in_counted_texts() -> None:
    """F24: a counted text writes its number as every other text does."""
    assert Words("en").plural("{} move", "{} moves", 1234) == "1,234 moves"
    assert Words("de").plural("{} move", "{} moves", 1234) == "1.234 Züge"


def test_a_day_is_the_day_of_its_time_struct() -> None:
    assert Words("en").date(time.gmtime(0)) == "Jan 1, 1970"
