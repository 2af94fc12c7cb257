"""What messages are made of: bounded texts and numbers, and the four kinds of messages."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

NO_CONTROLS = "^[^\\x00-\\x1f\\x7f]*$"
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=40, pattern=NO_CONTROLS)]
Secret: TypeAlias = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Secrets: TypeAlias = Annotated[tuple[Secret, ...], msgspec.Meta(max_length=200)]
Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=NO_CONTROLS)]
"""Made by the client, for one message: a message sent twice is done once."""
ActionWords: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=63)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Language: TypeAlias = Literal["en", "de", "fr", "it"]
Pace: TypeAlias = Literal[0, 60, 180, 600, 86400, 259200, 604800]
"""Seconds that a turn may take: 0 as many as it takes, minutes with a clock, or days."""
Value: TypeAlias = "str | int | bool | tuple[str, ...]"
OptionValues: TypeAlias = Annotated[dict[str, Value], msgspec.Meta(max_length=50)]
Files: TypeAlias = Annotated[dict[str, str], msgspec.Meta(max_length=20)]


class Body(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a client sends as the body of a request."""


class Answer(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What the server answers, or a part of it."""


class FromClient(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="type", tag=str.lower, gc=False):
    """What a client says through the socket."""


class FromServer(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="type", tag=str.lower, gc=False):
    """What the server says through the socket."""
