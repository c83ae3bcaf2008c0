"""Cards in motion."""

import pygame
import pytest

from game.rules.cards import Card, Suit
from game.view.faces import Faces, FaceStyle
from game.view.motion import Visual
from game.view.pictures import Pictures


@pytest.mark.parametrize("tilt", [-6.0, -1.4, 0.5, 3.0])
def test_the_edges_of_a_tilted_card_are_smooth(tilt: float) -> None:
    """Along every side of a tilted card, where it steps from pixel to pixel, the steps are softened."""
    surface = Pictures(Faces(FaceStyle(), 120)).card(Card(0, 4, Suit.HEARTS), Visual(0, 0, lift=1.0, tilt=tilt)).surface
    for turns in range(4):
        side = pygame.transform.rotate(surface, 90 * turns)
        w, h = side.get_size()
        first = [next((side.get_at((x, y))[3] for y in range(h) if side.get_at((x, y))[3]), 255) for x in range(w)]
        middle = first[w // 4 : -w // 4]
        assert sum(alpha < 250 for alpha in middle) > len(middle) // 2
