"""Parameter types of routes."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.params import QueryParameter

from farshore.server import wire
from farshore.server.request_headers import client_address
from farshore.server.tables.registry import TableRegistry

ApiRequest: TypeAlias = Request[Any, Any, Any]
LanguageParameter = Annotated[wire.Language, QueryParameter(name="language", required=False)]


def request_address(request: ApiRequest, tables: TableRegistry) -> str:
    """Return the client's address."""
    return client_address(request.scope, tables.settings)
