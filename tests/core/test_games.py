"""Games are found by their entry points; a broken one takes no other down."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.games import find, installed

MUTE = """
from dataclasses import replace
from skerries.rules import Skerries

class Mute(Skerries):
    info = replace(Skerries.info, id="mute")

game = Mute()
"""


def plug_in(folder: Path, name: str, code: str, game: str = "") -> None:
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(code)
    notes = folder / f"{name}-1.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (notes / "entry_points.txt").write_text(f"[farshore.games]\n{game or name} = {name}:game\n")


def test_a_broken_game_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plug_in(tmp_path, "wrecked", "raise RuntimeError('no wind')")
    plug_in(tmp_path, "disguised", "from skerries import game")
    plug_in(tmp_path, "mute", MUTE)
    plug_in(tmp_path, "leaving", "raise SystemExit('as a script does')")
    plug_in(tmp_path, "false_island", "from farshore.games.la_isla import game", game="la_isla")
    monkeypatch.syspath_prepend(str(tmp_path))
    found = installed.__wrapped__()
    assert found.broken["wrecked"] == "RuntimeError: no wind"
    assert "calls itself 'skerries'" in found.broken["disguised"]
    assert found.broken["mute"] == "ValueError: its package has no words/en.ftl"
    assert found.broken["leaving"] == "SystemExit: as a script does"
    assert found.broken["la_isla"] == "ValueError: false_island takes the name of a game that is there already"
    assert {"skerries", "la_isla"} <= found.games.keys()


def test_unknown_games_are_no_games() -> None:
    with pytest.raises(KeyError):
        find("chess")
