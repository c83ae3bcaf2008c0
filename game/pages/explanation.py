"""What the table says: why a move is refused, beside the card (HH-16, FT-22), or that a tool did its work."""

from collections.abc import Iterator

from game.change import Change
from game.pages.page import Context
from game.rules.table import Spot
from game.view.bubble import SECONDS, Bubble
from game.view.geometry import Box
from game.view.layout import Arrangement
from game.view.scene import Sprite
from game.view.widgets.widget import Skin


class Explanation:
    """Shows the message of the game on the table, until it has been read."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._bubble: Bubble | None = None
        self._about: Spot | None = None

    def forget(self) -> None:
        """Show nothing more: something else has been done."""
        self._bubble = None

    def show(self, change: Change, arrangement: Arrangement) -> None:
        """Show the game's message, if it has one, beside what the change was about."""
        message = self._context.desk.session.message
        self._about = Spot(change.target) if change.target else change.spot
        if message is not None and self._about is not None:
            words, until = self._context.words.refusal(message), self._context.now() + SECONDS
            self._bubble = Bubble(words, arrangement.near(self._about), until)

    def say(self, words: str, near: Box) -> None:
        """Say something about what is not on the table, beside the box `near`."""
        self._about = None
        self._bubble = Bubble(words, near, self._context.now() + SECONDS)

    def follow(self, arrangement: Arrangement) -> None:
        """Stand beside the same card after the table was laid out anew."""
        if self._about is None:
            self._bubble = None
        elif self._bubble is not None:
            self._bubble = self._bubble._replace(near=arrangement.near(self._about))

    def refresh(self) -> float | None:
        """Go when the time is over, the message with it; return in how many seconds something changes."""
        now = self._context.now()
        if self._bubble is None:
            return None
        if now >= self._bubble.until:
            self._bubble = None
            self._context.desk.session.forget_message()
            return None
        return self._bubble.next_change(now)

    def sprites(self, space: Box, skin: Skin) -> Iterator[Sprite]:
        """Yield the bubble, inside `space`."""
        if self._bubble is not None:
            yield from self._bubble.sprites(self._context.now(), space, skin)
