"""What the rules pages of both games share."""

from collections.abc import Iterator

from game.i18n import Words
from game.pages.shelf import controller_of
from game.rules.deal import DealCode
from game.rules.games import Game
from game.view.widgets.flow import Block, Heading, Paragraph

_EXAMPLE_NUMBERS = {Game.HEART_TO_HEART: 12, Game.FORTY_THIEVES: 0}


def points(game: Game, action: str) -> int:
    """Return the points of an action, given by its text in records; the rules say them, not the page."""
    controller = controller_of(game)
    return controller.points(controller.vocabulary[action])


def signed(number: int) -> str:
    """Write a gain or loss, as in `+10`, with a true minus sign."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def signed_points(game: Game, action: str) -> str:
    """Write the points of an action as a gain or loss; see `points`."""
    return signed(points(game, action))


def quick_taps(words: Words) -> str:
    """Return what comes of taps in quick succession (UI-08)."""
    return words(
        "A second quick tap where a card has just left does nothing, so that no other card goes by mistake. "
        "On the stock every tap counts."
    )


def redo_clock_and_end(words: Words) -> Iterator[Block]:
    """Yield what redo does, when the clock runs, and that a won game is final (UI-11, UI-12)."""
    yield Paragraph(
        words("{redo} makes again what was undone, until you make another move.").format(redo=words("Redo"))
    )
    yield Paragraph(
        words(
            "The clock starts with your first move. It stands while you look at another page or another window, "
            "and stops when the game is won."
        )
    )
    yield Paragraph(words("A won game is final: nothing in it can be undone."))


def deal_codes(words: Words, game: Game) -> Iterator[Block]:
    """Yield what deal codes are."""
    yield Heading(words("Deal codes"))
    yield Paragraph(
        words(
            "Every deal has a code, such as {code}; it stands in the bar above the table. Tap it to copy it. "
            "Entered again, the code gives the same deal, on every computer and for ever."
        ).format(code=DealCode.numbered(game, _EXAMPLE_NUMBERS[game]).text)
    )
