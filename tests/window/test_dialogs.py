"""The window "no more moves", the won game, a code to enter, the bar's buttons."""

import json
from pathlib import Path

import pygame
import pytest

from game.i18n import LANGUAGES
from game.pages.won import WonDialog
from game.rules.action import Record
from game.rules.table import STOCK, WASTE, Spot
from game.view.geometry import Box
from tests.window.conftest import Opener
from tests.window.driver import Driver

EXAMPLES = json.loads((Path(__file__).parents[1] / "data" / "examples.json").read_text(encoding="utf-8"))
STUCK = "HH1-N-AAAAAAB"
"""A deal that starts stuck."""
SPEEDS = pytest.mark.parametrize("speed", [0.0, 1.0])


def titles(driver: Driver) -> list[str]:
    """The kinds of the dialogs that are open, the uppermost first."""
    return [type(dialog).__name__ for dialog in driver.dialogs]


def before_the_last_move(driver: Driver) -> None:
    """Put the won example's position before its last move, the pair of h1 and h4, on the table."""
    driver.say(f"replay {EXAMPLES['hh'].rsplit(' ', 1)[0]}")
    driver.settle()


@SPEEDS
def test_a_stuck_deal_says_so_and_leaves_the_table_free(speed: float, open_window: Opener) -> None:
    """HH-20: the window opens with the deal; cards can be drawn beside it and taken back, by it too."""
    driver = open_window(STUCK, speed=speed)
    assert titles(driver) == ["StuckPanel"]
    driver.click("stock")
    assert driver.state["moves"] == 1
    driver.press_button("stuck-undo")
    assert (driver.state["undo"], driver.state["redo"], driver.state["status"]) == (0, 1, "stuck")
    driver.press_button("stuck-undo")
    assert titles(driver) == ["StuckPanel"]
    driver.click("h25")
    assert driver.state["selected"] == "h25"
    driver.census()


def test_a_deal_that_starts_stuck_offers_only_what_helps(open_window: Opener) -> None:
    """HH-20: with nothing played there is nothing to take back, and the same deal again would be as stuck."""
    driver = open_window(STUCK)
    assert [widget.name for widget in driver.dialogs[0].form.widgets] == ["stuck-undo", "stuck-new"]
    assert not driver.dialogs[0].form.widgets[0].enabled
    driver.click("stock")
    assert [widget.name for widget in driver.dialogs[0].form.widgets] == ["stuck-undo", "stuck-new", "stuck-again"]


@SPEEDS
def test_the_stuck_window_deals_anew(speed: float, open_window: Opener) -> None:
    """HH-20: its other button; with a deal that is not stuck the window is gone."""
    driver = open_window(STUCK, speed=speed)
    driver.press_button("stuck-new")
    assert driver.state["code"] != STUCK
    driver.say("new HH1-N-AAAAAAM")
    assert titles(driver) == []
    driver.say(f"new {STUCK}")
    assert titles(driver) == ["StuckPanel"]
    driver.key(pygame.K_ESCAPE)
    assert titles(driver) == []
    driver.click("stock")
    assert titles(driver) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(160, 160), (200, 160), (160, 300), (240, 200), (200, 2000), (400, 160)])
def test_the_stuck_window_fits_the_smallest_windows(size: tuple[int, int], language: str, open_window: Opener) -> None:
    """HH-20, F22, F24: no button is cut, before a move and after, with the largest texts too."""
    driver = open_window(STUCK, size=size)
    driver.say(f"set language {language}")
    for line in (f"new {STUCK}", "tap stock", "set text_scale 150"):
        driver.say(line)
        driver.settle()
        (dialog,) = driver.dialogs
        window = Box(0, 0, *size)
        for box in (dialog.panel(), *(widget.box for widget in dialog.form.widgets)):
            assert window.contains(box.x, box.y), line
            assert window.contains(box.x + box.w - 1, box.y + box.h - 1), line
        assert "stuck-new" in [widget.name for widget in dialog.form.widgets]


@pytest.mark.parametrize("left_handed", ["off", "on"])
@pytest.mark.parametrize("size", [(640, 400), (1000, 700), (1920, 1080), (700, 1100)])
def test_the_stuck_window_covers_no_place(size: tuple[int, int], left_handed: str, open_window: Opener) -> None:
    """HH-20: whatever the window's size and the hand, a click on any place still reaches the table."""
    driver = open_window(STUCK, size=size)
    driver.say(f"set left_handed {left_handed}")
    driver.say("tap stock")
    panel = driver.dialogs[0].panel()
    covered = [place.name for place in driver.desk.session.controller.places if panel.contains(*driver.at(place.name))]
    assert covered == []
    piles = [driver.app.table.board.arrangement.box(Spot(place)) for place in (STOCK, WASTE)]
    assert [pile for pile in piles if pile.overlap(panel).area] == []


@SPEEDS
@pytest.mark.parametrize("how", ["drag", "taps"])
def test_the_won_game_is_told_once_nothing_moves(how: str, speed: float, open_window: Opener) -> None:
    """HH-19, F12, F13: the last pair in; the dialog with time, score and moves; undo does nothing any more."""
    driver = open_window(speed=speed)
    before_the_last_move(driver)
    if how == "drag":
        driver.drag("h1", "h4")
    else:
        driver.click("h1")
        driver.click("h4")
    driver.key(pygame.K_z)
    assert (driver.state["status"], driver.state["score"]) == ("won", 250)
    driver.settle()
    assert titles(driver) == ["WonDialog"]
    won_dialog = driver.dialogs[0]
    assert isinstance(won_dialog, WonDialog)
    assert [feat.value for feat in won_dialog.feats[1:]] == ["250", "69"]
    won = driver.state
    driver.key(pygame.K_z)
    driver.click_at(driver.at("stock"))
    assert driver.state == won
    driver.key(pygame.K_ESCAPE)
    assert titles(driver) == []
    driver.click("stock")
    driver.key(pygame.K_z)
    driver.settle()
    assert (driver.state, titles(driver)) == (won, [])


@SPEEDS
@pytest.mark.parametrize(
    ("button", "game", "same"), [("new", "hh", False), ("again", "hh", True), ("close", "hh", True)]
)
def test_the_won_games_buttons(button: str, game: str, same: bool, speed: float, open_window: Opener) -> None:
    """A new game, the same deal again, or a look at the table."""
    driver = open_window(speed=speed)
    before_the_last_move(driver)
    driver.drag("h1", "h4")
    driver.settle()
    driver.press_button(button)
    assert titles(driver) == []
    assert (driver.state["game"], driver.state["code"] == "HH1-N-AAAAAAM") == (game, same)
    assert driver.state["status"] == ("won" if button == "close" else "playing")
    driver.census()


def test_a_second_win_stands_beside_the_best_so_far(open_window: Opener) -> None:
    """UI-12: time, score, moves and streak, and which of them are the best."""
    record = Record.parse(EXAMPLES["hh"])
    driver = open_window(record.code.text)
    for slower in (0, 30):
        driver.say(f"new {record.code.text}")
        driver.desk.tap(Spot(STOCK))
        driver.desk.undo()
        driver.advance(10 + slower)
        play(driver, record)
        driver.settle()
    won_dialog = driver.dialogs[0]
    assert isinstance(won_dialog, WonDialog)
    assert [feat.is_best for feat in won_dialog.feats] == [False, True, True, True]
    assert won_dialog.feats[0].best.endswith("0:10")
    assert (won_dialog.feats[3].value, won_dialog.feats[3].best) == ("2", "Best streak 2")


def play(driver: Driver, record: Record) -> None:
    """Play a game of Heart to Heart by its record, move by move."""
    names = {"w": "waste"}
    for word in record.words:
        first, _, second = word.partition("+")
        if second:
            driver.say(f"drag {names.get(first, first)} {names.get(second, second)}")
        else:
            driver.say("tap stock")


def test_a_card_held_as_a_dialog_opens_goes_home(open_window: Opener) -> None:
    """F02: the dialog of the won game comes while the stock is held down; the click after it is a first click."""
    driver = open_window(speed=1.0)
    before_the_last_move(driver)
    driver.drag("h1", "h4")
    stock = driver.at("stock")
    driver.press(stock)
    driver.settle()
    assert titles(driver) == ["WonDialog"]
    driver.release(stock)
    driver.press_button("close")
    driver.census()


def test_a_code_is_typed(open_window: Opener) -> None:
    """UI-02: a bad code names its fault and is not dealt; a good one, with Enter, is."""
    driver = open_window()
    driver.press_button("code")
    driver.type("hh1 n aaaaaa0")
    fault = driver.dialogs[0].lines
    driver.key(pygame.K_RETURN)
    assert (titles(driver), driver.state["code"]) == (["CodeDialog"], "HH1-N-AAAAAAM")
    driver.key(pygame.K_BACKSPACE)
    driver.type("b")
    assert driver.dialogs[0].lines == ("Heart to Heart",) != fault
    driver.key(pygame.K_RETURN)
    assert (titles(driver), driver.state["code"]) == (["StuckPanel"], STUCK)


def test_the_code_fields_ring_touches_nothing(open_window: Opener) -> None:
    """It stands apart from the line above the field and from the buttons below it."""
    driver = open_window()
    driver.press_button("code")
    dialog = driver.dialogs[0]
    sprites = list(dialog.sprites())
    ring = next(sprite.rect for sprite in sprites if sprite.key == (id(dialog), ("code", "focus")))
    above = max(sprite.rect.bottom for sprite in sprites if sprite.key == (f"dialog-{id(dialog)}", 1))
    below = min(driver.button(name).y for name in ("cancel", "play"))
    least = ring.h // 8
    assert above + least <= ring.top
    assert ring.bottom + least <= below


def test_a_code_is_pasted_and_dealt_by_the_button(open_window: Opener) -> None:
    """UI-02: Ctrl+V, then a click."""
    driver = open_window()
    driver.clipboard.append("  ft1-n-aaaadqy\n")
    driver.press_button("code")
    driver.key(pygame.K_v, pygame.KMOD_CTRL)
    driver.press_button("play")
    assert (titles(driver), driver.state["code"]) == ([], "FT1-N-AAAADQY")
    driver.census()


@pytest.mark.parametrize("how", ["escape", "cancel"])
def test_entering_a_code_is_given_up(how: str, open_window: Opener) -> None:
    """Esc or the button: the game goes on; keys typed meanwhile were no commands of the table."""
    driver = open_window()
    driver.click("stock")
    before = driver.state
    driver.press_button("code")
    for key in (pygame.K_d, pygame.K_n, pygame.K_r, pygame.K_z, pygame.K_SPACE):
        driver.key(key)
    driver.click_at(driver.at("stock"))
    if how == "escape":
        driver.key(pygame.K_ESCAPE)
    else:
        driver.press_button("cancel")
    assert (titles(driver), driver.state) == ([], before)


def test_without_a_clipboard_the_code_is_shown_whole(open_window: Opener) -> None:
    """F20: said to be copied only if it is true, else the code to write down."""
    code = "HH1-E-" + "A" * 34
    driver = open_window(code)
    driver.clipboard_works = False
    driver.press_button("code-button")
    assert "bubble-plate" not in driver.sprites()
    assert code in "".join(driver.dialogs[0].lines)


@pytest.mark.parametrize("code", ["HH1-N-AAAAAAM", "HH1-E-" + "A" * 34])
def test_the_code_is_copied_whole(code: str, open_window: Opener) -> None:
    """UI-01, UI-02, F20: a click on the code copies it, a long one too, and says so right there."""
    driver = open_window(code)
    driver.press_button("code-button")
    assert driver.clipboard == [code]
    bubble, button = driver.sprites()["bubble-plate"], driver.button("code-button")
    assert bubble.y >= button.bottom
    assert abs(bubble.rect.centerx - button.centre[0]) <= 1 or bubble.x <= 8
    driver.advance(5)
    assert "bubble-plate" not in driver.sprites()


def test_the_other_game_keeps_both(open_window: Opener) -> None:
    """UI-01: each game is as it was left, with its undo history and time."""
    driver = open_window(speed=1.0)
    driver.click("stock")
    driver.advance(3)
    hearts = driver.state
    driver.press_button("switch")
    driver.click("stock")
    driver.click("stock")
    thieves = driver.state
    assert (hearts["game"], thieves["game"], thieves["undo"]) == ("hh", "ft", 2)
    for expected in (hearts, thieves, hearts):
        driver.press_button("switch")
        assert driver.state == expected
        driver.census()
    driver.key(pygame.K_z)
    assert driver.state["undo"] == 0


@pytest.mark.parametrize("keys", [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_LALT), None])
def test_full_screen_and_back(keys: tuple[int, int] | None, open_window: Opener) -> None:
    """UI-07: F11, Alt+Enter and the button; the setting follows."""
    driver = open_window()
    for expected in (True, False):
        if keys:
            driver.key(*keys)
        else:
            driver.press_button("fullscreen")
        assert driver.screen.fullscreen is expected
        assert driver.settings.is_on("fullscreen") is expected
        driver.census()


def test_full_screen_asked_for_on_the_command_line_is_left_by_the_key(open_window: Opener) -> None:
    """UI-07: full screen though the setting is off; F11 goes back to the window."""
    driver = open_window()
    driver.screen.set_fullscreen(on=True)
    driver.key(pygame.K_F11)
    assert driver.screen.fullscreen is False
