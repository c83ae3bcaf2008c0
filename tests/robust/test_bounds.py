"""No text or file takes memory or time without bound."""

import sys
from pathlib import Path

import pytest

from game.rules.replay import LONGEST_RECORD
from game.view.geometry import Box
from game.view.theme import THEMES
from game.view.widgets.slider import Slider
from game.view.widgets.widget import Mood, Skin
from tests.helpers import FIRST, Program
from tests.oracle.engine import Engine
from tests.store.tools import Opener

SHORT = 200
"""Characters: an answer repeats no more than that of what it refuses."""


def test_the_longest_record_is_played() -> None:
    program = Program()
    state = program.run(f"replay {FIRST}:{' s' * LONGEST_RECORD}")["state"]
    assert (state["moves"], state["undo"]) == (LONGEST_RECORD, 100)


def test_a_longer_record_is_refused_before_it_is_played() -> None:
    program = Program()
    before = program.run(f"new {FIRST}")
    answer = program.say(f"replay {FIRST}:{' s' * (LONGEST_RECORD + 1)}")
    assert (answer["ok"], answer["error"]) == (False, "bad-record")
    assert program.say("state") == before


@pytest.mark.parametrize(
    "line",
    ["new " + "A" * 10_000, "new HH1-N-" + "A" * 1_000_000, "replay " + "x" * 1_000_000, "tap " + "h" * 1_000_000],
)
def test_answers_to_long_texts_are_short(line: str) -> None:
    program = Program()
    program.run(f"new {FIRST}")
    answer = program.say(line)
    assert not answer["ok"]
    assert len(answer["detail"]) <= SHORT


def test_settings_without_bound_are_not_read(opener: Opener) -> None:
    store = opener()
    store.set_setting("theme", "light")
    store.close()
    with opener.sql() as sql:
        sql.execute("INSERT INTO settings VALUES ('language', ?)", ("x" * 1_000_000,))
        sql.executemany("INSERT INTO settings VALUES (?, 'x')", ((f"z{number}",) for number in range(5_000)))
    store = opener()
    settings = store.settings()
    assert settings["theme"] == "light"
    assert "language" not in settings
    assert len(settings) <= 1_000


def test_a_slider_of_one_step() -> None:
    """As in a game watched that has no move yet."""
    slider = Slider("s", 0, lambda: 0, lambda _: None, str)
    skin = Skin(THEMES["wine"], 1.0)
    slider.lay(Box(0, 0, 300, 40), skin)
    assert list(slider.sprites(skin, Mood(False, False, False), 0))


@pytest.mark.skipif(sys.platform == "win32", reason="a second copy can't be told from a slow one there")
def test_two_copies_at_once(tmp_path: Path) -> None:
    """F16: the second says so and plays in memory; the first one's games are unharmed."""
    data = tmp_path / "with spaces and é"
    with Engine(data, tmp_path / "first") as first:
        first.send([f"new {FIRST}".encode(), b"tap stock"])
        kept = [first.receive() for _ in range(2)]
        with Engine(data, tmp_path / "second") as second:
            second.send([b"new FT1-N-AAAAAAM", b"tap stock"])
            assert all(b'"ok":true' in second.receive() for _ in range(2))
            status, _, said = second.finish()
        assert status == 0
        assert len(said.decode().splitlines()) == 1
        first.send([b"tap stock"])
        assert b'"moves":2' in first.receive()
        assert first.finish() == (0, [], b"")
    assert b'"moves":1' in kept[1]
    with Engine(data, tmp_path / "third") as third:
        third.send([b"state"])
        answer = third.receive()
        assert FIRST.encode() in answer
        assert b'"moves":2' in answer
        assert third.finish() == (0, [], b"")
