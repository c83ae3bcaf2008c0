"""Standard input and output as streams of our own, which no thread that waits in them keeps from being closed."""

import io
import os
import sys
from typing import BinaryIO


def own_stdin() -> BinaryIO:
    """Return standard input, an empty stream where the program was started without one."""
    return io.BytesIO() if sys.stdin is None else os.fdopen(os.dup(sys.stdin.fileno()), "rb")


def own_stdout() -> io.FileIO:
    """Return standard output, unbuffered; where the program was started without one, nobody reads what is written."""
    return io.FileIO(os.devnull if sys.stdout is None else os.dup(sys.stdout.fileno()), "wb")
