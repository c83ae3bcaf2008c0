"""Notices: short texts at the window's top, one after the other, each for a few seconds."""

from collections import deque
from collections.abc import Iterator

from game.view.bubble import Bubble
from game.view.geometry import Box
from game.view.scene import Sprite
from game.view.widgets.widget import Skin

SECONDS = 4.0
_LAYER = 500_000
_TOP = 46  # units: just below the bar
_MOST = 8  # that wait; more would be read long after what they tell of


class Notices:
    """The notice that shows and those that wait."""

    def __init__(self) -> None:
        self._waiting: deque[str] = deque(maxlen=_MOST)
        self._shown: Bubble | None = None

    @property
    def words(self) -> str | None:
        """The text that shows."""
        return self._shown.words if self._shown else None

    def add(self, words: str) -> None:
        """Show a text after those that wait."""
        if words != self.words and words not in self._waiting:
            self._waiting.append(words)

    def replace(self, words: str) -> None:
        """Show a text at once: it answers what the player just did."""
        self._shown = None
        self._waiting.appendleft(words)

    def refresh(self, now: float) -> float | None:
        """Go on to the next where it is time.

        Args:
            now: seconds on the caller's clock.

        Returns:
            In how many seconds something changes, None for never.
        """
        if self._shown is not None and now >= self._shown.until:
            self._shown = None
        if self._shown is None and self._waiting:
            self._shown = Bubble(self._waiting.popleft(), Box(0, 0, 0, 0), now + SECONDS)
        return self._shown.next_change(now) if self._shown else None

    def sprites(self, now: float, size: tuple[int, int], skin: Skin) -> Iterator[Sprite]:
        """Yield the notice on a surface of `size` pixels."""
        self.refresh(now)
        if self._shown is None:
            return
        bubble = self._shown._replace(near=Box(size[0] // 2, skin.px(_TOP), 0, 0))
        for sprite in bubble.sprites(now, Box(0, 0, *size), skin):
            yield sprite._replace(key=("notice", sprite.key), layer=sprite.layer + _LAYER)
