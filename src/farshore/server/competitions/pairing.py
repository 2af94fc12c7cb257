"""Who plays whom: Swiss groups, round robin, and seats in rotation. Nothing here reads a clock or a database.

Entrants are numbers. Every table of a round has the same number of seats, because its deal is the same: seats that no
entrant takes are played by bots (`BOT`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations
from typing import Final, TypeAlias

BOT: Final = -1
"""The number of a seat that no entrant takes."""
Group: TypeAlias = tuple[int, ...]
"""The entrants of one table, without bots; or its seats in order, bots included."""
NEAR: Final = 3
"""Groups above and below between which entrants are exchanged first."""
SEARCHED: Final = 20_000
"""Steps of the search for a round without repeats, before the fewest repeats are accepted."""
REPEAT: Final = 10**9
"""The cost of one repeat: more than any difference of scores."""


class PastTables:
    """Who met whom, who met a bot, and who sat where in the rounds before."""

    def __init__(self, tables: Iterable[Sequence[int]] = ()) -> None:
        self.met: Counter[tuple[int, int]] = Counter()
        """The number of tables that two entrants shared, the smaller number first."""
        self.sat: Counter[tuple[int, int]] = Counter()
        """The number of tables at which an entrant had a seat, by entrant and seat."""
        self.bots: Counter[int] = Counter()
        """The number of tables that an entrant shared with bots."""
        for seats in tables:
            self.add(seats)

    def add(self, seats: Sequence[int]) -> None:
        """Add a table."""
        people = [entrant for entrant in seats if entrant != BOT]
        for pair in combinations(sorted(people), 2):
            self.met[pair] += 1
        for seat, entrant in enumerate(seats):
            if entrant != BOT:
                self.sat[entrant, seat] += 1
        if len(people) < len(seats):
            self.bots.update(people)

    def times_met(self, one: int, other: int) -> int:
        """Return the number of tables that two entrants shared."""
        return self.met[min(one, other), max(one, other)]


def group_sizes(count: int, size: int) -> list[int]:
    """Return how many entrants sit at each table. Bots are spread evenly, over the last tables first.

    >>> group_sizes(8, 4), group_sizes(9, 4), group_sizes(5, 2)
    ([4, 4], [3, 3, 3], [2, 2, 1])
    """
    tables = -(-count // size)
    return [count // tables + (table < count % tables) for table in range(tables)]


def pair_swiss(order: Sequence[int], scores: Mapping[int, int], size: int, past: PastTables) -> list[Group]:
    """Return the tables of a round with their seats: entrants near in score meet, and nobody meets anybody twice if
    that can be avoided.

    `order` has the best entrant first; it decides between entrants with equal scores.
    """
    groups = _Grouping(order, scores, size, past).best()
    return [rotate_seats(group, size, past) for group in groups]


class _Grouping:
    """A search for the groups of one round."""

    def __init__(self, order: Sequence[int], scores: Mapping[int, int], size: int, past: PastTables) -> None:
        self.order, self.scores, self.size, self.past = order, scores, size, past
        self.sizes = group_sizes(len(order), size)

    def best(self) -> list[Group]:
        """Return the groups with the fewest repeats, then with the nearest scores."""
        found = self._improve(self._slices(self.order), NEAR)
        if self._repeats(found):
            found = self._improve(found, len(found))
        if self._repeats(found):
            free = self._without_repeats()
            if free is not None:
                found = self._improve(free, len(free))
        return [tuple(group) for group in found]

    def _slices(self, order: Sequence[int]) -> list[list[int]]:
        starts = [sum(self.sizes[:table]) for table in range(len(self.sizes))]
        return [list(order[start : start + count]) for start, count in zip(starts, self.sizes, strict=True)]

    def _cost(self, group: Sequence[int]) -> int:
        """Return the cost of a table: repeats first, then the squares of the differences in score."""
        scores, past = self.scores, self.past
        cost = 0
        for one, other in combinations(group, 2):
            cost += REPEAT * past.times_met(one, other) ** 2 + (scores[one] - scores[other]) ** 2
        if len(group) < self.size:
            cost += REPEAT * sum(past.bots[entrant] ** 2 for entrant in group)
        return cost

    def _repeats(self, groups: Iterable[Sequence[int]]) -> bool:
        return any(self._cost(group) >= REPEAT for group in groups)

    def _improve(self, groups: list[list[int]], near: int) -> list[list[int]]:
        """Exchange entrants of groups at most `near` apart as long as that lowers the cost."""
        costs = [self._cost(group) for group in groups]
        better = True
        while better:
            better = False
            for first, second in self._pairs_of_groups(len(groups), near):
                if not costs[first] and not costs[second]:
                    continue
                for here in range(len(groups[first])):
                    for there in range(len(groups[second])):
                        better |= self._exchange(groups, costs, (first, here), (second, there))
        return groups

    @staticmethod
    def _pairs_of_groups(count: int, near: int) -> Iterator[tuple[int, int]]:
        for first in range(count):
            for second in range(first + 1, min(count, first + near + 1)):
                yield first, second

    def _exchange(
        self, groups: list[list[int]], costs: list[int], one: tuple[int, int], other: tuple[int, int]
    ) -> bool:
        """Exchange two entrants if that lowers the cost."""
        first, second = groups[one[0]], groups[other[0]]
        first[one[1]], second[other[1]] = second[other[1]], first[one[1]]
        after = self._cost(first), self._cost(second)
        if sum(after) < costs[one[0]] + costs[other[0]]:
            costs[one[0]], costs[other[0]] = after
            return True
        first[one[1]], second[other[1]] = second[other[1]], first[one[1]]
        return False

    def _without_repeats(self) -> list[list[int]] | None:
        """Return groups without any repeat, or None if there are none or the search takes too long."""
        steps = 0
        made: list[list[int]] = []

        def fill(left: list[int], sizes: list[int]) -> bool:
            nonlocal steps
            if not left:
                return True
            first, rest = left[0], left[1:]
            for count in dict.fromkeys(sizes):  # the first one left may sit at a full table or with a bot
                fresh = [entrant for entrant in rest if not self.past.times_met(first, entrant)]
                for others in combinations(fresh, count - 1):
                    steps += 1
                    if steps > SEARCHED:
                        return False
                    group = [first, *others]
                    if self._cost(group) >= REPEAT:
                        continue
                    made.append(group)
                    remaining = sizes.copy()
                    remaining.remove(count)
                    if fill([entrant for entrant in rest if entrant not in others], remaining):
                        return True
                    made.pop()
            return False

        return made if fill(list(self.order), self.sizes.copy()) else None


def rotate_seats(group: Sequence[int], size: int, past: PastTables) -> Group:
    """Return the seats of a table in order, so that everybody sits in every seat about equally often.

    >>> rotate_seats((1, 2), 2, PastTables([(1, 2)])), rotate_seats((7,), 2, PastTables([(7, 3)]))
    ((2, 1), (-1, 7))
    """
    filled = [*group, *[BOT] * (size - len(group))]

    def cost(seats: Group) -> int:
        return sum((past.sat[entrant, seat] + 1) ** 2 - past.sat[entrant, seat] ** 2
                   for seat, entrant in enumerate(seats) if entrant != BOT)  # fmt: skip

    return min(permutations(filled), key=cost)


def round_robin(entrants: Sequence[int], size: int) -> list[list[Group]]:
    """Return the rounds in which everybody meets everybody else, with seats.

    With two seats everybody meets once. With more, some have to meet again before the last pair has met.

    >>> round_robin((1, 2, 3), 2)
    [[(1, 2), (3, -1)], [(2, 3), (-1, 1)], [(3, 1), (2, -1)]]
    """
    past = PastTables()
    rounds: list[list[Group]] = []
    groupings = _circle(entrants) if size == 2 else _all_meet(entrants, size)
    for groups in groupings:
        seated = [rotate_seats(group, size, past) for group in groups]
        for seats in seated:
            past.add(seats)
        rounds.append(seated)
    return rounds


def _circle(entrants: Sequence[int]) -> Iterator[list[Group]]:
    """Yield the rounds of the circle method: one stays, the others move on by one place."""
    places = [*entrants, *[BOT] * (len(entrants) % 2)]
    for turn in range(len(places) - 1):
        moved = [places[-1], *places[:-1][turn:], *places[:-1][:turn]]
        pairs = [(moved[place], moved[-1 - place]) for place in range(len(places) // 2)]
        people = [tuple(entrant for entrant in pair if entrant != BOT) for pair in pairs]
        yield sorted(people, key=len, reverse=True)


def _all_meet(entrants: Sequence[int], size: int) -> Iterator[list[Group]]:
    """Yield rounds until everybody has met everybody."""
    past, scores = PastTables(), dict.fromkeys(entrants, 0)
    left = set(combinations(sorted(entrants), 2))
    while left or not past.sat:
        first = sorted({entrant for pair in left for entrant in pair})  # entrants with a pair left to meet
        order = [*first, *(entrant for entrant in entrants if entrant not in first)]
        groups = _Grouping(order, scores, size, past).best()
        if left and not left.intersection(pair for group in groups for pair in combinations(sorted(group), 2)):
            groups = _beginning_with(min(left), groups)
        for group in groups:
            past.add(group)
            left.difference_update(combinations(sorted(group), 2))
        yield groups


def _beginning_with(pair: tuple[int, int], groups: Sequence[Group]) -> list[Group]:
    """Return groups of the same sizes in which this pair sits at the first table."""
    order = [*pair, *(entrant for group in groups for entrant in group if entrant not in pair)]
    starts = [sum(map(len, groups[:table])) for table in range(len(groups))]
    return [tuple(order[start : start + len(group)]) for start, group in zip(starts, groups, strict=True)]
