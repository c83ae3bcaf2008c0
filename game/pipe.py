"""Commands of the play protocol from standard input, while a window plays."""

import queue
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import BinaryIO

from game.outbox import Outbox
from game.protocol import PlayProtocol, encode, read_lines

_TURN = 0.008
"""Seconds after which commands that have come wait for the next turn: about half of a frame's time."""
_DELIVERY = 2.0
"""Seconds that a reader has at the end, when window and files are closed already."""
_MOST_WAITING = 64
"""Lines read ahead; each may be as long as the protocol allows, and nothing bounds how many are sent."""


class CommandPipe:
    """Reads commands in a thread; they are carried out when the window asks for it."""

    def __init__(
        self,
        protocol: PlayProtocol,
        source: BinaryIO,
        outbox: Outbox,
        wake: Callable[[], None],
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """Greet and begin to read.

        Args:
            protocol: carries commands out.
            source: the commands, one a line.
            outbox: takes the answers.
            wake: called from the reading thread when a command has come.
            clock: seconds, from any start.
        """
        self._protocol = protocol
        self._source = source
        self._outbox = outbox
        self._wake = wake
        self._clock = clock
        self._lines: queue.Queue[bytes | None] = queue.Queue(_MOST_WAITING)
        outbox.put(encode(protocol.greeting()))
        threading.Thread(target=self._read, name="commands", daemon=True).start()

    def _read(self) -> None:
        # Input that can't be read any further, as from a terminal that hung up, has ended.
        with suppress(OSError):
            for line in read_lines(self._source):
                self._lines.put(line)
                self._wake()
        self._lines.put(None)
        self._wake()

    @property
    def waits(self) -> bool:
        """Whether there is something that can be carried out."""
        return not self._lines.empty() and self._outbox.has_room

    def carry_out(self) -> bool:
        """Carry out commands that have come, for a part of a frame's time and at least one.

        While answers are not read, commands wait; the outbox wakes the window once they can go on.

        Returns:
            False once the input has ended, `quit` came, or nobody reads the answers any more.
        """
        end = self._clock() + _TURN
        while self.waits:
            line = self._lines.get_nowait()
            if line is None:
                return False
            answer = self._protocol.answer(line)
            if answer is not None:
                self._outbox.put(encode(answer))
            if self._protocol.finished:
                return False
            if self._clock() >= end:
                break
        return not self._outbox.broken

    def close(self) -> None:
        """Give whoever reads late some seconds to get the answers."""
        self._outbox.close(_DELIVERY)
