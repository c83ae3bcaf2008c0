"""Answers on their way to whoever reads them, late perhaps, or never."""

import threading
from collections import deque
from collections.abc import Callable

from game.protocol import Sink, write_whole

MOST_HELD = 1 << 16
"""Bytes that wait for a reader before there is no more room; the answer that goes beyond is still taken."""


class Outbox:
    """Writes answers in a thread of its own, so that a reader who does not read blocks nobody else."""

    def __init__(self, sink: Sink, wake: Callable[[], None]) -> None:
        """Begin to write.

        Args:
            sink: takes the answers.
            wake: called from the writing thread when there is room again, or nobody reads any more.
        """
        self._sink = sink
        self._wake = wake
        self._changed = threading.Condition()
        self._answers: deque[bytes] = deque()
        self._held = 0
        self._broken = False
        threading.Thread(target=self._write, name="answers", daemon=True).start()

    @property
    def has_room(self) -> bool:
        """Whether another answer should be given."""
        return self._held < MOST_HELD

    @property
    def broken(self) -> bool:
        """Whether nobody reads any more."""
        return self._broken

    def put(self, answer: bytes) -> None:
        """Take an answer, without waiting; one that nobody will read is forgotten."""
        with self._changed:
            if not self._broken:
                self._answers.append(answer)
                self._held += len(answer)
                self._changed.notify_all()

    def close(self, seconds: float) -> bool:
        """Wait until everything is written or nobody reads, so many seconds at most; tell whether it came to that."""
        with self._changed:
            return self._changed.wait_for(lambda: self._held == 0, seconds)

    def _write(self) -> None:
        while not self._broken:
            with self._changed:
                self._changed.wait_for(lambda: self._answers)
                answer = self._answers.popleft()
            try:
                write_whole(self._sink, answer)
            except OSError:
                # A closed pipe has another error on every system.
                self._give_up()
            else:
                self._make_room(len(answer))

    def _make_room(self, written: int) -> None:
        with self._changed:
            was_full = not self.has_room
            self._held -= written
            awaited = was_full and self.has_room
            self._changed.notify_all()
        if awaited:
            self._wake()

    def _give_up(self) -> None:
        with self._changed:
            self._broken = True
            self._answers.clear()
            self._held = 0
            self._changed.notify_all()
        self._wake()
