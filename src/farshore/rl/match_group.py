"""The matches of a vector environment: a group in this process, or a part of them in a worker process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Self

import numpy as np
from gymnasium.utils.seeding import np_random
from numpy.random import Generator
from numpy.typing import NDArray

from farshore.rl.batch import Batch, Opponent
from farshore.rl.simulator import Simulator

SEEDS = 2**31
"""The number of different seeds of a match."""


class StepArrays(NamedTuple):
    """What a step returns: one row, or one value, for each match."""

    seen: NDArray[np.uint8]
    mask: NDArray[np.int8]
    earned: NDArray[np.float64]
    over: NDArray[np.bool_]
    late: NDArray[np.bool_]
    illegal: NDArray[np.bool_]

    @classmethod
    def empty(cls, number: int, size: int, actions: int) -> Self:
        """Return new arrays for `number` matches, with `size` features and `actions` numbers of actions."""
        return cls.in_buffer(np.empty(cls.bytes_for(number, size, actions), np.uint8), number, size, actions)

    @staticmethod
    def bytes_for(number: int, size: int, actions: int) -> int:
        """Return the length of a buffer for these arrays."""
        return number * (8 + size + actions + 3)

    @classmethod
    def in_buffer(cls, buffer: Any, number: int, size: int, actions: int) -> Self:
        """Return arrays in the memory of a buffer."""
        raw = np.frombuffer(buffer, np.uint8)
        earned, rest = raw[: 8 * number].view(np.float64), raw[8 * number :]
        ends = (size * number, (size + actions) * number)
        seen = rest[: ends[0]].reshape(number, size)
        mask = rest[ends[0] : ends[1]].view(np.int8).reshape(number, actions)
        flags = rest[ends[1] : ends[1] + 3 * number].view(np.bool_).reshape(3, number)
        return cls(seen, mask, earned, flags[0], flags[1], flags[2])

    def part(self, first: int, end: int) -> StepArrays:
        """Return the rows of some matches, in the same memory."""
        rows = slice(first, end)
        seen, mask, earned, over, late, illegal = self
        return StepArrays(seen[rows], mask[rows], earned[rows], over[rows], late[rows], illegal[rows])

    def copy(self) -> StepArrays:
        """Return these values in new memory."""
        made = StepArrays.empty(len(self.seen), self.seen.shape[1], self.mask.shape[1])
        made.seen[:], made.mask[:], made.earned[:] = self.seen, self.mask, self.earned
        made.over[:], made.late[:], made.illegal[:] = self.over, self.late, self.illegal
        return made


class MatchGroup:
    """Matches that are stepped one after the other, each with seeds of its own."""

    def __init__(self, first: Simulator[Any, Any], number: int, others: Sequence[Opponent]) -> None:
        self.batch = Batch(first, number, others, self._seed_of)
        self._generators: list[Generator | None] = [None] * number
        batch = self.batch
        self._mask = np.frombuffer(batch.masks, np.int8).reshape(number, batch.actions)
        self._earned = np.frombuffer(batch.earned)
        self._flags = [np.frombuffer(each, np.bool_) for each in (batch.over, batch.late, batch.illegal)]

    def reset(self, seeds: Sequence[int | None], out: StepArrays) -> None:
        """Start all matches anew; a match without a seed goes on with those that its last seed gives."""
        for index, (seed, known) in enumerate(zip(seeds, self._generators, strict=True)):
            self._generators[index] = known if seed is None and known is not None else np_random(seed)[0]
        self._begin(range(len(seeds)), out)

    def step(self, actions: list[int], out: StepArrays) -> None:
        """Play an action in each match."""
        self.batch.seen = out.seen.reshape(-1).data
        self.batch.step(actions)
        self._write_results(out)

    def restart_finished(self, out: StepArrays) -> None:
        """Start finished matches anew; the observations of the others are in `out` already."""
        self._begin(np.flatnonzero(self._flags[0] | self._flags[1]).tolist(), out)

    def _begin(self, indices: Sequence[int], out: StepArrays) -> None:
        self.batch.seen = out.seen.reshape(-1).data
        for index in indices:
            self.batch.begin(index)
        self._write_results(out)

    def _write_results(self, out: StepArrays) -> None:
        out.mask[:], out.earned[:] = self._mask, self._earned
        for to, flags in zip(out[3:], self._flags, strict=True):
            to[:] = flags

    def _seed_of(self, index: int) -> int:
        generator = self._generators[index]
        assert generator is not None, "reset() comes first"
        return int(generator.integers(SEEDS))
