"""A bot plays the solo game once with each of the 225 combinations of criteria, and its results are summed up:
`python tests/games/kingdom_maps/self_play.py [LEVEL]`. What came of it stands at the end of RULES.md.
"""

from __future__ import annotations

import sys

from farshore import bots
from farshore.cli.simulate import Task, play_task, rank_shares, summary
from farshore.games.kingdom_maps import game
from farshore.games.kingdom_maps.actions import criteria_outcomes


def tasks(level: str) -> list[Task]:
    """A match for each combination, each with its own seed."""
    combinations = [str(outcome).removeprefix("criteria ") for outcome, _ in criteria_outcomes()]
    return [
        Task("kingdom_maps", (f"bot:{level}",), {"criteria": names}, {}, f"self-play {names}", None, bots.Budget())
        for names in combinations
    ]


def main(level: str) -> None:
    matches = tasks(level)
    outcomes = list(map(play_task, matches))
    print(summary(matches[0].seats, outcomes))
    print(rank_shares(game, outcomes))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "greedy")
