"""The bot of the tutorial plays, the commands of tutorial and how-to run, and every level is listed."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from farshore.bots import levels
from farshore.bots.level_scores import typical_scores
from farshore.cli import main
from farshore.games import find

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "tutorials" / "first-bot.md").read_text("utf-8")
CONTESTS = (DOCS / "how-to" / "run-contests.md").read_text("utf-8")
LEVELS = (DOCS / "reference" / "levels.md").read_text("utf-8")


def blocks(kind: str, page: str = PAGE) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", page, re.MULTILINE | re.DOTALL)


@pytest.mark.slow
def test_the_bot_of_the_page_enters_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (source,) = blocks("python")
    assert len([line for line in source.splitlines() if line.strip()]) <= 10
    (tmp_path / "mybots.py").write_text(source, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [folder for folder in sys.path if folder])
    monkeypatch.delitem(sys.modules, "mybots", raising=False)
    commands = [line.removeprefix("$ ") for block in blocks("console", PAGE + CONTESTS) for line in block.splitlines()]
    assert len(commands) >= 5
    for command in commands:
        program, *words = shlex.split(command)
        assert program == "farshore"
        assert main(words) == 0, command
    assert "mybots:FirstOfAll" in capsys.readouterr().out


def test_the_page_names_every_level() -> None:
    assert re.findall(r"^\| `(\w+)` \|", LEVELS, re.MULTILINE)[: len(levels())] == list(levels())


@pytest.mark.parametrize(
    ("game", "title"), [("explorers", "Explorers"), ("kingdom_maps", "Kingdom Maps"), ("la_isla", "La Isla")]
)
def test_typical_points_are_the_means_of_the_page(game: str, title: str) -> None:
    table = LEVELS[LEVELS.index(f"| {title}, ") :]
    means = {level: float(mean) for level, mean in re.findall(r"\| `(\w+)(?:@\w+)?` \| ([\d.]+)", table)[:5]}
    assert typical_scores(find(game)) == means
    assert list(means) == [level for level in levels() if level != "random"]
    assert list(means.values()) == sorted(means.values()), "stronger bots have more points"


def test_the_entry_point_of_the_page_names_its_bot() -> None:
    (entry,) = blocks("toml")
    assert "farshore.bots" in entry
    assert "mybots:FirstOfAll" in entry
