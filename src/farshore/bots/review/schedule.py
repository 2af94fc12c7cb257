"""In which order a review is worked out: something of everything first, then more where it is not sure yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from farshore.bots.review.notes import TurnNote
from farshore.bots.review.sums import A_POINT, band, choice_of, figure, loss_of, settle, sure_loss
from farshore.bots.review.work import Workshop
from farshore.core.game import A, S, Seat

ENOUGH: Final = 0.48
"""A choice whose standard error is this small needs no more futures."""
ENOUGH_OF_A_LOSS: Final = 0.6
"""So for what a turn cost: it is not part of any sum."""
A_FEW: Final = 2.0
"""With so many futures an error counts twice."""
ENOUGH_IN_ALL: Final = 1.95
"""So for all choices of a seat together."""

ENOUGH_OF_A_BASELINE: Final = 2.0
"""So for the baseline, which some deals leave open by twenty points and more."""
MORE_PLAY_OUTS: Final = 5
"""For that, up to so many times as many matches of the reference player."""

Step = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is looked at. By count, never by time: the same record gives the same review everywhere."""

    futures: int

    @property
    def first(self) -> int:
        """Futures of each turn in a round: those that are clear after the first one get no more."""
        return max(2, self.futures // 8)

    @property
    def most(self) -> int:
        """Futures of one turn, however unsure it is."""
        return 3 * self.futures

    @property
    def play_outs(self) -> int:
        """Matches of the reference player, where they are much alike."""
        return max(2, 5 * self.futures // 16)

    @property
    def draws(self) -> int:
        """Futures of each draw."""
        return max(2, 3 * self.futures // 32)

    @classmethod
    def usual(cls, futures: int, seats: int) -> Effort:
        """What a match is worth: where each future is played by several, fewer of them, so that a seat costs alike.

        >>> [Effort.usual(32, seats).futures for seats in (1, 2, 4)]
        [32, 21, 12]
        """
        return cls(max(2, 2 * futures // (1 + seats)))


def steps(workshop: Workshop[S, A], effort: Effort) -> Iterator[Step]:
    """What is still to be done, piece by piece: each is to be done before the next is asked for."""
    seats = [seat for seat in range(workshop.count) if workshop.turns[seat]]
    yield from _baseline(workshop, seats, 2, 2)
    for number in range(max((len(workshop.turns[seat]) for seat in seats), default=0)):
        for seat in seats:
            if number < len(workshop.turns[seat]) and number not in workshop.notes.seats[seat].turns:
                yield partial(_look_first, workshop, seat, number, effort)
    yield from _baseline(workshop, seats, effort.play_outs, MORE_PLAY_OUTS * effort.play_outs)
    for seat in seats:
        yield from _closer_looks(workshop, seat, effort)
    if not workshop.judge.plain:
        for number in range(len(workshop.draws)):
            for seat in seats:
                if number not in workshop.notes.seats[seat].draws:
                    yield partial(workshop.look_at_draw, seat, number, effort.draws)
    for seat in seats:
        yield from _parts(workshop, seat, effort)


def _baseline(workshop: Workshop[S, A], seats: list[Seat], least: int, most: int) -> Iterator[Step]:
    """A play-out may count for several seats: it is asked of all of them again after each."""

    def open_(seat: Seat) -> bool:
        found = workshop.notes.seats[seat].baseline
        return len(found) < least or (len(found) < most and figure(found).se > ENOUGH_OF_A_BASELINE)

    while (seat := next(filter(open_, seats), None)) is not None:
        yield partial(workshop.play_out, seat)


def _look_first(workshop: Workshop[S, A], seat: Seat, number: int, effort: Effort) -> None:
    workshop.look_at_turn(seat, number, effort.first)
    workshop.narrow(seat, number)


def _closer_looks(workshop: Workshop[S, A], seat: Seat, effort: Effort) -> Iterator[Step]:
    """More futures for the turn that is least sure, as long as it is worth it and the effort lasts."""
    notes = workshop.notes.seats[seat].turns
    least = effort.futures * len(notes)
    while sum(note.futures for note in notes.values()) < least:
        open_ = [number for number in notes if _unsure(notes[number], effort)]
        total = sum(choice_of(note).se ** 2 for note in notes.values()) ** 0.5
        if total > ENOUGH_IN_ALL:
            open_ = open_ or [
                number for number, note in notes.items() if choice_of(note).se and note.futures < effort.most
            ]
        if not open_:
            return
        number = max(open_, key=lambda each: _worth_a_look(notes[each]))
        yield partial(_look_closer, workshop, seat, number, effort)


def _look_closer(workshop: Workshop[S, A], seat: Seat, number: int, effort: Effort) -> None:
    note = workshop.notes.seats[seat].turns[number]
    if not _loss_unsure(note):
        settle(note)
    workshop.look_at_turn(seat, number, effort.first)


def _unsure(note: TurnNote, effort: Effort) -> bool:
    """Its choice is not known well, or nobody can say yet whether it cost a point."""
    if note.futures >= effort.most or len(note.plans) < 2:
        return False
    return _error(note) > ENOUGH or (note.futures < 6 * effort.first and _loss_unsure(note))


def _error(note: TurnNote) -> float:
    """Of the choice; a few futures that happen to be alike do not make it small."""
    return choice_of(note).se * (1 + A_FEW / note.futures)


def _loss_unsure(note: TurnNote) -> bool:
    """More futures may still tell whether it cost a point."""
    loss = loss_of(note)
    around = band(note, loss)
    crosses = loss.mean - around < -A_POINT < loss.mean + around
    return not note.best and crosses and loss.se > ENOUGH_OF_A_LOSS


def _worth_a_look(note: TurnNote) -> float:
    """How much one more round of futures would help: the error, and the less the more there are already."""
    loss = loss_of(note).se / 2 if not note.best else 0.0
    return max(_error(note), loss) ** 2 / (note.futures + 1)


def _parts(workshop: Workshop[S, A], seat: Seat, effort: Effort) -> Iterator[Step]:
    mine = workshop.notes.seats[seat]
    for number, note in mine.turns.items():
        found = sure_loss(note)
        if found is not None and number not in mine.parts:
            yield partial(workshop.look_at_parts, seat, number, found, effort.first)


def share(workshop: Workshop[S, A], effort: Effort) -> float:
    """About how much of the work is done."""
    wanted = done = 0.0
    for seat in range(workshop.count):
        turns, notes = len(workshop.turns[seat]), workshop.notes.seats[seat]
        if not turns:
            continue
        wanted += effort.play_outs + 2 * turns + len(workshop.draws)
        closer = sum(note.futures for note in notes.turns.values()) / (effort.futures * turns)
        done += (
            min(len(notes.baseline), effort.play_outs) + len(notes.turns) + turns * min(1.0, closer) + len(notes.draws)
        )
    return min(1.0, done / wanted) if wanted else 1.0
