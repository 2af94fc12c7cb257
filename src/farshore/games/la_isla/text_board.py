"""The position as plain text."""

from __future__ import annotations

from farshore.core.cells import bits
from farshore.core.game import Seat
from farshore.games.la_isla.card_functions import ANIMALS, COLOURS, SYMBOLS
from farshore.games.la_isla.components import CARD_NAMES, REGIONS, SPACES
from farshore.games.la_isla.scoring import score, zone_sum
from farshore.games.la_isla.state import State


def text_board(view: State, seat: Seat | None) -> str:
    """Return spaces with their explorers, regions with animal or owner, tracks and seats."""
    lines = [f"round {view.round} {view.stage} start {view.first}"]
    lines += ["spaces  " + " ".join(_space(view, space) for space in range(len(SPACES)))]
    lines += ["regions " + " ".join(_region(view, region) for region in range(len(view.animals)))]
    zones = (f"{name} {at}({view.box.zones[at]})" for name, at in zip(ANIMALS, view.markers, strict=True))
    lines += ["tracks  " + " ".join(zones) + f" sum {zone_sum(view)} of {view.box.end[view.box.seats]}"]
    return "\n".join([*lines, *(_seat(view, seat) for seat in range(len(view.seats)))])


def _space(view: State, space: int) -> str:
    """Return a space: `A0:yell-t02` is yellow with a tent, with explorers of seats 0 and 2."""
    colour, symbol = view.island.colours[space], view.island.symbols[space]
    shown = f"{COLOURS[colour][:4]}-{SYMBOLS[symbol][:1]}" if colour >= 0 else "?"
    return f"{SPACES[space]}:{shown}" + "".join(
        str(seat) for seat, camp in enumerate(view.seats) if camp.standing >> space & 1
    )


def _region(view: State, region: int) -> str:
    owners = [str(seat) for seat, camp in enumerate(view.seats) if camp.claimed >> region & 1]
    return f"{REGIONS[region]}:{owners[0] if owners else ANIMALS[view.animals[region]][:2]}"


def _seat(view: State, seat: Seat) -> str:
    camp = view.seats[seat]
    owned = " ".join(f"{name[:2]}{n}" for name, n in zip(ANIMALS, camp.animals, strict=True))
    left = " ".join(f"{name[:4]}{n}" for name, n in zip(COLOURS, camp.resources, strict=True))
    functions = [view.box.cards[card].function for card in camp.slots if card >= 0]
    shown = " ".join(f"{f.kind.name}{':' + f.parameter_name if f.parameter_name else ''}" for f in functions)
    hand = " ".join(CARD_NAMES[card] for card in bits(camp.hand)) or f"{camp.held} cards"
    total = score(view, seat).total
    return f"seat {seat}  {total} points, {camp.supply} explorers, {owned}, {left}, [{shown}] hand {hand}"
