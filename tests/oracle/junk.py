"""Lines that are no commands, or none that can be carried out, and what comes of them."""

import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from .chooser import BAD_CODES, MISTAKES, NO_PLACES
from .engine import Engine

ERRORS = frozenset(
    [
        "unknown-command",
        "bad-arguments",
        "bad-code",
        "bad-place",
        "bad-record",
        "no-game",
        "no-window",
        "unknown-setting",
        "bad-value",
    ]
)
STARTS = {"HH": ("new HH1-N-AAAAAAM", "tap stock", "tap h25"), "FT": ("new FT1-N-AAAAAAM", "tap stock", "tap stock")}
COUNTS = {"restart": 0, "tap": 1, "double": 1, "drag": 2, "undo": 0, "redo": 0, "targets": 1, "state": 0, "set": 2}
BLANK = (b"", b" ", b"\t", b"    ")
MEGABYTE = 1_000_000
BATCH = 50
LONG = (
    *(b"x" * MEGABYTE, b"tap " + b"h" * MEGABYTE, b"tap h" + b"1" * MEGABYTE, b"drag stock c1." + b"9" * MEGABYTE),
    *(b"\0" * MEGABYTE, b"\xff" * MEGABYTE, b"[" * MEGABYTE, b"tap" + b" stock" * (MEGABYTE // 6)),
    *(b"new " + b"A" * MEGABYTE, b"new HH1-N-" + b"-" * MEGABYTE, b"new FT1-E-" + b"7" * MEGABYTE),
    *(b"set placement_help " + b"o" * MEGABYTE, b"set " + b"x" * MEGABYTE + b" on", b"state" + b" \0" * MEGABYTE),
    *(b"replay " + b":" * MEGABYTE, b"replay FT1-N-AAAAAAM:" + b" s" * (MEGABYTE // 2)),
    *(b"replay HH1-N-AAAAAAM: " + b"h1+" * (MEGABYTE // 3), "\u2665".encode() * (MEGABYTE // 3)),
)
INSIDE = (
    *(b"fly\rfly", b"state\rstate", b"state\x0bstate", b"state\x0cstate", b"state\x1cstate", b"state\x1estate"),
    *("state\x85state".encode(), "state\u2028state".encode(), "state\u2029state".encode(), b"\x1b[2Jstate"),
    *(b"tap stock\x07", b"tap\x01stock", b"state\0", b"\0state", b"tap \x7fstock", b"\x1a", b"\x04", b"\x03"),
    *(b"tap \xff\xfe", b"new \xc3\x28", b"tap \xc0\xaf", b"tap \xed\xa0\x80", b"\xfe\xff\0s\0t", b"tap h\xd9\xa1"),
    *(b"%s%n%x", b"{0}", b"{}", b'{"command":"state"}', b"null", b"'; drop table games; --", b"$(quit)", b"../../x"),
)


def lines(game: str, seed: int) -> Iterator[bytes]:
    """A game (HH, FT) and a seed in, lines without end out; each must be refused."""
    source = random.Random(f"{game}{seed}")
    others = [f"c{number}" for number in range(1, 11)] if game == "HH" else [f"h{number}" for number in range(1, 26)]
    fixed = [
        *INSIDE,
        *(text.encode() for text in MISTAKES),
        *(f"new {text}".encode() for text in BAD_CODES),
        *(f"{word} {place}".encode() for word in ("tap", "double", "targets") for place in (*NO_PLACES, *others)),
        *(f"drag {place} stock".encode() for place in (*NO_PLACES, *others)),
        *(f"drag stock {place}".encode() for place in (*NO_PLACES, *others)),
    ]
    makers = (_noise, _noise, _noise, _word, _count, _number, lambda _: source.choice(fixed))
    yield from LONG
    yield from fixed
    while True:
        yield source.choice(LONG) if source.random() < 0.002 else source.choice(makers)(source)


def _noise(source: random.Random) -> bytes:
    dirt = source.randbytes(source.choice((1, 3, 20, 200))).replace(b"\n", b"\0")
    return b"\x01" + dirt if source.random() < 0.5 else dirt + b"!"


def _word(source: random.Random) -> bytes:
    letters = source.choice(("abcxyz", "tapdrgouble", "\u2665\u00e9\u0142\U0001f0a1", "\0\x01\x7f"))
    return "".join(source.choices(letters, k=source.randint(1, 30))).encode() + b"?"


def _count(source: random.Random) -> bytes:
    word, right = source.choice(list(COUNTS.items()))
    wrong = source.choice([count for count in (0, 1, 2, 3, 5, 50) if count != right])
    return " ".join([word, *source.choices(("stock", "waste", "h25", "c1", "on", "x"), k=wrong)]).encode()


def _number(source: random.Random) -> bytes:
    number = source.choice(("", "-", "+", "1e", "0x", ".")) + str(source.getrandbits(source.choice((40, 200, 2000))))
    form = source.choice(("tap h{}", "tap c1.{}", "drag f{} c1", "targets {}", "new HH1-N-{}", "set move_errors {}"))
    return form.format(number).encode()


@dataclass
class Report:
    """What came of a number of lines."""

    sent: int = 0
    errors: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    before: dict[str, Any] = field(default_factory=dict)
    after: dict[str, Any] = field(default_factory=dict)
    record: tuple[str, str] = ("", "")
    growth: int | None = None
    end: tuple[int, list[bytes], bytes] = (0, [], b"")


def pelt(folder: Path, game: str, count: int, seed: int) -> Report:
    """A folder, a game on the table, a number of lines and a seed in, what the program made of them out."""
    report = Report()
    with Engine(folder / "data", folder / "stderr") as engine:
        _ask(engine, *STARTS[game])
        report.before, first = _ask(engine, "state", "record")
        source = lines(game, seed)
        _send(engine, report, islice(source, min(count, len(LONG))))
        least = engine.memory()
        most = least
        while report.sent < count:
            _send(engine, report, islice(source, min(BATCH, count - report.sent)))
            most = max(most or 0, engine.memory() or 0)
        report.growth = None if least is None or most is None else most - least
        report.after, last = _ask(engine, "state", "record")
        report.record = first["record"], last["record"]
        report.end = engine.finish()
    return report


def _ask(engine: Engine, *commands: str) -> list[dict[str, Any]]:
    engine.send(command.encode() for command in commands)
    answers: list[dict[str, Any]] = [json.loads(engine.receive()) for _ in commands]
    for answer in answers:
        answer.get("state", {}).pop("seconds", None)
    return answers


def _send(engine: Engine, report: Report, batch: Iterable[bytes]) -> None:
    sent = list(batch)
    engine.send(part for line in sent for part in (line, BLANK[len(line) % len(BLANK)]))
    for line in sent:
        answer = engine.receive()
        report.sent += 1
        wrong = _fault(answer)
        if wrong:
            report.wrong.append(f"{line[:200]!r}: {wrong}")
        else:
            report.errors[json.loads(answer)["error"]] += 1


def _fault(line: bytes) -> str | None:
    try:
        answer = json.loads(line)
    except ValueError:
        return f"not JSON: {line[:200]!r}"
    if not isinstance(answer, dict) or answer.get("ok") is not False:
        return f"not refused: {line[:200]!r}"
    proper = (
        set(answer) == {"ok", "error", "detail"} and answer["error"] in ERRORS and isinstance(answer["detail"], str)
    )
    return None if proper else f"not such an answer: {line[:200]!r}"
