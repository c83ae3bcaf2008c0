"""F17: killed at any instant. Long runs: ``python -m tests.robust.kill --kills 1000``."""

from pathlib import Path

from tests.robust.kill import Killer

KILLS = 15


def test_nothing_is_lost(tmp_path: Path) -> None:
    """After each kill both games, settings and statistics stand as last acknowledged, or as after those under way."""
    killer = Killer(tmp_path, seed=2026)
    for _ in range(KILLS):
        killer.kill()
    killer.end()
    assert killer.tally["headless"]
    assert killer.tally["windowed"]
