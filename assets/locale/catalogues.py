"""Bring the language catalogues in step with the code: `python assets/locale/catalogues.py [NEW_LANGUAGE ...]`.

For every folder beside this file (and every code given) the texts are read from the code, merged into
`LC_MESSAGES/heart-thieves.po`, where they are translated by hand, and compiled into the `.mo` that the program reads.
"""

import argparse
import re
from datetime import UTC, datetime
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

DOMAIN = "heart-thieves"
SOURCE_LANGUAGE = "en"
HERE = Path(__file__).resolve().parent
GAME = HERE.parent.parent / "game"
KEYWORDS = {"words": None, "N_": None, "NC_": ((1, "c"), 2), "plural": (1, 2)}


def template() -> Catalog:
    """Read all texts for translation from the code."""
    catalogue = Catalog(charset="utf-8")
    found = extract_from_dir(GAME, keywords=KEYWORDS, comment_tags=("Translators:",), strip_comment_tags=True)
    for name, _line, message, comments, context in found:
        catalogue.add(message, locations=[(f"game/{name}", 0)], auto_comments=comments, context=context)
    return catalogue


def languages() -> list[str]:
    """Return the codes of the languages that have a folder."""
    return sorted(folder.name for folder in HERE.iterdir() if (folder / "LC_MESSAGES").is_dir())


def po_path(language: str) -> Path:
    """Return where a language's translations are."""
    return HERE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def read(language: str) -> Catalog:
    """Read a language's translations; none yet where it is new."""
    path = po_path(language)
    if not path.exists():
        return Catalog(locale=Locale.parse(language), charset="utf-8", fuzzy=False)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def update(language: str, texts: Catalog) -> int:
    """Merge the code's texts into a language, compile it, and return how many are not translated."""
    catalogue = read(language)
    catalogue.update(texts, no_fuzzy_matching=True)
    _write_header(catalogue, language)
    catalogue.obsolete.clear()
    path = po_path(language)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, catalogue, width=120, omit_header=False, include_lineno=False, sort_output=True)
    with path.with_suffix(".mo").open("wb") as file:
        write_mo(file, catalogue)
    return sum(1 for message in catalogue if message.id and not _is_translated(message.string))


def _write_header(catalogue: Catalog, language: str) -> None:
    """Give a catalogue a header without dates and names, so that it changes only where a text does."""
    catalogue.header_comment = f"# Heart Thieves in {Locale.parse(language).english_name}."
    catalogue.project, catalogue.version = "Heart Thieves", "1"
    catalogue.creation_date = catalogue.revision_date = datetime(2026, 1, 1, tzinfo=UTC)
    catalogue.last_translator, catalogue.language_team, catalogue.msgid_bugs_address = "", "", ""


def _is_translated(string: object) -> bool:
    return all(string) if isinstance(string, tuple) else bool(string)


def fault_of(language: str) -> str | None:
    """Say why a code can't begin a language; None where it can, since babel knows its plural forms."""
    if not re.fullmatch("[a-z]{2,3}", language):
        return f"{language!r} is no language's code such as sv"
    if language == SOURCE_LANGUAGE:
        return "the texts in the code are English already"
    try:
        Locale.parse(language)
    except UnknownLocaleError:
        return f"babel knows no language {language!r}"
    return None


def main(argv: list[str] | None = None) -> None:
    """Read the texts from the code into every language's catalogue, compile it, and say what is missing in each."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("new", nargs="*", metavar="NEW_LANGUAGE", help="begin this language, by its code as in sv")
    new_languages = parser.parse_args(argv).new
    for fault in filter(None, map(fault_of, new_languages)):
        parser.exit(2, f"{parser.prog}: {fault}\n")
    texts = template()
    for language in sorted({*languages(), *new_languages}):
        missing = update(language, texts)
        print(f"{language}: {missing} of {len(texts)} texts are not translated")


if __name__ == "__main__":
    main()
