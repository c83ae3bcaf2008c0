"""Heart to Heart: stock, pairs, selection, marks."""

import pytest

from game.rules.action import TURN
from game.rules.controller import IllegalActionError, Reason
from game.rules.session import CONTROLLERS, Session
from game.rules.settings import RuleSettings
from tests.helpers import FIRST, HH, dealt, pile, play, said, say, standing, started, table, targets


def selected(session: Session) -> str | None:
    """A session in, the name of the selected place out."""
    return session.selected.name if session.selected else None


@pytest.fixture
def pairs() -> Session:
    """Free lie K♥ on h20, 4♥ on h21 and on h22; 4♥ on h19 is under h22; the waste shows K♥ on 4♥."""
    return standing(HH, h20="KH", h21="4H", h22="4H", h19="4H", stock="2H 3H", waste="4H KH")


def test_a_pair_is_two_free_cards_or_one_and_the_waste() -> None:
    """HH-07: equal ranks among free heart cards and the waste's top make pairs, whatever the suits."""
    session = standing(HH, h23="KS", h24="KD", h21="KH", stock="KH", waste="KC")
    texts = [action.text for action in session.controller.actions(session.table)]
    assert texts == ["s", "h23+h24", "h23+w", "h24+w"]
    assert targets(session, "h23") == ["h24", "waste"]
    assert targets(session, "waste") == ["h23", "h24"]
    assert targets(session, "h21") == targets(session, "stock") == []


def test_only_the_top_of_the_waste_is_played() -> None:
    """HH-09: a 4♥ below the waste's top is no partner for the tip."""
    session = standing(HH, h25="4H", stock="2H 3H", waste="4H KH")
    assert targets(session, "h25") == []
    assert say(session, "tap stock") == "moved"
    assert (pile(session, "stock"), pile(session, "waste")) == ("2H", "4H KH 3H")
    assert say(session, "drag h25 waste") == "rejected different-rank"


def test_redeals_keep_the_order() -> None:
    """HH-10, F27: each pass shows the same cards in the same sequence; redeals have no limit."""
    session = started(FIRST)
    play(session, "s " * 26)
    whole = session.table.waste
    for _ in range(3):
        assert say(session, "tap stock") == "moved"
        assert (session.table.stock, session.table.waste) == (whole[::-1], ())
        shown = [play(session, "s").table.waste[-1] for _ in range(27)]
        assert tuple(shown) == whole


def test_drawing_again_after_undo_shows_the_same_cards() -> None:
    """F27: draw 5, undo 5, draw 10: always the deal's order."""
    session = started(FIRST)
    play(session, "s " * 5)
    for _ in range(5):
        assert say(session, "undo") == "moved"
    play(session, "s " * 10)
    assert session.table.waste[1:] == session.code.order()[25:35]


def test_stock_and_waste_both_empty() -> None:
    """HH-10: with neither stock nor waste a tap does nothing."""
    session = standing(HH, h25="4H", h1="4H")
    assert say(session, "tap stock") == "nothing"
    assert say(session, "double stock") == "nothing"
    assert session.moves == 0
    with pytest.raises(IllegalActionError):
        session.perform(TURN)


def test_each_turn_redeal_and_pair_is_one_move() -> None:
    """HH-11: draw, pair and redeal each add one."""
    session = started(dealt(HH, h25="4H", stock="2H 4H"))
    counts = [(say(session, line), session.moves)[1] for line in ("tap stock", "tap stock", "drag h25 waste")]
    assert counts == [1, 2, 3]
    play(session, "s " * 24)
    assert (len(session.table.stock), session.moves) == (0, 27)
    assert (say(session, "tap stock"), session.moves, pile(session, "waste")) == ("moved", 28, "")


def test_two_taps_remove_a_pair(pairs: Session) -> None:
    """HH-12: the first tap selects, the second on the same rank removes the pair."""
    assert (say(pairs, "tap h21"), selected(pairs)) == ("selected", "h21")
    assert (say(pairs, "tap h22"), selected(pairs)) == ("moved", None)
    assert (pile(pairs, "h21"), pile(pairs, "h22")) == ("", "")


def test_the_waste_can_be_selected_first(pairs: Session) -> None:
    """HH-12: the waste's card counts as the heart's do."""
    assert (say(pairs, "tap waste"), selected(pairs)) == ("selected", "waste")
    assert say(pairs, "tap h20") == "moved"
    assert (pile(pairs, "h20"), pile(pairs, "waste")) == ("", "4H")


def test_a_covered_card_changes_nothing() -> None:
    """HH-13: tapping it leaves table, selection and moves as they are."""
    session = started(FIRST)
    say(session, "tap h25")
    before = session.table
    assert say(session, "tap h1") == "nothing covered"
    assert (selected(session), session.table, session.moves) == ("h25", before, 0)


def test_the_selected_card_is_deselected() -> None:
    """HH-14, F07: one card tapped again and again is selected and deselected, never paired with itself."""
    session = started(FIRST)
    results = [say(session, "tap h25") for _ in range(10)]
    assert results == ["selected", "deselected"] * 5
    assert (session.moves, pile(session, "h25")) == (0, "4H")


def test_another_rank_takes_the_selection() -> None:
    """HH-15: in the documented deal the tip and then the waste leave the waste selected."""
    session = started(FIRST)
    assert say(session, "tap h25") == "selected"
    assert say(session, "tap waste") == "selected different-rank"
    assert (selected(session), pile(session, "h25"), pile(session, "waste")) == ("waste", "4H", "AH")


@pytest.mark.parametrize("line", ["tap stock", "drag h21 h22", "undo"])
def test_moves_and_undo_clear_the_selection(pairs: Session, line: str) -> None:
    """HH-15: drawing, a pair by drag and undo leave nothing selected."""
    play(pairs, "s")
    say(pairs, "tap h20")
    assert say(pairs, line) == "moved"
    assert selected(pairs) is None


def test_redeal_and_redo_clear_the_selection() -> None:
    """HH-15: so do a redeal and a redo."""
    session = standing(HH, h25="KH", waste="4H 5H")
    say(session, "tap waste")
    assert (say(session, "tap stock"), selected(session)) == ("moved", None)
    say(session, "undo")
    say(session, "tap h25")
    assert (say(session, "redo"), selected(session)) == ("moved", None)


def test_waste_selection_does_not_outlive_a_draw() -> None:
    """F07, F08: waste, draw, waste: the new top is selected afresh, not paired with the old."""
    session = started(dealt(HH, h25="2H", stock="5H 5H 5H", waste="5H"))
    assert [say(session, line) for line in ("tap waste", "tap stock", "tap waste")] == ["selected", "moved", "selected"]
    assert len(session.table.waste) == 2


def test_selection_of_a_card_that_undo_covers_again() -> None:
    """F08: a pair frees X; X selected, then undo; a tap on a card of X's rank selects that one only."""
    session = started(dealt(HH, h25="9H", h24="4H", h23="7H", stock="4H", waste="9H"))
    assert [say(session, line) for line in ("drag h25 waste", "tap h24")] == ["moved", "selected"]
    assert (say(session, "undo"), selected(session)) == ("moved", None)
    say(session, "tap stock")
    assert (say(session, "tap waste"), selected(session), pile(session, "h24")) == ("selected", "waste", "4H")


@pytest.mark.parametrize(("on", "message"), [(False, None), (True, Reason.DIFFERENT_RANK)])
def test_move_errors(on: bool, message: Reason | None) -> None:
    """HH-16: a mismatch by tap or drag is explained only with Move errors on; covered cards never are."""
    session = started(FIRST, RuleSettings(move_errors=on))
    say(session, "tap h25")
    assert say(session, "tap waste") == "selected different-rank"
    assert said(session) is message
    assert say(session, "drag h25 waste") == "rejected different-rank"
    assert said(session) is message
    assert say(session, "tap h1") == "nothing covered"
    assert session.message is None


def test_move_errors_are_off_and_placement_help_on_by_default() -> None:
    """HH-16, HH-17: the defaults."""
    assert not RuleSettings().move_errors
    assert RuleSettings().placement_help


def test_placement_help(pairs: Session) -> None:
    """HH-17: partners are outlined; with a selection all that does not match is dimmed, covered equals too."""
    marks = pairs.marks
    assert [place.name for place in marks.outlined] == ["h20", "h21", "h22"]
    assert marks.dimmed == ()
    say(pairs, "tap h22")
    assert [place.name for place in pairs.marks.dimmed] == ["h19", "h20", "waste"]
    say(pairs, "tap waste")
    assert [place.name for place in pairs.marks.dimmed] == ["h19", "h21", "h22"]


def test_no_placement_help() -> None:
    """HH-17: switched off, nothing is outlined or dimmed; what is free is still told."""
    session = standing(HH, RuleSettings(placement_help=False), h25="4H", waste="4H", stock="2H")
    say(session, "tap h25")
    free, outlined, dimmed = session.marks
    assert ([place.name for place in free], outlined, dimmed) == (["h25"], (), ())


def test_drag_makes_a_pair(pairs: Session) -> None:
    """HH-24: a free card onto its partner, either way round, or the waste's top onto it."""
    assert say(pairs, "drag waste h20") == "moved"
    assert say(pairs, "drag h22 h21") == "moved"
    assert (pairs.score, pairs.moves) == (30, 2)
    assert pairs.record.words == ("h20+w", "h21+h22")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        *(("drag h20 h22", "rejected different-rank"), ("drag h20 h19", "rejected covered")),
        *(("drag h19 h22", "nothing covered"), ("drag h19 -", "nothing covered"), ("drag h25 h22", "nothing")),
        *(("drag stock h22", "nothing"), ("drag h22 h22", "nothing"), ("drag h22 stock", "nothing")),
        *(("drag h22 h25", "nothing"), ("drag h22 -", "nothing"), ("tap h25", "nothing")),
    ],
)
def test_gestures_without_effect(pairs: Session, line: str, answer: str) -> None:
    """HH-24, HH-13: what a drag onto or from other places and a tap on an emptied place come to."""
    say(pairs, "tap h20")
    before = pairs.table
    assert say(pairs, line) == answer
    assert (pairs.table, selected(pairs), pairs.moves) == (before, "h20", 0)


def test_the_empty_waste() -> None:
    """HH-12: a tap on the empty waste does nothing, nor does a drag from or onto it."""
    session = standing(HH, h25="4H", stock="2H 4H")
    assert [say(session, line) for line in ("tap waste", "drag waste h25", "drag h25 waste")] == ["nothing"] * 3


def test_double_is_two_taps(pairs: Session) -> None:
    """HH-14: a double click on a card ends deselected; where the first tap removes a pair, the second does nothing."""
    assert (say(pairs, "double h20"), selected(pairs)) == ("deselected", None)
    assert say(pairs, "double h19") == "nothing covered"
    say(pairs, "tap h21")
    assert say(pairs, "double h22") == "moved"
    assert (selected(pairs), pairs.moves, pile(pairs, "waste")) == (None, 1, "4H KH")


def test_double_on_the_stock_draws_twice() -> None:
    """UI-08: fast clicks on the stock each draw."""
    session = started(FIRST)
    assert say(session, "double stock") == "moved"
    assert (session.moves, session.undoable, len(session.table.waste)) == (2, 2, 3)


@pytest.mark.parametrize(
    ("text", "reason"),
    [("h20+h22", Reason.DIFFERENT_RANK), ("h19+h22", Reason.COVERED), ("h22+h25", None), ("h20+w", None)],
)
def test_a_refused_action_names_its_reason(text: str, reason: Reason | None) -> None:
    """HH-07: the rules refuse what is no pair, and say by which rule."""
    controller = CONTROLLERS[HH]
    with pytest.raises(IllegalActionError) as caught:
        controller.apply(table(HH, h20="KH", h21="4H", h22="4H", h19="4H"), controller.vocabulary[text])
    assert caught.value.reason is reason
