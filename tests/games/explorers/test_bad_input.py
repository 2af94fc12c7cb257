"""A mistake is named: options, seats, maps, and somebody's own files by file, line and reason."""

from __future__ import annotations

import pytest

from farshore.core.game import BadOption, Options
from farshore.core.match import Match
from farshore.core.toml_data import DataError, read_packaged
from farshore.games.explorers import game
from games.explorers.positions import fresh, play, position, refused

TILES = read_packaged("farshore.games.explorers", "tiles.toml")


@pytest.mark.parametrize("seats", [0, 5])
def test_wrong_number_of_seats(seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        Match(game, ["x"] * seats)
    assert caught.value.reason.key == "bad-seats"


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"weather": "rain"}, "bad-option"),
        ({"gems": "hard"}, "bad-option-value"),
        ({"gems": 1}, "bad-option-value"),
        ({"achievements": 4}, "bad-option-value"),
        ({"achievements": True}, "bad-option-value"),
        ({"achievements": "full-row, full-rows"}, "bad-achievement"),
        ({"achievements": ("full-row", "full-rows")}, "bad-achievement"),
        ({"achievements": ("full-row", "full-row")}, "bad-achievement-twice"),
        ({"achievements": ("full-row", "square", "count-gem", "race-gems")}, "bad-achievement-number"),
        ({"map": "3e 5n 1s"}, "bad-map-number"),
        ({"map": ""}, "bad-map-number"),
        ({"map": "3e 5n 1s 3w"}, "bad-map-twice"),
        ({"map": "3e 5n 1s 9w"}, "bad-map-tile"),
        ({"map": "3e 5n 1s 8x"}, "bad-map-tile"),
        ({"map": "3e 5n 1s ²n"}, "bad-map-tile"),
        ({"map": "٣e 5n 1s 8w"}, "bad-map-tile"),
        ({"map": "03e 5n 1s 8w"}, "bad-map-tile"),
        ({"map": "3e 5n 1s n"}, "bad-map-tile"),
    ],
)
def test_wrong_option(options: Options, key: str) -> None:
    with pytest.raises(BadOption) as caught:
        Match(game, ["a", "b"], options)
    assert caught.value.reason.key == key


def line_of(words: str, part: str, after: str = "") -> int:
    start = words.index(after) if after else 0
    return words.count("\n", 0, words.index(part, start)) + 1


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("MMMMMWWW", "MMMMMWWWW", "row 1 must have 8 columns, not 9"),
        ("MMPPWWWD", "MMPPWWWX", "row 2: 'X' is not one of PWDMV"),
        ("PPPVWWWD", "PPPPWWWD", "must have one village (V), not none"),
        ("PPPVWWWD", "PPPVVWWD", "must have one village (V), not 2"),
        ("T.f..g..", "..f..g..", "must have one temple (T), not none"),
        (".......h\n.g", "...g...h\n.g", "'g' stands on the village"),
        ("MMMMMWWW\n", "", "must have 8 rows, not 7"),
        ("number = 2", "number = 1", "tile 1 is there twice"),
        ("number = 2", "number = 0", "0 is not between 1 and 99"),
        ("number = 2", "colour = 2", "is not known here"),
        ("number = 2", "number = 'two'", "must be a whole number"),
    ],
)
def test_own_tiles_with_a_mistake(old: str, new: str, reason: str) -> None:
    words = TILES.replace(old, new, 1)
    with pytest.raises(DataError) as caught:
        game.with_data({"tiles.toml": words})
    assert caught.value.file == "tiles.toml"
    assert reason in caught.value.reason
    assert caught.value.line > 1
    if "columns" in reason or "is not one of" in reason or "stands on" in reason:
        assert words.splitlines()[caught.value.line - 1] == new.splitlines()[0]


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("cards.toml", '["prairie", "water"]', '["prairie", "snow"]', "'snow' is not one of"),
        ("cards.toml", '["prairie", "water"]', '["prairie", "prairie"]', "both sides show the same terrain"),
        ("cards.toml", '["prairie", "water"]', '["desert", "prairie"]', "this card is there twice"),
        ("cards.toml", '["prairie", "water"]', '["prairie"]', "must have 2 entries, not 1"),
        ("scoring.toml", "turns = 7", "turns = 9", "there are only 8 cards"),
        ("scoring.toml", "forced = true", "forced = 1", "must be true or false"),
        ("scoring.toml", "points = [3, 5, 7, 10]", "points = [3, 5, 7]", "must have 4 entries, not 3"),
        ("scoring.toml", "2 = [2, 4]", "2 = [2, 3, 4]", "leaves fewer than 2 places for 2 players"),
        ("scoring.toml", "[tracks]\nkeys = 4", "[tracks]", "'keys' is missing"),
        ("scoring.toml", "keys = 4", "keys = 4\nkeyrings = 1", "tracks.keyrings: is not known here"),
        ("scoring.toml", "line = [1,", "lime = 1\nline = [1,", "gems.basic.lime: is not known here"),
        ("scoring.toml", "line = [-3, -2, -2, -1, 2, 2, 3, 3, 3, 4, 4, 4]", "line = []", "must not be empty"),
        ("scoring.toml", "points = [2, 5, 10]", "points = []", "must not be empty"),
        ("scoring.toml", "points = [2, 5, 10]", "points = [2, 5, 9999999]", "is not between"),
        ("scoring.toml", '"newcomer"', '"walker"', "'walker' is not one of newcomer, learner"),
        ("scoring.toml", "over = [80, 90,", "over = [90, 80,", "must rise from one to the next"),
        ("scoring.toml", "ranks = [", "ranks = [] #", "solo.ranks: must not be empty"),
        ("scoring.toml", "over = [80, 90, 100, 110, 120]", "over = [80]", "must have 5 entries, not 1"),
        ("achievements.toml", 'id = "avoid-horse"', 'id = "avoid-scroll"', "'avoid-scroll' is there twice"),
        ("achievements.toml", 'kind = "avoid"', 'kind = "dodge"', "'dodge' is not one of"),
        ("achievements.toml", 'what = "scroll"', 'what = "dragon"', "'dragon' is not one of"),
        ("achievements.toml", 'id = "avoid-horse"', 'id = "a b"', "letters, digits and hyphens"),
        ("achievements.toml", "points = [6]", "points = []", "must not be empty"),
        ("achievements.toml", "points = [6]", "points = [6", "Unclosed array"),
    ],
)
def test_own_values_with_a_mistake(file: str, old: str, new: str, reason: str) -> None:
    words = read_packaged("farshore.games.explorers", file)
    assert old in words
    with pytest.raises(DataError) as caught:
        game.with_data({file: words.replace(old, new, 1)})
    assert reason in str(caught.value)


def test_too_few_tiles() -> None:
    with pytest.raises(DataError, match="a map needs 4 tiles, there are 3"):
        game.with_data({"tiles.toml": TILES[: TILES.index("[[tile]]\nnumber = 4")]})


def test_unknown_file() -> None:
    with pytest.raises(DataError, match=r"weather\.toml, line 1: is not a file of this game"):
        game.with_data({"weather.toml": ""})


def test_more_achievements_than_there_are_cannot_be_drawn() -> None:
    words = read_packaged("farshore.games.explorers", "achievements.toml")
    own = game.with_data({"achievements.toml": words[: words.index("[[achievement]]", words.index("avoid-horse"))]})
    assert len(own.components.achievements) == 2
    with pytest.raises(BadOption) as caught:
        Match(own, ["a"], {"achievements": 3})
    assert caught.value.reason.key == "bad-achievement-few"
    assert Match(own, ["a"], {"achievements": 2}).state.box.drawn == 2


def test_nothing_is_half_built() -> None:
    before = game.components
    with pytest.raises(DataError):
        game.with_data({"tiles.toml": "tile = 1"})
    assert game.components is before
    assert game.with_data({}) is game


# Actions


def test_refusals_name_their_reason() -> None:
    state = play(position("Px P P P", seats=2), "- reveal prairie/water", "0 choose prairie")
    assert refused(state, "0 take water").key == "why-card-taken"
    assert refused(state, "0 bonus water").key == "not-allowed-now"
    assert refused(state, "1 done").key == "why-side-first"
    assert refused(state, "0 scroll water").key == "why-no-scroll"


def test_unknown_words_never_reach_the_rules() -> None:
    match = fresh(2, "words")
    for words in ("mark z9", "mark", "take sea", "tile A 9n", "DONE", "mark e7 "):
        with pytest.raises(Exception, match="unknown-action"):
            match.play_text(0, words)


def test_after_the_end_nothing_is_possible() -> None:
    state = play(position("Px P P P", round=4, turn=7), "- reveal prairie/water", "0 take water", "0 done")
    assert refused(state, "0 done").key == "match-over"
