"""What tests share: deals and tables made to measure, and games played by words."""

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from game.desk import Desk
from game.i18n import Words
from game.protocol import PlayProtocol
from game.rules.cards import RANK_LETTERS, SUIT_LETTERS, Card, Pile, Suit
from game.rules.controller import Reason
from game.rules.deal import DealCode
from game.rules.games import PACKS, Game
from game.rules.session import CONTROLLERS, Answer, Session
from game.rules.settings import RuleSettings
from game.rules.table import Place, Spot, Table
from game.settings import Settings
from game.store import Store

HH, FT = Game.HEART_TO_HEART, Game.FORTY_THIEVES
DATA = Path(__file__).parent / "data"
DEALS: dict[str, Any] = json.loads((DATA / "deals.json").read_text(encoding="utf-8"))
EXAMPLES: dict[str, str] = json.loads((DATA / "examples.json").read_text(encoding="utf-8"))
PERFT: list[dict[str, Any]] = json.loads((DATA / "perft.json").read_text(encoding="utf-8"))
FIRST = "HH1-N-AAAAAAM"
"""The documented deal of Heart to Heart (HH-21)."""


def faces(pile: Pile) -> str:
    """A pile in, its faces deepest first out."""
    return " ".join(card.text for card in pile)


def place(game: Game, name: str) -> Place:
    """A place's name in, the place out."""
    return next(place for place in CONTROLLERS[game].places if place.name == name)


def code_of(code: DealCode | str) -> DealCode:
    """A deal code or its text in, the code out."""
    return DealCode.parse(code) if isinstance(code, str) else code


def dealt(game: Game, **pinned: str) -> DealCode:
    """Faces of some places in (columns deepest first, the stock next first); a deal that lays them so out."""
    slots: dict[int, str] = {}
    for name, text in pinned.items():
        for position, face in enumerate(text.split(), start=_first_position(game, name)):
            slots[position] = face
    left = list(PACKS[game])
    chosen: dict[int, Card] = {}
    for position, face in slots.items():
        chosen[position] = next(card for card in left if card.text == face)
        left.remove(chosen[position])
    rest = iter(left)
    return DealCode.explicit(game, tuple(chosen.get(n) or next(rest) for n in range(len(PACKS[game]))))


def _first_position(game: Game, name: str) -> int:
    if game is HH:
        return {"stock": 25, "waste": 51}.get(name) or int(name[1:]) - 1
    return 40 if name == "stock" else 4 * (int(name[1:]) - 1)


def table(game: Game, **piles: str) -> Table:
    """Faces by place in, deepest first (the stock's next card last); a table with these cards alone out."""
    number = count()

    def pile(text: str) -> Pile:
        return tuple(
            Card(next(number), RANK_LETTERS.index(face[0]) + 1, Suit(SUIT_LETTERS.index(face[1])))
            for face in text.split()
        )

    return Table(tuple(pile(piles.get(place.name, "")) for place in CONTROLLERS[game].places))


def started(code: DealCode | str, settings: RuleSettings | None = None) -> Session:
    """A deal in, a session at its start out."""
    rules = settings or RuleSettings()
    return Session(code_of(code), lambda: rules)


def standing(game: Game, settings: RuleSettings | None = None, **piles: str) -> Session:
    """Faces by place in, a session on a table with these cards alone out."""
    session = started(DealCode.numbered(game, 0), settings)
    course = session._course
    course._now = course._now._replace(table=table(game, **piles))
    return session


def say(session: Session, line: str) -> str:
    """A gesture as in the play protocol in (`-` for beside every place); its result, and the reason if any, out."""
    word, *names = line.split()
    spots = [session.controller.spot(session.table, name) if name != "-" else None for name in names]
    answer = _GESTURES[word](session, *spots)
    return " ".join(filter(None, answer))


def _drag(session: Session, source: Spot, target: Spot | None) -> Answer:
    return session.drag(source, target.place if target else None)


_GESTURES: dict[str, Callable[..., Answer]] = {
    "tap": Session.tap,
    "double": Session.double,
    "second": Session.second_click,
    "drag": _drag,
    "undo": Session.undo,
    "redo": Session.redo,
}


def play(session: Session, words: str) -> Session:
    """Actions as in a record in; the session after them out."""
    for word in words.split():
        session.perform(session.controller.vocabulary[word])
    return session


def pile(session: Session, name: str) -> str:
    """A place's name in, the faces there out."""
    return faces(session.table.pile(place(session.code.game, name)))


def targets(session: Session, name: str) -> list[str]:
    """A place's name in, the names of the places that take its card out."""
    return [target.name for target in session.targets(session.controller.spot(session.table, name))]


class Program:
    """The program without a window: a store, and on it a desk that can be opened again as by another start."""

    def __init__(self, store: Store | None = None, numbers: tuple[int, ...] = (0, 1, 2, 3, 4, 5)) -> None:
        """Start on a store, one in memory failing that; `numbers` are the random deals to come."""
        self.store = store or Store.open(None, lambda: 1_000.0)
        self.settings = Settings(self.store.settings(), self.store.set_setting)
        self.words = Words()
        self.desk = Desk(self.store, self.settings, iter(numbers).__next__)
        self.protocol = PlayProtocol(self.desk, self.settings, self.store, self.words)

    def again(self) -> "Program":
        """End as the program does and start anew on the same store."""
        self.desk.close()
        return Program(self.store)

    def say(self, line: str) -> dict[str, Any]:
        """A command in, its answer out."""
        answer = self.protocol.answer(line.encode())
        assert answer is not None
        return answer

    def run(self, *lines: str) -> dict[str, Any]:
        """Commands in that must all be carried out, the last one's answer out."""
        for line in lines:
            answer = self.say(line)
            assert answer["ok"], (line, answer)
        return answer


def said(session: Session) -> Reason | None:
    """The rule that the last gesture was refused by, as far as the settings have it explained."""
    return session.message.reason if session.message else None
