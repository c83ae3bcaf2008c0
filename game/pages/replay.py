"""A recorded game that can be gone through to and fro. It plays in a session of its own."""

from game.pages.narration import Phrase, narrate
from game.rules.action import Action, Record
from game.rules.replay import replayed
from game.rules.session import Session
from game.rules.settings import RuleSettings


class Replay:
    """Stands at one move of a record.

    Attributes:
        record: the game.
        session: it, as it stands at the present move.
        phrases: what each move does, in order.
        position: how many moves have been made.
    """

    def __init__(self, record: Record) -> None:
        """Stand at the deal.

        Raises:
            RecordError: if the rules refuse one of the record's actions.
        """
        self.record = record
        self.phrases: list[Phrase] = []
        self.session = self._dealt()
        vocabulary = self.session.controller.vocabulary
        replayed(record, RuleSettings, lambda word, before: self.phrases.append(narrate(vocabulary[word], before)))
        self._actions = tuple(vocabulary[word] for word in record.words)
        self.position = 0

    def _dealt(self) -> Session:
        return Session(self.record.code, RuleSettings)

    @property
    def last(self) -> int:
        """How many moves the record has."""
        return len(self._actions)

    @property
    def latest(self) -> Action | None:
        """The move made last, None at the deal."""
        return self._actions[self.position - 1] if self.position else None

    def go(self, position: int) -> int:
        """Make moves, or take them back, until `position` of them are made, as far as the record goes.

        Returns:
            By how many moves the position changed, negative for back.
        """
        before, wanted = self.position, max(0, min(self.last, position))
        if wanted < before:
            self._back(before - wanted)
        while self.position < wanted:
            self.session.perform(self._actions[self.position])
            self.position += 1
        return wanted - before

    def _back(self, steps: int) -> None:
        """Take moves back; a won game and one further back than undo goes is dealt anew."""
        if not self.session.can_undo or steps > self.session.undoable:
            self.session = self._dealt()
            self.position = 0
            return
        for _ in range(steps):
            self.session.undo()
        self.position -= steps
