"""The pieces of work that a review is made of: each short, each the same whenever and wherever it is done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import islice
from random import Random
from typing import Final, Generic

from farshore.bots.expert import WIDTH
from farshore.bots.futures import different, follow
from farshore.bots.review.futures import DIGITS, Futures, note
from farshore.bots.review.notes import Fared, Notes, PartNote, TurnNote
from farshore.bots.review.numbers import Judge, judge_of
from farshore.bots.review.turns import Drawn, OwnTurn, draws_of, turns_of
from farshore.core.game import CHANCE, A, Moment, S, Seat
from farshore.core.match import Match
from farshore.core.strategy import Plan
from farshore.core.text import Text, spoken

CANDIDATES: Final = 6
"""Ways to play a turn that are looked at beside the played one."""
FAVOURITES: Final = 2
"""Of which so many of each half of the futures stay."""
PRIOR: Final = 6.0
"""What a turn promised counts like so many futures."""
FEW_OUTCOMES: Final = 12
"""Of so many outcomes each is looked at; of more, one at random in each future."""
CHANGES: Final = 6
"""So many exchanges of one action are tried where a turn cost something."""


class Workshop(Generic[S, A]):
    """A match that is over, its turns and draws, and the notes that grow."""

    def __init__(self, match: Match[S, A], notes: Notes | None = None) -> None:
        self.match = match
        self.judge: Judge[S, A] = judge_of(match.game)
        self.count = len(match.header.seats)
        self.notes = notes or Notes.of(self.count)
        self.turns: list[list[OwnTurn[S, A]]] = [turns_of(match, seat) for seat in range(self.count)]

    def moment(self, position: S) -> Moment:
        """Where in the match this is, as everybody sees it."""
        return self.match.game.moment(self.match.game.view(position, None))

    def did(self, turn: OwnTurn[S, A], actions: Sequence[A]) -> Text | None:
        """What a way to play a turn comes to, in a few words."""
        reached = self._reached(turn, actions)
        return self.match.game.summed(turn.position, reached, turn.seat)

    @cached_property
    def draws(self) -> list[Drawn[S, A]]:
        """What chance brought."""
        return draws_of(self.match)

    def futures(self, seat: Seat) -> Futures[S, A]:
        return Futures(self.match, self.judge, seat)

    # Baseline

    def play_out(self, seat: Seat) -> None:
        """One more match of the reference player from the seat's first own decision; for all to whom it is the same."""
        first = self.turns[seat][0]
        futures = self.futures(seat)
        sharing = [seat]
        if not self.match.game.info.hidden:
            sharing = [each for each in range(self.count) if self.turns[each] and self.turns[each][0].at == first.at]
        number = len(self.notes.seats[seat].baseline)
        seed = f"{self.futures(min(sharing)).seed(first.at, 'baseline')}/{number}"
        state = futures.guessed(first.position, seed)
        futures.to_the_end(state, seed)
        totals = [score.total for score in self.match.game.scores(state)]
        for each in sharing:
            mine = self.notes.seats[each]
            mine.baseline.append(float(totals[each]))
            if self.count > 1:
                mine.leads.append(float(lead(totals, each)))

    # Turns

    def begin_turn(self, seat: Seat, number: int) -> TurnNote:
        """The ways to play it that are worth a look, the played one first."""
        turn, futures, strategy = self.turns[seat][number], self.futures(seat), self.judge.strategy
        game = self.match.game
        view = game.view(turn.position, seat)
        wide = strategy.plans(view, seat, WIDTH, points_only=self.judge.plain)
        planned = tuple(self.judge.reference.turn(turn.position, seat, Random(0)))
        worth_of = {plan.actions: plan.worth for plan in reversed(wide)}
        reference = Plan(futures.whole_turn(turn.position, planned), worth_of.get(planned, wide[0].worth))
        found = different(game, view, seat, [reference, *wide], CANDIDATES)
        reached = [self._reached(turn, plan.actions) for plan in found]
        played = self._reached(turn, turn.actions)
        same = [at for at, position in enumerate(reached) if position == played]
        others = [plan for at, plan in enumerate(found) if at not in same]
        worth = found[same[0]].worth if same else min(plan.worth for plan in found)
        made = TurnNote(
            plans=[list(map(str, turn.actions)), *(list(map(str, plan.actions)) for plan in others)],
            worths=[round(each, DIGITS) for each in (worth, *(plan.worth for plan in others))],
            reference=0 if 0 in same else 1,
            kept=list(range(len(others) + 1)),
            fared=[Fared() for _ in range(len(others) + 1)],
        )
        self.notes.seats[seat].turns[number] = made
        return made

    def _reached(self, turn: OwnTurn[S, A], actions: Sequence[A]) -> S:
        state = self.futures(turn.seat).guessed(turn.position, "same")
        follow(self.match.game, state, turn.seat, actions)
        return state

    def look_at_turn(self, seat: Seat, number: int, count: int) -> None:
        """So many futures more for each way to play it that is still kept."""
        turn, futures = self.turns[seat][number], self.futures(seat)
        note_of = self.notes.seats[seat].turns.get(number) or self.begin_turn(seat, number)
        base, last = self.turn_seed(seat, number), futures.last_phase(turn.position)
        plans = [self.actions(words) for words in note_of.plans]
        for _ in range(count if len(plans) > 1 else 0):
            seed = f"{base}/{note_of.futures}"
            guessed = futures.guessed(turn.position, seed)
            for at in note_of.kept:
                note(note_of.fared[at], futures.after(guessed, plans[at], seed, last))
            note_of.futures += 1

    def turn_seed(self, seat: Seat, number: int) -> str:
        return self.futures(seat).seed(self.turns[seat][number].at, f"turn {number}")

    def narrow(self, seat: Seat, number: int) -> None:
        """From now on only the played turn, the reference player's, and the favourites of each half get futures."""
        note_of = self.notes.seats[seat].turns[number]
        note_of.halves = [
            sorted(note_of.kept[1:], key=lambda at: -fared(note_of, at, half))[:FAVOURITES] for half in (0, 1)
        ]
        note_of.kept = sorted({0, note_of.reference, *note_of.halves[0], *note_of.halves[1]})

    def actions(self, words: Sequence[str]) -> tuple[A, ...]:
        return tuple(self.match.notation.parse(each) for each in words)

    # Draws

    def look_at_draw(self, seat: Seat, number: int, count: int) -> None:
        """So many futures more of what came, against what could have come."""
        drawn, futures = self.draws[number], self.futures(seat)
        found = self.notes.seats[seat].draws.setdefault(number, [])
        if not self._matters(seat, drawn):
            return
        base, last = futures.seed(drawn.first, f"draw {number}"), futures.last_phase(drawn.position)
        for _ in range(count):
            seed = f"{base}/{len(found)}"
            found.append(round(self._luck(futures, drawn, seed, last), DIGITS))

    def came(self, seat: Seat, drawn: Drawn[S, A]) -> Text | None:
        """What chance brought, in the log's words for this seat; None where the name of the turn tells it."""
        game, states = self.match.game, self.match.states
        if self.moment(drawn.position) != self.moment(drawn.after):
            return None
        told = (
            game.tell(game.view(states[drawn.first + at + 1], seat), seat, CHANCE, outcome)
            for at, outcome in enumerate(drawn.outcomes)
        )
        words = [each for each in told if each is not None]
        return spoken(*words) if words else None

    def _matters(self, seat: Seat, drawn: Drawn[S, A]) -> bool:
        """The seat has decided something before it, and gets to know something by it."""
        if not self.turns[seat] or drawn.first < self.turns[seat][0].at:
            return False
        events = self.match.events[drawn.first : drawn.first + len(drawn.outcomes)]
        alone = len(drawn.outcomes) == 1 and len(self.match.game.chances(drawn.position)) == 1
        return not alone and any("?" not in self.match.conceal(event, seat) for event in events)

    def _luck(self, futures: Futures[S, A], drawn: Drawn[S, A], seed: str, last: int) -> float:
        game = self.match.game
        before = futures.guessed(drawn.position, seed)
        outcomes = game.chances(before)
        if len(drawn.outcomes) > 1 or len(outcomes) > FEW_OUTCOMES or not outcomes.weight(drawn.outcomes[0]):
            came = futures.guessed(drawn.after, seed)
            futures.drawn(before, f"{seed}/drawn")
            return futures.played_on(came, seed, last).points - futures.played_on(before, seed, last).points
        came_points, average = 0.0, 0.0
        for outcome, weight in outcomes:
            after = before.clone()
            game.step(after, CHANCE, outcome)
            points = futures.played_on(after, seed, last).points
            average += weight * points / outcomes.total
            if outcome == drawn.outcomes[0]:
                came_points = points
        return came_points - average

    # Parts of a turn

    def look_at_parts(self, seat: Seat, number: int, best: int, count: int) -> None:
        """The played turn with one action exchanged for one of the best turn, in the turn's own futures."""
        turn, futures = self.turns[seat][number], self.futures(seat)
        note_of = self.notes.seats[seat].turns[number]
        found = self.notes.seats[seat].parts[number] = []
        base, last = self.turn_seed(seat, number), futures.last_phase(turn.position)
        better = self.actions(note_of.plans[best])
        for at, instead, actions in islice(self._exchanged(turn, better), CHANGES):
            part = PartNote(str(turn.actions[at]), str(instead), [])
            for future in range(min(count, note_of.futures)):
                seed = f"{base}/{future}"
                looked = futures.after(futures.guessed(turn.position, seed), actions, seed, last)
                mine = looked.points if looked.lead is None else looked.lead
                played = note_of.fared[0].points if looked.lead is None else note_of.fared[0].leads
                part.gains.append(round(mine - played[future], DIGITS))
            found.append(part)

    def _exchanged(self, turn: OwnTurn[S, A], better: Sequence[A]) -> list[tuple[int, A, tuple[A, ...]]]:
        """Each action that only the played turn has, exchanged for each that only the better one has, where allowed."""
        mine = [at for at, action in enumerate(turn.actions) if action not in better]
        theirs = [action for action in better if action not in turn.actions]
        found = []
        for at in mine:
            for instead in theirs:
                actions = (*turn.actions[:at], instead, *turn.actions[at + 1 :])
                if self._possible(turn, actions):
                    found.append((at, instead, actions))
        return found

    def _possible(self, turn: OwnTurn[S, A], actions: Sequence[A]) -> bool:
        game, state = self.match.game, self.futures(turn.seat).guessed(turn.position, "same")
        for action in actions:
            if turn.seat not in game.to_act(state) or action not in game.legal(state, turn.seat):
                return False
            game.step(state, turn.seat, action)
        return True


def lead(totals: Sequence[int], seat: Seat) -> int:
    """Over the best of the others.

    >>> lead([115, 100, 121], 0), lead([115, 100, 121], 2)
    (-6, 6)
    """
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


def worths(fared: Fared) -> list[float]:
    """What turns are judged by: the lead where there are others, else points."""
    return fared.leads or fared.points


def fared(note_of: TurnNote, at: int, half: int | None = None) -> float:
    """How a way to play a turn fared in one half of the futures, or in all; a few futures alone say less."""
    futures = worths(note_of.fared[at])
    futures = futures if half is None else futures[half::2]
    return (PRIOR * note_of.worths[at] + sum(futures)) / (PRIOR + len(futures))
