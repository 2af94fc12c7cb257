"""Routes that draw boards for paper: the end of a match, and an empty sheet of a game."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final, Literal

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from farshore.core.dealer import SeededDealer
from farshore.core.match import AnyMatch, Match
from farshore.printing import PAPERS, can_render, inline_colours, render_page
from farshore.server import loop_time_quota, wire
from farshore.server.errors import request_error
from farshore.server.http.game_routes import PROVIDES_REGISTRY, RegistryDependency
from farshore.server.http.route_parameters import ApiRequest, request_address
from farshore.server.tables.live_table import hash_secret
from farshore.server.tables.registry import find_game
from farshore.svg import draw

MEDIA: Final = {"svg": "image/svg+xml", "pdf": "application/pdf"}
DPI: Final = 300
PRINTING: Final = 20
"""Addresses whose PDFs are made or wait, each with one."""
one_at_a_time = asyncio.Semaphore(1)
"""A PDF takes a part of a second of a core."""
_printing: set[str] = set()
"""The addresses whose PDF is made or waits."""


@post("/api/tables/{table:str}/print", status_code=200, dependencies=PROVIDES_REGISTRY)
async def print_table(
    request: ApiRequest, table: FromPath[str], data: JSONBody[wire.PrintRequest], tables: RegistryDependency
) -> Response[bytes]:
    """Return all boards of a finished match as one drawing."""
    found = await tables.open(table)
    await tables.require_deal_played(found, frozenset(map(hash_secret, data.secrets)))
    if found.busy:
        raise request_error("print-not-over", 409)
    names = found.names(data.language)
    drawing = draw(found.match.scene(), found.row.game, names)
    return await _file(drawing, data.format, f"{found.row.game}-{table}", request_address(request, tables))


@get("/api/print/{game:str}", dependencies=PROVIDES_REGISTRY)
async def print_sheet(
    request: ApiRequest,
    game: FromPath[str],
    tables: RegistryDependency,
    format: FromQuery[Literal["svg", "pdf"]] = "svg",
) -> Response[bytes]:
    """Return an empty sheet of a game: a board of the fewest seats before the first move."""
    played = find_game(game)
    nobody = [""] * min(played.info.seats)
    match: AnyMatch = Match(played, nobody, dealer=SeededDealer("sheet"))
    drawing = draw(match.game.scene(match.game.view(match.state, 0), 0), game, nobody)
    return await _file(drawing, format, game, request_address(request, tables))


async def _file(svg: str, kind: str, name: str, address: str) -> Response[bytes]:
    """Return a drawing as a file of this kind; raise RequestError if the server cannot make it."""
    drawn = inline_colours(svg)
    content = drawn.encode()
    if kind == "pdf":
        if not can_render():
            raise request_error("no-pdf", 409)
        content = await _render_pdf(drawn, address)
    headers = {"content-disposition": f'attachment; filename="{name}.{kind}"', "cache-control": "no-cache"}
    return Response(content, media_type=MEDIA[kind], headers=headers)


async def _render_pdf(drawn: str, address: str) -> bytes:
    """Return a drawing as PDF, one at a time for each address, which pays for it; raise RequestError if it asks for
    more."""
    if address in _printing or len(_printing) >= PRINTING:
        raise request_error("too-fast", 429)
    _printing.add(address)
    try:
        async with one_at_a_time:
            content, seconds = await asyncio.to_thread(_measure_pdf, drawn)
    finally:
        _printing.discard(address)
    loop_time_quota.charge.get()(seconds)
    return content


def _measure_pdf(drawn: str) -> tuple[bytes, float]:
    """Return a drawing as PDF, and the seconds that it took."""
    began = monotonic()
    return render_page(drawn, "pdf", PAPERS[0], DPI), monotonic() - began


ROUTES = (print_table, print_sheet)
