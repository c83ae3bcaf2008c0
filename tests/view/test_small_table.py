"""Small pictures of tables: the table's own drawing, cut to what is meant."""

import os

import pygame
import pytest

from game.pages.shelf import examples, position
from game.rules.forty_thieves import COLUMNS, FOUNDATIONS
from game.rules.games import Game
from game.rules.table import Place, Spot
from game.view.faces import Faces, FaceStyle
from game.view.small_table import Remark, Shot
from game.view.theme import THEMES
from game.view.widgets.widget import Skin

os.environ["SDL_VIDEODRIVER"] = "dummy"
SKIN = Skin(THEMES["green"], 1.0)
SPACE = (1100, 660)


@pytest.fixture(autouse=True)
def _screen() -> None:
    pygame.display.init()
    pygame.Window("test", (64, 64), hidden=True).get_surface()


def thieves(places: tuple[Place, ...] = ()) -> Shot:
    game = position(examples(Game.FORTY_THIEVES)[0], 1)
    return Shot(game.controller, game.table, SPACE, places)


def drawn(shot: Shot, width: int = 400) -> pygame.Surface:
    faces = Faces(FaceStyle(), shot.card_w(width))
    return shot.draw((width, round(width * shot.ratio)), faces, SKIN)


def differing(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """The smallest box that holds all pixels in which two pictures of a size differ."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


def test_the_whole_table_has_the_ratio_asked_for() -> None:
    shot = thieves()
    assert shot.ratio == pytest.approx(SPACE[1] / SPACE[0], abs=0.01)
    assert drawn(shot).get_size() == (400, 240)


def test_a_part_is_shown_larger_than_in_the_whole() -> None:
    assert thieves(COLUMNS[6:9]).card_w(400) > 2 * thieves().card_w(400)
    assert thieves(FOUNDATIONS).ratio < thieves().ratio


def test_the_corners_are_round() -> None:
    picture = drawn(thieves())
    assert picture.get_at((0, 0))[3] == 0
    assert picture.get_at((200, 0))[3] == 255


def test_targets_remarks_and_a_held_card_are_seen() -> None:
    three = thieves(COLUMNS[6:9])
    plain = drawn(three)
    lit = drawn(three._replace(targets=(COLUMNS[6],)))
    said = drawn(three._replace(remark=Remark("No", COLUMNS[8])))
    assert differing(plain, lit).centerx < 200 < differing(plain, said).centerx
    held = three._replace(held=(Spot(COLUMNS[7]), COLUMNS[6]))
    assert held.ratio > three.ratio, "it hangs below the columns"


def test_only_cards_that_show_their_faces_are_prepared() -> None:
    shot = thieves()
    assert len(shot.cards) == 41
    assert len(thieves(COLUMNS[6:9]).cards) == 12
