"""A match for learning agents: actions are numbers, masks mark the legal ones, a seed decides chance."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Generic, Self

from farshore.core.game import CHANCE, A, Game, IllegalAction, S, Seat, winners
from farshore.core.rng import Rng, SeededDraws
from farshore.core.state import NOBODY
from farshore.core.tensors import FeatureWriter, write_bytes
from farshore.core.text import text
from farshore.rl.config import DEFAULT, EnvConfig
from farshore.rl.numbering import Numbering


@dataclass(frozen=True, slots=True)
class Observation(Generic[S]):
    """The view of a seat and the mask of its legal actions."""

    view: S
    """The position without what the seat may not see."""
    mask: bytes
    """One byte for each action number; 1 if it is legal."""


class Simulator(Generic[S, A]):
    """One seeded match. The same seed and the same actions give the same match on every machine.

    >>> from farshore.games import find
    >>> match = Simulator(find("kingdom_maps"), seats=2)
    >>> match.reset(seed=7)
    >>> seat = match.to_act[0]
    >>> match.step(seat, match.observe(seat).mask.index(1))
    """

    def __init__(
        self,
        game: Game[S, A],
        seats: int,
        config: EnvConfig = DEFAULT,
    ) -> None:
        game.info.check_seats(seats)
        self.game, self.seats = game, seats
        self.config, self.options = config, game.info.complete(config.options)
        self.reward, self.dense, self.forced = config.reward, config.dense, config.forced
        self._legal, self._step, self._play_on = game.legal, game.step, game.play_on
        self._view, self._see, self._total = game.view, game.write_features, game.total
        self._hides: bool = type(game).view is not Game.view
        """Whether a seat's view differs from the position."""
        self._first: S = game.start(seats, self.options)
        self.numbering: Numbering[S, A] = Numbering(game, self._first, config.compact)
        self.actions: int = self.numbering.size
        self._blank = bytes(self.actions)
        self.spec = game.tensor_spec(game.view(self._first, 0))
        self.reset()

    def reset(self, seed: int | str = 0) -> None:
        """Start a new match and resolve chance up to the first decision."""
        self._draws: SeededDraws = SeededDraws(str(seed))
        self.decided: int = 0
        """The number of decisions of seats so far, forced ones included."""
        self.state: S = self._first.deep_copy()
        self._advance()
        self._paid: list[float] = [0.0] * self.seats
        """The part of each seat's reward that was returned before."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats to act: several in simultaneous phases, none when the match is over."""
        return self.state.acting

    @property
    def over(self) -> bool:
        return not self.state.acting

    # Observations

    def observe(self, seat: Seat | None) -> Observation[S]:
        """Return a copy of the position as this seat sees it, and its mask; None is a spectator."""
        mask = bytearray(self.actions)
        if seat is not None:
            self.mask_into(seat, mask, 0)
        return Observation(self.game.view(self.state, seat).deep_copy(), bytes(mask))

    def mask(self, seat: Seat, out: MutableSequence[int] | memoryview) -> None:
        """Write the mask into `out`: one byte for each action number, 1 if it is legal."""
        if isinstance(out, bytearray):
            self.mask_into(seat, out, 0)
        else:
            mask = bytearray(self.actions)
            self.mask_into(seat, mask, 0)
            out[:] = mask

    def mask_into(self, seat: Seat, out: bytearray, at: int) -> None:
        """Write the mask into `out` from index `at` on."""
        write_bytes(out, at, self._blank)
        self.numbering.mask(self.state, seat, self._legal(self.state, seat), out, at)

    def legal_actions(self, seat: Seat) -> Sequence[A]:
        """Return the legal actions of a seat."""
        return self._legal(self.state, seat)

    def legal_numbers(self, seat: Seat) -> list[int]:
        """Return the numbers of the legal actions of a seat."""
        return self.numbering.numbers(self.state, seat, self._legal(self.state, seat))

    def write_tensor(self, seat: Seat, out: MutableSequence[int] | memoryview) -> None:
        """Write the features of the seat's view into `out`; `spec` describes them."""
        self.game.write_tensor(self._seen_by(seat), seat, out)

    def write_tensor_at(self, seat: Seat, out: FeatureWriter) -> None:
        """Write the features at the current position of these blocks."""
        self._see(self._seen_by(seat), seat, out)

    def _seen_by(self, seat: Seat) -> S:
        """Return the seat's view; not a copy if nothing is hidden."""
        return self._view(self.state, seat) if self._hides else self.state

    # Actions

    def step(self, seat: Seat, number: int) -> None:
        """Play the action with this number; raise IllegalAction, and change nothing, if it is illegal."""
        action = self.numbering.action(self.state, seat, number)
        if action is None:
            raise IllegalAction(text("unknown-action", action=str(number)))
        if seat not in self.to_act or action not in self._legal(self.state, seat):
            self.game.require(self.state, seat, action)
        self._do(seat, action)

    def step_unchecked(self, seat: Seat, number: int) -> None:
        """Play the action with this number without a check: for callers that choose by the mask."""
        self._do(seat, self.numbering.action(self.state, seat, number))

    def play_unchecked(self, seat: Seat, action: A) -> None:
        """Play an action itself, not its number, without a check: for bots, which choose legal actions."""
        self._do(seat, action)

    def step_by_chance(self, seat: Seat, dice: Rng) -> None:
        """Play a random legal action."""
        legal = self._legal(self.state, seat)
        self._do(seat, legal[dice.randrange(len(legal))])

    def play_others(self, seat: Seat, dice: Rng) -> None:
        """Let all other seats act at random until `seat` is to act."""
        if self.forced:
            while (acting := self.state.acting) and seat not in acting:
                self.step_by_chance(acting[0], dice)
        else:
            self.decided += self._play_on(self.state, seat, self._draws, dice)

    def step_and_play_others(self, seat: Seat, number: int, dice: Rng) -> None:
        """Play the action with this number without a check, then let all other seats act at random."""
        if self.forced:
            self.step_unchecked(seat, number)
        else:
            self._step(self.state, seat, self.numbering.action(self.state, seat, number))  # type: ignore[arg-type]
            self.decided += 1
        self.play_others(seat, dice)

    def points(self) -> tuple[int, ...]:
        """Return the current points of each seat."""
        return self.game.totals(self.state)

    def returns(self) -> tuple[float, ...]:
        """Return 1 shared by the winners at the end; zeros before it."""
        won = winners(self.game.scores(self.state)) if self.over else ()
        return tuple([1 / len(won) if seat in won else 0.0 for seat in range(self.seats)])

    def rewards(self) -> tuple[float, ...]:
        """Return the reward of each seat since the last call, or since the start."""
        return tuple([self.reward_of(seat) for seat in range(self.seats)])

    def reward_of(self, seat: Seat) -> float:
        """Return the reward of one seat since the last call, or since the start."""
        if not self.dense and not self.over:
            return 0.0
        worth, paid = self._worth_to(seat), self._paid[seat]
        self._paid[seat] = worth
        return worth - paid

    def clone(self) -> Self:
        """Return an independent copy with the same future draws."""
        other = copy(self)
        other.state = self.state.clone()
        other._draws = self._draws.clone()
        other._paid = self._paid.copy()
        return other

    # Inside

    def _do(self, seat: Seat, action: A | None) -> None:
        """Play an action; None can only come from a caller that ignored the mask."""
        self._step(self.state, seat, action)  # type: ignore[arg-type]
        self.decided += 1
        self._advance()

    def _worth_to(self, seat: Seat) -> float:
        """Return the value of the position to a seat by the configured reward; 0 before the end if it is final."""
        reward, over = self.reward, self.over
        if reward == "points" and (self.dense or over):
            return float(self._total(self.state, seat))
        if reward == "margin" and (self.dense or over):
            return float(lead(self.points(), seat))
        if not over:
            return 0.0
        share = self.returns()[seat]
        return zero_sum(share, self.seats) if reward == "zero-sum" else share

    def _advance(self) -> None:
        """Resolve chance, and forced decisions if they are configured, until a seat has a choice."""
        state = self.state
        while acting := state.acting:
            if acting[0] == CHANCE:
                self._play_on(state, NOBODY, self._draws, None)
            elif not self.forced or not self._play_forced():
                return

    def _play_forced(self) -> bool:
        """Play the only action of the first seat that has just one; return False if every seat has a choice."""
        for seat in self.state.acting:
            legal = self._legal(self.state, seat)
            if len(legal) == 1:
                self._step(self.state, seat, legal[0])
                self.decided += 1
                return True
        return False


def lead(points: tuple[int, ...], seat: Seat) -> int:
    """Return the lead over the best other seat; the points of a single one.

    >>> lead((7, 9, 4), 1), lead((7, 9, 4), 0), lead((7,), 0)
    (2, -2, 7)
    """
    return points[seat] - max([more for other, more in enumerate(points) if other != seat], default=0)


def zero_sum(share: float, seats: int) -> float:
    """Return a share of the victory with mean 0: 1 for a sole winner; 0 with a single seat."""
    return (share * seats - 1) / (seats - 1) if seats > 1 else 0.0
