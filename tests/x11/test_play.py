"""Real mouse and keys in a real window against the second implementation."""

from functools import partial

import pytest

from tests.oracle.chooser import Chooser
from tests.oracle.duel import differences
from tests.oracle.player import Player
from tests.x11.conftest import Starter
from tests.x11.desktop import Desktop, Json

ACTIONS = 60
KEYS = {"undo": "z", "redo": "y"}
APART = 25
"""Pixels; nearer clicks in quick succession may be one gesture."""


def _can_be_made(desktop: Desktop, player: Player, line: str, last: tuple[int, int]) -> bool:
    """Whether a line is something that mouse or keys do on this table, and no part of the click before it."""
    word, *places = line.split()
    if word in KEYS:
        return True
    if word not in ("tap", "double", "drag") or len(places) != (2 if word == "drag" else 1):
        return False
    if not all(player.game is not None and player.game.is_place(place) for place in places):
        return False
    if word == "drag":
        return places[0] != places[1] and places[1] in player.answer(f"targets {places[0]}")["targets"]
    x, y = desktop.at(places[0])
    return abs(x - last[0]) > APART or abs(y - last[1]) > APART


def _wrong(desktop: Desktop, expected: Json) -> list[str]:
    """How the state differs from the expected one."""
    return differences({"state": expected}, {"state": desktop.say("state")["state"]})


def _make(desktop: Desktop, line: str) -> tuple[int, int]:
    """Do what a line says; the point clicked out."""
    word, *places = line.split()
    point = desktop.at(places[-1]) if places else (0, 0)
    if word in KEYS:
        desktop.key(KEYS[word])
    elif word == "drag":
        desktop.drag(*places)
    else:
        (desktop.click if word == "tap" else desktop.double_click)(places[0])
    return point


@pytest.mark.parametrize(("game", "speed"), [("HH", "0"), ("FT", "0"), ("HH", "1")])
def test_mouse_and_keys_do_what_the_protocol_says(game: str, speed: str, start: Starter) -> None:
    """60 random clicks, double clicks, drags, undos and redos in; each state as the rules have it (UI-07, UI-09)."""
    desktop, player = start("--speed", speed), Player()
    chooser = Chooser(player, game, seed=4)
    line = chooser.next()
    player.answer(line)
    desktop.say(line)
    last = (0, 0)
    made = 0
    while made < ACTIONS:
        line = chooser.next()
        if not _can_be_made(desktop, player, line, last):
            continue
        expected = player.answer(line)
        last = _make(desktop, line)
        made += 1
        desktop.until(partial(_wrong, desktop, expected["state"]), lambda wrong: not wrong)
        if expected["state"]["status"] == "won":
            break
    assert player.state()["moves"] > ACTIONS // 4
