"""Every page without a pointer: Tab reaches everything, the focus is seen, keys press and change, Esc goes back."""

from collections.abc import Callable

import pygame
import pytest

from game.pages.controls import SPEEDS
from game.pages.dialog import Dialog
from game.pages.dialogs import CodeDialog, Question
from game.pages.keys import KeysPage
from game.pages.menu import MenuPage
from game.pages.page import Page
from game.pages.player import Player
from game.pages.rules import RulesPage
from game.pages.settings import SettingsPage
from game.pages.share import ShareDialog, WriteDown
from game.pages.statistics import StatisticsPage
from game.pages.stuck import StuckPanel
from game.pages.won import WonDialog
from game.rules.games import Game
from game.settings import ALL
from game.view.widgets.form import Form
from tests.pages.seen import top
from tests.pages.test_statistics_page import play_some
from tests.window.conftest import Opener
from tests.window.driver import Driver
from tests.window.test_dialogs import STUCK, before_the_last_move

_PRESSING = pytest.mark.parametrize("pressing", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
_RING = 6  # pixels around a widget within which its ring lies


def form_of(driver: Driver) -> Form:
    """The form of the uppermost page."""
    form = top(driver).form  # type: ignore[attr-defined]
    assert isinstance(form, Form)
    return form


def walk_to(driver: Driver, name: str, form: Form | None = None, *, mod: int = 0) -> None:
    """Walk to a widget by Tab."""
    form = form or form_of(driver)
    for _ in form.widgets:
        if form.focused is not None and form.focused.name == name:
            return
        driver.key(pygame.K_TAB, mod)
    assert form.focused is not None
    assert form.focused.name == name


def press(driver: Driver, name: str, key: int = pygame.K_RETURN) -> None:
    """Walk to a widget and press it."""
    walk_to(driver, name)
    driver.key(key)


def _picture_around(driver: Driver, form: Form) -> bytes:
    assert form.focused is not None
    surface = driver.screen.surface
    rect = pygame.Rect(form.focused.box).inflate(2 * _RING, 2 * _RING).clip(surface.get_rect())
    return pygame.image.tobytes(surface.subsurface(rect), "RGB")


def walked(driver: Driver, form: Form) -> list[str]:
    """Go once round by Tab; the names of the widgets, each of which was seen to be focused, out."""
    names: list[str] = []
    stops = [widget.name for widget in form.widgets if widget.focusable and widget.enabled]
    for _ in stops:
        driver.key(pygame.K_TAB)
        focused = form.focused
        assert focused is not None
        names.append(focused.name)
        with_focus = _picture_around(driver, form)
        mood = form._focused
        form._focused = None
        driver.app.draw()
        form._focused = mood
        assert _picture_around(driver, form) != with_focus, f"the focus on {focused.name} can't be seen"
        driver.app.draw()
    assert sorted(names) == sorted(stops)
    return names


def _opened(driver: Driver, name: str) -> None:
    play_some(driver.store, "hh", "wlg")
    driver.say(f"page {name}")
    driver.app.draw()


def _asked(page: str, button: str) -> Callable[[Driver], None]:
    def opened(driver: Driver) -> None:
        _opened(driver, page)
        press(driver, button)

    return opened


def _stuck(driver: Driver) -> None:
    driver.say(f"new {STUCK}")
    driver.key(pygame.K_d)
    driver.key(pygame.K_TAB)


def _won(driver: Driver) -> None:
    before_the_last_move(driver)
    driver.click("h1")
    driver.click("h4")
    driver.settle()


def _no_clipboard(driver: Driver) -> None:
    driver.clipboard_works = False
    driver.key(pygame.K_c, pygame.KMOD_CTRL)


_PLACES: dict[str, tuple[Callable[[Driver], None], type[Page]]] = {
    **{
        name: (lambda driver, name=name: _opened(driver, name), page)  # type: ignore[misc]
        for name, page in {
            "menu": MenuPage,
            "settings": SettingsPage,
            "statistics": StatisticsPage,
            "rules": RulesPage,
            "keys": KeysPage,
            "examples": Player,
        }.items()
    },
    "code": (_asked("menu", "code"), CodeDialog),
    "share": (_asked("menu", "share"), ShareDialog),
    "reset settings": (_asked("settings", "reset-settings"), Question),
    "reset statistics": (_asked("statistics", "reset-statistics"), Question),
    "won": (_won, WonDialog),
    "stuck": (_stuck, StuckPanel),
    "write down": (_no_clipboard, WriteDown),
}


def _place(open_window: Opener, name: str, size: tuple[int, int] = (1000, 700)) -> Driver:
    driver = open_window(size=size)
    opened, kind = _PLACES[name]
    opened(driver)
    page = driver.dialogs[0] if name == "stuck" else top(driver)
    assert isinstance(page, kind)
    return driver


def _form_at(driver: Driver) -> Form:
    """The form of the uppermost page that has one: the window "no more moves" lies right above the table."""
    page = top(driver)
    return page.form if isinstance(page, Dialog) else form_of(driver)


@pytest.mark.parametrize("size", [(1000, 700), (640, 400)])
@pytest.mark.parametrize("name", list(_PLACES))
def test_tab_goes_round_everything_and_the_focus_is_seen(name: str, size: tuple[int, int], open_window: Opener) -> None:
    driver = _place(open_window, name, size)
    there = walked(driver, _form_at(driver))
    back = []
    for _ in there:
        driver.key(pygame.K_TAB, pygame.KMOD_SHIFT)
        focused = _form_at(driver).focused
        assert focused is not None
        back.append(focused.name)
    assert sorted(back) == sorted(there)


@pytest.mark.parametrize("name", list(_PLACES))
def test_esc_goes_back(name: str, open_window: Opener) -> None:
    driver = _place(open_window, name)
    before = len(driver.app._pages._pages)
    driver.key(pygame.K_ESCAPE)
    if name == "stuck":
        # The first Esc gives the keys back to the table.
        assert driver.dialogs[0].form.focused is None
        driver.key(pygame.K_ESCAPE)
    assert len(driver.app._pages._pages) == before - 1


@_PRESSING
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        *(("rules", RulesPage), ("examples", Player), ("statistics", StatisticsPage), ("settings", SettingsPage)),
        *(("keys", KeysPage), ("code", CodeDialog), ("share", ShareDialog)),
    ],
)
def test_the_menu_s_ways(name: str, kind: type[Page], pressing: int, open_window: Opener) -> None:
    driver = _place(open_window, "menu")
    press(driver, name, pressing)
    assert isinstance(top(driver), kind)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(top(driver), MenuPage)


@_PRESSING
def test_the_menu_s_games(pressing: int, open_window: Opener) -> None:
    driver = _place(open_window, "menu")
    code = driver.state["code"]
    press(driver, "new-ft", pressing)
    assert driver.state["game"] == "ft"
    driver.say("page menu")
    press(driver, "continue-hh", pressing)
    assert driver.state["code"] == code
    assert driver.app._pages._pages == [driver.app.table]
    driver.key(pygame.K_d)
    driver.key(pygame.K_ESCAPE)
    press(driver, "restart", pressing)
    assert (driver.state["code"], driver.state["moves"]) == (code, 0)
    driver.key(pygame.K_ESCAPE)
    press(driver, "new-hh", pressing)
    assert driver.state["code"] != code


@_PRESSING
def test_the_menu_s_other_entries(pressing: int, open_window: Opener) -> None:
    driver = _place(open_window, "menu")
    walk_to(driver, "language")
    driver.key(pygame.K_RIGHT)
    assert driver.settings["language"] != ALL["language"].default
    driver.key(pygame.K_LEFT)
    press(driver, "fullscreen", pressing)
    assert driver.settings.is_on("fullscreen")
    driver.key(pressing)
    assert not driver.settings.is_on("fullscreen")
    press(driver, "quit", pressing)
    assert not driver.app.running


@pytest.mark.parametrize("name", ["rules", "statistics", "examples"])
def test_the_tabs_of_both_games(name: str, open_window: Opener) -> None:
    driver = _place(open_window, name)
    before = pygame.image.tobytes(driver.screen.surface, "RGB")
    walk_to(driver, "games")
    driver.key(pygame.K_RIGHT)
    assert pygame.image.tobytes(driver.screen.surface, "RGB") != before
    focused = form_of(driver).focused
    assert focused is not None
    assert focused.name == "games"


@pytest.mark.parametrize("name", ["rules", "keys", "settings"])
def test_long_pages_scroll_while_nothing_is_focused(name: str, open_window: Opener) -> None:
    driver = _place(open_window, name, (640, 400))
    scroll = top(driver).scroll  # type: ignore[attr-defined]
    offsets = []
    for key in (pygame.K_DOWN, pygame.K_PAGEDOWN, pygame.K_SPACE, pygame.K_END, pygame.K_PAGEUP, pygame.K_HOME):
        driver.key(key)
        driver.settle()
        offsets.append(scroll.offset)
    down, page_down, space, end, page_up, home = offsets
    assert 0 < down < page_down <= space <= end == scroll.longest
    assert home == 0 <= page_up < end


@_PRESSING
def test_the_statistics_games(pressing: int, open_window: Opener) -> None:
    driver = _place(open_window, "statistics")
    played = driver.store.recent("hh", 1)[0]
    press(driver, f"watch-{played.id}", pressing)
    assert isinstance(top(driver), Player)
    driver.key(pygame.K_ESCAPE)
    press(driver, f"again-{played.id}", pressing)
    assert driver.state["code"] == played.code
    driver.say("page statistics")
    press(driver, "reset-statistics", pressing)
    driver.key(pressing)
    assert driver.store.statistics("hh").played == 3, "the first answer is Cancel"
    press(driver, "reset-statistics", pressing)
    press(driver, "yes", pressing)
    assert driver.store.statistics("hh").played == 0


@_PRESSING
def test_the_settings_reset(pressing: int, open_window: Opener) -> None:
    driver = _place(open_window, "settings")
    driver.settings.set("volume", "20")
    press(driver, "reset-settings", pressing)
    driver.key(pygame.K_RIGHT)
    driver.key(pressing)
    assert driver.settings["volume"] == ALL["volume"].default
    assert isinstance(top(driver), SettingsPage)


@_PRESSING
def test_a_switch_is_turned_and_a_choice_goes_on(pressing: int, open_window: Opener) -> None:
    driver = _place(open_window, "settings")
    press(driver, "left_handed", pressing)
    assert driver.settings.is_on("left_handed")
    press(driver, "theme", pressing)
    assert driver.settings["theme"] == ALL["theme"].values[1]


@_PRESSING
def test_the_player_s_buttons(pressing: int, open_window: Opener) -> None:
    driver = _place(open_window, "examples")
    page = top(driver)
    assert isinstance(page, Player)
    press(driver, "step", pressing)
    driver.key(pressing)
    assert page.stage.replay.position == 2
    press(driver, "step-back", pressing)
    assert page.stage.replay.position == 1
    press(driver, "play", pressing)
    assert page.playing
    driver.key(pressing)
    assert not page.playing
    walk_to(driver, "moves")
    for key, position in ((pygame.K_RIGHT, 2), (pygame.K_END, page.stage.replay.last), (pygame.K_HOME, 0)):
        driver.key(key)
        assert page.stage.replay.position == position
    walk_to(driver, "speed")
    driver.key(pygame.K_END)
    assert page._speed == list(SPEEDS)[-1]
    press(driver, "back", pressing)
    assert not isinstance(top(driver), Player)


def test_the_player_s_keys(open_window: Opener) -> None:
    driver = _place(open_window, "examples")
    page = top(driver)
    assert isinstance(page, Player)
    driver.key(pygame.K_SPACE)
    assert page.playing
    driver.key(pygame.K_SPACE)
    assert not page.playing
    for key, speed in ((pygame.K_PLUS, "2"), (pygame.K_KP_PLUS, "4"), (pygame.K_MINUS, "2"), (pygame.K_KP_MINUS, "1")):
        driver.key(key)
        assert page._speed == speed


def test_plus_is_plus_wherever_a_keyboard_has_it(open_window: Opener) -> None:
    """Together with = on many keyboards, with * on others: what the key writes counts."""
    driver = _place(open_window, "examples")
    page = top(driver)
    assert isinstance(page, Player)
    driver.event(pygame.KEYDOWN, key=pygame.K_EQUALS, mod=pygame.KMOD_SHIFT, unicode="+", scancode=pygame.KSCAN_EQUALS)
    assert page._speed == "2"


def test_a_code_is_typed(open_window: Opener) -> None:
    driver = _place(open_window, "code")
    driver.type("ft1-n-aaaaaam")
    driver.key(pygame.K_RETURN)
    assert driver.state["code"] == "FT1-N-AAAAAAM"


@_PRESSING
def test_a_code_is_pasted(pressing: int, open_window: Opener) -> None:
    driver = _place(open_window, "code")
    driver.clipboard.append("FT1-N-AAAAAAM")
    driver.key(pygame.K_v, pygame.KMOD_CTRL)
    press(driver, "play", pressing)
    assert driver.state["code"] == "FT1-N-AAAAAAM"


@pytest.mark.parametrize(
    ("name", "first"),
    [("share", "share-code"), ("won", "new"), ("write down", "close"), ("code", "code"), ("reset settings", "cancel")],
)
def test_a_dialog_begins_with_what_it_is_for(name: str, first: str, open_window: Opener) -> None:
    """The button that stands out, or the field; only a question about what can't be undone begins with Cancel."""
    focused = _form_at(_place(open_window, name)).focused
    assert focused is not None
    assert focused.name == first


@_PRESSING
@pytest.mark.parametrize(("button", "copied"), [("share-code", "HH1-N-AAAAAAM"), ("share-moves", "HH1-N-AAAAAAM:")])
def test_sharing(button: str, copied: str, pressing: int, open_window: Opener) -> None:
    driver = _place(open_window, "share")
    press(driver, button, pressing)
    assert [text.strip() for text in driver.clipboard] == [copied]


@_PRESSING
@pytest.mark.parametrize("button", ["new", "again", "watch", "share", "close"])
def test_the_won_game_s_answers(button: str, pressing: int, open_window: Opener) -> None:
    driver = _place(open_window, "won")
    code = driver.state["code"]
    press(driver, button, pressing)
    expected = {"watch": Player, "share": ShareDialog}.get(button)
    assert type(top(driver)) is (expected or type(driver.app.table))
    assert (driver.state["code"] != code) is (button == "new")
    assert (driver.state["status"] == "won") is (button in ("watch", "share", "close"))


@_PRESSING
@pytest.mark.parametrize("button", ["stuck-undo", "stuck-new", "stuck-again"])
def test_the_stuck_game_s_answers(button: str, pressing: int, open_window: Opener) -> None:
    driver = _place(open_window, "stuck")
    walk_to(driver, button, driver.dialogs[0].form)
    driver.key(pressing)
    state = driver.state
    assert (state["code"] != STUCK) is (button == "stuck-new")
    assert (state["undo"], state["redo"]) == ((0, 1) if button == "stuck-undo" else (0, 0))


def test_the_tools_beside_the_stuck_window(open_window: Opener) -> None:
    """Tab goes to the window's buttons, Shift+Tab to the tools; the two never both have the keys."""
    driver = open_window(STUCK)
    panel, bar = driver.dialogs[0].form, driver.app.table.bar
    driver.key(pygame.K_UP)
    assert driver.app.table.cursor.shown
    driver.key(pygame.K_TAB)
    assert (panel.focused is not None, bar.focused, driver.app.table.cursor.shown) == (True, False, False)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert (panel.focused is not None, bar.focused) == (False, True)
    driver.key(pygame.K_TAB)
    assert (panel.focused is not None, bar.focused) == (False, True)
    driver.click("stock")
    assert (panel.focused is not None, bar.focused) == (False, False)


def test_the_pointer_takes_the_keys_from_the_stuck_window(open_window: Opener) -> None:
    driver = _place(open_window, "stuck")
    driver.click("stock")
    assert driver.dialogs[0].form.focused is None


@pytest.mark.parametrize("game", list(Game))
def test_tab_goes_round_the_tools(game: Game, open_window: Opener) -> None:
    driver = open_window({"hh": "HH1-N-AAAAAAM", "ft": "FT1-N-AAAAAAM"}[game.value])
    driver.key(pygame.K_d)
    names = walked(driver, driver.app.table.bar._form)
    assert {"code-button", "new", "undo", "menu"} <= set(names)
