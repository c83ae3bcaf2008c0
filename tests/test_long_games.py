"""A game in which very much was done is resumed as fast as any, and as truly."""

import pytest

from game.rules.course import Course
from game.rules.undo import LIMIT
from game.store import Checkpoint
from game.store.journal import CHECKPOINT_EVERY
from tests.helpers import FIRST, Program
from tests.store.conftest import clock, opener
from tests.store.tools import Opener

__all__ = ["clock", "opener"]

LONG = 4 * CHECKPOINT_EVERY
PLAYED_AT_MOST = CHECKPOINT_EVERY + 2 * LIMIT + 2
"""Words: those after the last checkpoint, and those in it."""


@pytest.fixture
def followed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words that sessions played as they were resumed."""
    words: list[str] = []
    follow = Course._follow

    def noted(course: Course, word: str) -> None:
        words.append(word)
        follow(course, word)

    monkeypatch.setattr(Course, "_follow", noted)
    return words


def seen(program: Program) -> list[dict[str, object]]:
    """What a program tells of its game, now and as far back and forth as undo and redo go."""
    lines = ("state", "record", *["redo"] * LIMIT, *["undo"] * (LIMIT + 1), "tap stock")
    return [program.say(line) for line in lines]


def test_only_the_end_is_played_again(opener: Opener, followed: list[str]) -> None:
    store = opener()
    Program(store).run(f"new {FIRST}", *["tap stock"] * LONG)
    followed.clear()
    program = Program(opener.again(store))
    assert 0 < len(followed) <= PLAYED_AT_MOST
    assert program.run("state")["state"]["moves"] == LONG


def test_it_is_the_game_that_its_entries_tell_of(opener: Opener, followed: list[str]) -> None:
    store = opener()
    Program(store).run(f"new {FIRST}", *["tap stock"] * LONG, *["undo"] * 40, *["redo"] * 9)
    store = opener.again(store)
    short = seen(Program(store))
    store.close()
    with opener.sql() as sql:
        sql.execute("DELETE FROM checkpoints")
        sql.execute("DELETE FROM entries WHERE number >= ?", (LONG + 49,))
        sql.execute("UPDATE games SET checksum = NULL")
    followed.clear()
    assert seen(Program(opener())) == short
    assert len(followed) == LONG + 49


@pytest.mark.parametrize("state", ["", "nonsense", "{};7;{};{}", "9{};0;{};{}", "{};0;/{};{}", "{};0;{};undo {}"])
def test_a_checkpoint_that_leads_elsewhere_is_not_believed(state: str, opener: Opener) -> None:
    """Though its checksum is right."""
    store = opener()
    Program(store).run(f"new {FIRST}", *["tap stock"] * LONG)
    kept = store.current("hh")
    assert kept is not None
    assert kept.checkpoint is not None
    moves, _, piles, words = kept.checkpoint.state.split(";")
    current = store._state.current["hh"]
    current.checkpoint = Checkpoint(kept.checkpoint.number, state.format(moves, piles, words))
    told = Program(store).run("state")["state"]
    assert (told["moves"], told["score"], told["undo"]) == (LONG, 0, LIMIT)
    assert Program(store).run("record")["record"] == f"{FIRST}:{' s' * LONG}"
