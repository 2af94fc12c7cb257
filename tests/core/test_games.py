"""Games are found by their entry points; a broken one takes no other down."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.games import find, installed


def plug_in(folder: Path, name: str, code: str) -> None:
    (folder / f"{name}.py").write_text(code)
    notes = folder / f"{name}-1.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (notes / "entry_points.txt").write_text(f"[farshore.games]\n{name} = {name}:game\n")


def test_a_broken_game_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plug_in(tmp_path, "wrecked", "raise RuntimeError('no wind')")
    plug_in(tmp_path, "disguised", "from skerries import game")
    monkeypatch.syspath_prepend(str(tmp_path))
    found = installed.__wrapped__()
    assert found.broken["wrecked"] == "RuntimeError: no wind"
    assert "calls itself 'skerries'" in found.broken["disguised"]
    assert "skerries" in found.games


def test_unknown_games_are_no_games() -> None:
    with pytest.raises(KeyError):
        find("chess")
