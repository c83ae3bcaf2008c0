"""Deal codes: texts such as `HH1-N-AAAAAAM` that name a shuffled order for ever (UI-02)."""

from enum import StrEnum
from functools import cache
from typing import NamedTuple

from game.rules.arrangement import count, index_of, order_at
from game.rules.cards import Pile
from game.rules.games import PACKS, Game
from game.rules.shuffle import shuffle

NUMBERS = 32**7
"""How many numbered deals each game has."""

_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_VALUES = {digit: value for value, digit in enumerate(_DIGITS)}
_GAMES = {"HH": Game.HEART_TO_HEART, "FT": Game.FORTY_THIEVES}
_PREFIXES = {game: letters for letters, game in _GAMES.items()}
_VERSION = "1"
_LENGTHS = {
    (Game.HEART_TO_HEART, "N"): 7,
    (Game.FORTY_THIEVES, "N"): 7,
    (Game.HEART_TO_HEART, "E"): 34,
    (Game.FORTY_THIEVES, "E"): 100,
}
# The smallest offset for which HH1-N-AAAAAAM shows the documented facts (HH-21) and can be won.
_OFFSETS = {Game.HEART_TO_HEART: 165636, Game.FORTY_THIEVES: 0}
# Hyphens that word processors and chats put in place of "-", the minus sign, and the soft hyphen.
_HYPHENS = "-\u00ad\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d"
_BYTE_ORDER_MARK = "\ufeff"
_SHOWN_OF_BAD_TEXT = 40


class CodeFault(StrEnum):
    """Why a text is no deal code."""

    NOT_A_CODE = "not-a-code"
    UNKNOWN_GAME = "unknown-game"
    UNKNOWN_VERSION = "unknown-version"
    WRONG_LENGTH = "wrong-length"
    BAD_CHARACTER = "bad-character"
    OUT_OF_RANGE = "out-of-range"


class DealCodeError(ValueError):
    """A text that is no deal code.

    Attributes:
        fault: the kind of fault.
        subject: the part at fault: the character, the game's letters, the body's length against the right one.
    """

    def __init__(self, fault: CodeFault, subject: str) -> None:
        super().__init__(f"{fault}: {subject}")
        self.fault = fault
        self.subject = subject


class DealCode(NamedTuple):
    """One deal of one game.

    Attributes:
        game: the game.
        kind: `N` for a numbered deal, `E` for an explicit one.
        value: the deal's number, or its index among all arrangements of the pack.
    """

    game: Game
    kind: str
    value: int

    @classmethod
    def numbered(cls, game: Game, number: int) -> "DealCode":
        """Return the code of a numbered deal.

        Raises:
            ValueError: if `number` is not in `range(NUMBERS)`.
        """
        if not 0 <= number < NUMBERS:
            raise ValueError(f"deal number {number} is outside 0 to {NUMBERS - 1}")
        return cls(game, "N", number)

    @classmethod
    def explicit(cls, game: Game, order: Pile) -> "DealCode":
        """Return the code of the deal in which the cards come in `order`, a permutation of the game's pack."""
        return cls(game, "E", index_of(order))

    @classmethod
    def parse(cls, text: str) -> "DealCode":
        """Read a code, forgiving case, blanks, line breaks and hyphens.

        Raises:
            DealCodeError: if `text` names no deal.
        """
        bare = _without_dress(text)
        letters, version, kind, body = bare[:2], bare[2:3], bare[3:4], bare[4:]
        if len(letters) < 2 or not letters.isalpha() or not version.isdecimal():
            raise DealCodeError(CodeFault.NOT_A_CODE, _shortened(text.strip()))
        game = _GAMES.get(letters)
        if game is None:
            raise DealCodeError(CodeFault.UNKNOWN_GAME, letters)
        if version != _VERSION:
            raise DealCodeError(CodeFault.UNKNOWN_VERSION, version)
        if (game, kind) not in _LENGTHS:
            raise DealCodeError(CodeFault.NOT_A_CODE, _shortened(text.strip()))
        return cls(game, kind, _body_value(body, game, kind))

    @property
    def text(self) -> str:
        """The code in its canonical form."""
        return f"{_PREFIXES[self.game]}{_VERSION}-{self.kind}-{_base32(self.value, _LENGTHS[self.game, self.kind])}"

    def order(self) -> Pile:
        """Return the game's pack in the order of this deal, the card dealt first first."""
        pack = PACKS[self.game]
        if self.kind == "N":
            return shuffle(pack, self.value + _OFFSETS[self.game])
        return order_at(pack, self.value)


def _without_dress(text: str) -> str:
    """Drop blanks, line breaks and hyphens, and raise ASCII letters; other characters stay, to be refused by name."""
    kept = (c for c in text if not (c.isspace() or c in _HYPHENS or c == _BYTE_ORDER_MARK))
    return "".join(c.upper() if c.isascii() else c for c in kept)


def _body_value(body: str, game: Game, kind: str) -> int:
    for character in body:
        if character not in _VALUES:
            raise DealCodeError(CodeFault.BAD_CHARACTER, character)
    if len(body) != _LENGTHS[game, kind]:
        raise DealCodeError(CodeFault.WRONG_LENGTH, f"{len(body)}/{_LENGTHS[game, kind]}")
    value = 0
    for character in body:
        value = value * 32 + _VALUES[character]
    if kind == "E" and value >= _arrangements(game):
        raise DealCodeError(CodeFault.OUT_OF_RANGE, _shortened(body))
    return value


@cache
def _arrangements(game: Game) -> int:
    return count(PACKS[game])


def _base32(value: int, length: int) -> str:
    digits = ""
    for _position in range(length):
        value, digit = divmod(value, 32)
        digits = _DIGITS[digit] + digits
    return digits


def _shortened(text: str) -> str:
    return text if len(text) <= _SHOWN_OF_BAD_TEXT else text[: _SHOWN_OF_BAD_TEXT - 1] + "…"
