"""Deal codes: the same deal for ever, harmless dress forgiven, everything else refused with its fault."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.arrangement import count, order_at
from game.rules.deal import NUMBERS, CodeFault, DealCode, DealCodeError
from game.rules.games import PACKS, Game
from tests.helpers import DEALS, FIRST, FT, HH, faces

ROOT = Path(__file__).parents[2]
EVERY_DEAL = [*DEALS["numbered"], *DEALS["explicit"]]
LENGTHS = {HH: 34, FT: 100}


def fault_of(text: str) -> CodeFault:
    """A text that is no deal code in, its fault out."""
    with pytest.raises(DealCodeError) as caught:
        DealCode.parse(text)
    return caught.value.fault


@pytest.mark.parametrize("deal", EVERY_DEAL, ids=lambda deal: deal["code"][:16])
def test_golden_deals(deal: dict[str, str]) -> None:
    """UI-02, F19: each documented code names its documented deal and is written as it was read."""
    code = DealCode.parse(deal["code"])
    assert faces(code.order()) == deal["deal"]
    assert code.text == deal["code"]


@pytest.mark.parametrize("deal", EVERY_DEAL, ids=lambda deal: deal["code"][:16])
def test_every_deal_has_an_explicit_code(deal: dict[str, str]) -> None:
    """UI-02: any deal's cards give an explicit code that names these cards in this order."""
    code = DealCode.parse(deal["code"])
    explicit = DealCode.explicit(code.game, code.order())
    assert faces(explicit.order()) == deal["deal"]
    assert len(explicit.text) == len("HH1-E-") + LENGTHS[code.game]
    assert (explicit.text == code.text) is (code.kind == "E")


@pytest.mark.parametrize(("text", "code"), DEALS["reads"])
def test_documented_readings(text: str, code: str) -> None:
    """UI-02: texts with the reading that is right for them."""
    assert DealCode.parse(text).text == code


@pytest.mark.parametrize("text", DEALS["refused"], ids=lambda text: text[:16])
def test_documented_refusals(text: str) -> None:
    """UI-02: texts that must be refused."""
    assert isinstance(fault_of(text), CodeFault)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "hh1-n-aaaaaam",
            "Hh1-N-aAaAaAm",
            " HH1-N-AAAAAAM ",
            "HH1NAAAAAAM",
            "H H 1 N A A A A A A M",
            "--HH1NAAAAAAM--",
        ),
        *("HH1–N–AAAAAAM", "HH1—N—AAAAAAM", "HH1‐N‑AAAAAAM", "HH1−N－AAAAAAM", "HH1\u00ad-N-AAA\u00adAAAM"),
        *(
            "HH1-N-AAAAAAM\r\n",
            "HH1-N-\r\nAAAAAAM",
            "\tHH1-N-AAAAAAM\t",
            "\ufeffHH1-N-AAAAAAM",
            "HH1\u00a0N\u202fAAAAAAM",
        ),
    ],
)
def test_harmless_dress(text: str) -> None:
    """F18: case, blanks, missing and typographic dashes, line ends, tabs and a byte order mark are forgiven."""
    assert DealCode.parse(text).text == FIRST


@pytest.mark.parametrize(
    ("text", "fault", "subject"),
    [
        ("", CodeFault.NOT_A_CODE, ""),
        (" - ", CodeFault.NOT_A_CODE, "-"),
        ("HH", CodeFault.NOT_A_CODE, "HH"),
        ("HH1", CodeFault.NOT_A_CODE, "HH1"),
        ("HH1-X-AAAAAAM", CodeFault.NOT_A_CODE, "HH1-X-AAAAAAM"),
        ("AAAAAAM", CodeFault.NOT_A_CODE, "AAAAAAM"),
        ("H\0H1-N-AAAAAAM", CodeFault.NOT_A_CODE, "H\0H1-N-AAAAAAM"),
        ("😀", CodeFault.NOT_A_CODE, "😀"),
        ("😀HH1-N-AAAAAAM", CodeFault.NOT_A_CODE, "😀HH1-N-AAAAAAM"),
        ("A" * 10_000, CodeFault.NOT_A_CODE, "A" * 39 + "…"),
        ("KL1-N-AAAAAAM", CodeFault.UNKNOWN_GAME, "KL"),
        ("ĤĤ1-N-AAAAAAM", CodeFault.UNKNOWN_GAME, "ĤĤ"),
        ("HH2-N-AAAAAAM", CodeFault.UNKNOWN_VERSION, "2"),
        ("HH0-N-AAAAAAM", CodeFault.UNKNOWN_VERSION, "0"),
        ("HH１-N-AAAAAAM", CodeFault.UNKNOWN_VERSION, "１"),
        ("HH1-N-", CodeFault.WRONG_LENGTH, "0/7"),
        ("HH1-N-AAAAAA", CodeFault.WRONG_LENGTH, "6/7"),
        ("HH1-N-AAAAAAMM", CodeFault.WRONG_LENGTH, "8/7"),
        ("HH1-E-AAAAAAM", CodeFault.WRONG_LENGTH, "7/34"),
        ("FT1-E-" + "A" * 34, CodeFault.WRONG_LENGTH, "34/100"),
        ("HH1-E-" + "A" * 100, CodeFault.WRONG_LENGTH, "100/34"),
        ("HH1-N-" + "A" * 10_000, CodeFault.WRONG_LENGTH, "10000/7"),
        ("HH1-N-AAAAAA0", CodeFault.BAD_CHARACTER, "0"),
        ("HH1-N-AAAAAA1", CodeFault.BAD_CHARACTER, "1"),
        ("HH1-N-AAAAAA8", CodeFault.BAD_CHARACTER, "8"),
        ("HH1-N-AAAAAA９", CodeFault.BAD_CHARACTER, "９"),
        ("HH1-N-AAAAAA７", CodeFault.BAD_CHARACTER, "７"),
        ("HH1-N-AAAAAA♥", CodeFault.BAD_CHARACTER, "♥"),
        ("HH1-N-AAAAAAM😀", CodeFault.BAD_CHARACTER, "😀"),
        ("HH1-N-AAA\0AAAM", CodeFault.BAD_CHARACTER, "\0"),
        ("HH1-N-AAAAAAß", CodeFault.BAD_CHARACTER, "ß"),
        ("HH1-N-AAAAAAı", CodeFault.BAD_CHARACTER, "ı"),
        ("HH1-E-" + "7" * 34, CodeFault.OUT_OF_RANGE, "7" * 34),
        ("FT1-E-" + "7" * 100, CodeFault.OUT_OF_RANGE, "7" * 39 + "…"),
    ],
    ids=lambda value: repr(value[:20]),
)
def test_faults(text: str, fault: CodeFault, subject: str) -> None:
    """F18, UI-02: each other text is refused with the right fault and the part at fault."""
    with pytest.raises(DealCodeError) as caught:
        DealCode.parse(text)
    assert (caught.value.fault, caught.value.subject) == (fault, subject)


def test_o_and_i_are_letters() -> None:
    """F18: O and I are digits of the code, never taken for 0 and 1."""
    assert DealCode.parse("HH1-N-OOOIIIA").text == "HH1-N-OOOIIIA"
    assert fault_of("HH1-N-000111A") is CodeFault.BAD_CHARACTER


def test_the_other_games_code() -> None:
    """F18: the body of one game's code under the other's letters is that other game's deal."""
    codes = [DealCode.parse(text) for text in ("HH1-N-AAAAAAM", "FT1-N-AAAAAAM")]
    assert [(code.game, len(code.order())) for code in codes] == [(HH, 52), (FT, 104)]


@pytest.mark.parametrize("game", Game)
def test_the_last_arrangement_and_the_next(game: Game) -> None:
    """UI-02: the index of the pack backwards is the last one; one more is out of range."""
    pack = sorted(PACKS[game], key=lambda card: -card.kind)
    last = DealCode.explicit(game, tuple(pack))
    assert last.value == count(PACKS[game]) - 1
    assert faces(last.order()) == faces(tuple(pack))
    assert fault_of(DealCode(game, "E", last.value + 1).text) is CodeFault.OUT_OF_RANGE
    for index in (-1, last.value + 1):
        with pytest.raises(IndexError):
            order_at(PACKS[game], index)


@pytest.mark.parametrize("number", [-1, NUMBERS])
def test_numbers_out_of_range(number: int) -> None:
    """UI-02: numbered deals run from 0 to 32^7 - 1."""
    with pytest.raises(ValueError, match="outside"):
        DealCode.numbered(HH, number)


@given(st.sampled_from(Game), st.integers(0, NUMBERS - 1))
def test_numbered_codes_round_trip(game: Game, number: int) -> None:
    """UI-02: a number's code reads back as that number and deals the whole pack."""
    code = DealCode.numbered(game, number)
    assert DealCode.parse(code.text) == code
    assert sorted(code.order()) == list(PACKS[game])


@pytest.mark.parametrize("game", Game)
@given(data=st.data())
def test_explicit_codes_of_any_permutation(game: Game, data: st.DataObject) -> None:
    """UI-02: any order of the pack has a code that reads back to the same faces, each card once."""
    order = data.draw(st.permutations(PACKS[game]))
    code = DealCode.explicit(game, tuple(order))
    read = DealCode.parse(code.text)
    assert read == code
    assert faces(read.order()) == faces(tuple(order))
    assert sorted(read.order()) == list(PACKS[game])


@given(st.text(max_size=60) | st.from_regex(r"(?i)(HH|FT)[0-9]?-?[NEX]?-?[A-Z0-9]{0,9}", fullmatch=True))
def test_any_text_is_read_or_refused(text: str) -> None:
    """F18: no text does anything but name a deal or be refused."""
    try:
        code = DealCode.parse(text)
    except DealCodeError:
        return
    assert DealCode.parse(code.text) == code


def test_deals_do_not_depend_on_the_hash_seed() -> None:
    """F19: two Python processes with different hash seeds deal byte for byte the same."""
    program = (
        "from game.rules.deal import DealCode; from game.rules.session import Session\n"
        "from game.rules.settings import RuleSettings\n"
        f"for text in {[deal['code'] for deal in EVERY_DEAL]!r}:\n"
        "    s = Session(DealCode.parse(text), RuleSettings)\n"
        "    print(text, s.table, [a.text for a in s.controller.actions(s.table)], [p.name for p in s.marks.free])\n"
    )
    outputs = [
        subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)
        for environment in (os.environ | {"PYTHONHASHSEED": seed} for seed in ("1", "2"))
    ]
    assert len(outputs[0].stdout.splitlines()) == len(EVERY_DEAL)
    assert outputs[0].stdout == outputs[1].stdout
