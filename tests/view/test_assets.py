"""The vector files: only what the renderer can draw, and exactly what their script writes."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.assets import asset

FILES = sorted([*asset("cards").glob("*.svg"), *asset("icons").glob("*.svg")])
DRAWN = {"svg", "g", "path", "circle", "rect", "ellipse", "line", "polyline", "polygon"}
COLOUR = re.compile(r"none|#[0-9a-f]{6}")


def test_the_whole_pack_is_there() -> None:
    suits = ("spades", "hearts", "diamonds", "clubs")
    names = {f"{rank}_{suit}.svg" for rank in ("ace", "jack", "queen", "king") for suit in suits}
    names |= {f"{suit}.svg" for suit in suits} | {"back.svg"}
    assert {path.name for path in asset("cards").glob("*.svg")} == names


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_file_holds_only_what_is_drawn(path: Path) -> None:
    root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    assert root.get("viewBox")
    for element in root.iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in DRAWN
        assert not {"style", "class", "clip-path", "mask", "filter", "opacity"} & set(element.attrib)
        for name in ("fill", "stroke"):
            assert COLOUR.fullmatch(element.get(name, "none"))


def test_the_script_writes_the_very_files(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-B", asset("cards", "make_cards.py"), tmp_path], check=True)
    written = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert written == {path.name: path.read_bytes() for path in asset("cards").glob("*.svg")}
