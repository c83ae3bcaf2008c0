"""The window against the second implementation: what pointer and keys do is what the protocol's commands do."""

from typing import Any

import pytest

from game.view.geometry import Box
from tests.oracle.chooser import Chooser
from tests.oracle.duel import differences
from tests.oracle.player import Player
from tests.window.conftest import Opener
from tests.window.driver import APART, Driver

ACTIONS = 200
GESTURES = ("tap", "double", "drag")


def _stray(driver: Driver, source: str, target: str, partners: list[str]) -> bool:
    """Whether a card dropped on a place lies by half on another one that takes it, which is then meant."""
    frames = driver.app.table.board.arrangement.ground.frames
    start, end = driver.at(source), driver.at(target)
    frame = frames[driver.spot(source).place]
    held = frame.moved(end[0] - start[0], end[1] - start[1])
    laps: list[Box] = [held.overlap(frames[driver.spot(place).place]) for place in partners if place != target]
    return any(2 * lap.area >= held.area for lap in laps)


def _by_pointer(driver: Driver, player: Player, line: str) -> bool:
    """Whether a line is a gesture that the pointer can make on this very table."""
    word, *places = line.split()
    if word not in GESTURES or len(places) != (2 if word == "drag" else 1):
        return False
    if not all(player.game is not None and player.game.is_place(place) for place in places):
        return False
    if word != "drag":
        return True
    targets: list[str] = player.answer(f"targets {places[0]}")["targets"]
    return places[1] in targets or not _stray(driver, places[0], places[1], targets)


def _act(driver: Driver, line: str) -> dict[str, Any]:
    """A gesture made by the pointer in; the answer that the protocol would give out."""
    word, *places = line.split()
    driver.changes.clear()
    if word == "drag":
        driver.drag(*places)
    else:
        (driver.click if word == "tap" else driver.double_click)(places[0])
    answer = driver.changes[-1].answer
    return {"ok": True, "result": answer.result, "reason": answer.reason, **driver.say("state")}


@pytest.mark.parametrize("speed", [0.0, 1.0])
@pytest.mark.parametrize("game", ["HH", "FT"])
def test_pointer_does_what_the_protocol_says(game: str, speed: float, open_window: Opener) -> None:
    """200 random pointer actions in; results, reasons and every field of the state as the rules have it.

    F26, F28 for taps, double clicks and drags; UI-07, UI-09: with speed 1 cards still fly as the next action comes.
    """
    driver, player = open_window(speed=speed), Player()
    chooser = Chooser(player, game, seed=3)
    made = 0
    said: list[str] = []
    while made < ACTIONS:
        line = chooser.next()
        if line.split()[0] in ("where", "page", "screenshot"):
            continue
        said.append(line)
        if player.game is not None and player.state()["status"] != "won" and _by_pointer(driver, player, line):
            expected, answer = player.answer(line), _act(driver, line)
            made += 1
        else:
            expected, answer = player.answer(line), driver.say(line)
        assert differences(expected, answer) == [], said[-12:]
        if answer.get("state", {}).get("status") == "won":
            driver.advance(APART)
