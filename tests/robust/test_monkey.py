"""Random events at the whole program. Long runs: ``python -m tests.robust.monkey --events 1000000 --seed N``."""

from pathlib import Path

import pytest

from tests.robust.monkey import Monkey

EVENTS = 3_000


@pytest.mark.parametrize("seed", [1, 2])
def test_all_holds_after_every_event(tmp_path: Path, seed: int) -> None:
    monkey = Monkey(tmp_path, seed)
    monkey.run(EVENTS)
    monkey.close()
    assert monkey.tally.total() >= EVENTS
