"""States kept among a game's entries: the latest comes back, a wrong one never."""

from functools import partial
from itertools import count

import pytest

from game.store import Store
from game.store.journal import CHECKPOINT_EVERY
from tests.store.tools import Opener


def go_on(store: Store, entries: int, game: str = "hh") -> None:
    """Add entries; the state after each is how many there are."""
    saved = store.current(game)
    assert saved is not None
    numbers = count(len(saved.entries) + 1)
    for _ in range(entries):
        number = next(numbers)
        store.append(
            game,
            f"e{number}",
            status="playing",
            score=0,
            moves=number,
            seconds=0.0,
            state=partial("after {}".format, number),
        )


def kept(store: Store, game: str = "hh") -> tuple[int, str] | None:
    """The last state that was kept of a game."""
    saved = store.current(game)
    assert saved is not None
    return saved.checkpoint


def test_the_latest_state_comes_back(opener: Opener, store: Store) -> None:
    store.begin("hh", "A")
    go_on(store, CHECKPOINT_EVERY)
    assert kept(store) is None
    go_on(store, 3 * CHECKPOINT_EVERY)
    number = (kept(store) or (0, ""))[0]
    assert 3 * CHECKPOINT_EVERY <= number <= 4 * CHECKPOINT_EVERY
    store = opener.again(store)
    assert kept(store) == (number, f"after {number}")


@pytest.mark.parametrize("how", ["begin", "restart"])
def test_the_next_game_has_no_state_of_the_last(how: str, opener: Opener, store: Store) -> None:
    store.begin("hh", "A")
    go_on(store, CHECKPOINT_EVERY + 1)
    assert kept(store) is not None
    store.begin("hh", "A") if how == "begin" else store.restart("hh")
    assert kept(store) is None
    store = opener.again(store)
    assert kept(store) is None
    store.close()
    with opener.sql() as sql:
        assert sql.execute("SELECT count(*) FROM checkpoints").fetchone() == (0,)


def test_a_state_goes_over_into_a_new_file(opener: Opener, store: Store) -> None:
    store.begin("hh", "A")
    go_on(store, CHECKPOINT_EVERY + 1)
    before = kept(store)
    with opener.file.open("r+b") as file:
        file.write(b"\0" * 4096)
    store.begin("ft", "F")
    assert opener.set_aside() == []
    store = opener.again(store)
    assert kept(store) == before


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE checkpoints SET state = 'other'",
        "UPDATE checkpoints SET number = number - 1",
        "UPDATE checkpoints SET number = 1000000",
        "UPDATE checkpoints SET checksum = 0",
        "DELETE FROM checkpoints",
    ],
)
def test_a_wrong_state_is_no_state(statement: str, opener: Opener, store: Store) -> None:
    """The entries tell all that it would have told; the next one brings a new state."""
    store.begin("hh", "A")
    go_on(store, CHECKPOINT_EVERY + 1)
    store.close()
    with opener.sql() as sql:
        sql.execute(statement)
    store = opener()
    assert store.notices == []
    assert kept(store) is None
    saved = store.current("hh")
    assert saved is not None
    assert len(saved.entries) == CHECKPOINT_EVERY + 1
    go_on(store, 1)
    assert kept(opener.again(store)) == (CHECKPOINT_EVERY + 2, f"after {CHECKPOINT_EVERY + 2}")
