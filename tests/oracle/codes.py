"""Deal codes: text to deal and back."""

import re
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from math import factorial, prod

RANKS = "A23456789TJQK"
SUITS = "SHDC"
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
KINDS = {
    "HH": tuple(f"{rank}H" for rank in RANKS),
    "FT": tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS),
}
OFFSET = {"HH": 165636, "FT": 0}
LENGTH = {("HH", "N"): 7, ("FT", "N"): 7, ("HH", "E"): 34, ("FT", "E"): 100}

_MASK = (1 << 64) - 1
_DRESS = re.compile("[\\s\u00ad\u2010-\u2015\u2212-]")
_LOWER = {ord(letter): letter.upper() for letter in "abcdefghijklmnopqrstuvwxyz"}


class CodeRefusedError(ValueError):
    """A text that names no deal; its argument is the reason."""


@dataclass(frozen=True)
class Code:
    """What a deal code says: the game (HH, FT), the kind (N, E) and the number in its body."""

    game: str
    kind: str
    number: int

    def __str__(self) -> str:
        """The canonical text."""
        number, body = self.number, ""
        for _ in range(LENGTH[self.game, self.kind]):
            number, digit = divmod(number, 32)
            body = DIGITS[digit] + body
        return f"{self.game}1-{self.kind}-{body}"

    def deal(self) -> tuple[str, ...]:
        """The faces in the order in which they are dealt."""
        if self.kind == "N":
            return shuffle(self.game, self.number)
        return unrank(self.game, self.number)


def parse(text: str) -> Code:
    """Text as a player may write it in, its code out; refuses what names no deal."""
    bare = _DRESS.sub("", text).translate(_LOWER)
    game, version, kind, body = bare[:2], bare[2:3], bare[3:4], bare[4:]
    if len(bare) < 4 or not bare[:2].isalpha():
        raise CodeRefusedError("not a deal code")
    if game not in KINDS:
        raise CodeRefusedError("unknown game")
    if version != "1":
        raise CodeRefusedError("unknown version")
    if kind not in ("N", "E"):
        raise CodeRefusedError("not a deal code")
    for letter in body:
        if letter not in DIGITS:
            raise CodeRefusedError(f"character not allowed: {letter!r}")
    if len(body) != LENGTH[game, kind]:
        raise CodeRefusedError("wrong length")
    number = 0
    for letter in body:
        number = number * 32 + DIGITS.index(letter)
    if kind == "E" and number >= arrangements(Counter(pack(game))):
        raise CodeRefusedError("number out of range")
    return Code(game, kind, number)


def pack(game: str) -> list[str]:
    """A game in, its pack's faces in the order before the shuffle out."""
    if game == "HH":
        return [face for face in KINDS["HH"] for _ in range(4)]
    return list(KINDS["FT"]) * 2


def shuffle(game: str, number: int) -> tuple[str, ...]:
    """A game and the number of a numbered deal in, the shuffled pack out."""
    state = (number + OFFSET[game]) & _MASK
    cards = pack(game)
    for last in range(len(cards) - 1, 0, -1):
        size = last + 1
        while True:
            state = (state + 0x9E3779B97F4A7C15) & _MASK
            value = state
            value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
            value = (value ^ (value >> 27)) * 0x94D049BB133111EB & _MASK
            value ^= value >> 31
            if value < (1 << 64) - (1 << 64) % size:
                break
        other = value % size
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def arrangements(left: Counter[str]) -> int:
    """How often each face is left in, the number of different orders out."""
    return factorial(left.total()) // prod(factorial(count) for count in left.values())


@lru_cache(maxsize=64)
def unrank(game: str, index: int) -> tuple[str, ...]:
    """A game and the index of an arrangement in, the arrangement out."""
    left = Counter(pack(game))
    cards = []
    while left.total():
        for face in KINDS[game]:
            if not left[face]:
                continue
            left[face] -= 1
            below = arrangements(left)
            if index < below:
                cards.append(face)
                break
            index -= below
            left[face] += 1
    return tuple(cards)


def rank(game: str, cards: tuple[str, ...]) -> int:
    """A game and an arrangement of its pack in, the arrangement's index out."""
    left = Counter(pack(game))
    index = 0
    for card in cards:
        for face in KINDS[game][: KINDS[game].index(card)]:
            if left[face]:
                left[face] -= 1
                index += arrangements(left)
                left[face] += 1
        left[card] -= 1
    return index
