"""The window without a screen, as in the tests of the window."""

from tests.window.conftest import open_window

__all__ = ["open_window"]
