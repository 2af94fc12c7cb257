"""From the raw figures of a review to what it says: means, errors, losses that are no accident, sums that add up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean, stdev
from typing import Final

from msgspec.structs import replace

from farshore.bots.par import par_at
from farshore.bots.review.notes import Fared, SeatNotes, TurnNote
from farshore.bots.review.numbers import Scale
from farshore.bots.review.shape import DrawReview, Figure, PartReview, Review, SeatReview, SumReview, TurnReview, When
from farshore.bots.review.work import Workshop, fared, lead, worths
from farshore.core.game import A, Moment, S, Seat

A_POINT: Final = 1.0
"""A loss of less is nothing to speak of."""
SURE: Final = 2.0
"""So many standard errors are no accident."""
FEW: Final = 4.0
"""With so many futures, errors count twice: they are guessed from as few."""
MOMENTS: Final = 3
"""Turns to look at again."""
LEAST_LINE: Final = 0.05
"""A score line that differs by less is left out of the reasons."""
DIGITS: Final = 2
AS_FOUND: Final = Scale()


def figure(values: Sequence[float], factor: float = 1.0) -> Figure:
    """Mean and standard error.

    >>> figure([1.0, 3.0])
    Figure(mean=2.0, se=1.0)
    """
    if not values:
        return Figure()
    error = stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return Figure(mean=factor * fmean(values), se=factor * error)


def differences(mine: Sequence[float], others: Sequence[float]) -> list[float]:
    """Future by future, as far as both have them."""
    return [one - other for one, other in zip(mine, others, strict=False)]


# One turn


Values = Callable[[Fared], list[float]]


def points(fared: Fared) -> list[float]:
    """What a way to play a turn brought, future by future."""
    return fared.points


def leads(fared: Fared) -> list[float]:
    """The same as leads over the best of the others."""
    return fared.leads


def scaled(note: TurnNote, at: int, scale: Scale, values: Values = points) -> list[float]:
    """A way to play the turn against the reference player's, future by future, as it counts in results.

    Whether it is a loss or a gain is told to each half of the futures by the other: a little luck in a few futures is
    then nothing on average, whatever gains and losses are worth.
    """
    if at == note.reference:
        return [0.0] * len(values(note.fared[at]))
    apart = differences(values(note.fared[at]), values(note.fared[note.reference]))
    told = [scale.gains if sum(apart[half::2]) > 0 else scale.losses for half in (1, 0)]
    return [told[number % 2] * one for number, one in enumerate(apart)]


def choice_of(note: TurnNote, scale: Scale = AS_FOUND, values: Values = points) -> Figure:
    """The played turn against the reference player's; exactly nothing where they lead to the same."""
    return figure(scaled(note, 0, scale, values))


def won_of(note: TurnNote) -> Figure:
    """The same in shares of futures won."""
    if not note.reference:
        return Figure()
    return figure(differences(_won(note.fared[0]), _won(note.fared[note.reference])))


def _won(fared: Fared) -> list[float]:
    return [0.5 if lead == 0 else float(lead > 0) for lead in fared.leads]


def best_of(note: TurnNote) -> int | None:
    """The best turn that was found beside the played one."""
    if note.best:
        return note.best
    others = [at for at in note.kept if at]
    return max(others, key=lambda at: fared(note, at)) if others and note.futures else None


def loss_of(note: TurnNote, scale: Scale = AS_FOUND) -> Figure:
    """The played turn against the best one, which each half of the futures names for the other half.

    Whoever looks for the best in the same futures that measure it finds one that was lucky there.
    """
    apart: list[float] = []
    mine = scaled(note, 0, scale, worths)
    for half in (0, 1):
        others = note.halves[half] if note.halves else [at for at in note.kept if at]
        if not others or note.futures < 2:
            return Figure()
        best = max(others, key=lambda at: fared(note, at, half))
        apart += differences(mine, scaled(note, best, scale, worths))[1 - half :: 2]
    return figure(apart)


def sure_loss(note: TurnNote, scale: Scale = AS_FOUND) -> int | None:
    """The better turn, where the played one surely cost a point or more."""
    loss = loss_of(note, scale)
    return best_of(note) if loss.mean <= -A_POINT and loss.mean <= -band(note, loss) else None


def band(note: TurnNote, one: Figure) -> float:
    """How far from the truth a figure of this turn may well be: the fewer futures, the less even its error is known."""
    return SURE * (1 + FEW / max(1, note.futures)) * one.se


def reasons_of(note: TurnNote, best: int, factor: float, loss: float | None = None) -> dict[str, float]:
    """What the best turn brings more than the played one, by score line, the greatest first.

    The best one was lucky in its futures, and so are its lines: with what the turn lost, they are no more than that.
    """
    apart = note.apart or lines_apart(note, best)
    gained = sum(apart.values())
    if loss is not None and gained > 0:
        factor = min(factor, max(0.0, -loss) / gained)
    told = {name: round(factor * more, DIGITS) for name, more in apart.items() if abs(factor * more) >= LEAST_LINE}
    return dict(sorted(told.items(), key=lambda line: -abs(line[1])))


def lines_apart(note: TurnNote, best: int) -> dict[str, float]:
    """By how much the best turn is better than the played one, line by line, as long as both have the same futures."""
    played, better = note.fared[0].lines, note.fared[best].lines
    return {name: (better.get(name, 0.0) - played.get(name, 0.0)) / note.futures for name in {**played, **better}}


def settle(note: TurnNote) -> None:
    """It is clear what the turn cost: from now on only the played turn and the reference player's get futures."""
    best = best_of(note)
    if best is not None and not note.best:
        note.best, note.apart = best, lines_apart(note, best)
        note.kept = sorted({0, note.reference})


# One seat


class Teller:
    """Puts a review into figures."""

    def __init__(self, workshop: Workshop[S, A]) -> None:
        self.workshop = workshop
        self.several = workshop.count > 1
        self.numbers = workshop.judge.numbers
        self.scale = self.numbers.leads if self.several else self.numbers.points

    def told(self, share: float) -> Review:
        """The review as far as it is known."""
        return Review(
            game=self.workshop.match.header.game,
            kind="points" if self.workshop.judge.plain else "futures",
            seats=tuple(self.seat(seat) for seat in range(self.workshop.count)),
            done=share >= 1,
            share=round(share, 3),
            reference=self.workshop.judge.reference.bot.name,
            factor=self.numbers.points.losses,
            gain_factor=self.numbers.points.gains,
        )

    def seat(self, seat: Seat) -> SeatReview:
        """One seat: figures rounded so that they add up as they are shown."""
        match, notes = self.workshop.match, self.workshop.notes.seats[seat]
        totals = [score.total for score in match.scores]
        known = list(notes.turns.values())
        sums = adding_up(totals[seat], figure(notes.baseline), [choice_of(note, self.numbers.points) for note in known])
        by_lead = None
        if self.several:
            choices = [choice_of(note, self.numbers.leads, leads) for note in known]
            by_lead = adding_up(lead(totals, seat), figure(notes.leads), choices)
        draws = self._draws(seat, notes)
        turns = self._turns(seat, notes, sums, draws)
        costly = sorted((turn.loss, at) for at, turn in enumerate(turns) if turn.sure)
        return SeatReview(
            seat=seat,
            name=match.header.seats[seat],
            result=totals[seat],
            baseline=sums.baseline,
            choices=sums.choices,
            luck=sums.luck,
            turns=turns,
            draws=draws,
            moments=tuple(at for _, at in costly[:MOMENTS]),
            lead=by_lead,
            par=self._par(),
        )

    def _par(self) -> Figure | None:
        match = self.workshop.match
        par = par_at(match.game, match.header.options, match.state)
        return Figure(mean=par.mean, se=par.se) if par is not None else None

    def _turns(
        self, seat: Seat, notes: SeatNotes, sums: SumReview, draws: Sequence[DrawReview]
    ) -> tuple[TurnReview, ...]:
        mine = self.workshop.turns[seat]
        told = [self._turn(seat, number, notes) for number in range(len(mine))]
        lucks = self._luck_before(seat, draws)
        left = sums.luck.mean - sum(lucks) - self._luck_after(seat, draws)
        errors = self._errors(sums.baseline, [turn.se for turn in told])
        expected, whole = sums.baseline.mean, []
        for number, (turn, luck) in enumerate(zip(told, lucks, strict=True)):
            expected += luck + left / len(told) * (number > 0)
            band = round(errors[number], DIGITS)
            whole.append(_with(turn, luck=round(luck, DIGITS), expected=round(expected, DIGITS), expected_se=band))
            expected += turn.choice
        return tuple(whole)

    def _errors(self, baseline: Figure, choices: Sequence[float]) -> list[float]:
        """How sure the course is before each turn: at first as the baseline is, at the end the result is exact.

        What is not known is shared out evenly over the turns, so that errors of what comes later count as well.
        """
        found = []
        for number in range(len(choices)):
            share = number / len(choices)
            before = baseline.se**2 + sum(error**2 for error in choices[:number])
            after = sum(error**2 for error in choices[number:])
            found.append(((1 - share) ** 2 * before + share**2 * after) ** 0.5)
        return found

    def _turn(self, seat: Seat, number: int, notes: SeatNotes) -> TurnReview:
        turn, note = self.workshop.turns[seat][number], notes.turns.get(number)
        numbers = sorted(each.number + 1 for each in turn.done)
        on_the_pad = self.workshop.match.game.scores(self.workshop.match.states[turn.until])[seat].total
        made = TurnReview(
            events=(numbers[0], numbers[-1]),
            at=turn.at,
            played=tuple(map(str, turn.actions)),
            when=_when(self.workshop.moment(turn.position)),
            did=self.workshop.did(turn, turn.actions),
            points=on_the_pad,
        )
        if note is None or not note.futures:
            return made
        choice, loss, best = choice_of(note, self.numbers.points), loss_of(note, self.scale), best_of(note)
        assert best is not None
        return _with(
            made,
            choice=round(choice.mean, DIGITS),
            se=round(choice.se, DIGITS),
            loss=round(loss.mean, DIGITS),
            loss_se=round(loss.se, DIGITS),
            best=tuple(note.plans[best]),
            better=self.workshop.did(turn, self.workshop.actions(note.plans[best])),
            reference=tuple(note.plans[note.reference]),
            reasons=reasons_of(note, best, self.numbers.points.losses, None if self.several else loss.mean),
            lead=rounded(choice_of(note, self.numbers.leads, leads)) if self.several else None,
            won=rounded(won_of(note)) if self.several else None,
            part=self._part(notes, number),
            sure=sure_loss(note, self.scale) is not None,
            futures=note.futures,
        )

    def _part(self, notes: SeatNotes, number: int) -> PartReview | None:
        """The exchange that would have helped most, if it surely helps."""
        gains = [(part, figure(part.gains, self.scale.losses)) for part in notes.parts.get(number, ())]
        if not gains:
            return None
        part, gain = max(gains, key=lambda each: each[1].mean)
        if gain.mean <= SURE * gain.se:
            return None
        gained = rounded(gain)
        return PartReview(action=part.action, instead=part.instead, gain=gained.mean, se=gained.se)

    def _draws(self, seat: Seat, notes: SeatNotes) -> tuple[DrawReview, ...]:
        told = []
        for number in sorted(notes.draws):
            if found := notes.draws[number]:
                drawn, luck = self.workshop.draws[number], rounded(figure(found, self.numbers.points.losses))
                events = (drawn.first + 1, drawn.first + len(drawn.outcomes))
                when, what = _when(self.workshop.moment(drawn.after)), self.workshop.came(seat, drawn)
                told.append(DrawReview(events=events, when=when, what=what, luck=luck.mean, se=luck.se))
        return tuple(told)

    def _luck_before(self, seat: Seat, draws: Sequence[DrawReview]) -> list[float]:
        """What was drawn since the turn before, turn by turn."""
        starts = [turn.at for turn in self.workshop.turns[seat]]
        return [
            sum((draw.luck for draw in draws if before < draw.events[0] <= at), 0.0)
            for before, at in zip([-1, *starts], starts, strict=False)
        ]

    def _luck_after(self, seat: Seat, draws: Sequence[DrawReview]) -> float:
        last = max((turn.at for turn in self.workshop.turns[seat]), default=0)
        return sum(draw.luck for draw in draws if draw.events[0] > last)


def _when(moment: Moment) -> When:
    return When(round=moment.round, name=moment.name)


def _with(turn: TurnReview, **changes: object) -> TurnReview:
    return replace(turn, **changes)


def rounded(one: Figure) -> Figure:
    """As it is told."""
    return Figure(mean=round(one.mean, DIGITS), se=round(one.se, DIGITS))


def adding_up(result: int, baseline: Figure, choices: Sequence[Figure]) -> SumReview:
    """What was found and what is left, which is luck: as told, the parts are the whole.

    >>> adding_up(115, Figure(mean=112.004, se=1.0), [Figure(mean=-1.5, se=0.5), Figure(mean=0.25, se=0.0)]).luck
    Figure(mean=4.25, se=1.12)
    """
    known = rounded(baseline)
    total = round(sum(round(each.mean, DIGITS) for each in choices), DIGITS)
    variance = sum(each.se**2 for each in choices)
    return SumReview(
        result=result,
        baseline=known,
        choices=Figure(mean=total, se=round(variance**0.5, DIGITS)),
        luck=Figure(
            mean=round(result - known.mean - total, DIGITS), se=round((variance + baseline.se**2) ** 0.5, DIGITS)
        ),
    )
