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
ORDER = (
    *("assets", "limits", "numbers", "streams", "clipboard", "log", "rules", "store", "change", "i18n", "settings"),
    *("view", "desk", "loop", "appearance", "arguments", "pages", "protocol", "services", "outbox", "pipe", "window"),
    *("launch", "app"),
)
"""The parts of the game, each above those that it may import from."""
KNOWN: dict[str, set[str]] = {
    "rules": set(),
    "store": set(),
    "desk": {"change", "rules", "settings", "store"},
    "view": {"assets", "change", "i18n", "limits", "rules"},
    "pages": {"assets", "change", "desk", "i18n", "rules", "settings", "store", "view"},
    "protocol": {"desk", "i18n", "rules", "settings", "store"},
}
"""All that the larger parts import of the others."""


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


def parts_known(path: Path) -> set[str]:
    """A module in, the other parts of the game that it imports from out."""
    found = {name.split(".")[1] for name in reached(path) if within(name, "game") and name != "game.VERSION"}
    return found - {part_of(path)}


def part_of(path: Path) -> str:
    """A module in, the folder or file right below `game` that it belongs to out."""
    return path.relative_to(GAME).parts[0].removesuffix(".py")


def test_imports_run_one_way() -> None:
    """Each part imports only from those before it in the order."""
    backward = {
        f"{path.relative_to(GAME)}: {known}"
        for path in MODULES
        if path != GAME / "__init__.py"
        for known in parts_known(path)
        if ORDER.index(known) > ORDER.index(part_of(path))
    }
    assert backward == set()


@pytest.mark.parametrize("part", KNOWN)
def test_a_part_knows_no_more_than_it_needs(part: str) -> None:
    """The view knows no page, the store no rule, the protocol no page; and so on."""
    known = {known for path in MODULES if part_of(path) == part for known in parts_known(path)}
    assert known == KNOWN[part]


@pytest.mark.parametrize("part", ["store", "protocol", "desk.py"])
def test_no_window_is_needed_to_play(part: str) -> None:
    """Games are kept and played by commands without pygame."""
    assert trespasses(part, ("pygame",)) == []


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
