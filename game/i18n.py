"""Words in the player's language: gettext catalogues, and the texts that belong to the rules' keys."""

import gettext
import re
import time
from collections.abc import Sequence
from functools import cache

from game.assets import asset
from game.numbers import dated, grouped
from game.rules.controller import Reason
from game.rules.deal import CodeFault, DealCodeError
from game.rules.games import Game
from game.rules.session import Refusal
from game.rules.table import Role

DOMAIN = "heart-thieves"
SOURCE_LANGUAGE = "en"
LANGUAGES = (
    SOURCE_LANGUAGE,
    *sorted(path.parent.parent.name for path in asset("locale").glob(f"*/LC_MESSAGES/{DOMAIN}.mo")),
)
"""The languages that ship, by ISO 639-1 code; the texts in the code are English."""


_ROLE_END = "\x04"
"""What parts a context from its text in compiled catalogues."""


def N_(message: str) -> str:  # noqa: N802 (gettext's own name for a text that is translated later)
    """Mark a text for the catalogues without translating it yet."""
    return message


def NC_(role: str, message: str) -> str:  # noqa: N802 (gettext's own name, as above)
    """Mark a text that stands in several roles, which may need different words in other languages.

    Args:
        role: tells translators, as the catalogues' context, where this one stands.
        message: the text.

    Returns:
        The key under which the catalogues have it; see `Words`.
    """
    return role + _ROLE_END + message


_REASONS = {
    Reason.DIFFERENT_RANK: N_("Must be the same rank"),
    Reason.COVERED: N_("This card is still covered"),
    Reason.WRONG_SUIT: N_("Same suit, one rank lower"),
    Reason.WRONG_RANK: N_("Must be exactly one rank lower"),
    Reason.ONTO_ACE: N_("Nothing goes on an ace"),
    Reason.FOUNDATION_SUIT: N_("This foundation is for another suit"),
    Reason.FOUNDATION_ORDER: N_("Foundations grow from the ace by one rank"),
    Reason.NOT_ON_TOP: N_("Only the top card can move"),
    Reason.ONE_CARD_ONLY: N_("Only one card moves at a time"),
    Reason.STOCK_SPENT: N_("The stock is spent"),
    Reason.NO_PLACE: N_("No place takes this card"),
    Reason.FOUNDATION_TO_FOUNDATION: N_("Cards do not move between foundations"),
}

_NO_FOUNDATION = N_("No foundation takes this card")
_NOT_THERE = N_("No card can be put there")

HOMELESS = "store-homeless"
"""The notice that there is no folder for the player's data."""

_NOTICES = {
    HOMELESS: N_("The data folder can't be written. The game goes on, but is not saved."),
    "store-damaged": N_("The saved data was damaged. It was set aside, and a new file begun."),
    "store-newer": N_("The saved data is from a newer version. It is left alone; this game is not saved."),
    "store-in-use": N_("The program runs already. What is played here is not saved."),
    "store-unwritable": N_("The data folder can't be written. The game goes on, but is not saved."),
    "game-unreadable": N_("A saved game could not be read. It is kept, but no longer shown."),
}

_FAULTS = {
    CodeFault.NOT_A_CODE: N_("This is not a deal code"),
    CodeFault.UNKNOWN_GAME: N_("Unknown game: {}"),
    CodeFault.UNKNOWN_VERSION: N_("Unknown version: {}"),
    CodeFault.WRONG_LENGTH: N_("Wrong number of characters: {}"),
    CodeFault.BAD_CHARACTER: N_("Character not allowed: {}"),
    CodeFault.OUT_OF_RANGE: N_("There is no deal with such a number"),
}


# Translators: what parts thousands in your language, and how many digits a number has at least to be parted.
_SEPARATOR, _LEAST_DIGITS = NC_("between thousands", ","), NC_("least digits with parted thousands", "4")
# Translators: a blank before the sign must be a non-breaking one.
_PERCENT = NC_("percentage", "{}%")
# Translators: a date in CLDR's letters (d or dd, M or MM, MMM for the month's name, y; words in quotation marks).
_DATE = NC_("date", "MMM d, y")
# Translators: the twelve months as they stand in a date, parted by blanks.
_MONTHS = NC_("in a date", "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")
# Translators: a long time, in short; the blanks after the numbers are non-breaking ones.
_LONG_TIME = NC_("long time", "{hours}\u00a0hr {minutes}\u00a0min")

GAME_NAMES = {Game.HEART_TO_HEART: "Heart to Heart", Game.FORTY_THIEVES: "Quarante Voleurs"}
"""The games' own names, the same in every language."""


class Words:
    """The texts of one language, which can be changed while the program runs."""

    def __init__(self, language: str = SOURCE_LANGUAGE) -> None:
        """Load a language's catalogue."""
        self.choose(language)

    def choose(self, language: str) -> None:
        """Change to another language, one of `LANGUAGES`."""
        self.language = language
        languages = [] if language == SOURCE_LANGUAGE else [language]
        self._catalogue = gettext.translation(DOMAIN, asset("locale"), languages, fallback=True)

    def __call__(self, message: str) -> str:
        """Translate one text."""
        return self._catalogue.gettext(message).rpartition(_ROLE_END)[2]

    def plural(self, one: str, many: str, count: int) -> str:
        """Translate a text that counts something, and write the number into it.

        Args:
            one: the English text for 1.
            many: the English text for any other number, with `{}` for it.
            count: how many.
        """
        return self._catalogue.ngettext(one, many, count).format(self.number(count))

    def number(self, number: int) -> str:
        """Write a number as the language does, its thousands parted."""
        return grouped(number, self(_SEPARATOR), int(self(_LEAST_DIGITS)))

    def percent(self, number: int) -> str:
        """Write a number of hundredths with its sign."""
        return self(_PERCENT).format(number)

    def date(self, day: time.struct_time) -> str:
        """Write a day with its year, in short."""
        return dated(day, self(_DATE), self(_MONTHS))

    def long_time(self, seconds: float) -> str:
        """Write a time of many hours to the minute."""
        hours, minutes = divmod(int(seconds) // 60, 60)
        return self(_LONG_TIME).format(hours=self.number(hours), minutes=minutes)

    def reason(self, reason: Reason) -> str:
        """Say in words which rule refuses a move."""
        return self(_REASONS[reason])

    def refusal(self, refusal: Refusal) -> str:
        """Say in words why a gesture was refused."""
        if refusal.reason is Reason.NO_PLACE and refusal.target is not None:
            return self(_NOT_THERE)
        if refusal.reason is Reason.NO_PLACE and refusal.source.role is Role.COLUMN:
            # It may well have a place by hand (FT-17).
            return self(_NO_FOUNDATION)
        return self.reason(refusal.reason)

    def notice(self, key: str) -> str:
        """Say in words what the store reports by a key."""
        return self(_NOTICES[key])

    def code_fault(self, error: DealCodeError) -> str:
        """Say in words why a text is no deal code."""
        return self(_FAULTS[error.fault]).format(error.subject)


@cache
def own_name(language: str) -> str:
    """Return a language's own name, or its code as long as nobody has translated it."""
    # Translators: the name of your own language, in itself.
    english = N_("English")
    name = Words(language)(english)
    return language if name == english and language != SOURCE_LANGUAGE else name


def shipped_language(locale: str) -> str | None:
    """Return the shipped language that a locale's name asks for, if there is one.

    Args:
        locale: a language's code in any case, perhaps with region and encoding, as in `pl`, `pl-PL` or `pl_PL.UTF-8`.
    """
    language = re.split("[-_.@]", locale)[0].lower()
    return language if language in LANGUAGES else None


def system_language(preferred: Sequence[str]) -> str:
    """Return the shipped language that the desktop prefers most, English failing all.

    Args:
        preferred: language codes with or without a region, as in `pl` or `pl_PL`, most wanted first.
    """
    for locale in preferred:
        language = shipped_language(locale)
        if language is not None:
            return language
    return SOURCE_LANGUAGE
