"""The settings page: every setting by keyboard alone and by pointer, in force at once."""

import pygame
import pytest

from game.pages.settings import GROUPS
from game.pages.sheet import Sheet
from game.settings import ALL
from game.view.widgets.one_of import OneOf
from tests.pages.conftest import Opener, Shower
from tests.window.driver import Driver


def tab_to(driver: Driver, page: Sheet, name: str) -> None:
    """Walk with Tab to a widget."""
    for _ in page.form.widgets:
        driver.key(pygame.K_TAB)
        if page.form.focused is not None and page.form.focused.name == name:
            return
    raise AssertionError(f"Tab never comes to {name}")


def test_the_page_shows_every_setting_once() -> None:
    names = [row.name for group in GROUPS for row in group.rows]
    assert sorted(names) == sorted(ALL)


@pytest.mark.parametrize("name", sorted(ALL))
def test_every_setting_changes_by_keyboard_alone(name: str, show: Shower) -> None:
    driver, page = show("settings", size=(640, 400))
    values = ALL[name].values
    tab_to(driver, page, name)
    driver.key(pygame.K_HOME)
    for _ in values:
        driver.key(pygame.K_LEFT)
    assert driver.settings[name] == values[0]
    seen = [driver.settings[name]]
    for _ in values[1:]:
        driver.key(pygame.K_RIGHT)
        seen.append(driver.settings[name])
    assert seen == list(values)
    assert page.form.focused is not None
    assert page.form.focused.name == name


def test_the_focused_setting_is_scrolled_into_sight(show: Shower) -> None:
    driver, page = show("settings", size=(640, 400))
    for _ in page.form.widgets:
        driver.key(pygame.K_TAB)
        focused = page.form.focused
        assert focused is not None
        view = page.scroll.box if focused.shown else focused.box
        assert view.overlap(focused.box) == focused.box


def test_a_switch_and_a_choice_by_pointer(show: Shower) -> None:
    driver, page = show("settings", size=(1280, 800))
    driver.click_at(next(widget.box.centre for widget in page.form.widgets if widget.name == "move_errors"))
    assert driver.settings.is_on("move_errors")
    theme = next(widget for widget in page.form.widgets if widget.name == "theme")
    assert isinstance(theme, OneOf)
    driver.click_at(theme.segments[3].centre)
    assert driver.settings["theme"] == "slate"


def test_dragging_the_volume_goes_on_though_the_page_is_laid_out_anew(show: Shower) -> None:
    driver, page = show("settings", size=(1080, 1920))
    box = next(widget.box for widget in page.form.widgets if widget.name == "volume")
    driver.press(box.centre)
    driver.move((box.x, box.centre[1]))
    assert driver.settings["volume"] == "0"
    driver.move((box.right, box.y - 300))
    driver.release((box.right, box.y - 300))
    assert driver.settings["volume"] == "100"


def test_text_scale_enlarges_bars_and_pages_but_no_card(open_window: Opener) -> None:
    driver = open_window(size=(1280, 800))
    scale, bar = driver.app._look.skin.scale, driver.app.table.bar.box.h
    driver.settings.set("text_scale", "150")
    driver.app.draw()
    assert driver.app._look.skin.scale == pytest.approx(1.5 * scale)
    assert driver.app.table.bar.box.h == pytest.approx(1.5 * bar, abs=1)
    assert driver.app.table.gestures.scale == pytest.approx(scale)
    room = 800 - driver.app.table.bar.box.h
    assert driver.app.table.board.arrangement.ground.card_h * 3 < room


def test_high_contrast_reaches_cards_and_colours(open_window: Opener) -> None:
    driver = open_window()
    before = driver.app._look.skin.theme
    driver.settings.set("high_contrast", "on")
    driver.app.draw()
    assert driver.app._look.faces.style.high_contrast
    assert driver.app._look.skin.theme != before
    driver.settings.set("high_contrast", "off")
    driver.app.draw()
    assert driver.app._look.skin.theme == before


def test_reset_asks_and_cancel_is_the_first_answer(show: Shower) -> None:
    driver, page = show("settings")
    driver.settings.set("four_colours", "on")
    driver.settings.set("volume", "20")
    tab_to(driver, page, "reset-settings")
    driver.key(pygame.K_RETURN)
    assert driver.dialogs
    driver.key(pygame.K_RETURN)
    assert not driver.dialogs
    assert driver.settings["volume"] == "20"
    driver.key(pygame.K_RETURN)
    driver.press_button("yes")
    assert driver.settings.as_dict() == {name: setting.default for name, setting in ALL.items()}


def test_esc_goes_back_to_the_table(show: Shower) -> None:
    driver, _ = show("settings")
    driver.key(pygame.K_ESCAPE)
    assert len(driver.app._pages._pages) == 1
