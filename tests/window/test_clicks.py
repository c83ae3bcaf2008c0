"""Clicks: fast ones, double ones, on cards that fly, on what is covered or gone."""

import pytest

from tests.window.conftest import Opener
from tests.window.driver import APART, Driver

PAIRS = "replay HH1-N-AAAAAAM: s s s s s s s s s"
"""The tip and the waste are a pair; behind the tip lie positions 23 and 24."""
MOVABLE = "FT1-N-AAAADQY"
"""The top card of column 7 goes to column 8, and to no foundation."""
CHOICE = "replay FT1-N-AAAADQY: c7>c8 c7>c2 s c7>c4 c1>c4 c6>c2 c7>c6 c10>c2" + " s" * 20
"""The waste's card goes to column 1 (3 cards), column 3 (4 cards) and the empty column 7."""
SPEEDS = pytest.mark.parametrize("speed", [0.0, 0.5, 1.0])
RIGHT = 3


def burst(driver: Driver, point: tuple[int, int], clicks: int, apart: float = 0.05) -> None:
    """Click a point fast."""
    driver.advance(APART)
    for _ in range(clicks):
        driver.click_at(point)
        driver.advance(apart)


@SPEEDS
@pytest.mark.parametrize("clicks", [2, 3, 10])
def test_fast_clicks_on_the_stock_each_draw(clicks: int, speed: float, open_window: Opener) -> None:
    """UI-08, F05: as many cards are turned as there were clicks, and each is one step of undo (F11)."""
    driver = open_window(speed=speed)
    burst(driver, driver.at("stock"), clicks)
    assert (driver.state["moves"], driver.state["undo"], driver.state["piles"]["stock"]) == (
        clicks,
        clicks,
        26 - clicks,
    )
    driver.census()
    for _ in range(clicks):
        driver.press_button("undo")
    assert (driver.state["undo"], driver.state["piles"]["waste"]) == (0, ["AH"])
    driver.census()


@SPEEDS
@pytest.mark.parametrize("clicks", [2, 3, 10])
def test_after_a_click_that_paired_no_further_one_acts(clicks: int, speed: float, open_window: Opener) -> None:
    """UI-08, F05: the tip and its partner leave at the first click of a burst; the card behind it stays unselected."""
    driver = open_window(speed=speed)
    driver.say(PAIRS)
    driver.click("waste")
    tip = driver.app.table.board.arrangement.ground.frames[driver.spot("h25").place]
    burst(driver, (tip.x + tip.w // 4, tip.y + tip.h // 4), clicks)
    assert (driver.state["moves"], driver.state["selected"], driver.state["piles"]["h25"]) == (10, None, None)
    driver.census()


@SPEEDS
@pytest.mark.parametrize("clicks", [2, 3, 10])
def test_after_a_click_that_moved_no_further_one_acts(clicks: int, speed: float, open_window: Opener) -> None:
    """UI-08, F05: the waste's card goes to its column at the first click of a burst, the card below it stays."""
    driver = open_window(speed=speed)
    driver.say(CHOICE)
    before = driver.state
    burst(driver, driver.at("waste"), clicks)
    after = driver.state
    assert after["moves"] == before["moves"] + 1
    assert after["piles"]["waste"] == before["piles"]["waste"][:-1]
    driver.census()


@pytest.mark.parametrize("gesture", ["tap", "double", "drag c3", "drag c1"])
def test_auto_place_chooses_the_longest_column(gesture: str, open_window: Opener) -> None:
    """F25, FT-17, FT-18, FT-20: column 3 by a click, a double click or a drop with auto placement, never the empty."""
    driver = open_window()
    driver.say(CHOICE)
    card, column = driver.state["piles"]["waste"][-1], driver.state["piles"]["c3"]
    driver.say(f"set auto_placement {'on' if 'drag' in gesture else 'off'}")
    if gesture == "tap":
        driver.click("waste")
    elif gesture == "double":
        driver.double_click("waste")
    else:
        driver.drag("waste", gesture.split()[1])
    assert driver.state["piles"]["c3"] == [*column, card]
    assert driver.state["piles"]["c7"] == []


@SPEEDS
def test_a_double_click_moves_what_a_click_does_not(speed: float, open_window: Opener) -> None:
    """UI-07, FT-18: a column's card that no foundation takes goes to a column by the second click."""
    driver = open_window(MOVABLE, speed=speed)
    before = driver.state["piles"]
    driver.click("c7")
    assert (driver.state["piles"], driver.state["message"] is None) == (before, False)
    driver.double_click("c7")
    assert driver.state["piles"]["c8"] == [*before["c8"], before["c7"][-1]]
    assert driver.state["message"] is None
    driver.census()


@pytest.mark.parametrize(
    ("pause", "shift", "button", "moved"),
    [(0.1, 0, 1, True), (0.3, 3, 1, True), (0.6, 0, 1, False), (0.1, 20, 1, False), (0.1, 0, RIGHT, False)],
)
def test_what_counts_as_a_double_click(pause: float, shift: int, button: int, moved: bool, open_window: Opener) -> None:
    """F06: two left clicks on one card in time; not after 600 ms, nor 20 px aside, nor with the right between."""
    driver = open_window(MOVABLE)
    x, y = driver.at("c7")
    driver.click_at((x, y))
    if button == RIGHT:
        driver.click_at((x, y), RIGHT)
    driver.advance(pause)
    driver.click_at((x + shift, y))
    assert (driver.state["moves"] == 1) is moved


def test_two_cards_within_150_ms_are_two_clicks(open_window: Opener) -> None:
    """F06: a click on one column's card and at once on another's: neither moves."""
    driver = open_window(MOVABLE)
    driver.click_at(driver.at("c8"))
    driver.advance(0.15)
    driver.click_at(driver.at("c7"))
    assert driver.state["moves"] == 0


def test_double_clicks_on_four_cards_within_300_ms(open_window: Opener) -> None:
    """F05: each double click is for its own card; none makes another move, and undo takes back one by one."""
    driver = open_window(MOVABLE, speed=1.0)
    start = driver.state["piles"]
    for place in ("c7", "c1", "c6", "c10"):
        point = driver.at(place)
        for _ in range(2):
            driver.click_at(point)
            driver.advance(0.0375)
    moved = driver.state["moves"]
    assert 1 <= moved <= 4
    assert driver.state["undo"] == moved
    driver.census()
    for _ in range(moved):
        driver.press_button("undo")
    assert driver.state["piles"] == start
    driver.census()


@pytest.mark.parametrize("later", [0.0, 0.02, 0.1, 0.2])
def test_a_click_on_a_flying_card_acts_on_the_settled_table(later: float, open_window: Opener) -> None:
    """F05, UI-09: the card drawn is clicked before it has come to rest; it is selected where it will lie."""
    driver = open_window(speed=0.5)
    driver.click("stock")
    driver.advance(later)
    driver.click_at(driver.at("waste"))
    assert driver.state["selected"] == "waste"
    assert driver.state["moves"] == 1
    driver.census()


@pytest.mark.parametrize("taps", [2, 10])
@pytest.mark.parametrize("place", ["h25", "waste"])
@pytest.mark.parametrize("apart", [0.05, 0.6])
def test_one_card_never_pairs_with_itself(taps: int, place: str, apart: float, open_window: Opener) -> None:
    """F07, HH-14: clicked an even number of times it is as before."""
    driver = open_window()
    before = driver.state
    burst(driver, driver.at(place), taps, apart)
    assert driver.state == before


def test_waste_drawn_over_is_no_partner_of_itself(open_window: Opener) -> None:
    """F07, F08: the waste is selected, a card is drawn onto it, the waste is clicked: a new selection."""
    driver = open_window()
    driver.click("waste")
    driver.click("stock")
    assert not driver.state["selected"]
    driver.click("waste")
    assert (driver.state["selected"], driver.state["moves"]) == ("waste", 1)


def test_a_selection_does_not_outlive_the_table_it_was_made_on(open_window: Opener) -> None:
    """F08: a card freed by a pair is selected; undo covers it again, and its selection is gone."""
    driver = open_window()
    driver.say(PAIRS)
    driver.drag("h25", "waste")
    driver.click("h24")
    assert driver.state["selected"] == "h24"
    driver.press_button("undo")
    assert not driver.state["selected"]
    driver.click("h25")
    assert (driver.state["selected"], driver.state["moves"]) == ("h25", 10)


@pytest.mark.parametrize("button", ["restart", "new", "switch", "stock"])
def test_what_clears_a_selection(button: str, open_window: Opener) -> None:
    """F08: a draw, a new deal, the other game and back."""
    driver = open_window()
    driver.click("h25")
    if button == "stock":
        driver.click("stock")
    else:
        driver.press_button(button)
    if button == "switch":
        driver.press_button("switch")
    assert (driver.state["game"], driver.state["selected"], driver.state["dimmed"]) == ("hh", None, [])


def test_covered_cards_stay_and_gaps_block_nothing(open_window: Opener) -> None:
    """F09, HH-13: every covered card clicked at its rim changes nothing; what shows through a gap can be clicked."""
    driver = open_window()
    before = driver.state
    for number in range(1, 25):
        driver.click(f"h{number}")
        assert driver.changes[-1].answer == ("nothing", "covered")
    assert driver.state == before
    driver.say(PAIRS)
    driver.drag("h25", "waste")
    driver.click("h25")
    assert driver.changes[-1].answer == ("nothing", None)
    gap = driver.app.table.board.arrangement.ground.frames[driver.spot("h25").place]
    driver.advance(APART)
    driver.click_at((gap.x + gap.w // 8, gap.y + gap.h // 8))
    assert driver.state["selected"] == "h23"


def test_only_the_top_card_of_a_column_moves(open_window: Opener) -> None:
    """F26: every deeper card of every column clicked, double-clicked and dragged onto the next column."""
    driver = open_window(MOVABLE)
    before = driver.state["piles"]
    for column in range(1, 11):
        for depth in range(1, 4):
            card = f"c{column}.{depth}"
            driver.click(card)
            driver.double_click(card)
            driver.drag(card, f"c{column % 10 + 1}")
    assert driver.state["piles"] == before
    assert driver.state["moves"] == 0
    driver.census()
