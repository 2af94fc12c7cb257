"""Positions for the tests of La Isla.

Tooth k lies in position k, so every space shows what the table of the teeth says: S0 is a yellow hat, T0 a grey tent.
Functions are written `VP_COL green` or `SECOND`, resources by their letters: y g r (grey) w b.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from farshore.core.cells import Cells, bits, cells_of
from farshore.core.match import Match
from farshore.core.text import Text
from farshore.games.la_isla import game, rules, scoring
from farshore.games.la_isla.actions import Action
from farshore.games.la_isla.card_functions import ANIMALS, COLOURS, FunctionKind, find_function
from farshore.games.la_isla.components import REGIONS, SPACES
from farshore.games.la_isla.state import NONE, State
from farshore.testing import Tester

BOX = game.box
TEST = Tester(game)
NOTATION = TEST.notation
LETTERS = "ygrwb"


# Cards


def card(function: str, *, resource: str = "", animal: str = "") -> int:
    """The first card with this function, and this resource and animal if they are named."""
    kind, _, parameter = function.partition(" ")
    wanted = find_function(FunctionKind[kind], parameter)
    for index, one in enumerate(BOX.cards):
        fits = one.function is wanted and resource in ("", COLOURS[one.resource])
        if fits and animal in ("", ANIMALS[one.animal]):
            return index
    raise KeyError(function, resource, animal)


def plain_cards(count: int, *, without: Sequence[int] = ()) -> list[int]:
    """Return this number of cards whose functions do nothing in phases B, C and D, unless a 4-region is claimed."""
    quiet = [
        i
        for i, one in enumerate(BOX.cards)
        if one.function.kind in (FunctionKind.MULTI, FunctionKind.PATIENCE, FunctionKind.PAIR)
    ]
    return [index for index in quiet if index not in without][:count]


def name(index: int) -> str:
    return BOX.cards[index].name


# Positions


def island(seats: int = 2, *, deck: int = 180, animals: str = "", first: int = 0) -> State:
    """Set up, before the first card is dealt. `animals` names who is where: `Z0 dodo, I4 moth`; the rest fits."""
    state = game.start(seats, {"deck": deck})
    wanted = dict(pair.split() for pair in animals.split(",") if pair)
    left = dict.fromkeys(ANIMALS, BOX.tiles)
    for animal in wanted.values():
        left[animal] -= 1
    script = [f"tooth {k} {k}" for k in range(10)]
    for region in REGIONS:
        animal = wanted.get(region) or max(left, key=lambda one: left[one])
        left[animal] -= region not in wanted
        script.append(f"animal {region} {animal}")
    script += [f"large {seat} {ANIMALS[seat]}" for seat in range(seats)] + [f"first {first}"]
    for words in script:
        state = chance(state, words)
    return state


def chance(state: State, words: str) -> State:
    return TEST.play(state, f"- {words}")


def deal(state: State, hands: Mapping[int, Sequence[int]]) -> State:
    """These cards for these seats, others get what is left."""
    named = [index for hand in hands.values() for index in hand]
    while state.stage == "deal":
        seat, got = state.turn, state.seats[state.turn].hand
        wanted = [index for index in hands.get(seat, ()) if not got >> index & 1]
        rest = [index for index in bits(state.deck) if index not in named]
        state = chance(state, f"deal {seat} {name(wanted[0] if wanted else rest[-1])}")
    return state


def show(state: State, seat: int, *functions: str) -> None:
    """Puts cards with these functions into the seat's slots, without what they do at once."""
    camp = state.edit(seat)
    for slot, function in enumerate(functions):
        index = card(function)
        camp.slots[slot] = index
        camp.visible |= BOX.cards[index].function.bit
        state.deck &= ~(1 << index)


def stock(state: State, seat: int, resources: str) -> None:
    """Exactly these resources: `yyg` is two yellow and a green one."""
    state.edit(seat).resources = [resources.count(letter) for letter in LETTERS]


def stand(state: State, seat: int, names: str, *, supply: int | None = None) -> None:
    """The seat's explorers stand here; the supply is what is left of five, or as given."""
    camp = state.edit(seat)
    camp.standing = spaces(names)
    camp.supply = BOX.explorers - len(names.split()) if supply is None else supply


def spaces(names: str) -> Cells:
    return cells_of(SPACES.index(one) for one in names.split())


def placing(
    *functions: str,
    resources: str = "",
    at: str = "",
    supply: int | None = None,
    others: str = "",
    seats: int = 2,
    animals: str = "",
) -> State:
    """Seat 0's turn in phase C: its functions, its resources, its explorers, and where seat 1 stands."""
    state = island(seats, animals=animals)
    show(state, 0, *functions)
    stock(state, 0, resources)
    stand(state, 0, at, supply=supply)
    stand(state, 1, others)
    state.round = 1
    quiet = plain_cards(3 * seats)
    for index in quiet:
        state.deck &= ~(1 << index)
    for seat in range(seats):
        state.edit(seat).cards = [quiet.pop(0) for _ in range(3)]
    rules.begin_phase_c(state)
    return state


def assigned(
    *functions: str,
    a: int | None = None,
    b: int | None = None,
    d: int | None = None,
    seats: int = 2,
    resources: str = "",
    rival: Sequence[str] = (),
) -> State:
    """Everybody has assigned; seat 0 these cards, and only its `done` is missing. Seat 1 shows `rival`."""
    state = island(seats)
    show(state, 0, *functions)
    show(state, 1, *rival)
    stock(state, 0, resources)
    given = [index for index in (a, b, d) if index is not None]
    quiet = plain_cards(12, without=given)
    mine = [index if index is not None else quiet.pop() for index in (a, b, d)]
    for index in mine:
        state.deck |= 1 << index
    state = deal(state, {0: mine, **{seat: [quiet.pop() for _ in range(3)] for seat in range(1, seats)}})
    for seat in range(1, seats):
        hand = list(bits(state.seats[seat].hand))
        state = do(state, seat, f"assign a {name(hand[0])}", f"assign b {name(hand[1])}", f"assign d {name(hand[2])}")
        state = do(state, seat, "done")
    state = do(state, 0, f"assign a {name(mine[0])}", f"assign b {name(mine[1])}")
    return do(state, 0, f"assign d {name(mine[2])}") if "assign d" in " ".join(may(state, 0)) else state


def begun(seats: int, seed: str, deck: int = 120) -> Match[State, Action]:
    """A match dealt up to its first decision."""
    return TEST.match(seats, seed, deck=deck)


# Doing and asking


def do(state: State, seat: int, *words: str) -> State:
    """These actions, one after the other; an `assign` that happens by itself may be named too."""
    for one in words:
        if one.startswith("assign") and may(state, seat) == ["done"]:
            continue
        state = TEST.play(state, f"{seat} {one}")
    return state


def may(state: State, seat: int, verb: str = "") -> list[str]:
    """What the seat may do, all of it or with this verb."""
    return TEST.may(state, seat, verb)


def refused(state: State, seat: int, words: str) -> str:
    """The key of the reason why this cannot be done."""
    return reason(state, seat, words).key


def reason(state: State, seat: int, words: str) -> Text:
    return TEST.refused(state, f"{seat} {words}")


def points(state: State, seat: int = 0) -> int:
    """Points in play: what the marker on the track would show."""
    return scoring.points_in_play(state, seat)


def resources(state: State, seat: int = 0) -> str:
    own = state.seats[seat].resources
    return "".join(letter * count for letter, count in zip(LETTERS, own, strict=True))


def animals(state: State, seat: int = 0) -> dict[str, int]:
    """Animals that the seat has taken from the island, without its large tile."""
    own = dict(zip(ANIMALS, state.seats[seat].animals, strict=True))
    own[ANIMALS[state.large[seat]]] -= BOX.large
    return {animal: count for animal, count in own.items() if count}


def standing(state: State, seat: int = 0) -> str:
    return " ".join(SPACES[space] for space in bits(state.seats[seat].standing))


def visible(state: State, seat: int = 0) -> list[str]:
    """The functions in the slots, `-` for a free one; closed slots are left out."""
    found = []
    for top in state.seats[seat].slots:
        if top >= 0:
            function = BOX.cards[top].function
            found.append(f"{function.kind.name} {function.parameter_name}".strip())
        elif top == NONE:
            found.append("-")
    return found


def end_turns(state: State) -> State:
    """Everybody who is still to place takes a yellow one and is done, until phase C is over."""
    while state.stage == "c":
        seat = state.turn
        state = do(state, seat, *([] if state.placed or state.took else ["take yellow"]), "done")
    return state
