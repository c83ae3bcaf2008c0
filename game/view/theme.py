"""Colours and measures of the interface."""

from typing import NamedTuple

from game.rules.games import Game
from game.view.svg import Rgb


class Theme(NamedTuple):
    """The colours of a table.

    Attributes:
        felt: the middle of the felt.
        edge: the felt at the window's corners.
        bar: the info bar and panels.
        text: text on bar and panels.
        quiet: text and signs of less weight.
        line: frames of empty places, on the felt.
        accent: what is selected or has the focus.
        help: outlines and highlights of placement help.
        back: the cards' backs.
    """

    felt: Rgb
    edge: Rgb
    bar: Rgb
    text: Rgb
    quiet: Rgb
    line: Rgb
    accent: Rgb
    help: Rgb
    back: Rgb


THEMES: dict[str, Theme] = {
    "wine": Theme(
        (112, 30, 52), (58, 12, 26), (44, 10, 21), (250, 240, 232), (212, 168, 172), (176, 92, 108),
        (255, 206, 92), (255, 186, 70), (122, 31, 61),
    ),
    "green": Theme(
        (32, 104, 74), (12, 52, 38), (10, 40, 30), (240, 248, 240), (160, 204, 182), (96, 160, 128),
        (255, 206, 92), (255, 186, 70), (24, 84, 72),
    ),
    "slate": Theme(
        (70, 82, 98), (34, 40, 50), (26, 31, 39), (240, 244, 248), (166, 178, 194), (128, 142, 160),
        (255, 200, 87), (120, 186, 255), (52, 74, 110),
    ),
    "light": Theme(
        (226, 221, 208), (196, 189, 172), (247, 244, 236), (44, 40, 36), (112, 104, 94), (150, 140, 122),
        (190, 92, 18), (38, 110, 160), (150, 56, 74),
    ),
}  # fmt: skip

_OWN = {Game.HEART_TO_HEART: "wine", Game.FORTY_THIEVES: "green"}
_DESIGN_SIZE = (1280, 800)
_SCALES = (0.66, 6.0)


def theme_for(game: Game, setting: str, *, high_contrast: bool = False) -> Theme:
    """Return the theme of a game's table under the settings `theme` and `high_contrast`."""
    theme = THEMES[_OWN[game] if setting == "auto" else setting]
    return contrasted(theme) if high_contrast else theme


def contrasted(theme: Theme) -> Theme:
    """Return a theme in stronger contrast: bars black or white, texts and lines close to the opposite."""
    black, white = (0, 0, 0), (255, 255, 255)
    ground, ink = (black, white) if sum(theme.bar) < sum(theme.text) else (white, black)
    return theme._replace(
        felt=_mixed(theme.felt, ground, 0.4),
        edge=_mixed(theme.edge, ground, 0.6),
        bar=ground,
        text=ink,
        quiet=_mixed(theme.quiet, ink, 0.7),
        line=_mixed(theme.line, ink, 0.7),
        accent=_mixed(theme.accent, ink, 0.3),
        help=_mixed(theme.help, ink, 0.2),
    )


def _mixed(colour: Rgb, other: Rgb, part: float) -> Rgb:
    """Return a colour with a part (0 to 1) of another."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(colour, other, strict=True))
    return red, green, blue


def interface_scale(size: tuple[int, int]) -> float:
    """Return the factor on bars and texts for a surface of `size` pixels; 1 at 1280 x 800 and at 800 x 1280."""
    longer, shorter = max(size), min(size)
    fit = min(longer / _DESIGN_SIZE[0], shorter / _DESIGN_SIZE[1])
    return max(_SCALES[0], min(_SCALES[1], fit))
