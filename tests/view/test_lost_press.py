"""F03: presses that SDL keeps back after a release it has not seen."""

import pygame
import pytest

from game.view.lost_press import LostPress

LEFT, RIGHT = pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT
BACK = pygame.Event(pygame.WINDOWFOCUSGAINED)
OTHER = pygame.Event(pygame.WINDOWTAKEFOCUS)


class Mouse:
    """What SDL believes of the left button, and what is true."""

    believed, true = True, False


def button(kind: int, which: int = LEFT) -> pygame.Event:
    return pygame.Event(kind, button=which, pos=(30, 40))


def motion(x: int, y: int) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=(x, y))


@pytest.fixture
def mouse() -> Mouse:
    return Mouse()


@pytest.fixture
def lost(mouse: Mouse) -> LostPress:
    return LostPress(lambda: mouse.believed, lambda: mouse.true, lambda: (3, 4))


def test_a_click_comes_as_its_release(lost: LostPress) -> None:
    """Pressed and let go before anything else is heard: the release tells of the press."""
    assert lost.before(BACK) is None
    assert lost.before(motion(30, 40)) is None
    assert lost.before(button(pygame.MOUSEBUTTONUP)) == (30, 40)
    assert lost.before(button(pygame.MOUSEBUTTONUP)) is None


def test_a_drag_comes_as_motion(lost: LostPress, mouse: Mouse) -> None:
    lost.before(BACK)
    mouse.true = True
    assert lost.before(motion(31, 42)) == (31, 42)
    assert lost.before(motion(90, 90)) is None
    assert lost.before(button(pygame.MOUSEBUTTONUP)) is None


def test_any_event_may_show_it(lost: LostPress, mouse: Mouse) -> None:
    lost.before(BACK)
    mouse.true = True
    assert lost.before(OTHER) == (3, 4)


@pytest.mark.parametrize(("believed", "true"), [(False, False), (True, True), (False, True)])
def test_nothing_is_made_up(believed: bool, true: bool, lost: LostPress, mouse: Mouse) -> None:
    """A button that was never down, is held still, or is pressed just now is SDL's own to tell of."""
    mouse.believed, mouse.true = believed, true
    events = (BACK, motion(1, 1), button(pygame.MOUSEBUTTONUP), button(pygame.MOUSEBUTTONDOWN), OTHER)
    assert [lost.before(event) for event in events] == [None] * 5


def test_other_buttons_are_left_alone(lost: LostPress) -> None:
    lost.before(BACK)
    assert lost.before(button(pygame.MOUSEBUTTONUP, RIGHT)) is None
    assert lost.before(button(pygame.MOUSEBUTTONDOWN)) is None
    assert lost.before(button(pygame.MOUSEBUTTONUP)) is None
