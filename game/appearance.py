"""How everything looks at the moment: what settings, game and window make of theme, cards, cloth and motion."""

import pygame

from game.rules.games import Game
from game.settings import SPEEDS, Settings
from game.view import icons, memory, paint, suited, text
from game.view.faces import Faces, FaceStyle
from game.view.motion import Motion
from game.view.theme import Theme, interface_scale, theme_for
from game.view.widgets.widget import Skin

LOOKS = {
    "theme",
    "four_colours",
    "large_indices",
    "left_handed",
    "high_contrast",
    "text_scale",
    "language",
    "fullscreen",
}
"""The settings that change where things are or how they are drawn."""


class Appearance:
    """Holds the look.

    Attributes:
        faces: the cards' pictures.
        motion: the cards' flights.
        felt: the table's cloth, as large as the window.
        skin: colours and scale of bars and pages.
    """

    def __init__(self, settings: Settings, speed: float | None) -> None:
        """Make a look; `renew` fits it to a window.

        Args:
            settings: the settings in force.
            speed: the motion's factor, None for the setting's.
        """
        self._settings = settings
        self._speed = speed
        self.faces = Faces(FaceStyle())
        self.motion = Motion()
        self.felt = pygame.Surface((1, 1))
        self._untidy = False
        self.skin = Skin(theme_for(Game.HEART_TO_HEART, settings["theme"]), 1.0)

    def renew(self, game: Game, size: tuple[int, int]) -> None:
        """Bring the look in step.

        Args:
            game: the game on the table.
            size: the window's surface, pixels.
        """
        settings, theme = self._settings, self._theme(game)
        if size != self.felt.get_size():
            _forget_pictures()
        self.faces.set_style(
            FaceStyle(
                four_colours=settings.is_on("four_colours"),
                large_index=settings.is_on("large_indices"),
                back=theme.back,
                high_contrast=settings.is_on("high_contrast"),
            )
        )
        felt = paint.felt(size, theme.felt, theme.edge)
        self._untidy |= felt is not self.felt
        self.felt = felt
        self.skin = Skin(theme, interface_scale(size) * int(settings["text_scale"]) / 100)
        self.renew_motion()

    def work(self) -> bool:
        """Do a small piece of what can wait: draw a card's face; tell whether there was one."""
        if self.faces.work():
            return True
        if self._untidy:
            self._untidy = False
            memory.give_back()
        return False

    def renew_motion(self) -> None:
        """Bring the motion in step with the settings."""
        self.motion.speed = SPEEDS[self._settings["speed"]] if self._speed is None else self._speed
        self.motion.fades = self._settings.is_on("reduced_motion")

    def _theme(self, game: Game) -> Theme:
        return theme_for(game, self._settings["theme"], high_contrast=self._settings.is_on("high_contrast"))


def _forget_pictures() -> None:
    """Drop what was drawn for a window of another size; each size would leave some megabytes behind."""
    for pictures in (paint, text, suited, icons):
        pictures.forget()
