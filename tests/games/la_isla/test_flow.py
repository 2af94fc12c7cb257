"""Set-up, the card phase, phases A, B and D, the end of a round and of the match."""

from __future__ import annotations

import pytest

from farshore.core.cells import bits
from farshore.core.game import CHANCE, BadOption, IllegalAction, winners
from farshore.core.match import Match
from farshore.games.la_isla import cards, game, rules
from farshore.games.la_isla.actions import DEALS
from farshore.games.la_isla.state import NONE, D
from games.la_isla.positions import (
    BOX,
    assigned,
    begun,
    card,
    chance,
    deal,
    do,
    end_turns,
    island,
    may,
    name,
    placing,
    plain_cards,
    points,
    refused,
    resources,
    show,
    stand,
    stock,
    visible,
)

# Set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_gives_five_explorers_five_resources_and_one_large_animal(seats: int) -> None:
    state = island(seats)
    assert [camp.supply for camp in state.seats] == [5] * seats
    assert [camp.reserve for camp in state.seats] == [2] * seats
    assert [camp.resources for camp in state.seats] == [[1] * 5] * seats
    assert sorted(state.large) == list(range(seats))
    assert all(sum(camp.animals) == 2 for camp in state.seats)
    assert state.markers == [0] * 5


def test_setup_lays_seven_animals_of_each_kind() -> None:
    state = begun(3, "lay").state
    assert [state.animals.count(animal) for animal in range(5)] == [7] * 5
    assert state.free.bit_count() == 35
    assert sorted(state.teeth) == list(range(10))


def test_the_island_the_animals_and_the_first_player_come_by_chance() -> None:
    one, other = (begun(4, seed).state for seed in ("one", "two"))
    assert one.teeth != other.teeth
    assert one.animals != other.animals
    assert {begun(2, str(n)).state.first for n in range(12)} == {0, 1}


@pytest.mark.parametrize("deck", [120, 180])
def test_a_first_match_uses_only_cards_of_value_1(deck: int) -> None:
    state = island(2, deck=deck)
    assert state.deck.bit_count() == deck
    assert {BOX.cards[index].value for index in bits(state.deck)} == ({1} if deck == 120 else {1, 2})


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (5, {}), (2, {"deck": 60}), (2, {"cards": 120})])
def test_other_seats_and_options_are_refused(seats: int, options: dict[str, int]) -> None:
    with pytest.raises(BadOption):
        Match(game, ["x"] * seats, options)


# Card phase


def test_everybody_draws_three_cards_from_the_start_player_on() -> None:
    state = island(3, first=1)
    order = []
    while state.stage == "deal":
        order.append(state.turn)
        state = chance(state, f"deal {state.turn} {name(next(bits(state.deck)))}")
    assert order == [1, 1, 1, 2, 2, 2, 0, 0, 0]
    assert [camp.held for camp in state.seats] == [3, 3, 3]
    assert game.to_act(state) == (0, 1, 2)


def test_one_card_goes_to_each_of_a_b_and_d() -> None:
    mine = plain_cards(3)
    state = deal(island(), {0: mine})
    assert len(may(state, 0)) == 9
    state = do(state, 0, f"assign d {name(mine[1])}")
    assert len(may(state, 0)) == 4
    assert refused(state, 0, f"assign d {name(mine[0])}") == "why-letter-taken"
    assert refused(state, 0, f"assign a {name(mine[1])}") == "why-not-in-hand"
    assert refused(state, 0, "done") == "wait-assign"
    state = do(state, 0, f"assign a {name(mine[2])}")
    assert may(state, 0) == ["done"]


def test_the_last_card_goes_to_the_last_letter_by_itself() -> None:
    mine = plain_cards(3)
    state = deal(island(), {0: mine})
    state = do(state, 0, f"assign a {name(mine[0])}", f"assign d {name(mine[1])}", "done")
    assert state.seats[0].cards == [mine[0], mine[2], mine[1]]
    assert state.seats[0].held == 0


def test_the_action_phases_start_when_everybody_has_assigned() -> None:
    state = deal(island(), {})
    hands = [[name(index) for index in bits(state.seats[seat].hand)] for seat in (0, 1)]
    state = do(state, 1, f"assign a {hands[1][0]}", f"assign b {hands[1][1]}", "done")
    assert state.stage == "assign"
    assert game.to_act(state) == (0,)
    assert refused(state, 1, "done") == "not-your-turn"
    state = do(state, 0, f"assign a {hands[0][0]}", f"assign b {hands[0][1]}", "done")
    assert state.stage == "c"


def test_cards_can_be_assigned_again_until_ready() -> None:
    match = begun(2, "again")
    first, second, _ = (name(index) for index in bits(match.state.seats[0].hand))
    match.play_text(0, f"assign a {first}")
    match.play_text(0, "undo")
    match.play_text(0, f"assign a {second}")
    match.play_text(0, f"assign b {first}")
    match.play_text(0, "done")
    match.play_text(0, "undo")
    assert may(match.state, 0) == ["done"]


# Phase A


def test_in_round_one_the_a_card_goes_into_the_free_slot() -> None:
    state = do(assigned(a=card("VP_COL yellow")), 0, "done")
    assert visible(state) == ["VP_COL yellow", "-", "-"]
    assert state.stage == "c"


def test_a_free_slot_may_be_used_or_a_card_covered() -> None:
    state = do(assigned("VP_COL green", a=card("VP_COL yellow")), 0, "done")
    assert state.stage == "a"
    assert may(state, 0) == ["slot 1", "slot 2"]
    assert refused(state, 0, "slot 3") == "why-next-slot"
    assert refused(state, 0, "done") == "wait-slot"
    assert visible(do(state, 0, "slot 2")) == ["VP_COL green", "VP_COL yellow", "-"]
    assert visible(do(state, 0, "slot 1")) == ["VP_COL yellow", "-", "-"]


def test_with_full_slots_one_card_must_be_covered() -> None:
    state = do(assigned("VP_COL green", "DRAW", "CLAIM", a=card("VP_COL yellow")), 0, "done")
    assert may(state, 0) == ["slot 1", "slot 2", "slot 3"]
    assert refused(state, 0, "slot 4") == "why-slot-closed"


def test_a_covered_function_is_lost_at_once() -> None:
    state = do(assigned("INCOME yellow", "DRAW", a=card("CLAIM"), b=card("SLOT", resource="yellow")), 0, "done")
    after = do(state, 0, "slot 1", "done")
    assert after.stage == "c"  # nothing of choice: the income function was covered before B
    assert resources(after) == "y"
    kept = do(state, 0, "slot 2", "done")
    assert kept.stage == "b"
    assert may(kept, 0, "take") == ["take yellow", "take green", "take grey", "take white", "take brown"]


def test_the_same_slot_may_be_covered_again_and_again() -> None:
    state = assigned("VP_COL green", "DRAW", "CLAIM", a=card("VP_COL yellow"))
    state = do(state, 0, "done", "slot 2", "done")
    assert visible(state) == ["VP_COL green", "VP_COL yellow", "CLAIM"]
    assert not state.discard >> card("DRAW") & 1


def test_a_function_is_never_visible_twice() -> None:
    twin = card("VP_COL green", resource="grey")
    state = do(assigned("DRAW", "VP_COL green", a=twin), 0, "done")
    assert state.stage == "c"  # ruling: the identical card is covered, there is nothing to choose
    assert visible(state) == ["DRAW", "VP_COL green", "-"]
    assert state.seats[0].slots[1] == twin


def test_similar_functions_may_be_visible_together() -> None:
    state = do(assigned("VP_COL green", a=card("VP_COL grey")), 0, "done", "slot 2")
    assert visible(state) == ["VP_COL green", "VP_COL grey", "-"]


def test_a_new_function_works_in_the_same_round() -> None:
    state = do(assigned(a=card("INCOME yellow"), b=card("SLOT", resource="yellow")), 0, "done")
    assert state.stage == "b"
    assert len(may(state, 0, "take")) == 5


def test_a_slot_can_be_chosen_again_until_done() -> None:
    state = do(assigned("VP_COL green", a=card("VP_COL yellow")), 0, "done", "slot 1")
    assert may(state, 0) == ["done"]
    assert refused(state, 0, "slot 2") == "why-slot-done"


# Phase B


def test_the_b_card_brings_its_resource_and_is_discarded() -> None:
    b_card = card("SLOT", resource="grey")
    state = do(assigned(b=b_card, resources="y"), 0, "done")
    assert resources(state) == "yr"
    assert state.discard >> b_card & 1


def test_resources_are_unlimited() -> None:
    state = assigned(b=card("SLOT", resource="grey"), resources="r" * 30)
    assert resources(do(state, 0, "done")) == "r" * 31


# Phase D


def test_the_d_card_moves_its_marker_and_only_the_mover_scores() -> None:
    state = do(assigned(d=card("DRAW", animal="dodo")), 0, "done")
    state.edit(1).cards[D] = card("DRAW", animal="moth")
    state.edit(1).animals[0] = 3  # the other player has dodos too
    state = end_turns(state)
    assert state.markers == [1, 0, 0, 0, 1]
    assert (points(state, 0), points(state, 1)) == (2, 0)  # a large dodo counts two


def test_rulebook_example_the_dodo_marker_scores_three() -> None:
    """A large dodo and a small one: moving the dodo brings 3 points."""
    state = do(assigned(d=card("DRAW", animal="dodo")), 0, "done")
    state.edit(0).animals[0] += 1
    assert points(end_turns(state)) == 3


def test_a_zone_value_does_not_matter_when_a_marker_moves() -> None:
    state = do(assigned(d=card("DRAW", animal="dodo")), 0, "done")
    state.markers[0] = 9
    assert points(end_turns(state)) == 2


def test_at_the_top_a_marker_stays_but_still_scores() -> None:
    state = do(assigned(d=card("DRAW", animal="dodo")), 0, "done")
    state.markers[0] = 12
    state = end_turns(state)
    assert state.markers[0] == 12
    assert points(state) == 2


def test_an_animal_nobody_owns_still_moves() -> None:
    state = do(assigned(d=card("DRAW", animal="toad")), 0, "done")
    state = end_turns(state)
    assert state.markers[2] >= 1
    assert points(state) == 0


def test_b_and_d_cards_are_discarded_and_a_cards_stay() -> None:
    d_card, a_card = card("DRAW", animal="toad"), card("CLAIM")
    state = end_turns(do(assigned(a=a_card, d=d_card), 0, "done"))
    assert state.discard >> d_card & 1
    assert not state.discard >> a_card & 1
    assert state.discard.bit_count() == 4


# The end of a round, the end of the match


def test_the_start_player_passes_clockwise() -> None:
    state = end_turns(placing(seats=3))
    assert state.first == 1
    assert state.round == 2
    assert state.stage == "deal"


@pytest.mark.parametrize(("seats", "limit"), [(2, 7), (3, 9), (4, 11)])
def test_the_match_ends_after_the_round_that_reaches_the_sum(seats: int, limit: int) -> None:
    for reached in (limit - 1, limit):
        state = placing(seats=seats)
        # The D cards here move nothing to a new zone: markers stand at the foot of theirs.
        state.markers = [12, 4 if reached > 6 else 0, 0, 0, 0]
        missing = reached - sum(BOX.zones[at] for at in state.markers)
        heights = {0: 0, 1: 4, 2: 6, 3: 8, 4: 10}
        state.markers[2] = heights[min(4, missing)]
        missing -= min(4, missing)
        state.markers[3] = heights[missing]
        assert sum(BOX.zones[at] for at in state.markers) == reached
        dodos = [index for index in range(180) if BOX.cards[index].animal == 0]
        for seat in range(seats):
            state.edit(seat).cards = [dodos.pop(0) for _ in range(3)]
        over = end_turns(state)
        assert (over.stage == "over") == (reached == limit)


def test_passing_the_sum_in_mid_round_ends_nothing() -> None:
    state = placing("MARK_COL yellow", resources="yy")
    state.markers = [12, 5, 4, 0, 0]
    state = do(state, 0, "place A0", "move fossa")
    assert sum(BOX.zones[at] for at in state.markers) >= 7
    assert game.to_act(state) == (0,)
    state = do(state, 0, "done")
    assert game.to_act(state) == (1,)


def test_over_is_over() -> None:
    state = placing()
    state.markers = [12, 8, 0, 0, 0]
    state = end_turns(state)
    assert game.to_act(state) == ()
    assert game.legal(state, 0) == ()
    assert refused(state, 0, "done") == "match-over"


def test_an_empty_deck_is_made_of_the_discards() -> None:
    state = island()
    kept = plain_cards(2)
    state.discard = state.deck & ~sum(1 << index for index in kept)
    state.deck = sum(1 << index for index in kept)
    state = chance(chance(state, f"deal 0 {name(kept[0])}"), f"deal 0 {name(kept[1])}")
    assert state.deck.bit_count() == 178
    assert state.discard == 0


def test_cards_in_cardholders_are_not_shuffled_in() -> None:
    state = island()
    show(state, 0, "DRAW", "CLAIM")
    state.discard, state.deck = state.deck, 0
    cards.reshuffle_if_empty(state)
    assert not state.deck >> card("DRAW") & 1


def test_without_cards_for_everybody_the_match_ends() -> None:
    # ruling: covered cards stay in the cardholders, so the cards could run out; then there is no further round
    state = placing()
    state.deck, state.discard = 0, 0b1
    state = end_turns(state)
    assert state.stage == "over"


def test_more_resources_win_a_tie_and_a_full_tie_is_shared() -> None:
    state = placing()
    state.stage = "over"
    for seat in (0, 1):
        state.edit(seat).animals = [0] * 5
    stock(state, 0, "yyy")
    stock(state, 1, "yy")
    assert winners(game.scores(state)) == (0,)
    stock(state, 1, "bwg")
    assert winners(game.scores(state)) == (0, 1)


# Order of play


def test_phase_c_is_played_clockwise_from_the_start_player() -> None:
    state = placing(seats=3)
    state.first = 2
    rules.begin_phase_c(state)
    seen = []
    while state.stage == "c":
        seen.append(game.to_act(state))
        assert game.legal(state, (state.turn + 1) % 3) == ()
        state = do(state, state.turn, "take green", "done")
    assert seen == [(2,), (0,), (1,)]


def test_choices_in_a_and_b_are_made_at_once() -> None:
    state = assigned("VP_COL green", a=card("CLAIM"), rival=["DRAW"])
    state = do(state, 0, "done")
    assert state.stage == "a"
    assert game.to_act(state) == (0, 1)
    one = do(do(state, 0, "slot 1", "done"), 1, "slot 2", "done")
    other = do(do(state, 1, "slot 2", "done"), 0, "slot 1", "done")
    assert one == other


def test_free_choices_in_d_are_made_by_the_start_player_first() -> None:
    # ruling: only free choices need an order
    state = do(assigned("D_FREE", rival=["D_FREE"], seats=3), 0, "done", "slot 2")
    state = do(state, 1, "slot 2", "done")
    state = do(state, 0, "done")
    state = end_turns(state)
    assert game.to_act(state) == (0,)
    assert game.legal(state, 1) == ()
    state = do(state, 0, "move toad", "done")
    assert game.to_act(state) == (1,)


def test_a_turn_in_c_can_be_taken_back_until_done() -> None:
    match = begun(2, "back")
    for seat in (0, 1):
        hand = [name(index) for index in bits(match.state.seats[seat].hand)]
        for words in (f"assign a {hand[0]}", f"assign b {hand[1]}", "done"):
            match.play_text(seat, words)
    while match.state.stage != "c":
        match.play_text(game.to_act(match.state)[0], "done")
    seat, before = match.state.turn, match.state
    match.play_text(seat, "take grey")
    match.play_text(seat, "undo")
    assert match.state == before
    match.play_text(seat, "take white")
    match.play_text(seat, "done")
    with pytest.raises(IllegalAction):
        match.undo(seat)


@pytest.mark.parametrize("words", ["", "win", "place Z9", "assign a c999", "slot 9", "take purple", "deal 0 c001", "-"])
def test_bad_input_is_refused_with_a_reason(words: str) -> None:
    match = begun(2, "bad")
    before = len(match.events)
    with pytest.raises(IllegalAction) as error:
        match.play_text(0, words)
    assert error.value.reason.key in ("unknown-action", "not-allowed-now")
    assert len(match.events) == before


def test_a_chance_that_cannot_happen_is_refused() -> None:
    match = begun(2, "bad")
    with pytest.raises(IllegalAction):
        match.play_text(CHANCE, "deal 0 c001")
    state = island()
    show(state, 0, "DRAW")
    with pytest.raises(IllegalAction):
        game.require(state, CHANCE, DEALS[0].at(card("DRAW")))
    with pytest.raises(IllegalAction):
        game.require(state, CHANCE, DEALS[1][0])


def test_the_spaces_of_seats_are_independent() -> None:
    state = placing()
    stand(state, 1, "A0 A1")
    assert state.seats[0].standing == 0
    assert state.lifted == NONE
