"""Requests and responses about players: `/api/player/…`."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from farshore.server.wire.field_types import NO_CONTROLS, Language, Name, RequestBody, ResponseBody, Secret, Secrets

PasskeyAnswer: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(max_length=20)]
"""A passkey's answer as the browser writes it: `credential.toJSON()`."""
SharedData: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(max_length=40)]
"""What the devices of a player share: lessons, days of challenges, preferences."""
TypedCode: TypeAlias = Annotated[str, msgspec.Meta(max_length=80)]


class PasskeyOptionsRequest(RequestBody):
    """POST /api/player/passkey: options for a new passkey, of a new player or of the one who is signed in."""

    name: Name = ""
    language: Language = "en"


class PasskeyOptions(ResponseBody):
    """Options for `navigator.credentials`."""

    options: dict[str, Any]


class NewPlayer(RequestBody):
    """POST /api/player/new"""

    name: Name = ""
    """Empty for a guest with a code: no name is taken, and no invitation is needed."""
    passkey: PasskeyAnswer | None = None
    """Omitted where passkeys do not work: then the recovery code is the only way back."""
    secrets: Secrets = ()
    """Secrets of seats of this device, which the player takes over."""
    data: SharedData = {}
    invite: TypedCode = ""
    device: Secret | None = None
    """A name of this device: matches between players of one device do not count for ratings."""
    language: Language = "en"


class SignInRequest(RequestBody):
    """POST /api/player/sign-in: by passkey, by recovery code, or by the code that another device shows."""

    passkey: PasskeyAnswer | None = None
    recovery: TypedCode = ""
    code: Secret | None = None
    device: Secret | None = None
    secrets: Secrets = ()
    language: Language = "en"


class AttachRequest(RequestBody):
    """POST /api/player/seats: the player takes over the seats of these secrets."""

    secrets: Secrets
    language: Language = "en"


class PlayerDataRequest(RequestBody):
    """POST /api/player/data: replaces what the player's devices share."""

    data: SharedData


class RenameRequest(RequestBody):
    """POST /api/player/name"""

    name: Name
    invite: TypedCode = ""
    """For the first name of a guest with a code, where players are invited."""
    language: Language = "en"


class PasskeyRequest(RequestBody):
    """POST /api/player/passkey/new: adds a passkey."""

    passkey: PasskeyAnswer


class RemoveRequest(RequestBody):
    """POST /api/player/passkey/remove, POST /api/player/session/end: which one; empty for all other sessions."""

    id: Annotated[str, msgspec.Meta(max_length=64, pattern=NO_CONTROLS)] = ""


class DeletePlayerRequest(RequestBody):
    """POST /api/player/delete: the name again, so that nobody does it by accident; empty if there is none."""

    name: Name = ""


class PasskeyState(ResponseBody):
    """A passkey in the player's list."""

    id: str
    device: str
    created: int
    used: int = 0


class SessionState(ResponseBody):
    """A device on which the player is signed in."""

    id: str
    device: str
    created: int
    used: int
    here: bool = False


class PlayerState(ResponseBody):
    """GET /api/player: the player who is signed in."""

    created: int
    name: str = ""
    """Empty for a guest with a code."""
    rename: int = 0
    """When the name may be changed again, in seconds since 1970; 0 for now."""
    recovery: bool = False
    """Whether there is a recovery code."""
    key: str = ""
    """Opens all seats of the player, as the secret of a seat does."""
    tables: tuple[str, ...] = ()
    """The tables of the player, last changed last."""
    passkeys: tuple[PasskeyState, ...] = ()
    sessions: tuple[SessionState, ...] = ()
    data: dict[str, Any] = {}


class SignedIn(ResponseBody):
    """The player after signing in. The session is in a cookie."""

    player: PlayerState
    recovery: str = ""
    """The recovery code of a new player: it is shown once."""


class NewRecoveryCode(ResponseBody):
    """POST /api/player/recovery: the code that replaces the one before."""

    recovery: str


class DeviceCode(ResponseBody):
    """POST /api/player/code: another device signs in with it, once and soon."""

    code: str
    seconds: int


ACCOUNT_BODIES = (
    PasskeyOptionsRequest,
    PasskeyOptions,
    NewPlayer,
    SignInRequest,
    AttachRequest,
    PlayerDataRequest,
    RenameRequest,
    PasskeyRequest,
    RemoveRequest,
    DeletePlayerRequest,
    PlayerState,
    SignedIn,
    NewRecoveryCode,
    DeviceCode,
)
