"""Reviews of finished matches: how much of each result came from choices and how much from luck.

Nothing here knows a particular game. The steps, from raw data to the published result:

- `turns`: the turns and chance draws of a match
- `config`: `review.toml` of a game, and the policies that play rollouts
- `rollouts`: sampled continuations of a position
- `work_units`: units of work that collect samples
- `stored_samples`: the collected samples, which can be stored
- `loss_significance`: which losses are sure
- `schedule`: the order of the units of work
- `samples_to_review`: estimates from samples
- `schema`: the review as it is encoded to JSON
- `attempt`: a turn that a user plays again
"""

from __future__ import annotations

from farshore.bots.review.samples_to_review import ReviewBuilder, is_known
from farshore.bots.review.schedule import Effort, pending_steps, share_done
from farshore.bots.review.schema import Review
from farshore.bots.review.stored_samples import ReviewSamples
from farshore.bots.review.work_units import MatchEvaluator
from farshore.core.game import BadOption
from farshore.core.match import AnyMatch
from farshore.core.text import text

__all__ = ["Review", "ReviewRun"]


class ReviewRun:
    """A review that is computed step by step. A partial result is available at any time."""

    def __init__(self, match: AnyMatch, rollouts: int | None = None, samples: ReviewSamples | None = None) -> None:
        """Prepare the review of a finished match; raise BadOption if the match is not over.

        `rollouts` is the average number for each turn; by default, the number that the game's `review.toml` asks for.
        `samples` are those of an earlier run, which this one continues.
        """
        if not match.over:
            raise BadOption(text("review-not-over"))
        if rollouts is not None and rollouts < 1:
            raise BadOption(text("too-few", option="--futures", number=rollouts))
        self.evaluator = MatchEvaluator(match, samples)
        usual = Effort.default(self.evaluator.judge.config, self.evaluator.seat_count)
        self.effort = usual.scale_to(rollouts) if rollouts else usual
        self._steps = pending_steps(self.evaluator, self.effort)
        self.done = False

    @property
    def samples(self) -> ReviewSamples:
        """The samples collected so far. Store them to continue in another process."""
        return self.evaluator.samples

    @property
    def share(self) -> float:
        """The share of the work that is done, from 0 to 1."""
        return 1.0 if self.done else min(0.99, share_done(self.evaluator, self.effort))

    @property
    def has_figures(self) -> bool:
        """Whether the figures of at least one turn of each seat have error bars."""
        return all(any(map(is_known, seat.turns.values())) for seat in self.samples.seats)

    def step(self) -> bool:
        """Do one more unit of work; return False if there is none left."""
        step = next(self._steps, None)
        if step is None:
            self.done = True
            return False
        step()
        return True

    def finish(self) -> Review:
        """Do all remaining work and return the review."""
        while self.step():
            pass
        return self.result()

    def result(self) -> Review:
        """Return the review from the samples collected so far."""
        return ReviewBuilder(self.evaluator).build(self.share)
