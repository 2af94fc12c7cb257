"""Requests and responses about programs: bot tokens under `/api/player/…`, and what programs use under `/api/bot…`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from farshore.server.wire.field_types import NO_CONTROLS, Id, Language, Name, RequestBody, ResponseBody, Secret
from farshore.server.wire.player_account_types import TypedCode
from farshore.server.wire.protocol_versions import PROTOCOL

Scope: TypeAlias = Literal["play", "challenge"]
"""`play`: take seats and play; `challenge`: make tables and invite others."""


class BotTokenRequest(RequestBody):
    """POST /api/player/bot: a new bot token."""

    name: Name
    """The name of the program, as tables show it."""
    scopes: Annotated[tuple[Scope, ...], msgspec.Meta(min_length=1, max_length=2)] = ("play",)
    language: Language = "en"


class RevokeRequest(RequestBody):
    """POST /api/player/bot/revoke"""

    id: Annotated[str, msgspec.Meta(max_length=64, pattern=NO_CONTROLS)]


class BotTokenState(ResponseBody):
    """A bot token in the player's list; the token itself is never shown again."""

    id: str
    name: str
    scopes: tuple[Scope, ...]
    created: int
    used: int = 0
    """When a program last used it, in seconds since 1970; 0 for never."""


class BotTokens(ResponseBody):
    """GET /api/player/bots"""

    bots: tuple[BotTokenState, ...] = ()
    token: str = ""
    """After POST /api/player/bot: the new token. It is shown once."""


class ProgramTable(ResponseBody):
    """A table at which a program plays."""

    table: str
    game: str
    seat: int
    version: int
    over: bool = False


class ProgramState(ResponseBody):
    """GET /api/bot: the program of a token."""

    name: str
    player: str
    """The name of its player."""
    scopes: tuple[Scope, ...]
    tables: tuple[ProgramTable, ...] = ()
    """Its tables, last changed first."""
    protocol: int = PROTOCOL


class ProgramSeatRequest(RequestBody):
    """POST /api/bot/seat: take a free seat: of an open table by its id, of others by its id and link, or by a code."""

    table: Id | None = None
    link: Secret | None = None
    """The secret at the end of an invitation link."""
    code: TypedCode = ""
    language: Language = "en"


PROGRAM_BODIES = (
    BotTokenRequest,
    RevokeRequest,
    BotTokens,
    ProgramState,
    ProgramSeatRequest,
)
