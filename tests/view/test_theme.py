"""Themes: readable, and more so in high contrast."""

import pytest

from game.view.press import FaceStyle
from game.view.svg import Rgb
from game.view.theme import THEMES, contrasted, interface_scale


def luminance(colour: Rgb) -> float:
    """A colour's relative luminance, as the WCAG define it."""
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Rgb, other: Rgb) -> float:
    """The contrast of two colours, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", sorted(THEMES))
def test_texts_can_be_read(name: str) -> None:
    theme = THEMES[name]
    assert contrast(theme.text, theme.bar) >= 7
    assert contrast(theme.quiet, theme.bar) >= 4.5
    assert contrast(theme.accent, theme.bar) >= 4


@pytest.mark.parametrize("name", sorted(THEMES))
def test_high_contrast_is_higher_everywhere(name: str) -> None:
    plain, strong = THEMES[name], contrasted(THEMES[name])
    for ink in ("text", "quiet", "accent"):
        assert contrast(getattr(strong, ink), strong.bar) >= max(7, contrast(getattr(plain, ink), plain.bar))
    for sign in ("line", "help"):
        assert contrast(getattr(strong, sign), strong.felt) >= max(4.5, contrast(getattr(plain, sign), plain.felt))


@pytest.mark.parametrize("name", sorted(THEMES))
def test_help_stands_out_from_felt_and_paper(name: str) -> None:
    """A highlight runs between the two; as pale as the paper it would look like a thicker card."""
    plain = THEMES[name]
    for theme, paper in ((plain, FaceStyle().paper), (contrasted(plain), FaceStyle(high_contrast=True).paper)):
        assert contrast(theme.help, theme.felt) >= 3
        assert contrast(theme.help, paper) >= 1.45


@pytest.mark.parametrize("size", [(1280, 800), (640, 400), (1920, 1080), (3440, 1440)])
def test_a_turned_screen_has_texts_of_the_same_size(size: tuple[int, int]) -> None:
    assert interface_scale((size[1], size[0])) == interface_scale(size)
