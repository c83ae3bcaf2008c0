"""Painting by regions: the target shows the same as if all had been painted, and only what changed is."""

from collections.abc import Sequence

import pygame
from hypothesis import given
from hypothesis import strategies as st

from game.view.scene import Scene, Sprite

SIZE = (120, 90)
_SIDES = st.integers(1, 60)
_MOVES = st.lists(st.tuples(st.integers(-30, 130), st.integers(-30, 100)), min_size=1, max_size=6)


def picture(size: tuple[int, int], level: int) -> pygame.Surface:
    """A half-transparent picture of one colour."""
    surface = pygame.Surface(size, pygame.SRCALPHA, 32)
    surface.fill((level, level // 2, 0, 128))
    return surface


def background() -> pygame.Surface:
    """A picture in which every pixel tells its place."""
    surface = pygame.Surface(SIZE, depth=32)
    for x in range(SIZE[0]):
        surface.fill((0, 0, x * 2), (x, 0, 1, SIZE[1]))
    return surface


def frames(size: tuple[int, int], moves: Sequence[tuple[int, int]]) -> list[list[Sprite]]:
    """Frames of a picture that goes from place to place above one that stays."""
    still = Sprite("still", picture((40, 40), 60), 30, 20, 0)
    moving = picture(size, 120)
    return [[still, Sprite("moving", moving, x, y, 1)] for x, y in moves]


@given(_SIDES, _SIDES, _MOVES)
def test_painting_by_regions_shows_what_painting_all_shows(w: int, h: int, moves: list[tuple[int, int]]) -> None:
    scene, by_regions, cloth = Scene(), pygame.Surface(SIZE, depth=32), background()
    for frame in frames((w, h), moves):
        scene.paint(by_regions, cloth, [frame])
        at_once = pygame.Surface(SIZE, depth=32)
        Scene().paint(at_once, cloth, [frame])
        assert by_regions.get_buffer().raw == at_once.get_buffer().raw


@given(_SIDES, _SIDES, _MOVES)
def test_regions_lie_on_the_target_and_begin_where_copying_is_fast(
    w: int, h: int, moves: list[tuple[int, int]]
) -> None:
    scene, target, cloth = Scene(), pygame.Surface(SIZE, depth=32), background()
    whole = target.get_rect()
    for number, frame in enumerate(frames((w, h), moves)):
        regions = scene.paint(target, cloth, [frame])
        assert all(whole.contains(region) for region in regions)
        assert number == 0 or all(region.x % 4 == 2 or region.x < 2 or region == whole for region in regions)


def test_a_frame_like_the_one_before_paints_nothing() -> None:
    scene, target, cloth = Scene(), pygame.Surface(SIZE, depth=32), background()
    frame = frames((20, 20), [(5, 5)])[0]
    assert scene.paint(target, cloth, [frame]) == [target.get_rect()]
    assert scene.paint(target, cloth, [list(frame)]) == []
