"""Faces: exact sizes, shapes and symmetry, and the stand-ins between two sizes."""

from itertools import combinations

import pygame
import pytest

from game.rules.cards import RANKS, Suit
from game.view.faces import Faces, FaceStyle, height_of
from game.view.press import _ROWS

WIDTHS = (24, 60, 121, 333)
STYLE = FaceStyle()
PAPER = (253, 251, 246)
KINDS = [(rank, suit) for suit in Suit for rank in RANKS]
SYMMETRIC = (2, 4, 10, 11, 12, 13)


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """The mean difference of two pictures' bytes, 0 to 255."""
    first, second = (pygame.image.tobytes(picture, "RGBA") for picture in (one, other))
    assert len(first) == len(second)
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def ink_box(picture: pygame.Surface, area: pygame.Rect) -> pygame.Rect:
    """The box round everything clearly darker than paper within an area."""
    mask = pygame.mask.from_threshold(picture.subsurface(area), PAPER, (60, 60, 60, 255))
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]).move(area.topleft)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("style", [STYLE, FaceStyle(four_colours=True, large_index=True, high_contrast=True)])
def test_every_face_fills_its_card(width: int, style: FaceStyle) -> None:
    faces = Faces(style, width)
    for picture in [faces.face(rank, suit) for rank, suit in KINDS] + [faces.back()]:
        assert picture.get_size() == (width, height_of(width))
        right, bottom = width - 1, picture.get_height() - 1
        assert all(picture.get_at(corner)[3] < 128 for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom)))
        assert picture.get_at((width // 2, bottom // 2))[3] == 255


def test_height_follows_the_ratio_of_five_to_seven() -> None:
    assert [height_of(width) for width in (5, 60, 121, 333)] == [7, 84, 169, 466]


@pytest.mark.parametrize("width", WIDTHS)
def test_corners_are_premultiplied(width: int) -> None:
    picture = Faces(STYLE, width).face(5, Suit.CLUBS)
    for x in range(width):
        red, green, blue, alpha = picture.get_at((x, 0))
        assert max(red, green, blue) <= alpha


def test_twins_share_one_picture() -> None:
    faces = Faces(STYLE, 60)
    assert all(faces.face(rank, suit) is faces.face(rank, suit) for rank, suit in KINDS)


def test_a_strip_is_the_upper_part_of_the_face_as_it_is_now() -> None:
    faces = Faces(STYLE, 100)
    strip = faces.strip(12, Suit.CLUBS, 30)
    assert strip.get_size() == (100, 30)
    assert strip.get_parent() is faces.face(12, Suit.CLUBS)
    assert faces.strip(12, Suit.CLUBS, 30) is strip
    assert faces.strip(12, Suit.CLUBS, 999).get_height() == faces.height
    faces.set_width(120)
    assert faces.strip(12, Suit.CLUBS, 30).get_size() == (120, 30)
    while faces.work():
        pass
    assert faces.strip(12, Suit.CLUBS, 30).get_parent() is faces.face(12, Suit.CLUBS)


def test_all_faces_differ() -> None:
    faces = Faces(STYLE, 60)
    assert len({pygame.image.tobytes(faces.face(rank, suit), "RGBA") for rank, suit in KINDS}) == len(KINDS)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("rank", SYMMETRIC)
def test_symmetric_faces_read_the_same_upside_down(width: int, rank: int) -> None:
    faces = Faces(STYLE, width)
    for suit in Suit:
        picture = faces.face(rank, suit)
        assert difference(picture, pygame.transform.rotate(picture, 180)) < 2


@pytest.mark.parametrize("rank", range(2, 11))
def test_a_number_card_has_its_number_of_pips(rank: int) -> None:
    pips = _ROWS[rank]
    mirrored = sum(1 for column, row in pips if row and (rank, column) != (7, 0))
    assert len(pips) + mirrored == rank


@pytest.mark.parametrize("rank", range(2, 11))
def test_as_many_separate_pips_are_seen(rank: int) -> None:
    picture = Faces(STYLE, 333).face(rank, Suit.DIAMONDS)
    top = round(0.19 * picture.get_height())
    body = picture.subsurface(pygame.Rect(10, top, 313, picture.get_height() - 2 * top))
    mask = pygame.mask.from_threshold(body, STYLE.ink(Suit.DIAMONDS), (60, 60, 60, 255))
    assert len(mask.connected_components(20)) == rank


@pytest.mark.parametrize("width", WIDTHS[1:])
@pytest.mark.parametrize("large", [False, True])
def test_the_index_stands_in_the_top_left_corner(width: int, large: bool) -> None:
    faces = Faces(FaceStyle(large_index=large), width)
    growth = 1.45 if large else 1
    for rank in (2, 3, 7, 10):
        picture = faces.face(rank, Suit.SPADES)
        margin = max(2, round(width * 0.026))
        strip = pygame.Rect(margin, margin, width - 2 * margin, round((0.01 + 0.18 * growth) * width))
        box = ink_box(picture, strip)
        assert box.right <= 0.42 * growth * width + 1
        assert box.left >= margin
        assert box.height >= 0.15 * growth * width


@pytest.mark.parametrize("rank", range(2, 11))
def test_a_fans_strip_shows_the_index_alone(rank: int) -> None:
    picture = Faces(STYLE, 121).face(rank, Suit.HEARTS)
    box = ink_box(picture, pygame.Rect(3, 3, 115, round(0.2 * picture.get_height()) - 4))
    assert box.right <= 0.42 * 121 + 1
    assert box.bottom <= 0.21 * 121 + 3


def test_a_resized_card_is_stood_in_for_until_work_draws_it() -> None:
    faces = Faces(STYLE, 60)
    faces.face(13, Suit.HEARTS)
    faces.face(2, Suit.HEARTS)
    faces.set_width(90)
    stand_in = faces.face(13, Suit.HEARTS)
    assert stand_in.get_size() == (90, 126)
    assert faces.face(13, Suit.HEARTS) is stand_in
    assert faces.work()
    sharp = faces.face(13, Suit.HEARTS)
    assert sharp is not stand_in
    assert difference(sharp, Faces(STYLE, 90).face(13, Suit.HEARTS)) == 0
    assert not faces.work()


def test_a_face_never_seen_is_sharp_at_once_after_a_resize() -> None:
    faces = Faces(STYLE, 60)
    faces.face(1, Suit.SPADES)
    faces.set_width(90)
    assert difference(faces.face(9, Suit.CLUBS), Faces(STYLE, 90).face(9, Suit.CLUBS)) == 0
    assert not faces.work()


def test_two_resizes_in_a_row_still_have_a_stand_in() -> None:
    faces = Faces(STYLE, 60)
    faces.back()
    faces.set_width(90)
    faces.set_width(120)
    assert faces.back().get_size() == (120, 168)
    assert faces.work()
    assert difference(faces.back(), Faces(STYLE, 120).back()) == 0


def test_work_draws_what_is_shown_before_what_is_announced() -> None:
    faces = Faces(STYLE, 60)
    faces.face(5, Suit.CLUBS)
    faces.set_width(70)
    faces.prepare([(6, Suit.CLUBS), (7, Suit.CLUBS), (6, Suit.CLUBS)])
    shown = faces.face(5, Suit.CLUBS)
    assert faces.work()
    assert faces.face(5, Suit.CLUBS) is not shown
    assert [faces.work() for _ in range(3)] == [True, True, False]


def test_the_same_width_keeps_every_picture() -> None:
    faces = Faces(STYLE, 60)
    picture = faces.face(4, Suit.HEARTS)
    faces.set_width(60)
    assert faces.face(4, Suit.HEARTS) is picture
    assert not faces.work()


def test_a_new_style_shows_at_once() -> None:
    faces = Faces(STYLE, 60)
    red, back = faces.face(4, Suit.DIAMONDS), faces.back()
    faces.set_style(FaceStyle(four_colours=True, back=(20, 90, 60)))
    assert difference(red, faces.face(4, Suit.DIAMONDS)) > 1
    assert difference(back, faces.back()) > 1


def test_a_new_back_alone_keeps_the_faces() -> None:
    faces = Faces(STYLE, 60)
    face, back = faces.face(4, Suit.DIAMONDS), faces.back()
    faces.set_style(FaceStyle(back=(20, 90, 60)))
    assert faces.face(4, Suit.DIAMONDS) is face
    assert difference(back, faces.back()) > 1


def test_the_back_follows_its_colour() -> None:
    picture = Faces(FaceStyle(back=(10, 90, 160)), 333).back()
    assert pygame.mask.from_threshold(picture, (10, 90, 160), (2, 2, 2, 255)).count() > 0.3 * 333 * 466


def test_red_and_black_differ_in_tone() -> None:
    def tone(colour: tuple[int, int, int]) -> float:
        return 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]

    for style in (STYLE, FaceStyle(high_contrast=True)):
        assert tone(style.ink(Suit.HEARTS)) > tone(style.ink(Suit.SPADES)) + 40


def test_four_colours_are_four() -> None:
    assert len({FaceStyle(four_colours=True).ink(suit) for suit in Suit}) == 4
    assert len({STYLE.ink(suit) for suit in Suit}) == 2


def test_suit_marks_are_cached_and_take_any_colour() -> None:
    faces = Faces(STYLE, 60)
    mark = faces.suit_mark(Suit.HEARTS, 40, (10, 200, 30))
    assert mark is faces.suit_mark(Suit.HEARTS, 40, (10, 200, 30))
    assert mark.get_size() == (40, 40)
    assert tuple(mark.get_at((20, 16))) == (10, 200, 30, 255)
    assert faces.suit_mark(Suit.HEARTS, 40).get_at((20, 16))[:3] == STYLE.ink(Suit.HEARTS)


@pytest.mark.parametrize("width", [60, 61, 100, 121, 200, 333])
@pytest.mark.parametrize("rank", [2, 8, 10])
def test_the_pips_stand_in_straight_columns(width: int, rank: int) -> None:
    picture = Faces(STYLE, width).face(rank, Suit.DIAMONDS)
    top = round(0.19 * picture.get_height())
    body = picture.subsurface(pygame.Rect(3, top, width - 6, picture.get_height() - 2 * top))
    mask = pygame.mask.from_threshold(body, STYLE.ink(Suit.DIAMONDS), (60, 60, 60, 255))
    boxes = [pips.get_bounding_rects()[0] for pips in mask.connected_components(4)]
    assert len({2 * box.left + box.width for box in boxes}) == len({column for column, _ in _ROWS[rank]})


@pytest.mark.parametrize("rank", [11, 12, 13])
def test_large_indices_leave_the_courts_large(rank: int) -> None:
    def pictured(style: FaceStyle) -> int:
        ground = pygame.mask.from_threshold(Faces(style, 250).face(rank, Suit.CLUBS), (247, 238, 221), (2, 2, 2, 255))
        boxes = ground.get_bounding_rects()
        return boxes[0].unionall(boxes[1:]).width

    assert pictured(FaceStyle(large_index=True)) >= 0.8 * pictured(STYLE)


@pytest.mark.parametrize("suit", Suit)
def test_courts_are_told_apart_by_their_sashes(suit: Suit) -> None:
    faces = Faces(STYLE, 60)
    bands = [faces.face(rank, suit).subsurface((8, 36, 12, 8)) for rank in (11, 12, 13)]
    assert all(difference(one, other) > 15 for one, other in combinations(bands, 2))
