"""Pages in a window without a screen, opened as the tests of the window do."""

from collections.abc import Callable

import pytest

from game.i18n import Words
from game.pages.sheet import Sheet
from tests.pages.seen import lengthened
from tests.pages.texts import Texts
from tests.window.conftest import Opener, open_window
from tests.window.driver import Driver

__all__ = ["Opener", "open_window"]

Shower = Callable[..., tuple[Driver, Sheet]]


@pytest.fixture
def show(open_window: Opener) -> Shower:
    """Shows a page of a name; takes what `open_window` takes."""

    def shower(name: str, **window: object) -> tuple[Driver, Sheet]:
        driver = open_window(**window)
        assert driver.say(f"page {name}") == {"ok": True}
        driver.app.draw()
        page = driver.app._pages._pages[-1]
        assert isinstance(page, Sheet)
        return driver, page

    return shower


@pytest.fixture(params=[("100", False), ("100", True), ("150", True)], ids=["English", "wordy", "wordy and large"])
def text_scale(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Run a test in English, in a wordy language, and in that with large texts; the setting `text_scale` out."""
    scale: str = request.param[0]
    if request.param[1]:
        monkeypatch.setattr(Words, "__call__", lambda _, message: lengthened(message))
    return scale


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> Texts:
    """Knows the texts among sprites."""
    return Texts(monkeypatch)
