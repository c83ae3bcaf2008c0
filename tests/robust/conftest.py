"""The window without a screen, as in the tests of the window."""

from tests.window.conftest import Opener, open_window

__all__ = ["Opener", "open_window"]
