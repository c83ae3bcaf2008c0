"""Where everything lies, at any size: what is drawn on top is what a click hits."""

import random
from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from game.pages.shelf import controller_of
from game.pages.tools import table_tools
from game.rules.cards import Card, Suit
from game.rules.deal import NUMBERS, DealCode
from game.rules.forty_thieves import COLUMNS
from game.rules.games import Game
from game.rules.heart_to_heart import HEART, free_places
from game.rules.session import Session
from game.rules.settings import RuleSettings
from game.rules.table import STOCK, Spot, Table
from game.view.geometry import Box
from game.view.layout import Arrangement, ground_for
from game.view.press import FaceStyle, Press
from game.view.theme import THEMES, interface_scale
from game.view.widgets.widget import Skin
from tests.view.test_faces import ink_box
from tests.window.conftest import Opener

SIZES = (
    *((640, 400), (800, 600), (1000, 700), (1280, 800), (1366, 768), (1920, 1080), (3840, 2160), (7680, 4320)),
    *((600, 1000), (1080, 1920), (640, 2000), (3440, 1440), (2560, 700), (5120, 1440)),
)
POINTS = 60


def space_of(size: tuple[int, int]) -> Box:
    """The part of a window below its bar."""
    bar = Skin(THEMES["wine"], interface_scale(size)).px(44)
    return Box(0, bar, size[0], size[1] - bar)


def tables(game: Game, seed: int) -> Iterator[tuple[Session, Table]]:
    """Tables on the way through a random game; pairs and moves are made rather than cards drawn."""
    chance = random.Random(seed)
    session = Session(DealCode.numbered(game, chance.randrange(NUMBERS)), RuleSettings)
    for step in range(240):
        actions = session.controller.actions(session.table)
        if not actions:
            return
        session.perform(chance.choice(actions[1:] or actions) if chance.random() < 0.7 else actions[0])
        if step % 24 == 0:
            yield session, session.table
    yield session, session.table


def emptied_hearts() -> Iterator[tuple[Session, Table]]:
    """Hearts that lose one free card after the other, down to the last."""
    chance = random.Random(7)
    session = Session(DealCode.parse("HH1-N-AAAAAAM"), RuleSettings)
    table = session.table
    while free := free_places(table):
        table = table.with_piles((chance.choice(free), ()))
        yield session, table


def arrangements(game: Game, size: tuple[int, int], *, left_handed: bool = False) -> Iterator[Arrangement]:
    """Random tables laid out for a window's size."""
    ground = ground_for(game, space_of(size), left_handed=left_handed)
    more = emptied_hearts() if game is Game.HEART_TO_HEART else ()
    for session, table in (*tables(game, seed=size[0] + size[1]), *more):
        yield Arrangement(ground, table, session.controller.places)


def long_columns(lengths: tuple[int, ...]) -> Table:
    """A table whose columns have these lengths."""
    table = Session(DealCode.parse("FT1-N-AAAAAAM"), RuleSettings).table
    cards: list[Card] = [card for pile in table.piles for card in pile]
    piles = list(table.with_piles(*((place, ()) for place in COLUMNS)).piles)
    for column, length in zip(COLUMNS, lengths, strict=True):
        piles[column.index], cards = tuple(cards[:length]), cards[length:]
    piles[0], piles[1] = tuple(cards), ()
    return Table(tuple(piles))


def uppermost(arrangement: Arrangement, x: float, y: float) -> Spot | None:
    """What is drawn last at a point: cards in the order in which they are laid, over frames in theirs."""
    found = None
    for place in arrangement.places:
        if arrangement.ground.frames[place].contains(x, y, arrangement.radius):
            found = Spot(place)
    for laid in arrangement.laid:
        if laid.box.contains(x, y, arrangement.radius):
            found = laid.spot
    return found


def every_spot(arrangement: Arrangement) -> Iterator[Spot]:
    """Every place, and every card of the columns."""
    for place in arrangement.places:
        yield Spot(place)
        if place in COLUMNS:
            yield from (Spot(place, depth) for depth in range(1, len(arrangement.table.pile(place)) + 1))


def named(arrangement: Arrangement, spot: Spot) -> tuple[str, int]:
    """A spot's place and depth, the top card's where it names none."""
    pile = arrangement.table.pile(spot.place)
    return spot.place.name, len(pile) if spot.depth is None else spot.depth


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", list(Game))
def test_a_click_hits_what_is_drawn_on_top(game: Game, size: tuple[int, int]) -> None:
    """Random tables and points in; the uppermost card or frame there is hit (F09, F21)."""
    chance = random.Random(5)
    space = space_of(size)
    for arrangement in arrangements(game, size):
        for _ in range(POINTS):
            x, y = chance.uniform(0, space.right), chance.uniform(space.y, space.bottom)
            assert arrangement.hit(x, y) == uppermost(arrangement, x, y)


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", list(Game))
def test_every_place_can_be_pointed_at(game: Game, size: tuple[int, int], left_handed: bool) -> None:
    """The middle of what shows of a place in, also of an emptied or covered one; that very place is hit (F09)."""
    for arrangement in arrangements(game, size, left_handed=left_handed):
        for spot in every_spot(arrangement):
            hit = arrangement.hit(*arrangement.visible(spot).centre)
            assert hit is not None
            assert named(arrangement, hit) == named(arrangement, spot)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lengths", [(4, 5, 6, 7, 8, 9, 10, 11, 12, 13), (16, 14, 15, 0, 1, 16, 2, 16, 4, 3)])
def test_long_columns_stay_in_the_window(size: tuple[int, int], lengths: tuple[int, ...]) -> None:
    """Columns of 4 to 16 cards: every card in the window and to be hit, and strips of 15 still readable (F22)."""
    space = space_of(size)
    ground = ground_for(Game.FORTY_THIEVES, space)
    session = Session(DealCode.parse("FT1-N-AAAAAAM"), RuleSettings)
    arrangement = Arrangement(ground, long_columns(lengths), session.controller.places)
    for spot in every_spot(arrangement):
        hit = arrangement.hit(*arrangement.visible(spot).centre)
        assert hit is not None
        assert named(arrangement, hit) == named(arrangement, spot)
    assert all(laid.box.overlap(space) == laid.box for laid in arrangement.laid)
    strips = [arrangement.visible(Spot(column, 1)).h for column, length in zip(COLUMNS, lengths, strict=True) if length]
    assert min(strips) >= ground.card_h * 0.12


@pytest.mark.parametrize("size", SIZES)
def test_a_column_of_15_shows_its_ranks_whole(size: tuple[int, int]) -> None:
    """No strip cuts the feet of the figures that it shows (F22)."""
    ground = ground_for(Game.FORTY_THIEVES, space_of(size))
    arrangement = Arrangement(ground, long_columns((15, *(0,) * 9)), controller_of(Game.FORTY_THIEVES).places)
    press = Press(FaceStyle(), ground.card_w)
    rim = max(2, round(ground.card_w * 0.02))
    index = pygame.Rect(rim, rim, round(ground.card_w * 0.22), round(ground.card_w * 0.25))
    feet = max(ink_box(press.face(rank, Suit.SPADES), index).bottom for rank in (4, 7, 10))
    strips = [arrangement.visible(Spot(COLUMNS[0], depth)).h for depth in range(1, 15)]
    assert min(strips) >= feet


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("size", [size for size in SIZES if size[0] >= 1.5 * size[1]])
def test_the_heart_stands_in_the_middle_of_a_wide_window(size: tuple[int, int], left_handed: bool) -> None:
    """Where the piles leave it the room; they keep the window's margin."""
    frames = ground_for(Game.HEART_TO_HEART, space_of(size), left_handed=left_handed).frames
    assert abs(frames[HEART[-1]].centre[0] - size[0] / 2) <= 2
    stock = frames[STOCK]
    assert min(stock.x, size[0] - stock.right) >= stock.w // 5


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("size", [*SIZES, (320, 240), (200, 2000)])
@pytest.mark.parametrize("game", list(Game))
def test_everything_lies_in_the_window_below_the_bar(game: Game, size: tuple[int, int], left_handed: bool) -> None:
    """Cards and frames in; all inside the space below the bar, and only a heart's cards overlap others (F22)."""
    space = space_of(size)
    for arrangement in arrangements(game, size, left_handed=left_handed):
        boxes = [*arrangement.ground.frames.values(), *(laid.box for laid in arrangement.laid)]
        assert [box for box in boxes if box.overlap(space) != box] == []
        frames = [(place.role, box) for place, box in arrangement.ground.frames.items()]
        apart = [(one, other) for role, one in frames for another, other in frames if role is not another]
        assert not any(one.overlap(other).area for one, other in apart)


def test_a_window_higher_than_wide_has_all_tools(open_window: Opener) -> None:
    """UI-05: the tools take a row of their own below the figures instead of giving way."""
    for size in ((600, 1000), (1080, 1920)):
        driver = open_window(size=size)
        tools = table_tools(driver.app._context)
        boxes = [driver.button(name) for name in tools]
        code = driver.button("code-button")
        assert all(box.y >= code.bottom and box.x >= 0 and box.right <= size[0] for box in boxes)
        assert all(left.right <= right.x for left, right in pairwise(boxes))
        assert driver.app.table.board.arrangement.ground.frames[STOCK].y > boxes[0].bottom


def test_the_bar_changes_hands_at_once(open_window: Opener) -> None:
    """UI-08: with the setting the tools go to the other side, and the figures and the code make room."""
    driver = open_window()
    driver.say("set left_handed on")
    driver.app.draw()
    assert driver.button("menu").right <= driver.button("code-button").x
    assert driver.button("code-button").right >= driver.screen.surface.get_width() - driver.button("menu").w // 2
    drawn = driver.sprites()["menu", "icon"]
    assert driver.button("menu").contains(*drawn.rect.center)
