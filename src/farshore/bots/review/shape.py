"""What a review says, as values that are written as JSON: docs/review.md explains each of them."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from farshore.core.text import Text

Kind: TypeAlias = Literal["futures", "points"]
"""How turns are judged: by sampled futures, or, where a game brings no strategy, by the points of each turn alone."""


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """A mean with its standard error."""

    mean: float = 0.0
    se: float = 0.0


class SumReview(msgspec.Struct, frozen=True, kw_only=True):
    """A result and what it is made of: result = baseline + choices + luck."""

    result: float
    baseline: Figure
    choices: Figure
    luck: Figure


class PartReview(msgspec.Struct, frozen=True, kw_only=True):
    """The action that cost most of a turn, what would have been better in its place, and by how much."""

    action: str
    instead: str
    gain: float
    se: float


class When(msgspec.Struct, frozen=True, kw_only=True):
    """Where in the match, as its log says it."""

    round: int = 0
    """From 1; 0 before the first, or where the game has none."""
    name: Text
    """Without the round: "Turn 5: prairie or desert"."""


class TurnReview(msgspec.Struct, frozen=True, kw_only=True):
    """One own turn: what was played, against the reference player's turn and against the best that was found."""

    events: tuple[int, int]
    """The first and the last of its events, counted from 1; those that were taken back are between them."""
    at: int
    """The position before it: after so many events."""
    played: tuple[str, ...]
    when: When
    did: Text | None = None
    """What it came to in a few words, as the log says it."""
    choice: float = 0.0
    """Points won or lost against the reference player's turn."""
    se: float = 0.0
    """Its standard error."""
    loss: float = 0.0
    """Against the best turn that was found, cross-fitted; over 0: better than all of them."""
    loss_se: float = 0.0
    best: tuple[str, ...] = ()
    better: Text | None = None
    """The best turn in a few words."""
    reference: tuple[str, ...] = ()
    """What the reference player would have done."""
    reasons: dict[str, float] = {}
    """What the best turn would bring more than the played one, by score line."""
    lead: Figure | None = None
    """With several seats: the choice in points of the lead over the best of the others."""
    won: Figure | None = None
    """With several seats: by how much it changed the share of futures that are won."""
    part: PartReview | None = None
    sure: bool = False
    """It cost a point or more, and that is no accident of the futures: worth a look."""
    futures: int = 0
    """How many futures were looked at."""
    points: int = 0
    """On the score pad when the turn, and what belongs to it, was over."""
    luck: float = 0.0
    """What was drawn since the turn before, where it was measured."""
    expected: float = 0.0
    """What the match promised before this turn: baseline, choices and luck so far."""
    expected_se: float = 0.0


class DrawReview(msgspec.Struct, frozen=True, kw_only=True):
    """Something that chance brought, against the average of all that could have come."""

    events: tuple[int, int]
    when: When
    what: Text | None = None
    """What came, as the log says it; None: `when` says it already."""
    luck: float
    se: float


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that somebody tries when the match is over, beside the best one that was found and the played one."""

    tried: Figure
    """Against the best turn; over 0: better than it."""
    played: Figure
    """The played turn against the best one, in the same futures."""
    reasons: dict[str, float]
    """What the best turn brings more than the one tried, by score line."""
    same: str = ""
    """`best` or `played`, if it leads to the same position."""


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """What the match of one seat was made of."""

    seat: int
    name: str
    result: int
    baseline: Figure
    """What the reference player reaches from the first own decision on, with other cards."""
    choices: Figure
    luck: Figure
    """All that is left: the cards, and with several seats the others."""
    turns: tuple[TurnReview, ...]
    draws: tuple[DrawReview, ...] = ()
    """The draws that were measured, in their order."""
    moments: tuple[int, ...] = ()
    """Turns to look at again, by their number from 0, the dearest first."""
    lead: SumReview | None = None
    """With several seats: the same sum for the lead over the best of the others."""
    par: Figure | None = None
    """What the reference player reaches on average where the same was dealt; from the game's table of pars."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """What a match was made of, seat by seat."""

    game: str
    kind: Kind
    seats: tuple[SeatReview, ...]
    done: bool
    """All is worked out; until then figures change."""
    share: float
    """How much of the work is done, from 0 to 1."""
    reference: str
    """The level of play that choices are compared with."""
    factor: float
    """Points of a result for a point lost in the futures, by the game's calibration; it is in the figures already."""
    gain_factor: float
    """The same for a point won there against the reference player."""

    def __repr__(self) -> str:
        """One line, as a match prints: each seat's result, and how much of it choices and luck made."""
        made = (f"{s.name} {s.result} (choices {s.choices.mean:+.1f}, luck {s.luck.mean:+.1f})" for s in self.seats)
        return f"<{self.game}, reviewed: {', '.join(made)}{'' if self.done else f'; {self.share:.0%} done'}>"
