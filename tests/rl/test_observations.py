"""Every block of the features has a description, and the page of the documentation is current."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.games import find, installed
from farshore.rl.reference import GAMES, note, page

PAGE = Path(__file__).parent.parent.parent / "docs" / "reference" / "observations.md"


def test_the_reference_of_observations_is_current() -> None:
    wanted = "python -m farshore.rl.reference > docs/reference/observations.md"
    assert PAGE.read_text("utf-8") == page(), wanted


@pytest.mark.parametrize("name", sorted(installed().games))
def test_every_block_has_a_description_and_every_description_a_block(name: str) -> None:
    game = find(name)
    for seats in game.info.seats:
        parts = game.tensor_spec(game.view(game.start(seats), 0)).parts
        assert all(len(note(game, block)) > 10 for block, _ in parts)
        blocks = {block if block in game.feature_notes else block.rpartition(" ")[0] for block, _ in parts}
        assert name not in GAMES or blocks == set(game.feature_notes)
