"""The language catalogues: whole, compiled, with the right placeholders and plurals, drawable in the shipped fonts."""

import io
import re
from pathlib import Path

import catalogues
import font_source_sans_pro
import pytest
from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo

from game.i18n import LANGUAGES, SOURCE_LANGUAGE
from game.view.suited import SIGNS
from game.view.text import REGULAR, STRONG

TRANSLATED = [language for language in LANGUAGES if language != SOURCE_LANGUAGE]
_PLACEHOLDER = re.compile(r"\{[^}]*\}")
Captured = pytest.CaptureFixture[str]
_COUNTS = (0, 1, 2, 5, 21, 101)


def _messages(language: str) -> list[Message]:
    return [message for message in catalogues.read(language) if message.id]


def _ids(message: Message) -> tuple[str, ...]:
    return tuple(message.id) if isinstance(message.id, list | tuple) else (message.id,)


def _texts(message: Message) -> tuple[str, ...]:
    strings = message.string if isinstance(message.string, tuple) else (message.string,)
    return tuple(str(string) for string in strings)


@pytest.fixture(scope="module")
def texts() -> Catalog:
    return catalogues.template()


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_text_is_translated(language: str, texts: Catalog) -> None:
    """UI-06, F24: no text of the code is missing, none is left over."""
    wanted = {(message.context, str(message.id)) for message in texts if message.id}
    found = {(message.context, str(message.id)) for message in _messages(language)}
    assert found == wanted
    assert [message.id for message in _messages(language) if not all(_texts(message))] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_placeholders_are_the_same(language: str) -> None:
    for message in _messages(language):
        wanted = sorted(_PLACEHOLDER.findall(_ids(message)[-1]))
        for string in _texts(message):
            assert sorted(_PLACEHOLDER.findall(string)) == wanted, (language, message.id)


@pytest.mark.parametrize("language", TRANSLATED)
def test_plurals_have_the_language_s_forms(language: str) -> None:
    """F24: as many forms as the language has, and its own rule to choose among them."""
    catalogue = catalogues.read(language)
    rule = Locale.parse(language).plural_form
    for message in catalogue:
        if message.id and isinstance(message.id, tuple):
            assert len(_texts(message)) == catalogue.num_plurals
    assert all(rule(count) for count in _COUNTS)


@pytest.mark.parametrize("language", TRANSLATED)
def test_compiled_as_translated(language: str) -> None:
    compiled = io.BytesIO()
    write_mo(compiled, catalogues.read(language))
    assert catalogues.po_path(language).with_suffix(".mo").read_bytes() == compiled.getvalue()


@pytest.mark.parametrize("face", [REGULAR, STRONG])
def test_every_letter_can_be_drawn(face: str, texts: Catalog) -> None:
    """F24: no boxes. A missing glyph is not told by the font's metrics, so its character map is read."""
    shown = [text for message in texts for text in _ids(message)]
    shown += [text for language in TRANSLATED for message in _messages(language) for text in _texts(message)]
    # Suit signs are drawn, not written.
    letters = {letter for text in shown for letter in text if letter not in "\n\x04"} - set(SIGNS.values())
    known = _character_map(Path(font_source_sans_pro.__file__).parent / "files" / face)
    assert {letter for letter in letters if ord(letter) not in known} == set()


def test_a_new_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, texts: Catalog) -> None:
    """UI-06: it begins with every text of the code, none translated, beside the languages that are there."""
    monkeypatch.setattr(catalogues, "HERE", tmp_path)
    catalogues.main(["sv"])
    assert catalogues.languages() == ["sv"]
    assert {str(message.id) for message in _messages("sv")} == {str(message.id) for message in texts if message.id}
    assert not any(any(_texts(message)) for message in _messages("sv"))
    assert catalogues.po_path("sv").with_suffix(".mo").exists()


@pytest.mark.parametrize("code", ["xx", "sv_SE", "SV", "en", "", "../sv", "svenska"])
def test_no_new_language(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    """A wrong code is told in one line, and nothing is written, not for the codes before it either."""
    monkeypatch.setattr(catalogues, "HERE", tmp_path)
    with pytest.raises(SystemExit) as caught:
        catalogues.main(["sv", code])
    output = capsys.readouterr()
    assert (caught.value.code, output.out, output.err.count("\n")) == (2, "", 1)
    assert list(tmp_path.iterdir()) == []


def _character_map(path: Path) -> set[int]:
    """Read which characters an OpenType font has, from its `cmap` table of format 4 or 12."""
    data = path.read_bytes()

    def number(at: int, size: int) -> int:
        return int.from_bytes(data[at : at + size], "big")

    tables = {data[12 + 16 * i : 16 + 16 * i]: number(20 + 16 * i, 4) for i in range(number(4, 2))}
    cmap = tables[b"cmap"]
    known: set[int] = set()
    for i in range(number(cmap + 2, 2)):
        sub = cmap + number(cmap + 8 + 8 * i, 4)
        if number(sub, 2) == 12:
            for group in range(number(sub + 12, 4)):
                at = sub + 16 + 12 * group
                known |= set(range(number(at, 4), number(at + 4, 4) + 1))
        elif number(sub, 2) == 4:
            segments = number(sub + 6, 2) // 2
            for segment in range(segments):
                end, start = number(sub + 14 + 2 * segment, 2), number(sub + 16 + 2 * (segments + segment), 2)
                known |= set(range(start, end + 1))
    return known - {0xFFFF}
