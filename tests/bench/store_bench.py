"""Measure the store: `python -m tests.bench.store_bench`."""

import random
import sqlite3
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.store import Store

ENTRIES = 10_000
GAMES = 100_000
REPEATS = 15


def milliseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def fill(path: Path, count: int) -> None:
    """Add finished games past the store, which would take a transaction each."""
    rng = random.Random(1)
    with sqlite3.connect(path) as connection:
        connection.executemany(
            """INSERT INTO games (game, code, counted, started, finished, status, result, score, moves, seconds)
            VALUES ('hh', 'HH1-N-AAAAAAM', 1, ?, ?, 'playing', ?, ?, ?, ?)""",
            (
                (
                    float(number),
                    number + 1.0,
                    rng.choice(("won", "won", "lost", "given-up")),
                    rng.randrange(251),
                    rng.randrange(1, 300),
                    rng.uniform(10, 900),
                )
                for number in range(count)
            ),
        )
    connection.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        store = Store.open(folder, time.time)
        store.begin("hh", "HH1-N-AAAAAAM")

        def append(number: int) -> None:
            store.append("hh", "h20+h21", status="playing", score=0, moves=number, seconds=number / 2)

        times = sorted(milliseconds(partial(append, number)) for number in range(ENTRIES))
        print(f"append         p50 {times[ENTRIES // 2]:7.3f} ms   p99 {times[ENTRIES * 99 // 100]:7.3f} ms", end="")
        print(f"   worst {times[-1]:7.3f} ms")
        print(f"current        {milliseconds(lambda: store.current('hh')):7.3f} ms with {ENTRIES} entries")
        print(f"close          {milliseconds(store.close):7.3f} ms")
        started = time.perf_counter()
        store = Store.open(folder, time.time)
        print(f"open, restore  {(time.perf_counter() - started) * 1000:7.3f} ms with {ENTRIES} entries")
        store.close()
        fill(folder / "heart-thieves.db", GAMES)
        store = Store.open(folder, time.time)
        print(f"statistics     {milliseconds(lambda: store.statistics('hh')):7.3f} ms over {GAMES} games, cold")
        warm = sorted(milliseconds(lambda: store.statistics("hh")) for _ in range(REPEATS))
        print(f"statistics     {warm[0]:7.3f} ms best, {warm[REPEATS // 2]:.3f} ms median of {REPEATS}, warm")
        print(f"recent         {milliseconds(lambda: store.recent('hh', 20)):7.3f} ms for 20 games")
        print(f"reset          {milliseconds(lambda: store.reset_statistics('hh')):7.3f} ms")
        store.close()


if __name__ == "__main__":
    main()
