"""The play protocol in one process: each command's answer, and what it refuses."""

import io
import json
from typing import Any

import pytest

from game import VERSION
from game.protocol import LONGEST_LINE, PlayProtocol, encode, read_lines, serve
from tests.helpers import EXAMPLES, FIRST, Program

HH_KEYS = ["game", "code", "status", "score", "moves", "seconds", "undo", "redo", "selected", "message", "piles"]


@pytest.fixture
def program() -> Program:
    """A program with the documented deal on the table."""
    program = Program()
    program.run(f"new {FIRST}")
    return program


def refused(program: Program, line: str) -> str:
    """A line that must be refused in, its error out; nothing may change."""
    before = program.say("state"), program.say("record"), program.say("settings"), program.say("stats")
    answer = program.say(line)
    assert (answer["ok"], set(answer)) == (False, {"ok", "error", "detail"})
    assert (program.say("state"), program.say("record"), program.say("settings"), program.say("stats")) == before
    return str(answer["error"])


def test_greeting() -> None:
    """The first answer names protocol and program."""
    assert PlayProtocol.greeting() == {"ok": True, "protocol": 1, "name": "Heart Thieves", "version": VERSION}


def test_state_of_hearts(program: Program) -> None:
    """HH-06, UI-01: all heart cards are shown, covered or not, the stock as a count; time, score, moves, code told."""
    state = program.run("state")["state"]
    assert list(state) == [*HH_KEYS, "free", "outlined", "dimmed"]
    order = program.desk.session.code.order()
    shown = {f"h{number}": card.text for number, card in enumerate(order[:25], 1)}
    assert state == {
        "game": "hh",
        "code": FIRST,
        "status": "playing",
        "score": 0,
        "moves": 0,
        "seconds": 0.0,
        "undo": 0,
        "redo": 0,
        "selected": None,
        "message": None,
        "piles": {"stock": 26, "waste": ["AH"], **shown},
        "free": ["h25"],
        "outlined": [],
        "dimmed": [],
    }


def test_state_of_thieves(program: Program) -> None:
    """FT-02, UI-01: piles deepest first, the stock as a count, no marks of the other game."""
    state = program.run("new FT1-N-AAAAAAM", "tap stock")["state"]
    order = [card.text for card in program.desk.session.code.order()]
    assert list(state) == HH_KEYS
    assert (state["game"], state["code"], state["moves"], state["undo"]) == ("ft", "FT1-N-AAAAAAM", 1, 1)
    assert (state["piles"]["stock"], state["piles"]["waste"]) == (63, order[40:41])
    assert [state["piles"][f"c{n}"] for n in range(1, 11)] == [order[4 * n : 4 * n + 4] for n in range(10)]
    assert [state["piles"][f"f{n}"] for n in range(1, 9)] == [[]] * 8


def test_face_down_cards_are_never_told(program: Program) -> None:
    """HH-06: two deals that differ in the stock alone have equal states but for the code."""
    order = program.desk.session.code.order()
    swapped = (*order[:25], *order[26:51], order[25], order[51])
    other = type(program.desk.session.code).explicit(program.desk.session.code.game, swapped)
    one, two = (program.run(f"new {code}")["state"] for code in (FIRST, other.text))
    assert one.pop("code") != two.pop("code")
    assert one == two


def test_actions(program: Program) -> None:
    """HH-21: taps, a drag and undo answer result, reason and state."""
    answer = program.run(*["tap stock"] * 9, "drag h25 waste")
    assert (answer["result"], answer["reason"], answer["state"]["score"]) == ("moved", None, 10)
    assert (answer["state"]["moves"], answer["state"]["free"]) == (10, ["h23", "h24"])
    assert answer["state"]["piles"]["h25"] is None
    assert program.run("undo")["state"]["piles"]["h25"] == "4H"
    assert program.run("undo", "redo", "redo")["state"]["undo"] == 10
    assert [program.run(line)["result"] for line in ("redo", "tap h24", "double h24")] == [
        "nothing",
        "selected",
        "selected",
    ]


def test_selection_and_marks(program: Program) -> None:
    """HH-15, HH-16, HH-17: what is selected, dimmed and said."""
    program.run("set move_errors on")
    answer = program.run("tap h25", "tap waste")
    assert (answer["result"], answer["reason"]) == ("selected", "different-rank")
    state = answer["state"]
    assert (state["selected"], state["message"]) == ("waste", "Must be the same rank")
    assert state["dimmed"] == [f"h{number}" for number in range(1, 26)]
    assert program.run("set placement_help off", "state")["state"]["dimmed"] == []


def test_the_reason_is_given_though_not_shown(program: Program) -> None:
    """FT-22: the setting hides the message only."""
    program.run("new FT1-N-AAAAAAM", "set interactive_rules off")
    answer = program.run("tap c1.1")
    assert (answer["result"], answer["reason"], answer["state"]["message"]) == ("rejected", "not-on-top", None)
    shown = program.run("set interactive_rules on", "tap c1.1")
    assert shown["state"]["message"] == "Only the top card can move"


def test_the_message_follows_the_language(program: Program) -> None:
    """UI-06, F08: another language says the same message anew and leaves game and moves alone."""
    program.settings.watchers.append(lambda _name: program.words.choose(program.settings["language"]))
    program.run("set move_errors on", "set language en", "tap h25", "tap waste")
    before = program.run("state")["state"]
    after = program.run("set language pl", "state")["state"]
    assert before["message"] == "Must be the same rank"
    assert after | {"message": None} == before | {"message": None}
    assert program.words.language == "pl"


def test_targets(program: Program) -> None:
    """FT-21: where a card may go, by name."""
    assert program.run("targets h25") == {"ok": True, "targets": []}
    program.run(*["tap stock"] * 9)
    assert program.run("targets h25")["targets"] == ["waste"]
    assert program.run("targets waste")["targets"] == ["h25"]


def test_new(program: Program) -> None:
    """UI-02: random deals and codes in any dress."""
    assert program.run("new hh")["state"]["code"] == "HH1-N-AAAAAAA"
    assert program.run("new ft")["state"]["code"] == "FT1-N-AAAAAAB"
    assert program.run("  new   hh1 n aaa aaam\r\n")["state"]["code"] == FIRST


def test_restart(program: Program) -> None:
    """UI-03: the same deal with everything at 0."""
    first = program.run("state")
    assert program.run("tap stock", "tap stock", "tap h25", "restart") == first


def test_record_and_replay(program: Program) -> None:
    """UI-05: the record of a replayed game is that record, the points those of the game."""
    for game, score in (("ft", 1185), ("hh", 250)):
        state = program.run(f"replay {EXAMPLES[game]}")["state"]
        assert (state["status"], state["score"]) == ("won", score)
        assert program.run("record") == {"ok": True, "record": EXAMPLES[game]}


@pytest.mark.parametrize("record", [f"{FIRST}:", f"{FIRST}: ", "hh1naaaaaam:  s\ts ", f"{FIRST} : s"])
def test_records_in_loose_dress(program: Program, record: str) -> None:
    """UI-02: a record's code and blanks may be as loose as a code alone; it is written in one form."""
    program.run(f"replay {record}")
    assert program.run("record")["record"] == f"{FIRST}:" + " s" * record.partition(":")[2].count("s")


@pytest.mark.parametrize(
    ("line", "error"),
    [
        *(("fly", "unknown-command"), ("TAP stock", "unknown-command"), ("tap", "bad-arguments")),
        *(("tap h1 h2", "bad-arguments"), ("undo now", "bad-arguments"), ("new", "bad-arguments")),
        *(("drag h1", "bad-arguments"), ("tap h0", "bad-place"), ("tap h26", "bad-place"), ("tap f1", "bad-place")),
        *(
            ("tap h01", "bad-place"),
            ("tap waste.1", "bad-place"),
            ("tap h1.1", "bad-place"),
            ("drag h1 c1", "bad-place"),
        ),
        *(("targets H1", "bad-place"), ("tap h1.", "bad-place"), ("double ♥", "bad-place")),
        *(("new HH", "bad-code"), ("new HH1-N-AAAAAA0", "bad-code"), ("new hh ft", "bad-code")),
        *(("replay x", "bad-record"), (f"replay {FIRST}", "bad-record"), (f"replay {FIRST}: undo", "bad-record")),
        *((f"replay {FIRST}: s s h25+w", "bad-record"), (f"replay {EXAMPLES['hh']} s", "bad-record")),
        *(("replay : s", "bad-record"), (f"replay {FIRST}: c1>c2", "bad-record")),
        *(("set speed warp", "bad-value"), ("set colour red", "unknown-setting"), ("set speed", "bad-arguments")),
        *(("where h1", "no-window"), ("page table", "no-window"), ("screenshot x.png", "no-window")),
        *(("hint", "unknown-command"), ("solve", "unknown-command")),
    ],
)
def test_refusals(program: Program, line: str, error: str) -> None:
    """UI-10, UI-12: each error by a line that causes it; nothing is changed by it. There is no hint to ask for."""
    program.run("tap stock", "tap h25")
    assert refused(program, line) == error


@pytest.mark.parametrize("line", [b"\xff\xfe", b"tap \xff", b"x" * (LONGEST_LINE + 1)])
def test_lines_that_are_no_text(program: Program, line: bytes) -> None:
    """F18: bytes that are not UTF-8, and a line too long, are refused as any other."""
    answer = program.protocol.answer(line)
    assert answer is not None
    assert answer["ok"] is False


def test_places_of_thieves(program: Program) -> None:
    """FT-03: deeper cards by depth; a depth beyond the column, or in another form, is no place."""
    program.run("new FT1-N-AAAAAAM")
    assert [program.say(f"tap c1.{depth}")["ok"] for depth in ("1", "2", "3", "4")] == [True] * 4
    for name in ("c1.0", "c1.5", "c1.01", "c1.1.1", "c11", "h1", "f9", "f1.1"):
        assert refused(program, f"tap {name}") == "bad-place"


def test_without_a_game() -> None:
    """What needs a game says so, before anything else."""
    program = Program()
    for line in ("state", "restart", "tap x", "drag x y", "undo", "redo", "record", "targets c1"):
        assert program.say(line)["error"] == "no-game"
    assert program.say("settings")["ok"]


def test_settings(program: Program) -> None:
    """HH-16, HH-17, FT-18, FT-20, FT-22: the rules' settings by name with their defaults; a change holds."""
    found = program.run("settings")["settings"]
    rules = ("move_errors", "placement_help", "double_click", "auto_placement", "interactive_rules")
    assert [found[name] for name in rules] == ["off", "on", "on", "off", "on"]
    assert program.run("set auto_placement on") == {"ok": True}
    assert program.run("settings")["settings"] == found | {"auto_placement": "on"}
    assert program.again().run("settings")["settings"]["auto_placement"] == "on"


def test_settings_act_at_once(program: Program) -> None:
    """FT-20: a drop beside everything goes to the best place as soon as auto placement is on."""
    program.run(f"new {EXAMPLES['ft'].partition(':')[0]}", "tap stock")
    assert program.run("drag c5 stock")["reason"] == "no-place"
    assert program.run("set auto_placement on", "drag c5 stock")["state"]["piles"]["c6"][-1] == "JS"


def test_stats(program: Program) -> None:
    """F12: both games' statistics; a win counts once."""
    program.run(*(_gesture(word) for word in EXAMPLES["hh"].split()[1:]), "undo", "tap stock")
    stats = program.run("stats")["stats"]
    assert set(stats) == {"hh", "ft"}
    assert (stats["hh"]["won"], stats["ft"]["won"]) == (1, 0)


def _gesture(word: str) -> str:
    if word == "s":
        return "tap stock"
    source, target = word.split("+")
    return f"drag {source} {'waste' if target == 'w' else target}"


def served(text: bytes) -> list[dict[str, Any]]:
    """What is read from standard input in, the answers on standard output out."""
    sink = io.BytesIO()
    serve(Program().protocol, io.BytesIO(text), sink, lambda: None)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


def test_serving_to_the_end_or_quit() -> None:
    """One greeting, one answer a line, none for blank lines, none after quit."""
    assert [answer["ok"] for answer in served(b"\n  \r\nnew hh\ntap stock")] == [True, True, True]
    assert [answer["ok"] for answer in served(b"x\nquit\nnew hh\n")] == [True, False, True]
    assert len(served(b"")) == 1


def test_a_line_too_long_is_one_line() -> None:
    """Of a line over the limit the rest is skipped, however long."""
    long = b"a" * (LONGEST_LINE * 2 + 5) + b"\nquit\n"
    assert [len(line) for line in read_lines(io.BytesIO(long))] == [LONGEST_LINE + 1, 5]


def test_an_answer_is_one_line_of_ascii() -> None:
    """Whatever an answer holds."""
    assert encode({"detail": "é\n♥"}) == b'{"detail":"\\u00e9\\n\\u2665"}\n'
