"""Arrangements of a pack in lexicographic order: the index of an order, and the order of an index.

Cards of equal face are the same kind here, so a pack with twins has fewer arrangements than factorial many.
"""

from collections import Counter
from math import factorial, prod

from game.rules.cards import Card, Pile


def count(pack: Pile) -> int:
    """Return how many different arrangements of `pack` there are."""
    return _count(Counter(card.kind for card in pack))


def _count(left: Counter[int]) -> int:
    return factorial(left.total()) // prod(factorial(copies) for copies in left.values())


def index_of(order: Pile) -> int:
    """Return the place of `order` among all arrangements of its cards, from 0."""
    left = Counter(card.kind for card in order)
    following = _count(left)
    index = 0
    for card in order:
        size = left.total()
        before = sum(left[kind] for kind in left if kind < card.kind)
        index += following * before // size
        following = following * left[card.kind] // size
        left[card.kind] -= 1
    return index


def order_at(pack: Pile, index: int) -> Pile:
    """Return the arrangement of `pack` at `index`; twins come in the pack's order.

    Raises:
        IndexError: if there is no arrangement of that index.
    """
    twins: dict[int, list[Card]] = {}
    for card in sorted(pack, key=lambda card: (card.kind, -card.ident)):
        twins.setdefault(card.kind, []).append(card)
    following = count(pack)
    if not 0 <= index < following:
        raise IndexError(index)
    order: list[Card] = []
    for size in range(len(pack), 0, -1):
        for cards in twins.values():
            starting_here = following * len(cards) // size
            if index < starting_here:
                break
            index -= starting_here
        following = starting_here
        order.append(cards.pop())
    return tuple(order)
