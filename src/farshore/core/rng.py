"""A small seeded random number generator for playouts, the same in pure Python and compiled.

Matches between people use a dealer instead (`farshore.core.dealer`).
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, TypeAlias, TypeVar

from farshore.core.cells import Cells
from farshore.core.lazy_actions import Outcomes

T = TypeVar("T")
Word: TypeAlias = int
"""A 64-bit unsigned int; a machine word in compiled code."""
FACTOR: Final[Word] = 6364136223846793005
INCREMENT: Final[Word] = 1442695040888963407
FULL: Final[Word] = 0xFFFFFFFFFFFFFFFF
MOST: Final = 0x80000000
"""Below this bound one number is enough: the bias is too small to measure."""


def seeded_below(key: str, index: int, bound: int) -> int:
    """Return the int from 0 to `bound` - 1 that a dealer draws with this key; 128 extra bits make the bias negligible.

    >>> [seeded_below("far", index, 6) for index in range(8)]
    [1, 4, 1, 2, 3, 2, 1, 4]
    """
    digest = sha256(f"{key}/{index}".encode()).digest()
    return int.from_bytes(digest, "big") % bound


class SeededDraws:
    """The numbers that a dealer with this key draws, one after the other.

    >>> draws = SeededDraws("far")
    >>> [draws.below(6) for _ in range(4)], draws.clone().below(6), draws.index
    ([1, 4, 1, 2], 3, 4)
    """

    __slots__ = ("index", "key")

    def __init__(self, key: str) -> None:
        self.key: str = key
        self.index: int = 0
        """The number of draws so far."""

    def below(self, bound: int) -> int:
        """Return the next number from 0 to `bound` - 1."""
        index = self.index
        self.index = index + 1
        return seeded_below(self.key, index, bound)

    def clone(self) -> SeededDraws:
        """Return draws that continue with the same numbers."""
        other = SeededDraws(self.key)
        other.index = self.index
        return other


class Rng:
    """A linear congruential generator; a clone continues with the same numbers as its original.

    >>> rng = Rng("far")
    >>> [rng.randrange(6) for _ in range(8)], rng.clone().randrange(6) == rng.randrange(6)
    ([4, 1, 5, 4, 0, 0, 0, 4], True)
    """

    __slots__ = ("word",)

    def __init__(self, seed: str | int) -> None:
        self.word: Word = int.from_bytes(sha256(str(seed).encode()).digest()[:8], "big")

    def randrange(self, bound: int) -> int:
        """Return a random int from 0 to `bound` - 1."""
        if bound > MOST:
            return self._large(bound)
        word = self.word = (self.word * FACTOR + INCREMENT) & FULL
        return (word >> 32) * bound >> 32

    def _large(self, bound: int) -> int:
        """Combine several numbers, three more than needed, so that the bias is too small to measure."""
        found: Cells = 0
        for _ in range(bound.bit_length() // 31 + 4):
            found = found << 31 | self.randrange(MOST)
        return found % bound

    def draw(self, outcomes: Outcomes[T], index: int = 0) -> T:
        """Return a random outcome by weight; `index` is ignored (dealers use it)."""
        return outcomes.pick(self.randrange(outcomes.total))

    def clone(self) -> Rng:
        """Return a generator that will produce the same numbers as this one."""
        other = Rng.__new__(Rng)
        other.word = self.word
        return other
