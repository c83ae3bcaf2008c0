"""The rules of Quarante Voleurs in words (FT-01 to FT-24)."""

from collections.abc import Iterator

from game.i18n import NC_, Words
from game.pages.rules_parts import deal_codes, points, quick_taps, redo_clock_and_end, signed_points
from game.pages.shots import Album
from game.rules.cards import RANKS
from game.rules.forty_thieves import FOUNDATIONS
from game.rules.games import Game
from game.view.widgets.flow import Block, Bullets, Figures, Grid, Heading, Paragraph


def thieves_rules(words: Words, album: Album) -> Iterator[Block]:
    """Yield the page's blocks.

    Args:
        words: the language.
        album: the pictures.
    """
    yield from _layout(words, album)
    yield from _columns(words, album)
    yield from _foundations(words, album)
    yield from _gestures(words)
    yield from _points(words)
    yield from _end(words)
    yield from _settings(words)
    yield from deal_codes(words, Game.FORTY_THIEVES)


def _layout(words: Words, album: Album) -> Iterator[Block]:
    yield Heading(words("Goal"))
    yield Paragraph(words("Bring all 104 cards of two packs onto the eight foundations, each from ace to king."))
    yield Heading(words("Layout"))
    yield Paragraph(
        words(
            "Ten columns of four cards lie face up. The other 64 cards are the stock, face down. "
            "Above the columns there is room for the waste and for eight foundations, all empty at the start."
        )
    )
    yield Figures((album.thieves(words("A deal.")),))


def _columns(words: Words, album: Album) -> Iterator[Block]:
    yield Heading(words("Columns"))
    yield Bullets(
        (
            words("One card moves at a time: the top card of a column, or of the waste. Never two together."),
            words("A card goes on one of the same suit and exactly one rank higher: 7♠ on 8♠, never on 8♥."),
            words("Nothing goes on an ace."),
            words("An empty column takes any card."),
        )
    )
    yield Figures(
        (
            album.accepted(words("3♥ may go on 4♥: same suit, one rank lower. The column is highlighted.")),
            album.refused(words("3♥ may not go on 4♦. The game names the rule.")),
        )
    )


def _foundations(words: Words, album: Album) -> Iterator[Block]:
    yield Heading(words("Foundations"))
    yield Paragraph(
        words(
            "Each foundation belongs to a suit; from left to right they are ♠ ♥ ♦ ♣ ♠ ♥ ♦ ♣. "
            "It starts with the ace and grows by one rank at a time, up to the king."
        )
    )
    yield Figures((album.foundations(words("Stock, waste and foundations in the middle of a game.")),))
    yield Paragraph(
        words(
            "The top card of a foundation may be dragged back to a column that takes it, at the cost of some points. "
            "Cards do not move from one foundation to another."
        )
    )
    yield Heading(words(NC_("Quarante Voleurs", "Stock and waste")))
    yield Paragraph(
        words(
            "Tap the stock to turn its next card onto the waste. Only the top card of the waste can be played, "
            "to a foundation or to a column."
        )
    )
    yield Paragraph(words("There is one pass only. Once the stock is empty, you have seen every card."))


def _gestures(words: Words) -> Iterator[Block]:
    yield Heading(words("Moving cards"))
    yield Bullets(
        (
            words(
                "Tap: the card goes to a foundation that takes it. If none does, a card of the waste goes to the "
                "longest column that takes it, to an empty one last; a card of a column stays."
            ),
            words(
                "Double click: the card goes to a foundation, else to the longest column that takes it, "
                "and as a last resort to an empty column. A card alone in its column does not change to an empty one."
            ),
            words(
                "Where two foundations take the card, or two columns of equal length, a tap or double click sends it "
                "to the left one."
            ),
            words("Drag: the card goes where you drop it, if that place takes it. Otherwise it goes back."),
            quick_taps(words),
        )
    )


def _points(words: Words) -> Iterator[Block]:
    won = len(FOUNDATIONS) * len(RANKS) * points(Game.FORTY_THIEVES, "w>f1")
    yield Heading(words("Points"))
    yield Grid(
        (
            (words("A card goes to a foundation"), signed_points(Game.FORTY_THIEVES, "w>f1")),
            (words("A card goes from the waste to a column"), signed_points(Game.FORTY_THIEVES, "w>c1")),
            (words("A card goes from column to column"), signed_points(Game.FORTY_THIEVES, "c1>c2")),
            (words("A card is turned"), signed_points(Game.FORTY_THIEVES, "s")),
            (words("A card goes from a foundation back to a column"), signed_points(Game.FORTY_THIEVES, "f1>c1")),
        )
    )
    yield Paragraph(words("The score never falls below 0, and there is no bonus for winning."))
    yield Paragraph(
        words(
            "All cards on the foundations make {points} points. More comes only from cards that went from the waste "
            "to a column first: {step} points for each."
        ).format(points=words.number(won), step=points(Game.FORTY_THIEVES, "w>c1"))
    )
    yield Heading(words("Moves and undo"))
    yield Paragraph(words("Each card moved counts as one move, and so does each card turned."))
    yield Paragraph(
        words(
            "Undo takes back the last 100 steps, turned cards included. The score goes back to what it was; "
            "the number of moves does not go down."
        )
    )
    yield from redo_clock_and_end(words)


def _end(words: Words) -> Iterator[Block]:
    yield Heading(words("Won, or blocked"))
    yield Paragraph(words("You have won when every foundation holds its 13 cards, from ace to king."))
    yield Paragraph(
        words(
            "The game does not notice when nothing can be moved any more, gives no hints and never says whether "
            "a deal can be won. When you are blocked, undo some moves or start anew."
        )
    )


def _settings(words: Words) -> Iterator[Block]:
    yield Heading(words("Settings"))
    yield Bullets(
        (
            words("{setting} is on at first. When it is off, two quick clicks are two taps.").format(
                setting=words("Double click")
            ),
            words("{setting} is on at first: the places that take the card in your hand are highlighted.").format(
                setting=words("Placement help")
            ),
            words("{setting} is on at first: after a refused move the game names the rule that forbids it.").format(
                setting=words("Interactive rules")
            ),
            words(
                "{setting} is off at first: a card that you drop goes to its best place, wherever you dropped it, "
                "in the order of the double click. A card of a foundation still goes where you drop it."
            ).format(setting=words("Auto placement")),
        )
    )
