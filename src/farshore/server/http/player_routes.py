"""Routes for players: sign up, sign in, sessions, and the player's own data."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody

from farshore.server import wire
from farshore.server.errors import RequestError, request_error
from farshore.server.http.route_parameters import ApiRequest, request_address
from farshore.server.players.passkeys import PasskeySite
from farshore.server.players.service import SESSION_COOKIE, PlayerService, SignedInPlayer, Visitor
from farshore.server.request_headers import header, host_name, is_https
from farshore.server.store.player_rows import PlayerRow
from farshore.server.wire.encoding import encode

COOKIE: Final = SESSION_COOKIE
COOKIE_SECONDS: Final = 400 * 86_400
"""Seconds for which a browser keeps the cookie: no browser keeps one longer."""
_BROWSERS: Final = (("Edg/", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"),
                    ("Safari/", "Safari"))  # fmt: skip
_SYSTEMS: Final = (("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
                   ("Mac OS", "macOS"), ("Linux", "Linux"))  # fmt: skip

PlayersDependency = NamedDependency[PlayerService]
"""The players, as a dependency of routes."""
WhoDependency = NamedDependency[SignedInPlayer]
"""The player who is signed in, as a dependency of routes."""


def provide_players(request: ApiRequest) -> PlayerService:
    """Return the players of this server."""
    known: PlayerService = request.app.state.players
    return known


async def provide_who(request: ApiRequest) -> SignedInPlayer:
    """Return the player who is signed in; raise RequestError if there is none.

    A request that changes something must say that it comes from this site: browsers always do.
    """
    players = provide_players(request)
    players.require_on()
    if request.method == "POST" and not header(request.scope["headers"], b"origin"):
        raise request_error("other-origin", 403)
    return await players.player_of(request.cookies.get(COOKIE, ""))


async def rated_player(request: ApiRequest) -> PlayerRow | None:
    """Return the player who wants to sit down at a table that may be rated, or None for a guest."""
    players = provide_players(request)
    if players.mode == "off" or not request.cookies.get(COOKIE):
        return None
    try:
        return (await provide_who(request)).row
    except RequestError:  # an old session: a guest
        return None


PROVIDES_PLAYERS: Final = {"players": Provide(provide_players, sync_to_thread=False)}
PROVIDES_WHO: Final = {**PROVIDES_PLAYERS, "who": Provide(provide_who)}


def visitor_of(request: ApiRequest, players: PlayerService) -> Visitor:
    """Return where a request comes from. Only the origins of this host may use its passkeys."""
    host = header(request.scope["headers"], b"host")
    origins = (f"https://{host}", f"http://{host}", *players.tables.settings.origins)
    site = PasskeySite(host_name(host), origins)
    device = device_label(header(request.scope["headers"], b"user-agent"))
    return Visitor(request_address(request, players.tables), device, site)


def device_label(agent: str) -> str:
    """Return the browser and the system of a User-Agent header, for the list of sessions.

    >>> device_label("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox · Linux'
    >>> device_label("curl/8.5")
    'curl/8.5'
    """
    browser = next((name for mark, name in _BROWSERS if mark in agent), "")
    system = next((name for mark, name in _SYSTEMS if mark in agent), "")
    known = " · ".join(filter(None, (browser, system)))
    return known or "".join(sign for sign in agent if sign.isprintable())[:40] or "?"


def signed_in(request: ApiRequest, players: PlayerService, token: str, body: wire.SignedIn) -> Response[wire.SignedIn]:
    """Return a response that sets the cookie of a session."""
    cookie = Cookie(
        COOKIE,
        value=token,
        path="/",
        httponly=True,
        secure=is_https(request.scope, players.tables.settings),
        samesite="lax",
        max_age=COOKIE_SECONDS,
    )
    return Response(body, status_code=200, cookies=[cookie])


def signed_out() -> Response[None]:
    """Return a response that removes the cookie."""
    return Response(None, status_code=204, cookies=[Cookie(COOKIE, value="", path="/", httponly=True, max_age=0)])


# Sign up, in and out


@post("/api/player/passkey", status_code=200, dependencies=PROVIDES_PLAYERS)
async def new_passkey_options(
    request: ApiRequest, data: JSONBody[wire.PasskeyOptionsRequest], players: PlayersDependency
) -> wire.PasskeyOptions:
    """Return options for a new passkey: of a new player with this name, or without a name of the one signed in."""
    who = None if data.name else await provide_who(request)
    return await players.passkey_options(data.name, who, visitor_of(request, players))


@post("/api/player/challenge", status_code=200, dependencies=PROVIDES_PLAYERS)
async def sign_in_options(request: ApiRequest, players: PlayersDependency) -> wire.PasskeyOptions:
    """Return options for signing in with a passkey."""
    return await players.sign_in_options(visitor_of(request, players))


@post("/api/player/new", status_code=200, dependencies=PROVIDES_PLAYERS)
async def sign_up(
    request: ApiRequest, data: JSONBody[wire.NewPlayer], players: PlayersDependency
) -> Response[wire.SignedIn]:
    """Create a player and sign in."""
    token, body = await players.sign_up(data, visitor_of(request, players))
    return signed_in(request, players, token, body)


@post("/api/player/sign-in", status_code=200, dependencies=PROVIDES_PLAYERS)
async def sign_in(
    request: ApiRequest, data: JSONBody[wire.SignInRequest], players: PlayersDependency
) -> Response[wire.SignedIn]:
    """Sign in by passkey, recovery code or the code of another device."""
    token, body = await players.sign_in(data, visitor_of(request, players))
    return signed_in(request, players, token, body)


@post("/api/player/sign-out", dependencies=PROVIDES_WHO)
async def sign_out(players: PlayersDependency, who: WhoDependency) -> Response[None]:
    """Sign this device out."""
    await players.sign_out(who)
    return signed_out()


# The player's own page


@get("/api/player", dependencies=PROVIDES_WHO)
async def read_player(players: PlayersDependency, who: WhoDependency) -> wire.PlayerState:
    """Return the player who is signed in."""
    return await players.state(who)


@post("/api/player/seats", status_code=200, dependencies=PROVIDES_WHO)
async def attach_seats(
    data: JSONBody[wire.AttachRequest], players: PlayersDependency, who: WhoDependency
) -> wire.PlayerState:
    """Give the seats of these secrets to the player."""
    await players.attach(who.row, data.secrets)
    return await players.state(who)


@post("/api/player/data", status_code=204, dependencies=PROVIDES_WHO)
async def put_data(data: JSONBody[wire.PlayerDataRequest], players: PlayersDependency, who: WhoDependency) -> None:
    """Replace what the player's devices share."""
    await players.put_data(who, data.data)


@post("/api/player/name", status_code=200, dependencies=PROVIDES_WHO)
async def rename_player(
    request: ApiRequest, data: JSONBody[wire.RenameRequest], players: PlayersDependency, who: WhoDependency
) -> wire.PlayerState:
    """Change the name, at most once a month."""
    return await players.rename(who, data, visitor_of(request, players))


@post("/api/player/passkey/new", status_code=200, dependencies=PROVIDES_WHO)
async def add_passkey(
    request: ApiRequest, data: JSONBody[wire.PasskeyRequest], players: PlayersDependency, who: WhoDependency
) -> wire.PlayerState:
    """Add a passkey."""
    return await players.add_passkey(who, data.passkey, visitor_of(request, players))


@post("/api/player/passkey/remove", status_code=200, dependencies=PROVIDES_WHO)
async def remove_passkey(
    data: JSONBody[wire.RemoveRequest], players: PlayersDependency, who: WhoDependency
) -> wire.PlayerState:
    """Remove a passkey."""
    return await players.remove_passkey(who, data.id)


@post("/api/player/session/end", status_code=200, dependencies=PROVIDES_WHO)
async def end_session(
    data: JSONBody[wire.RemoveRequest], players: PlayersDependency, who: WhoDependency
) -> wire.PlayerState:
    """End another session, or all others. The player's key changes."""
    return await players.end_session(who, data.id)


@post("/api/player/recovery", status_code=200, dependencies=PROVIDES_WHO)
async def new_recovery_code(players: PlayersDependency, who: WhoDependency) -> wire.NewRecoveryCode:
    """Replace the recovery code."""
    return await players.new_recovery_code(who)


@post("/api/player/code", status_code=200, dependencies=PROVIDES_WHO)
async def device_code(players: PlayersDependency, who: WhoDependency) -> wire.DeviceCode:
    """Return a code for another device: it signs in once, within two minutes."""
    return await players.device_code(who)


@get("/api/player/download", dependencies=PROVIDES_WHO)
async def download_data(players: PlayersDependency, who: WhoDependency) -> Response[bytes]:
    """Return everything that is stored about the player."""
    found: dict[str, Any] = await players.download(who)
    headers = {"content-disposition": 'attachment; filename="farshore-player.json"', "cache-control": "no-store"}
    return Response(encode(found), media_type="application/json", headers=headers)


@post("/api/player/delete", dependencies=PROVIDES_WHO)
async def delete_player(
    data: JSONBody[wire.DeletePlayerRequest], players: PlayersDependency, who: WhoDependency
) -> Response[None]:
    """Delete the player; the name has to be typed."""
    await players.delete(who, data.name)
    return signed_out()


ROUTES = (
    new_passkey_options,
    sign_in_options,
    sign_up,
    sign_in,
    sign_out,
    read_player,
    attach_seats,
    put_data,
    rename_player,
    add_passkey,
    remove_passkey,
    end_session,
    new_recovery_code,
    device_code,
    download_data,
    delete_player,
)
