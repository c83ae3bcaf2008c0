"""The sounds, played where there is a device for them and silent where there is none."""

import logging
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from game.assets import asset
from game.view.cue import Sound

SHORTEST_GAP = 0.04
"""Seconds before the same sound is played again: closer together, two of them are only louder."""

_RATE, _SAMPLE, _CHANNELS = 44_100, -16, 2
# 12 ms: at once for the ear. Half of it doubles what an idle device costs, and slow computers crackle.
_BUFFER = 512
# A pygame without its mixer raises NotImplementedError.
_FAILURES = (pygame.error, OSError, NotImplementedError)
_log = logging.getLogger(__name__)


def loudness(volume: int) -> float:
    """Return the factor of the samples for a volume, so that equal steps of it sound about equal.

    Args:
        volume: percent.
    """
    return (min(max(volume, 0), 100) / 100) ** 2


class Sounds:
    """Plays sounds. Nothing here raises: a game without sound is a game all the same."""

    def __init__(
        self,
        volume: int,
        *,
        enabled: bool,
        folder: Path | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """Take the settings over; no device is asked for before `start`.

        Args:
            volume: percent.
            enabled: whether there is to be any sound.
            folder: where the files lie, None for the program's own.
            clock: seconds, from any start.
        """
        self._volume = volume
        self._enabled = enabled
        self._folder = asset("sounds") if folder is None else folder
        self._clock = clock
        self._started = False
        self._is_open = False
        self._complained = False
        self._loaded: dict[Sound, pygame.mixer.Sound | None] = {}
        self._last: dict[Sound, float] = {}

    @property
    def is_open(self) -> bool:
        """Whether a device is open."""
        return self._is_open

    def start(self) -> None:
        """Open the device, if anything is to be heard. It takes a moment: call it after the first frame."""
        self._started = True
        self._adapt()

    def stop(self) -> None:
        """Fall silent and let the device go."""
        self._started = False
        self._adapt()

    def set_volume(self, volume: int) -> None:
        """Change the volume, in percent."""
        self._volume = volume
        self._adapt()
        try:
            for sound in self._loaded.values():
                if sound is not None:
                    sound.set_volume(loudness(volume))
        except _FAILURES as error:
            self._fail(error)

    def set_enabled(self, *, enabled: bool) -> None:
        """Turn all sound on or off. Turned on, it asks for the device again: there may be one by now."""
        self._enabled = enabled
        self._adapt()

    def play(self, name: Sound) -> None:
        """Play a sound, unless the same one has only just begun."""
        now = self._clock()
        if not self._is_open or now - self._last.get(name, -SHORTEST_GAP) < SHORTEST_GAP:
            return
        self._last[name] = now
        if name not in self._loaded:
            self._loaded[name] = self._load(name)
        sound = self._loaded[name]
        if sound is None:
            return
        try:
            sound.play()
        except _FAILURES as error:
            self._fail(error)

    def _adapt(self) -> None:
        """Open or close the device: a silent one would go on costing time."""
        wanted = self._started and self._enabled and self._volume > 0
        if wanted and not self._is_open:
            self._open()
        elif self._is_open and not wanted:
            self._close()

    def _open(self) -> None:
        try:
            pygame.mixer.init(_RATE, _SAMPLE, _CHANNELS, _BUFFER)
        except _FAILURES as error:
            self._fail(error)
            return
        self._is_open = True

    def _close(self) -> None:
        self._is_open = False
        self._loaded.clear()
        try:
            pygame.mixer.quit()
        except _FAILURES as error:
            self._fail(error)

    def _load(self, name: Sound) -> "pygame.mixer.Sound | None":
        """Read a sound's file; what can't be read is remembered, so that it is tried and told once."""
        path = self._folder / f"{name.value}.wav"
        try:
            sound = pygame.mixer.Sound(path)
            sound.set_volume(loudness(self._volume))
        except _FAILURES as error:
            _log.warning("no sound %s: %s", name.value, error)
            return None
        return sound

    def _fail(self, error: Exception) -> None:
        """Be silent until the device is asked for again, and say why, once."""
        self._is_open = False
        self._loaded.clear()
        if not self._complained:
            _log.warning("no sound: %s", error)
            self._complained = True
