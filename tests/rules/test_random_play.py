"""Random play of both games: what must hold after any actions, undos and redos."""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.rules.action import Action, Kind, Record
from game.rules.arrangement import count
from game.rules.checkpoint import REDO, UNDO
from game.rules.controller import IllegalActionError, Result
from game.rules.deal import NUMBERS, DealCode
from game.rules.games import PACKS, Game
from game.rules.replay import replayed
from game.rules.session import Session
from game.rules.settings import RuleSettings
from game.rules.table import STOCK, WASTE, Spot
from game.rules.undo import LIMIT
from tests.helpers import FT, HH, started

LONG = st.binary(min_size=200, max_size=400)
SHORT = st.binary(min_size=40, max_size=120)
BACK, AGAIN = 64, 32
"""Of 256 choices how many take back, and make again."""

both_games = pytest.mark.parametrize("game", Game)
played_a_while = settings(max_examples=25, suppress_health_check=[HealthCheck.large_base_example])


def codes(game: Game) -> st.SearchStrategy[DealCode]:
    """A game in, all its deals out."""
    numbered = st.integers(0, NUMBERS - 1).map(lambda number: DealCode.numbered(game, number))
    return numbered | st.integers(0, count(PACKS[game]) - 1).map(lambda index: DealCode(game, "E", index))


def wander(session: Session, choices: bytes, *, back: int = BACK, again: int = AGAIN) -> Iterator[str]:
    """A session and choices in; after each step its journal word out."""
    for choice in choices:
        if choice < back:
            session.undo()
            yield UNDO
        elif choice < back + again:
            session.redo()
            yield REDO
        elif legal := session.controller.actions(session.table):
            action = legal[choice % len(legal)]
            session.perform(action)
            yield action.text


def state(session: Session) -> tuple[object, ...]:
    """All of a session that a resumed one must have again."""
    return (
        *(session.table, session.score, session.moves, session.undoable, session.redoable, session.record),
        *(session.status, session.can_undo, session.can_redo, session.started),
    )


@both_games
@played_a_while
@given(st.data())
def test_each_card_exactly_once(game: Game, data: st.DataObject) -> None:
    """HH-01, HH-08, FT-01: what lies on the table and what pairs took off make the pack, twins told apart."""
    session = started(data.draw(codes(game)))
    pack = list(PACKS[game])
    for _word in wander(session, data.draw(LONG)):
        removed = 2 * sum(session.controller.vocabulary[word].kind is Kind.PAIR for word in session.record.words)
        cards = [card for pile in session.table.piles for card in pile]
        assert len(set(cards)) == len(cards) == len(pack) - removed
        assert set(cards) <= set(pack)


@both_games
@played_a_while
@given(st.data())
def test_undo_to_the_deal_and_redo(game: Game, data: st.DataObject) -> None:
    """HH-22, FT-23, UI-03, F10, F11: step by step back through every position, score too, to the deal; and forth."""
    session = started(data.draw(codes(game)))
    positions = [(session.table, session.score, session.record)]
    for _word in wander(session, data.draw(st.binary(min_size=60, max_size=LIMIT)), back=0, again=0):
        positions.append((session.table, session.score, session.record))
    if session.is_won:
        return
    made = len(positions) - 1
    assert (session.moves, session.undoable) == (made, made)
    for position in reversed(positions[:-1]):
        assert session.undo().result is Result.MOVED
        assert (session.table, session.score, session.record) == position
    assert session.undo().result is Result.NOTHING
    assert (session.moves, session.undoable, session.redoable) == (made, 0, made)
    for position in positions[1:]:
        assert session.redo().result is Result.MOVED
        assert (session.table, session.score, session.record) == position
    assert session.redo().result is Result.NOTHING
    assert session.moves == made


@both_games
def test_the_hundred_and_first_step_stays(game: Game) -> None:
    """HH-22, FT-23, UI-03, F11: after 105 actions exactly 100 can be taken back, and the fifth position stands."""
    session = started(DealCode.numbered(game, 12))
    positions = [session.table]
    for _word in wander(session, bytes(range(105)), back=0, again=0):
        positions.append(session.table)
    assert (session.moves, session.undoable) == (105, LIMIT)
    results = [session.undo().result for _ in range(102)]
    assert results == [Result.MOVED] * 100 + [Result.NOTHING] * 2
    assert session.table == positions[5]
    assert (session.moves, session.undoable, session.redoable, len(session.record.words)) == (105, 0, 100, 5)
    assert [session.redo().result for _ in range(101)] == [Result.MOVED] * 100 + [Result.NOTHING]
    assert session.table == positions[105]


@both_games
@played_a_while
@given(st.data())
def test_a_new_move_empties_redo(game: Game, data: st.DataObject) -> None:
    """UI-03: what was taken back can be made again until another action is made."""
    session = started(data.draw(codes(game)))
    for word in wander(session, data.draw(SHORT)):
        if word not in (UNDO, REDO):
            assert session.redoable == 0


@both_games
@played_a_while
@given(st.data())
def test_resumed_from_its_journal(game: Game, data: st.DataObject) -> None:
    """UI-03, F19: a session built again from its journal equals the first, and goes on alike."""
    session = started(data.draw(codes(game)))
    journal: list[str] = []
    session.journal = journal.append
    for _word in wander(session, data.draw(LONG)):
        pass
    again = Session.resumed(session.code, journal, RuleSettings)
    assert state(again) == state(session)
    further = data.draw(SHORT)
    assert list(wander(again, further)) == list(wander(session, further))
    assert state(again) == state(session)


@both_games
@played_a_while
@given(st.data())
def test_record_round_trips_and_leads_there(game: Game, data: st.DataObject) -> None:
    """UI-02, UI-05: the record's text reads back as the record, and its replay gives the same table and score."""
    session = started(data.draw(codes(game)))
    for _word in wander(session, data.draw(LONG)):
        pass
    record = Record.parse(session.record.text)
    assert record == session.record
    there = replayed(record, RuleSettings)
    assert (there.table, there.score) == (session.table, session.score)
    assert there.moves == len(record.words) <= session.moves


@both_games
@settings(max_examples=8)
@given(st.data())
def test_what_is_listed_applies_and_nothing_else(game: Game, data: st.DataObject) -> None:
    """HH-07, FT-03, UI-12: of all actions a game can have exactly those listed are applied; each once in the list."""
    session = started(data.draw(codes(game)))
    controller = session.controller
    for _word in wander(session, data.draw(st.binary(min_size=60, max_size=90)), again=0):
        listed = controller.actions(session.table)
        assert len(set(listed)) == len(listed)
        applied = [action for action in controller.vocabulary.values() if applies(session, action)]
        assert set(applied) == set(listed)


def applies(session: Session, action: Action) -> bool:
    """An action in, whether the rules make it; a made one must change the table."""
    try:
        return session.controller.apply(session.table, action) != session.table
    except IllegalActionError:
        return False


@both_games
@settings(max_examples=8)
@given(st.data())
def test_gestures_agree_with_the_list(game: Game, data: st.DataObject) -> None:
    """HH-24, FT-19, FT-21: drags, targets and the stock's tap allow exactly what the list does."""
    session = started(data.draw(codes(game)))
    controller, rules = session.controller, RuleSettings()
    for _word in wander(session, data.draw(st.binary(min_size=60, max_size=90)), again=0):
        table = session.table
        listed = set(controller.actions(table))
        spots = {place: Spot(place) for place in controller.places}
        dragged = [controller.drag(table, spots[one], other, rules) for one, other in product(spots, spots)]
        shown = {
            frozenset((one, other)) if game is HH else (one, other)
            for one in spots
            for other in controller.targets(table, spots[one])
        }
        moves = {intent.action for intent in dragged if intent.action}
        turn = controller.tap(table, Spot(STOCK), None).action
        assert moves | ({turn} if turn else set()) == listed
        ends = {(action.source, action.target) for action in moves}
        assert shown == ({frozenset(pair) for pair in ends} if game is HH else ends)


@played_a_while
@given(codes(FT), LONG)
def test_thieves_score_is_never_negative(code: DealCode, choices: bytes) -> None:
    """FT-13, FT-14: each action changes the score by its points, floored at 0; undo gives the earlier score back."""
    points = {("w", "f"): 10, ("c", "f"): 10, ("w", "c"): 5, ("f", "c"): -15, ("c", "c"): 0}
    session = started(code)
    scores = [0]
    for word in wander(session, choices, again=0):
        if word == UNDO:
            scores = scores[: len(session.record.words) + 1]
        else:
            worth = 0 if word == "s" else points[word[0], word.partition(">")[2][0]]
            scores.append(max(0, scores[-1] + worth))
        assert session.score == scores[-1]


@played_a_while
@given(codes(HH), LONG)
def test_hearts_score_counts_the_cards_gone(code: DealCode, choices: bytes) -> None:
    """HH-18, HH-22: at any time 10 points for each card missing in the heart."""
    session = started(code)
    for _word in wander(session, choices):
        assert session.score == 250 - 10 * sum(map(len, session.table.piles[2:]))


@both_games
def test_action_words_round_trip(game: Game) -> None:
    """UI-02: every action has a text of its own, by which it is found again."""
    controller = started(DealCode.numbered(game, 0)).controller
    assert all(controller.vocabulary[action.text] is action for action in controller.vocabulary.values())
    names = {place.text for place in controller.places if place is not STOCK}
    texts = {text.replace("+", ">") for text in controller.vocabulary} - {"s"}
    assert {name for text in texts for name in text.split(">")} == names
    assert WASTE.text == "w"
    assert len(texts) == (25 * 24 // 2 + 25 if game is HH else 18 + 8 * 10 + 10 * 8 + 10 * 9)
