"""Try it first: a turn of a match that is over, played once more, beside the best one and the one that was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farshore.bots.futures import follow
from farshore.bots.review.futures import note
from farshore.bots.review.notes import Fared, TurnNote
from farshore.bots.review.shape import Attempt
from farshore.bots.review.sums import differences, figure, reasons_of, rounded, scaled
from farshore.bots.review.work import Workshop, worths
from farshore.core.game import A, IllegalAction, S, Seat
from farshore.core.match import AnyMatch
from farshore.core.text import text

FUTURES: Final = 24
TRIED, PLAYED, BEST, REFERENCE = range(4)
"""The ways to play the turn that are compared."""


def attempt(
    match: AnyMatch,
    seat: Seat,
    number: int,
    tried: Sequence[str],
    best: Sequence[str],
    reference: Sequence[str],
    futures: int = FUTURES,
) -> Attempt:
    """How these actions fare in the futures of the turn; IllegalAction says which of them is not allowed."""
    workshop = Workshop(match)
    if not 0 <= seat < workshop.count or not 0 <= number < len(workshop.turns[seat]):
        raise IllegalAction(text("no-such-turn", turn=number))
    turn, looking = workshop.turns[seat][number], workshop.futures(seat)
    parse = match.notation.parse
    plans = [
        [parse(words) for words in tried],
        list(turn.actions),
        *([parse(words) for words in known] for known in (best, reference)),
    ]
    _require(workshop, looking.guessed(turn.position, "same"), seat, plans[0])
    base, last = workshop.turn_seed(seat, number), looking.last_phase(turn.position)
    fared = [Fared() for _ in plans]
    for future in range(futures):
        seed = f"{base}/{future}"
        guessed = looking.guessed(turn.position, seed)
        for plan, how in zip(plans, fared, strict=True):
            note(how, looking.after(guessed, plan, seed, last))
    numbers = workshop.judge.numbers
    made = TurnNote([], [], REFERENCE, [], fared, futures=futures)
    scale = numbers.leads if workshop.count > 1 else numbers.points
    found = [scaled(made, at, scale, worths) for at in (TRIED, PLAYED, BEST)]
    against = [rounded(figure(differences(each, found[BEST]))) for each in found]
    return Attempt(
        tried=against[TRIED],
        played=against[PLAYED],
        reasons=reasons_of(made, BEST, numbers.points.losses),
        same=_same(workshop, seat, number, plans),
    )


def _require(workshop: Workshop[S, A], state: S, seat: Seat, actions: Sequence[A]) -> None:
    game, phase = workshop.match.game, workshop.match.game.phase(state)
    for action in actions:
        game.require(state, seat, action)
        game.step(state, seat, action)
    if game.phase(state) == phase and seat in game.to_act(state):
        raise IllegalAction(text("turn-not-done"))


def _same(workshop: Workshop[S, A], seat: Seat, number: int, plans: Sequence[Sequence[A]]) -> str:
    """Which of the two known turns leads to the same position."""
    turn = workshop.turns[seat][number]
    reached = []
    for plan in plans:
        state = workshop.futures(seat).guessed(turn.position, "same")
        follow(workshop.match.game, state, seat, plan)
        reached.append(state)
    same = reached[TRIED]
    return "best" if same == reached[BEST] else "played" if same == reached[PLAYED] else ""
