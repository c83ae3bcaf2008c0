"""The play protocol's commands."""

import logging
from collections.abc import Callable, Collection
from typing import NamedTuple, Protocol

from game import VERSION
from game.desk import Desk, NoGameError
from game.i18n import Words
from game.protocol.state import Json, state_of
from game.rules.action import Record, RecordError
from game.rules.controller import PlaceError
from game.rules.deal import DealCode, DealCodeError
from game.rules.games import Game
from game.rules.session import Answer
from game.rules.table import Spot
from game.settings import ALL, SettingError, Settings
from game.store import Store

_log = logging.getLogger(__name__)

PROTOCOL = 1
LONGEST_LINE = 1 << 20
"""Bytes; a longer line is skipped with an error, so that no input can fill the memory."""
_ECHOED = 40


class ProtocolError(Exception):
    """A command that can't be understood or carried out."""

    def __init__(self, error: str, detail: str) -> None:
        super().__init__(detail)
        self.error = error
        self.detail = detail


class Window(Protocol):
    """What the protocol needs of a window."""

    def where(self, spot: Spot) -> tuple[int, int, int, int]:
        """Return a point of a place that a click hits, then the width and height of what shows of it, window pixels."""

    @property
    def page_names(self) -> Collection[str]:
        """The names of the pages it can show."""

    def show_page(self, name: str) -> None:
        """Show a page, one of `page_names`."""

    def screenshot(self, path: str) -> None:
        """Save what the window shows as PNG.

        Raises:
            OSError: if the file can't be written.
        """


class _Command(NamedTuple):
    """A command: how many words follow its name (None: the rest of the line as one), and what it does."""

    words: int | None
    run: Callable[..., Json]


class PlayProtocol:
    """Carries out commands on the desk."""

    def __init__(
        self, desk: Desk, settings: Settings, store: Store, words: Words, window: Window | None = None
    ) -> None:
        """Make a protocol.

        Args:
            desk: the games.
            settings: the settings.
            store: asked for the statistics.
            words: the language of messages.
            window: the window that plays beside, if any.
        """
        self._desk = desk
        self._settings = settings
        self._store = store
        self._words = words
        self._window = window
        self.finished = False
        self._commands = {
            "new": _Command(None, self._new),
            "restart": _Command(0, self._restart),
            "tap": _Command(1, lambda place: self._acted(self._desk.tap(self._spot(place)))),
            "double": _Command(1, lambda place: self._acted(self._desk.double(self._spot(place)))),
            "drag": _Command(2, self._drag),
            "undo": _Command(0, lambda: self._acted(self._desk.undo())),
            "redo": _Command(0, lambda: self._acted(self._desk.redo())),
            "targets": _Command(1, self._targets),
            "state": _Command(0, self._state),
            "set": _Command(2, self._set),
            "settings": _Command(0, lambda: {"settings": self._settings.as_dict()}),
            "record": _Command(0, lambda: {"record": self._desk.session.record.text}),
            "replay": _Command(None, self._replay),
            "stats": _Command(0, self._stats),
            "where": _Command(1, self._where),
            "page": _Command(1, self._page),
            "screenshot": _Command(None, self._screenshot),
            "quit": _Command(0, self._quit),
        }

    @staticmethod
    def greeting() -> Json:
        """Return the first answer, given before any command."""
        return {"ok": True, "protocol": PROTOCOL, "name": "Heart Thieves", "version": VERSION}

    def answer(self, line: bytes) -> Json | None:
        """Carry out one line.

        Args:
            line: the line, with or without its end.

        Returns:
            The answer, or None for a blank line.
        """
        if not line.strip():
            return None
        try:
            return {"ok": True, **self._run(line)}
        except ProtocolError as error:
            return {"ok": False, "error": error.error, "detail": error.detail}
        except NoGameError:
            return {"ok": False, "error": "no-game", "detail": "no game yet: try 'new hh' or 'new ft'"}
        except Exception:  # noqa: BLE001 (a line must get its answer whatever happens; the log has the rest)
            _log.exception("unexpected error")
            return {"ok": False, "error": "internal-error", "detail": "something went wrong; the log tells more"}

    def _run(self, line: bytes) -> Json:
        if len(line) > LONGEST_LINE:
            raise ProtocolError("bad-arguments", f"a line has at most {LONGEST_LINE} bytes")
        name_bytes, *rest = line.strip().split(maxsplit=1)
        name = _decoded(name_bytes)
        command = self._commands.get(name)
        if command is None:
            raise ProtocolError("unknown-command", f"no such command: {name[:_ECHOED]}")
        raw = rest if command.words is None else b" ".join(rest).split()
        wanted = 1 if command.words is None else command.words
        if len(raw) != wanted:
            raise ProtocolError("bad-arguments", f"{name} takes {wanted}, not {len(raw)}")
        return command.run(*(_decoded(word, "bad-arguments") for word in raw))

    def _new(self, text: str) -> Json:
        games = {game.value: game for game in Game}
        if text in games:
            self._desk.new(games[text])
        else:
            self._desk.open(self._code(text))
        return self._state()

    def _code(self, text: str) -> DealCode:
        try:
            return DealCode.parse(text)
        except DealCodeError as error:
            raise ProtocolError("bad-code", self._words.code_fault(error)) from None

    def _restart(self) -> Json:
        self._desk.restart()
        return self._state()

    def _replay(self, text: str) -> Json:
        try:
            self._desk.replay(Record.parse(text))
        except RecordError as error:
            raise ProtocolError("bad-record", str(error)) from None
        return self._state()

    def _spot(self, text: str) -> Spot:
        session = self._desk.session
        try:
            return session.controller.spot(session.table, text)
        except PlaceError as error:
            raise ProtocolError("bad-place", str(error)) from None

    def _drag(self, source: str, target: str) -> Json:
        return self._acted(self._desk.drag(self._spot(source), self._spot(target).place))

    def _targets(self, place: str) -> Json:
        return {"targets": [target.name for target in self._desk.session.targets(self._spot(place))]}

    def _acted(self, answer: Answer) -> Json:
        return {"result": answer.result, "reason": answer.reason, **self._state()}

    def _state(self) -> Json:
        return {"state": state_of(self._desk.session, self._words)}

    def _set(self, name: str, value: str) -> Json:
        if name not in ALL:
            raise ProtocolError("unknown-setting", f"no such setting: {name[:_ECHOED]}")
        try:
            self._settings.set(name, value)
        except SettingError as error:
            raise ProtocolError("bad-value", str(error)) from None
        return {}

    def _stats(self) -> Json:
        return {"stats": {game.value: self._store.statistics(game.value)._asdict() for game in Game}}

    def _shown(self) -> Window:
        if self._window is None:
            raise ProtocolError("no-window", "this needs a window: start with --protocol instead of --headless")
        return self._window

    def _where(self, place: str) -> Json:
        window = self._shown()
        x, y, width, height = window.where(self._spot(place))
        return {"x": x, "y": y, "w": width, "h": height}

    def _page(self, name: str) -> Json:
        window = self._shown()
        if name not in window.page_names:
            raise ProtocolError("bad-arguments", f"no such page: {name[:_ECHOED]}")
        window.show_page(name)
        return {}

    def _screenshot(self, path: str) -> Json:
        try:
            self._shown().screenshot(path)
        except (OSError, ValueError) as error:
            raise ProtocolError("bad-arguments", f"can't save {path[:_ECHOED]}: {error}") from None
        return {}

    def _quit(self) -> Json:
        self.finished = True
        return {}


def _decoded(word: bytes, error: str = "unknown-command") -> str:
    try:
        return word.decode()
    except UnicodeDecodeError:
        raise ProtocolError(error, "the line is not UTF-8") from None
