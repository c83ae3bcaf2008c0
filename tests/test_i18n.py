"""Words: a text for every key of the rules, in the language that is chosen or preferred."""

import pytest

from game.i18n import LANGUAGES, N_, NC_, Words, own_name, shipped_language, system_language
from game.rules.controller import Reason
from game.rules.deal import CodeFault, DealCodeError
from game.rules.forty_thieves import COLUMNS
from game.rules.session import Refusal
from game.rules.table import STOCK, WASTE


def test_languages() -> None:
    """UI-06: English, Polish, Indonesian, French."""
    assert set(LANGUAGES) >= {"en", "pl", "id", "fr"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    """HH-16, FT-22: one text a rule, no two alike, none a bare key."""
    words = Words(language)
    texts = [words.reason(reason) for reason in Reason]
    assert len(set(texts)) == len(Reason)
    assert all(text and text not in set(Reason) for text in texts)


def test_the_texts_given() -> None:
    """HH-16: a mismatch is explained as "must be the same rank"."""
    assert Words("en").reason(Reason.DIFFERENT_RANK) == "Must be the same rank"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", CodeFault)
@pytest.mark.parametrize("subject", ["X", "{}", "{0}", "%s"])
def test_every_fault_has_words(language: str, fault: CodeFault, subject: str) -> None:
    """UI-02, F18: each fault is said in words, with the part at fault as it was typed where one is named."""
    text = Words(language).code_fault(DealCodeError(fault, subject))
    named = fault not in (CodeFault.NOT_A_CODE, CodeFault.OUT_OF_RANGE)
    assert text != fault
    assert (subject in text) is named


def test_a_text_of_no_catalogue_stays() -> None:
    """F24: what no catalogue holds is shown as it stands in the code; marking a text leaves it as it is."""
    words = Words("pl")
    assert words("No catalogue holds this") == N_("No catalogue holds this") == "No catalogue holds this"


def test_a_text_with_a_role() -> None:
    """F24: a text in several roles is looked up by role and shown without it, in no catalogue too."""
    key = NC_("speed", "Off")
    assert Words("en")(key) == "Off"
    assert [Words(language)(key) for language in LANGUAGES if "\x04" in Words(language)(key)] == []
    assert Words("fr")(key) != Words("fr")("Off")


def test_choosing_another_language() -> None:
    """UI-06: the language changes while the program runs."""
    words = Words()
    assert words.language == "en"
    for language in LANGUAGES:
        words.choose(language)
        assert (words.language, words.reason(Reason.COVERED)) == (language, Words(language).reason(Reason.COVERED))


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        *(([], "en"), (["pl"], "pl"), (["pl_PL"], "pl"), (["pl-PL"], "pl"), (["PL"], "pl"), (["xx", "fr_CA"], "fr")),
        *((["C"], "en"), (["xx", "qq"], "en"), ([""], "en"), (["id_ID", "pl"], "id"), (["plx", "fr"], "fr")),
    ],
)
def test_system_language(preferred: list[str], language: str) -> None:
    """UI-06, F24: the shipped language that the desktop prefers most, English failing all."""
    assert system_language(preferred) == language


@pytest.mark.parametrize("locale", ["de", "DE", "de_DE", "de-AT", "de_DE.UTF-8", "de@euro"])
def test_shipped_language(locale: str) -> None:
    """UI-06: case, region and encoding do not matter."""
    assert shipped_language(locale) == "de"


@pytest.mark.parametrize("locale", ["", "xx", "xx_DE", "deu", "C", "_de"])
def test_no_shipped_language(locale: str) -> None:
    assert shipped_language(locale) is None


def test_own_names() -> None:
    """UI-06: no two languages look alike in a list, though one has no translation yet."""
    names = [own_name(language) for language in LANGUAGES]
    assert len(set(names)) == len(LANGUAGES)
    assert own_name("en") == "English"
    assert own_name("xx") == "xx"


def test_the_environment_does_not_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    """F24: English is English, whatever languages the environment names."""
    monkeypatch.setenv("LANGUAGE", "pl:fr")
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert Words("en").reason(Reason.COVERED) == "This card is still covered"


def test_what_a_tap_can_not_do_is_not_said_of_the_hand() -> None:
    """FT-17, FT-22: a column's card that no foundation takes may go to a column by hand, but no card to the stock."""
    words, column = Words("en"), COLUMNS[0]
    by_tap = words.refusal(Refusal(Reason.NO_PLACE, column))
    dropped = words.refusal(Refusal(Reason.NO_PLACE, column, STOCK))
    from_waste = words.refusal(Refusal(Reason.NO_PLACE, WASTE))
    assert by_tap == "No foundation takes this card"
    assert from_waste == words.reason(Reason.NO_PLACE)
    assert len({by_tap, dropped, from_waste}) == 3
