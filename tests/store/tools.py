"""Tools for the tests of the store."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.store import Store
from game.store.database import FILE_NAME
from game.store.schema import MIGRATIONS, Migration

NOON = 1_700_000_000.0


class Clock:
    """Unix time that stands still unless set."""

    def __init__(self) -> None:
        self.seconds = NOON

    def __call__(self) -> float:
        return self.seconds


class Opener:
    """Opens the store of one folder, again and again."""

    def __init__(self, folder: Path, clock: Clock) -> None:
        self.folder = folder
        self.clock = clock
        self._opened: list[Store] = []

    @property
    def file(self) -> Path:
        return self.folder / FILE_NAME

    def __call__(self, migrations: tuple[Migration, ...] = MIGRATIONS) -> Store:
        """Open once more; a store opened before must be closed, or it keeps the file."""
        store = Store.open(self.folder, self.clock, migrations=migrations)
        self._opened.append(store)
        return store

    def again(self, store: Store) -> Store:
        store.close()
        return self()

    def close_all(self) -> None:
        for store in self._opened:
            store.close()

    def set_aside(self) -> list[str]:
        """Names of the files that were set aside."""
        return sorted(path.name for path in self.folder.glob("*.damaged-*"))

    @contextmanager
    def sql(self) -> Iterator[sqlite3.Connection]:
        """The bare file, while no store has it open. Committed at the end."""
        connection = sqlite3.connect(self.file)
        try:
            with connection:
                yield connection
        finally:
            connection.close()


def act(store: Store, *entries: str, game: str = "hh", status: str = "playing", score: int = 0) -> None:
    """Append entries; the move counter and the clock run along, the last entry has the status."""
    for number, entry in enumerate(entries, start=1):
        saved = store.current(game)
        assert saved is not None
        last = status if number == len(entries) else "playing"
        moves, seconds = saved.moves + 1, saved.seconds + 1.5
        store.append(game, entry, status=last, score=score, moves=moves, seconds=seconds)


def play(store: Store, result: str, *, game: str = "hh", code: str = "C", score: int = 0, entries: int = 2) -> None:
    """Play a game to its end; one not won ends with the next `begin`."""
    status = {"won": "won", "lost": "stuck", "given-up": "playing"}[result]
    store.begin(game, code)
    act(store, *["s"] * (entries - 1), "w>f1", game=game, status=status, score=score)
