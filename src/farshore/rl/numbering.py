"""Action numbers: one for every action of the game, or a compact set for one set-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from farshore.core.cells import bits
from farshore.core.game import A, Game, S, Seat
from farshore.core.lazy_actions import ActionNumbering, LegalActions, Verb
from farshore.core.tensors import write_cells

NOWHERE = -1


class VerbNumbers:
    """The numbers of a verb's actions by place; `base` is the first if they are consecutive."""

    __slots__ = ("base", "numbers", "size", "verb")

    def __init__(self, verb: Verb, numbers: list[int]) -> None:  # type: ignore[type-arg]  # of any action
        self.verb = verb  # kept alive: rows are found by what it is
        self.numbers: list[int] = numbers
        self.size: int = len(numbers)
        whole = numbers[0] != NOWHERE and numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        self.base: int = numbers[0] if whole else NOWHERE


class Numbering(Generic[S, A]):
    """Numbers of actions: the index in `game.all_actions`, or compact (reachable in this set-up, cards by place).

    >>> from farshore.games import find
    >>> isle = find("la_isla")
    >>> [Numbering(isle, isle.start(2), compact).size for compact in (False, True)]
    [612, 84]
    """

    def __init__(self, game: Game[S, A], first: S, compact: bool) -> None:
        self.action_numberings: dict[type, ActionNumbering] = dict(game.action_numberings) if compact else {}
        asked = game.reachable_actions(first) if compact else game.all_actions
        self.actions: tuple[A, ...] = tuple([action for action in asked if type(action) not in self.action_numberings])
        self.size: int = len(self.actions)
        self._number: dict[A, int] = {action: number for number, action in enumerate(self.actions)}
        self._by_id: dict[int, int] = {id(action): number for number, action in enumerate(self.actions)}
        """Most actions are created once, so they can be found by identity, without hashing."""
        self._base: dict[type, int] = {}
        for kind, action_numberings in self.action_numberings.items():
            self._base[kind] = self.size
            self.size += action_numberings.most
        self._rows: dict[int, VerbNumbers] = {}

    def number(self, state: S, seat: Seat, action: A) -> int:
        """Return the number of an action in this position."""
        known = self._by_id.get(id(action), NOWHERE)
        if known != NOWHERE:
            return known
        if action_numberings := self.action_numberings.get(type(action)):
            return self._base[type(action)] + action_numberings.place(state, seat, action)
        return self._number[action]

    def action(self, state: S, seat: Seat, number: int) -> A | None:
        """Return the action with this number in this position, or None."""
        if 0 <= number < len(self.actions):
            return self.actions[number]
        for kind, base in self._base.items():
            if 0 <= number - base < self.action_numberings[kind].most:
                found: A | None = self.action_numberings[kind].action(state, seat, number - base)
                return found
        return None

    def numbers(self, state: S, seat: Seat, legal: Sequence[A]) -> list[int]:
        """Return the numbers of these actions."""
        if isinstance(legal, LegalActions) and legal.verb.kind not in self.action_numberings:
            choices: LegalActions[A] = legal
            row = self._row(choices.verb)
            base, by_row = row.base, row.numbers
            if base != NOWHERE:
                found = [base + place for place in bits(choices.cells)]
            else:
                found = [by_row[place] for place in bits(choices.cells)]
            for action in choices.others:
                found.append(self.number(state, seat, action))
            return found
        by_id = self._by_id
        try:
            return [by_id[id(action)] for action in legal]
        except KeyError:
            return [self.number(state, seat, action) for action in legal]

    def mask(self, state: S, seat: Seat, legal: Sequence[A], out: bytearray, at: int) -> None:
        """Write a 1 for each of these actions into `out`, which must be 0 from index `at` on."""
        rest: Sequence[A] = legal
        if isinstance(legal, LegalActions) and legal.verb.kind not in self.action_numberings:
            choices: LegalActions[A] = legal
            row = self._row(choices.verb)
            if row.base != NOWHERE:
                write_cells(out, at + row.base, choices.cells, row.size)
            else:
                for place in bits(choices.cells):
                    out[at + row.numbers[place]] = 1
            rest = choices.others
        for action in rest:
            out[at + self.number(state, seat, action)] = 1

    def _row(self, verb: Verb[A]) -> VerbNumbers:
        """Return the numbers of a verb's actions, computed once."""
        known = self._rows.get(id(verb))
        if known is None:
            numbers = [NOWHERE if action is None else self._number.get(action, NOWHERE) for action in verb.places]
            known = self._rows[id(verb)] = VerbNumbers(verb, numbers)
        return known
