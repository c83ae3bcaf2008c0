"""The shuffles of numbered deals: SplitMix64 and Fisher-Yates, the same on every platform for ever."""

from collections.abc import Iterator

from game.rules.cards import Card, Pile

_WORD = 1 << 64
_MASK = _WORD - 1


def _splitmix64(state: int) -> Iterator[int]:
    """Yield the 64-bit outputs of the SplitMix64 generator (Steele, Lea, Flood 2014) started at `state`."""
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        word = state
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
        yield word ^ (word >> 31)


def _bounded(words: Iterator[int], n: int) -> int:
    """Take words until one falls below the largest multiple of `n`, so that every remainder is equally likely."""
    limit = _WORD - _WORD % n
    return next(word for word in words if word < limit) % n


def shuffle(pack: Pile, seed: int) -> Pile:
    """Shuffle a pack.

    Args:
        pack: the cards in their unshuffled order.
        seed: the generator's start, taken modulo 2^64.

    Returns:
        The same cards in the order that belongs to `seed`.
    """
    words = _splitmix64(seed & _MASK)
    cards: list[Card] = list(pack)
    for i in range(len(cards) - 1, 0, -1):
        j = _bounded(words, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)
