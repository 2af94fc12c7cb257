"""Routes that draw boards for paper: the end of a match, and an empty sheet of a game."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from farshore.core.dealer import SeededDealer
from farshore.core.match import AnyMatch, Match
from farshore.printing import PAPERS, can_render, inline_colours, render_page
from farshore.server import wire
from farshore.server.errors import request_error
from farshore.server.http.game_routes import PROVIDES_REGISTRY, RegistryDependency
from farshore.server.tables.live_table import hash_secret
from farshore.server.tables.registry import find_game
from farshore.svg import draw

MEDIA: Final = {"svg": "image/svg+xml", "pdf": "application/pdf"}
DPI: Final = 300
one_at_a_time = asyncio.Semaphore(1)
"""A PDF takes a part of a second of a core."""


@post("/api/tables/{table:str}/print", status_code=200, dependencies=PROVIDES_REGISTRY)
async def print_table(
    table: FromPath[str], data: JSONBody[wire.PrintRequest], tables: RegistryDependency
) -> Response[bytes]:
    """Return all boards of a finished match as one drawing."""
    found = await tables.open(table)
    await tables.require_deal_played(found, frozenset(map(hash_secret, data.secrets)))
    if found.busy:
        raise request_error("print-not-over", 409)
    names = found.names(data.language)
    return await _file(draw(found.match.scene(), found.row.game, names), data.format, f"{found.row.game}-{table}")


@get("/api/print/{game:str}")
async def print_sheet(game: FromPath[str], format: FromQuery[Literal["svg", "pdf"]] = "svg") -> Response[bytes]:
    """Return an empty sheet of a game: a board of the fewest seats before the first move."""
    played = find_game(game)
    match: AnyMatch = Match(played, [""] * min(played.info.seats), dealer=SeededDealer("sheet"))
    return await _file(draw(match.game.scene(match.game.view(match.state, 0), 0), game), format, game)


async def _file(svg: str, kind: str, name: str) -> Response[bytes]:
    """Return a drawing as a file of this kind; raise RequestError if the server cannot make it."""
    drawn = inline_colours(svg)
    content = drawn.encode()
    if kind == "pdf":
        if not can_render():
            raise request_error("no-pdf", 409)
        async with one_at_a_time:
            content = await asyncio.to_thread(render_page, drawn, "pdf", PAPERS[0], DPI)
    headers = {"content-disposition": f'attachment; filename="{name}.{kind}"', "cache-control": "no-cache"}
    return Response(content, media_type=MEDIA[kind], headers=headers)


ROUTES = (print_table, print_sheet)
