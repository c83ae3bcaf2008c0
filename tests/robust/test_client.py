"""Clients of the play protocol that never read, go away, write in pieces, or write what is no line of text."""

import os
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from game.outbox import MOST_HELD, Outbox
from game.pipe import CommandPipe
from game.protocol.commands import LONGEST_LINE
from tests.helpers import FIRST, Program
from tests.oracle.engine import MAIN, Engine
from tests.robust.test_pipe import Flood

HUNG = 60.0
QUIET = 1.0
MODES = ("--headless", "--protocol")
ANSWER = b"x" * 1000


class Clogged:
    """A sink that takes nothing until it is opened, then all, a byte less than it is given, or breaks."""

    def __init__(self) -> None:
        self.opened = threading.Event()
        self.broken = False
        self.taken = b""

    def write(self, data: bytes) -> int:
        self.opened.wait(HUNG)
        if self.broken:
            raise BrokenPipeError
        part = bytes(data)[: max(1, len(data) - 1)]
        self.taken += part
        return len(part)


class Writing:
    """An outbox on a clogged sink, and what it tells."""

    def __init__(self) -> None:
        self.sink = Clogged()
        self.woken = threading.Event()
        self.outbox = Outbox(self.sink, self.woken.set)

    def fill(self) -> int:
        """Give answers until there is no room; how many were taken out."""
        for given in count():
            if not self.outbox.has_room:
                return given
            self.outbox.put(ANSWER)
        raise AssertionError


def environment() -> dict[str, str]:
    """Where the program finds neither a screen nor a sound device."""
    return {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def start(mode: str, folder: Path) -> Engine:
    """The program with a pipe to it and one from it, in a mode."""
    return Engine(folder / "data", folder / "errors", options=(mode, "--speed", "0"), env=environment())


def popen(mode: str, folder: Path, **options: Any) -> subprocess.Popen[bytes]:
    """The same without a reader of its answers; what it says on stderr goes to the file `errors`."""
    with (folder / "errors").open("wb") as errors:
        command = [sys.executable, str(MAIN), mode, "--speed", "0", "--data", str(folder / "data")]
        streams = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": errors}
        return subprocess.Popen(command, env=environment(), **{**streams, **options})


def fill(pipe: int) -> None:
    """Send commands until the program has taken none for a while."""
    while select.select([], [pipe], [], QUIET)[1]:
        os.write(pipe, b"state\n" * 500)


def test_what_waits_for_a_reader_is_bounded() -> None:
    writing = Writing()
    given = writing.fill()
    assert MOST_HELD / len(ANSWER) <= given <= MOST_HELD / len(ANSWER) + 2
    assert not writing.outbox.close(0.0)


def test_a_slow_reader_gets_every_byte_and_room_is_told() -> None:
    writing = Writing()
    given = writing.fill()
    writing.sink.opened.set()
    assert writing.woken.wait(HUNG)
    assert writing.outbox.close(HUNG)
    assert writing.sink.taken == ANSWER * given


def test_a_reader_that_goes_away_is_told() -> None:
    writing = Writing()
    writing.fill()
    writing.sink.broken = True
    writing.sink.opened.set()
    assert writing.woken.wait(HUNG)
    assert writing.outbox.broken
    assert writing.outbox.close(HUNG)
    writing.outbox.put(ANSWER)
    assert writing.sink.taken == b""


def test_commands_wait_while_nobody_reads_answers() -> None:
    """The window goes on at once, and rests until there is room."""
    program = Program()
    program.run(f"new {FIRST}")
    writing = Writing()
    read = threading.Event()
    pipe = CommandPipe(program.protocol, Flood(500), writing.outbox, read.set, lambda: 0.0)
    assert read.wait(HUNG)
    while writing.outbox.has_room:
        assert pipe.carry_out()
    assert pipe.carry_out()
    assert not pipe.waits
    assert writing.sink.taken == b""
    writing.sink.opened.set()
    assert writing.woken.wait(HUNG)
    while pipe.carry_out():
        pass
    assert writing.outbox.close(HUNG)
    assert writing.sink.taken.count(b"\n") == 501


@pytest.mark.skipif(sys.platform == "win32", reason="a program is interrupted by means of Unix")
@pytest.mark.parametrize("mode", MODES)
def test_a_client_that_never_reads(mode: str, tmp_path: Path) -> None:
    """It takes no more commands than it can answer; an interrupt ends it well, and all that was done is kept."""
    process = popen(mode, tmp_path)
    assert process.stdin
    assert process.stdout
    process.stdin.write(f"new {FIRST}\ntap stock\n".encode())
    process.stdin.flush()
    assert process.stdout.readline()
    assert b'"ok":true' in process.stdout.readline()
    assert b'"moves":1' in process.stdout.readline()
    os.set_blocking(process.stdin.fileno(), False)
    fill(process.stdin.fileno())
    process.send_signal(signal.SIGINT)
    assert process.wait(HUNG) == 0
    assert (tmp_path / "errors").read_bytes() == b""
    process.stdin.close()
    process.stdout.close()
    with start("--headless", tmp_path) as engine:
        engine.send([b"state"])
        assert FIRST.encode() in engine.receive()


@pytest.mark.parametrize("mode", MODES)
def test_a_client_that_goes_away_ends_the_program(mode: str, tmp_path: Path) -> None:
    process = popen(mode, tmp_path)
    assert process.stdin
    assert process.stdout
    assert b'"protocol"' in process.stdout.readline()
    process.stdout.close()
    process.stdin.write(b"new hh\n" * 3)
    process.stdin.flush()
    assert process.wait(HUNG) == 0
    process.stdin.close()
    assert (tmp_path / "errors").read_bytes() == b""


@pytest.mark.parametrize("mode", MODES)
def test_a_line_of_ten_mebibytes(mode: str, tmp_path: Path) -> None:
    """Never ended: told as too long once, and no more of it kept than that takes."""
    with start(mode, tmp_path) as engine:
        engine.send([f"new {FIRST}".encode()])
        engine.receive()
        before = engine.memory()
        assert engine.process.stdin
        for _ in range(10):
            engine.process.stdin.write(b"x" * LONGEST_LINE)
        engine.process.stdin.flush()
        answer = engine.receive()
        after = engine.memory()
        assert b'"bad-arguments"' in answer
        if before and after:
            assert after - before < 8 * LONGEST_LINE
        assert engine.finish() == (0, [], b"")


@pytest.mark.parametrize("mode", MODES)
def test_bytes_that_are_no_text(mode: str, tmp_path: Path) -> None:
    lines = [b"\xff\xfe", b"tap \xff", b"replay HH1-N-AAAAAAM: \xc3", b"\x00", b"set \x80 \x81", bytes(range(14, 256))]
    with start(mode, tmp_path) as engine:
        engine.send([f"new {FIRST}".encode(), *lines, b"tap stock"])
        answers = [engine.receive() for _ in range(len(lines) + 2)]
        assert [b'"ok":true' in answer for answer in answers] == [True, *[False] * len(lines), True]
        assert engine.finish() == (0, [], b"")


@pytest.mark.parametrize("mode", MODES)
def test_commands_a_byte_at_a_time(mode: str, tmp_path: Path) -> None:
    with start(mode, tmp_path) as engine:
        assert engine.process.stdin
        for byte in f"new {FIRST}\r\ntap stock\n\nundo".encode():
            os.write(engine.process.stdin.fileno(), bytes([byte]))
        status, answers, said = engine.finish()
    assert (status, said) == (0, b"")
    assert [b'"ok":true' in answer for answer in answers] == [True, True, True]


@pytest.mark.parametrize("mode", MODES)
def test_answers_that_are_read_late(mode: str, tmp_path: Path) -> None:
    """All of them come, though the commands have ended long before the first is read."""
    commands = tmp_path / "commands"
    commands.write_bytes(f"new {FIRST}\n".encode() + b"state\n" * 1000)
    reading, writing = os.pipe()
    with commands.open("rb") as source:
        process = popen(mode, tmp_path, stdin=source, stdout=writing)
    os.close(writing)
    with os.fdopen(reading, "rb") as answers:
        assert sum(b'"ok":true' in line for line in answers) == 1002
    assert process.wait(HUNG) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="a process is started without a stream by means of Unix")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("closed", [0, 1, 2])
def test_started_without_a_stream(mode: str, closed: int, tmp_path: Path) -> None:
    close: Callable[[], None] = lambda: os.close(closed)  # noqa: E731 (to be run in the child)
    process = popen(mode, tmp_path, preexec_fn=close)
    answers, _ = process.communicate(f"new {FIRST}\ntap stock\n".encode(), HUNG)
    assert process.returncode == 0
    assert (tmp_path / "errors").read_bytes() == b""
    assert answers.count(b'"ok":true') == {0: 1, 1: 0, 2: 3}[closed]
