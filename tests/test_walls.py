"""The walls between the parts, held by reading their imports."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

GAME = Path(__file__).parents[1] / "game"
MODULES = sorted(GAME.rglob("*.py"))
LAYOUT_NAMES = {
    "game.rules.heart_to_heart": {"HEART", "ROWS"},
    "game.rules.forty_thieves": {"COLUMNS", "FOUNDATIONS", "FOUNDATION_SUITS"},
}
"""What may be known of a game outside the rules, to lay it out and draw it."""


def imports(path: Path) -> Iterator[tuple[str, str]]:
    """A module in; each module that it imports from, with the name imported or none, out."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from ((node.module or "", alias.name) for alias in node.names)


def reached(path: Path) -> set[str]:
    """A module in, the full names of all that it imports out."""
    return {f"{module}.{name}" if name else module for module, name in imports(path)}


def within(name: str, package: str) -> bool:
    """Whether a full name is a package or something in it."""
    return name == package or name.startswith(package + ".")


def trespasses(folder: str, forbidden: tuple[str, ...]) -> list[str]:
    """A part of the game and what it must not import in; each import that does out."""
    paths = [path for path in MODULES if path.is_relative_to(GAME / folder)]
    assert paths
    return [
        f"{path.relative_to(GAME)}: {name}"
        for path in paths
        for name in sorted(reached(path))
        if any(within(name, package) for package in forbidden)
    ]


def test_the_rules_are_pure() -> None:
    """HH-23, FT-12: the rules import nothing but themselves and a few calm parts of the standard library."""
    calm = ("abc", "collections", "dataclasses", "enum", "functools", "itertools", "math", "operator", "typing")
    strangers = {
        f"{path.name}: {name}"
        for path in (GAME / "rules").glob("*.py")
        for name in reached(path)
        if not any(within(name, package) for package in ("game.rules", *calm))
    }
    assert strangers == set()
    away = ("pygame", "time", "random", "game.view", "game.pages", "game.store", "game.desk", "game.protocol")
    assert trespasses("rules", away) == []


def test_the_store_knows_no_rule() -> None:
    """The store imports nothing of the rules or of pygame, nor of any other part."""
    parts = [path.stem for path in GAME.iterdir() if path.name not in ("store", "__init__.py", "__pycache__")]
    assert trespasses("store", ("pygame", *(f"game.{part}" for part in parts))) == []


def test_the_view_knows_no_page() -> None:
    """The view imports nothing of pages, store, window, program or protocol."""
    away = (
        "game.pages",
        "game.desk",
        "game.store",
        "game.window",
        "game.app",
        "game.protocol",
        "game.services",
        "game.pipe",
        "game.outbox",
        "game.streams",
    )
    assert trespasses("view", away) == []


@pytest.mark.parametrize("folder", ["view", "pages"])
def test_no_rules_state_is_made_outside(folder: str) -> None:
    """View and pages import no undo, scorer or rules of a game beyond what lays it out."""
    away = ("game.rules.undo", "game.rules.scorer", "game.rules.shuffle", "game.rules.arrangement")
    assert trespasses(folder, away) == []


def test_only_the_layout_of_a_game_is_known_outside() -> None:
    """No module outside the rules imports what decides legality or points."""
    found = {
        f"{path.relative_to(GAME)}: {module}.{name}"
        for path in MODULES
        if not path.is_relative_to(GAME / "rules")
        for module, name in imports(path)
        if module in LAYOUT_NAMES and name not in LAYOUT_NAMES[module]
    }
    assert found == set()
    whole = {f"game.rules.{Path(module.replace('.', '/')).name}" for module in LAYOUT_NAMES}
    assert not [path for path in MODULES if not path.is_relative_to(GAME / "rules") if reached(path) & whole]


def test_rules_state_changes_through_session_and_desk() -> None:
    """Outside the rules nothing makes a table or a moment, or applies an action to one; view and pages ask no game."""
    calls = {
        f"{path.relative_to(GAME)}: {name}"
        for path in MODULES
        if not path.is_relative_to(GAME / "rules")
        for name in called(path) & {"Table", "Moment", "with_piles", "apply"}
    }
    assert calls == set()
    for folder in ("view", "pages"):
        assert trespasses(folder, ("game.rules.session.CONTROLLERS", "game.rules.course")) == []


def called(path: Path) -> set[str]:
    """A module in, the names of all functions, classes and methods that it calls out."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    functions = (node.func for node in nodes if isinstance(node, ast.Call))
    return {
        function.id if isinstance(function, ast.Name) else function.attr
        for function in functions
        if isinstance(function, ast.Name | ast.Attribute)
    }
