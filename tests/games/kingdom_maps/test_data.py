"""Somebody's own sheet and numbers, and how mistakes in them are named."""

from __future__ import annotations

from random import Random

import pytest

from farshore.core.game import CHANCE
from farshore.core.match import Match
from farshore.core.record import dump, load
from farshore.core.toml_data import DataError, read_packaged
from farshore.games.kingdom_maps import game
from farshore.games.kingdom_maps.drawing import may_adjust
from farshore.games.kingdom_maps.game import KingdomMaps
from farshore.games.kingdom_maps.scoring import score_criterion
from farshore.games.kingdom_maps.state import State

PACKAGE = "farshore.games.kingdom_maps"
SMALL = "map = '''\n  . + .\n . . . .\n. . ? . .\n . . . .\n  . + .\n'''\n"


def own(file: str, before: str, after: str) -> dict[str, str]:
    """A file of the game with one thing changed."""
    words = read_packaged(PACKAGE, file)
    assert before in words
    return {file: words.replace(before, after)}


def test_own_sheet_is_played_to_the_end() -> None:
    small = game.with_data({"sheet.toml": SMALL})
    assert small.components.hexes.all.bit_count() == 19
    rng = Random(3)
    state = small.start(2, {})
    while acting := small.to_act(state):
        seat = acting[0]
        actions = [a for a, _ in small.chance_outcomes(state)] if seat == CHANCE else list(small.legal(state, seat))
        assert {press.do for press in small.scene(state, 0).click_targets()} == {
            str(each) for each in small.legal(state, 0)
        }
        small.step(state, seat, rng.choice(actions))
    assert state.ending == "cannot-draw"


def test_own_numbers_count() -> None:
    rich = game.with_data(own("criteria.toml", "each = 7", "each = 9"))
    lake = 1 << rich.components.hexes.index["E5"]
    assert score_criterion(rich.components, "A4", [0, 0, 0, lake, 0, 0])[0] == 9
    assert score_criterion(game.components, "A4", [0, 0, 0, lake, 0, 0])[0] == 7


def six_chosen(maps: KingdomMaps) -> State:
    """Seat 0 goes by a six, with a power at hand."""
    state = maps.start(2, {})
    chart = state.edit(0)
    chart.ready, chart.value, chart.number = 1, 6, 6
    return state


def test_limits_of_the_number_are_data() -> None:  # ruling 6
    wide = game.with_data(own("game.toml", "most = 6", "most = 7"))
    assert may_adjust(six_chosen(wide), 0, +1)
    assert not may_adjust(six_chosen(game), 0, +1)


def test_own_components_travel_with_the_record() -> None:
    match = Match(game, ["a", "b"], {"criteria": "A1 A2 B1 B2", "first": "seat1"}, data={"sheet.toml": SMALL})
    match.replay(["- roll 1 1 1", "0 announce lake", "0 take 1", "0 draw E3"])
    again = load(dump(match), lambda name: {"kingdom_maps": game}[name])
    assert again.match.state == match.state


@pytest.mark.parametrize(
    ("file", "before", "after", "line", "reason"),
    [
        ("sheet.toml", ". + . . . . .", ". + . . . .", 7, "row 3: must be a hexagon"),
        ("sheet.toml", ". . . . ? . . . .", ". . . . x . . . .", 9, "row 5: 'x' is not one of"),
        ("sheet.toml", ". . . . ? . . . .", ". ? . . ? . . . .", 4, "one ? only"),
        ("sheet.toml", "map =", "maps =", 4, "is not known here"),
        ("game.toml", "forest = 2", "forest = 7", 5, "7 is not between 1 and 6"),
        ("game.toml", "forest = 2", "forest = 1", 5, "1 already stands for mountain"),
        ("game.toml", "forest = 2\n", "", 3, "'forest' is missing"),
        ("game.toml", "3 = 2", "3 = 0", 14, "0 is not between"),
        ("game.toml", "4 = 5", "4 = 4", 21, "4 dice are not enough"),
        ("game.toml", "most = 6", 'most = "six"', 25, "must be a whole number"),
        ("game.toml", "normal = 100", "normal = 80", 29, "80 is not above 80"),
        ("criteria.toml", "each = 7", "each = -1", 13, "-1 is not between"),
        ("criteria.toml", "pairs = 3", "sets = 3", 34, "is not known here"),
        ("criteria.toml", "[0, 0, 0, 3, 6, 11]", "[]", 16, "at least one entry"),
        ("criteria.toml", "[A2]", "[A2", 6, ""),
    ],
)
def test_mistakes_are_named_by_file_line_and_reason(file: str, before: str, after: str, line: int, reason: str) -> None:
    with pytest.raises(DataError) as error:
        game.with_data(own(file, before, after))
    assert (error.value.file, error.value.line) == (file, line)
    assert reason in str(error.value)


def test_a_file_that_the_game_does_not_have() -> None:
    with pytest.raises(DataError, match=r"map\.toml, line 1: is not a file of this game"):
        game.with_data({"map.toml": ""})


@pytest.mark.parametrize(
    "words", ["map = ''", "map = '''\n.\n'''", "map = '''\n. .\n. .\n'''", "map = '''\n. .\n. . .\n'''"]
)
def test_sheets_that_are_no_hexagon(words: str) -> None:
    with pytest.raises(DataError):
        game.with_data({"sheet.toml": words})
