"""Finds the texts among the sprites of a window, with what they stand on."""

from typing import NamedTuple

import pygame
import pytest

from game.view import text
from game.view.scene import Sprite
from tests.window.driver import Driver


class Placed(NamedTuple):
    """A text on the screen: its ink and its layer."""

    words: str
    ink: pygame.Rect
    layer: int


class Texts:
    """Remembers which surface shows which words."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._words: dict[int, tuple[str, pygame.Surface]] = {}
        draw = text.line

        def line(words: str, face: str, size: int, colour: tuple[int, int, int]) -> pygame.Surface:
            surface = draw(words, face, size, colour)
            self._words[id(surface)] = (words, surface)
            return surface

        monkeypatch.setattr(text, "line", line)

    def words_of(self, sprite: Sprite) -> str | None:
        """The words that a sprite shows, None for a picture or a text cut at the edge of a scrolled area."""
        found = self._words.get(id(sprite.surface))
        return found[0] if found and found[1] is sprite.surface else None

    def placed(self, sprites: list[Sprite]) -> list[Placed]:
        """All texts among sprites."""
        found = [(self.words_of(sprite), sprite) for sprite in sprites]
        return [
            Placed(words, sprite.surface.get_bounding_rect().move(sprite.x, sprite.y), sprite.layer)
            for words, sprite in found
            if words
        ]

    def of(self, driver: Driver) -> list[str]:
        """All texts of the uppermost page, those out of sight included."""
        page = driver.app._pages._pages[-1]
        driver.say("set text_scale 110")
        driver.say("set text_scale 100")
        words = [placed.words for placed in self.placed(list(page.sprites()))]
        plan = getattr(page, "_plan", None)
        return words + ([placed.words for placed in self.placed(list(plan.sprites(0, 0, 0)))] if plan else [])
