"""What the games of one kind add up to: always asked of the games themselves, never counted along."""

import sqlite3
from typing import NamedTuple


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


# The first two lines are the condition of the index `games_finished`, word for word, so that it is used. The others
# leave out rows that a damaged file, or someone's hand, made wrong.
SOUND = """counted = 1 AND result IN ('won', 'lost', 'given-up')
    AND game = ?
    AND typeof(score) = 'integer' AND typeof(moves) = 'integer' AND seconds BETWEEN 0 AND 1e9"""

_TOTALS = f"""
    SELECT count(*), sum(result = 'won'), sum(result = 'lost'), sum(result = 'given-up'),
        min(CASE result WHEN 'won' THEN seconds END), avg(CASE result WHEN 'won' THEN seconds END),
        max(score), min(CASE result WHEN 'won' THEN moves END), total(seconds)
    FROM games WHERE {SOUND}"""

_WINS_IN_ORDER = (
    f"SELECT group_concat(won, '') FROM (SELECT result = 'won' AS won FROM games WHERE {SOUND} ORDER BY id)"
)


def statistics(connection: sqlite3.Connection, game: str) -> Statistics:
    """Read the statistics of one kind of game.

    Raises:
        sqlite3.Error: the database can't be read.
    """
    played, won, lost, given_up, best, average, score, moves, total = connection.execute(_TOTALS, (game,)).fetchone()
    if not played:
        return Statistics()
    # One letter a game ("1" a win) is far less to carry over than one row a game.
    (wins,) = connection.execute(_WINS_IN_ORDER, (game,)).fetchone()
    runs = wins.split("0")
    streaks = len(runs[-1]), max(map(len, runs))
    return Statistics(played, won, lost, given_up, won / played, *streaks, best, average, score, moves, total)
