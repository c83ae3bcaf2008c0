"""The command line: each option, and wrong values told in one line."""

from pathlib import Path

import pytest

from game import VERSION
from game.arguments import Arguments, parse
from game.limits import LARGEST_SIDE, SMALLEST_SIDE
from game.rules.deal import DealCode
from tests.helpers import FIRST, FT, HH

DEFAULT = Arguments(
    game=None,
    deal=None,
    lang=None,
    fullscreen=None,
    size=None,
    data=None,
    speed=None,
    sound=True,
    headless=False,
    protocol=False,
)


def test_no_options() -> None:
    """An empty command line leaves all to the settings."""
    assert parse([]) == DEFAULT


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["--game", "hh"], DEFAULT._replace(game=HH)),
        (["--game=ft"], DEFAULT._replace(game=FT)),
        (["--deal", FIRST], DEFAULT._replace(deal=DealCode.parse(FIRST))),
        (["--deal", "hh1 naaaaaam"], DEFAULT._replace(deal=DealCode.parse(FIRST))),
        (["--deal", FIRST, "--game", "hh"], DEFAULT._replace(deal=DealCode.parse(FIRST), game=HH)),
        *((["--lang", name], DEFAULT._replace(lang=name)) for name in ("en", "pl", "id", "fr")),
        *((["--lang", name], DEFAULT._replace(lang="de")) for name in ("DE", "de_DE", "de-AT", "de_DE.UTF-8")),
        (["--fullscreen"], DEFAULT._replace(fullscreen=True)),
        (["--windowed"], DEFAULT._replace(fullscreen=False)),
        (["--size", "1280x800"], DEFAULT._replace(size=(1280, 800))),
        (["--size", "640X480"], DEFAULT._replace(size=(640, 480))),
        (["--size", f"{SMALLEST_SIDE}x{LARGEST_SIDE}"], DEFAULT._replace(size=(SMALLEST_SIDE, LARGEST_SIDE))),
        (["--data", "a folder/é"], DEFAULT._replace(data=Path("a folder/é"))),
        (["--speed", "off"], DEFAULT._replace(speed=0.0)),
        (["--speed", "slow"], DEFAULT._replace(speed=0.5)),
        (["--speed", "normal"], DEFAULT._replace(speed=1.0)),
        (["--speed", "fast"], DEFAULT._replace(speed=2.0)),
        (["--speed", "0"], DEFAULT._replace(speed=0.0)),
        (["--speed", "2.5"], DEFAULT._replace(speed=2.5)),
        (["--no-sound"], DEFAULT._replace(sound=False)),
        (["--headless"], DEFAULT._replace(headless=True)),
        (["--protocol"], DEFAULT._replace(protocol=True)),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_each_option(words: list[str], wanted: Arguments) -> None:
    """UI-02, UI-07: an option in, what it asks for out and nothing else."""
    assert parse(words) == wanted


@pytest.mark.parametrize(
    "words",
    [
        *(["--game", "chess"], ["--game", "HH"], ["--game"], ["--game", ""]),
        *(["--deal", "HH1-N-AAAAAA0"], ["--deal", ""], ["--deal", "x" * 10_000], ["--deal", "HH1-N-AAA\nAAA!"]),
        *(["--deal", FIRST, "--game", "ft"], ["--lang", "xx"], ["--lang", "xx_PL"], ["--fullscreen", "--windowed"]),
        *(["--size", "big"], ["--size", "1280"], ["--size", "0x0"], ["--size", "-1x800"], ["--size", "١٢٨٠x800"]),
        *(["--size", f"{SMALLEST_SIDE - 1}x800"], ["--size", f"800x{LARGEST_SIDE + 1}"], ["--size", "9999999x800"]),
        *(["--speed", "warp"], ["--speed", "-1"], ["--speed", "nan"], ["--speed", "inf"], ["--speed", "101"]),
        *(["--speed", "1e1"], ["--speed", "١"], ["--head"], ["--unknown"], ["word"], ["--data"], ["--headless=yes"]),
    ],
    ids=lambda words: " ".join(words)[:24],
)
def test_wrong_values(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """F18: one line on stderr that begins with the program's name, nothing on stdout, exit status 2."""
    with pytest.raises(SystemExit) as caught:
        parse(words)
    output = capsys.readouterr()
    assert caught.value.code == 2
    assert output.out == ""
    assert output.err.startswith("main.py: ")
    assert output.err.splitlines(keepends=True) == [output.err]
    assert len(output.err) < 400


@pytest.mark.parametrize(
    ("code", "told"),
    [
        *(("XX", "This is not a deal code"), ("QQ1-N-AAAAAAA", "Unknown game: QQ")),
        *(("HH1-N-AAA", "Wrong number of characters: 3/7"), ("HH1-N-AAAAAA0", "Character not allowed: 0")),
    ],
)
def test_what_is_wrong_with_a_deal(code: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    """F18: said in the words of the play protocol, in English."""
    with pytest.raises(SystemExit):
        parse(["--deal", code])
    assert capsys.readouterr().err == f"main.py: argument --deal: {code!r}: {told}\n"


@pytest.mark.parametrize(("option", "told"), [("--version", f"Heart Thieves {VERSION}\n"), ("--help", "--deal CODE")])
def test_version_and_help(option: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Both are told on stdout; exit status 0."""
    with pytest.raises(SystemExit) as caught:
        parse([option])
    output = capsys.readouterr()
    assert caught.value.code == 0
    assert told in output.out
    assert output.err == ""
