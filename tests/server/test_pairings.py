"""Pairings and standings of competitions: what holds for every field, and small examples by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farshore.server.competitions.pairing import BOT, PastTables, group_sizes, pair_swiss, rotate_seats, round_robin
from farshore.server.competitions.standings import (
    TIE_BREAKS,
    TableResult,
    TournamentFormat,
    place_points,
    round_matchpoints,
    standings,
)

FIELDS = st.tuples(st.integers(2, 24), st.integers(2, 4), st.integers(1, 6), st.randoms(use_true_random=False))


def play(count: int, size: int, rounds: int, rng: object) -> list[list[tuple[int, ...]]]:
    """Play a Swiss tournament with random results; return the tables of each round."""
    past, played, results = PastTables(), [], list[TableResult]()
    entrants = list(range(1, count + 1))
    for number in range(1, rounds + 1):
        lines = standings(entrants, results, number - 1, "swiss")
        order = [line.entrant for line in lines]
        tables = pair_swiss(order, {line.entrant: line.points for line in lines}, size, past)
        for seats in tables:
            past.add(seats)
            totals = tuple(rng.randrange(30) for _ in seats)  # type: ignore[attr-defined]
            results.append(TableResult(number, seats, totals))
        played.append(tables)
    return played


@given(FIELDS)
@settings(max_examples=60, deadline=None)
def test_every_entrant_sits_once_a_round_and_all_tables_have_the_same_size(field: tuple[int, int, int, object]) -> None:
    count, size, rounds, rng = field
    for tables in play(count, size, rounds, rng):
        assert all(len(seats) == size for seats in tables)
        assert sorted(one for seats in tables for one in seats if one != BOT) == list(range(1, count + 1))
        assert len(tables) == -(-count // size)
        assert all(any(one != BOT for one in seats) for seats in tables)


@given(st.integers(2, 12).map(lambda half: 2 * half), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_pairs_meet_once_as_long_as_that_is_possible(count: int, rng: object) -> None:
    # With at most n/2 rounds, the pairs that have not met always contain a whole round (Dirac).
    rounds = play(count, 2, count // 2, rng)
    met = Counter(tuple(sorted(seats)) for tables in rounds for seats in tables)
    assert set(met.values()) == {1}


@given(st.integers(0, 3), st.randoms(use_true_random=False))
@settings(max_examples=20, deadline=None)
def test_groups_of_four_do_not_meet_again_in_three_rounds(more: int, rng: object) -> None:
    rounds = play(16 + 16 * more, 4, 3, rng)
    met = Counter(pair for tables in rounds for seats in tables for pair in combinations(sorted(seats), 2))
    assert set(met.values()) == {1}


@given(FIELDS)
@settings(max_examples=40, deadline=None)
def test_nobody_has_the_same_seat_much_more_often_than_another(field: tuple[int, int, int, object]) -> None:
    count, size, rounds, rng = field
    sat: Counter[tuple[int, int]] = Counter()
    for tables in play(count, size, rounds, rng):
        sat.update((one, seat) for seats in tables for seat, one in enumerate(seats) if one != BOT)
    for entrant in range(1, count + 1):
        times = [sat[entrant, seat] for seat in range(size)]
        assert max(times) - min(times) <= 3


@given(st.integers(2, 40).map(lambda half: 2 * half), st.randoms(use_true_random=False))
@settings(max_examples=30, deadline=None)
def test_without_repeats_to_avoid_neighbours_in_score_meet(count: int, rng: object) -> None:
    scores = {entrant: rng.randrange(10) for entrant in range(count)}  # type: ignore[attr-defined]
    order = sorted(scores, key=lambda entrant: -scores[entrant])
    tables = pair_swiss(order, scores, 2, PastTables())
    spread = sum((scores[one] - scores[other]) ** 2 for one, other in tables)
    neighbours = sum((scores[order[i]] - scores[order[i + 1]]) ** 2 for i in range(0, count, 2))
    assert spread == neighbours  # sorted neighbours are the best there is


def test_a_bot_is_met_by_somebody_else_each_round() -> None:
    past = PastTables()
    with_bot = []
    for _ in range(5):
        tables = pair_swiss([1, 2, 3, 4, 5], dict.fromkeys(range(1, 6), 0), 2, past)
        with_bot += [max(seats) for seats in tables if BOT in seats]
        for seats in tables:
            past.add(seats)
    assert sorted(with_bot) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("count", range(1, 30))
@pytest.mark.parametrize("size", [2, 3, 4])
def test_groups_are_full_or_as_even_as_possible(count: int, size: int) -> None:
    sizes = group_sizes(count, size)
    assert sum(sizes) == count
    assert max(sizes) <= size
    assert max(sizes) - min(sizes) <= 1


@pytest.mark.parametrize("count", range(2, 13))
@pytest.mark.parametrize("size", [2, 3, 4])
def test_in_a_round_robin_everybody_meets_everybody(count: int, size: int) -> None:
    rounds = round_robin(range(1, count + 1), size)
    met = Counter(pair for tables in rounds for seats in tables for pair in combinations(sorted({*seats} - {BOT}), 2))
    assert set(met) == set(combinations(range(1, count + 1), 2))
    if size == 2:
        assert set(met.values()) == {1}
        assert len(rounds) == count - 1 + count % 2
    assert len(rounds) <= count + 1
    for tables in rounds:
        assert sorted(one for seats in tables for one in seats if one != BOT) == list(range(1, count + 1))


def test_seats_rotate() -> None:
    past = PastTables()
    seen = []
    for _ in range(4):
        seats = rotate_seats((1, 2, 3, 4), 4, past)
        past.add(seats)
        seen.append(seats)
    assert all(sorted(column) == [1, 2, 3, 4] for column in zip(*seen, strict=True))


def test_a_large_field_is_paired_soon() -> None:
    past, order = PastTables(), list(range(128))
    for _ in range(3):
        for seats in pair_swiss(order, {one: one // 20 for one in order}, 4, past):
            past.add(seats)
    assert max(past.met.values()) == 1


# Standings


def test_the_rules_of_the_game_decide_between_equal_totals() -> None:
    assert place_points(TableResult(1, (1, 2), (40, 40))) == {1: 1, 2: 1}
    assert place_points(TableResult(1, (1, 2), (40, 40), winners=(1,))) == {1: 0, 2: 2}


def test_a_forfeited_seat_gets_nothing_and_is_not_compared_with() -> None:
    tables = [
        TableResult(1, (1, 2), (90, 10), forfeited=frozenset({0})),
        TableResult(1, (3, 4), (50, 20)),
        TableResult(1, (5, BOT), (60, 99)),
    ]
    assert place_points(tables[0]) == {1: 0, 2: 0}
    assert round_matchpoints(tables) == {1: 0, 3: 0, 5: 1, 2: 0, 4: 1}


def test_matchpoints_decide_between_equal_places_and_opponents_after_them() -> None:
    tables = [TableResult(1, (1, 2), (50, 40)), TableResult(1, (3, 4), (60, 30))]
    lines = standings([1, 2, 3, 4], tables, 1, "swiss")
    assert [(line.entrant, line.place, line.points, line.matchpoints) for line in lines] == [
        (3, 1, 2, 100.0),
        (1, 2, 2, 0.0),
        (2, 3, 0, 100.0),
        (4, 4, 0, 0.0),
    ]
    assert TIE_BREAKS["swiss"] == ("points", "matchpoints", "opponents", "best")


def test_the_ladder_compares_everybody_with_the_same_deal() -> None:
    tables = [
        TableResult(1, (1,), (80,)),
        TableResult(1, (2,), (70,)),
        TableResult(1, (3,), (70,)),
        TableResult(2, (1,), (50,)),
        TableResult(2, (2,), (60,)),
    ]
    lines = standings([1, 2, 3], tables, 2, "ladder")
    assert [(line.entrant, line.place, line.matchpoints, line.total, line.played) for line in lines] == [
        (2, 1, 62.5, 130, 2),
        (1, 2, 50.0, 130, 2),
        (3, 3, 12.5, 70, 1),
    ]


@given(
    st.integers(1, 20),
    st.integers(1, 4),
    st.integers(0, 4),
    st.sampled_from(["swiss", "round-robin", "ladder"]),
    st.randoms(use_true_random=False),
)
@settings(max_examples=80, deadline=None)
def test_standings_do_not_depend_on_the_order_of_results(
    count: int, size: int, rounds: int, format: TournamentFormat, rng: object
) -> None:
    entrants = list(range(count))
    tables: list[TableResult] = []
    for number in range(1, rounds + 1):
        for sizes in pair_swiss(entrants, dict.fromkeys(entrants, 0), size, PastTables()):
            totals = tuple(rng.randrange(5) for _ in sizes)  # type: ignore[attr-defined]
            tables.append(TableResult(number, sizes, totals))
    lines = standings(entrants, tables, rounds, format)
    shuffled = tables.copy()
    rng.shuffle(shuffled)  # type: ignore[attr-defined]
    assert standings(entrants[::-1], shuffled, rounds, format) == lines
    assert sorted(line.entrant for line in lines) == entrants
    assert lines[0].place == 1
    for before, after in pairwise(lines):
        named = [(getattr(before, name), getattr(after, name)) for name in TIE_BREAKS[format]]
        assert [one for one, _ in named] >= [other for _, other in named]
        assert (before.place == after.place) == all(one == other for one, other in named)


@given(st.lists(st.integers(0, 9), min_size=1, max_size=30))
def test_matchpoints_of_a_seat_average_one_half(totals: list[int]) -> None:
    tables = [TableResult(1, (number,), (total,)) for number, total in enumerate(totals)]
    shares = round_matchpoints(tables)
    assert sum(shares.values(), Fraction(0)) == Fraction(len(totals), 2)
    for one, other in combinations(range(len(totals)), 2):
        assert (totals[one] > totals[other]) == (shares[one] > shares[other])
