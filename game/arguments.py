"""The command line."""

import argparse
import re
from pathlib import Path
from typing import NamedTuple, NoReturn

from game import VERSION
from game.i18n import LANGUAGES, SOURCE_LANGUAGE, Words, shipped_language
from game.limits import LARGEST_SIDE, SMALLEST_SIDE
from game.rules.deal import DealCode, DealCodeError
from game.rules.games import Game
from game.settings import SPEEDS

_FASTEST = 100.0


class Arguments(NamedTuple):
    """What the command line asks for; None where it leaves a thing to the settings."""

    game: Game | None
    deal: DealCode | None
    lang: str | None
    fullscreen: bool | None
    size: tuple[int, int] | None
    data: Path | None
    speed: float | None
    sound: bool
    headless: bool
    protocol: bool


class _Parser(argparse.ArgumentParser):
    """Reports a wrong value in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {' '.join(message.split())}\n")


def parse(argv: list[str]) -> Arguments:
    """Read the command line.

    Args:
        argv: the words after the program's name.

    Raises:
        SystemExit: 0 after `--help` or `--version`; 2 with one line on stderr after a wrong value.
    """
    parser = _parser()
    found = parser.parse_args(argv)
    if found.deal and found.game and found.deal.game is not found.game:
        parser.error(f"--game {found.game.value} does not go with the deal {found.deal.text}")
    return Arguments(**vars(found))


def _parser() -> _Parser:
    parser = _Parser(
        prog="main.py", description="Heart Thieves: Heart to Heart and Quarante Voleurs.", allow_abbrev=False
    )
    parser.add_argument("--game", type=_game, help="show this game: hh or ft")
    parser.add_argument("--deal", type=_deal, metavar="CODE", help="deal this code, as in HH1-N-AAAAAAM")
    parser.add_argument("--lang", type=_language, help=f"language: {', '.join(LANGUAGES)}")
    screen = parser.add_mutually_exclusive_group()
    screen.add_argument("--fullscreen", action="store_true", default=None, help="fill the screen")
    screen.add_argument("--windowed", action="store_false", dest="fullscreen", help="open a window")
    parser.add_argument("--size", type=_size, metavar="WxH", help="the window's size in pixels, as in 1280x800")
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="keep settings, games, statistics and the log in this folder instead of the desktop's usual one",
    )
    parser.add_argument("--speed", type=_speed, help="animation speed: off, slow, normal, fast, or a factor (0 is off)")
    parser.add_argument("--no-sound", action="store_false", dest="sound", help="play no sounds")
    parser.add_argument("--headless", action="store_true", help="no window: play by commands on standard input")
    parser.add_argument("--protocol", action="store_true", help="take commands on standard input beside the window")
    parser.add_argument("--version", action="version", version=f"Heart Thieves {VERSION}")
    return parser


def _game(text: str) -> Game:
    names = {game.value: game for game in Game}
    if text not in names:
        raise argparse.ArgumentTypeError(f"{text!r} is no game: hh or ft")
    return names[text]


def _deal(text: str) -> DealCode:
    try:
        return DealCode.parse(text)
    except DealCodeError as error:
        # In English, as all of the command line.
        words = Words(SOURCE_LANGUAGE).code_fault(error)
        raise argparse.ArgumentTypeError(f"{text[:120]!r}: {words}") from None


def _language(text: str) -> str:
    language = shipped_language(text)
    if language is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no language here: {', '.join(LANGUAGES)}")
    return language


def window_size(text: str) -> tuple[int, int]:
    """Read a window's size such as `1280x800`.

    Raises:
        ValueError: if it is none, or out of bounds.
    """
    match = re.fullmatch(r"([0-9]{1,5})[xX×]([0-9]{1,5})", text)
    size = (int(match[1]), int(match[2])) if match else (0, 0)
    if not all(SMALLEST_SIDE <= side <= LARGEST_SIDE for side in size):
        raise ValueError(f"{text!r} is no window size: WxH in pixels, each {SMALLEST_SIDE} to {LARGEST_SIDE}")
    return size


def _size(text: str) -> tuple[int, int]:
    try:
        return window_size(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _speed(text: str) -> float:
    if text in SPEEDS:
        return SPEEDS[text]
    if re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,6})?", text) and float(text) <= _FASTEST:
        return float(text)
    raise argparse.ArgumentTypeError(f"{text!r} is no speed: off, slow, normal, fast, or 0 to {_FASTEST:g}")
