"""The settings that change how a game answers the player."""

from typing import NamedTuple


class RuleSettings(NamedTuple):
    """Settings of both games, with their defaults.

    Attributes:
        move_errors: Heart to Heart explains a mismatch (HH-16).
        placement_help: outlines, dimming and highlights of accepting places (HH-17, FT-21).
        double_click: Forty Thieves places a card on a double click (FT-18).
        auto_placement: Forty Thieves sends a dropped card to its best place (FT-20).
        interactive_rules: Forty Thieves names the rule that forbids a move (FT-22).
    """

    move_errors: bool = False
    placement_help: bool = True
    double_click: bool = True
    auto_placement: bool = False
    interactive_rules: bool = True
