"""Measure whether memory stays flat over a long evening: `python -m tests.bench.memory_bench`."""

import argparse
import gc
import os
import random
import tempfile
import time
from pathlib import Path

import pygame

from game.rules.deal import NUMBERS, DealCode
from game.rules.games import Game
from game.store import Store
from tests.window.driver import Driver

GAMES, RESIZES = 10_000, 500
SIZE = (1280, 800)
INTERVALS = 20
_SIZES = [(width, width * 5 // 8) for width in range(640, 1281, 40)]


def resident() -> int:
    """The memory that the process holds now, in KiB; 0 where the system does not tell."""
    status = Path("/proc/self/status")
    lines = status.read_text(encoding="ascii").splitlines() if status.exists() else []
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS:")), 0)


def play(driver: Driver, chance: random.Random, number: int, resize_each: int) -> None:
    """Deal, make some moves, take one back; now and then look at a page, change the window's size."""
    game = list(Game)[number % len(Game)]
    driver.desk.open(DealCode.numbered(game, chance.randrange(NUMBERS)))
    driver.app.draw()
    for line in ("tap stock", "tap stock", "undo"):
        driver.say(line)
        driver.app.draw()
    if number % 50 == 0:
        driver.say(f"page {chance.choice(list(driver.app.page_names))}")
        driver.app.draw()
    if number % resize_each == 0:
        driver.resize(chance.choice(_SIZES))
        driver.settle()
        while driver.app.work():
            driver.app.draw()


def at_rest(driver: Driver) -> None:
    """Bring the window to what all readings are taken of: the table, at one size, with everything drawn."""
    driver.say("page table")
    driver.resize(SIZE)
    driver.settle()
    while driver.app.work():
        driver.app.draw()
    gc.collect()


def main() -> None:
    """Print the memory at intervals, and how much it grew after the first quarter."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.memory_bench", description=main.__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="how many games are dealt (default: %(default)s)")
    wanted = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        measure(wanted.games, chance, Driver("HH1-N-AAAAAAM", SIZE, 0.0, Store.open(Path(folder), time.time)))


def measure(games: int, chance: random.Random, driver: Driver) -> None:
    """Play in a window and print the memory at intervals."""
    begun = time.perf_counter()
    readings = []
    for number in range(games):
        play(driver, chance, number, max(1, GAMES // RESIZES))
        pygame.event.clear()
        driver.changes.clear()
        if (number + 1) % max(1, games // INTERVALS) == 0:
            at_rest(driver)
            readings.append(resident())
            print(
                f"{number + 1:7} games {readings[-1] / 1024:8.1f} MiB {time.perf_counter() - begun:6.0f} s", flush=True
            )
    warm = readings[len(readings) // 4]
    print(f"grown by {100 * (readings[-1] / warm - 1):.1f} % after the first quarter")


if __name__ == "__main__":
    main()
