"""Games are found by their entry points; a broken one takes no other down."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.cli import CommandError
from farshore.cli.arguments import find_game
from farshore.games import find, installed

MUTE = """
from dataclasses import replace
from skerries.game import Skerries

class Mute(Skerries):
    info = replace(Skerries.info, id="mute")

game = Mute()
"""
NO_SCENE = """
from farshore.core.game import Game
from skerries.game import Skerries

class Unseen(Skerries):
    own_scene = Game.own_scene

game = Unseen()
"""
NO_TABLES = """
from skerries.game import Skerries

class Bare(Skerries):
    steps = log_texts = {}

game = Bare()
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
    plug_in(tmp_path, "outdated", MUTE.replace("mute", "outdated"))
    (tmp_path / "outdated" / "words").mkdir()
    plug_in(tmp_path, "leaving", "raise SystemExit('as a script does')")
    plug_in(tmp_path, "false_island", "from farshore.games.la_isla import game", game="la_isla")
    monkeypatch.syspath_prepend(str(tmp_path))
    found = installed.__wrapped__()
    assert found.broken["wrecked"] == "RuntimeError: no wind"
    assert "calls itself 'skerries'" in found.broken["disguised"]
    assert found.broken["mute"] == "ValueError: its package has no translations/en.ftl"
    assert found.broken["outdated"] == "ValueError: rename the folder words/ of its package to translations/"
    assert found.broken["leaving"] == "SystemExit: as a script does"
    assert found.broken["la_isla"] == "ValueError: false_island takes the name of a game that is there already"
    assert {"skerries", "la_isla"} <= found.games.keys()


def test_what_a_game_forgot_is_said_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plug_in(tmp_path, "bare", NO_TABLES)
    plug_in(tmp_path, "unseen", NO_SCENE)
    monkeypatch.syspath_prepend(str(tmp_path))
    found = installed.__wrapped__()
    assert found.broken["bare"] == "ValueError: it has no steps"
    assert found.broken["unseen"] == "TypeError: Unseen must set `grid`, or write `board`, `own_scene` or `scene`"
    with pytest.raises(CommandError, match="must set `grid`"):
        find_game("unseen:game")
    with pytest.raises(CommandError, match="has no steps"):
        find_game("bare:game")


def test_unknown_games_are_no_games() -> None:
    with pytest.raises(KeyError):
        find("chess")
