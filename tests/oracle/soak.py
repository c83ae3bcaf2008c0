"""The long versions of the comparisons, from a shell: ``python -m tests.oracle.soak --actions 100000``."""

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from .duel import DifferenceError, meet
from .junk import STARTS, pelt

GAMES = [game.lower() for game in STARTS]


def main() -> int:
    """Compare the program with the second implementation; print the figures; 0 if it did everything right.

    Without --actions and --lines nothing is done.
    """
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.soak", description=main.__doc__)
    parser.add_argument("--actions", type=int, default=0, help="random actions a game, compared (default: none)")
    parser.add_argument(
        "--lines", type=int, default=0, help="malformed lines a game, each to be refused (default: none)"
    )
    parser.add_argument("--game", choices=GAMES, help="only this game (default: both)")
    parser.add_argument("--seed", type=int, default=1, help="another seed gives other commands (default: %(default)s)")
    wanted = parser.parse_args()
    fine = True
    for game in (wanted.game.upper(),) if wanted.game else STARTS:
        if wanted.actions:
            fine &= _compare(game, wanted.actions, wanted.seed)
        if wanted.lines:
            fine &= _malformed(game, wanted.lines, wanted.seed)
    return 0 if fine else 1


def _compare(game: str, actions: int, seed: int) -> bool:
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        try:
            tally = meet(Path(folder), game, actions, seed)
        except DifferenceError as difference:
            print(f"{game} seed {seed}: a difference\n{difference}")
            return False
    taken = time.perf_counter() - begun
    print(f"{game} seed {seed}: {tally['actions']} actions, all answers equal, {taken:.1f} s")
    _print_counts(tally)
    return True


def _malformed(game: str, count: int, seed: int) -> bool:
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        report = pelt(Path(folder), game, count, seed)
    taken = time.perf_counter() - begun
    unchanged = report.before == report.after and report.record[0] == report.record[1]
    print(f"{game} seed {seed}: {report.sent} malformed lines, {len(report.wrong)} answered wrongly, {taken:.1f} s")
    print(f"  game unchanged: {unchanged}; memory grown by {(report.growth or 0) / 2**20:.1f} MiB")
    print(f"  exit status {report.end[0]}, {len(report.end[1])} answers too many, stderr {report.end[2][:2000]!r}")
    _print_counts(report.errors)
    print("\n".join(report.wrong[:20]))
    return unchanged and not report.wrong and report.end == (0, [], b"")


def _print_counts(counts: Counter[str]) -> None:
    for name, number in sorted(counts.items()):
        print(f"  {number:9} {name}")


if __name__ == "__main__":
    sys.exit(main())
