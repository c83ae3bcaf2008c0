"""The rules of Heart to Heart in words (HH-01 to HH-24)."""

from collections.abc import Iterator

from game.i18n import Words
from game.pages.rules_parts import deal_codes, points, quick_taps, redo_clock_and_end, signed_points
from game.pages.shots import Album
from game.rules.games import Game
from game.rules.heart_to_heart import HEART
from game.view.widgets.flow import Block, Bullets, Figures, Grid, Heading, Paragraph


def hearts_rules(words: Words, album: Album) -> Iterator[Block]:
    """Yield the page's blocks.

    Args:
        words: the language.
        album: the pictures.
    """
    yield from _layout(words, album)
    yield from _play(words, album)
    yield from _stock(words)
    yield from _points(words)
    yield from _end(words)
    yield from _settings(words)
    yield from deal_codes(words, Game.HEART_TO_HEART)


def _layout(words: Words, album: Album) -> Iterator[Block]:
    yield Heading(words("Goal"))
    yield Paragraph(
        words("Clear the heart: take its {cards} cards away in pairs of equal rank.").format(cards=len(HEART))
    )
    yield Paragraph(
        words(
            "The pack holds nothing but hearts: 52 cards, each rank from ace to king four times. "
            "So the suit never matters here, only the rank."
        )
    )
    yield Heading(words("Layout"))
    yield Paragraph(
        words(
            "Twenty-five cards lie face up as a heart, in seven rows of 4, 6, 5, 4, 3, 2 and 1. "
            "The single card at the bottom is the tip."
        )
    )
    yield Paragraph(
        words("The other cards are the stock, 26 of them face down, and the waste, which begins with one card face up.")
    )
    yield Figures((album.heart(words("A deal. Highlighted: the tip, the one card that is free at the start.")),))
    yield Heading(words("Free cards"))
    yield Paragraph(
        words(
            "A card is free when no other card lies on it. It can be covered by the one or two cards "
            "of the row below that overlap it."
        )
    )
    yield Paragraph(
        words(
            "At the rim of the heart some cards lie under a single card, all others lie under two, and the tip lies "
            "under none. All cards of the heart can be seen, covered or not; only the stock is hidden."
        )
    )


def _play(words: Words, album: Album) -> Iterator[Block]:
    yield Heading(words("Pairs"))
    yield Paragraph(
        words(
            "Two cards of the same rank are a pair: two free cards of the heart, "
            "or a free card of the heart and the top card of the waste."
        )
    )
    yield Bullets(
        (
            words("Tap one card to select it, then its partner: both leave the table."),
            words("Or drag one of the two onto the other."),
            words("Tap the selected card again to let it go; turning a card or putting the waste back does the same."),
            words("If the second card has another rank, nothing leaves, and it becomes the selected card."),
            words("A tap on a covered card changes nothing."),
            quick_taps(words),
        )
    )
    yield Paragraph(words("The places that the pair held in the heart stay empty."))
    yield Figures(
        (
            album.pair(words("A pair: the top of the waste is selected, the tip matches it.")),
            album.no_pair(words("No pair: the ranks differ.")),
        )
    )


def _stock(words: Words) -> Iterator[Block]:
    yield Heading(words("Stock and waste"))
    yield Paragraph(
        words("Tap the stock to turn its next card onto the waste. Only the top card of the waste can be played.")
    )
    yield Paragraph(
        words(
            "When the stock is empty, tap its place: the whole waste goes back face down, and the same cards come "
            "again in the same order. You may do so as often as you like."
        )
    )


def _points(words: Words) -> Iterator[Block]:
    yield Heading(words("Points"))
    yield Grid(
        (
            (words("Two cards of the heart leave"), signed_points(Game.HEART_TO_HEART, "h20+h21")),
            (words("A card of the heart leaves with one of the waste"), signed_points(Game.HEART_TO_HEART, "h25+w")),
            (words("A card is turned, or the waste put back"), signed_points(Game.HEART_TO_HEART, "s")),
            (words("A won game, always"), str(len(HEART) * points(Game.HEART_TO_HEART, "h25+w"))),
        )
    )
    yield Paragraph(words("Only cards of the heart bring points. Time and moves are counted apart."))
    yield Heading(words("Moves and undo"))
    yield Paragraph(
        words("Each card turned counts as one move, and so does each pair and each time the waste is put back.")
    )
    yield Paragraph(
        words(
            "Undo takes back the last 100 moves, turned cards included: the cards return, and the points of a pair "
            "go again. The number of moves does not go down."
        )
    )
    yield from redo_clock_and_end(words)


def _end(words: Words) -> Iterator[Block]:
    yield Heading(words("Won, or no more moves"))
    yield Paragraph(words("You have won when the heart is empty, whatever is left in the stock."))
    yield Paragraph(
        words(
            "You are stuck when no free card has a partner: not among the free cards, not in the waste, not in the "
            "stock. The game tells you so and offers undo and a new game. About one deal in ten is stuck at once."
        )
    )
    yield Paragraph(
        words("The game gives no hints and never says whether a deal can be won. That is for you to find out.")
    )


def _settings(words: Words) -> Iterator[Block]:
    yield Heading(words("Settings"))
    yield Bullets(
        (
            words(
                "{setting} is on at first: free cards with a partner are outlined, and while a card is selected, "
                "the cards that do not match it are dimmed."
            ).format(setting=words("Placement help")),
            words(
                "{setting} is off at first: when two cards do not match, the game says that they must be the same rank."
            ).format(setting=words("Move errors")),
        )
    )
