"""Requests and responses about clubs and about people: `/api/clubs/…` and `/api/people/…`."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from farshore.server.wire.competition_messages import EntryCode, TournamentEntry
from farshore.server.wire.field_types import Id, Language, Name, RequestBody, ResponseBody
from farshore.server.wire.lobby_and_chat_messages import OpenTable

MemberNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


# Clubs


class NewClub(RequestBody):
    """POST /api/clubs"""

    name: Name
    language: Language = "en"


class JoinClub(RequestBody):
    """POST /api/clubs/invitation, POST /api/clubs/join: the code of the join link."""

    code: EntryCode
    language: Language = "en"


class ChangeClub(RequestBody):
    """POST /api/clubs/ID/change: what is omitted stays."""

    name: Name | None = None
    cup_game: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    """The game of the club's cup; empty: the games take turns."""
    new_link: bool = False
    """Replace the join link: the one before opens nothing any more."""
    language: Language = "en"


class ClubMemberRequest(RequestBody):
    """POST /api/clubs/ID/remove, POST /api/clubs/ID/give: which member."""

    member: MemberNumber
    language: Language = "en"


class LeaveClub(RequestBody):
    """POST /api/clubs/ID/leave"""

    language: Language = "en"


class DeleteClub(RequestBody):
    """POST /api/clubs/ID/delete: the name of the club again, so that nobody does it by accident."""

    name: Name = ""
    language: Language = "en"


class ClubEntry(ResponseBody):
    """A club in the reader's list."""

    id: str
    name: str
    members: int
    owner: bool = False
    """The reader is the owner."""


class ClubList(ResponseBody):
    """GET /api/clubs: the reader's clubs."""

    clubs: tuple[ClubEntry, ...] = ()


class ClubInvitation(ResponseBody):
    """What a join link shows before you join."""

    id: str
    name: str
    members: int
    owner: str = ""
    """The name of the owner."""
    member: bool = False
    """The reader is a member already."""


class ClubMember(ResponseBody):
    """A member, with the matches against other members."""

    number: int
    name: str
    joined: int
    owner: bool = False
    me: bool = False
    played: int = 0
    won: int = 0


class ClubState(ResponseBody):
    """GET /api/clubs/ID: only for members."""

    id: str
    name: str
    code: str
    """The code of the join link `/club/join#CODE`."""
    owner: bool = False
    """The reader is the owner."""
    me: int = 0
    """The reader's number."""
    cup: str = ""
    """The id of the club's cup of this week."""
    cup_game: str = ""
    cup_title: str = ""
    """The game of this week's cup."""
    members: tuple[ClubMember, ...] = ()
    """Those with most wins against other members first."""
    tables: tuple[OpenTable, ...] = ()
    """The club's open tables."""
    tournaments: tuple[TournamentEntry, ...] = ()
    """The club's tournaments, newest first."""


# People


class PersonRequest(RequestBody):
    """POST /api/people/follow, /unfollow, /block, /unblock: the name of a player whom you have met."""

    name: Name
    language: Language = "en"


class InvitePerson(RequestBody):
    """POST /api/people/invite: invite a player whom you have met to a table of yours with a free seat."""

    name: Name
    table: Id
    language: Language = "en"


class InvitationAnswer(RequestBody):
    """POST /api/people/accept, POST /api/people/decline"""

    id: Id
    language: Language = "en"


class Person(ResponseBody):
    """Another player. Whether somebody is here is sent only if both follow each other."""

    name: str
    follows: bool = False
    """The reader follows this player."""
    followed: bool = False
    """This player follows the reader."""
    here: bool = False


class SeatedPerson(ResponseBody):
    """Another player at a table of the reader."""

    seat: int
    name: str
    follows: bool = False
    invited: bool = False
    """The reader has invited this player to the rematch, or the player sits there."""


class ReceivedInvitation(ResponseBody):
    """An invitation to a table."""

    id: str
    name: str
    """Who invites."""
    table: str
    game: str
    title: str
    at: int


class PeopleState(ResponseBody):
    """GET /api/people"""

    following: tuple[Person, ...] = ()
    followers: tuple[Person, ...] = ()
    """Those whom the reader does not follow back, by name; at most 50, from the first name after `after` on."""
    more_followers: bool = False
    """There are more: the next page comes after the last of these names."""
    met: tuple[Person, ...] = ()
    """Players met at tables whom the reader does not follow, the last met first."""
    blocked: tuple[Person, ...] = ()
    invitations: tuple[ReceivedInvitation, ...] = ()


class PeopleAtTable(ResponseBody):
    """GET /api/people/TABLE: the other players at a table of the reader."""

    people: tuple[SeatedPerson, ...] = ()


CLUB_BODIES = (
    NewClub,
    JoinClub,
    ChangeClub,
    ClubMemberRequest,
    LeaveClub,
    DeleteClub,
    ClubList,
    ClubInvitation,
    ClubState,
    PersonRequest,
    InvitePerson,
    InvitationAnswer,
    PeopleState,
    PeopleAtTable,
)
