"""The list of facts: what docstrings cite is in it, and what is in it is proven."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
IDS = re.compile(r"\b(?:(?:HH|FT|UI)-|F)\d\d\b")
LISTED = re.findall(rf"^\| ({IDS.pattern}) \|", (ROOT / "tests" / "facts.md").read_text(encoding="utf-8"), re.MULTILINE)


def cited(path: Path) -> set[str]:
    """A file in, the ids in it out."""
    return set(IDS.findall(path.read_text(encoding="utf-8")))


def test_each_is_listed_once() -> None:
    assert LISTED
    assert sorted(set(LISTED)) == sorted(LISTED)


@pytest.mark.parametrize("folder", ["game", "tests"])
def test_what_is_cited_is_listed(folder: str) -> None:
    found = {name: path.name for path in (ROOT / folder).rglob("*.py") for name in cited(path)}
    assert found
    assert {name: path for name, path in found.items() if name not in LISTED} == {}


def test_what_is_listed_is_proven() -> None:
    """Every fact of the games and the program is named by a test, every kind of fault too."""
    proven = set().union(*(cited(path) for path in (ROOT / "tests").rglob("test_*.py")))
    assert [name for name in LISTED if name not in proven] == []
