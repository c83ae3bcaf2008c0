"""An unexpected error in the window: it is told and logged, the game is kept, and play goes on."""

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game import launch
from game.arguments import parse
from game.log import FILE_NAME
from game.pages.rules import RulesPage
from game.pages.table import TablePage
from game.store import Store
from game.view.inputs import Key
from game.window import App
from tests.helpers import FIRST, Program
from tests.store.tools import NOON

Step = Callable[[App], object]

FAULTS = ("handle", "batches", "sprites", "resize", "work", "enter", "leave")
"""What the window asks of a page, each in its turn."""


@pytest.fixture(autouse=True)
def _own_handlers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program end its log without ending the test's."""
    monkeypatch.setattr(logging.getLogger(), "handlers", [])


class Played:
    """Plays the program in a window by steps, one a turn, and ends."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
        self._monkeypatch = monkeypatch
        self._data = data
        self.said: list[str] = []

    def play(self, *steps: Step) -> int:
        """Steps in, the exit status out."""
        turns = self._turns(steps)
        self._monkeypatch.setattr(App, "take_events", lambda app: bool(next(turns)(app)))
        self._monkeypatch.setattr(App, "say", lambda _app, words: self.said.append(words))
        return launch.play(parse(["--data", str(self._data), "--no-sound", "--speed", "0", "--deal", FIRST]))

    def _turns(self, steps: tuple[Step, ...]) -> Iterator[Step]:
        yield from steps
        yield App._quit

    @property
    def log(self) -> str:
        """The log's text."""
        return (self._data / FILE_NAME).read_text(encoding="utf-8")

    def left(self) -> dict[str, object]:
        """The game that the next start finds."""
        store = Store.open(self._data, lambda: NOON)
        assert store.notices == []
        state: dict[str, object] = Program(store).run("state")["state"]
        store.close()
        return state


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Played:
    """A program whose data folder is empty."""
    return Played(monkeypatch, tmp_path / "data")


def draw(app: App) -> None:
    """Draw a card by its key."""
    app.handle(Key("d"))


def show_rules(app: App) -> None:
    """Show the rules."""
    app.show_page("rules")


def press(app: App) -> None:
    """Press a key that does nothing."""
    app.handle(Key("f12"))


def rest(_app: App) -> None:
    """Do nothing for a turn."""


def fail(*_: object, **__: object) -> None:
    """Stand in for what a page does."""
    raise LookupError("made to fail")


@pytest.mark.parametrize("fault", FAULTS)
def test_an_error_in_a_page(fault: str, played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page goes away; the table is there, and the next move is made and kept."""
    assert hasattr(RulesPage, fault)
    monkeypatch.setattr(RulesPage, fault, fail)
    assert played.play(draw, show_rules, press, rest, App.show_table, draw) == 0
    assert played.said == ["Something went wrong. The game is saved; the log tells more."]
    assert "LookupError: made to fail" in played.log
    assert played.left()["moves"] == 2


def test_an_error_that_does_not_end(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program ends rather than fail for ever; the game is kept."""
    monkeypatch.setattr(TablePage, "handle", fail)
    with pytest.raises(LookupError):
        played.play(lambda app: app._context.desk.tap(app.table.board.arrangement.laid[0].spot), *[draw] * 9)
    assert played.log.count("LookupError: made to fail") == len(played.said) + 1
    assert played.left()["code"] == FIRST
