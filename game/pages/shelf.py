"""The won games that ship with the program, one record a line in `assets/examples`."""

from functools import cache

from game.assets import asset
from game.rules.action import Record
from game.rules.controller import RuleController
from game.rules.games import Game
from game.rules.replay import replayed
from game.rules.session import Session
from game.rules.settings import RuleSettings


@cache
def examples(game: Game) -> tuple[Record, ...]:
    """Return a game's examples."""
    text = asset("examples", f"{game.value}.txt").read_text(encoding="utf-8")
    return tuple(Record.parse(line) for line in text.splitlines() if line.strip())


def position(record: Record, moves: int) -> Session:
    """Return a record's game after its first `moves` moves.

    Raises:
        RecordError: if the rules refuse one of them.
    """
    return replayed(Record(record.code, record.words[:moves]), RuleSettings)


def controller_of(game: Game) -> RuleController:
    """Return a game's rules, whether it is in progress or not."""
    return position(examples(game)[0], 0).controller
