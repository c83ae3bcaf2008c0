"""The rules counted: how many action sequences and positions a deal leads to, against stored counts."""

from collections import Counter
from typing import Any

import pytest

from game.rules.session import CONTROLLERS
from game.rules.table import Table
from tests.helpers import PERFT, code_of

POSITIONS = 4_000
"""How many positions are looked at for one deal at most."""


def depth(entry: dict[str, Any]) -> int:
    """Stored counts in, to what depth they are counted again."""
    looked_at = 0
    for level, positions in enumerate(entry["positions"]):
        looked_at += positions
        if looked_at > POSITIONS:
            return level - 1
    return len(entry["positions"]) - 1


@pytest.mark.parametrize("entry", PERFT, ids=lambda entry: entry["code"][:16])
def test_counts(entry: dict[str, Any]) -> None:
    """HH-07, HH-10, FT-03, FT-04, FT-07, FT-08, FT-09: sequences and positions at each depth are as stored."""
    code = code_of(entry["code"])
    controller = CONTROLLERS[code.game]
    level = Counter([controller.deal(code.order())])
    found = [(1, 1)]
    for _ in range(depth(entry)):
        following: Counter[Table] = Counter()
        for table, ways in level.items():
            for action in controller.actions(table):
                following[controller.apply(table, action)] += ways
        level = following
        found.append((level.total(), len({faces_of(table) for table in level})))
    assert len(found) > 6
    assert found == list(zip(entry["actions"], entry["positions"], strict=True))[: len(found)]


def faces_of(table: Table) -> tuple[tuple[int, ...], ...]:
    """A table in, what can be seen of it out: twins alike."""
    return tuple(tuple(card.kind for card in pile) for pile in table.piles)
