"""Starting in a window."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import launch
from game.arguments import parse
from game.loop import Loop
from game.pages.menu import MenuPage
from game.window import App

_SCREENS = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[App]:
    """Let programs end as soon as they would wait for the player; what they had open."""
    apps: list[App] = []

    def run(_loop: Loop, app: App) -> None:
        apps.append(app)

    monkeypatch.setattr(launch, "_run", run)
    return apps


def _on_top(app: App) -> object:
    return app._pages._pages[-1]


def test_the_first_start_shows_the_menu_and_later_ones_the_game(seen: list[App], tmp_path: Path) -> None:
    arguments = parse(["--data", str(tmp_path), "--no-sound"])
    assert launch.play(arguments) == 0
    assert launch.play(arguments) == 0
    assert isinstance(_on_top(seen[0]), MenuPage)
    assert _on_top(seen[1]) is seen[1].table


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
