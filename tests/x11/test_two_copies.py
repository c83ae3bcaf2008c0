"""F16, F17: the program started twice on the same data, each copy in a window of its own."""

import pytest

from tests.x11.conftest import Starter
from tests.x11.desktop import Desktop

DEAL = "HH1-N-AAAAAAM"
OTHER = "FT1-N-AAAAAAM"


def play(desktop: Desktop, code: str, draws: int = 1) -> None:
    """Deal and draw."""
    desktop.say(f"new {code}")
    draw(desktop, draws)


def draw(desktop: Desktop, draws: int = 1) -> None:
    """Draw by keys, in the window that has the focus."""
    desktop.xdotool("windowactivate", "--sync", desktop.window)
    before = desktop.state()["moves"]
    for _ in range(draws):
        desktop.key("d")
    desktop.until_state(moves=before + draws)


def seen(desktop: Desktop) -> tuple[str, int]:
    """The deal on the table and the moves made in it."""
    state = desktop.state()
    return state["code"], state["moves"]


@pytest.fixture
def both(start: Starter) -> tuple[Desktop, Desktop]:
    """Two copies: the first one's game has two moves, the second one's another kind of game one."""
    first = start()
    play(first, DEAL, 2)
    second = start()
    assert seen(second)[0] != DEAL
    play(second, OTHER)
    return first, second


def test_the_first_quits_while_the_second_plays(both: tuple[Desktop, Desktop], start: Starter) -> None:
    first, second = both
    draw(first)
    assert first.engine.finish() == (0, [], b"")
    draw(second)
    third = start()
    assert seen(third) == (DEAL, 3)
    assert seen(second) == (OTHER, 2)
    assert second.engine.finish() == (0, [], b"")
    draw(third)
    assert third.engine.finish() == (0, [], b"")
    assert seen(start()) == (DEAL, 4)


def test_the_first_is_killed(both: tuple[Desktop, Desktop], start: Starter) -> None:
    first, second = both
    first.engine.kill()
    draw(second)
    assert second.engine.finish() == (0, [], b"")
    assert seen(start()) == (DEAL, 2)


def test_both_are_killed(both: tuple[Desktop, Desktop], start: Starter) -> None:
    first, second = both
    second.engine.kill()
    draw(first)
    first.engine.kill()
    again = start()
    assert seen(again) == (DEAL, 3)
    draw(again)
    assert again.engine.finish() == (0, [], b"")
