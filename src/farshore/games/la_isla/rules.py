"""The sequence of play: set-up, card phase, phases A to D, the end of a round and of the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from farshore.core.game import CHANCE, Seat
from farshore.core.lazy_actions import LegalActions, Outcomes
from farshore.core.playout import make_play_functions
from farshore.games.la_isla import cards, placing, scoring
from farshore.games.la_isla.actions import (
    ANIMAL_TILES,
    DEALS,
    DONE,
    FIRSTS,
    LARGES,
    MOVES,
    TAKES,
    TEETH,
    Action,
    Assign,
    Deal,
    Done,
    First,
    GiveLargeAnimal,
    LayAnimal,
    LayTooth,
    Lift,
    Move,
    Pay,
    Place,
    Recruit,
    Slot,
    Take,
)
from farshore.games.la_isla.card_functions import ANIMALS, ANY_B_TRACK, B_TRACK, COLOURS, D_FREE, INCOME
from farshore.games.la_isla.components import REGIONS, Box, build_island
from farshore.games.la_isla.state import CLOSED, HIDDEN, LETTERS, NONE, A, B, Camp, D, Stage, State

# Set-up


def setup(box: Box) -> State:
    """Return the first position, before the island is built; chance draws everything random."""
    return State(
        box,
        [new_camp(box) for _ in range(box.seats)],
        acting=(CHANCE,),
        stage="teeth",
        deck=box.deck,
        island=build_island(box, ()),
        markers=[0] * len(ANIMALS),
    )


def new_camp(box: Box) -> Camp:
    """Return a seat's belongings at the start: explorers, one resource of each colour, and free slots."""
    return Camp(
        resources=[box.resources] * len(COLOURS),
        supply=box.explorers,
        reserve=box.reserve,
        slots=[NONE] * box.slots + [CLOSED] * box.more_slots,
        animals=[0] * len(ANIMALS),
        cards=[NONE] * len(LETTERS),
    )


def lay_tooth(state: State, seat: Seat, action: LayTooth) -> None:
    state.teeth += (action.tooth,)
    if len(state.teeth) == len(TEETH):
        state.island = build_island(state.box, state.teeth)
        state.stage = "animals"


def lay_animal(state: State, seat: Seat, action: LayAnimal) -> None:
    state.free |= 1 << action.region
    state.animals += (action.animal,)
    if len(state.animals) == len(REGIONS):
        state.stage = "large"


def give_large_animal(state: State, seat: Seat, action: GiveLargeAnimal) -> None:
    state.large += (action.animal,)
    state.edit(action.seat).animals[action.animal] += state.box.large
    if len(state.large) == len(state.seats):
        state.stage = "first"


def choose_first(state: State, seat: Seat, action: First) -> None:
    state.first = action.seat
    begin_round(state)


# Outcomes of chance, and legal actions


def chance_outcomes(state: State) -> Outcomes[Action]:
    """Return the outcomes of chance: one tooth, animal or card at a time."""
    stage = state.stage
    if stage == "deal":
        return Outcomes(LegalActions(DEALS[state.turn], state.deck))
    if stage == "teeth":
        return Outcomes([one for one in TEETH[len(state.teeth)] if one.tooth not in state.teeth])
    if stage == "animals":
        left = [state.box.tiles - state.animals.count(animal) for animal in range(len(ANIMALS))]
        tiles = [one for one in ANIMAL_TILES[len(state.animals)] if left[one.animal]]
        return Outcomes(tiles, [left[one.animal] for one in tiles])
    if stage == "large":
        return Outcomes([one for one in LARGES[len(state.large)] if one.animal not in state.large])
    return Outcomes(FIRSTS[: len(state.seats)] if stage == "first" else ())


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Return the legal actions of this seat."""
    if seat not in state.acting or seat == CHANCE:
        return ()
    return _LEGAL[state.stage](state, seat)


def legal_in_phase_b(state: State, seat: Seat) -> Sequence[Action]:
    camp = state.seats[seat]
    if camp.must:
        tracks = [MOVES.at(animal) for animal, bit in enumerate(B_TRACK) if camp.visible & bit]
        return (TAKES.at(state.box.cards[camp.cards[B]].resource), *tracks)
    return (*TAKES, DONE) if camp.picks else (DONE,)


def legal_in_phase_d(state: State, seat: Seat) -> Sequence[Action]:
    return MOVES if state.seats[seat].must else (DONE,)


# Card phase


def begin_round(state: State) -> None:
    """Deal cards to everybody; the match is over if there are not enough."""
    cards.clear_letters(state)
    needed = sum(cards.hand_size(state, seat) for seat in range(len(state.seats)))
    if (state.deck | state.discard).bit_count() < needed:
        end_match(state)
        return
    state.phase += 1
    state.round += 1
    state.stage, state.acting, state.turn = "deal", (CHANCE,), state.first
    state.due = cards.hand_size(state, state.turn)
    cards.reshuffle_if_empty(state)


def finish(state: State, seat: Seat, action: Done) -> None:
    """End the phase for this seat, which gives up remaining offers; the last seat begins the next phase."""
    camp = state.edit(seat)
    camp.picks = state.moves = 0
    camp.offered = False
    if state.stage == "c":
        next_turn(state)
    elif state.stage == "d":
        state.phase += 1
        ask_for_marker(state)
    else:
        if state.stage == "assign":
            cards.assign_last(camp)
        state.acting = tuple(busy for busy in state.acting if busy != seat)
        if not state.acting:
            _NEXT[state.stage](state)


# Phase A


def begin_phase_a(state: State) -> None:
    """Reveal everybody's A card; if there is no choice of a slot, put it in."""
    state.stage, state.phase = "a", state.phase + 1
    for seat, camp in enumerate(state.seats):
        cards.discard_hand(state, seat)
        if camp.cards[A] == HIDDEN:
            continue
        choices = cards.slot_choices(state, seat)
        if len(choices) == 1:
            cards.put_in(state, seat, choices[0])
        else:
            state.edit(seat).must = True
    state.acting = tuple(seat for seat, camp in enumerate(state.seats) if camp.must or camp.offered)
    if not state.acting:
        begin_phase_b(state)


# Phase B


def begin_phase_b(state: State) -> None:
    """Discard everybody's B card and take its resource, unless a function offers a choice."""
    state.stage, state.phase = "b", state.phase + 1
    for seat, camp in enumerate(state.seats):
        if camp.cards[B] == HIDDEN:
            continue
        state.discard |= 1 << camp.cards[B]
        if camp.visible & ANY_B_TRACK:
            state.edit(seat).must = True
        else:
            take_income(state, seat)
    state.acting = tuple(seat for seat, camp in enumerate(state.seats) if camp.must or camp.picks)
    if not state.acting:
        begin_phase_c(state)


def take_income(state: State, seat: Seat) -> None:
    """Take the B card's resource, and one of choice if a function rewards its colour."""
    camp = state.edit(seat)
    resource = state.box.cards[camp.cards[B]].resource
    placing.gain(state, seat, resource)
    if camp.visible & INCOME[resource]:
        camp.picks = 1


def take(state: State, seat: Seat, action: Take) -> None:
    """Take a resource: of the B card, instead of placing, or of choice by a function."""
    camp = state.edit(seat)
    if state.stage == "b" and camp.must:
        camp.must = False
        take_income(state, seat)
    elif state.stage == "c" and not (state.placed or state.took):
        placing.take_instead(state, seat, action.colour)
    else:
        camp.picks -= 1
        placing.gain(state, seat, action.colour)


def move(state: State, seat: Seat, action: Move) -> None:
    """Move a marker: instead of the B resource, by the function of a placement, or with a free choice in D."""
    camp = state.edit(seat)
    if camp.must:
        camp.must = False
    else:
        state.moves -= 1
    placing.move_marker(state, seat, action.animal)


# Phase C


def begin_phase_c(state: State) -> None:
    """Begin phase C with the first player."""
    state.stage, state.phase = "c", state.phase + 1
    begin_turn(state, state.first)


def begin_turn(state: State, seat: Seat) -> None:
    state.turn, state.acting = seat, (seat,)
    state.placed, state.last, state.took = 0, NONE, False


def next_turn(state: State) -> None:
    state.phase += 1
    begin_turn(state, state.next_seat(state.turn))
    if state.turn == state.first:
        begin_phase_d(state)


# Phase D


def begin_phase_d(state: State) -> None:
    """Discard everybody's D card and move its animal; seats with a free choice act in order, first player first."""
    state.stage, state.phase = "d", state.phase + 1
    for seat in state.clockwise():
        camp = state.seats[seat]
        if camp.cards[D] == HIDDEN:
            continue
        state.discard |= 1 << camp.cards[D]
        if camp.visible & D_FREE:
            state.edit(seat).must = True
        else:
            placing.move_marker(state, seat, state.box.cards[camp.cards[D]].animal)
    ask_for_marker(state)


def ask_for_marker(state: State) -> None:
    """Go on to the next seat with a free choice, clockwise; after the last the round ends."""
    state.acting = tuple(seat for seat in state.clockwise() if state.seats[seat].must)[:1]
    if not state.acting:
        end_round(state)


# The end


def end_round(state: State) -> None:
    """End the round: the match ends, or the first player changes and cards are dealt."""
    if scoring.zone_sum(state) >= state.box.end[len(state.seats)]:
        end_match(state)
        return
    state.first = state.next_seat(state.first)
    begin_round(state)


def end_match(state: State) -> None:
    cards.clear_letters(state)
    state.phase += 1
    state.stage, state.acting = "over", ()


# Tables


STEPS: Final[Mapping[type, Callable[[State, Seat, Any], None]]] = {
    LayTooth: lay_tooth,
    LayAnimal: lay_animal,
    GiveLargeAnimal: give_large_animal,
    First: choose_first,
    Deal: cards.deal,
    Assign: cards.assign,
    Slot: cards.choose_slot,
    Recruit: cards.recruit,
    Take: take,
    Move: move,
    Lift: placing.lift,
    Place: placing.place,
    Pay: placing.pay,
    Done: finish,
}
_LEGAL: Final[Mapping[Stage, Callable[[State, Seat], Sequence[Action]]]] = {
    "assign": cards.legal_assignments,
    "a": cards.legal_in_phase_a,
    "b": legal_in_phase_b,
    "c": placing.legal_in_phase_c,
    "d": legal_in_phase_d,
}
_NEXT: Final[Mapping[Stage, Callable[[State], None]]] = {
    "assign": begin_phase_a,
    "a": begin_phase_b,
    "b": begin_phase_c,
}

step, play_out, play_on = make_play_functions(STEPS, legal, chance_outcomes)
