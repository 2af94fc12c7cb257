"""Reviews: what a match was made of, luck and choices apart. The house knows no game."""

from __future__ import annotations

from farshore.bots.review.notes import Notes
from farshore.bots.review.schedule import Effort, share, steps
from farshore.bots.review.shape import Review
from farshore.bots.review.sums import Teller
from farshore.bots.review.work import Workshop
from farshore.core.game import BadOption
from farshore.core.match import AnyMatch
from farshore.core.text import text

__all__ = ["Review", "Reviewing"]


class Reviewing:
    """A review under way: done piece by piece, and told at any time as far as it is known."""

    def __init__(self, match: AnyMatch, futures: int | None = None, notes: Notes | None = None) -> None:
        """Of a match that is over, else BadOption; with so many futures for a turn, or as many as the game needs.

        With notes, it goes on where they end.
        """
        if not match.over:
            raise BadOption(text("review-not-over"))
        if futures is not None and futures < 1:
            raise BadOption(text("too-few", option="--futures", number=futures))
        self.workshop = Workshop(match, notes)
        usual = Effort.usual(self.workshop.judge.numbers.futures, self.workshop.count)
        self.effort = Effort(futures) if futures else usual
        self._steps = steps(self.workshop, self.effort)
        self.over = False

    @property
    def notes(self) -> Notes:
        """What is known so far: to be kept, so that another can go on."""
        return self.workshop.notes

    @property
    def share(self) -> float:
        """How much is done."""
        return 1.0 if self.over else min(0.99, share(self.workshop, self.effort))

    def work(self) -> bool:
        """Does one piece more; False if there is none."""
        step = next(self._steps, None)
        if step is None:
            self.over = True
            return False
        step()
        return True

    def told(self) -> Review:
        """The review as far as it is known."""
        return Teller(self.workshop).told(self.share)
