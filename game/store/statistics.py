"""What the games of one kind add up to: always asked of the games themselves, never counted along."""

import sqlite3
from typing import NamedTuple

from game.store import schema


class Statistics(NamedTuple):
    """The finished games of one kind. A value is None where no game gives one.

    Attributes:
        played: games ended after at least one action.
        won: of these, won.
        lost: of these, left while no move was possible.
        given_up: of these, left otherwise.
        win_rate: won / played, from 0 to 1.
        streak: games won in a row up to the last one.
        best_streak: most games ever won in a row.
        best_seconds: the quickest win's playing time.
        average_seconds: the wins' mean playing time.
        best_score: the best score of all games played, won or not.
        fewest_moves: the fewest moves of a win.
        seconds_played: playing time of all games played.
    """

    played: int = 0
    won: int = 0
    lost: int = 0
    given_up: int = 0
    win_rate: float | None = None
    streak: int = 0
    best_streak: int = 0
    best_seconds: float | None = None
    average_seconds: float | None = None
    best_score: int | None = None
    fewest_moves: int | None = None
    seconds_played: float = 0.0


SOUND = f"{schema.SOUND} AND game = ?"
"""The condition on rows of `games` that count and hold what they should, for one kind of game."""


def statistics(connection: sqlite3.Connection, game: str) -> Statistics:
    """Read the statistics of one kind of game.

    Raises:
        sqlite3.Error: the database can't be read.
    """
    # SQLite trusts the index to hold sound rows only. In a damaged file it may not: then the table is asked.
    return _read(connection, "games", game) or _read(connection, "games NOT INDEXED", game) or Statistics()


def _read(connection: sqlite3.Connection, source: str, game: str) -> Statistics | None:
    # All in one pass. The games in order are one letter each ("1" a win): far less to carry over than one row each.
    query = f"""
        SELECT count(*), sum(won), sum(lost), group_concat(won, ''), max(score), total(seconds),
            min(seconds) FILTER (WHERE won), avg(seconds) FILTER (WHERE won), min(moves) FILTER (WHERE won)
        FROM (
            SELECT result = 'won' AS won, result = 'lost' AS lost, score, seconds, moves
            FROM {source} WHERE {SOUND} ORDER BY id
        )"""
    played, won, lost, order, score, total, *bests = connection.execute(query, (game,)).fetchone()
    if not played:
        return Statistics()
    numbers = (score, *bests) if won else (score,)
    if not all(isinstance(number, int | float) for number in numbers):
        return None
    runs = order.split("0")
    streaks = len(runs[-1]), max(map(len, runs))
    best, average, moves = bests
    return Statistics(
        played, won, lost, played - won - lost, won / played, *streaks, best, average, score, moves, total
    )
