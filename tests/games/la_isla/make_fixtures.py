"""Writes `replays/*.toml` and `counts.toml` anew: `python tests/games/la_isla/make_fixtures.py`.

Only to be run when the rules changed on purpose: what it writes is what the rules say, right or wrong.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from farshore.core.dealer import SeededDealer
from farshore.core.game import Seat
from farshore.core.match import Match
from farshore.core.record import dump
from farshore.games.la_isla import game, placing
from farshore.games.la_isla.actions import TAKES, Action, Move, Pay, Place, Recruit, Take
from farshore.games.la_isla.card_functions import (
    CHEAP,
    FUNCTIONS,
    MARK,
    RES,
    SECOND,
    FunctionKind,
    colours_of,
)
from farshore.games.la_isla.state import CLOSED, NONE, State
from games.la_isla import scripted
from games.la_isla.scripted import NAMES, SCRIPTS

HERE = Path(__file__).parent
MATCHES = 20
DEPTH = 3


def sensible(state: State, seat: Seat, rng: Random) -> Action:
    """What a quick player would do, and now and then anything; what functions offer is often taken."""
    actions = game.legal(state, seat)
    if rng.random() < 0.12:
        return rng.choice(actions)
    offers = [action for action in actions if isinstance(action, Recruit | Move | Place)]
    if state.placed and offers and rng.random() < 0.7:
        return rng.choice(offers)
    if state.stage == "c" and state.seats[seat].visible & SECOND and not state.placed and rng.random() < 0.5:
        own = state.seats[seat].resources
        saved = TAKES[own.index(max(own))]
        return saved if saved in actions else rng.choice(actions)
    return game.strategy.quick_action(game.view(state, seat), seat, rng)


def played(seats: int, deck: int, seed: str, events: int = 10_000) -> Match[State, Action]:
    """Return a match played sensibly, with some undone moves; it stops after this number of events."""
    rng, dealer = Random(seed), SeededDealer(seed)
    match: Match[State, Action] = Match(game, NAMES[:seats], {"deck": deck})
    match.deal(dealer)
    while not match.over and len(match.events) < events:
        seat = rng.choice(game.to_act(match.state))
        match.play(seat, sensible(match.state, seat, rng))
        if rng.random() < 0.02 and match.can_undo(seat):
            match.undo(seat)
        match.deal(dealer)
    return match


def closed_slots(state: State) -> int:
    return sum(camp.slots.count(CLOSED) for camp in state.seats)


def used(before: State, seat: Seat, action: Action, after: State) -> set[FunctionKind]:
    """The kinds of function that had an effect in this step."""
    kinds = {FUNCTIONS[item.thing].kind for item in after.news if item.what == "function"}
    kinds |= {FunctionKind.DRAW} if any(item.what == "discard" for item in after.news) else set()
    kinds |= {FunctionKind.SLOT} if closed_slots(after) < closed_slots(before) else set()
    if seat < 0:
        return kinds
    if isinstance(action, Recruit):
        kinds.add(FunctionKind.EXPLORER)
    if before.stage == "b":
        kinds |= {FunctionKind.B_TRACK} if isinstance(action, Move) else set()
        kinds |= {FunctionKind.INCOME} if isinstance(action, Take) and not before.seats[seat].must else set()
    if before.stage == "d" and isinstance(action, Move):
        kinds.add(FunctionKind.D_FREE)
    return kinds | (_used_in_c(before, seat, action, after) if before.stage == "c" else set())


def _used_in_c(before: State, seat: Seat, action: Action, after: State) -> set[FunctionKind]:
    visible, island, kinds = before.seats[seat].visible, before.island, set[FunctionKind]()
    if isinstance(action, Place):
        colour, symbol = island.colours[action.space], island.symbols[action.space]
        kinds |= {FunctionKind.CHEAP_COL} if visible & CHEAP.colour[colour] else set()
        kinds |= {FunctionKind.CHEAP_SYM} if visible & CHEAP.symbol[symbol] else set()
        kinds |= {FunctionKind.SECOND} if before.placed else set()
    if isinstance(action, Place | Pay):
        space = action.space if isinstance(action, Place) else before.target
        foreign = {item.thing for item in after.news if item.what == "pay"} - {island.colours[space]}
        jokers = colours_of(visible, FunctionKind.JOKER)
        kinds |= {FunctionKind.JOKER if jokers >> colour & 1 else FunctionKind.PAIR for colour in foreign}
    if isinstance(action, Take) and before.took:
        kinds.add(FunctionKind.PATIENCE)
    if before.placed == 1 and isinstance(action, Take | Move) and before.last != NONE:
        colour, symbol = island.colours[before.last], island.symbols[before.last]
        landing = RES if isinstance(action, Take) else MARK
        for bit in (landing.colour[colour], landing.symbol[symbol]):
            kinds |= {FUNCTIONS[bit.bit_length() - 1].kind} if visible & bit else set()
    return kinds


def count(state: State, depth: int) -> int:
    """Return the number of action sequences of this length, of all seats that act; chance ends a sequence."""
    if depth == 0:
        return 1
    total = 0
    for seat in game.to_act(state):
        for action in game.legal(state, seat):
            total += count(game.apply(state, seat, action), depth - 1)
    return total


STARTS = (
    ("cards are dealt to two", 2, 120, "perft 1", "assign"),
    ("a slot is chosen with three seats", 3, 180, "perft 2", "slot"),
    ("an explorer is placed", 2, 180, "perft 3", "place"),
    ("an explorer is moved", 2, 180, "perft 5", "lift"),
    ("a payment is chosen", 2, 180, "perft 8", "pay"),
)


def start(seats: int, deck: int, seed: str, verb: str) -> Match[State, Action]:
    """A match up to the first position where this verb is possible, late in the match where that says more."""
    match = played(seats, deck, seed)
    for at, state in enumerate(match.states):
        verbs = {
            str(action).split()[0] for seat in game.to_act(state) if seat >= 0 for action in game.legal(state, seat)
        }
        if verb in verbs and (verb != "place" or placing.may_place(state, state.turn)):
            return match.branch(at)
    raise LookupError(f"no {verb} in {seed}")


def write_counts() -> None:
    lines = ["# Numbers of action sequences of length 1, 2, … from scripted starts; see make_fixtures.py.", ""]
    for name, seats, deck, seed, verb in STARTS:
        match = start(seats, deck, seed, verb)
        numbers = [count(match.state, depth + 1) for depth in range(DEPTH)]
        lines += ["[[start]]", f'name = "{name}"', f"seats = {seats}", f"deck = {deck}", "events = ["]
        lines += [f'  "{event}",' for event in match.events]
        lines += ["]", f"counts = {numbers}", ""]
    (HERE / "counts.toml").write_text("\n".join(lines), "utf-8")


def write_replays() -> None:
    folder = HERE / "replays"
    folder.mkdir(exist_ok=True)
    for number in range(MATCHES):
        seats, deck = 2 + number % 3, (120, 180)[number // 3 % 2]
        match = played(seats, deck, f"replay {number}")
        (folder / f"{number + 1:02d}-{seats}-seats-{deck}-cards.toml").write_text(dump(match), "utf-8")


def write_scripted() -> None:
    for number, script in enumerate(SCRIPTS, MATCHES + 1):
        path = HERE / "replays" / f"{number:02d}-{script.name}.toml"
        path.write_text(dump(scripted.played(script)), "utf-8")


if __name__ == "__main__":
    write_replays()
    write_scripted()
    write_counts()
