"""What a clone copies follows from types and values, never from how an annotation is written."""

from __future__ import annotations

import typing
from collections import deque
from collections.abc import MutableSequence
from dataclasses import field
from types import CodeType
from typing import TYPE_CHECKING, Any, List, Literal, Optional, TypeAlias  # noqa: UP035

from farshore.core.state import Cloneable, Position, cloneable
from farshore.games import installed

if TYPE_CHECKING:
    from collections import OrderedDict

Numbers: TypeAlias = "list[int]"
Steps = typing.Dict[str, int]  # noqa: UP006


@cloneable
class Camp(Cloneable):
    aliased: Numbers
    typed: List[int]  # noqa: UP006
    bare: list  # type: ignore[type-arg]
    by_name: Steps
    optional: Optional[list[int]]  # noqa: UP045
    either: int | set[int]
    annotated: typing.Annotated[list[int], "of this turn"]
    abstract: MutableSequence[int]
    queue: deque[int]
    anything: Any
    unresolved: OrderedDict[str, int]
    number: int = 3
    stage: Literal["a", "b"] = "a"
    names: tuple[str, ...] = ()
    nothing: list[int] | None = None


def camp() -> Camp:
    ordered: Any = {"b": 2}
    return Camp([1], [1], [1], {"a": 1}, [1], {1}, [1], [1], deque([1]), [1], ordered)


def test_no_container_is_shared_however_its_type_is_written() -> None:
    mine = camp()
    copy = mine.clone()
    assert copy == mine
    containers = [name for name in Camp.__annotations__ if isinstance(getattr(mine, name), (list, dict, set, deque))]
    assert len(containers) == 11
    assert [name for name in containers if getattr(copy, name) is getattr(mine, name)] == []


def test_what_cannot_be_written_is_shared() -> None:
    mine = camp()
    copy = mine.clone()
    assert copy.names is mine.names
    assert copy.nothing is None


def test_the_fields_of_a_base_class_are_resolved_where_it_stands() -> None:
    @cloneable
    class Table(Position[list[int], Camp]):
        steps: list[int] = field(default_factory=list)

    first = Table([7], [camp()])
    copy = first.clone()
    assert copy.box is first.box, "components never change"
    assert copy.seats is not first.seats
    assert copy.steps is not first.steps


def test_the_rules_of_our_games_never_look_at_a_value_to_copy_it() -> None:
    """Their clones are written out in full: a look at each value would cost time at every step."""
    for game in installed().games.values():
        state = game.start(min(game.info.seats))
        for kind in (type(state), type(state.seats[0])):
            code: CodeType | None = getattr(getattr(kind, "clone", None), "__code__", None)
            assert code is None or "copy_value" not in code.co_names, kind
