"""A small game with hidden cards, for algorithms that walk through the whole tree: one claim, one answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from farshore.core.cells import SquareGrid
from farshore.core.game import CHANCE, Game, Info, Options, Score, ScoreLine, Seat
from farshore.core.lazy_actions import Outcomes
from farshore.core.state import Cloneable, Position, cloneable

CARDS, HIDDEN = 3, -1


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance gives a card to a seat."""

    seat: Seat
    card: int

    def __str__(self) -> str:
        return f"draw {self.seat} {self.card}"


@dataclass(frozen=True, slots=True)
class Say:
    """Seat 0 claims to have the higher card, or the lower one; seat 1 believes it or not."""

    word: str

    def __str__(self) -> str:
        return f"say {self.word}"


Spoken: TypeAlias = Draw | Say
CLAIMS, ANSWERS = (Say("higher"), Say("lower")), (Say("yes"), Say("no"))


@cloneable
class Hand(Cloneable):
    card: int = HIDDEN


@cloneable
class BluffState(Position[None, Hand]):
    claim: str = ""
    answer: str = ""


def draw(state: BluffState, seat: Seat, action: Draw) -> None:
    state.edit(action.seat).card = action.card
    state.acting = (CHANCE,) if action.seat == 0 else (0,)
    state.stage = "draw" if action.seat == 0 else "claim"


def say(state: BluffState, seat: Seat, action: Say) -> None:
    if seat == 0:
        state.claim, state.acting, state.stage = action.word, (1,), "answer"
    else:
        state.answer, state.acting, state.stage = action.word, (), "over"
    state.phase += 1


class Bluff(Game[BluffState, Spoken]):
    """A claim that is believed wins if it says "higher"; one that is not wins if it is true."""

    info = Info("bluff", seats=(2,), minutes=1, hidden=True, max_length=2, max_chances=2)
    grid = SquareGrid(1, 1)
    all_actions = (*CLAIMS, *ANSWERS)
    steps = {Draw: draw, Say: say}

    def setup(self, seats: int, options: Options) -> BluffState:
        return BluffState(None, [Hand(), Hand()], acting=(CHANCE,), stage="draw")

    def legal(self, state: BluffState, seat: Seat) -> Sequence[Spoken]:
        if seat not in state.acting:
            return ()
        return CLAIMS if seat == 0 else ANSWERS

    def chance_outcomes(self, state: BluffState) -> Outcomes[Spoken]:
        first = state.seats[0].card
        seat = 0 if first == HIDDEN else 1
        return Outcomes(tuple(Draw(seat, card) for card in range(CARDS) if card != first))

    def scores(self, state: BluffState) -> tuple[Score, ...]:
        higher = state.seats[0].card > state.seats[1].card
        won = state.claim == "higher" if state.answer == "yes" else (state.claim == "higher") == higher
        over = state.stage == "over"
        return tuple(Score((ScoreLine("won", int(over and mine)),)) for mine in (won, not won))

    def view(self, state: BluffState, seat: Seat | None) -> BluffState:
        seen = state.clone()
        for other in range(2):
            if other != seat:
                seen.edit(other).card = HIDDEN
        seen.seal()
        return seen

    def sample_state(self, view: BluffState, rng: Random) -> BluffState:
        state = view.clone()
        for seat in range(2):
            if state.seats[seat].card == HIDDEN and state.stage in ("claim", "answer", "over"):
                known = state.seats[1 - seat].card
                state.edit(seat).card = rng.choice([card for card in range(CARDS) if card != known])
        return state

    def notation_for(self, actor: Seat, action: Spoken, reader: Seat | None) -> str:
        return f"draw {action.seat} ?" if isinstance(action, Draw) and action.seat != reader else str(action)


bluff = Bluff()
