"""F17 and two copies: what other processes, or the end of this one, do to the file."""

import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.store import Statistics, Store
from tests.store.tools import Clock, Opener, act, play

ROOT = Path(__file__).parents[2]

# Plays for ever; prints each thing done once it is done.
WRITER = """
import sys, itertools
from pathlib import Path
from game.store import Store
store = Store.open(Path(sys.argv[1]), lambda: 0.0)
print("open", *store.notices, flush=True)
for number in itertools.count():
    if number % 50 == 0:
        store.begin("hh", f"C{number}")
        print("begin", number, flush=True)
    if number % 20 == 0:
        store.set_setting("number", str(number))
        print("setting", number, flush=True)
    status = "won" if number % 50 == 49 else "playing"
    store.append("hh", f"e{number}", status=status, score=number, moves=number % 50 + 1, seconds=1.0)
    print("entry", number, flush=True)
"""

ONE_TRY = """
import sys
from pathlib import Path
from game.store import Store
store = Store.open(Path(sys.argv[1]), lambda: 0.0)
store.set_setting("who", "second")
store.begin("hh", "SECOND")
store.append("hh", "s", status="won", score=1, moves=1, seconds=1.0)
print(*store.notices, store.current("hh").code, store.statistics("hh").won)
store.close()
"""


def run(script: str, folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", script, str(folder)], cwd=ROOT, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )


def test_second_copy_runs_in_memory(opener: Opener, store: Store) -> None:
    store.set_setting("who", "first")
    play(store, "won", code="FIRST")
    second = run(ONE_TRY, opener.folder)
    answer, _ = second.communicate()
    assert answer.split() == ["store-in-use", "SECOND", "1"]
    assert second.returncode == 0
    store.restart("hh")
    act(store, "s")
    store = opener.again(store)
    assert store.notices == []
    assert store.settings() == {"who": "first"}
    assert [played.code for played in store.recent("hh", 9)] == ["FIRST"]


def test_second_copy_in_the_same_process(opener: Opener, store: Store, clock: Clock) -> None:
    store.begin("hh", "FIRST")
    second = Store.open(opener.folder, clock)
    assert second.notices == ["store-in-use"]
    assert second.current("hh") is None
    second.close()
    act(store, "s")
    assert store.notices == []


def test_file_is_free_after_closing(opener: Opener, store: Store) -> None:
    store.close()
    second = run(ONE_TRY, opener.folder)
    answer, _ = second.communicate()
    assert answer.split() == ["SECOND", "1"]
    assert opener().settings() == {"who": "second"}


def test_many_copies_at_once_over_a_new_file(opener: Opener) -> None:
    """Each works, in the file or in memory; none breaks it."""
    copies = [run(ONE_TRY, opener.folder) for _ in range(4)]
    answers = [copy.communicate()[0].split() for copy in copies]
    assert all(answer[-2:][0] == "SECOND" for answer in answers)
    assert all(answer[:-2] in ([], ["store-in-use"]) for answer in answers)
    store = opener()
    assert store.notices == []
    assert opener.set_aside() == []
    assert store.statistics("hh").played == sum(answer[:-2] == [] for answer in answers)


@pytest.mark.parametrize("seed", range(6))
def test_killed(opener: Opener, seed: int) -> None:
    """All that was acknowledged is there, at most the one thing under way besides."""
    process = run(WRITER, opener.folder)
    assert process.stdout is not None
    lines = random.Random(seed).choice((1, 3, 60, 800, 2500)) + seed
    told = [process.stdout.readline() for _ in range(lines)]
    process.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
    told += process.stdout.readlines()
    process.wait()
    process.stdout.close()
    assert told[0] == "open\n"
    last = {"entry": -1, "setting": -1, "begin": -1}
    for kind, number in (line.split() for line in told[1:] if line.endswith("\n")):
        last[kind] = int(number)
    store = opener()
    assert store.notices == []
    check_after_kill(store, last)
    act(store, "s")
    assert store.notices == []


def check_after_kill(store: Store, last: dict[str, int]) -> None:
    saved = store.current("hh")
    if saved is None:
        assert last["begin"] == -1
        store.begin("hh", "fresh")
        return
    begun = int(saved.code[1:])
    done = begun + len(saved.entries) - 1
    assert begun in {last["begin"], last["entry"] + 1}
    assert saved.entries == tuple(f"e{number}" for number in range(begun, done + 1))
    assert done in {last["entry"], last["entry"] + 1}
    assert saved.moves == len(saved.entries)
    assert saved.finished == (len(saved.entries) == 50)
    assert int(store.settings().get("number", -1)) in {last["setting"], done + 1}
    won = (done + 1) // 50
    if won:
        assert store.statistics("hh")[:4] == (won, won, 0, 0)
    else:
        assert store.statistics("hh") == Statistics()
    if saved.finished:
        store.begin("hh", "fresh")
