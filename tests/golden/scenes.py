"""The small scenes of the golden pictures, and how two pictures are compared."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from tests.window.driver import Driver

FOLDER = Path(__file__).parent / "pictures"
SIZE = (480, 320)
_EXAMPLES = json.loads((Path(__file__).parent.parent / "data" / "examples.json").read_text())
_FT_MIDDLE = " ".join(_EXAMPLES["ft"].split()[:60])
_SEEN = 10  # of 255: a smaller difference of one channel is not seen


def _selected(driver: Driver) -> None:
    driver.say("tap h25")


def _refused(driver: Driver) -> None:
    driver.say("set move_errors on")
    driver.say("tap h25")
    driver.say("tap waste")


def _middle(driver: Driver) -> None:
    driver.say(f"replay {_FT_MIDDLE}")


def _dragging(driver: Driver) -> None:
    _middle(driver)
    x, y = driver.at("c6")
    driver.move((x, y))
    driver.press((x, y))
    for step in range(1, 9):
        driver.move((x + step, y + 6 * step))


def _light(driver: Driver) -> None:
    for line in ("set theme light", "set four_colours on", "set large_indices on", "set left_handed on"):
        driver.say(line)
    _middle(driver)


SCENES: dict[str, tuple[str, Callable[[Driver], None]]] = {
    "hh_start": ("HH1-N-AAAAAAM", lambda _: None),
    "hh_selected": ("HH1-N-AAAAAAM", _selected),
    "hh_refused": ("HH1-N-AAAAAAM", _refused),
    "hh_stuck": ("HH1-N-AAAAAAB", lambda _: None),
    "ft_start": ("FT1-N-AAAAAAM", lambda _: None),
    "ft_middle": ("FT1-N-AAAAAAM", _middle),
    "ft_dragging": ("FT1-N-AAAAAAM", _dragging),
    "ft_light": ("FT1-N-AAAAAAM", _light),
}
"""Each scene's deal and what is done on it."""


@contextmanager
def generic_scaler() -> Iterator[None]:
    """Scale without the processor's own instructions, which round differently from machine to machine."""
    before = pygame.transform.get_smoothscale_backend()
    pygame.transform.set_smoothscale_backend("GENERIC")
    try:
        yield
    finally:
        pygame.transform.set_smoothscale_backend(before)


def drawn(driver: Driver, name: str) -> pygame.Surface:
    """Play a scene in a window that shows its deal, and return a copy of what the window shows."""
    SCENES[name][1](driver)
    while driver.app.work():
        pass
    driver.app.draw()
    return driver.screen.surface.copy()


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """Return the part of the pixels, 0 to 1, in which two pictures of one size differ so that it can be seen."""
    first, second = pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB")
    seen = {at // 3 for at, (a, b) in enumerate(zip(first, second, strict=True)) if abs(a - b) > _SEEN}
    return len(seen) / (one.get_width() * one.get_height())
