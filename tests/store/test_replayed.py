"""A game that begins at a record's position."""

from pathlib import Path

from game.store import Store


def _now() -> float:
    return 1_000.0


def test_position_is_there_after_reopening(tmp_path: Path) -> None:
    entries = ["s", "s", "w>f1"]
    store = Store.open(tmp_path, _now)
    store.begin_replayed("ft", "FT1-N-AAAAAAM", entries, status="playing", score=10, moves=3)
    store.close()
    saved = Store.open(tmp_path, _now).current("ft")
    assert saved is not None
    assert (saved.code, list(saved.entries), saved.score, saved.moves) == ("FT1-N-AAAAAAM", entries, 10, 3)


def test_replayed_games_never_count(tmp_path: Path) -> None:
    store = Store.open(tmp_path, _now)
    for status in ("won", "stuck", "playing"):
        store.begin_replayed("hh", "HH1-N-AAAAAAM", ["s"], status=status, score=0, moves=1)
    store.begin("hh", "HH1-N-AAAAAAB")
    assert store.statistics("hh").played == 0
    assert store.recent("hh", 10) == ()
