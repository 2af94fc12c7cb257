"""Actions as numbers: all that the game knows, or the few that a learner needs at this table."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Generic

from farshore.core.cells import bits
from farshore.core.choices import ByPlace, Choices, Verb
from farshore.core.game import A, Game, S, Seat
from farshore.core.tensors import spread

NOWHERE = -1


class Numbering(Generic[S, A]):
    """Every action of the game by its place in `game.every`; compact: what this table asks for, cards by place in hand.

    >>> from farshore.games import find
    >>> isle = find("la_isla")
    >>> [Numbering(isle, isle.start(2), compact).size for compact in (False, True)]
    [612, 84]
    """

    def __init__(self, game: Game[S, A], first: S, compact: bool) -> None:
        self.by_place: dict[type, ByPlace] = dict(game.by_place) if compact else {}
        asked = game.asked_of(first) if compact else game.every
        self.actions: tuple[A, ...] = tuple([action for action in asked if type(action) not in self.by_place])
        self._number = {action: number for number, action in enumerate(self.actions)}
        self._by_id = {id(action): number for number, action in enumerate(self.actions)}
        """Actions are made once, most of them: found by what they are, without hashing."""
        self.size = len(self.actions)
        self._base: dict[type, int] = {}
        for kind, by_place in self.by_place.items():
            self._base[kind] = self.size
            self.size += by_place.most
        self._rows: dict[int, tuple[Verb[A], int, list[int]]] = {}

    def number(self, state: S, seat: Seat, action: A) -> int:
        """The number of an action in this position."""
        known = self._by_id.get(id(action))
        if known is not None:
            return known
        if by_place := self.by_place.get(type(action)):
            return self._base[type(action)] + by_place.place(state, seat, action)
        return self._number[action]

    def action(self, state: S, seat: Seat, number: int) -> A | None:
        """What this number stands for in this position; None where nothing does."""
        if 0 <= number < len(self.actions):
            return self.actions[number]
        for kind, base in self._base.items():
            if 0 <= number - base < self.by_place[kind].most:
                found: A | None = self.by_place[kind].action(state, seat, number - base)
                return found
        return None

    def numbers(self, state: S, seat: Seat, legal: Sequence[A]) -> list[int]:
        """The numbers of these actions."""
        if isinstance(legal, Choices) and legal.verb.kind not in self.by_place:
            _, base, row = self._row(legal.verb)
            cells = bits(legal.cells)
            found = [base + place for place in cells] if base != NOWHERE else [row[place] for place in cells]
            return found + [self.number(state, seat, action) for action in legal.others] if legal.others else found
        by_id = self._by_id
        try:
            return [by_id[id(action)] for action in legal]
        except KeyError:
            return [self.number(state, seat, action) for action in legal]

    def mask(self, state: S, seat: Seat, legal: Sequence[A], out: MutableSequence[int] | memoryview) -> None:
        """A 1 for each of these actions, into bytes that are 0."""
        if isinstance(legal, Choices) and legal.verb.kind not in self.by_place:
            verb, base, row = self._row(legal.verb)
            if base != NOWHERE:
                out[base : base + len(verb)] = spread(legal.cells, len(verb))
            else:
                for place in bits(legal.cells):
                    out[row[place]] = 1
            legal = legal.others
        for action in legal:
            out[self.number(state, seat, action)] = 1

    def _row(self, verb: Verb[A]) -> tuple[Verb[A], int, list[int]]:
        """The numbers of a verb's actions by their places; if they follow one another, the first of them."""
        known = self._rows.get(id(verb))
        if known is None:
            row = [NOWHERE if action is None else self._number.get(action, NOWHERE) for action in verb.places]
            whole = row[0] != NOWHERE and row == list(range(row[0], row[0] + len(row)))
            known = self._rows[id(verb)] = (verb, row[0] if whole else NOWHERE, row)
        return known
