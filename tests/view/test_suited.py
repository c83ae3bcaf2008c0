"""Lines with suit signs: drawn, not left to a font that may lack them."""

import pytest

from game.rules.cards import Card, Suit
from game.view import suited, text
from game.view.theme import THEMES

LIGHT, DARK = THEMES["wine"].text, THEMES["light"].text


@pytest.mark.parametrize("size", [11, 17, 46])
@pytest.mark.parametrize("words", ["7♠ on 8♠, never on 8♥", "♦", "♣♣", "none", "10♥"])
def test_a_line_is_as_wide_as_it_is_measured(words: str, size: int) -> None:
    width = suited.width_of(words, text.STRONG, size)
    assert suited.line(words, text.STRONG, size, LIGHT).get_width() == pytest.approx(width, abs=1)


def test_words_without_signs_are_plain_text() -> None:
    assert suited.line("plain", text.REGULAR, 17, LIGHT) is text.line("plain", text.REGULAR, 17, LIGHT)
    assert suited.line("", text.REGULAR, 17, LIGHT).get_height() > 0


def test_the_four_signs_look_different_and_are_as_high_as_capitals() -> None:
    pictures = [suited.line(sign, text.REGULAR, 60, LIGHT) for sign in suited.SIGNS.values()]
    assert len({picture.get_buffer().raw for picture in pictures}) == len(pictures)
    capital = text.line("H", text.REGULAR, 60, LIGHT).get_bounding_rect()
    for picture in pictures:
        sign = picture.get_bounding_rect()
        assert sign.centery == pytest.approx(capital.centery, abs=3)
        assert sign.h == pytest.approx(capital.h, abs=8)


@pytest.mark.parametrize("colour", [LIGHT, DARK])
def test_red_suits_are_red_and_black_ones_as_the_text(colour: tuple[int, int, int]) -> None:
    heart = suited.line("♥", text.REGULAR, 60, colour)
    spade = suited.line("♠", text.REGULAR, 60, colour)
    red, green, blue, _ = heart.get_at(heart.get_bounding_rect().center)
    assert red > green + 80
    assert red > blue + 80
    assert spade.get_at(spade.get_bounding_rect().center)[:3] == colour


def test_a_card_in_short() -> None:
    assert suited.card_name(Card(0, 10, Suit.HEARTS)) == "10♥"
    assert suited.card_name(Card(0, 13, Suit.CLUBS)) == "K♣"
