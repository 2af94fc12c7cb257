"""Matches that show what play by chance hardly ever brings: cards are dealt, and played, for one thing each.

`make_fixtures.py` records them in `replays/`; `test_replays.py` asks each record whether it shows what it is named for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from farshore.core.cells import bits
from farshore.core.dealer import SeededDealer
from farshore.core.game import Seat, winners
from farshore.core.lazy_actions import Outcomes
from farshore.core.match import Match
from farshore.games.la_isla import game, placing
from farshore.games.la_isla.actions import ASSIGNS, DEALS, RECRUIT, SLOTS, Action, Place, Recruit, Slot
from farshore.games.la_isla.card_functions import CHEAP
from farshore.games.la_isla.scoring import zone_sum
from farshore.games.la_isla.state import NONE, A, D, State

NAMES = ("Ada", "Ben", "Cleo", "Dora")
Step = tuple[State, Seat, Action, State]
"""Before, who, what, after."""


class Script(NamedTuple):
    """One such match."""

    name: str
    seats: int
    seed: str
    wanted: Callable[[State, Seat], set[int]]
    """The cards that a seat shall be dealt, and puts into its cardholder."""
    choose: Callable[[State, Seat], Action | None]
    """What a seat does for it; None: whatever is sensible."""
    shows: Callable[[Sequence[Step]], bool]


def played(script: Script) -> Match[State, Action]:
    """The match, to its end."""
    rng, dealer = Random(script.seed), SeededDealer(script.seed)
    match: Match[State, Action] = Match(game, NAMES[: script.seats], {"deck": 120})
    while acting := game.to_act(match.state):
        if acting == (-1,):
            match.play(-1, _dealt(match.state, script) or dealer.draw(_chances(match), match.chance_count))
            continue
        seat = rng.choice(acting)
        choice = _assigned(match.state, seat, script) or script.choose(match.state, seat)
        match.play(seat, choice or game.strategy.quick_action(game.view(match.state, seat), seat, rng))
    return match


def _chances(match: Match[State, Action]) -> Outcomes[Action]:
    return game.chance_outcomes(match.state)


def _dealt(state: State, script: Script) -> Action | None:
    """One wanted card a round for each seat."""
    if state.stage != "deal":
        return None
    wanted = sorted(script.wanted(state, state.turn))
    if any(state.seats[state.turn].hand >> card & 1 for card in wanted):
        return None
    return next((DEALS[state.turn].at(card) for card in wanted if state.deck >> card & 1), None)


def _assigned(state: State, seat: Seat, script: Script) -> Action | None:
    """A wanted card goes to A."""
    camp = state.seats[seat]
    if state.stage != "assign" or camp.cards[A] != NONE:
        return None
    return next((ASSIGNS[A].at(card) for card in sorted(script.wanted(state, seat)) if camp.hand >> card & 1), None)


# What is wanted, and what is done with it


def cards_of(*kinds: str) -> set[int]:
    return {index for index, card in enumerate(game.box.cards) if card.function.kind.name in kinds}


def slots(state: State, seat: Seat) -> set[int]:
    """Two cards that open a slot."""
    return cards_of("SLOT") if seat == 0 and state.round <= 2 else set()


def explorers(state: State, seat: Seat) -> set[int]:
    return cards_of("EXPLORER") if seat == 0 and state.round <= 2 else set()


def discounts(state: State, seat: Seat) -> set[int]:
    """One for a colour, one for a symbol, that meet on a space of the centre."""
    functions = (CHEAP.colour[state.island.colours[0]], CHEAP.symbol[state.island.symbols[0]])
    missing = [function for function in functions if not state.seats[0].visible & function]
    return {index for index, card in enumerate(game.box.cards) if seat == 0 and card.function.bit in missing}


def large_hands(state: State, seat: Seat) -> set[int]:
    """Four cards a round for everybody: the deck is soon used up."""
    return cards_of("DRAW") if state.round == 1 else set()


def nothing(state: State, seat: Seat) -> set[int]:
    return set()


def fill_slots(state: State, seat: Seat) -> Action | None:
    """A free slot rather than a covered card."""
    free = state.seats[seat].slots.index(NONE) if NONE in state.seats[seat].slots else NONE
    return SLOTS.at(free) if free != NONE and SLOTS.at(free) in game.legal(state, seat) else None


def recruit(state: State, seat: Seat) -> Action | None:
    return RECRUIT if RECRUIT in game.legal(state, seat) else fill_slots(state, seat)


def place_for_nothing(state: State, seat: Seat) -> Action | None:
    """Only where it costs nothing, as soon as there is such a space."""
    if state.stage != "c" or seat:
        return fill_slots(state, seat)
    legal = [action for action in game.legal(state, seat) if isinstance(action, Place)]
    return next((action for action in legal if placing.cost(state, seat, action.space) == 0), None)


def delay_the_end(state: State, seat: Seat) -> Action | None:
    """To D the card whose marker brings the end least nearer."""
    camp = state.seats[seat]
    if state.stage != "assign" or camp.cards[D] != NONE:
        return fill_slots(state, seat)
    return ASSIGNS[D].at(min(bits(camp.hand), key=lambda card: _nearer(state, game.box.cards[card].animal)))


def _nearer(state: State, animal: int) -> tuple[int, int]:
    after = state.clone()
    placing.move_marker(after, 0, animal)
    return zone_sum(after), sum(after.markers)


# What they show


def fifth_slot(steps: Sequence[Step]) -> bool:
    return any(action == Slot(4) for _, _, action, _ in steps)


def second_recruit(steps: Sequence[Step]) -> bool:
    return any(
        isinstance(action, Recruit) and after.seats[seat].reserve == 0 and after.seats[seat].supply > 0
        for _, seat, action, after in steps
    )


def both_discounts(steps: Sequence[Step]) -> bool:
    """An explorer was placed for nothing by a colour and a symbol."""
    return any(
        isinstance(action, Place)
        and placing.cost(before, seat, action.space) == 0
        and before.seats[seat].resources == after.seats[seat].resources
        for before, seat, action, after in steps
    )


def tie_broken(steps: Sequence[Step]) -> bool:
    """Equal points, so that the resources left decide."""
    scores = game.scores(steps[-1][3])
    best = max(score.total for score in scores)
    return [score.total for score in scores].count(best) > 1 and len(winners(scores)) == 1


def reshuffled_in_mid_deal(steps: Sequence[Step]) -> bool:
    """The discards became the deck while a hand was being dealt."""
    return any(
        before.stage == after.stage == "deal"
        and before.turn == after.turn
        and before.discard != 0
        and after.discard == 0
        and before.deck.bit_count() == 1
        for before, _, _, after in steps
    )


SCRIPTS = (
    Script("fifth-slot", 2, "slots 0", slots, fill_slots, fifth_slot),
    Script("second-recruit", 3, "recruits 0", explorers, recruit, second_recruit),
    Script("both-discounts", 2, "discounts 0", discounts, place_for_nothing, both_discounts),
    Script("tie-broken-by-resources", 2, "tie 30", nothing, fill_slots, tie_broken),
    Script("reshuffle-in-mid-deal", 4, "long 8", large_hands, delay_the_end, reshuffled_in_mid_deal),
)


def steps_of(match: Match[State, Action]) -> list[Step]:
    """Everything that was done, with what was before and after it."""
    found = []
    for before, event, after in zip(match.states, match.events, match.states[1:], strict=False):
        if event.action is not None:
            found.append((before, event.actor, event.action, after))
    return found
