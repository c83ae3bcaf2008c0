"""Measure the store: `python -m tests.bench.store_bench`."""

import argparse
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.desk import Desk
from game.rules.deal import DealCode
from game.rules.games import Game
from game.rules.table import STOCK, Spot
from game.settings import Settings
from game.store import Store
from game.store.database import FILE_NAME

ENTRIES = 10_000
GAMES = 100_000
REPEATS = 15
STATE = "x" * 700  # as long as the state of a game is
LONG_GAMES = (1_000, 100_000, 1_000_000)


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


def begun(store: Store) -> Desk:
    """A store in, the desk on it out."""
    return Desk(store, Settings(store.settings(), store.set_setting), lambda: 0)


def resume(folder: Path, entries: int) -> None:
    """Open a game in which so much was done, as at the start of the program: draws, of which there is no end."""
    store = Store.open(folder, time.time)
    begun(store).open(DealCode.numbered(Game.HEART_TO_HEART, 0))
    store.close()
    with sqlite3.connect(folder / FILE_NAME) as connection:
        connection.executemany("INSERT INTO entries VALUES (1, ?, 's')", ((number,) for number in range(entries)))
        connection.execute("UPDATE games SET checksum = NULL")
    connection.close()
    for label in ("without", "with"):
        started = time.perf_counter()
        store = Store.open(folder, time.time)
        desk = begun(store)
        print(f"open, resume   {(time.perf_counter() - started) * 1000:7.3f} ms with {entries} entries, ", end="")
        print(f"{label} a checkpoint; {milliseconds(partial(getattr, desk.session, 'record')):.3f} ms its record")
        desk.tap(Spot(STOCK))
        store.close()


def main() -> None:
    """Print how long the store takes to save a move, to open, to resume long games, and to count many."""
    argparse.ArgumentParser(prog="python -m tests.bench.store_bench", description=main.__doc__).parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        store = Store.open(folder, time.time)
        store.begin("hh", "HH1-N-AAAAAAM")

        def append(number: int) -> None:
            store.append(
                "hh", "h20+h21", status="playing", score=0, moves=number, seconds=number / 2, state=lambda: STATE
            )

        times = sorted(milliseconds(partial(append, number)) for number in range(ENTRIES))
        print(f"append         p50 {times[ENTRIES // 2]:7.3f} ms   p99 {times[ENTRIES * 99 // 100]:7.3f} ms", end="")
        print(f"   worst {times[-1]:7.3f} ms")
        print(f"current        {milliseconds(lambda: store.current('hh')):7.3f} ms with {ENTRIES} entries")
        print(f"close          {milliseconds(store.close):7.3f} ms")
        started = time.perf_counter()
        store = Store.open(folder, time.time)
        print(f"open, restore  {(time.perf_counter() - started) * 1000:7.3f} ms with {ENTRIES} entries")
        store.close()
        for entries in LONG_GAMES:
            resume(folder / str(entries), entries)
        fill(folder / FILE_NAME, GAMES)
        store = Store.open(folder, time.time)
        print(f"statistics     {milliseconds(lambda: store.statistics('hh')):7.3f} ms over {GAMES} games, cold")
        warm = sorted(milliseconds(lambda: store.statistics("hh")) for _ in range(REPEATS))
        print(f"statistics     {warm[0]:7.3f} ms best, {warm[REPEATS // 2]:.3f} ms median of {REPEATS}, warm")
        print(f"recent         {milliseconds(lambda: store.recent('hh', 20)):7.3f} ms for 20 games")
        print(f"reset          {milliseconds(lambda: store.reset_statistics('hh')):7.3f} ms")
        store.close()


if __name__ == "__main__":
    main()
