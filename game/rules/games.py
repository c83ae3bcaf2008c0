"""The two games by name, and their packs."""

from enum import Enum

from game.rules.cards import RANKS, Pile, Suit, pack


class Game(Enum):
    """A game; the value is its short name in the play protocol, in the store and on the command line."""

    HEART_TO_HEART = "hh"
    FORTY_THIEVES = "ft"


PACKS: dict[Game, Pile] = {
    Game.HEART_TO_HEART: pack([(rank, Suit.HEARTS) for rank in RANKS for _copy in range(4)]),
    Game.FORTY_THIEVES: pack([(rank, suit) for _pack in range(2) for suit in Suit for rank in RANKS]),
}
"""Each game's cards before the shuffle: four times all hearts (HH-01), two full packs (FT-01)."""

OTHER_GAME = {Game.HEART_TO_HEART: Game.FORTY_THIEVES, Game.FORTY_THIEVES: Game.HEART_TO_HEART}
"""The game that is not the given one."""
