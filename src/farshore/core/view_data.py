"""Views as plain data, so that they can be sent to programs without pickles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from farshore.core.game import S
from farshore.core.state import Cloneable

_LEFT_OUT: Final = frozenset({"box", "news", "owned"})
"""Fields that the receiver has: the components come from the game, the others describe the last step."""


def view_to_data(view: S) -> dict[str, Any] | None:
    """Return the fields of a view as JSON data, or None if it holds objects besides numbers, texts and lists.

    A tuple becomes `{"tuple": […]}`, so that `view_from_data` returns equal values.
    """
    try:
        return _record(view)
    except TypeError:
        return None


def view_from_data(base: S, data: Mapping[str, Any]) -> S:
    """Return a position with these fields. What is not among them, such as the components, comes from `base`."""
    view = base.deep_copy()
    _fill(view, data)
    view.seats = [_filled(seat.clone(), part) for seat, part in zip(base.seats, data["seats"], strict=True)]
    view.news = ()
    view.seal()
    return view


def _record(thing: Any) -> dict[str, Any]:
    compared = (each.name for each in fields(thing) if each.compare and each.name not in _LEFT_OUT)
    return {name: _plain(getattr(thing, name)) for name in compared}


def _plain(value: Any) -> Any:
    if value is None or type(value) in (bool, int, str):
        return value
    if type(value) is tuple:
        return {"tuple": [_plain(entry) for entry in value]}
    if type(value) is list:
        return [_plain(entry) for entry in value]
    if isinstance(value, Cloneable):
        return _record(value)
    raise TypeError(f"{type(value).__name__} is not plain data")


def _filled(record: Any, data: Mapping[str, Any]) -> Any:
    _fill(record, data)
    return record


def _fill(record: Any, data: Mapping[str, Any]) -> None:
    known = {each.name for each in fields(record) if each.compare} - _LEFT_OUT - {"seats"}
    for name, value in data.items():
        if name in known:
            setattr(record, name, _value(value))


def _value(data: Any) -> Any:
    if isinstance(data, dict):
        return tuple(_value(entry) for entry in data["tuple"])
    return [_value(entry) for entry in data] if isinstance(data, list) else data
