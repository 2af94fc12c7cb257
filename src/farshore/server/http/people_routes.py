"""Routes for people whom a player has met: follow, block, invite."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter

from farshore.server import wire
from farshore.server.http.player_routes import PROVIDES_WHO, WhoDependency
from farshore.server.http.route_parameters import ApiRequest, LanguageParameter, request_address
from farshore.server.players.people import PeopleService

PeopleDependency = NamedDependency[PeopleService]
"""The people of players, as a dependency of routes."""
AfterParameter = Annotated[str, QueryParameter(name="after", required=False, max_length=40)]


def provide_people(request: ApiRequest) -> PeopleService:
    """Return the service for people of this server."""
    known: PeopleService = request.app.state.people
    return known


PROVIDES_PEOPLE: Final = {"people": Provide(provide_people, sync_to_thread=False), **PROVIDES_WHO}


@get("/api/people", dependencies=PROVIDES_PEOPLE)
async def read_people(
    people: PeopleDependency, who: WhoDependency, language: LanguageParameter = "en", after: AfterParameter = ""
) -> wire.PeopleState:
    """Return whom the reader follows, who is here, and the reader's invitations.

    Followers come in pages of 50, by name: `after` is the last name of the page before.
    """
    return await people.state(who.row, language, after)


@get("/api/people/{table:str}", dependencies=PROVIDES_PEOPLE)
async def people_at_table(table: FromPath[str], people: PeopleDependency, who: WhoDependency) -> wire.PeopleAtTable:
    """Return the other players at a table of the reader."""
    return await people.at_table(who.row, table)


@post("/api/people/follow", status_code=200, dependencies=PROVIDES_PEOPLE)
async def follow_person(
    request: ApiRequest, data: JSONBody[wire.PersonRequest], people: PeopleDependency, who: WhoDependency
) -> wire.PeopleState:
    """Follow a player whom the reader has met."""
    await people.follow(who.row, data.name, request_address(request, people.tables))
    return await people.state(who.row, data.language)


@post("/api/people/unfollow", status_code=200, dependencies=PROVIDES_PEOPLE)
async def unfollow_person(
    data: JSONBody[wire.PersonRequest], people: PeopleDependency, who: WhoDependency
) -> wire.PeopleState:
    """Stop following a player."""
    await people.unfollow(who.row, data.name)
    return await people.state(who.row, data.language)


@post("/api/people/block", status_code=200, dependencies=PROVIDES_PEOPLE)
async def block_person(
    request: ApiRequest, data: JSONBody[wire.PersonRequest], people: PeopleDependency, who: WhoDependency
) -> wire.PeopleState:
    """Block a player."""
    await people.block(who.row, data.name, request_address(request, people.tables))
    return await people.state(who.row, data.language)


@post("/api/people/unblock", status_code=200, dependencies=PROVIDES_PEOPLE)
async def unblock_person(
    data: JSONBody[wire.PersonRequest], people: PeopleDependency, who: WhoDependency
) -> wire.PeopleState:
    """End a block."""
    await people.unblock(who.row, data.name)
    return await people.state(who.row, data.language)


@post("/api/people/invite", status_code=204, dependencies=PROVIDES_PEOPLE)
async def invite_person(
    request: ApiRequest, data: JSONBody[wire.InvitePerson], people: PeopleDependency, who: WhoDependency
) -> None:
    """Invite a player to a table of the reader."""
    await people.invite(who.row, data.name, data.table, request_address(request, people.tables))


@post("/api/people/accept", status_code=200, dependencies=PROVIDES_PEOPLE)
async def accept_invitation(
    data: JSONBody[wire.InvitationAnswer], people: PeopleDependency, who: WhoDependency
) -> wire.OpenedTable:
    """Take a seat at the table of an invitation."""
    return await people.accept(who.row, data.id)


@post("/api/people/decline", status_code=200, dependencies=PROVIDES_PEOPLE)
async def decline_invitation(
    data: JSONBody[wire.InvitationAnswer], people: PeopleDependency, who: WhoDependency
) -> wire.PeopleState:
    """Decline an invitation."""
    await people.decline(who.row, data.id)
    return await people.state(who.row, data.language)


ROUTES = (
    read_people,
    people_at_table,
    follow_person,
    unfollow_person,
    block_person,
    unblock_person,
    invite_person,
    accept_invitation,
    decline_invitation,
)
