"""`farshore print`: boards on paper."""

from __future__ import annotations

import re
import xml.etree.ElementTree as xml
from pathlib import Path

import pytest

from farshore.api import play, write
from farshore.cli import main

NEEDED = "typst is not installed: the first lines of `python3 test.py` say why"


def test_a_drawing_says_its_colours_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sheet.svg"
    assert main(["print", "explorers", "--seats", "2", "--out", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}\n"
    drawn = file.read_text("utf-8")
    assert "var(" not in drawn
    assert re.search(r'fill="#[0-9a-f]{6}"', drawn)
    assert len(xml.fromstring(drawn).findall(".//{*}polygon")) >= 2 * 256, "a map for each seat"
    assert main(["print", "explorers", "--seats", "2", "--seat", "0", "--out", str(file)]) == 0
    assert 256 <= len(xml.fromstring(file.read_text("utf-8")).findall(".//{*}polygon")) < 2 * 256


def test_a_record_is_printed_at_any_point(tmp_path: Path) -> None:
    record, file = tmp_path / "match.toml", tmp_path / "now.svg"
    write(play("kingdom_maps", ["random", "random"], seed=7), record)
    pages = []
    for words in ([], ["--at", "5"]):
        assert main(["print", str(record), *words, "--out", str(file)]) == 0
        pages.append(file.read_text("utf-8"))
    assert pages[0] != pages[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["explorers", "--out", "x.gif"], "x.gif: the file name must end in one of .pdf, .png, .svg"),
        (["nowhere", "--out", "x.svg"], "there is no game “nowhere”"),
        (["explorers", "--seat", "7", "--out", "x.svg"], "there is no seat 7"),
    ],
)
def test_what_cannot_be_printed_is_said_in_one_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["print", *words]) == 1
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_a_page_is_a_pdf_or_a_picture(tmp_path: Path) -> None:
    pytest.importorskip("typst", reason=NEEDED)
    pdf, png = tmp_path / "sheet.pdf", tmp_path / "sheet.png"
    assert main(["print", "kingdom_maps", "--out", str(pdf)]) == 0
    assert pdf.read_bytes().startswith(b"%PDF-")
    assert main(["print", "la_isla", "--paper", "a5", "--dpi", "72", "--out", str(png)]) == 0
    head = png.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    size = sorted(int.from_bytes(head[at : at + 4], "big") for at in (16, 20))
    assert [abs(have - wanted) <= 1 for have, wanted in zip(size, (420, 595), strict=True)] == [True, True]
