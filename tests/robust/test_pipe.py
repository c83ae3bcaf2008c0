"""A flood of commands beside the window: every turn a few, none lost, and no more in memory than can be used."""

import io
import threading
from itertools import count

from game.outbox import Outbox
from game.pipe import CommandPipe
from tests.helpers import Program

LINES = 500
_HUNG = 60.0


class Flood(io.BytesIO):
    """Commands without end, or with one; counts what has been read."""

    def __init__(self, lines: int) -> None:
        super().__init__(b"state\n" * lines)
        self.read_lines = 0

    def readline(self, size: int | None = -1, /) -> bytes:
        self.read_lines += 1
        return super().readline(-1 if size is None else size)


class Piped:
    """A pipe into a program without a window, on a clock that ticks whenever it is looked at."""

    def __init__(self, source: io.BytesIO, ready_after: int, ticks_a_second: float = 1000) -> None:
        program = Program()
        program.run("new HH1-N-AAAAAAM")
        ticks = count()
        self._answers = io.BytesIO()
        self._outbox = Outbox(self._answers, lambda: None)
        self._wakes = 0
        self._ready_after = ready_after
        self.ready = threading.Event()
        self.pipe = CommandPipe(
            program.protocol, source, self._outbox, self._wake, lambda: next(ticks) / ticks_a_second
        )

    def _wake(self) -> None:
        self._wakes += 1
        if self._wakes == self._ready_after:
            self.ready.set()

    @property
    def answered(self) -> int:
        """How many commands were answered."""
        assert self._outbox.close(_HUNG)
        return self._answers.getvalue().count(b"\n") - 1


def test_a_flood_takes_a_part_of_each_turn_only() -> None:
    piped = Piped(Flood(50), ready_after=51)
    assert piped.ready.wait(_HUNG)
    turns = []
    while piped.pipe.waits:
        before = piped.answered
        going_on = piped.pipe.carry_out()
        turns.append(piped.answered - before)
    assert not going_on
    assert sum(turns) == 50
    assert max(turns) <= 8
    assert min(turns[:-1]) >= 1


class TornInput(Flood):
    """Commands from a terminal that hangs up: reading fails where they should go on."""

    def readline(self, size: int | None = -1, /) -> bytes:
        line = super().readline(size)
        if not line:
            raise OSError
        return line


def test_input_that_breaks_off_has_ended() -> None:
    piped = Piped(TornInput(2), ready_after=3)
    assert piped.ready.wait(_HUNG)
    going_on = [piped.pipe.carry_out() for _ in range(2)]
    assert not all(going_on)
    assert piped.answered == 2


def test_a_slow_command_comes_alone() -> None:
    """However long one takes, the next turn brings the next."""
    piped = Piped(Flood(3), ready_after=4, ticks_a_second=0.001)
    assert piped.ready.wait(_HUNG)
    assert piped.pipe.carry_out()
    assert piped.answered == 1


def test_what_is_read_ahead_is_bounded() -> None:
    """A line has up to 1 MiB: ten thousand of them read ahead would fill the memory."""
    source = Flood(LINES)
    piped = Piped(source, ready_after=64)
    assert piped.ready.wait(_HUNG)
    assert source.read_lines <= 66
    while piped.pipe.carry_out():
        assert source.read_lines <= piped.answered + 66
    assert piped.answered == LINES


def test_quit_leaves_the_rest_undone() -> None:
    source = io.BytesIO(b"quit\nstate\n")
    piped = Piped(source, ready_after=3)
    assert piped.ready.wait(_HUNG)
    assert not piped.pipe.carry_out()
    assert piped.answered == 1
