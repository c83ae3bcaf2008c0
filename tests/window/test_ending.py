"""What the table shows at a game's end: the celebration, and what emptied places leave."""

import json
from pathlib import Path

import pygame
import pytest

from game.pages.dialog import DIALOG_LAYER
from game.pages.won import WonDialog
from game.rules.table import Role
from game.view.celebration import Celebration
from game.view.scene import Sprite
from game.view.svg import clear
from tests.window.conftest import Opener
from tests.window.driver import Driver

EXAMPLES = json.loads((Path(__file__).parents[1] / "data" / "examples.json").read_text(encoding="utf-8"))
FOUNDATIONS = 8


def win(driver: Driver, game: str) -> None:
    """Win an example's game by a drag, its last action, and wait until that card lies still."""
    *before, last = EXAMPLES[game].split()
    driver.say(f"replay {' '.join(before)}")
    driver.settle()
    drag_last(driver, last)


def drag_last(driver: Driver, last: str) -> None:
    """Make the last action by a drag, and wait until its card lies still."""
    source, target = last.replace("+", ">").split(">")
    driver.say(f"drag {source} {target}")
    while driver.app.table.board.moving:
        driver.advance(0.1)


def count(driver: Driver, kind: str) -> int:
    """How many sprites of a kind the table shows."""
    return sum(isinstance(key, tuple) and key[0] == kind for key in driver.sprites())


def test_the_kings_themselves_take_wing(open_window: Opener) -> None:
    """FT: no card is seen twice, and an input brings all back to their places."""
    driver = open_window("FT1-N-AAAAAAM", speed=1.0)
    win(driver, "ft")
    driver.advance(0.1)
    assert (count(driver, "card"), count(driver, "frame")) == (0, 0)
    assert count(driver, "party") >= FOUNDATIONS
    driver.key(pygame.K_SPACE)
    assert (count(driver, "card"), count(driver, "party")) == (FOUNDATIONS, 0)


def test_a_celebration_finds_its_faces_drawn(open_window: Opener) -> None:
    """None has to be drawn in the celebration's first frame."""
    *before, last = EXAMPLES["ft"].split()
    earlier = open_window("FT1-N-AAAAAAM", speed=1.0)
    earlier.say(f"replay {' '.join(before)}")
    driver = Driver(None, (1000, 700), 1.0, earlier.store)
    while driver.app.work():
        pass
    drawn = driver.app._look.faces.revision
    drag_last(driver, last)
    driver.advance(0.1)
    assert count(driver, "party") >= FOUNDATIONS
    assert driver.app._look.faces.revision == drawn
    driver.close()


def test_the_celebration_flies_above_the_bar(open_window: Opener) -> None:
    """Below it cards that leave over the window's top would shine through."""
    driver = open_window(speed=1.0)
    win(driver, "hh")
    driver.advance(0.5)
    layers = {key: sprite.layer for key, sprite in driver.sprites().items()}
    party = [layer for key, layer in layers.items() if isinstance(key, tuple) and key[0] == "party"]
    assert layers["bar"] < min(party)
    assert max(party) < DIALOG_LAYER


def test_a_won_heart_leaves_no_frames(open_window: Opener) -> None:
    """HH-19: the celebration has the cloth to itself; stock and waste stay."""
    driver = open_window(speed=1.0)
    win(driver, "hh")
    driver.advance(0.5)
    assert count(driver, "frame") == 0
    assert count(driver, "card") > 0
    assert count(driver, "party") > 0


@pytest.mark.parametrize("setting", ["speed off", "reduced_motion on"])
def test_without_motion_a_celebration_is_over(setting: str, open_window: Opener) -> None:
    """At speed 0 it would stand still for ever."""
    driver = open_window(speed=None)
    win(driver, "hh")
    driver.advance(0.5)
    assert count(driver, "party") > 0
    driver.say(f"set {setting}")
    driver.advance(0.1)
    assert count(driver, "party") == 0
    assert [type(dialog) for dialog in driver.dialogs] == [WonDialog]


def test_a_celebration_that_fails_is_given_up(open_window: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would fail again in every frame, and end the program."""
    driver = open_window(speed=1.0)
    win(driver, "hh")
    driver.advance(0.5)
    monkeypatch.setattr(Celebration, "sprites", fail)
    with pytest.raises(LookupError):
        driver.advance(0.1)
    driver.app.recover()
    driver.advance(0.1)
    assert count(driver, "party") == 0
    assert driver.state["status"] == "won"


def fail(_celebration: Celebration) -> None:
    """Stand in for what a celebration does."""
    raise LookupError("made to fail")


def test_the_veil_falls_in_a_few_steps(open_window: Opener) -> None:
    """The won dialog darkens the table softly, then nothing moves any more."""
    driver = open_window(speed=1.0)
    win(driver, "hh")
    driver.key(pygame.K_SPACE)
    dialog, strengths = driver.dialogs[0], []
    while dialog.moving:
        strengths.append(dialog.veil_strength())
        driver.advance(1 / 60)
    strengths.append(dialog.veil_strength())
    assert strengths == sorted(strengths)
    assert 3 <= len(set(strengths)) <= 8


def test_emptied_heart_places_leave_one_even_print(open_window: Opener) -> None:
    """HH-08: where emptied places overlap nothing is darker and no line crosses, whatever the window's shape."""
    for size in ((1000, 700), (500, 900)):
        driver = open_window(size=size)
        words = EXAMPLES["hh"].split()
        driver.say(f"replay {' '.join(words[: len(words) * 17 // 20])}")
        board = driver.app.table.board
        frames = [found for key, found in driver.sprites().items() if isinstance(key, tuple) and key[0] == "frame"]
        print_ = composed([sprite for sprite in frames if is_heart(driver, sprite)], size)
        emptied = [
            board.arrangement.ground.frames[place]
            for place in board.arrangement.places
            if place.role is Role.HEART and not board.arrangement.table.pile(place)
        ]
        below = [box for box in emptied if box.y == max(other.y for other in emptied)]
        top = below[0].y - below[0].h // 8
        row = [print_.get_at((x, top)) for x in range(below[0].x + 3, below[-1].right - 3)]
        assert row[0].a > 0
        assert len({tuple(colour) for colour in row}) == 1


def is_heart(driver: Driver, sprite: Sprite) -> bool:
    """Tell whether a frame belongs to the heart."""
    assert isinstance(sprite.key, tuple)
    return driver.spot(sprite.key[1]).place.role is Role.HEART


def composed(sprites: list[Sprite], size: tuple[int, int]) -> pygame.Surface:
    """Lay sprites on a clear surface."""
    surface = clear(size)
    for sprite in sprites:
        surface.blit(sprite.surface, (sprite.x, sprite.y), special_flags=pygame.BLEND_PREMULTIPLIED)
    return surface


def test_a_won_game_is_told_of_again_at_the_next_start(open_window: Opener) -> None:
    """UI-12: nothing can be done on its table any more, so what to play next is offered at once."""
    driver = open_window(speed=0.0)
    win(driver, "hh")
    later = Driver(None, (1000, 700), 0.0, driver.store)
    assert [type(dialog) for dialog in later.dialogs] == [WonDialog]
    assert later.state["status"] == "won"
    later.press_button("new")
    assert (later.dialogs, later.state["status"], later.state["score"]) == ([], "playing", 0)
    later.close()


def test_quick_clicks_at_the_celebration_press_nothing(open_window: Opener) -> None:
    """UI-08: what ended the celebration is one gesture, wherever the dialog's buttons come to be."""
    driver = open_window(speed=1.0)
    win(driver, "hh")
    driver.advance(0.5)
    driver.key(pygame.K_SPACE)
    button = driver.button("new").centre
    driver.click_at(button)
    driver.key(pygame.K_SPACE)
    assert (len(driver.dialogs), driver.state["status"]) == (1, "won")
    driver.advance(0.5)
    driver.click_at(button)
    assert (driver.dialogs, driver.state["status"]) == ([], "playing")


def test_a_won_game_is_told_of_again_when_it_comes_back(open_window: Opener) -> None:
    """UI-12: after a game of the other kind."""
    driver = open_window(speed=0.0)
    win(driver, "hh")
    driver.advance(0.1)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_g)
    assert (driver.state["game"], driver.dialogs) == ("ft", [])
    driver.key(pygame.K_g)
    assert [type(dialog) for dialog in driver.dialogs] == [WonDialog]
