"""Points and standings of a competition, computed from the results of its tables alone.

Place points compare the seats of one table: one point for everybody you are ahead of, half a point for a tie.
Matchpoints compare equal deals: the share of the other tables at which your seat did worse, ties counted as half. Only
entrants who played their match themselves are compared; a seat that a bot has played gets neither.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal, TypeAlias

from farshore.server.competitions.pairing import BOT

TournamentFormat: TypeAlias = Literal["swiss", "round-robin", "ladder"]
TIE_BREAKS: Final[Mapping[TournamentFormat, tuple[str, ...]]] = {
    "swiss": ("points", "matchpoints", "opponents", "best"),
    "round-robin": ("points", "matchpoints", "opponents", "best"),
    "ladder": ("matchpoints", "total", "best"),
}
"""What decides the order, first criterion first. The page shows them by these names."""


@dataclass(frozen=True, slots=True)
class TableResult:
    """The result of one table of a round."""

    round: int
    seats: tuple[int, ...]
    """The entrant of each seat; BOT for a bot."""
    totals: tuple[float, ...]
    """The points of each seat."""
    winners: tuple[int, ...] = ()
    """The seats that won by the rules of the game, which may decide between equal totals."""
    forfeited: frozenset[int] = frozenset()
    """The seats of entrants for whom a bot played."""


@dataclass(frozen=True, slots=True)
class StandingLine:
    """The standing of one entrant."""

    entrant: int
    place: int
    points: int
    """Place points, doubled: a tie is 1."""
    matchpoints: float
    """The average of all rounds, in percent."""
    opponents: int
    """The place points of everybody that the entrant has met, doubled."""
    best: float
    """The best round by matchpoints, in percent."""
    total: float
    """The points of all matches; with a fraction only if luck was taken out."""
    played: int
    """The number of matches that the entrant finished."""


def place_points(table: TableResult) -> dict[int, int]:
    """Return the doubled place points of each entrant at a table.

    >>> place_points(TableResult(1, (7, 4, BOT), (50, 60, 50)))
    {7: 1, 4: 4}
    """
    strength = [(total, seat in table.winners) for seat, total in enumerate(table.totals)]
    points = {}
    for seat, entrant in enumerate(table.seats):
        if entrant == BOT:
            continue
        others = [value for other, value in enumerate(strength) if other != seat]
        ahead = sum(2 * (strength[seat] > value) + (strength[seat] == value) for value in others)
        points[entrant] = 0 if seat in table.forfeited else ahead
    return points


def round_matchpoints(tables: Iterable[TableResult]) -> dict[int, Fraction]:
    """Return the matchpoints of each entrant in one round, from 0 to 1; one half if there is nothing to compare with.

    >>> tables = [TableResult(1, (1, 2), (50, 60)), TableResult(1, (3, 4), (40, 60)), TableResult(1, (5, 6), (45, 70))]
    >>> [str(value) for _, value in sorted(round_matchpoints(tables).items())]
    ['1', '1/4', '0', '1/4', '1/2', '1']
    """
    field: defaultdict[int, list[tuple[float, int]]] = defaultdict(list)
    found: dict[int, Fraction] = {}
    for table in tables:
        for seat, entrant in enumerate(table.seats):
            if entrant != BOT and seat in table.forfeited:
                found[entrant] = Fraction(0)
            elif entrant != BOT:
                field[seat].append((table.totals[seat], entrant))
    for results in field.values():
        totals = sorted(total for total, _ in results)
        for total, entrant in results:
            worse, equal = bisect_left(totals, total), bisect_right(totals, total) - bisect_left(totals, total) - 1
            others = len(totals) - 1
            found[entrant] = Fraction(2 * worse + equal, 2 * others) if others else Fraction(1, 2)
    return found


def standings(
    entrants: Sequence[int], tables: Sequence[TableResult], rounds: int, format: TournamentFormat
) -> list[StandingLine]:
    """Return the standings after `rounds` rounds, best first. Equal entrants share a place.

    A round in which an entrant has no result counts as zero.
    """
    by_round: defaultdict[int, list[TableResult]] = defaultdict(list)
    for table in tables:
        by_round[table.round].append(table)
    points = dict.fromkeys(entrants, 0)
    total: dict[int, float] = dict.fromkeys(entrants, 0)
    played = dict.fromkeys(entrants, 0)
    met: dict[int, list[int]] = {entrant: [] for entrant in entrants}
    matchpoints: dict[int, list[Fraction]] = {entrant: [] for entrant in entrants}
    for table in tables:
        for entrant, value in place_points(table).items():
            points[entrant] += value
            seat = table.seats.index(entrant)
            met[entrant] += [other for other in table.seats if other not in (BOT, entrant)]
            if seat not in table.forfeited:
                total[entrant] += table.totals[seat]
                played[entrant] += 1
    for found in by_round.values():
        for entrant, share in round_matchpoints(found).items():
            matchpoints[entrant].append(share)
    keys = {}
    for entrant in entrants:
        average = sum(matchpoints[entrant], Fraction(0)) / rounds if rounds else Fraction(0)
        opponents = sum(points[other] for other in met[entrant])
        best = max(matchpoints[entrant], default=Fraction(0))
        values: dict[str, float | Fraction] = {
            "points": points[entrant],
            "matchpoints": average,
            "opponents": opponents,
            "best": best,
            "total": total[entrant],
        }
        keys[entrant] = tuple(Fraction(values[name]) for name in TIE_BREAKS[format]), average, opponents, best
    ranked = sorted(keys.values(), key=lambda found: found[0], reverse=True)
    first_place: dict[tuple[Fraction, ...], int] = {}
    for place, (key, *_) in enumerate(ranked, 1):
        first_place.setdefault(key, place)
    lines = [
        StandingLine(
            entrant=entrant,
            place=first_place[key],
            points=points[entrant],
            matchpoints=_percent(average),
            opponents=opponents,
            best=_percent(best),
            total=total[entrant],
            played=played[entrant],
        )
        for entrant, (key, average, opponents, best) in keys.items()
    ]
    return sorted(lines, key=lambda line: (line.place, line.entrant))


def _percent(share: Fraction) -> float:
    return round(float(100 * share), 2)
