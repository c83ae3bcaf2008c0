"""The play protocol's lines: bounded in, JSON out."""

import json
from collections.abc import Callable, Iterator
from typing import BinaryIO, Protocol

from game.protocol.commands import LONGEST_LINE, PlayProtocol
from game.protocol.state import Json


class Sink(Protocol):
    """Where bytes go: a stream without a buffer, for one."""

    def write(self, data: bytes, /) -> int | None:
        """Write some of `data`, however long that takes; return how many bytes, None if it can't wait."""


def encode(answer: Json) -> bytes:
    """Return an answer as one line of ASCII JSON."""
    return json.dumps(answer, separators=(",", ":")).encode() + b"\n"


def read_lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield a stream's lines; of a line over `LONGEST_LINE` only so much that it is known as too long."""
    while line := stream.readline(LONGEST_LINE + 1):
        yield line
        while line and not line.endswith(b"\n"):
            line = stream.readline(LONGEST_LINE + 1)


def serve(protocol: PlayProtocol, source: BinaryIO, sink: Sink, before_command: Callable[[], None]) -> None:
    """Answer every line of `source` on `sink` until `quit` or the end of input.

    Args:
        protocol: carries the commands out.
        source: the commands.
        sink: the answers.
        before_command: called before each command, to let the game's clock run on.

    Raises:
        OSError: if nobody reads the answers any more.
    """
    write_whole(sink, encode(protocol.greeting()))
    for line in read_lines(source):
        before_command()
        answer = protocol.answer(line)
        if answer is not None:
            write_whole(sink, encode(answer))
        if protocol.finished:
            return


def write_whole(sink: Sink, data: bytes) -> None:
    """Write all of it.

    Raises:
        OSError: if the sink takes no more.
    """
    while data:
        written = sink.write(data)
        if written is None:
            raise BlockingIOError
        data = data[written:]
