"""A game's state as the play protocol tells it."""

from typing import Any

from game.i18n import Words
from game.rules.cards import Pile
from game.rules.games import Game
from game.rules.session import Session
from game.rules.table import STOCK, Role

Json = dict[str, Any]


def state_of(session: Session, words: Words) -> Json:
    """Return a game's state as the protocol tells it; face-down cards are never told."""
    state: Json = {
        "game": session.code.game.value,
        "code": session.code.text,
        "status": session.status,
        "score": session.score,
        "moves": session.moves,
        "seconds": round(session.seconds, 1),
        "undo": session.undoable,
        "redo": session.redoable,
        "selected": session.selected.name if session.selected else None,
        "message": words.refusal(session.message) if session.message else None,
        "piles": {place.name: _told(place.role, session.table.pile(place)) for place in session.controller.places},
    }
    if session.code.game is Game.HEART_TO_HEART:
        marks = session.marks._asdict()
        state |= {name: [place.name for place in places] for name, places in marks.items()}
    return state


def _told(role: Role, pile: Pile) -> int | str | list[str] | None:
    if role is STOCK.role:
        return len(pile)
    if role is Role.HEART:
        return pile[-1].text if pile else None
    return [card.text for card in pile]
