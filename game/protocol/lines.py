"""The play protocol's lines: bounded in, JSON out."""

import json
from collections.abc import Callable, Iterator
from typing import BinaryIO

from game.protocol.commands import LONGEST_LINE, PlayProtocol
from game.protocol.state import Json


def encode(answer: Json) -> bytes:
    """Return an answer as one line of ASCII JSON."""
    return json.dumps(answer, separators=(",", ":")).encode() + b"\n"


def read_lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield a stream's lines; of a line over `LONGEST_LINE` only so much that it is known as too long."""
    while line := stream.readline(LONGEST_LINE + 1):
        yield line
        while line and not line.endswith(b"\n"):
            line = stream.readline(LONGEST_LINE + 1)


def serve(protocol: PlayProtocol, source: BinaryIO, sink: BinaryIO, before_command: Callable[[], None]) -> None:
    """Answer every line of `source` on `sink` until `quit` or the end of input.

    Args:
        protocol: carries the commands out.
        source: the commands.
        sink: the answers, flushed after each.
        before_command: called before each command, to let the game's clock run on.
    """
    _put(sink, protocol.greeting())
    for line in read_lines(source):
        before_command()
        answer = protocol.answer(line)
        if answer is not None:
            _put(sink, answer)
        if protocol.finished:
            return


def _put(sink: BinaryIO, answer: Json) -> None:
    sink.write(encode(answer))
    sink.flush()
