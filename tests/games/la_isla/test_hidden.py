"""Hands and face-down cards: what a seat sees, what it receives, and which states it must consider possible."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from farshore.bots.plan_positions import apply_while_legal
from farshore.core.cells import bits
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE
from farshore.core.match import Match
from farshore.core.match_runner import MatchRunner
from farshore.games.la_isla import game
from farshore.games.la_isla.actions import ASSIGNS, Action, Assign, Deal
from farshore.games.la_isla.hidden_cards import likelihoods
from farshore.games.la_isla.state import HIDDEN, A, B, D, State
from games.la_isla.positions import assigned, begun, card, deal, do, island, name, plain_cards

STATES_EACH = 840
"""States per match: twelve matches have more than ten thousand together."""


def wander(seats: int, deck: int, rng: Random) -> Iterator[State]:
    """States of random matches, one after the other, for ever."""
    while True:
        state = game.start(seats, {"deck": deck})
        while acting := game.to_act(state):
            seat = rng.choice(acting)
            if seat == CHANCE:
                outcomes = game.chance_outcomes(state)
                action = rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
            else:
                action = rng.choice(game.legal(state, seat))
            game.step(state, seat, action)
            if state.round:
                yield state


@pytest.mark.parametrize("deck", [120, 180])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_laws_of_hiding_on_ten_thousand_states(seats: int, deck: int, seed: int) -> None:
    rng = Random(f"{seats} {deck} {seed}")
    states = wander(seats, deck, rng)
    for _ in range(STATES_EACH):
        state = next(states)
        reader = rng.choice([*range(seats), None])
        view = game.view(state, reader)
        guessed = game.sample_state(view, rng)
        assert game.view(guessed, reader) == view
        assert game.view(view, reader) == view
        if reader is not None:
            assert list(game.legal(view, reader)) == list(game.legal(state, reader))
            assert game.to_act(view) == game.to_act(state)
        assert_same_cards(state, guessed)


def test_a_guess_lays_the_animals_that_somebody_has_most_of_at_d() -> None:
    """People move the markers of their own animals: so it is guessed, never from the card that really lies there."""
    rng = Random(3)
    state = next(state for state in wander(2, 120, rng) if state.stage == "c" and state.seats[1].cards[D] >= 0)
    view = game.view(state, 0).deep_copy()
    view.seats[1].animals[:] = [0, 0, 9, 0, 0]
    dealt = [view.box.cards[game.sample_state(view, rng).seats[1].cards[D]].animal for _ in range(200)]
    cards = [view.box.cards[card].animal for card in bits(view.deck)]
    assert dealt.count(2) / len(dealt) > 2 * cards.count(2) / len(cards)
    assert set(dealt) == set(range(5)), "nothing is ruled out"


def test_a_guess_lays_a_resource_that_makes_a_pair_at_b() -> None:
    """A placement costs two of a colour: who has one wants the second."""
    rng = Random(5)
    state = next(state for state in wander(2, 120, rng) if state.stage == "a" and state.seats[1].cards[B] >= 0)
    view = game.view(state, 0).deep_copy()
    view.seats[1].resources[:] = [0, 2, 2, 1, 0]
    dealt = [view.box.cards[game.sample_state(view, rng).seats[1].cards[B]].resource for _ in range(400)]
    cards = [view.box.cards[card].resource for card in bits(view.deck)]
    assert dealt.count(3) / len(dealt) > 1.3 * cards.count(3) / len(cards)
    assert set(dealt) == set(range(5)), "nothing is ruled out"


def test_cards_in_their_best_order_are_the_likeliest() -> None:
    """Six orders of three cards: the one that the rule of thumb prefers is the most likely, and none is impossible."""
    state = next(state for state in wander(2, 120, Random(7)) if state.stage == "assign" and state.seats[1].held == 3)
    thumb, hand = game.strategy.keeper, list(bits(state.seats[1].hand))
    orders = [list(order) for order in permutations(hand)]
    chances = likelihoods(thumb, state, 1, [A, B, D], orders)
    assert sum(chances) == pytest.approx(1.0)
    assert min(chances) > 0.0
    best = orders[chances.index(max(chances))]
    named = [str(action) for action in thumb.assign(state, 1)]
    assert named == [*(str(ASSIGNS[letter][card]) for letter, card in zip((A, B), best, strict=False)), "done"]


def test_guesses_know_more_than_chance() -> None:
    """Among players who assign cards sensibly, the animal at D is guessed more often than by its share of the deck."""
    rng, guessed, by_chance = Random(9), 0.0, 0.0
    for number in range(4):
        runner = MatchRunner(game, game.start(2), SeededDealer(f"guess/{number}"))
        while acting := runner.seats_to_act():
            state, seat = runner.state, acting[0]
            card = state.seats[1 - seat].cards[D]
            if state.stage == "c" and card >= 0 and not state.placed:
                view = game.view(state, seat)
                animal, animals = state.box.cards[card].animal, [state.box.cards[c].animal for c in bits(view.deck)]
                by_chance += animals.count(animal) / len(animals)
                dealt = [game.sample_state(view, rng).seats[1 - seat].cards[D] for _ in range(12)]
                guessed += sum(state.box.cards[c].animal == animal for c in dealt) / len(dealt)
            after = state.clone()
            apply_while_legal(game, after, seat, game.strategy.quick_turn(state, seat, rng))
            runner.state = after
    assert by_chance > 5, "positions enough"
    assert guessed > 1.2 * by_chance


def assert_same_cards(state: State, guessed: State) -> None:
    """A guess moves hidden cards about; none is lost, doubled or invented."""
    assert _hands(guessed) | guessed.deck | _laid(guessed) == _hands(state) | state.deck | _laid(state)
    assert guessed.deck.bit_count() == state.deck.bit_count()
    assert [camp.held for camp in guessed.seats] == [camp.held for camp in state.seats]
    assert [camp.hand.bit_count() for camp in guessed.seats] == [camp.held for camp in state.seats]


def _hands(state: State) -> int:
    return sum(camp.hand for camp in state.seats)


def _laid(state: State) -> int:
    return sum(1 << index for index in {card for camp in state.seats for card in camp.cards} if index >= 0)


def test_another_hand_is_a_hole_with_a_number() -> None:
    state = deal(island(), {})
    view = game.view(state, 0)
    assert view.seats[0].hand == state.seats[0].hand
    assert (view.seats[1].hand, view.seats[1].held) == (0, 3)
    assert view.deck == state.deck | state.seats[1].hand


def test_a_spectator_sees_no_hand_at_all() -> None:
    view = game.view(deal(island(3), {}), None)
    assert [camp.hand for camp in view.seats] == [0, 0, 0]
    assert [camp.held for camp in view.seats] == [3, 3, 3]


def test_face_down_cards_are_seen_from_their_phase_on() -> None:
    state = assigned("DRAW", a=card("CLAIM"), rival=["MULTI"])
    assert game.view(state, 0).seats[1].cards == [HIDDEN] * 3
    in_a = do(state, 0, "done")
    assert in_a.stage == "a"
    assert game.view(in_a, 0).seats[1].cards == [in_a.seats[1].cards[A], HIDDEN, HIDDEN]
    in_c = do(do(in_a, 0, "slot 2", "done"), 1, "slot 1", "done")
    assert in_c.stage == "c"
    assert game.view(in_c, 0).seats[1].cards == [*in_c.seats[1].cards[:D], HIDDEN]
    assert game.view(in_c, 1).seats[1].cards == in_c.seats[1].cards


def test_choices_in_a_and_b_are_seen_while_others_choose() -> None:
    # ruling: A and B are played at once and in the open
    yellow = card("SLOT", resource="yellow")
    state = do(assigned("INCOME yellow", a=card("CLAIM"), b=yellow, rival=["DRAW"]), 0, "done")
    assert game.to_act(state) == (0, 1)
    state = do(state, 0, "slot 2")
    assert game.view(state, 1).seats[0].slots == state.seats[0].slots
    state = do(do(state, 0, "done"), 1, "slot 1", "done")
    assert (state.stage, game.to_act(state)) == ("b", (0,))
    state = do(state, 0, "take brown")
    assert game.view(state, 1).seats[0].resources == state.seats[0].resources


def test_states_that_differ_in_hidden_cards_look_the_same() -> None:
    quiet = plain_cards(8)
    one = deal(island(), {0: quiet[:3], 1: quiet[3:6]})
    other = deal(island(), {0: quiet[:3], 1: [quiet[3], *quiet[6:8]]})
    assert one != other
    assert game.view(one, 0) == game.view(other, 0)
    assert game.scene(game.view(one, 0), 0) == game.scene(game.view(other, 0), 0)
    assert game.text_board(game.view(one, 0), 0) == game.text_board(game.view(other, 0), 0)
    assert game.view(one, 1) != game.view(other, 1)


def test_the_deck_has_no_order() -> None:
    """Two ways to the same cards are the same state."""
    first, second, third = plain_cards(3)
    one = deal(island(), {0: [first, second, third]})
    other = deal(island(), {0: [third, first, second]})
    assert one == other


# The log


def played(seats: int, seed: str, deck: int) -> Match[State, Action]:
    """A whole match of random actions."""
    match, rng, dealer = begun(seats, seed, deck), Random(seed), SeededDealer(seed)
    while not match.over:
        seat = rng.choice(game.to_act(match.state))
        match.play(seat, rng.choice(game.legal(match.state, seat)))
        match.deal(dealer)
    return match


@pytest.mark.parametrize(("seats", "deck"), [(2, 120), (3, 180), (4, 180)])
def test_no_event_tells_a_card_that_its_reader_may_not_know(seats: int, deck: int) -> None:
    match = played(seats, f"leak {seats}", deck)
    for reader in (*range(seats), None):
        answer = [match.notation_for(event, reader) for event in match.events]
        for event, words in zip(match.events, answer, strict=True):
            actor, action = event.actor, event.action
            assert action is not None
            holder = action.seat if isinstance(action, Deal) else actor
            if isinstance(action, Deal | Assign) and holder != reader:
                assert re.fullmatch(r"- deal \d \?|\d assign [abd] \?", words)
            else:
                assert words == str(event)
    assert match.visible_events(None) == [str(event) for event in match.events]  # once over, everything is open


@pytest.mark.parametrize("seats", [2, 4])
def test_scene_news_and_picture_name_no_hidden_card(seats: int) -> None:
    """At every step of a match: no text or node for a reader names a card that only others know."""
    match = played(seats, f"names {seats}", 180)
    for state in match.states[1:]:
        view = game.view(state, 0)
        hidden = {index for seat in range(1, seats) for index in bits(state.seats[seat].hand)}
        for camp, shown in zip(state.seats, view.seats, strict=True):
            hidden |= {now for now, seen in zip(camp.cards, shown.cards, strict=True) if seen == HIDDEN}
        if not hidden:
            continue
        assert not {item.thing for item in view.news if item.what in ("slot", "discard")} & hidden
        ids = {node.id for node in game.scene(view, 0).nodes()}
        assert not {f"hand/{name(index)}" for index in hidden} & ids
        assert not any(name(index) in game.text_board(view, 0) for index in hidden)


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_shown_or_told_depends_on_what_is_hidden(seats: int) -> None:
    """Others' cards swapped for any that they might be: scene, picture, log, previews and reasons stay the same."""
    match, rng = played(seats, f"swap {seats}", 180), Random(seats)
    for event, state in list(zip(match.events, match.states[1:], strict=True))[::7]:
        assert event.action is not None
        for reader in (1, None):
            view = game.view(state, reader)
            other = game.view(game.sample_state(view, rng), reader)
            assert game.scene(view, reader) == game.scene(other, reader)
            assert game.text_board(view, reader) == game.text_board(other, reader)
            assert game.log_text(view, reader, event.actor, event.action) == game.log_text(
                other, reader, event.actor, event.action
            )
        view, other = game.view(state, 1), game.view(game.sample_state(game.view(state, 1), rng), 1)
        for action in list(game.legal(view, 1))[:4]:
            assert game.preview(view, 1, action) == game.preview(other, 1, action)
        for node in rng.sample([node.id for node in game.scene(view, 1).nodes()], 6):
            assert game.why_not(view, 1, node) == game.why_not(other, 1, node)
