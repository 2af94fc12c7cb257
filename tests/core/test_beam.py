"""The search for whole turns: the most promising steps are followed, the same place is looked at once."""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterator, Sequence

from farshore.core.beam_search import LONGEST, BeamSearch
from farshore.core.strategy import Plan


class Letters(BeamSearch[str, str, str]):
    """Words are written letter by letter; `b` is worth more than `a`, and most of all a word that ends with `z`."""

    def __init__(self, width: int, length: int, **how: bool) -> None:
        super().__init__(width, (lambda: True) if how.get("hurry") else None)
        self.length, self.asked = length, list[str]()

    def openings(self) -> Iterator[str]:
        yield from ("", "x")

    def steps(self, way: str, known: Container[Hashable]) -> Iterator[tuple[Hashable, float, str]]:
        self.asked.append(way)
        for letter in "abz" if len(way) < self.length else "":
            word = way + letter
            yield "".join(sorted(word)), float(word.count("b")), word

    def apply_step(self, step: str, promise: float) -> str:
        return step

    def finished_plans(self, ways: Sequence[str]) -> list[Plan[str]]:
        return [Plan(tuple(word), word.count("b") + 10.0 * word.endswith("z")) for word in ways if word]


def words(plans: Sequence[Plan[str]]) -> list[str]:
    return ["".join(plan.actions) for plan in plans]


def test_the_best_turn_comes_first_and_narrow_looks_miss_what_does_not_promise() -> None:
    assert words(Letters(1, 3).plans())[0] == "bbb"
    assert words(Letters(3, 3).plans())[0] == "bbz"


def test_the_same_place_is_followed_once() -> None:
    wide = Letters(100, 2)
    wide.plans()
    assert len({"".join(sorted(word)) for word in wide.asked}) == len(wide.asked)


def test_who_is_stopped_has_the_best_so_far() -> None:
    assert max(map(len, words(Letters(3, 3, hurry=True).plans()))) == 1


def test_a_turn_without_end_is_left_in_the_end() -> None:
    assert max(map(len, words(Letters(1, 10_000).plans()))) == LONGEST + 1
