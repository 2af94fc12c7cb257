"""What a seat cannot see never changes what its bot does: hidden cards are dealt anew behind its back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from farshore.bots import Bot, Budget, find_bot, levels
from farshore.bots.hint import hint
from farshore.core.dealer import SeededDealer
from farshore.core.game import AnyGame
from farshore.core.match_runner import MatchRunner
from farshore.games import find as find_game
from farshore.games.la_isla import game as la_isla
from farshore.games.la_isla.game import LaIsla
from farshore.games.la_isla.state import FACE_DOWN, State

pytestmark = pytest.mark.slow

BUDGET = Budget(count=6)


def positions(game: AnyGame, seats: int, seed: str) -> Iterator[tuple[Any, int]]:
    """Every position of a match that chance alone plays, with each seat that is to act."""
    rng, runner = Random(seed), MatchRunner(game, game.start(seats), SeededDealer(seed))
    while acting := runner.seats_to_act():
        yield from ((runner.state, seat) for seat in acting)
        seat = rng.choice(acting)
        runner.state = game.apply(runner.state, seat, rng.choice(game.legal(runner.state, seat)))


def dealt_anew(state: State, seat: int, rng: Random) -> State:
    """The same position with other cards in others' hands and face down before them; nothing asks the rules for it."""
    other = state.clone()
    rivals = [other.edit(player) for player in range(len(state.seats)) if player != seat]
    places = [(camp, letter) for camp in rivals for letter in FACE_DOWN.get(state.stage, ()) if camp.cards[letter] >= 0]
    unseen = other.deck
    for camp in rivals:
        unseen |= camp.hand
    for camp, letter in places:
        unseen |= 1 << camp.cards[letter]
    cards = [card for card in range(unseen.bit_length()) if unseen >> card & 1]
    rng.shuffle(cards)
    for camp, letter in places:
        camp.cards[letter] = cards.pop()
    for camp in rivals:
        camp.hand = sum(1 << cards.pop() for _ in range(camp.hand.bit_count()))
    other.deck = sum(1 << card for card in cards)
    return other


def peeks(game: AnyGame, bot: Bot, seats: int, seed: str, most: int) -> str:
    """Return the first decision that depends on cards the seat cannot see; None if none of them does."""
    found = (
        (state, seat) for state, seat in positions(game, seats, seed) if dealt_anew(state, seat, Random(1)) != state
    )
    for number, (state, seat) in zip(range(most), found, strict=False):
        other = dealt_anew(state, seat, Random(f"{seed}/{number}"))
        one, two = (
            [str(action) for action in bot.choose(game, game.view(at, seat), seat, BUDGET, Random(number))]
            for at in (state, other)
        )
        if one != two:
            return f"{one} became {two}"
    return ""


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("level", levels())
def test_hidden_cards_change_no_decision(level: str, seats: int) -> None:
    assert peeks(find_game("la_isla"), find_bot(level), seats, f"fair {level}", 8 if level == "expert" else 40) == ""


def test_hidden_cards_change_no_hint() -> None:
    game = find_game("la_isla")
    for number, (state, seat) in zip(range(12), positions(game, 3, "hints"), strict=False):
        other = dealt_anew(state, seat, Random(number))
        one, two = (hint(game, game.view(at, seat), seat, BUDGET, Random(number)) for at in (state, other))
        assert one == two


def test_somebody_who_peeks_is_found() -> None:
    """The same look at a game that shows everything, and at a bot that uses it."""

    class Glass(LaIsla):
        @staticmethod
        def view(state: State, seat: int | None) -> State:
            return state.clone()

    def choose(game: AnyGame, view: State, seat: int, budget: Budget, rng: Random) -> Sequence[Any]:
        legal = game.legal(view, seat)
        return [legal[sum(camp.hand for camp in view.seats) % len(legal)]]

    peeker: Any = SimpleNamespace(name="peeker", choose=choose)
    assert peeks(Glass(la_isla.box), peeker, 2, "glass", 40) != ""
    assert peeks(find_game("la_isla"), peeker, 2, "glass", 40) == "", "with the seat's own view there is nothing to see"


@pytest.mark.parametrize("name", ["explorers", "kingdom_maps"])
def test_where_nothing_is_hidden_the_view_is_all_there_is(name: str) -> None:
    """No card to come has a place in the state: it is drawn when it is turned over."""
    game = find_game(name)
    assert not game.info.hidden
    for _, (state, seat) in zip(range(60), positions(game, max(game.info.seats), name), strict=False):
        assert game.view(state, seat) == state
