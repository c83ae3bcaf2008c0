"""The second implementation checked against the documented deals, games and facts."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.oracle import codes, perft
from tests.oracle.game import new_game
from tests.oracle.player import Player

DATA = Path(__file__).parent / "data"
DEALS = json.loads((DATA / "deals.json").read_text(encoding="utf-8"))
EXAMPLES = json.loads((DATA / "examples.json").read_text(encoding="utf-8"))
PERFT = json.loads((DATA / "perft.json").read_text(encoding="utf-8"))
FT_25 = (
    "AD 3S KH 2H  JC 3H 2S 9H  9C JH AH 8H  8D 9D KC 7D  TD 9S AH JS"
    "  KC JS 8S QS  9D QH 6D 4H  9H AS AC 3H  6C 5S 7H 4D  5D 9C 2S TC"
)


def started(code: str) -> tuple[Player, dict[str, Any]]:
    """A deal code in, a player with that deal and the first state out."""
    player = Player()
    return player, player.answer(f"new {code}")["state"]


def replayed(record: str) -> tuple[Player, dict[str, Any]]:
    """A record in, a player at its end and the state there out."""
    player = Player()
    return player, player.answer(f"replay {record}")["state"]


@pytest.mark.parametrize("entry", DEALS["numbered"] + DEALS["explicit"], ids=lambda entry: entry["code"])
def test_golden_deal(entry: dict[str, str]) -> None:
    """UI-02: each documented code names its documented deal."""
    code = codes.parse(entry["code"])
    assert " ".join(code.deal()) == entry["deal"]
    assert str(code) == entry["code"]


@pytest.mark.parametrize("entry", DEALS["explicit"], ids=lambda entry: entry["code"])
def test_golden_deal_has_its_index(entry: dict[str, str]) -> None:
    """UI-02: an explicit deal's cards give its code."""
    game = entry["code"][:2]
    assert str(codes.Code(game, "E", codes.rank(game, tuple(entry["deal"].split())))) == entry["code"]


@pytest.mark.parametrize(("game", "copies", "kinds"), [("HH", 4, 13), ("FT", 2, 52)])
def test_pack(game: str, copies: int, kinds: int) -> None:
    """HH-01, FT-01: the packs."""
    assert Counter(codes.pack(game)) == dict.fromkeys(codes.KINDS[game], copies)
    assert len(codes.KINDS[game]) == kinds


@pytest.mark.parametrize(("text", "code"), DEALS["reads"])
def test_reads(text: str, code: str) -> None:
    """A code in harmless dress in, the canonical code out."""
    assert str(codes.parse(text)) == code


@pytest.mark.parametrize("text", DEALS["refused"])
def test_refuses(text: str) -> None:
    """A text that names no deal is refused."""
    with pytest.raises(codes.CodeRefusedError):
        codes.parse(text)


def test_hh_21() -> None:
    """HH-21, HH-02, HH-03, HH-05: the documented deal, and the documented tenth move."""
    _, start = started("HH1-N-AAAAAAM")
    piles = start["piles"]
    assert (piles["h1"], piles["h25"], piles["waste"], piles["stock"]) == ("TH", "4H", ["AH"], 26)
    assert start["free"] == ["h25"]
    nine, nine_on = replayed(" ".join(EXAMPLES["hh"].split()[:10]))
    assert (nine_on["piles"]["waste"][-1], nine_on["moves"], nine_on["score"]) == ("4H", 9, 0)
    tenth = nine.answer("drag h25 waste")["state"]
    assert (tenth["moves"], tenth["score"], tenth["free"]) == (10, 10, ["h23", "h24"])
    assert nine.answer("record")["record"].endswith("s h25+w")


def test_hh_13_and_15() -> None:
    """HH-13, HH-15: a covered card keeps the selection; a card of another rank takes it."""
    player, _ = started("HH1-N-AAAAAAM")
    assert player.answer("tap h25")["state"]["selected"] == "h25"
    covered = player.answer("tap h1")
    assert (covered["result"], covered["reason"], covered["state"]["selected"]) == ("nothing", "covered", "h25")
    other = player.answer("tap waste")
    assert (other["result"], other["reason"], other["state"]["selected"]) == ("selected", "different-rank", "waste")


def test_hh_10_redeal_keeps_the_order() -> None:
    """HH-10: the second pass shows the cards of the first in the same sequence."""
    player, _ = started("HH1-N-AAAAAAM")
    first = [player.answer("tap stock")["state"]["piles"]["waste"] for _ in range(26)][-1]
    assert player.answer("tap stock")["state"]["piles"]["stock"] == 27
    second = [player.answer("tap stock")["state"]["piles"]["waste"] for _ in range(27)][-1]
    assert first == second


def test_ft_25() -> None:
    """FT-25, FT-02: the example game starts from the documented deal."""
    _, state = started(EXAMPLES["ft"].partition(":")[0])
    piles = state["piles"]
    assert [face for number in range(1, 11) for face in piles[f"c{number}"]] == FT_25.split()
    assert (piles["stock"], piles["waste"], [piles[f"f{number}"] for number in range(1, 9)]) == (64, [], [[]] * 8)


@pytest.mark.parametrize(("game", "score"), [("hh", 250), ("ft", 1185)])
def test_example_is_won(game: str, score: int) -> None:
    """HH-18, HH-19, FT-10, FT-16, UI-05, UI-12: each example is a won game with its points, and final."""
    player, state = replayed(EXAMPLES[game])
    assert (state["status"], state["score"]) == ("won", score)
    assert state["moves"] == len(EXAMPLES[game].split()) - 1
    assert player.answer("record")["record"] == EXAMPLES[game]
    for command in ("undo", "tap stock", "double waste", "drag waste stock"):
        assert player.answer(command) == {"ok": True, "result": "nothing", "reason": None, "state": state}


def test_ft_16_counts_waste_to_column() -> None:
    """FT-16: the example makes 29 waste-to-column moves and takes no card back."""
    played = EXAMPLES["ft"].split()[1:]
    assert sum(action.startswith("w>c") for action in played) == 29
    assert not [action for action in played if action.startswith("f")]


@pytest.mark.parametrize("game", ["hh", "ft"])
def test_undo_limit(game: str) -> None:
    """HH-22, FT-23, UI-03: 100 steps back and no further; the move counter stays."""
    player, _ = replayed(" ".join(EXAMPLES[game].split()[:-1]))
    for _ in range(3):
        while player.answer("undo")["result"] == "moved":
            pass
        while player.answer("redo")["result"] == "moved":
            pass
    made = len(EXAMPLES[game].split()) - 2
    state = player.state()
    assert (state["moves"], state["undo"], state["redo"]) == (made, min(100, made), 0)


@pytest.mark.parametrize("entry", PERFT, ids=lambda entry: entry["code"])
def test_perft(entry: dict[str, Any]) -> None:
    """A deal in, the stored counts of its action sequences and positions out."""
    found = perft.counts(entry["code"], len(entry["actions"]) - 1)
    assert found == {"actions": entry["actions"], "positions": entry["positions"]}


@pytest.mark.parametrize("game", ["hh", "ft"])
def test_allowed_is_listed(game: str) -> None:
    """At each step of the example the actions that are allowed are the ones that are listed."""
    code, *played = EXAMPLES[game].split()
    current = new_game(codes.parse(code.rstrip(":")))
    texts = {*played, "s", "w", "w>", ">c1", "stock>c1", "waste>c1", "w>w", "c1>c1", "s>c1", "h1+h1", "h25+w", "w+h25"}
    for action in played:
        listed = set(current.actions())
        assert {text for text in texts | listed if current.allows(text)} == listed
        current.play(action)
    assert not [text for text in texts if current.allows(text)]
