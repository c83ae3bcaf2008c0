"""Quarante Voleurs: the deal, and which moves the rules allow or refuse by which rule."""

from collections import Counter

import pytest

from game.rules.controller import IllegalActionError, Reason, Status
from game.rules.forty_thieves import FOUNDATION_SUITS, FOUNDATIONS
from game.rules.games import PACKS
from game.rules.session import CONTROLLERS
from game.rules.settings import RuleSettings
from tests.helpers import EXAMPLES, FT, faces, pile, play, said, say, standing, started, targets

DOCUMENTED = (
    *("AD 3S KH 2H", "JC 3H 2S 9H", "9C JH AH 8H", "8D 9D KC 7D", "TD 9S AH JS"),
    *("KC JS 8S QS", "9D QH 6D 4H", "9H AS AC 3H", "6C 5S 7H 4D", "5D 9C 2S TC"),
)
KINGS = {f"f{number}": " ".join(rank + suit for rank in "A23456789TJQK") for number, suit in enumerate("SHDCSHDC", 1)}


def test_packs() -> None:
    """FT-01: 104 cards, every face twice, each a card of its own."""
    cards = PACKS[FT]
    assert Counter(card.kind for card in cards) == dict.fromkeys(range(52), 2)
    assert len({card.ident for card in cards}) == len(cards) == 104


def test_deal() -> None:
    """FT-02: ten columns of four, one after the other, first card deepest; 64 cards of stock; all else empty."""
    session = started("FT1-N-AAAAAAM")
    order = session.code.order()
    stock, waste, *rest = session.table.piles
    assert rest == [(), (), (), (), (), (), (), (), *(order[start : start + 4] for start in range(0, 40, 4))]
    assert (stock, waste) == (order[:39:-1], ())


def test_documented_deal() -> None:
    """FT-25: the example is played on the documented deal, deepest card first."""
    table = started(EXAMPLES["ft"].partition(":")[0]).table
    assert tuple(faces(column) for column in table.piles[10:]) == DOCUMENTED
    assert (len(table.stock), len(table.waste), table.piles[2:10]) == (64, 0, ((),) * 8)


@pytest.mark.parametrize(
    ("column", "top", "answer"),
    [
        *(("7S", "8S", "moved"), ("7S", "8H", "rejected wrong-suit"), ("7S", "8C", "rejected wrong-suit")),
        *(
            ("7S", "9S", "rejected wrong-rank"),
            ("7S", "6S", "rejected wrong-rank"),
            ("7S", "7S", "rejected wrong-rank"),
        ),
        *(("KS", "AS", "rejected onto-ace"), ("2S", "AS", "rejected onto-ace"), ("2H", "AS", "rejected onto-ace")),
        *(("7S", "9H", "rejected wrong-suit"), ("QS", "KS", "moved"), ("KS", "QS", "rejected wrong-rank")),
        *(("AS", "2S", "moved"), ("KS", "AH", "rejected onto-ace"), ("KH", "AS", "rejected onto-ace")),
    ],
)
def test_column_upon_column(column: str, top: str, answer: str) -> None:
    """FT-04, FT-05, FT-19, FT-22: same suit, one rank lower; of several rules the ace, the suit, the rank is named."""
    session = standing(FT, c1=f"3D {column}", c2=top)
    assert say(session, "drag c1 c2") == answer
    assert pile(session, "c2") == (f"{top} {column}" if answer == "moved" else top)


def test_the_waste_follows_the_same_rules() -> None:
    """FT-09: the waste's top, and only it, goes to a foundation or a column."""
    session = standing(FT, waste="AS 7S", c1="8S", c2="8H", stock="2H")
    assert say(session, "drag waste c2") == "rejected wrong-suit"
    assert say(session, "drag waste f1") == "rejected foundation-order"
    assert targets(session, "waste")[:1] == ["c1"]
    assert say(session, "drag waste c1") == "moved"
    assert say(session, "drag waste f1") == "moved"
    assert (pile(session, "waste"), pile(session, "f1"), pile(session, "c1")) == ("", "AS", "8S 7S")


@pytest.mark.parametrize("face", ["KS", "AH", "7D", "2C"])
def test_an_empty_column_takes_any_card(face: str) -> None:
    """FT-06: a king, an ace or any other."""
    columns = {f"c{number}": "9H" for number in range(3, 11)}
    session = standing(FT, None, c1=f"5C {face}", **columns)
    assert "c2" in targets(session, "c1")
    assert say(session, "drag c1 c2") == "moved"
    assert (pile(session, "c1"), pile(session, "c2")) == ("5C", face)


def test_foundations_are_bound_to_suits() -> None:
    """FT-07: from left to right ♠ ♥ ♦ ♣ ♠ ♥ ♦ ♣; an ace goes on either of its two by hand, the leftmost by tap."""
    assert [FOUNDATION_SUITS[place].name[0] for place in FOUNDATIONS] == list("SHDCSHDC")
    session = standing(FT, c1="AH", c2="AH", c3="AH")
    assert [name for name in targets(session, "c1") if name[0] == "f"] == ["f2", "f6"]
    assert say(session, "drag c1 f6") == "moved"
    assert say(session, "tap c2") == "moved"
    assert (pile(session, "f2"), pile(session, "f6")) == ("AH", "AH")
    assert say(session, "tap c3") == "rejected no-place"


@pytest.mark.parametrize(
    ("face", "target", "answer"),
    [
        *(("AS", "f1", "moved"), ("AS", "f5", "moved"), ("AS", "f2", "rejected foundation-suit")),
        *(("2S", "f1", "rejected foundation-order"), ("KS", "f1", "rejected foundation-order")),
        *(("4H", "f2", "moved"), ("5H", "f2", "rejected foundation-order"), ("3H", "f2", "rejected foundation-order")),
        *(("4D", "f2", "rejected foundation-suit"), ("AC", "f8", "rejected foundation-order")),
    ],
)
def test_foundations_grow_by_one_rank(face: str, target: str, answer: str) -> None:
    """FT-07, FT-19, FT-22: from the ace by one rank in the bound suit; else the suit or the order is named."""
    session = standing(FT, c1=f"9D {face}", f2="AH 2H 3H", f8=KINGS["f4"])
    assert say(session, f"drag c1 {target}") == answer


def test_off_a_foundation() -> None:
    """FT-08: its top card goes back to a column that accepts it or an empty one, not to another foundation."""
    columns = {f"c{number}": "KD" for number in range(4, 11)}
    session = standing(FT, None, f1="AS 2S", c1="3S", c2="3H", **columns)
    assert targets(session, "f1") == ["c1", "c3"]
    assert say(session, "drag f1 f5") == "rejected foundation-to-foundation"
    assert say(session, "drag f1 c2") == "rejected wrong-suit"
    assert say(session, "drag f1 waste") == "rejected no-place"
    assert [say(session, line) for line in ("tap f1", "double f1", "drag f1 f1", "drag f1 -")] == ["nothing"] * 4
    assert say(session, "drag f1 c1") == "moved"
    assert (pile(session, "f1"), pile(session, "c1"), session.record.words) == ("AS", "3S 2S", ("f1>c1",))


def test_one_pass_through_the_stock() -> None:
    """FT-09, F27: 64 draws show each card once in the deal's order; then the stock is spent."""
    session = started("FT1-N-AAAAAAM")
    for _ in range(64):
        assert say(session, "tap stock") == "moved"
    assert session.table.waste == session.code.order()[40:]
    assert say(session, "tap stock") == "rejected stock-spent"
    assert say(session, "double stock") == "rejected stock-spent"
    assert (session.moves, said(session)) == (64, Reason.STOCK_SPENT)
    with pytest.raises(IllegalActionError) as caught:
        play(session, "s")
    assert caught.value.reason is Reason.STOCK_SPENT


def test_only_top_cards_move() -> None:
    """FT-03, F26: of every deeper card tap and double are refused, and drags by a sequence's or the top's rule."""
    session = standing(FT, c1="9S 8S 7S", c2="TS", c3="9H 7H", c4="9H 8S", c5="")
    before = session.table
    for spot in ("c1.1", "c1.2", "c3.1", "c4.1"):
        assert say(session, f"tap {spot}") == say(session, f"double {spot}") == "rejected not-on-top"
        assert targets(session, spot) == []
        assert not session.can_lift(session.controller.spot(session.table, spot))
    assert say(session, "drag c1.1 c2") == say(session, "drag c1.2 c2") == "rejected one-card-only"
    assert say(session, "drag c3.1 c2") == say(session, "drag c4.1 c2") == "rejected not-on-top"
    assert say(session, "drag c1.1 c1") == "nothing"
    assert (session.table, session.moves) == (before, 0)
    assert say(session, "drag c1.3 c5") == "moved"


@pytest.mark.parametrize("settings", [RuleSettings(auto_placement=True), RuleSettings(double_click=False)])
def test_only_top_cards_move_under_any_settings(settings: RuleSettings) -> None:
    """FT-03, F26: neither auto placement nor the lack of double clicks moves a deeper card."""
    session = standing(FT, settings, c1="9S 8S", c2="TS")
    assert say(session, "drag c1.1 c2") == "rejected one-card-only"
    assert say(session, "double c1.1") == "rejected not-on-top"
    assert session.moves == 0


@pytest.mark.parametrize(
    "line", ["drag stock c1", "drag c3 c1", "drag waste c1", "drag f1 c1", "tap c3", "tap waste", "tap f1", "double c3"]
)
def test_nothing_to_take(line: str) -> None:
    """FT-19: from an empty place or the stock nothing moves, nor does a tap there do anything."""
    session = standing(FT, c1="8S", c2="7S", stock="2H")
    assert say(session, line) == "nothing"
    assert session.moves == 0


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        *(("drag c2 stock", "rejected no-place"), ("drag c2 waste", "rejected no-place")),
        *(("drag waste stock", "rejected no-place"), ("drag c2 c2", "nothing"), ("drag c2 -", "nothing")),
        *(("drag waste waste", "nothing"), ("drag c2 c3", "moved")),
    ],
)
def test_drops_beside_columns_and_foundations(line: str, answer: str) -> None:
    """FT-19: stock and waste take no card; a card dropped on its own place goes home; a lone one may change columns."""
    session = standing(FT, c1="8S", c2="7D", stock="2H", waste="3C")
    assert say(session, line) == answer


def test_won_with_104_cards_on_the_foundations() -> None:
    """FT-10, UI-12: 13 on each of the eight; with one missing the game is open; then it is final."""
    without_one = KINGS | {"f8": KINGS["f8"].removesuffix(" KC")}
    session = standing(FT, None, c1="KC", **without_one)
    assert session.controller.status(session.table) is Status.PLAYING
    assert say(session, "tap c1") == "moved"
    assert session.is_won
    gestures = ("undo", "tap stock", "double stock", "tap f1", "drag f1 c1", "drag f1 -", "redo")
    assert [say(session, line) for line in gestures] == ["nothing"] * 7
    assert session.controller.actions(session.table) == ()
    assert [targets(session, place.name) for place in FOUNDATIONS] == [[]] * 8
    for text in ("s", "f1>c1", "w>c1"):
        with pytest.raises(IllegalActionError):
            play(session, text)


def test_a_blocked_game_is_not_detected() -> None:
    """FT-11, FT-12, UI-10: without any legal action the game stays open; nothing marks or tells what could be done."""
    columns = {f"c{number}": f"2{suit} 9{suit}" for number, suit in enumerate("SHDCSHDCSH", 1)}
    session = standing(FT, None, waste="9D", **columns)
    assert session.controller.actions(session.table) == ()
    assert session.status is Status.PLAYING
    assert session.marks == ((), (), ())


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        *(("c1>c2", Reason.WRONG_SUIT), ("c1>c3", Reason.WRONG_RANK), ("c1>c4", Reason.ONTO_ACE)),
        *(("c1>f2", Reason.FOUNDATION_SUIT), ("c1>f1", Reason.FOUNDATION_ORDER), ("w>c1", None)),
    ],
)
def test_a_refused_action_names_its_reason(text: str, reason: Reason | None) -> None:
    """FT-22: the rules refuse an action by the same reasons as a drop."""
    controller = CONTROLLERS[FT]
    table = standing(FT, c1="9D 7S", c2="8H", c3="9S", c4="AS").table
    with pytest.raises(IllegalActionError) as caught:
        controller.apply(table, controller.vocabulary[text])
    assert caught.value.reason is reason
