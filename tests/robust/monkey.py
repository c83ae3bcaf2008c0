"""Random events at the whole program in its window: ``python -m tests.robust.monkey --events 1000000 --seed N``."""

import argparse
import logging
import os
import random
import string
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path

import pygame

from game.loop import Loop
from game.rules.deal import NUMBERS, DealCode
from game.rules.games import Game
from game.settings import ALL
from game.store import Store
from tests.helpers import EXAMPLES
from tests.robust.invariants import Troubles, Watch
from tests.robust.position import check_history, kept_in
from tests.window.driver import Driver

_LEFT = 1
_BUTTONS = (1, 1, 1, 1, 2, 3, 3, 4, 5, 6, 7)
_KEYS = (
    *(pygame.K_z, pygame.K_z, pygame.K_y, pygame.K_d, pygame.K_SPACE, pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN),
    *(pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_v, pygame.K_c, pygame.K_a),
    *(pygame.K_n, pygame.K_r, pygame.K_F1, pygame.K_F11, pygame.K_h, pygame.K_KP_ENTER, pygame.K_1, pygame.K_s),
)
_MODS = (0, 0, 0, 0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_CTRL | pygame.KMOD_SHIFT, pygame.KMOD_ALT)
_WINDOW = (
    *(pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSGAINED, pygame.WINDOWMINIMIZED),
    *(pygame.WINDOWRESTORED, pygame.WINDOWHIDDEN, pygame.WINDOWEXPOSED, pygame.WINDOWLEAVE, pygame.WINDOWENTER),
)
_TEXTS = ("HH1-N-AAAAAAM", "FT1-N-AAAAAAA", "hh1n", "é♥\U0001f0a1", "\0\r\n\t", "٣", "A" * 10_000, "x", "")
_SPEEDS = (0.0, 0.5, 1.0, 2.0, None)
_EVENTS_A_LIFE = 5_000  # after which the program is ended and started anew, on the same data
_HISTORY = 20
_FINGERS = 0.2  # the part of clicks and drags that are made by finger


class Monkey:
    """Plays with everything there is, and looks whether all still holds.

    Attributes:
        tally: how often what was done.
        last: what was done last.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        self.tally: Counter[str] = Counter()
        self.last: deque[str] = deque(maxlen=_HISTORY)
        self._chance = random.Random(seed)
        self._folder = folder
        self._troubles = Troubles()
        logging.getLogger().addHandler(self._troubles)
        self._kinds: list[tuple[float, Callable[[], None]]] = [
            (30, self._click),
            (12, self._drag),
            (8, self._move),
            (10, self._button_down),
            (10, self._button_up),
            (15, self._key),
            (4, self._type),
            (3, self._wheel),
            (5, self._window_event),
            (0.5, self._resize),
            (10, self._command),
            (12, self._let_time_pass),
            (0.7, self._settle),
        ]
        self._events = 0
        self._live()

    def _live(self) -> None:
        """Start the program on what is in the folder."""
        self._store = Store.open(self._folder, time.time)
        self._driver = Driver(None, self._size(), self._chance.choice(_SPEEDS), self._store)
        self._driver.clipboard.append("HH1-N-AAAAAAM")
        self._watch = Watch(self._driver, self._store)
        clock = self._driver.clock
        self._loop = Loop(self._driver.app, clock, clock.advance, self._wait)
        self._buttons: set[int] = set()
        self._keys: set[int] = set()
        self._point = (0, 0)
        self._by_finger = False
        self._turn()

    def _wait(self, seconds: float) -> bool:
        self._driver.clock.advance(min(seconds, self._chance.uniform(0, 0.4)))
        return True

    def _end_life(self) -> None:
        """End the program as it ends; what is kept must be what stood there."""
        kept = kept_in(self._store)
        check_history(self._store)
        self._driver.desk.close()
        self._driver.close()
        self._store.close()
        assert self._store.notices == []
        self._live()
        assert kept_in(self._store) == kept

    def close(self) -> None:
        """End for good."""
        self._driver.close()
        self._store.close()
        logging.getLogger().removeHandler(self._troubles)

    def run(self, events: int) -> None:
        """Give that many events.

        Raises:
            AssertionError: something does not hold any more; its argument tells what was done last.
        """
        kinds, weights = [kind for _, kind in self._kinds], [weight for weight, _ in self._kinds]
        end = self._events + events
        lives = self._events // _EVENTS_A_LIFE
        try:
            while self._events < end:
                self._chance.choices(kinds, weights)[0]()
                if not self._driver.app.running or self._events // _EVENTS_A_LIFE > lives:
                    lives = self._events // _EVENTS_A_LIFE
                    self._note("end")
                    self._end_life()
        except Exception as error:
            error.add_note("\n".join([f"event {self._events}, after:", *self.last]))
            raise

    def _note(self, kind: str, text: str = "") -> None:
        self.tally[kind] += 1
        self.last.append(f"{kind} {text[:200]}")

    def _post(self, kind: int, **attributes: object) -> None:
        """Give one event, let the loop turn, and see that all holds."""
        self._note(pygame.event.event_name(kind), str(attributes))
        self._events += 1
        pygame.event.post(pygame.Event(kind, attributes))
        self._turn()

    def _turn(self) -> None:
        self._watch.left_down = _LEFT in self._buttons
        self._loop.turn()
        self._watch.check()
        assert self._troubles.met == [], self._troubles.met[0]

    def _random_point(self) -> tuple[int, int]:
        """A point, mostly on a card, a button or close by the last one."""
        kind = self._chance.random()
        width, height = self._driver.screen.window_size
        if kind < 0.15:
            return self._point[0] + self._chance.randint(-3, 3), self._point[1] + self._chance.randint(-3, 3)
        if kind < 0.25:
            return self._chance.randint(-20, width + 20), self._chance.randint(-20, height + 20)
        boxes = [laid.box for laid in self._driver.app.table.board.arrangement.laid]
        if kind < 0.6 and boxes:
            box = self._chance.choice(boxes)
        elif kind < 0.75:
            box = self._chance.choice(list(self._driver.app.table.board.arrangement.ground.frames.values()))
        else:
            forms = [getattr(page, "form", None) for page in self._driver.app._pages._pages]
            bar = self._driver.app.table.bar._form
            widgets = [widget for form in (*forms, bar) if form is not None for widget in form.widgets]
            box = self._chance.choice(widgets).box
        return box.x + self._chance.randint(0, max(0, box.w)), box.y + self._chance.randint(0, max(0, box.h))

    def _move(self) -> None:
        self._point = self._random_point()
        self._post(pygame.MOUSEMOTION, pos=self._point, rel=(0, 0), buttons=(0, 0, 0), touch=self._by_finger)

    def _down(self, button: int) -> None:
        self._buttons.add(button)
        self._post(pygame.MOUSEBUTTONDOWN, pos=self._point, button=button, clicks=1, touch=self._by_finger)

    def _up(self, button: int) -> None:
        self._buttons.discard(button)
        self._post(pygame.MOUSEBUTTONUP, pos=self._point, button=button, clicks=1, touch=self._by_finger)

    def _button_down(self) -> None:
        self._down(self._chance.choice(_BUTTONS))

    def _button_up(self) -> None:
        self._up(self._chance.choice(list(self._buttons) or _BUTTONS))

    def _take_hand(self) -> None:
        """Go on with the mouse or with a finger, at another point."""
        self._by_finger = self._chance.random() < _FINGERS
        self._point = self._random_point()

    def _click(self) -> None:
        self._take_hand()
        for _ in range(self._chance.choice((1, 1, 1, 2, 2, 3))):
            self._down(_LEFT)
            self._up(_LEFT)

    def _drag(self) -> None:
        self._take_hand()
        self._down(_LEFT)
        for _ in range(self._chance.randint(1, 4)):
            self._move()
        if self._chance.random() < 0.9:
            self._up(_LEFT)

    def _key(self) -> None:
        key = self._chance.choice(_KEYS)
        if key in self._keys and self._chance.random() < 0.8:
            self._keys.discard(key)
            self._post(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)
            return
        self._keys.add(key)
        self._post(pygame.KEYDOWN, key=key, mod=self._chance.choice(_MODS), unicode="", scancode=0)

    def _type(self) -> None:
        text = self._chance.choice((*_TEXTS, *string.ascii_letters, *string.digits))
        self._post(pygame.TEXTINPUT, text=text)

    def _wheel(self) -> None:
        turned = self._chance.choice((-1, 1, -0.25, 0.25, 5, -5, 1000, -1000))
        self._post(pygame.MOUSEWHEEL, x=0, y=int(turned), precise_x=0.0, precise_y=turned, flipped=False)

    def _window_event(self) -> None:
        self._post(self._chance.choice(_WINDOW))

    def _size(self) -> tuple[int, int]:
        if self._chance.random() < 0.02:
            return self._chance.randint(160, 4000), self._chance.randint(160, 2200)
        return self._chance.randint(160, 700), self._chance.randint(160, 500)

    def _resize(self) -> None:
        size = self._size()
        self._driver.screen._window.size = size
        self._post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

    def _command(self) -> None:
        line = self._line()
        self._note("command", line)
        self._events += 1
        self._driver.say(line)
        self._turn()

    def _line(self) -> str:
        chance = self._chance
        places = [place.name for place in self._driver.desk.session.controller.places]
        place, other = chance.choice(places), chance.choice(places)
        name = chance.choice(list(ALL))
        code = DealCode.numbered(chance.choice(list(Game)), chance.randrange(NUMBERS)).text
        words = chance.choice(list(EXAMPLES.values())).split(" ")
        record = " ".join(words[: -chance.choice((1, 1, 2, 3, 20))])
        lines = [
            *(f"tap {place}", f"double {place}", f"drag {place} {other}", f"where {place}", f"targets {place}") * 4,
            *("undo", "redo", "tap stock", "tap stock", "state", "record", "settings", "stats") * 4,
            *(f"page {page}" for page in self._driver.app.page_names),
            *(f"set {name} {chance.choice(ALL[name].values)}", "restart", f"new {code}", f"replay {record}"),
            *("set speed off", "set speed fast", "set fullscreen off", "new hh", "new ft", "nonsense", "page x"),
        ]
        return chance.choice(lines)

    def _let_time_pass(self) -> None:
        for _ in range(self._chance.choice((1, 1, 2, 10))):
            self._turn()
        if self._chance.random() < 0.05:
            # The computer sleeps, or the clock is set.
            self._driver.clock.advance(self._chance.choice((30.0, 3600.0)))

    def _settle(self) -> None:
        """Let go of everything, and let everything come to rest."""
        for button in list(self._buttons):
            self._up(button)
        self._driver.settle()
        self._turn()


def main() -> None:
    """Give as many events as the arguments ask for and print what was done; the first fault ends it."""
    parser = argparse.ArgumentParser(prog="python -m tests.robust.monkey", description=main.__doc__)
    parser.add_argument("--events", type=int, default=20_000, help="how many are given (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="another seed gives other events (default: %(default)s)")
    wanted = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        monkey = Monkey(Path(folder), wanted.seed)
        monkey.run(wanted.events)
        monkey.close()
    print(f"seed {wanted.seed}: {wanted.events} events, all held, {time.perf_counter() - begun:.0f} s")
    for name, number in sorted(monkey.tally.items()):
        print(f"  {number:9} {name}")


if __name__ == "__main__":
    main()
