"""Heart to Heart: the pack, the heart and what lies free in it."""

from collections import Counter

import pytest

from game.rules.cards import Suit
from game.rules.deal import DealCode
from game.rules.games import PACKS, Game
from game.rules.heart_to_heart import COVERS, HEART, ROWS, free_places
from game.rules.session import CONTROLLERS
from tests.helpers import DEALS, EXAMPLES, FIRST, HH, pile, play, say, standing, started

COVERED_BY = (
    *((5, 6), (6, 7), (8, 9), (9, 10)),
    *((11,), (11, 12), (12, 13), (13, 14), (14, 15), (15,)),
    *((16,), (16, 17), (17, 18), (18, 19), (19,)),
    *((20,), (20, 21), (21, 22), (22,)),
    *((23,), (23, 24), (24,)),
    *((25,), (25,), ()),
)


def test_pack() -> None:
    """HH-01: 52 cards, all hearts, four of each rank, each a card of its own."""
    cards = PACKS[HH]
    assert Counter((card.rank, card.suit) for card in cards) == {(rank, Suit.HEARTS): 4 for rank in range(1, 14)}
    assert len({card.ident for card in cards}) == len(cards) == 52


def test_heart_takes_the_first_25_cards_row_by_row() -> None:
    """HH-02: rows of 4, 6, 5, 4, 3, 2, 1; positions 1 to 25 from the top, left to right, the tip last."""
    order = DealCode.parse(FIRST).order()
    dealt = CONTROLLERS[HH].deal(order)
    assert [len(row) for row in ROWS] == [4, 6, 5, 4, 3, 2, 1]
    assert all(list(row) == sorted(row) for row in ROWS)
    assert [dealt.pile(place) for place in HEART] == [(card,) for card in order[:25]]
    assert [place.name for place in HEART] == [f"h{number}" for number in range(1, 26)]


def test_stock_and_waste() -> None:
    """HH-03: cards 26 to 51 are the stock, 26 drawn first; the 52nd starts the waste."""
    session = started(FIRST)
    order = session.code.order()
    assert session.table.waste == order[51:]
    drawn = [play(session, "s").table.waste[-1] for _ in range(26)]
    assert tuple(drawn) == order[25:51]
    assert session.table.stock == ()


def test_covers() -> None:
    """HH-04: two cover a card of the top row, one a rim card, none the tip."""
    assert tuple(tuple(over.number for over in COVERS[place]) for place in HEART) == COVERED_BY


def test_only_the_tip_is_free_at_first() -> None:
    """HH-05: at the start of every documented deal the tip is the only free card."""
    tables = [started(deal["code"]).table for deal in DEALS["numbered"] if deal["code"].startswith("HH")]
    assert len(tables) == 8
    assert all(free_places(dealt) == (HEART[24],) for dealt in tables)


def test_free_once_all_covers_are_gone() -> None:
    """HH-05: a card under two stays covered while one of them lies."""
    words = EXAMPLES["hh"].split()[1:]
    session = started(FIRST)
    freed: dict[str, list[int]] = {}
    for word in words[:26]:
        play(session, word)
        freed[word] = [place.number for place in free_places(session.table)]
    assert freed["h25+w"] == [23, 24]
    assert freed["h24+w"] == [22, 23]
    assert freed["h23+w"] == [20, 21, 22]


def test_emptied_places_stay_empty() -> None:
    """HH-08: both cards leave the game, their places stay empty, nothing else moves."""
    session = standing(HH, h25="", h23="4H", h24="4H", h20="KH", h21="QH", h22="JH", stock="2H", waste="3H")
    assert say(session, "drag h23 h24") == "moved"
    assert [pile(session, name) for name in ("h23", "h24")] == ["", ""]
    assert [pile(session, name) for name in ("h20", "h21", "h22", "stock", "waste")] == ["KH", "QH", "JH", "2H", "3H"]


def test_documented_deal() -> None:
    """HH-21: 10♥ first, tip 4♥, waste A♥; nine draws to the first 4♥, and the pair is move 10."""
    session = started(FIRST)
    assert [pile(session, name) for name in ("h1", "h25", "waste")] == ["TH", "4H", "AH"]
    play(session, "s s s s s s s s s")
    drawn = pile(session, "waste").split()[1:]
    assert drawn.index("4H") == 8
    assert say(session, "drag h25 waste") == "moved"
    assert (session.moves, session.score) == (10, 10)
    assert [place.name for place in free_places(session.table)] == ["h23", "h24"]


@pytest.mark.parametrize("game", list(Game))
def test_before_the_deal_the_whole_pack_is_the_stock(game: Game) -> None:
    controller = CONTROLLERS[game]
    table = controller.undealt()
    assert table.stock == PACKS[game]
    assert sum(len(table.pile(place)) for place in controller.places) == len(PACKS[game])
