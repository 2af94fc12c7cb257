"""Hints: where to look, what to do, why; from the seat's view, in four languages."""

from __future__ import annotations

import re
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from farshore.bots import Budget, find_bot, levels
from farshore.bots.bot_matches import apply_actions
from farshore.bots.default_strategy import strategy_for
from farshore.bots.hint import gains_of_any_turn, hint, score_reasons_of, turn_effects
from farshore.core.dealer import SeededDealer
from farshore.core.game import AnyGame
from farshore.core.match import AnyMatch, Match
from farshore.core.text import Text, text
from farshore.games import installed
from farshore.laws.scenes import ids_in
from farshore.translations import LANGUAGES, app_translator, translator

GAMES = sorted(installed().games.values(), key=lambda game: game.info.id)

OURS = [game for game in GAMES if "done" in map(str, game.all_actions)]
"""Games where somebody may stop before all is done."""


def named(game: AnyGame) -> str:
    return game.info.id


def fresh(game: AnyGame, seed: str) -> AnyMatch:
    """Return a match with the maximum number of seats, dealt up to the first decision."""
    match: AnyMatch = Match(game, [f"seat {seat}" for seat in range(max(game.info.seats))])
    match.deal(SeededDealer(seed))
    return match


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_a_hint_names_nodes_an_action_and_reasons(game: AnyGame) -> None:
    match = fresh(game, "hint")
    for _ in range(4):
        seat = game.to_act(match.state)[0]
        view = game.view(match.state, seat)
        answer = hint(game, view, seat, Budget(count=4), Random(1), find_bot("planner"))
        nodes = set(ids_in(game.scene(view, seat)))
        assert answer.where
        assert nodes.issuperset(answer.where[:1])
        assert answer.action == answer.turn[0]
        assert answer.action in [str(action) for action in game.legal(view, seat)]
        assert answer.why
        match.play_text(seat, answer.action)
        match.deal(SeededDealer("hint"))


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_a_hint_can_be_said_in_every_language(game: AnyGame) -> None:
    match = fresh(game, "words")
    seat = game.to_act(match.state)[0]
    answer = hint(game, game.view(match.state, seat), seat, Budget(count=4), Random(1), find_bot("planner"))
    for language in LANGUAGES:
        for words in (answer.look, answer.what, *answer.why):
            assert [key for key in words.keys() if not translator(game).knows(key, language)] == []  # noqa: SIM118


@pytest.mark.slow
def test_a_hint_says_in_words_what_the_turn_reaches() -> None:
    """Every game names things of its own; nothing is said that a preview would not say."""
    for game in GAMES:
        match, said = fresh(game, "reached"), list[str]()
        for _ in range(6):
            seat = game.to_act(match.state)[0]
            answer = hint(game, game.view(match.state, seat), seat, Budget(), Random(1), find_bot("planner"))
            said += [words.key for words in answer.why]
            match.play_text(seat, answer.action)
            match.deal(SeededDealer("reached"))
        assert "hint-reached" in said, game.info.id


def test_where_a_turn_goes_to_several_hexes_each_sentence_says_which() -> None:
    game = installed().games["kingdom_maps"]
    match, dealer = fresh(game, "which hex"), SeededDealer("which hex")
    while True:
        seat = game.to_act(match.state)[0]
        turn = find_bot("greedy").choose(game, game.view(match.state, seat), seat, Budget(), Random(1))
        drawn = [str(action).removeprefix("draw ") for action in turn if str(action).startswith("draw ")]
        sentences = turn_effects(game, match.state, seat, turn, Random(1))
        if len(drawn) > 1 and sentences:
            break
        match.play(seat, turn[0])
        match.deal(dealer)
    for sentence in sentences:
        said = translator(game).translate(sentence, "en")
        spaces = [word for word in re.findall(r"\w+", said) if word in drawn]
        assert len(spaces) == 1, f"once, not twice: {said}"


def at(game: AnyGame, seed: str, wanted: str, level: str = "planner") -> tuple[object, int]:
    """What a seat sees when this is the next thing that a bot of the level does."""
    match = fresh(game, seed)
    while True:
        seat = game.to_act(match.state)[0]
        view = game.view(match.state, seat)
        action = find_bot(level).choose(game, view, seat, Budget(), Random(len(match.events)))[0]
        if str(action).split()[0] == wanted:
            return view, seat
        match.play(seat, action)
        match.deal(SeededDealer(seed))


@pytest.mark.parametrize("game", OURS, ids=named)
def test_where_only_a_button_is_left_the_hint_says_so(game: AnyGame) -> None:
    view, seat = at(game, "button", "done")
    answer = hint(game, view, seat, Budget(), Random(1), find_bot("planner"))
    assert answer.where == ("done",)
    assert dict(answer.look.args)["count"] == 0
    assert [words.key for words in answer.why] == ["hint-enough"]


@pytest.mark.slow
@pytest.mark.parametrize("game", OURS, ids=named)
def test_reasons_are_gains_before_losses_and_never_nothing(game: AnyGame) -> None:
    match = fresh(game, "gains")
    said = 0
    for _ in range(40):
        seat = game.to_act(match.state)[0]
        answer = hint(game, game.view(match.state, seat), seat, Budget(), Random(1), find_bot("planner"))
        for words in answer.why:
            if words.key in ("hint-expected", "hint-scored", "hint-least"):
                points = [int(str(dict(line.args)["points"]).replace("−", "-")) for line in lines_of(words)]
                assert 0 not in points
                assert points == sorted(points, key=lambda number: (number < 0, -abs(number)))
                assert (points[0] > 0) == (words.key != "hint-least")
                said += 1
            assert ("points", 0) not in [arg for inner in texts_in(words) for arg in inner.args]
        match.play_text(seat, answer.action)
        match.deal(SeededDealer("gains"))
    assert said > 3


def lines_of(words: Text) -> list[Text]:
    (lines,) = [value for name, value in words.args if name == "lines" and isinstance(value, tuple)]
    return list(lines)


def texts_in(words: Text) -> list[Text]:
    """The text and all inside it."""
    nested = [part for _, value in words.args for part in (value if isinstance(value, tuple) else (value,))]
    return [words, *(inner for part in nested if isinstance(part, Text) for inner in texts_in(part))]


@pytest.mark.slow
def test_what_others_turn_over_is_no_reason() -> None:
    """The last seat's confirmation ends a round of La Isla: what the others' cards change is not its doing."""
    game = next(game for game in GAMES if game.info.id == "la_isla")
    match = fresh(game, "hh")
    for _ in range(120):
        seat = game.to_act(match.state)[0]
        answer = hint(game, game.view(match.state, seat), seat, Budget(), Random(1), find_bot("planner"))
        if answer.turn[0].startswith("assign") or answer.turn[0] == "done":
            assert answer.why[0].key != "hint-least", answer.turn
        match.play_text(seat, answer.action)
        match.deal(SeededDealer("hh"))


@pytest.mark.slow
def test_what_every_turn_brings_is_no_reason_for_one() -> None:
    """The card of slot D moves a marker, whatever else the turn does."""
    game = next(game for game in GAMES if game.info.id == "la_isla")
    match, moved_anyway = fresh(game, "anyway"), 0
    for _ in range(120):
        seat = game.to_act(match.state)[0]
        view = game.view(match.state, seat)
        turn = find_bot("planner").choose(game, view, seat, Budget(), Random(1))
        now, then = (
            strategy_for(game).estimate_by_line(state, seat)["markers"]
            for state in (view, apply_actions(game, view, seat, turn)[0])
        )
        (words,) = score_reasons_of(game, view, seat, turn, Random(1))
        if words.key == "hint-expected" and gains_of_any_turn(game, view, seat, Random(1)).get("markers", 0) > 2:
            answer = {str(dict(line.args)["line"]): str(dict(line.args)["points"]) for line in lines_of(words)}
            assert int(answer.get(str(text("score-markers")), "0").replace("−", "-")) < round(then - now)
            moved_anyway += 1
        match.play(seat, turn[0])
        match.deal(SeededDealer("anyway"))
    assert moved_anyway


def test_a_hint_without_points_says_which_space_it_prepares() -> None:
    game = next(game for game in GAMES if game.info.id == "la_isla")
    match, prepared = fresh(game, "prepared"), 0
    for _ in range(24):
        seat = game.to_act(match.state)[0]
        view = game.view(match.state, seat)
        answer = hint(game, view, seat, Budget(), Random(1), find_bot("planner"))
        assert answer.why[0].key != "hint-prepares", answer.turn
        if answer.why[0].key == "hint-prepares-next":
            prepared += 1
            said = translator(game).translate(answer.why[0], "en")
            names = game.scene(view, seat).board.ground.shape.names
            assert re.search(r": (\w+) \(", said), said
            assert re.findall(r": (\w+) \(", said)[0] in names
        match.play_text(seat, answer.action)
        match.deal(SeededDealer("prepared"))
    assert prepared > 3


def test_in_the_last_turn_what_is_scored_counts_not_what_was_hoped_for() -> None:
    game = next(game for game in GAMES if game.info.id == "explorers")
    match = fresh(game, "last")
    while game.to_act(match.state):
        seat = game.to_act(match.state)[0]
        match.play(seat, find_bot("random").choose(game, game.view(match.state, seat), seat, Budget(), Random(1))[0])
        match.deal(SeededDealer("last"))
    last = [number for number, event in enumerate(match.events) if event.actor >= 0 and str(event.action) != "done"][
        -6:
    ]
    for number in last:
        seat = match.events[number].actor
        view = game.view(match.states[number], seat)
        answer = hint(game, view, seat, Budget(), Random(1), find_bot("greedy"))
        turn = find_bot("greedy").choose(game, view, seat, Budget(), Random(1))
        assert tuple(map(str, turn)) == answer.turn
        gain = game.scores(apply_actions(game, view, seat, turn)[0])[seat].total
        if gain > game.scores(view)[seat].total:
            assert answer.why[0].key != "hint-least"


def test_a_scroll_is_named_as_one() -> None:
    game = next(game for game in GAMES if game.info.id == "explorers")
    view, seat = at(game, "scroll", "scroll", "random")
    action = next(action for action in game.legal(view, seat) if str(action).startswith("scroll"))

    reader: Any = SimpleNamespace(name="reader", choose=lambda *asked: [action])
    answer = hint(game, view, seat, Budget(), Random(1), reader)
    assert (
        translator(game).translate(answer.what, "en").startswith("A good player would start with: Scroll: 4 marks on ")
    )


def test_a_space_is_named_as_the_board_speaks_of_it() -> None:
    game = next(game for game in GAMES if game.info.id == "skerries")
    match = fresh(game, "spoken")
    view = game.view(match.state, 0)
    answer = hint(game, view, 0, Budget(), Random(1), find_bot("planner"))
    (place,) = answer.where
    board = game.scene(view, 0).board
    names = {board.node(index): board.space_text(index) for index in range(25)}
    assert dict(answer.what.args)["action"] == names[place]
    assert answer.action == f"land {place.removeprefix('sea/')}"


def test_a_hint_says_what_to_do_at_which_space() -> None:
    game = next(game for game in GAMES if game.info.id == "explorers")
    match = fresh(game, "spoken")
    while not str(game.legal(match.state, 0)[0]).startswith("mark "):
        match.play(0, game.legal(match.state, 0)[0])
    answer = hint(game, game.view(match.state, 0), 0, Budget(), Random(1), find_bot("greedy"))
    space = answer.action.removeprefix("mark ")
    english = translator(game).translate(answer.what, "en")
    assert re.fullmatch(
        rf"A good player would start with: mark {space} \((prairie|water|desert|mountain)(, [a-z]+)*\)", english
    ), english


def test_every_level_has_a_name_in_every_language() -> None:
    assert [
        (level, language)
        for level in levels()
        for language in LANGUAGES
        if not app_translator().knows(f"level-{level}", language)
    ] == []
