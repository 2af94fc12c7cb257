"""What seats and chance can do, and how it is written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias, TypeVar

from farshore.core.cells import bits
from farshore.games.la_isla.components import Components
from farshore.games.la_isla.functions import ANIMALS, COLOURS

LETTERS: Final = ("a", "b", "d")
A_CARD, B_CARD, D_CARD = range(3)


@dataclass(frozen=True, slots=True)
class Action:
    """A verb and what it is done to: indices of a space, card, colour, animal, slot or seat, as the verb needs."""

    verb: str
    thing: int = 0
    place: int = 0
    """For cards the letter or the seat, for chance the position, region or seat."""
    words: str = field(default="", compare=False)

    def __str__(self) -> str:
        return self.words


T = TypeVar("T")
Subsets: TypeAlias = list[tuple[tuple[T, ...], ...]]


def by_fives(things: Sequence[T]) -> Subsets[T]:
    """For each five things the ones of every subset, so that a set becomes a list at once."""
    return [
        tuple(tuple(things[start + i] for i in bits(subset) if start + i < len(things)) for subset in range(32))
        for start in range(0, len(things), 5)
    ]


class Actions:
    """All actions of a box, made once."""

    def __init__(self, parts: Components) -> None:
        cards = [card.name for card in parts.cards]
        self.done = Action("done", words="done")
        self.recruit = Action("recruit", words="recruit")
        self.assign = [
            tuple(Action("assign", c, k, f"assign {letter} {name}") for c, name in enumerate(cards))
            for k, letter in enumerate(LETTERS)
        ]
        self.slot = tuple(Action("slot", k, words=f"slot {k + 1}") for k in range(parts.slots + parts.more_slots))
        self.take = tuple(Action("take", c, words=f"take {name}") for c, name in enumerate(COLOURS))
        self.pay = tuple(Action("pay", c, words=f"pay {name}") for c, name in enumerate(COLOURS))
        self.move = tuple(Action("move", a, words=f"move {name}") for a, name in enumerate(ANIMALS))
        self.place = tuple(Action("place", x, words=f"place {name}") for x, name in enumerate(parts.spaces))
        self.lift = tuple(Action("lift", x, words=f"lift {name}") for x, name in enumerate(parts.spaces))
        self.every: tuple[Action, ...] = (
            *(action for row in self.assign for action in row),
            *(*self.slot, self.recruit, *self.take, *self.move, *self.pay, *self.lift, *self.place, self.done),
        )
        # Chance
        teeth = range(len(parts.tooth_looks))
        self.tooth = [[Action("tooth", t, p, f"tooth {p} {t}") for t in teeth] for p in teeth]
        self.animal = [
            [Action("animal", a, r, f"animal {region} {name}") for a, name in enumerate(ANIMALS)]
            for r, region in enumerate(parts.regions)
        ]
        self.large = [[Action("large", a, s, f"large {s} {n}") for a, n in enumerate(ANIMALS)] for s in range(4)]
        self.first = [Action("first", s, words=f"first {s}") for s in range(4)]
        self.deal = [
            by_fives([Action("deal", c, s, f"deal {s} {name}") for c, name in enumerate(cards)]) for s in range(4)
        ]
