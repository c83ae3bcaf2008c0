"""Commands of the play protocol from standard input, while a window plays."""

import os
import queue
import sys
import threading
import time
from collections.abc import Callable
from typing import BinaryIO

from game.protocol import PlayProtocol, encode, read_lines

_TURN = 0.008
"""Seconds after which commands that have come wait for the next turn: about half of a frame's time."""
_MOST_WAITING = 64
"""Lines read ahead; each may be as long as the protocol allows, and nothing bounds how many are sent."""


class CommandPipe:
    """Reads commands in a thread; they are carried out when the window asks for it."""

    def __init__(
        self,
        protocol: PlayProtocol,
        source: BinaryIO,
        sink: BinaryIO,
        wake: Callable[[], None],
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """Greet and begin to read.

        Args:
            protocol: carries commands out.
            source: the commands, one a line.
            sink: the answers.
            wake: called from the reading thread when a command has come.
            clock: seconds, from any start.
        """
        self._protocol = protocol
        self._source = source
        self._sink = sink
        self._wake = wake
        self._clock = clock
        self._lines: queue.Queue[bytes | None] = queue.Queue(_MOST_WAITING)
        self._put(encode(protocol.greeting()))
        threading.Thread(target=self._read, name="commands", daemon=True).start()

    def _read(self) -> None:
        for line in read_lines(self._source):
            self._lines.put(line)
            self._wake()
        self._lines.put(None)
        self._wake()

    @property
    def waits(self) -> bool:
        """Whether there is something to carry out."""
        return not self._lines.empty()

    def carry_out(self) -> bool:
        """Carry out commands that have come, for a part of a frame's time and at least one.

        Returns:
            False once the input has ended, or `quit` came.
        """
        end = self._clock() + _TURN
        while not self._protocol.finished:
            try:
                line = self._lines.get_nowait()
            except queue.Empty:
                return True
            if line is None:
                return False
            answer = self._protocol.answer(line)
            if answer is not None and not self._put(encode(answer)):
                return False
            if not self._protocol.finished and self._clock() >= end:
                return True
        return False

    def _put(self, answer: bytes) -> bool:
        """Write an answer; tell whether somebody still reads."""
        try:
            self._sink.write(answer)
            self._sink.flush()
        except OSError:
            # A closed pipe has another error on every system.
            return False
        return True


def own_stdin() -> BinaryIO:
    """Return standard input as a stream of our own: a thread that waits in `sys.stdin` would stall the exit."""
    return os.fdopen(os.dup(sys.stdin.fileno()), "rb")
