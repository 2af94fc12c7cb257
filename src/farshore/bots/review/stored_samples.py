"""Raw samples of a review. They are stored while a review is incomplete, so that it can be continued."""

from __future__ import annotations

import msgspec


class PlanSamples(msgspec.Struct):
    """Results of one way to play a turn, one value for each rollout."""

    points: list[float] = []
    leads: list[float] = []
    """The lead over the best opponent; empty with a single seat."""
    compared: list[float] = []
    """The value that plans are compared by; empty with a single seat, where it is the points."""
    lines: dict[str, float] = {}
    """The sum over all rollouts, by score line."""


class TurnSamples(msgspec.Struct):
    """The candidate plans of one turn, the played one first, and their results."""

    plans: list[list[str]]
    worths: list[float]
    """The strategy's estimate of each plan, before any rollout."""
    reference: int
    """The index of the reference player's plan; 0 if it leads to the same position as the played one."""
    kept: list[int]
    """The plans that still get rollouts."""
    results: list[PlanSamples] = msgspec.field(name="fared")
    halves: list[list[int]] = []
    """The best plans in the even and in the odd rollouts, selected independently."""
    rollouts: int = msgspec.field(default=0, name="futures")
    best: int = 0
    """The best plan, once it is settled. From then on no other candidate gets rollouts."""
    settled: int = 0
    """The number of rollouts that selected the best plan."""
    line_gains: dict[str, float] = msgspec.field(default_factory=dict, name="apart")
    """The average gain of the best plan when it was settled, by score line."""
    continuations: int = 0
    """The number of continuations to the end of the match that this turn gets; 0: it is not tested."""
    continued: list[PlanSamples] = []
    """Results of the played and of the best plan at the end of the match, one value for each continuation."""


class SwapSamples(msgspec.Struct):
    """The gain from replacing one action of a turn, one value for each rollout."""

    action: str
    instead: str
    gains: list[float]


class SeatSamples(msgspec.Struct):
    """All samples of one seat."""

    baseline: list[float] = []
    """Results of the reference player, one for each play-out."""
    leads: list[float] = []
    turns: dict[int, TurnSamples] = {}
    draws: dict[int, list[float]] = {}
    """By the index of the draw: its gain over the average outcome in each rollout; empty if it was not measured."""
    parts: dict[int, list[SwapSamples]] = {}


class ReviewSamples(msgspec.Struct):
    """All samples of a match."""

    seats: list[SeatSamples]

    @classmethod
    def empty(cls, seats: int) -> ReviewSamples:
        """Return a container without samples."""
        return cls([SeatSamples() for _ in range(seats)])
