"""Any sequence of acts: the store agrees with a plain model in memory."""

import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from game.store import Statistics, Store
from game.store.trouble import Trouble
from tests.store.tools import Clock

KINDS = st.sampled_from(["hh", "ft"])
SECONDS = st.floats(min_value=0, max_value=1e6)


@dataclass
class Game:
    code: str
    counted: bool = True
    entries: list[str] = field(default_factory=list)
    status: str = "playing"
    score: int = 0
    moves: int = 0
    seconds: float = 0.0
    result: str | None = None


def naive(games: list[Game]) -> Statistics:
    """The statistics by plain counting."""
    played = [game for game in games if game.counted and game.result is not None]
    if not played:
        return Statistics()
    wins = [game for game in played if game.result == "won"]
    streak = best_streak = 0
    for game in played:
        streak = streak + 1 if game.result == "won" else 0
        best_streak = max(best_streak, streak)
    return Statistics(
        played=len(played),
        won=len(wins),
        lost=sum(game.result == "lost" for game in played),
        given_up=sum(game.result == "given-up" for game in played),
        win_rate=len(wins) / len(played),
        streak=streak,
        best_streak=best_streak,
        best_seconds=min((game.seconds for game in wins), default=None),
        average_seconds=sum(game.seconds for game in wins) / len(wins) if wins else None,
        best_score=max(game.score for game in played),
        fewest_moves=min((game.moves for game in wins), default=None),
        seconds_played=sum(game.seconds for game in played),
    )


def rounded(statistics: Statistics) -> list[float | None]:
    return [None if value is None else round(value, 4) for value in statistics]


class StoreMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.store = Store.open(Path(self.folder.name), Clock())
        self.games: dict[str, list[Game]] = {"hh": [], "ft": []}
        self.current: dict[str, Game | None] = {"hh": None, "ft": None}
        self.settings: dict[str, str] = {}
        self.last: str | None = None

    def teardown(self) -> None:
        self.store.close()
        self.folder.cleanup()

    @initialize()
    def start(self) -> None:
        assert self.store.last_game() is None

    @rule(game=KINDS, code=st.text("ABC", min_size=1, max_size=3), counted=st.booleans())
    def begin(self, game: str, code: str, counted: bool) -> None:
        self.store.begin(game, code, counted=counted)
        former = self.current[game]
        if former is not None and former.result is None:
            if former.entries:
                former.result = "lost" if former.status == "stuck" else "given-up"
            else:
                self.games[game].remove(former)
        self.add(game, Game(code, counted))

    def add(self, game: str, new: Game) -> None:
        self.games[game].append(new)
        self.current[game] = new
        self.last = game

    @rule(
        game=KINDS,
        entry=st.sampled_from(["s", "w>f1", "undo", "redo"]),
        status=st.sampled_from(["playing", "playing", "stuck", "won"]),
        score=st.integers(0, 2000),
        moves=st.integers(0, 500),
        seconds=SECONDS,
    )
    def append(self, game: str, entry: str, status: str, score: int, moves: int, seconds: float) -> None:
        self.store.append(game, entry, status=status, score=score, moves=moves, seconds=seconds)
        current = self.current[game]
        if current is None or current.result is not None:
            return
        current.entries.append(entry)
        current.status, current.score, current.moves, current.seconds = status, score, moves, seconds
        if status == "won":
            current.result = "won"
        self.last = game

    @rule(game=KINDS)
    def restart(self, game: str) -> None:
        self.store.restart(game)
        current = self.current[game]
        if current is None:
            return
        if current.result is None:
            current.entries, current.status = [], "playing"
            current.score = current.moves = 0
            current.seconds = 0.0
            self.last = game
        else:
            self.add(game, Game(current.code, counted=False))

    @rule(game=KINDS, seconds=SECONDS)
    def save_clock(self, game: str, seconds: float) -> None:
        self.store.save_clock(game, seconds)
        current = self.current[game]
        if current is not None and current.result is None:
            current.seconds = seconds

    @rule(game=KINDS)
    def touch(self, game: str) -> None:
        self.store.touch(game)
        self.last = game

    @rule(game=KINDS)
    def drop(self, game: str) -> None:
        self.store.drop_current(game)
        current = self.current[game]
        if current is not None and current.result is None:
            self.games[game].remove(current)
        self.current[game] = None
        self.store.notices.clear()

    @rule(game=KINDS)
    def reset(self, game: str) -> None:
        self.store.reset_statistics(game)
        current = self.current[game]
        if current is not None and current.result is not None:
            current.counted = False
        self.games[game] = [] if current is None else [current]

    @rule(name=st.sampled_from(["a", "b"]), value=st.text(max_size=5))
    def set_setting(self, name: str, value: str) -> None:
        self.store.set_setting(name, value)
        self.settings[name] = value.encode("utf-8", "replace").decode()

    @rule()
    def reopen(self) -> None:
        self.store.close()
        self.store = Store.open(Path(self.folder.name), Clock())

    @rule()
    def lose_the_file(self) -> None:
        """A copy of what is in memory, made when the file can't be written, is no different."""
        keeper = self.store._keeper
        path = keeper._base.path
        assert path is not None
        keeper._recover(path, Trouble.UNWRITABLE, OSError("a test"))
        self.check()
        self.store.close()
        self.store = Store.open(Path(self.folder.name), Clock())

    @invariant()
    def check(self) -> None:
        assert self.store.settings() == self.settings
        assert self.store.last_game() == self.last
        for game, current in self.current.items():
            saved = self.store.current(game)
            if current is None:
                assert saved is None
            else:
                assert saved is not None
                assert saved[1:-1] == (
                    *(current.code, tuple(current.entries), current.seconds, current.result is not None),
                    *(current.status, current.score, current.moves, current.counted),
                )
                assert self.store.entries(saved.id) == saved.entries
            assert rounded(self.store.statistics(game)) == rounded(naive(self.games[game]))
            finished = [g for g in self.games[game] if g.result is not None and g.counted]
            told = [(p.code, p.result, p.score, p.moves, p.seconds) for p in self.store.recent(game, 100)]
            assert told == [(g.code, g.result, g.score, g.moves, g.seconds) for g in reversed(finished)]


TestStore = StoreMachine.TestCase
TestStore.settings = settings(
    max_examples=60, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
