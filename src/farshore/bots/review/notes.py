"""What was worked out so far for a review: raw figures, kept as they are found, so that work can stop and go on."""

from __future__ import annotations

import msgspec


class Fared(msgspec.Struct):
    """How one way to play a turn fared, future by future."""

    points: list[float] = []
    leads: list[float] = []
    """Over the best of the others; empty where there are none."""
    lines: dict[str, float] = {}
    """By score line, all futures together."""


class TurnNote(msgspec.Struct):
    """One turn: ways to play it, the played one first, and how they fared."""

    plans: list[list[str]]
    worths: list[float]
    """What each promised before any future was looked at."""
    reference: int
    """Which of them the reference player would have played; 0: the same position as the played one."""
    kept: list[int]
    """Those that still get futures."""
    fared: list[Fared]
    halves: list[list[int]] = []
    """The favourites of the even and of the odd futures: neither half knows the other's."""
    futures: int = 0
    best: int = 0
    """Once it is clear what the turn cost: the best one, and from then on only the choice gets futures."""
    apart: dict[str, float] = {}
    """By how much the best one was better then, by score line, in one future on average."""


class PartNote(msgspec.Struct):
    """One action of a turn exchanged: how much better that fared, future by future."""

    action: str
    instead: str
    gains: list[float]


class SeatNotes(msgspec.Struct):
    """All that is known of one seat."""

    baseline: list[float] = []
    """Results of the reference player, one a play-out."""
    leads: list[float] = []
    turns: dict[int, TurnNote] = {}
    draws: dict[int, list[float]] = {}
    """By the number of the draw, what it brought against the average, future by future; empty: nothing to see."""
    parts: dict[int, list[PartNote]] = {}


class Notes(msgspec.Struct):
    """All that is known of a match."""

    seats: list[SeatNotes]

    @classmethod
    def of(cls, seats: int) -> Notes:
        """Nothing yet."""
        return cls([SeatNotes() for _ in range(seats)])


def written(notes: Notes) -> bytes:
    """To be kept, or sent to another process."""
    return msgspec.msgpack.encode(notes)


def read_notes(content: bytes) -> Notes:
    """What was written."""
    return msgspec.msgpack.decode(content, type=Notes, strict=False)
