"""What the window shows, against pictures that were looked at."""

import pygame
import pytest

from tests.golden.scenes import FOLDER, SCENES, SIZE, difference, drawn, generic_scaler
from tests.window.conftest import Opener

_ALLOWED = 0.002
"""The part of the pixels that may differ: libraries round edges a little differently from build to build."""


@pytest.mark.parametrize("name", SCENES)
def test_looks_as_it_did(name: str, open_window: Opener) -> None:
    with generic_scaler():
        picture = drawn(open_window(SCENES[name][0], SIZE), name)
    golden = pygame.image.load(FOLDER / f"{name}.png")
    assert golden.get_size() == picture.get_size()
    assert difference(golden, picture) <= _ALLOWED


def test_a_changed_card_is_noticed(open_window: Opener) -> None:
    with generic_scaler():
        picture = drawn(open_window(SCENES["hh_start"][0], SIZE), "hh_selected")
    assert difference(pygame.image.load(FOLDER / "hh_start.png"), picture) > _ALLOWED
