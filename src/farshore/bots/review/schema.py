"""The types of a review, which is encoded to JSON. `docs/reference/review.md` documents the fields."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from farshore.core.text import Text

Kind: TypeAlias = Literal["futures", "points"]
"""How turns are evaluated: by rollouts ("futures"), or by the points of the turn alone if the game has no strategy."""


class Estimate(msgspec.Struct, frozen=True, kw_only=True):
    """A mean with its standard error."""

    mean: float = 0.0
    se: float = 0.0
    known: bool = True
    """False while the estimate has no error bar yet; then it must not be shown."""


class ResultBreakdown(msgspec.Struct, frozen=True, kw_only=True):
    """A result as a sum: result = baseline + choices + luck."""

    result: float
    baseline: Estimate
    choices: Estimate
    luck: Estimate


class SwapReview(msgspec.Struct, frozen=True, kw_only=True):
    """The costliest action of a turn, a better action in its place, and the gain in points."""

    action: str
    instead: str
    gain: float
    se: float


class TurnLabel(msgspec.Struct, frozen=True, kw_only=True):
    """The round and the name of a turn, as in the log."""

    round: int = 0
    """Counted from 1; 0 before the first round, or if the game has no rounds."""
    name: Text
    """The name without the round: "Turn 5: prairie or desert"."""


class TurnReview(msgspec.Struct, frozen=True, kw_only=True):
    """One turn of a seat, compared with the reference player's turn and with the best turn found."""

    events: tuple[int, int]
    """The first and the last of its events, counted from 1. Undone events in between are included."""
    at: int
    """The number of events before the turn."""
    played: tuple[str, ...]
    when: TurnLabel
    did: Text | None = None
    """A short summary of the turn, as in the log."""
    known: bool = False
    """The figures have error bars, or the turn had no alternative. Until then they must not be shown."""
    choice: float = 0.0
    """Points won or lost against the reference player's turn."""
    se: float = 0.0
    """The standard error of `choice`."""
    loss: float = 0.0
    """Points lost against the best turn found, cross-validated; positive if the played turn was better."""
    loss_se: float = 0.0
    best: tuple[str, ...] = ()
    better: Text | None = None
    """A short summary of the best turn."""
    reference: tuple[str, ...] = ()
    """The reference player's turn."""
    reasons: dict[str, float] = {}
    """What the best turn gains over the played one, by score line."""
    lead: Estimate | None = None
    """With several seats: `choice` measured as the lead over the best opponent."""
    won: Estimate | None = None
    """With several seats: the change in the share of rollouts won."""
    part: SwapReview | None = None
    sure: bool = False
    """Continuations to the end of the match prove that the turn lost points, a point or more on average."""
    rollouts: int = msgspec.field(default=0, name="futures")
    """The number of rollouts."""
    continuations: int = 0
    """The number of continuations to the end of the match; if there are any, `loss` is theirs."""
    points: int = 0
    """The score when the turn was complete."""
    luck: float = 0.0
    """The measured luck of the draws since the previous turn."""
    expected: float = 0.0
    """The expected result before this turn: baseline, choices and luck so far."""
    expected_se: float = 0.0


class DrawReview(msgspec.Struct, frozen=True, kw_only=True):
    """A chance draw, compared with the average of all possible outcomes."""

    events: tuple[int, int]
    when: TurnLabel
    what: Text | None = None
    """The outcome, as in the log; None if `when` names it already."""
    luck: float
    se: float


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that a user tries after the match, compared with the best turn found."""

    tried: Estimate
    """The tried turn against the best turn; positive if it is better."""
    played: Estimate
    """The played turn against the best turn, in the same rollouts."""
    reasons: dict[str, float]
    """What the best turn gains over the tried one, by score line."""
    same: str = ""
    """`best` or `played` if the tried turn leads to the same position."""


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """The result of one seat, broken down."""

    seat: int
    name: str
    result: int
    baseline: Estimate
    """The reference player's expected result from the seat's first decision on."""
    choices: Estimate
    luck: Estimate
    """The remainder: chance, and with several seats the opponents."""
    turns: tuple[TurnReview, ...]
    draws: tuple[DrawReview, ...] = ()
    """The measured draws, in order."""
    moments: tuple[int, ...] = ()
    """Indices of the turns worth another look, the costliest first."""
    lead: ResultBreakdown | None = None
    """With several seats: the breakdown of the lead over the best opponent."""
    par: Estimate | None = None
    """The reference player's average result for the same set-up, from the game's par table."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a match."""

    game: str
    kind: Kind
    seats: tuple[SeatReview, ...]
    done: bool
    """The review is complete; until then its values change."""
    share: float
    """The share of the work that is done, from 0 to 1."""
    reference: str
    """The bot level that choices are compared with."""
    factor: float
    """Points of a result for each point in rollouts. All values are scaled by it already."""

    def __repr__(self) -> str:
        """Return one line: the result of each seat with its choices and luck."""
        seats = (f"{s.name} {s.result} (choices {s.choices.mean:+.1f}, luck {s.luck.mean:+.1f})" for s in self.seats)
        return f"<{self.game}, reviewed: {', '.join(seats)}{'' if self.done else f'; {self.share:.0%} done'}>"
