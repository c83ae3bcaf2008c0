"""The long versions of the comparisons, from a shell: ``python -m tests.oracle.soak --actions 100000``."""

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from .duel import DifferenceError, meet
from .junk import pelt


def main() -> int:
    """Run what the arguments ask for, print its figures; 0 if the program did everything right."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.soak", description=main.__doc__)
    parser.add_argument("--actions", type=int, default=0, help="random actions a game, compared")
    parser.add_argument("--lines", type=int, default=0, help="malformed lines a game")
    parser.add_argument("--game", choices=("HH", "FT"), action="append", help="only this game")
    parser.add_argument("--seed", type=int, default=1, help="another seed gives other commands")
    wanted = parser.parse_args()
    fine = True
    for game in wanted.game or ("HH", "FT"):
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
