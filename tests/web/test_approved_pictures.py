"""Every decision of every game looks as it was approved, at six window sizes: a sample in every run."""

from __future__ import annotations

import pytest
from PIL import Image
from playwright.sync_api import Browser

from sampling import sample
from web.approved_pictures import (
    APPROVED,
    GAP,
    MOST_CHANGED,
    SIZES,
    Sheet,
    changed_share,
    differences,
    game_states,
    path_of,
    pictures_of,
    reduce_picture,
)
from web.compare_pictures import GAMES, State

STATES = game_states()


def game_of(state: State) -> str:
    return next(game for game in GAMES if state.name.startswith(game))


def test_every_state_has_an_approved_picture_and_all_are_small() -> None:
    kept = {path.stem: path.stat().st_size for path in APPROVED.glob("*.webp")}
    assert set(kept) == {state.name for state in STATES}
    assert sum(kept.values()) <= 1_500_000


@pytest.mark.parametrize("state", sample(STATES, by=game_of), ids=lambda state: state.name)
def test_a_state_looks_as_it_was_approved(browser: Browser, house: str, state: State) -> None:
    sheet = Sheet(dict(pictures_of(browser, house, state)))
    assert list(sheet.pictures) == list(SIZES)
    assert differences(state, sheet) == {}, "see tests/web/approved_pictures.py"


def test_an_empty_board_or_a_panel_over_it_would_be_noticed() -> None:
    old = Sheet.load(path_of(STATES[0])).pictures["laptop"]
    assert changed_share(old, old) == 0
    covered = old.copy()
    covered.paste((0, 0, 0), (0, 0, old.width // 2, old.height * 2 // 3))
    assert changed_share(old, covered) > MOST_CHANGED
    assert changed_share(old, Image.new("RGB", old.size, "white")) > MOST_CHANGED


def test_a_picture_is_kept_in_its_own_size_beside_the_others() -> None:
    widths = [reduce_picture(Image.new("RGB", size)).width + GAP for size in SIZES.values()]
    assert Image.open(path_of(STATES[0])).width == sum(widths)
