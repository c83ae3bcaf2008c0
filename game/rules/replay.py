"""Records played from their deal."""

from collections.abc import Callable

from game.rules.action import Record, RecordError
from game.rules.checkpoint import REDO, UNDO
from game.rules.course import Watch
from game.rules.session import Session
from game.rules.settings import RuleSettings

LONGEST_RECORD = 50_000
"""Actions of a record that is played; more than anyone plays in a game, and done in a second or so."""


def replayed(record: Record, settings: Callable[[], RuleSettings], watch: Watch | None = None) -> Session:
    """Play a record from its deal; see `Session.resumed`.

    Raises:
        RecordError: at the first word that is no action of the game or that the rules refuse, or if it is too long.
    """
    if len(record.words) > LONGEST_RECORD:
        raise RecordError(f"a record has at most {LONGEST_RECORD} actions")
    if UNDO in record.words or REDO in record.words:
        raise RecordError("a record holds actions only, no undo or redo")
    return Session.resumed(record.code, record.words, settings, watch=watch)
