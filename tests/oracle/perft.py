"""Counts of what can be reached from a deal, for other implementations to be compared with."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any, TypeVar

from .codes import parse
from .game import Game, Rules, new_game

T = TypeVar("T")


def levels(rules: Rules[T], start: T) -> Iterator[tuple[int, int]]:
    """A game and a position in; for 0, 1, 2, … actions the number of sequences and of different positions out."""
    level = Counter([start])
    while True:
        yield level.total(), len(level)
        following: Counter[T] = Counter()
        for table, ways in level.items():
            for action in rules.actions(table):
                following[rules.apply(table, action)[0]] += ways
        level = following


def counts(code: str, depth: int) -> dict[str, list[int]]:
    """A deal code and a depth in, the counts from no action to that many out."""
    game: Game[Any] = new_game(parse(code))
    found = list(islice(levels(game.rules, game.table), depth + 1))
    return {"actions": [ways for ways, _ in found], "positions": [tables for _, tables in found]}
