"""Fingers and mice that begin on a widget and move: the page scrolls, and nothing is pressed."""

import pygame
import pytest

from game.pages.keys import KeysPage
from game.pages.sheet import Sheet
from game.view.widgets.widget import Widget
from tests.pages.conftest import Shower
from tests.pages.seen import top
from tests.pages.test_statistics_page import play_some
from tests.window.driver import Driver, Point

_FINGER = {"touch_id": 1, "finger_id": 0, "dx": 0.0, "dy": 0.0, "pressure": 1.0, "window": None}
_FINGERS = {
    pygame.MOUSEBUTTONDOWN: pygame.FINGERDOWN,
    pygame.MOUSEMOTION: pygame.FINGERMOTION,
    pygame.MOUSEBUTTONUP: pygame.FINGERUP,
}


class Pointer:
    """A mouse, or a finger as SDL tells of it: each of its events comes as a mouse event, too."""

    def __init__(self, driver: Driver, kind: str) -> None:
        self._driver = driver
        self._touch = kind == "finger"

    def _event(self, kind: int, point: Point, **more: object) -> None:
        if self._touch:
            w, h = self._driver.screen.size
            self._driver.event(_FINGERS[kind], x=point[0] / w, y=point[1] / h, **_FINGER)
        self._driver.event(kind, pos=point, touch=self._touch, **more)

    def down(self, point: Point) -> None:
        self._event(pygame.MOUSEMOTION, point, rel=(0, 0), buttons=(0, 0, 0))
        self._event(pygame.MOUSEBUTTONDOWN, point, button=1, clicks=1)

    def to(self, *points: Point) -> None:
        for point in points:
            self._event(pygame.MOUSEMOTION, point, rel=(0, 0), buttons=(1, 0, 0))

    def up(self, point: Point) -> None:
        self._event(pygame.MOUSEBUTTONUP, point, button=1, clicks=1)


@pytest.fixture(params=["mouse", "finger"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def scrolled(page: Sheet) -> list[str]:
    """The names of a page's widgets that scroll with its content."""
    return [widget.name for widget in page.form.widgets if widget.focusable and widget.shown is not None]


def brought_into_sight(driver: Driver, page: Sheet, name: str) -> Widget:
    """Walk to a widget by Tab, which scrolls to it; the widget out."""
    for _ in page.form.widgets:
        driver.key(pygame.K_TAB)
        focused = page.form.focused
        if focused is not None and focused.name == name:
            return focused
    raise AssertionError(f"Tab never comes to {name}")


def point_on(widget: Widget) -> Point:
    x, y = widget.box.centre
    return round(x), round(y)


@pytest.fixture(params=["menu", "settings", "statistics"])
def page_shown(request: pytest.FixtureRequest, show: Shower) -> tuple[Driver, Sheet]:
    driver, _ = show("menu", size=(640, 400))
    play_some(driver.store, "hh", "wlg")
    driver.say(f"page {request.param}")
    driver.app.draw()
    shown = top(driver)
    assert isinstance(shown, Sheet)
    assert shown.scroll.longest > 0
    return driver, shown


def test_a_swipe_over_a_widget_scrolls_and_presses_nothing(page_shown: tuple[Driver, Sheet], kind: str) -> None:
    driver, page = page_shown
    pointer = Pointer(driver, kind)
    before = (driver.settings.as_dict(), driver.state, driver.app._pages._pages[:])
    for name in scrolled(page):
        x, y = point_on(brought_into_sight(driver, page, name))
        offset = page.scroll.offset
        way = -1 if offset < page.scroll.longest / 2 else 1
        pointer.down((x, y))
        pointer.to((x, y + 5 * way), (x + 2, y + 14 * way), (x + 3, y + 40 * way))
        assert page.form.pressed is None
        assert page.scroll.offset == max(0, min(page.scroll.longest, offset - 40 * way))
        # Back over the same widget: it is not pressed any more.
        pointer.to((x, y))
        pointer.up((x, y))
        assert page.scroll.offset == offset
        assert (driver.settings.as_dict(), driver.state, driver.app._pages._pages) == before, name
        assert driver.app.running


def test_a_press_that_trembles_is_a_press(show: Shower, kind: str) -> None:
    driver, page = show("settings", size=(640, 400))
    pointer = Pointer(driver, kind)
    x, y = point_on(brought_into_sight(driver, page, "left_handed"))
    pointer.down((x, y))
    pointer.to((x + 2, y - 3))
    pointer.up((x + 2, y - 3))
    assert driver.settings.is_on("left_handed")


def test_a_slider_goes_left_and_right_and_is_left_alone_by_a_swipe(show: Shower, kind: str) -> None:
    driver, page = show("settings", size=(640, 400))
    pointer = Pointer(driver, kind)
    slider = brought_into_sight(driver, page, "volume")
    volume, offset = driver.settings["volume"], page.scroll.offset
    left, y = slider.box.x + 12, round(slider.box.centre[1])
    pointer.down((left, y))
    assert driver.settings["volume"] == "0"
    pointer.to((left, y + 30))
    pointer.up((left, y + 30))
    assert driver.settings["volume"] == volume
    assert page.scroll.offset == offset - 30
    slider = brought_into_sight(driver, page, "volume")
    y = round(slider.box.centre[1])
    offset = page.scroll.offset
    pointer.down((left, y))
    pointer.to((left + 30, y), (slider.box.right, y - 100))
    pointer.up((slider.box.right, y - 100))
    assert driver.settings["volume"] == "100"
    assert page.scroll.offset == offset


def test_after_a_swipe_over_a_slider_the_wheel_scrolls(show: Shower) -> None:
    driver, page = show("settings", size=(640, 400))
    slider = brought_into_sight(driver, page, "volume")
    page.form.unfocus()
    volume = driver.settings["volume"]
    pointer = Pointer(driver, "mouse")
    x, y = point_on(slider)
    pointer.down((x, y))
    pointer.to((x, y + 30))
    pointer.up((x, y + 30))
    offset = page.scroll.offset
    driver.event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0, flipped=False, touch=False)
    assert driver.settings["volume"] == volume
    assert page.scroll.offset < offset


@pytest.mark.parametrize("name", ["menu", "settings", "keys", "rules"])
def test_a_release_beside_the_widget_that_was_pressed_does_nothing(show: Shower, name: str, kind: str) -> None:
    driver, page = show(name, size=(3840, 2160))
    pointer = Pointer(driver, kind)
    before = (driver.settings.as_dict(), driver.state, driver.app._pages._pages[:])
    for widget in [widget for widget in page.form.widgets if not widget.follows_across]:
        pointer.down(point_on(widget))
        away = (round(widget.box.right) + 9, round(widget.box.bottom) + 9)
        pointer.to(away)
        pointer.up(away)
        assert (driver.settings.as_dict(), driver.state, driver.app._pages._pages) == before, widget.name


def test_where_nothing_scrolls_a_press_may_wander_on_its_widget(show: Shower, kind: str) -> None:
    driver, page = show("menu", size=(3840, 2160))
    assert not page.scroll.longest
    pointer = Pointer(driver, kind)
    widget = next(widget for widget in page.form.widgets if widget.name == "keys")
    x, y = point_on(widget)
    pointer.down((x, y))
    pointer.to((x, widget.box.bottom - 2))
    pointer.up((x, widget.box.bottom - 2))
    assert isinstance(top(driver), KeysPage)


def test_after_a_swipe_a_mouse_still_points_and_a_finger_does_not(show: Shower, kind: str) -> None:
    """A row that is highlighted under no pointer would look chosen."""
    driver, page = show("settings", size=(640, 400))
    pointer = Pointer(driver, kind)
    x, y = point_on(brought_into_sight(driver, page, "left_handed"))
    pointer.down((x, y))
    pointer.to((x, y - 40))
    pointer.up((x, y - 40))
    names = [page.form.hovered and page.form.hovered.name]
    # Nor is anything pointed at that comes to the place where the finger was.
    page.rebuild()
    names.append(page.form.hovered and page.form.hovered.name)
    assert names == [None if kind == "finger" else "left_handed"] * 2


def test_a_mouse_that_leaves_the_window_points_at_nothing(show: Shower) -> None:
    driver, page = show("settings", size=(640, 400))
    driver.move(point_on(brought_into_sight(driver, page, "left_handed")))
    assert page.form.hovered is not None
    driver.event(pygame.WINDOWLEAVE)
    assert page.form.hovered is None


def test_a_finger_that_slides_along_the_tools_leaves_no_tooltip(show: Shower, kind: str) -> None:
    driver, _ = show("menu")
    driver.say("page table")
    pointer = Pointer(driver, kind)
    pointer.down(driver.button("rules").centre)
    pointer.to(driver.button("menu").centre)
    pointer.up(driver.button("menu").centre)
    assert ("tooltip" in driver.sprites()) is (kind == "mouse")
