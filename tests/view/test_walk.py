"""Walking over the table by arrow keys."""

from itertools import pairwise

import pytest

from game.rules.forty_thieves import COLUMNS, FOUNDATIONS
from game.rules.games import Game
from game.rules.heart_to_heart import HEART
from game.rules.table import STOCK, WASTE, Place
from game.view.geometry import Box
from game.view.layout import ground_for
from game.view.walk import Direction, neighbour

SIZES = ((640, 370), (1280, 756), (1080, 1870), (3440, 1390))


def _frames(game: Game, size: tuple[int, int], *, left_handed: bool = False) -> dict[Place, Box]:
    return ground_for(game, Box(0, 40, *size), left_handed=left_handed).frames


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("game", Game)
def test_every_place_can_be_walked_to(game: Game, size: tuple[int, int], left_handed: bool) -> None:
    frames = _frames(game, size, left_handed=left_handed)
    seen, open_ends = {STOCK}, [STOCK]
    while open_ends:
        at = open_ends.pop()
        found = {neighbour(frames, at, direction) for direction in Direction} - seen
        seen |= found
        open_ends += found
    assert seen == set(frames)


@pytest.mark.parametrize("size", SIZES)
def test_columns_lie_below_what_is_above_them(size: tuple[int, int]) -> None:
    frames = _frames(Game.FORTY_THIEVES, size)
    for above, column in zip((STOCK, WASTE, *FOUNDATIONS), COLUMNS, strict=True):
        assert neighbour(frames, above, Direction.DOWN) is column
        assert neighbour(frames, column, Direction.UP) is above


@pytest.mark.parametrize("size", SIZES)
def test_rows_are_walked_in_order(size: tuple[int, int]) -> None:
    frames = _frames(Game.FORTY_THIEVES, size)
    for row in ((STOCK, WASTE, *FOUNDATIONS), COLUMNS):
        for left, right in pairwise(row):
            assert neighbour(frames, left, Direction.RIGHT) is right
            assert neighbour(frames, right, Direction.LEFT) is left
    frames = _frames(Game.HEART_TO_HEART, size)
    second_row = HEART[4:10]
    for left, right in pairwise(second_row):
        assert neighbour(frames, left, Direction.RIGHT) is right


def test_at_the_edge_the_walk_stays() -> None:
    frames = _frames(Game.FORTY_THIEVES, (1280, 756))
    assert neighbour(frames, COLUMNS[-1], Direction.RIGHT) is COLUMNS[-1]
    assert neighbour(frames, STOCK, Direction.LEFT) is STOCK
