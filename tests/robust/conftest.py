"""What these tests share with those of the window and of the store."""

from tests.store.conftest import clock, opener
from tests.window.conftest import open_window

__all__ = ["clock", "open_window", "opener"]
