"""A match for learning agents: actions are numbers, masks say which are allowed, chance is dealt from a seed."""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from copy import copy
from dataclasses import dataclass
from typing import Final, Generic, Literal, Self, TypeAlias, get_args

from farshore.core.dealer import SeededDealer
from farshore.core.dice import Dice
from farshore.core.game import CHANCE, A, BadOption, Game, IllegalAction, Options, S, Seat, winners
from farshore.core.tensors import Blocks, copy_into
from farshore.core.text import text
from farshore.rl.numbering import Numbering

Reward: TypeAlias = Literal["win", "zero-sum", "points", "margin"]
"""win: the victory, shared · zero-sum: the same around 0 · points: the pad · margin: ahead of the best other seat."""
REWARDS: Final = get_args(Reward)


@dataclass(frozen=True, slots=True)
class Observation(Generic[S]):
    """What a seat may know, and which action numbers it may choose."""

    view: S
    mask: bytes
    """One byte for each number: 1 is allowed."""


class Simulator(Generic[S, A]):
    """One seedable match. The same seed and the same actions bring the same match, whatever the machine.

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
        options: Options | None = None,
        *,
        reward: Reward = "win",
        dense: bool = False,
        forced: bool = False,
        compact: bool = False,
    ) -> None:
        """`dense`: points and margins are rewarded as they come; `forced`: a single choice is taken by itself;

        `compact`: fewer numbers, cards by their place in hand. What a number means then depends on the position.
        """
        if reward not in REWARDS:
            raise BadOption(text("bad-option-value", option="reward", value=str(reward)), legal=REWARDS)
        game.info.check_seats(seats)
        self.game, self.seats = game, seats
        self.options = game.info.complete(options or {})
        self.reward, self.dense, self.forced = reward, dense, forced
        self._legal, self._step, self._chances = game.legal, game.step, game.chances
        self._view, self._see = game.view, game.see
        self._first: S = game.start(seats, self.options)
        self.numbering: Numbering[S, A] = Numbering(game, self._first, compact)
        self.actions: int = self.numbering.size
        self._blank = bytes(self.actions)
        self.spec = game.tensors(game.view(self._first, 0))
        self.reset()

    def reset(self, seed: int | str = 0) -> None:
        """A new match, dealt up to the first decision."""
        self._dealer = SeededDealer(str(seed))
        self._dealt: int = 0
        self.decided: int = 0
        """Decisions of seats so far, also those that were taken by themselves."""
        self.state: S = self._first.apart()
        self._go_on()
        self._paid: tuple[float, ...] = (0.0,) * self.seats

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now, several where a phase is played at once; none when the match is over."""
        return self.state.acting

    @property
    def over(self) -> bool:
        return not self.state.acting

    # What a seat sees

    def observe(self, seat: Seat | None) -> Observation[S]:
        """The position as this seat may know it, theirs to write on; None is a spectator."""
        mask = bytearray(self.actions)
        if seat is not None:
            self.mask_into(seat, mask, 0)
        return Observation(self.game.view(self.state, seat).apart(), bytes(mask))

    def mask(self, seat: Seat, out: MutableSequence[int] | memoryview) -> None:
        """Writes a byte for each number into the caller's: 1 is allowed."""
        if isinstance(out, bytearray):
            self.mask_into(seat, out, 0)
        else:
            mask = bytearray(self.actions)
            self.mask_into(seat, mask, 0)
            out[:] = mask

    def mask_into(self, seat: Seat, out: bytearray, at: int) -> None:
        """The same from a place on, among many masks."""
        copy_into(out, at, self._blank)
        self.numbering.mask(self.state, seat, self._legal(self.state, seat), out, at)

    def legal_numbers(self, seat: Seat) -> list[int]:
        """The numbers of what this seat may do now."""
        return self.numbering.numbers(self.state, seat, self._legal(self.state, seat))

    def tensor(self, seat: Seat, out: MutableSequence[int] | memoryview) -> None:
        """Writes what this seat's learner sees into the caller's bytes; `spec` says what they are."""
        self.game.tensor(self._view(self.state, seat), seat, out)

    def see_into(self, seat: Seat, out: Blocks) -> None:
        """The same where these blocks stand, among many."""
        self._see(self._view(self.state, seat), seat, out)

    # What it does

    def step(self, seat: Seat, number: int) -> None:
        """The seat does the action with this number; IllegalAction, and nothing changed, if it may not."""
        action = self.numbering.action(self.state, seat, number)
        if action is None:
            raise IllegalAction(text("unknown-action", action=str(number)))
        if seat not in self.to_act or action not in self._legal(self.state, seat):
            self.game.require(self.state, seat, action)
        self._do(seat, action)

    def trusted_step(self, seat: Seat, number: int) -> None:
        """The same in place without asking whether it is legal: for callers that chose by the mask."""
        self._do(seat, self.numbering.action(self.state, seat, number))

    def step_by_chance(self, seat: Seat, dice: Dice) -> None:
        """The seat does anything that is legal."""
        legal = self._legal(self.state, seat)
        self._do(seat, legal[dice.below(len(legal))])

    def points(self) -> tuple[int, ...]:
        """Each seat's points as they stand."""
        return self.game.totals(self.state)

    def returns(self) -> tuple[float, ...]:
        """At the end: the victory, shared by the winners; before it nothing."""
        won = winners(self.game.scores(self.state)) if self.over else ()
        return tuple([1 / len(won) if seat in won else 0.0 for seat in range(self.seats)])

    def rewards(self) -> tuple[float, ...]:
        """What each seat has earned since this was last asked, or since the start."""
        if not self.dense and not self.over:
            return (0.0,) * self.seats
        worth, paid = self._worth(), self._paid
        self._paid = worth
        return tuple([worth[seat] - paid[seat] for seat in range(self.seats)])

    def clone(self) -> Self:
        """A copy that goes its own way, with the same chances to come."""
        other = copy(self)
        other.state = self.state.clone()
        return other

    # Inside

    def _do(self, seat: Seat, action: A | None) -> None:
        """What the mask allows is there: None comes from who did not look at it."""
        self._step(self.state, seat, action)  # type: ignore[arg-type]
        self.decided += 1
        self._go_on()

    def _worth(self) -> tuple[float, ...]:
        """What the position is worth to each seat, by the reward that was asked for; final rewards wait for the end."""
        if (self.reward in ("win", "zero-sum") or not self.dense) and not self.over:
            return (0.0,) * self.seats
        return WORTH[self.reward](self)

    def _go_on(self) -> None:
        """Chance deals, and single choices are taken if that was asked for."""
        state = self.state
        while acting := state.acting:
            if acting[0] == CHANCE:
                self._step(state, CHANCE, self._dealer.draw(self._chances(state), self._dealt))
                self._dealt += 1
            elif not self.forced or not self._take_single():
                return

    def _take_single(self) -> bool:
        """The first seat that has no choice does what there is; False if all have one."""
        for seat in self.state.acting:
            legal = self._legal(self.state, seat)
            if len(legal) == 1:
                self._step(self.state, seat, legal[0])
                self.decided += 1
                return True
        return False


def _points(match: Simulator[S, A]) -> tuple[float, ...]:
    return tuple([float(points) for points in match.points()])


def _margin(match: Simulator[S, A]) -> tuple[float, ...]:
    points = _points(match)
    best = [max((p for seat, p in enumerate(points) if seat != mine), default=0.0) for mine in range(len(points))]
    return tuple(own - other for own, other in zip(points, best, strict=True))


def _zero_sum(match: Simulator[S, A]) -> tuple[float, ...]:
    """1 for who wins alone against one; alone at the table nothing is won or lost."""
    if match.seats == 1:
        return (0.0,)
    return tuple((share * match.seats - 1) / (match.seats - 1) for share in match.returns())


WORTH: Final[dict[str, Callable[[Simulator[S, A]], tuple[float, ...]]]] = {
    "win": lambda match: match.returns(),
    "zero-sum": _zero_sum,
    "points": _points,
    "margin": _margin,
}
