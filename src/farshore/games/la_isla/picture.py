"""The position in plain characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farshore.core.cells import bits
from farshore.games.la_isla import scoring
from farshore.games.la_isla.functions import ANIMALS, COLOURS, SYMBOLS
from farshore.games.la_isla.state import Stage, State

if TYPE_CHECKING:
    from farshore.games.la_isla.rules import Rules


def picture(rules: Rules, view: State) -> str:
    """Spaces with who stands there, regions with animal or owner, tracks, seats."""
    lines = [f"round {view.round} {Stage(view.stage).name.lower()} start {view.first}"]
    lines += ["spaces  " + " ".join(_space(rules, view, space) for space in range(len(rules.parts.spaces)))]
    lines += ["regions " + " ".join(_region(rules, view, region) for region in range(len(view.animals)))]
    zones = (f"{name} {at}({rules.parts.zones[at]})" for name, at in zip(ANIMALS, view.markers, strict=True))
    lines += [
        "tracks  " + " ".join(zones) + f" sum {scoring.zone_sum(rules.parts, view)} of {rules.parts.end[view.seats]}"
    ]
    return "\n".join([*lines, *(_seat(rules, view, seat) for seat in range(view.seats))])


def _space(rules: Rules, view: State, space: int) -> str:
    """`A0:yell-t02` is a yellow tent where seats 0 and 2 stand."""
    colour, symbol = view.layout.colours[space], view.layout.symbols[space]
    shown = f"{COLOURS[colour][:4]}-{SYMBOLS[symbol][:1]}" if colour >= 0 else "?"
    return f"{rules.parts.spaces[space]}:{shown}" + "".join(
        str(seat) for seat in range(view.seats) if view.standing[seat] >> space & 1
    )


def _region(rules: Rules, view: State, region: int) -> str:
    owners = [str(seat) for seat in range(view.seats) if view.claimed[seat] >> region & 1]
    return f"{rules.parts.regions[region]}:{owners[0] if owners else ANIMALS[view.animals[region]][:2]}"


def _seat(rules: Rules, view: State, seat: int) -> str:
    owned = " ".join(f"{name[:2]}{n}" for name, n in zip(ANIMALS, view.owned[5 * seat : 5 * seat + 5], strict=True))
    left = " ".join(f"{name[:4]}{n}" for name, n in zip(COLOURS, view.resources[5 * seat : 5 * seat + 5], strict=True))
    first = rules.slot_count * seat
    tops = [card for card in view.slots[first : first + rules.slot_count] if card >= 0]
    functions = (rules.parts.cards[card].function for card in tops)
    shown = " ".join(f"{f.kind.name}{':' + f.parameter_name if f.parameter_name else ''}" for f in functions)
    hand = " ".join(rules.parts.cards[card].name for card in bits(view.hand[seat])) or f"{view.held[seat]} cards"
    total = scoring.score(rules.parts, view, seat).total
    return f"seat {seat}  {total} points, {view.supply[seat]} explorers, {owned}, {left}, [{shown}] hand {hand}"
