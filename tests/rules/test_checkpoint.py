"""A session begun at a checkpoint is the one that its whole journal tells of."""

import random

import pytest

from game.rules.action import RecordError
from game.rules.course import path_of
from game.rules.deal import DealCode
from game.rules.games import Game
from game.rules.session import Session
from game.rules.settings import RuleSettings
from tests.helpers import FT, HH, play, started

GAMES = [(HH, seed) for seed in range(6)] + [(FT, seed) for seed in range(6)]
STEPS = 600


class Played:
    """A game played at random, with its journal and a checkpoint after every step."""

    def __init__(self, game: Game, seed: int) -> None:
        chance = random.Random(seed)
        self.words: list[str] = []
        self.session = started(DealCode.numbered(game, seed))
        self.session.journal = self.words.append
        self.checkpoints = [self.session.checkpoint()]
        way = 1.0
        while len(self.words) < STEPS:
            # Long runs of undo come about, and of play; else no more than a few steps would ever be taken back.
            way = chance.choice((0.1, 0.5, 0.95)) if chance.random() < 0.02 else way
            actions = self.session.controller.actions(self.session.table)
            before = len(self.words)
            if actions and chance.random() < way:
                self.session.perform(chance.choice(actions))
            elif chance.random() < 0.7:
                self.session.undo()
            else:
                self.session.redo()
            self.checkpoints += [self.session.checkpoint()] * (len(self.words) - before)
            if not actions and not self.session.can_undo:
                break

    def resumed(self, end: int, known: int | None = None) -> Session:
        """The session after a number of words, begun at the checkpoint after `known` of them."""
        begun = None if known is None else (known, self.checkpoints[known])
        return Session.resumed(self.session.code, self.words[:end], RuleSettings, begun)


def history(session: Session) -> list[object]:
    """All that can be seen of a session, now and through undo and redo to both ends."""
    seen: list[object] = [session.record, session.started]
    for step in (session.redo, session.undo, session.redo):
        seen.append(state(session))
        while step().result == "moved":
            seen.append(state(session))
    return seen


def state(session: Session) -> object:
    """What is seen of a session at one moment."""
    return session.table, session.score, session.moves, session.status, session.undoable, session.redoable


@pytest.mark.parametrize(("game", "seed"), GAMES)
def test_it_is_what_the_whole_journal_tells_of(game: Game, seed: int) -> None:
    played = Played(game, seed)
    chance = random.Random(seed)
    for _ in range(20):
        end = chance.randrange(len(played.words) + 1)
        known = chance.randrange(end + 1)
        assert history(played.resumed(end, known)) == history(played.resumed(end))


@pytest.mark.parametrize(("game", "seed"), GAMES)
def test_a_checkpoint_survives_itself(game: Game, seed: int) -> None:
    """Also one made in a session that began at another."""
    played = Played(game, seed)
    for known in range(0, len(played.words), 37):
        for end in (known, len(played.words)):
            assert played.resumed(end, known).checkpoint() == played.checkpoints[end]


@pytest.mark.parametrize(
    "text",
    [
        *("", ";", ";;;", "x;0;;", "0;0;1.2/3;", "0;0;0.0;", "1;2;3;4;5", "0;0;99999/;", "0;0;-1/;"),
        "0;0;" + "/" * 26 + ";nonsense",
        "0;0;" + "/" * 26 + ";undo",
        "0;0;" + "/" * 26 + ";h25+w",
    ],
)
def test_what_is_no_state_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        Session.resumed(DealCode.numbered(HH, 0), ["s"], RuleSettings, (0, text))


@pytest.mark.parametrize("skipped", ["s s", "s s undo s", "s s h1+h2", "undo s s s", "s redo s s", ""])
def test_a_state_that_the_skipped_words_do_not_lead_to_is_refused(skipped: str) -> None:
    """Its record would be another game's."""
    session = play(started(DealCode.numbered(HH, 0)), "s s s")
    words = skipped.split()
    with pytest.raises(RecordError):
        Session.resumed(session.code, words, RuleSettings, (len(words), session.checkpoint()))


def test_the_path_is_what_was_not_taken_back() -> None:
    assert path_of(["a", "b", "undo", "c", "undo", "undo", "d", "e", "undo", "redo"]) == ["d", "e"]
