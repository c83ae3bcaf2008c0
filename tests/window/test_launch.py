"""Starting in a window."""

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from game import launch
from game.arguments import parse
from game.loop import Loop
from game.pages.menu import MenuPage
from game.services import build
from game.window import App

_SCREENS = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")
ROOT = Path(__file__).parent.parent.parent
NOT_STUCK = 1
"""A seed whose first deal leaves something to do."""


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[App]:
    """Let programs end as soon as they would wait for the player; what they had open."""
    apps: list[App] = []

    def run(_loop: Loop, app: App) -> None:
        apps.append(app)

    monkeypatch.setattr(launch, "_run", run)
    # One random deal in ten starts stuck, which shows a window of its own.
    monkeypatch.setattr(launch, "build", partial(build, seed=NOT_STUCK))
    return apps


def _on_top(app: App) -> object:
    return app._pages._pages[-1]


def test_the_first_start_shows_the_menu_and_later_ones_the_game(seen: list[App], tmp_path: Path) -> None:
    arguments = parse(["--data", str(tmp_path), "--no-sound"])
    assert launch.play(arguments) == 0
    assert launch.play(arguments) == 0
    assert isinstance(_on_top(seen[0]), MenuPage)
    # One deal in ten is stuck at once, and a window over the table says so.
    assert [page for page in seen[1]._pages._pages if isinstance(page, MenuPage)] == []


def test_a_game_asked_for_is_shown_at_once(seen: list[App], tmp_path: Path) -> None:
    assert launch.play(parse(["--data", str(tmp_path), "--no-sound", "--game", "ft"])) == 0
    assert _on_top(seen[0]) is seen[0].table


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a desktop")
@pytest.mark.parametrize(
    "screen", [{"SDL_VIDEODRIVER": "x11", "DISPLAY": ":no-such-screen"}, {"DISPLAY": ":no-such-screen"}, {}]
)
def test_without_a_screen_one_line_says_so(screen: dict[str, str], tmp_path: Path) -> None:
    """UI-07: a desktop is needed, and what to do without one is said; SDL alone would draw where nobody sees it."""
    kept = {name: value for name, value in os.environ.items() if name not in _SCREENS}
    env = {**kept, "XDG_RUNTIME_DIR": str(tmp_path), **screen}
    command = [sys.executable, "main.py", "--data", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "--headless" in done.stderr


@pytest.mark.parametrize(
    ("desktop", "size"),
    [
        ((1920, 1080), (1280, 800)),
        ((1366, 768), (1280, 698)),
        ((1080, 1920), (1058, 800)),
        ((1280, 800), (1254, 728)),
        ((3840, 2160), (2560, 1600)),
        ((2560, 1440), (1707, 1067)),
        ((3440, 1440), (1707, 1067)),
    ],
)
def test_the_first_window_is_large_on_a_large_desktop(desktop: tuple[int, int], size: tuple[int, int]) -> None:
    """Where the desktop's pixels are small, a window of few would be too."""
    assert launch.first_size(desktop) == size
