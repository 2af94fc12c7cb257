"""What every route of the API asks with: the request, the language, who it is."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.params import QueryParameter

from farshore.server.http.limits import address_of
from farshore.server.socket import wire
from farshore.server.tables.tables import Tables

Asked: TypeAlias = Request[Any, Any, Any]
Spoken = Annotated[wire.Language, QueryParameter(name="language", required=False)]


def address(request: Asked, tables: Tables) -> str:
    """Who asks."""
    return address_of(request.scope, tables.settings)
