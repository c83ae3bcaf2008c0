"""What the store holds in memory besides the database, so that it outlives a file that fails."""

import logging
import sqlite3

from game.store import games
from game.store.games import Current

_GREATEST_TOUCH = 1 << 53
# What goes beyond is not from this program, and shall not fill the memory.
_LONGEST_SETTING, _MOST_SETTINGS = 1000, 1000

_log = logging.getLogger(__name__)


class State:
    """Settings and current games, as they stand in the database.

    Attributes:
        settings: by name.
        current: the current game of each kind that has one.
        kinds: the kinds of game in the order last played, the latest last.
    """

    def __init__(self) -> None:
        self.settings: dict[str, str] = {}
        self.current: dict[str, Current] = {}
        self.kinds: list[str] = []
        self._touched = 0

    def note_kind(self, game: str) -> None:
        """Make a kind the last played."""
        if self.kinds[-1:] != [game]:
            self.kinds = [*(kind for kind in self.kinds if kind != game), game]

    def load(self, connection: sqlite3.Connection) -> list[object]:
        """Read all of it; values that are not what they should be are left out.

        Returns:
            The kinds whose current game could not be read, as they stand in the database.

        Raises:
            sqlite3.Error: the database can't be read.
        """
        # Another table's rows may stand here in a damaged file: they must not use up the limit.
        self.settings |= connection.execute(
            """SELECT name, value FROM settings WHERE typeof(name) = 'text' AND typeof(value) = 'text'
            AND length(name) + length(value) <= ? LIMIT ?""",
            (_LONGEST_SETTING, _MOST_SETTINGS),
        ).fetchall()
        # A number that can't be right must not make its kind the last played for ever.
        rows = connection.execute(
            """SELECT game, game_id, touched FROM current
            ORDER BY CASE WHEN typeof(touched) = 'integer' AND touched BETWEEN 0 AND ? THEN touched END""",
            (_GREATEST_TOUCH - 1,),
        ).fetchall()
        unreadable = [row[0] for row in rows if not self._load_kind(connection, *row)]
        # The game begun last is a current one unless it ended; where no kind has it, the table has lost a row.
        lost = connection.execute(
            "SELECT game FROM games WHERE id = (SELECT max(id) FROM games) AND result IS NULL"
        ).fetchone()
        if lost is not None and lost[0] not in self.current and lost[0] not in unreadable:
            unreadable.append(lost[0])
        return unreadable

    def dump(self, connection: sqlite3.Connection) -> None:
        """Write all of it to an empty database; the games get new numbers.

        Raises:
            sqlite3.Error: the database can't be written.
        """
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            for name, value in self.settings.items():
                write_setting(connection, name, value)
            for game in self.kinds:
                current = self.current.get(game)
                if current is not None:
                    current.id = games.insert(connection, current)
                self.write_kind(connection, game, current.id if current else None)

    def write_kind(self, connection: sqlite3.Connection, game: str, game_id: int | None) -> None:
        """Write which game of a kind is its current one, and that it is the last played.

        Raises:
            sqlite3.Error: the database can't be written.
        """
        self._touched += 1
        connection.execute(
            "INSERT OR REPLACE INTO current (game, game_id, touched) VALUES (?, ?, ?)", (game, game_id, self._touched)
        )

    def _load_kind(self, connection: sqlite3.Connection, game: object, game_id: object, touched: object) -> bool:
        if not isinstance(game, str):
            return game_id is None
        self.note_kind(game)
        if isinstance(touched, int) and 0 <= touched < _GREATEST_TOUCH:
            self._touched = max(self._touched, touched)
        if game_id is None:
            return True
        current = games.load(connection, game_id) if isinstance(game_id, int) else None
        if current is None or current.game != game:
            _log.warning("the current game of %s can't be read", game)
            return False
        self.current[game] = current
        return True


def write_setting(connection: sqlite3.Connection, name: str, value: str) -> None:
    """Write one setting.

    Raises:
        sqlite3.Error: the database can't be written.
    """
    connection.execute("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", (name, value))
