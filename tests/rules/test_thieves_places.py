"""Quarante Voleurs: where a tap, a double click or auto placement sends a card, what is told, and points."""

import pytest

from game.rules.action import Record
from game.rules.controller import Reason, Status
from game.rules.replay import replayed
from game.rules.settings import RuleSettings
from tests.helpers import EXAMPLES, FT, dealt, pile, play, said, say, standing, started, targets

AUTO = RuleSettings(auto_placement=True)
NO_DOUBLE = RuleSettings(double_click=False)
FULL = {f"c{number}": "KD" for number in range(5, 11)}


def test_tap_to_a_foundation() -> None:
    """FT-17: a column's or the waste's card goes to a foundation that takes it, though columns take it too."""
    session = standing(FT, c1="9D 2S", c2="3S", c3="3H", f1="AS", f6="AH", waste="2H")
    assert say(session, "tap c1") == say(session, "tap waste") == "moved"
    assert (pile(session, "f1"), pile(session, "f6")) == ("AS 2S", "AH 2H")


def test_tap_on_a_column_card_without_foundation() -> None:
    """FT-17: it stays, though a column would take it."""
    session = standing(FT, c1="9D 7S", c2="8S")
    assert say(session, "tap c1") == "rejected no-place"
    assert (pile(session, "c1"), said(session), session.moves) == ("9D 7S", Reason.NO_PLACE, 0)


def test_tap_on_the_waste() -> None:
    """FT-17: failing a foundation the longest accepting column, an empty one last, else it stays."""
    columns = {"c1": "8S", "c2": "9S 8S", "c3": "", "c4": "8H"} | FULL
    session = standing(FT, None, waste="2C 5D 7S 7S 7S", **columns)
    assert [say(session, "tap waste") for _ in range(3)] == ["moved"] * 3
    assert [pile(session, name) for name in ("c1", "c2", "c3")] == ["8S 7S", "9S 8S 7S", "7S"]
    assert say(session, "tap waste") == "rejected no-place"
    assert pile(session, "waste") == "2C 5D"


@pytest.mark.parametrize("gesture", ["tap", "double"])
def test_the_last_card_of_the_waste_goes_to_an_empty_column(gesture: str) -> None:
    """FT-17, FT-18: only a card alone in a column is kept from another empty one."""
    session = standing(FT, None, waste="7S", **({"c1": "2H", "c2": "", "c3": "2C", "c4": "2D"} | FULL))
    assert (say(session, f"{gesture} waste"), pile(session, "c2")) == ("moved", "7S")


@pytest.mark.parametrize("settings", [RuleSettings(), AUTO])
def test_double_click_prefers_foundation_then_longest_column(settings: RuleSettings) -> None:
    """FT-18, F25: an 8♥ goes to the longer of two columns with an open 9♥, never to the empty one."""
    columns = {"c1": "4C 8H", "c2": "9H", "c3": "2C 9H", "c4": ""} | FULL
    session = standing(FT, settings, **columns)
    assert say(session, "double c1") == "moved"
    assert (pile(session, "c3"), pile(session, "c4")) == ("2C 9H 8H", "")


def test_double_click_leftmost_of_equals_and_foundation_first() -> None:
    """FT-18: of equally long columns the leftmost; a foundation before all."""
    session = standing(FT, c1="4C 8H", c2="2C 9H", c3="2C 9H", c4="2D 3C", f4="AC 2C")
    assert say(session, "double c1") == "moved"
    assert (pile(session, "c2"), pile(session, "c3")) == ("2C 9H 8H", "2C 9H")
    assert say(session, "double c4") == "moved"
    assert pile(session, "f4") == "AC 2C 3C"


def test_double_click_as_a_last_resort_to_an_empty_column() -> None:
    """FT-18: the leftmost empty one; but a card alone in its column is not moved to another empty one."""
    columns = {"c1": "4C 8H", "c2": "", "c3": "", "c4": "6S"} | FULL
    session = standing(FT, None, **columns)
    assert say(session, "double c1") == "moved"
    assert (pile(session, "c1"), pile(session, "c2")) == ("4C", "8H")
    assert say(session, "double c4") == "rejected no-place"
    assert say(session, "drag c4 c3") == "moved"
    lone = standing(FT, None, **({"c1": "8H", "c2": "9H", "c3": "", "c4": "6S"} | FULL))
    assert (say(lone, "double c1"), pile(lone, "c2")) == ("moved", "9H 8H")


def test_double_click_on_the_waste_and_the_stock() -> None:
    """FT-18, UI-08: the waste's card goes as by tap; the stock is drawn from twice."""
    session = standing(FT, c1="8S", c2="9H 8S", waste="7S", stock="2D 3D 4D")
    assert (say(session, "double waste"), pile(session, "c2")) == ("moved", "9H 8S 7S")
    assert (say(session, "double stock"), pile(session, "waste"), session.moves) == ("moved", "4D 3D", 3)


def test_without_double_click() -> None:
    """FT-18: switched off, a double click is one tap; it is on by default."""
    assert RuleSettings().double_click
    columns = {"c1": "9D 7S", "c2": "8S", "c3": "9D AS"}
    session = standing(FT, NO_DOUBLE, **columns, waste="7S", stock="2D 3D")
    assert say(session, "double c1") == "rejected no-place"
    assert say(session, "double waste") == say(session, "double c3") == "moved"
    assert (pile(session, "c2"), pile(session, "f1")) == ("8S 7S", "AS")


@pytest.mark.parametrize("settings", [RuleSettings(), NO_DOUBLE])
def test_second_click_after_a_tap_that_moved_nothing(settings: RuleSettings) -> None:
    """FT-18: a double click whose first click was made as a tap ends as the whole gesture would."""
    session = standing(FT, settings, c1="9D 7S", c2="8S")
    assert say(session, "tap c1") == "rejected no-place"
    assert say(session, "second c1") == ("moved" if settings.double_click else "rejected no-place")


@pytest.mark.parametrize("target", ["c2", "c4", "stock", "waste", "f1", "f3", "-"])
def test_auto_placement(target: str) -> None:
    """FT-20: a card dropped anywhere but at its start goes to its best place by FT-18's order."""
    columns = {"c1": "4C 8H", "c2": "9H", "c3": "2C 9H", "c4": ""} | FULL
    session = standing(FT, AUTO, **columns)
    assert say(session, f"drag c1 {target}") == "moved"
    assert pile(session, "c3") == "2C 9H 8H"


@pytest.mark.parametrize("target", ["c2", "c4", "stock", "f1", "-"])
def test_no_auto_placement(target: str) -> None:
    """FT-20: off by default: the card goes where it is dropped, or back."""
    assert not RuleSettings().auto_placement
    session = standing(FT, None, **({"c1": "4C 8H", "c2": "9H", "c3": "2C 9H", "c4": ""} | FULL))
    say(session, f"drag c1 {target}")
    assert pile(session, "c3") == "2C 9H"


def test_auto_placement_at_its_limits() -> None:
    """FT-20: home stays home; without a best place the drop counts as by hand; a foundation's card is by hand."""
    columns = {"c1": "8H", "c2": "2C 9H", "c3": "", "c4": "6S"} | FULL
    session = standing(FT, AUTO, f1="AS 2S", **columns)
    assert say(session, "drag c1 c1") == "nothing"
    assert say(session, "drag c4 c2") == "rejected wrong-suit"
    assert say(session, "drag c4 -") == "nothing"
    assert say(session, "drag f1 -") == "nothing"
    assert say(session, "drag f1 c2") == "rejected wrong-suit"
    assert say(session, "drag c4 c3") == "moved"
    assert say(session, "drag f1 c4") == "moved"
    assert (pile(session, "c3"), pile(session, "c4"), pile(session, "f1")) == ("6S", "2S", "AS")


def test_places_that_are_highlighted() -> None:
    """FT-21: for a dragged card the columns and foundations that accept it, foundations first; by default shown."""
    assert RuleSettings().placement_help
    session = standing(FT, None, **({"c1": "9D 2S", "c2": "3S", "c3": "", "c4": "AS"} | FULL), f1="AS", f5="AS")
    assert targets(session, "c1") == ["f1", "f5", "c2", "c3"]
    assert targets(session, "c4") == ["c1", "c3"]
    assert targets(session, "stock") == targets(session, "waste") == targets(session, "c1.1") == []


@pytest.mark.parametrize("on", [True, False])
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        *(("drag c1 c2", Reason.WRONG_SUIT), ("drag c1 c3", Reason.WRONG_RANK), ("drag c1 c4", Reason.ONTO_ACE)),
        *(("drag c1 f1", Reason.FOUNDATION_ORDER), ("drag c1 f2", Reason.FOUNDATION_SUIT), ("tap c1", Reason.NO_PLACE)),
        *(("tap c1.1", Reason.NOT_ON_TOP), ("drag c5.1 c1", Reason.ONE_CARD_ONLY), ("tap stock", Reason.STOCK_SPENT)),
        ("drag f8 f4", Reason.FOUNDATION_TO_FOUNDATION),
    ],
)
def test_interactive_rules(on: bool, line: str, reason: Reason) -> None:
    """FT-22: each rule that refuses a move is named, on by default, and given as the reason even when not shown."""
    assert RuleSettings().interactive_rules
    session = standing(
        FT, RuleSettings(interactive_rules=on), c1="9D 7S", c2="8H", c3="9S", c4="AS", c5="6D 5D", f8="AC"
    )
    assert say(session, line) == f"rejected {reason}"
    assert said(session) is (reason if on else None)


@pytest.mark.parametrize("line", ["tap stock", "undo", "tap waste", "drag c1 c1", "drag c1 -"])
def test_a_message_does_not_outlive_the_next_gesture(line: str) -> None:
    """FT-22: the message of a refusal is gone after the next gesture, undo or redo."""
    session = started(dealt(FT, c1="2S 3S 4S 5S", c2="2H 3H 4H 7H"))
    play(session, "s")
    assert say(session, "drag c1 c2") == "rejected wrong-suit"
    assert said(session) is Reason.WRONG_SUIT
    say(session, line)
    assert said(session) is not Reason.WRONG_SUIT


@pytest.mark.parametrize(
    ("lines", "scores"),
    [
        (("tap stock", "drag c3 c4", "drag c3 c10"), (0, 0, 0)),
        (("tap c1", "tap waste", "drag f1 c5", "undo"), (10, 20, 5, 20)),
        (("drag waste c9", "drag f5 c2"), (5, 0)),
        (("tap c1", "drag f1 c5", "tap c5"), (10, 0, 10)),
    ],
)
def test_points(lines: tuple[str, ...], scores: tuple[int, ...]) -> None:
    """FT-13, FT-14, FT-15: +10, +5, -15, 0; never below 0; a card taken off and put back costs 5."""
    piles = {"c1": "9D AS", "c2": "3S", "c3": "9C 7S", "c4": "8S", "c5": "2S", "c9": "3H", "f5": "AS 2S", "f2": "AH"}
    session = standing(FT, None, waste="4D 2H", stock="JC", **piles)
    found = [(say(session, line), session.score)[1] for line in lines]
    assert tuple(found) == scores


@pytest.mark.parametrize("lines", [("tap c1",), ("double c1",), ("drag c1 f1",), ("tap c1.2",), ("second c1",)])
def test_points_by_every_path(lines: tuple[str, ...]) -> None:
    """F28, F11: the same move by tap, double click or drag scores the same, is one step, and undo gives it back."""
    session = standing(FT, c1="9D AS")
    for line in lines:
        assert say(session, line) == "moved"
    assert (session.score, session.moves, session.undoable, session.record.words) == (10, 1, 1, ("c1>f1",))
    assert (say(session, "undo"), session.score, session.moves, session.record.words) == ("moved", 0, 1, ())


def test_score_and_moves_of_the_won_example() -> None:
    """FT-15, FT-16, FT-24, UI-05: 29 waste-to-column moves, none taken back: 1185; every action one move."""
    record = Record.parse(EXAMPLES["ft"])
    assert sum(word.startswith("w>c") for word in record.words) == 29
    assert not any(word.startswith("f") for word in record.words)
    session = replayed(record, RuleSettings)
    assert (session.status, session.score, session.moves) == (Status.WON, 1040 + 29 * 5, len(record.words))
    assert session.record == record


def test_each_card_moved_or_turned_is_a_move() -> None:
    """FT-24, FT-23: draws and moves count one each; undo and redo leave the counter alone, score and table go back."""
    session = started(dealt(FT, c1="2S 3S 4S AS", stock="2S"))
    lines = ("tap stock", "tap c1", "tap waste", "undo", "undo", "undo", "undo", "redo", "redo", "redo")
    seen = [(say(session, line), session.moves, session.score) for line in lines]
    assert seen == [
        *(("moved", 1, 0), ("moved", 2, 10), ("moved", 3, 20)),
        *(("moved", 3, 10), ("moved", 3, 0), ("moved", 3, 0), ("nothing", 3, 0)),
        *(("moved", 3, 0), ("moved", 3, 10), ("moved", 3, 20)),
    ]
