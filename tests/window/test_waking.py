"""Commands in a flood while the window's queue of events is full."""

from game.launch import _wake
from tests.window.conftest import Opener

MORE_THAN_THE_QUEUE_HOLDS = 70_000


def test_waking_never_fails(open_window: Opener) -> None:
    """As many commands as SDL's queue has no room for: the loop is awake anyway, and the reader goes on."""
    driver = open_window()
    for _ in range(MORE_THAN_THE_QUEUE_HOLDS):
        _wake()
    assert driver.app.take_events()
    assert driver.say("tap stock")["result"] == "moved"
