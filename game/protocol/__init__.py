"""The play protocol: one command a line in, one JSON object a line out."""

from game.protocol.commands import LONGEST_LINE, PROTOCOL, PlayProtocol
from game.protocol.lines import Sink, encode, read_lines, serve, write_whole
from game.protocol.state import state_of

__all__ = [
    "LONGEST_LINE",
    "PROTOCOL",
    "PlayProtocol",
    "Sink",
    "encode",
    "read_lines",
    "serve",
    "state_of",
    "write_whole",
]
