"""Rng for play-outs: small, seeded, and the same numbers compiled and not. Matches of people have a dealer instead."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, TypeAlias, TypeVar

from farshore.core.action_sequences import Outcomes

T = TypeVar("T")
Word: TypeAlias = int
"""Sixty-four bits, never more: compiled, it is a word of the machine."""
FACTOR: Final[Word] = 6364136223846793005
INCREMENT: Final[Word] = 1442695040888963407
FULL: Final[Word] = 0xFFFFFFFFFFFFFFFF
MOST: Final = 0x80000000
"""Up to here one number is enough, and none is favoured measurably."""


class Rng:
    """Numbers one after the other, from a seed. A future may branch: `clone` rolls on as its original would.

    >>> dice = Rng("far")
    >>> [dice.randrange(6) for _ in range(8)], dice.clone().randrange(6) == dice.randrange(6)
    ([4, 1, 5, 4, 0, 0, 0, 4], True)
    """

    __slots__ = ("word",)

    def __init__(self, seed: str | int) -> None:
        self.word: Word = int.from_bytes(sha256(str(seed).encode()).digest()[:8], "big")

    def randrange(self, bound: int) -> int:
        """A whole number under `bound`."""
        if bound > MOST:
            return self._large(bound)
        word = self.word = (self.word * FACTOR + INCREMENT) & FULL
        return (word >> 32) * bound >> 32

    def _large(self, bound: int) -> int:
        """Combine several numbers, three more than needed, so that the bias is too small to measure."""
        found = 0
        for _ in range(bound.bit_length() // 31 + 4):
            found = found << 31 | self.randrange(MOST)
        return found % bound

    def draw(self, outcomes: Outcomes[T], index: int = 0) -> T:
        """As a dealer: but by what was rolled before, whatever the index."""
        return outcomes.pick(self.randrange(outcomes.total))

    def clone(self) -> Rng:
        """Rng that roll what these will."""
        other = Rng.__new__(Rng)
        other.word = self.word
        return other
