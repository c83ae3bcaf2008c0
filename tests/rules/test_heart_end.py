"""Heart to Heart: points, and how a game ends."""

import pytest

from game.rules.action import TURN, Record
from game.rules.controller import IllegalActionError, Status
from game.rules.deal import DealCode
from game.rules.replay import replayed
from game.rules.session import CONTROLLERS
from game.rules.settings import RuleSettings
from tests.helpers import EXAMPLES, HH, dealt, pile, play, say, standing, started

WON = Record.parse(EXAMPLES["hh"])


def test_points() -> None:
    """HH-18: 10 a card that leaves the heart, nothing for the waste's, for draws and redeals."""
    session = standing(HH, h1="9H", h20="KH", h21="4H", h22="4H", waste="2H KH")
    scores = [(say(session, line), session.score)[1] for line in ("drag h21 h22", "drag h20 waste", "tap stock")]
    assert scores == [20, 30, 30]
    assert play(session, "s").score == 30


@pytest.mark.parametrize(
    "lines", [("tap h21", "tap h22"), ("drag h21 h22",), ("drag h22 h21",), ("tap h22", "double h21")]
)
def test_points_by_every_path(lines: tuple[str, ...]) -> None:
    """F28: the same pair by tap, double click or drag is worth the same, and undo takes exactly that back."""
    session = standing(HH, h20="KH", h21="4H", h22="4H", waste="2H")
    for line in lines:
        say(session, line)
    assert (session.score, session.moves, session.undoable) == (20, 1, 1)
    assert (say(session, "undo"), session.score, session.moves) == ("moved", 0, 1)


def test_score_of_every_position_of_a_won_game() -> None:
    """HH-18: at every step 10 points for each card missing in the heart, 250 at the end."""
    session = started(WON.code)
    for word in WON.words:
        play(session, word)
        assert session.score == 250 - 10 * sum(map(len, session.table.piles[2:]))
    assert (session.score, session.status) == (250, Status.WON)


def test_won_whatever_is_left() -> None:
    """HH-19: the empty heart wins, with cards left in stock and waste; one card left does not."""
    session = standing(HH, h1="4H", h4="4H", stock="2H KH", waste="3H")
    assert session.status is Status.PLAYING
    assert say(session, "drag h1 h4") == "moved"
    assert (session.status, pile(session, "stock"), pile(session, "waste")) == (Status.WON, "2H KH", "3H")


def test_stuck_from_the_first_position() -> None:
    """HH-20: all partners of the tip lie covered in the heart; draws stay allowed, the deal stays stuck."""
    session = started(dealt(HH, h25="KH", h1="KH", h2="KH", h3="KH"))
    assert session.status is Status.STUCK
    assert [say(session, line) for line in ("tap stock", "undo")] == ["moved", "moved"]
    assert session.status is Status.STUCK


@pytest.mark.parametrize(
    ("h24", "stock", "waste", "status"),
    [
        ("QH", "2H 2H", "3H 3H", Status.STUCK),
        ("KH", "2H 2H", "3H 3H", Status.PLAYING),
        ("QH", "KH 2H", "3H 3H", Status.PLAYING),
        ("QH", "2H 2H", "KH 3H", Status.PLAYING),
    ],
)
def test_a_partner_keeps_the_game_open(h24: str, stock: str, waste: str, status: Status) -> None:
    """HH-20: a partner among the free cards, deep in the stock or deep in the waste; a covered one counts not."""
    assert standing(HH, h20="KH", h23="KH", h24=h24, stock=stock, waste=waste).status is status


def test_undo_leads_out_of_stuck() -> None:
    """HH-20: stuck is a property of the position, gone once the move is taken back."""
    session = standing(HH, h19="KH", h18="QH", h23="4H", h24="4H", waste="2H")
    statuses = [(say(session, line), session.status)[1] for line in ("drag h23 h24", "undo", "redo")]
    assert statuses == [Status.STUCK, Status.PLAYING, Status.STUCK]


def test_one_deal_in_ten_starts_stuck() -> None:
    """HH-20: of the numbered deals 0 to 1999, 188 start stuck."""
    controller = CONTROLLERS[HH]
    tables = (controller.deal(DealCode.numbered(HH, number).order()) for number in range(2000))
    assert sum(controller.status(dealt) is Status.STUCK for dealt in tables) == 188


def test_a_hopeless_deal_is_not_announced() -> None:
    """HH-23, UI-10: a deal that can't be won counts as open while any free card has a partner."""
    session = standing(HH, h23="KH", h24="2H", waste="KH")
    assert session.status is Status.PLAYING
    assert {status.value for status in Status} == {"playing", "won", "stuck"}


@pytest.mark.parametrize(
    "line", ["undo", "redo", "tap stock", "tap waste", "double stock", "drag waste stock", "tap h1"]
)
def test_a_won_game_is_final(line: str) -> None:
    """UI-12, F12: nothing can be done in a won game, undo included."""
    session = replayed(WON, RuleSettings)
    before = (session.table, session.score, session.moves, session.record)
    assert say(session, line) == "nothing"
    assert (session.table, session.score, session.moves, session.record) == before
    assert not session.can_undo
    assert not session.can_redo


def test_no_action_follows_a_win() -> None:
    """UI-12: the rules list no action in a won game and refuse the draw, though stock and waste hold cards."""
    session = replayed(WON, RuleSettings)
    assert session.table.waste
    assert session.controller.actions(session.table) == ()
    with pytest.raises(IllegalActionError):
        session.perform(TURN)
