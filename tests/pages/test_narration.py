"""Moves in words."""

import pytest

from game.i18n import Words
from game.pages.narration import narrate
from game.pages.replay import Replay
from game.pages.shelf import examples
from game.rules.games import Game
from tests.helpers import FT, HH, play, standing

WORDS = Words()


def told(game: Game, word: str, **piles: str) -> str:
    """What is said of an action on a table with these cards alone."""
    session = standing(game, None, **piles)
    text = narrate(session.controller.vocabulary[word], session.table).spoken(WORDS)
    play(session, word)
    return text


def test_the_tenth_move_of_the_example_takes_waste_and_tip() -> None:
    """HH-21, UI-05: the ninth card turned shows 4♥; tip and waste leave as move number 10."""
    phrases = Replay(examples(HH)[0]).phrases
    assert phrases[8].spoken(WORDS) == "4♥ is turned up from the stock"
    assert phrases[9].spoken(WORDS) == "4♥ from the waste leaves with the tip"


@pytest.mark.parametrize(
    ("word", "piles", "text"),
    [
        ("s", {"waste": "AH 2H", "h25": "2H"}, "The waste goes back face down as the stock"),
        ("h22+w", {"h22": "7H", "waste": "7H"}, "7♥ from the waste leaves with 7♥ from row 5 of the heart"),
        ("h20+h21", {"h20": "5H", "h21": "5H"}, "5♥ and 5♥ leave row 5 of the heart together"),
        ("h1+h21", {"h1": "TH", "h21": "TH"}, "10♥ from row 1 and 10♥ from row 5 of the heart leave together"),
    ],
)
def test_moves_of_heart_to_heart(word: str, piles: dict[str, str], text: str) -> None:
    """UI-05, HH-07, HH-10."""
    assert told(HH, word, **piles) == text


@pytest.mark.parametrize(
    ("word", "piles", "text"),
    [
        ("s", {"stock": "QD"}, "Q♦ is turned up from the stock"),
        ("w>f1", {"waste": "AS"}, "A♠ from the waste starts a foundation"),
        ("c3>f8", {"c3": "AC"}, "A♣ from column 3 starts a foundation"),
        ("w>f2", {"waste": "2H", "f2": "AH"}, "2♥ goes from the waste to its foundation"),
        ("c10>f2", {"c10": "9S 2H", "f2": "AH"}, "2♥ goes from column 10 to its foundation"),
        ("w>c4", {"waste": "7S", "c4": "8S"}, "7♠ goes from the waste onto 8♠ in column 4"),
        ("w>c4", {"waste": "7S"}, "7♠ goes from the waste to the empty column 4"),
        ("c1>c2", {"c1": "TD", "c2": "JD"}, "10♦ goes from column 1 onto J♦ in column 2"),
        ("c1>c2", {"c1": "5C TD"}, "10♦ goes from column 1 to the empty column 2"),
        ("f2>c2", {"f2": "AH 2H", "c2": "3H"}, "2♥ goes back from its foundation onto 3♥ in column 2"),
        ("f2>c2", {"f2": "AH 2H"}, "2♥ goes back from its foundation to the empty column 2"),
    ],
)
def test_moves_of_quarante_voleurs(word: str, piles: dict[str, str], text: str) -> None:
    """UI-05, FT-04 to FT-09."""
    assert told(FT, word, **piles) == text


def test_a_king_completes_its_foundation() -> None:
    """FT-07, UI-05."""
    spades = " ".join(f"{rank}S" for rank in "A23456789TJQ")
    assert told(FT, "c2>f1", f1=spades, c2="KS") == "K♠ from column 2 completes a foundation"
    assert told(FT, "w>f5", f5=spades, waste="KS") == "K♠ from the waste completes a foundation"


@pytest.mark.parametrize("game", list(Game))
def test_every_move_of_the_examples_is_told_without_a_gap(game: Game) -> None:
    """UI-05: each move has words of its own, all placeholders filled."""
    replay = Replay(examples(game)[0])
    told_moves = [phrase.spoken(WORDS) for phrase in replay.phrases]
    assert len(told_moves) == replay.last
    assert all(text.strip() and "{" not in text and "  " not in text for text in told_moves)
