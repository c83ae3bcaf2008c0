"""Heart to Heart, written from its description."""

from collections import Counter
from typing import NamedTuple

from .answers import Outcome, moved

ROWS = ((1, 3, 7, 9), (0, 2, 4, 6, 8, 10), (1, 3, 5, 7, 9), (2, 4, 6, 8), (3, 5, 7), (4, 6), (5,))
SPOTS = [(row, x) for row, line in enumerate(ROWS) for x in line]
COVERS = tuple(
    tuple(spot for spot, (below, at) in enumerate(SPOTS) if below == row + 1 and at in (x - 1, x + 1))
    for row, x in SPOTS
)
HEART = tuple(f"h{number}" for number in range(1, 26))
PLACES = ("stock", "waste", *HEART)


class Table(NamedTuple):
    """A position: the heart's faces by number, the stock with the next card first, the waste with its top last."""

    heart: tuple[str | None, ...]
    stock: tuple[str, ...]
    waste: tuple[str, ...]


def deal(cards: tuple[str, ...]) -> Table:
    """A shuffled pack in, the position at the start out."""
    return Table(cards[:25], cards[25:51], cards[51:])


def is_place(_table: Table, name: str) -> bool:
    """Whether a name is a place of this game."""
    return name in PLACES


def won(table: Table) -> bool:
    """Whether the heart is empty."""
    return not any(table.heart)


def free(table: Table) -> list[str]:
    """The places whose card is covered by none."""
    return [
        HEART[spot]
        for spot, face in enumerate(table.heart)
        if face and not any(table.heart[above] for above in COVERS[spot])
    ]


def face_at(table: Table, place: str) -> str | None:
    """The face that can be seen at a place; None where no card lies, and for the stock."""
    if place == "waste":
        return table.waste[-1] if table.waste else None
    return None if place == "stock" else table.heart[HEART.index(place)]


def is_covered(table: Table, place: str) -> bool:
    """Whether a heart card lies at a place and another lies on it."""
    return place in HEART and face_at(table, place) is not None and place not in free(table)


def partners(table: Table, place: str) -> list[str]:
    """The places whose cards pair with the card of a place now."""
    open_places = [*free(table), *(["waste"] if table.waste else [])]
    if place not in open_places:
        return []
    face = face_at(table, place)
    return [other for other in open_places if other != place and face_at(table, other) == face]


def stuck(table: Table) -> bool:
    """Whether no free card has a partner among the free cards nor anywhere in stock and waste."""
    faces = Counter(face_at(table, place) for place in free(table))
    hidden = {*table.stock, *table.waste}
    return not any(count > 1 or face in hidden for face, count in faces.items())


def status(table: Table) -> str:
    """A position in, its status out."""
    if won(table):
        return "won"
    return "stuck" if stuck(table) else "playing"


def pair(one: str, other: str) -> str:
    """Two places in, their pair as records write it out."""
    if "waste" in (one, other):
        return f"{other if one == 'waste' else one}+w"
    return "+".join(sorted((one, other), key=HEART.index))


def actions(table: Table) -> list[str]:
    """Every action that can be made, as records write it."""
    if won(table):
        return []
    pairs = {pair(place, other) for place in free(table) for other in partners(table, place)}
    return (["s"] if table.stock or table.waste else []) + sorted(pairs)


def allows(table: Table, action: str) -> bool:
    """Whether a text is an action that can be made."""
    return action in actions(table)


def apply(table: Table, action: str) -> tuple[Table, int]:
    """A position and one of its actions in, the next position and the points out."""
    heart, stock, waste = table
    if action == "s":
        if stock:
            return Table(heart, stock[1:], (*waste, stock[0])), 0
        return Table(heart, waste, ()), 0
    gone = action.split("+")
    left = tuple(None if HEART[spot] in gone else face for spot, face in enumerate(heart))
    if "w" in gone:
        return Table(left, stock, waste[:-1]), 10
    return Table(left, stock, waste), 20


def tap(table: Table, place: str, selected: str | None) -> Outcome:
    """A place tapped while another, or none, is selected."""
    if place == "stock":
        return moved("s") if table.stock or table.waste else Outcome("nothing", selected=selected)
    if face_at(table, place) is None:
        return Outcome("nothing", selected=selected)
    if is_covered(table, place):
        return Outcome("nothing", "covered", selected=selected)
    if selected is None:
        return Outcome("selected", selected=place)
    if selected == place:
        return Outcome("deselected")
    return _second_tap(table, place, selected)


def _second_tap(table: Table, place: str, selected: str) -> Outcome:
    if face_at(table, place) == face_at(table, selected):
        return moved(pair(place, selected))
    return Outcome("selected", "different-rank", selected=place)


def drag(table: Table, source: str, target: str, selected: str | None) -> Outcome:
    """A card dragged from one place to another."""
    if is_covered(table, source):
        return Outcome("nothing", "covered", selected=selected)
    if source == target or face_at(table, source) is None or face_at(table, target) is None:
        return Outcome("nothing", selected=selected)
    if is_covered(table, target):
        return Outcome("rejected", "covered", selected=selected)
    if face_at(table, source) != face_at(table, target):
        return Outcome("rejected", "different-rank", selected=selected)
    return moved(pair(source, target))


def piles(table: Table) -> dict[str, object]:
    """A position in, its piles as a state shows them out."""
    return {"stock": len(table.stock), "waste": list(table.waste), **dict(zip(HEART, table.heart, strict=True))}


def marks(table: Table, selected: str | None, *, help_on: bool) -> dict[str, object]:
    """A position, the selection and the setting in, the free, outlined and dimmed places of the state out."""
    outlined = [place for place in free(table) if partners(table, place)] if help_on else []
    dimmed: list[str] = []
    if selected is not None and help_on:
        bright = {selected, *partners(table, selected)}
        dimmed = [place for place in (*HEART, "waste") if face_at(table, place) and place not in bright]
    return {"free": free(table), "outlined": outlined, "dimmed": dimmed}
