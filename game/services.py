"""What every way to play shares: store, settings, words and desk, built from the command line."""

import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pygame

from game import log
from game.arguments import Arguments
from game.desk import Desk
from game.i18n import HOMELESS, Words, system_language
from game.rules.deal import NUMBERS
from game.settings import SYSTEM, Settings
from game.store import Store

FOLDER_NAME = "heart-thieves"


class Services(NamedTuple):
    """The parts that window and protocol play with."""

    store: Store
    settings: Settings
    words: Words
    desk: Desk


def data_folder(arguments: Arguments) -> Path | None:
    """Return the folder of the player's data: the one asked for, else SDL's own, None where it has none."""
    if arguments.data is not None:
        return arguments.data
    try:
        return Path(pygame.system.get_pref_path("", FOLDER_NAME))
    except (pygame.error, UnicodeError):
        # Not logged: without a folder there is no log. A home may have a name that is no UTF-8.
        return None


def build(arguments: Arguments, wall_clock: Callable[[], float] = time.time, seed: int | None = None) -> Services:
    """Open the store and put the last game on the desk.

    Args:
        arguments: the command line.
        wall_clock: the time, in Unix seconds.
        seed: makes random deals repeatable, for tests; None takes them from the system.
    """
    folder = data_folder(arguments)
    log.begin(folder)
    store = Store.open(folder, wall_clock)
    if folder is None:
        store.notices.append(HOMELESS)
    settings = Settings(store.settings(), store.set_setting)
    words = Words(arguments.lang or language_of(settings))
    settings.watchers.append(lambda name: words.choose(language_of(settings)) if name == "language" else None)
    chance = random.SystemRandom() if seed is None else random.Random(seed)
    desk = Desk(store, settings, lambda: chance.randrange(NUMBERS))
    if arguments.deal:
        desk.open(arguments.deal)
    elif arguments.game:
        desk.switch(arguments.game)
    return Services(store, settings, words, desk)


def language_of(settings: Settings) -> str:
    """Return the language that the settings ask for, the desktop's where they leave it open."""
    chosen = settings["language"]
    return system_language(_preferred_languages()) if chosen == SYSTEM else chosen


def _preferred_languages() -> list[str]:
    """Return the desktop's languages, most wanted first; none where it names none, as under the C locale."""
    return [str(locale["language"]) for locale in pygame.system.get_pref_locales()]


def close(services: Services) -> None:
    """Save what is left to save and close the files."""
    services.desk.close()
    services.store.close()
    log.end()


def report(services: Services) -> None:
    """Say on standard error what the store could not do, where there is no window to say it in."""
    for notice in services.store.notices:
        print(services.words.notice(notice), file=sys.stderr)
    services.store.notices.clear()
