"""The golden pictures are drawn in the same windows without a screen as the window's tests."""

from tests.window.conftest import open_window

__all__ = ["open_window"]
