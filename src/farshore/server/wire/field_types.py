"""Field types with limits, and the base classes of messages."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

NO_CONTROLS = "^[^\\x00-\\x1f\\x7f]*$"
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=40, pattern=NO_CONTROLS)]
Secret: TypeAlias = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Secrets: TypeAlias = Annotated[tuple[Secret, ...], msgspec.Meta(max_length=200)]
Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=NO_CONTROLS)]
"""An id that the client gives to a message: a message that is sent twice is carried out once."""
ActionWords: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=63)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Language: TypeAlias = Literal["en", "de", "fr", "it"]
Pace: TypeAlias = Literal[0, 60, 180, 600, 86400, 259200, 604800]
"""Seconds per turn: 0 for no limit, minutes for live matches, days for slow ones."""
Value: TypeAlias = "str | int | bool | tuple[str, ...]"
OptionValues: TypeAlias = Annotated[dict[str, Value], msgspec.Meta(max_length=50)]
Files: TypeAlias = Annotated[dict[str, str], msgspec.Meta(max_length=20)]


class RequestBody(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The body of a request."""


class ResponseBody(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The body of a response, or a part of it."""


class FromClient(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="type", tag=str.lower, gc=False):
    """A WebSocket message from a client."""


class FromServer(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="type", tag=str.lower, gc=False):
    """A WebSocket message from the server."""
