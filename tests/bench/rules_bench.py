"""Measure the rules: `python -m tests.bench.rules_bench`."""

import argparse
import random
import time
from collections.abc import Callable

from game.rules.action import Action
from game.rules.deal import NUMBERS, DealCode
from game.rules.games import Game
from game.rules.session import CONTROLLERS, Session
from game.rules.settings import RuleSettings

ACTIONS = 50_000
ACTIONS_A_GAME = 400
RESUMED = 10_000


def random_play(game: Game, chance: random.Random, seconds: Callable[[], float]) -> tuple[float, float]:
    """Play random legal actions without a window.

    Args:
        game: the game.
        chance: where deals and choices come from.
        seconds: a clock.

    Returns:
        Applied actions a second, choosing among all legal ones included; and for applying alone.
    """
    controller = CONTROLLERS[game]
    games: list[tuple[DealCode, list[Action]]] = []
    played, start = 0, seconds()
    while played < ACTIONS:
        code = DealCode.numbered(game, chance.randrange(NUMBERS))
        table = controller.deal(code.order())
        actions: list[Action] = []
        while len(actions) < ACTIONS_A_GAME and (legal := controller.actions(table)):
            actions.append(chance.choice(legal))
            table = controller.apply(table, actions[-1])
        games.append((code, actions))
        played += len(actions)
    choosing = played / (seconds() - start)
    tables = [(controller.deal(code.order()), actions) for code, actions in games]
    start = seconds()
    for table, actions in tables:
        for action in actions:
            table = controller.apply(table, action)
    return choosing, played / (seconds() - start)


def resume(game: Game, chance: random.Random, seconds: Callable[[], float]) -> float:
    """Return the seconds in which a session is built again from a journal of `RESUMED` words."""
    words: list[str] = []
    while len(words) < RESUMED:
        words.clear()
        session = Session(DealCode.numbered(game, chance.randrange(NUMBERS)), RuleSettings)
        session.journal = words.append
        while len(words) < RESUMED and (legal := session.controller.actions(session.table)):
            if chance.random() < 0.3:
                session.undo()
            else:
                session.perform(chance.choice(legal))
    start = seconds()
    Session.resumed(session.code, words, RuleSettings)
    return seconds() - start


def main() -> None:
    """Print how fast both games are played at random, replayed without choosing, and resumed from a journal."""
    argparse.ArgumentParser(prog="python -m tests.bench.rules_bench", description=main.__doc__).parse_args()
    for game in Game:
        chance = random.Random(2026)
        choosing, applying = random_play(game, chance, time.perf_counter)
        resumed = resume(game, chance, time.perf_counter)
        print(f"{game.value}: random play {choosing:,.0f} actions/s, applying alone {applying:,.0f} actions/s")
        print(f"{game.value}: resuming {RESUMED:,} journal words {resumed * 1000:.0f} ms")


if __name__ == "__main__":
    main()
