"""Routes for clubs."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from farshore.server import wire
from farshore.server.competitions.clubs import ClubService
from farshore.server.http.competition_routes import ReaderDependency, provide_reader
from farshore.server.http.player_routes import PROVIDES_WHO, WhoDependency, provide_players
from farshore.server.http.route_parameters import ApiRequest, LanguageParameter, request_address

ClubsDependency = NamedDependency[ClubService]
"""The clubs, as a dependency of routes."""


def provide_clubs(request: ApiRequest) -> ClubService:
    """Return the clubs of this server; raise RequestError if it has no players."""
    provide_players(request).require_on()
    known: ClubService = request.app.state.clubs
    return known


_CLUBS: Final = {"clubs": Provide(provide_clubs, sync_to_thread=False)}
PROVIDES_INVITED: Final = {**_CLUBS, "reader": Provide(provide_reader)}
PROVIDES_MEMBER: Final = {**_CLUBS, **PROVIDES_WHO}


@get("/api/clubs", dependencies=PROVIDES_MEMBER)
async def list_clubs(clubs: ClubsDependency, who: WhoDependency) -> wire.ClubList:
    """List the reader's clubs."""
    return await clubs.list(who.row)


@get("/api/clubs/{club:str}", dependencies=PROVIDES_MEMBER)
async def read_club(
    club: FromPath[str], clubs: ClubsDependency, who: WhoDependency, language: LanguageParameter = "en"
) -> wire.ClubState:
    """Return a club of the reader."""
    return await clubs.state(who.row, club, language)


@post("/api/clubs", dependencies=PROVIDES_MEMBER)
async def make_club(
    request: ApiRequest, data: JSONBody[wire.NewClub], clubs: ClubsDependency, who: WhoDependency
) -> wire.ClubState:
    """Create a club."""
    club = await clubs.create(who.row, data.name, request_address(request, clubs.tables))
    return await clubs.state(who.row, club, data.language)


@post("/api/clubs/invitation", status_code=200, dependencies=PROVIDES_INVITED)
async def club_invitation(
    request: ApiRequest, data: JSONBody[wire.JoinClub], clubs: ClubsDependency, reader: ReaderDependency
) -> wire.ClubInvitation:
    """Return what a join link shows."""
    return await clubs.invitation(reader, data.code, request_address(request, clubs.tables))


@post("/api/clubs/join", status_code=200, dependencies=PROVIDES_MEMBER)
async def join_club(
    request: ApiRequest, data: JSONBody[wire.JoinClub], clubs: ClubsDependency, who: WhoDependency
) -> wire.ClubState:
    """Join the club of a link."""
    club = await clubs.join(who.row, data.code, request_address(request, clubs.tables))
    return await clubs.state(who.row, club, data.language)


@post("/api/clubs/{club:str}/change", status_code=200, dependencies=PROVIDES_MEMBER)
async def change_club(
    club: FromPath[str], data: JSONBody[wire.ChangeClub], clubs: ClubsDependency, who: WhoDependency
) -> wire.ClubState:
    """Change a club, as its owner."""
    await clubs.change(who.row, club, data)
    return await clubs.state(who.row, club, data.language)


@post("/api/clubs/{club:str}/remove", status_code=200, dependencies=PROVIDES_MEMBER)
async def remove_club_member(
    club: FromPath[str], data: JSONBody[wire.ClubMemberRequest], clubs: ClubsDependency, who: WhoDependency
) -> wire.ClubState:
    """Remove a member, as the owner."""
    await clubs.remove(who.row, club, data.member)
    return await clubs.state(who.row, club, data.language)


@post("/api/clubs/{club:str}/give", status_code=200, dependencies=PROVIDES_MEMBER)
async def give_club(
    club: FromPath[str], data: JSONBody[wire.ClubMemberRequest], clubs: ClubsDependency, who: WhoDependency
) -> wire.ClubState:
    """Make another member the owner."""
    await clubs.give(who.row, club, data.member)
    return await clubs.state(who.row, club, data.language)


@post("/api/clubs/{club:str}/leave", status_code=200, dependencies=PROVIDES_MEMBER)
async def leave_club(
    club: FromPath[str], data: JSONBody[wire.LeaveClub], clubs: ClubsDependency, who: WhoDependency
) -> wire.ClubList:
    """Leave a club."""
    await clubs.leave(who.row, club)
    return await clubs.list(who.row)


@post("/api/clubs/{club:str}/delete", status_code=200, dependencies=PROVIDES_MEMBER)
async def delete_club(
    club: FromPath[str], data: JSONBody[wire.DeleteClub], clubs: ClubsDependency, who: WhoDependency
) -> wire.ClubList:
    """Delete a club, as its owner."""
    await clubs.delete(who.row, club, data.name)
    return await clubs.list(who.row)


ROUTES = (
    list_clubs,
    read_club,
    make_club,
    club_invitation,
    join_club,
    change_club,
    remove_club_member,
    give_club,
    leave_club,
    delete_club,
)
