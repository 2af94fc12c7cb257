"""Many matches in one batch of bytes. In each, seat 0 learns; one call steps all of them."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from farshore.core.game import Seat
from farshore.core.rng import Rng
from farshore.core.tensors import FeatureWriter, write_row
from farshore.rl.simulator import Simulator

Opponent: TypeAlias = Callable[[Simulator[Any, Any], Seat, Random], Sequence[Any]]
"""A function that chooses one or more actions of another seat, which are played until something new is revealed."""
LEARNER: Seat = 0


class Learner:
    """A match in which seat 0 learns. The other seats are played by `others`, or at random if there are none."""

    def __init__(self, match: Simulator[Any, Any], others: Sequence[Opponent]) -> None:
        self.match: Simulator[Any, Any] = match
        self.others = others
        self.planned: list[list[Any]] = [[] for _ in range(match.seats)]
        """For each seat the actions that it has chosen and not played yet, last one first."""
        self.phases: list[int] = [0] * match.seats
        """The phase in which each seat has chosen its actions."""
        self.rng = Random(0)
        self.dice: Rng = Rng(0)

    def begin(self, seed: int | str) -> None:
        """Start a new match and play up to the first decision of seat 0."""
        if self.others:
            self.rng = Random(seed)
            self.planned = [[] for _ in range(self.match.seats)]
        self.dice = Rng(seed)
        self.match.reset(seed)
        if self.others:
            self._others_act()
        else:
            self.match.play_others(LEARNER, self.dice)

    def act(self, number: int) -> None:
        """Play a legal action of seat 0, then the other seats."""
        if self.others:
            self.match.step_unchecked(LEARNER, number)
            self._others_act()
        else:
            self.match.step_and_play_others(LEARNER, number, self.dice)

    def _others_act(self) -> None:
        match = self.match
        while (acting := match.to_act) and LEARNER not in acting:
            seat = acting[0]
            match.play_unchecked(seat, self._next_action(seat))

    def _next_action(self, seat: Seat) -> Any:
        """Return the next action of a bot's turn; ask the bot again if it has none left, or something was revealed."""
        match, planned = self.match, self.planned[seat]
        phase, legal = match.game.phase(match.state), match.legal_actions(seat)
        if not planned or self.phases[seat] != phase or planned[-1] not in legal:
            planned[:] = reversed(self.others[(seat - 1) % len(self.others)](match, seat, self.rng))
            self.phases[seat] = phase
        action = planned.pop()
        if action not in legal:
            match.game.require(match.state, seat, action)
        return action


class Batch:
    """Copies of one match. The results of a step are in the fields, one entry for each match, until the next step."""

    def __init__(
        self, first: Simulator[Any, Any], number: int, others: Sequence[Opponent], seed_of: Callable[[int], int]
    ) -> None:
        """Make `number` copies of `first`; `seed_of(index)` returns the seed of each new match."""
        self.learners: list[Learner] = [Learner(first.clone(), others) for _ in range(number)]
        self.seed_of = seed_of
        self.size: int = first.spec.size
        self.actions: int = first.actions
        self.most: int = first.game.info.max_length
        self.seen: Any = memoryview(bytearray(number * self.size))
        """The observations, one row of bytes for each match: any buffer, and another one for each step if you like."""
        self.masks: bytearray = bytearray(number * self.actions)
        self.earned = array("d", bytes(8 * number))
        self.over: bytearray = bytearray(number)
        self.late: bytearray = bytearray(number)
        """Truncated: too many steps, most of them illegal."""
        self.illegal: bytearray = bytearray(number)
        self._steps: list[int] = [0] * number
        self._row: bytearray = bytearray(self.size)
        self._blocks: FeatureWriter = FeatureWriter(self._row)

    def begin(self, index: int) -> None:
        """Start a match anew."""
        learner = self.learners[index]
        learner.begin(self.seed_of(index))
        self._steps[index] = 0
        self.over[index] = self.late[index] = self.illegal[index] = 0
        self.earned[index] = 0.0
        self._look(index)

    def step(self, chosen: list[int]) -> None:
        """Play one action in each match; a finished match starts anew instead."""
        for index in range(len(self.learners)):
            if self.over[index] or self.late[index]:
                self.begin(index)
            else:
                self._act(index, chosen[index])

    def _act(self, index: int, number: int) -> None:
        """Play an action; an illegal one changes nothing and is flagged."""
        learner, match = self.learners[index], self.learners[index].match
        allowed = 0 <= number < self.actions and self.masks[index * self.actions + number] == 1
        self.illegal[index] = not allowed
        self._steps[index] += 1
        if allowed:
            learner.act(number)
            self.over[index] = match.over
        self._look(index)
        self.earned[index] = match.reward_of(LEARNER)
        self.late[index] = self._steps[index] >= self.most and not match.over

    def _look(self, index: int) -> None:
        """Write the features and the mask of seat 0."""
        match = self.learners[index].match
        self._blocks.at = 0
        match.write_tensor_at(LEARNER, self._blocks)
        write_row(self.seen, index * self.size, self._row)
        match.mask_into(LEARNER, self.masks, index * self.actions)
