"""A value that is made once and kept as long as what it is made from stays the same."""

from collections.abc import Callable
from typing import Generic, TypeVar

Value = TypeVar("Value")


class Kept(Generic[Value]):
    """One value and the key it belongs to."""

    def __init__(self) -> None:
        self._key: object = self
        self._value: list[Value] = []

    def get(self, key: object, make: Callable[[], Value]) -> Value:
        """Return the value for a key, made anew where the key is another than last time."""
        if key != self._key:
            self._value[:] = [make()]
            self._key = key
        return self._value[0]
