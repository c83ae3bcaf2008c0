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
    # All in one pass. The results come as one text, a digit a game: far less to carry over than a row a game, and
    # cheaper than counting each result.
    query = f"""
        SELECT group_concat(digit, ''), max(score), total(seconds), min(seconds) FILTER (WHERE digit = 1),
            avg(seconds) FILTER (WHERE digit = 1), min(moves) FILTER (WHERE digit = 1)
        FROM (
            SELECT CASE result WHEN 'won' THEN 1 WHEN 'lost' THEN 2 ELSE 0 END AS digit, score, seconds, moves
            FROM {source} WHERE {SOUND} ORDER BY id
        )"""
    results, score, total, *bests = connection.execute(query, (game,)).fetchone()
    if not results:
        return Statistics()
    won, lost, given_up = (results.count(digit) for digit in "120")
    numbers = (score, *bests) if won else (score,)
    if not all(isinstance(number, int | float) for number in numbers):
        return None
    runs = results.replace("2", "0").split("0")
    return Statistics(
        played=len(results),
        won=won,
        lost=lost,
        given_up=given_up,
        win_rate=won / len(results),
        streak=len(runs[-1]),
        best_streak=max(map(len, runs)),
        best_seconds=bests[0],
        average_seconds=bests[1],
        best_score=score,
        fewest_moves=bests[2],
        seconds_played=total,
    )
