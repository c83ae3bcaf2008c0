"""The press that SDL keeps back after a release which it has not seen."""

from collections.abc import Callable

import pygame


class LostPress:
    """Finds a press of the left button that no event tells of.

    A button let go while the window is hidden stays down for SDL, at least on X11. The next press is no news to it
    then: it tells of that one's release alone.
    """

    def __init__(
        self,
        believed: Callable[[], bool],
        true: Callable[[], bool],
        where: Callable[[], tuple[int, int]] = pygame.mouse.get_pos,
    ) -> None:
        """Watch the left button.

        Args:
            believed: whether it is down, by SDL's count of events.
            true: whether it is down, by the desktop.
            where: the pointer, window pixels.
        """
        self._believed = believed
        self._true = true
        self._where = where
        self._awaited = False

    def before(self, event: pygame.Event) -> tuple[int, int] | None:
        """Return where the button must have gone down before an event, window pixels; None if nothing was lost."""
        if event.type == pygame.WINDOWFOCUSGAINED:
            self._awaited = self._believed() and not self._true()
            return None
        if not self._awaited:
            return None
        own = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == pygame.BUTTON_LEFT
        self._awaited = not own and not self._true()
        if self._awaited or event.type == pygame.MOUSEBUTTONDOWN:
            return None
        return event.pos if own or event.type == pygame.MOUSEMOTION else self._where()


def left_button() -> LostPress:
    """Watch the left button of SDL and the desktop."""
    return LostPress(lambda: pygame.mouse.get_pressed()[0], lambda: pygame.mouse.get_pressed(desktop=True)[0])
