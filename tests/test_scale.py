"""The page on scale shows what the simulation says, and the simulation behaves as queues do."""

from __future__ import annotations

from pathlib import Path
from random import Random

from farshore_research.bench.capacity import ANYWHERE, ROUTED, ServerCosts, required_resources, simulate_waits, table

PAGE = (Path(__file__).parents[1] / "docs" / "explanation" / "scale.md").read_text("utf-8")


def test_the_page_shows_the_simulations_table() -> None:
    assert table() in PAGE


def test_what_is_busier_waits_longer() -> None:
    late = [sorted(simulate_waits(moves, 4, 2, ROUTED, Random(1), 4_000))[3_960] for moves in (50, 500, 1_500)]
    assert late == sorted(late)
    assert late[-1] > 2 * late[0]


def test_a_queue_that_is_never_empty_is_a_line_that_grows() -> None:
    too_much = simulate_waits(2_000, 1, 4, ServerCosts(1.0, 0.1), Random(1), 4_000)
    assert too_much[-1] > 10 * too_much[400]


def test_a_table_at_one_process_needs_less_of_everything() -> None:
    routed, anywhere = required_resources(100_000, ROUTED), required_resources(100_000, ANYWHERE)
    assert routed.processes < anywhere.processes
    assert routed.database < anywhere.database
    assert routed.moves == anywhere.moves == 500
