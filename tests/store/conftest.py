"""What the tests of the store share: a clock to be set by hand, and stores that are closed in the end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.store import Store
from tests.store.tools import Clock, Opener


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def opener(tmp_path: Path, clock: Clock) -> Iterator[Opener]:
    opener = Opener(tmp_path / "data", clock)
    yield opener
    opener.close_all()


@pytest.fixture
def store(opener: Opener) -> Store:
    return opener()
