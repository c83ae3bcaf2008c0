"""Checksums of what is stored, to find damage that the database does not notice."""

from collections.abc import Iterable
from zlib import crc32

SEPARATOR = "\n"
"""Between words that are summed; no word has it inside."""


def start(code: str) -> int:
    """Return the checksum of a game in which nothing was done yet."""
    return crc32(_bytes(code))


def after(checksum: int, entry: str) -> int:
    """Return a game's checksum once an entry is added."""
    return crc32(_bytes(SEPARATOR + entry), checksum)


def whole(code: str, entries: Iterable[str]) -> int:
    """Return a game's checksum from all of its entries."""
    return crc32(_bytes(SEPARATOR.join((code, *entries))))


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")
