"""Pages in a window without a screen, opened as the tests of the window do."""

from collections.abc import Callable

import pytest

from game.pages.sheet import Sheet
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


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> Texts:
    """Knows the texts among sprites."""
    return Texts(monkeypatch)
