"""Quarante Voleurs, written from its description."""

import itertools
import re
from typing import NamedTuple

from .answers import Outcome, moved
from .codes import RANKS, SUITS

FOUNDATIONS = tuple(f"f{number}" for number in range(1, 9))
COLUMNS = tuple(f"c{number}" for number in range(1, 11))
PLACES = ("stock", "waste", *FOUNDATIONS, *COLUMNS)

Pile = tuple[str, ...]


class Table(NamedTuple):
    """A position: all piles with the top card last, but the stock with the next card first."""

    foundations: tuple[Pile, ...]
    columns: tuple[Pile, ...]
    stock: Pile
    waste: Pile


def deal(cards: tuple[str, ...]) -> Table:
    """A shuffled pack in, the position at the start out."""
    return Table(((),) * 8, tuple(cards[at : at + 4] for at in range(0, 40, 4)), cards[40:], ())


def is_place(table: Table, name: str) -> bool:
    """Whether a name is a place of this game, or a card that lies in a column now."""
    found = re.fullmatch(r"stock|waste|f[1-8]|(c(?:[1-9]|10))(?:\.([1-9][0-9]{0,3}))?", name)
    return found is not None and (found[2] is None or int(found[2]) <= len(pile(table, found[1])))


def pile(table: Table, place: str) -> Pile:
    """The cards at a place; none for the stock, whose cards are hidden."""
    if place == "waste":
        return table.waste
    if place == "stock":
        return ()
    return (table.columns if place[0] == "c" else table.foundations)[int(place[1:]) - 1]


def split(table: Table, name: str) -> tuple[str, int]:
    """A place's name in, its pile and how many cards lie on the card it names out."""
    place, _, depth = name.partition(".")
    return place, len(pile(table, place)) - int(depth) if depth else 0


def won(table: Table) -> bool:
    """Whether every card lies on a foundation."""
    return all(len(cards) == 13 for cards in table.foundations)


def status(table: Table) -> str:
    """A position in, its status out."""
    return "won" if won(table) else "playing"


def value(face: str) -> int:
    """A face in, its rank as a number from 0 out."""
    return RANKS.index(face[0])


def refusal(table: Table, face: str, target: str) -> str | None:
    """The rule that forbids a card on a foundation or column, if one does."""
    cards = pile(table, target)
    if target in FOUNDATIONS:
        if face[1] != SUITS[FOUNDATIONS.index(target) % 4]:
            return "foundation-suit"
        return None if value(face) == len(cards) else "foundation-order"
    if not cards:
        return None
    if value(cards[-1]) == 0:
        return "onto-ace"
    if face[1] != cards[-1][1]:
        return "wrong-suit"
    return None if value(face) + 1 == value(cards[-1]) else "wrong-rank"


def targets(table: Table, name: str) -> list[str]:
    """A place in, all places to which its card can be moved by hand out."""
    place, above = split(table, name)
    if above or not pile(table, place) or won(table):
        return []
    return _accepting(table, place)


def _accepting(table: Table, place: str) -> list[str]:
    face = pile(table, place)[-1]
    there = COLUMNS if place in FOUNDATIONS else FOUNDATIONS + COLUMNS
    return [other for other in there if other != place and refusal(table, face, other) is None]


def best(table: Table, place: str) -> str | None:
    """The place to which a double click moves the top card of the waste or of a column, if there is one."""
    there = _accepting(table, place)
    foundations = [other for other in there if other in FOUNDATIONS]
    columns = [other for other in there if other in COLUMNS]
    lone = place in COLUMNS and len(pile(table, place)) == 1
    if lone:
        columns = [other for other in columns if pile(table, other)]
    longest = sorted(columns, key=lambda other: -len(pile(table, other)))
    return next(iter(foundations + longest), None)


def move(source: str, target: str) -> Outcome:
    """Two places in, the outcome that moves a card from the one to the other out."""
    return moved(f"{'w' if source == 'waste' else source}>{target}")


def actions(table: Table) -> list[str]:
    """Every action that can be made, as records write it."""
    if won(table):
        return []
    sources = [("w", "waste"), *((place, place) for place in FOUNDATIONS + COLUMNS)]
    moves = [
        f"{short}>{target}" for short, place in sources if pile(table, place) for target in _accepting(table, place)
    ]
    return (["s"] if table.stock else []) + moves


def allows(table: Table, action: str) -> bool:
    """Whether a text is an action that can be made."""
    short, _, target = action.partition(">")
    if won(table) or short not in ("s", "w", *FOUNDATIONS, *COLUMNS):
        return False
    if short == "s":
        return action == "s" and bool(table.stock)
    source = "waste" if short == "w" else short
    return bool(pile(table, source)) and target in _accepting(table, source)


def apply(table: Table, action: str) -> tuple[Table, int]:
    """A position and one of its actions in, the next position and the points out."""
    if action == "s":
        return table._replace(stock=table.stock[1:], waste=(*table.waste, table.stock[0])), 0
    short, target = action.split(">")
    source = "waste" if short == "w" else short
    face = pile(table, source)[-1]
    lifted = _with_pile(table, source, pile(table, source)[:-1])
    points = {"wf": 10, "cf": 10, "wc": 5, "fc": -15, "cc": 0}[source[0] + target[0]]
    return _with_pile(lifted, target, (*pile(table, target), face)), points


def _with_pile(table: Table, place: str, cards: Pile) -> Table:
    if place == "waste":
        return table._replace(waste=cards)
    at = int(place[1:]) - 1
    if place[0] == "c":
        return table._replace(columns=(*table.columns[:at], cards, *table.columns[at + 1 :]))
    return table._replace(foundations=(*table.foundations[:at], cards, *table.foundations[at + 1 :]))


def tap(table: Table, name: str) -> Outcome:
    """A place tapped."""
    if name == "stock":
        return moved("s") if table.stock else Outcome("rejected", "stock-spent")
    place, above = split(table, name)
    if place in FOUNDATIONS or not pile(table, place):
        return Outcome("nothing")
    if above:
        return Outcome("rejected", "not-on-top")
    target = best(table, place)
    if target is None or (place in COLUMNS and target in COLUMNS):
        return Outcome("rejected", "no-place")
    return move(place, target)


def double(table: Table, name: str) -> Outcome:
    """A place, not the stock, clicked twice while double clicks are on."""
    place, above = split(table, name)
    if place in FOUNDATIONS or not pile(table, place):
        return Outcome("nothing")
    if above:
        return Outcome("rejected", "not-on-top")
    target = best(table, place)
    return move(place, target) if target else Outcome("rejected", "no-place")


def drag(table: Table, source_name: str, target_name: str, *, auto: bool) -> Outcome:
    """A card dragged from one place to another, with or without automatic placement."""
    source, above = split(table, source_name)
    target, _ = split(table, target_name)
    if source == target or not pile(table, source):
        return Outcome("nothing")
    if above:
        run = pile(table, source)[-above - 1 :]
        return Outcome("rejected", "one-card-only" if _is_sequence(run) else "not-on-top")
    chosen = best(table, source) if auto and source not in FOUNDATIONS else None
    return move(source, chosen) if chosen else _by_hand(table, source, target)


def _is_sequence(run: Pile) -> bool:
    return all(low[1] == high[1] and value(low) + 1 == value(high) for high, low in itertools.pairwise(run))


def _by_hand(table: Table, source: str, target: str) -> Outcome:
    if target in ("stock", "waste"):
        return Outcome("rejected", "no-place")
    if source in FOUNDATIONS and target in FOUNDATIONS:
        return Outcome("rejected", "foundation-to-foundation")
    reason = refusal(table, pile(table, source)[-1], target)
    return Outcome("rejected", reason) if reason else move(source, target)


def piles(table: Table) -> dict[str, object]:
    """A position in, its piles as a state shows them out."""
    shown: dict[str, object] = {"stock": len(table.stock)}
    return shown | {place: list(pile(table, place)) for place in PLACES[1:]}
