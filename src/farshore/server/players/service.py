"""What players can do: sign up, sign in and out, keep seats, change the name, download and delete their data."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from secrets import token_bytes, token_urlsafe
from time import time
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import structlog

from farshore.core.text import text
from farshore.server import wire
from farshore.server.errors import RequestError, request_error
from farshore.server.operator_decisions import format_time
from farshore.server.players import passkeys
from farshore.server.players.passkeys import PasskeyCredential, PasskeySite
from farshore.server.players.recovery_codes import NO_CODE, hash_code, is_code, new_code, read_code
from farshore.server.players.unique_names import RENAME_AFTER, check_name
from farshore.server.rate_limits import RateLimiter
from farshore.server.store import bot_token_rows, club_rows, follow_rows, player_rows, rating_rows, tournament_rows
from farshore.server.store.database import Connection
from farshore.server.store.player_rows import PasskeyRow, PlayerRow, SessionRow
from farshore.server.store.storage_per_address import ROW_BYTES
from farshore.server.tables.live_table import hash_secret
from farshore.server.tables.registry import TableRegistry
from farshore.translations import LANGUAGES, app_translator

T = TypeVar("T")
SESSION_COOKIE: Final = "farshore_player"
"""The name of the cookie with the token of a session."""
log = structlog.get_logger("farshore.players")
CODE_SECONDS: Final = 120
"""Seconds for which the code for another device is valid."""
TRIES: Final = 10
"""Names and codes that one address may try per minute."""
CHALLENGES: Final = 30
"""Challenges for passkeys that one address may get per minute: the challenges of all are bounded together."""
USED_EVERY: Final = 3600.0
"""Seconds after which the use of a session is recorded again."""
LISTED: Final = 1_000
"""Tables of a player that a device gets at most."""
DATA_BYTES: Final = 50_000
"""Bytes of what a player's devices share."""
PLAYER_BYTES: Final = 2 * ROW_BYTES + DATA_BYTES
"""Bytes that are charged for a new player: what its devices share may come later, from anywhere."""
RECORDS: Final = 100
"""Matches whose records are part of a download: the newest; the others are listed."""
AT_ONCE: Final = 2
"""Recovery codes that are hashed at the same time: each takes memory and a core."""


class Visitor(NamedTuple):
    """Where a request comes from."""

    address: str
    device: str
    """The browser and the system, as the list of sessions shows them."""
    site: PasskeySite


class SignedInPlayer(NamedTuple):
    """The player of a request, with the session."""

    row: PlayerRow
    session: SessionRow


class PlayerService:
    """Players and their sessions."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables, self.store, self.mode = tables, tables.store, tables.settings.players
        self._names = RateLimiter(TRIES / 60, seconds=60)
        self._codes = RateLimiter(TRIES / 60, seconds=60)
        self._challenges = RateLimiter(CHALLENGES / 60, seconds=60)
        self._hashing = asyncio.Semaphore(AT_ONCE)

    # Sessions

    def require_on(self) -> None:
        """Raise RequestError if this server has no players."""
        if self.mode == "off":
            raise request_error("players-off", 404)

    async def player_of(self, token: str) -> SignedInPlayer:
        """Return the player of a session; raise RequestError if it is not valid."""
        self.require_on()
        hashed = hash_secret(token)
        found = await self.store.read(partial(player_rows.session, token_hash=hashed)) if token else None
        if found is None:
            raise request_error("not-signed-in", 401)
        session, row = found
        require_not_suspended(row)
        if time() - session.used > USED_EVERY:
            await self.store.write(partial(player_rows.use_session, token_hash=hashed, at=time()))
        return SignedInPlayer(await self._with_current_key(row), session)

    async def _begin_session(self, player: str, visitor: Visitor, device: str | None) -> tuple[str, SessionRow]:
        """Begin a session with a new random token, whatever the browser sent."""
        await self.note_origin(player, visitor.address, device or "")
        token, now = token_urlsafe(32), time()
        session = SessionRow(hash_secret(token), player, visitor.device, now, now)
        await self.store.write(partial(player_rows.begin_session, row=session))
        self.tables.storage.charge(visitor.address, ROW_BYTES)
        return token, session

    async def note_origin(self, player: str, address: str, device: str = "") -> None:
        """Remember hashes of an address and a device of a player: matches between players who share one do not count
        for ratings."""
        found = {"address": address, "device": device}
        hashes = {
            kind: self.tables.derive_key(f"player-{kind}/{words}").hex()[:32] for kind, words in found.items() if words
        }

        def work(connection: Connection) -> None:
            for kind, origin in hashes.items():
                rating_rows.note_origin(connection, player, kind, origin, time())

        if hashes:
            await self.store.write(work)

    async def sign_out(self, who: SignedInPlayer) -> None:
        """Sign this device out."""
        await self.store.write(partial(player_rows.end_sessions, player=who.row.id, tokens=[who.session.token_hash]))

    async def end_session(self, who: SignedInPlayer, session_id: str) -> wire.PlayerState:
        """End another session, or all others. The key of the seats changes: those devices can no longer play."""
        sessions = await self.store.read(partial(player_rows.sessions_of, player=who.row.id))
        others = [one.token_hash for one in sessions if one.token_hash != who.session.token_hash]
        ended = [token for token in others if not session_id or session_key(token) == session_id]
        if session_id and not ended:
            raise request_error("no-such-session", 404)
        await self.store.write(partial(player_rows.end_sessions, player=who.row.id, tokens=ended))
        row = await self._rekey(who.row, who.row.epoch + 1)
        return await self.state(SignedInPlayer(row, who.session))

    # Sign up and in

    async def passkey_options(self, name: str, who: SignedInPlayer | None, visitor: Visitor) -> wire.PasskeyOptions:
        """Return the options for a new passkey: of the player who is signed in, or of a new one with this name."""
        self.require_on()
        known: list[str] = []
        if who is None:
            name, _ = await self._require_free(name, visitor)
            user = token_urlsafe(18)
        else:
            name, user = who.row.name, who.row.id
            known = [
                one.credential for one in await self.store.read(partial(player_rows.passkeys_of, player=who.row.id))
            ]
        challenge = await self._new_challenge("create", visitor)
        return wire.PasskeyOptions(options=passkeys.creation_options(visitor.site, user, name, known, challenge))

    async def sign_in_options(self, visitor: Visitor) -> wire.PasskeyOptions:
        """Return the options for signing in with a passkey. They name no player."""
        self.require_on()
        challenge = await self._new_challenge("get", visitor)
        return wire.PasskeyOptions(options=passkeys.request_options(visitor.site, challenge))

    async def sign_up(self, request: wire.NewPlayer, visitor: Visitor) -> tuple[str, wire.SignedIn]:
        """Create a player; return the token of the session."""
        self.require_on()
        self.tables.storage.require_room(visitor.address)
        player = token_urlsafe(18)
        if request.name:
            name, fold = await self._require_free(request.name, visitor)
        else:  # a guest who wants a code
            self._require_try(self._names, visitor)
            name, fold = "", player_rows.FOLD_OF_NOBODY + player
        data = encode_data(request.data)
        credential = await self._verify_new(request.passkey, visitor) if request.passkey is not None else None
        invited = self._invitation(request.invite, visitor) if name else ""
        code = new_code()
        hashed = await self._hash(hash_code, code.secret)
        row = PlayerRow(player, name, fold, time(), recovery=code.public, recovery_hash=hashed, data=data)
        row.key_hash = hash_secret(self._key(row))
        new = _passkey_row(credential, row.id, visitor) if credential else None

        def work(connection: Connection) -> bool:
            if not player_rows.add_player(connection, row):
                return False
            if invited and player_rows.use_code(connection, invited, "invite") is None:
                raise request_error("invitation-wrong", 403)
            if new is not None and not player_rows.add_passkey(connection, new):
                raise passkeys.passkey_error()
            return True

        try:
            done = await self.store.write(work)
        except self.store.database.duplicate:  # the same name at the same moment
            done = False
        if not done:
            raise request_error("player-name-taken", 409)
        self.tables.storage.charge(visitor.address, PLAYER_BYTES)
        token, session = await self._begin_session(row.id, visitor, request.device)
        await self.attach(row, request.secrets)
        log.info("player made", player=row.id, passkey=new is not None)
        state = await self.state(SignedInPlayer(row, session))
        return token, wire.SignedIn(player=state, recovery=str(code))

    def _invitation(self, typed: str, visitor: Visitor) -> str:
        """Return the hash of a typed invitation, or an empty string where none is needed. Tries are limited."""
        if self.mode != "invite":
            return ""
        self._require_try(self._codes, visitor)
        return hash_secret(typed.strip().upper())

    async def sign_in(self, request: wire.SignInRequest, visitor: Visitor) -> tuple[str, wire.SignedIn]:
        """Sign in by passkey, recovery code or the code of another device; return the token of the session."""
        self.require_on()
        if request.passkey is not None:
            row = await self._player_of_passkey(request.passkey, visitor)
        elif request.recovery:
            row = await self._player_of_recovery(request.recovery, visitor)
        else:
            row = await self._player_of_code(request.code or "", visitor)
        require_not_suspended(row)
        row = await self._with_current_key(row)
        token, session = await self._begin_session(row.id, visitor, request.device)
        await self.attach(row, request.secrets)
        return token, wire.SignedIn(player=await self.state(SignedInPlayer(row, session)))

    async def _player_of_passkey(self, answer: dict[str, Any], visitor: Visitor) -> PlayerRow:
        challenge = await self._use_challenge(answer, "get")
        passkey_id = passkeys.credential_hash(str(answer.get("id", "")))
        known = await self.store.read(partial(player_rows.passkey, passkey_id=passkey_id))
        if known is None or known.domain != visitor.site.domain:
            raise passkeys.passkey_error()
        stored = PasskeyCredential(known.id, known.credential, known.public_key, known.sign_count)
        count = passkeys.verify_answer(answer, visitor.site, challenge, stored)
        await self.store.write(partial(player_rows.use_passkey, passkey_id=passkey_id, sign_count=count, at=time()))
        return await self._player(known.player)

    async def _player_of_recovery(self, typed: str, visitor: Visitor) -> PlayerRow:
        """Return the player of a recovery code. A code that begins like another takes as long as one that does not."""
        self._require_try(self._codes, visitor)
        code = read_code(typed)
        if code is None:
            raise request_error("recovery-wrong", 403)
        row = await self.store.read(partial(player_rows.player_by_recovery, recovery=code.public))
        stored = row.recovery_hash if row else NO_CODE
        if not await self._hash(is_code, code.secret, stored) or row is None:
            raise request_error("recovery-wrong", 403)
        return row

    async def _player_of_code(self, code: str, visitor: Visitor) -> PlayerRow:
        self._require_try(self._codes, visitor)
        used = partial(player_rows.use_code, code_hash=hash_secret(code), kind="device")
        player = await self.store.write(used)
        if player is None:
            raise request_error("device-code-wrong", 403)
        return await self._player(player)

    async def _player(self, player: str) -> PlayerRow:
        row = await self.store.read(partial(player_rows.player_by_id, player=player))
        if row is None:  # deleted meanwhile
            raise request_error("not-signed-in", 401)
        return row

    async def _require_free(self, name: str, visitor: Visitor) -> tuple[str, str]:
        """Return a name and its fold; raise RequestError if it may not be used or is taken. Tries are limited."""
        self._require_try(self._names, visitor)
        name, fold = check_name(name)
        if await self.store.read(partial(player_rows.player_by_fold, fold=fold)):
            raise request_error("player-name-taken", 409)
        return name, fold

    def _require_try(self, limiter: RateLimiter, visitor: Visitor) -> None:
        if not limiter.take(visitor.address):
            raise request_error("too-fast", 429)

    async def _hash(self, work: Callable[..., T], *values: str) -> T:
        async with self._hashing:
            return await asyncio.to_thread(work, *values)

    # Challenges of passkeys

    async def _new_challenge(self, kind: str, visitor: Visitor) -> bytes:
        self._require_try(self._challenges, visitor)
        challenge = token_bytes(32)
        expires = time() + passkeys.CHALLENGE_SECONDS
        keep = partial(
            player_rows.keep_code, code_hash=hash_secret(challenge.hex()), kind=kind, player="", expires=expires
        )
        await self.store.write(keep)
        return challenge

    async def _use_challenge(self, answer: dict[str, Any], kind: str) -> bytes:
        """Return the challenge of an answer, which is used up: the same answer is refused a second time."""
        challenge = passkeys.challenge_in(answer)
        used = partial(player_rows.use_code, code_hash=hash_secret(challenge.hex()), kind=kind)
        if await self.store.write(used) is None:
            raise passkeys.passkey_error()
        return challenge

    async def _verify_new(self, answer: dict[str, Any], visitor: Visitor) -> PasskeyCredential:
        challenge = await self._use_challenge(answer, "create")
        return passkeys.verify_new(answer, visitor.site, challenge)

    # Seats

    def _key(self, row: PlayerRow) -> str:
        """Derive the key that opens all seats of a player, so that no secret has to be stored."""
        return self.tables.derive_key(f"player/{row.id}/{row.epoch}").hex()

    async def _with_current_key(self, row: PlayerRow) -> PlayerRow:
        """Return the player; replace the key first if it was withdrawn or the server has another secret."""
        return row if row.key_hash == hash_secret(self._key(row)) else await self._rekey(row, row.epoch + 1)

    async def _rekey(self, row: PlayerRow, epoch: int) -> PlayerRow:
        row.epoch = epoch
        row.key_hash = hash_secret(self._key(row))
        rekey = partial(player_rows.rekey, player=row.id, key_hash=row.key_hash, epoch=epoch)
        await self.refresh_tables(await self.store.write(rekey))
        return row

    async def attach(self, row: PlayerRow, secrets: Sequence[str]) -> None:
        """Give the seats of these secrets to a player; seats of other players stay theirs."""
        hashes = [hash_secret(secret) for secret in secrets]
        await self.refresh_tables(await self.store.write(partial(player_rows.attach, row=row, hashes=hashes)))

    async def refresh_tables(self, changed: Sequence[str]) -> None:
        """Have the tables in memory read their seats again, here and in other processes."""
        for table in changed:
            live = self.tables.live.get(table)
            if live is not None:
                live.moved_here = True
                await live.read_new_events()

    # The player's page

    async def state(self, who: SignedInPlayer) -> wire.PlayerState:
        """Return everything that the player's own page shows."""
        row = who.row

        def work(connection: Connection) -> tuple[list[PasskeyRow], list[SessionRow], list[str]]:
            seats = player_rows.seats_of_player(connection, row.id, LISTED)
            sessions = player_rows.sessions_of(connection, row.id)
            return player_rows.passkeys_of(connection, row.id), sessions, [seat.table for seat in seats]

        keys, sessions, tables = await self.store.read(work)
        again = row.renamed + RENAME_AFTER if row.renamed else 0.0
        return wire.PlayerState(
            name=row.name,
            created=int(row.created),
            rename=int(again) if again > time() else 0,
            recovery=row.recovery is not None,
            key=self._key(row),
            tables=tuple(reversed(dict.fromkeys(tables))),
            passkeys=tuple(
                wire.PasskeyState(id=one.id, device=one.device, created=int(one.created), used=int(one.used))
                for one in keys
            ),
            sessions=tuple(
                wire.SessionState(
                    id=session_key(one.token_hash),
                    device=one.device,
                    created=int(one.created),
                    used=int(one.used),
                    here=one.token_hash == who.session.token_hash,
                )
                for one in sessions
            ),
            data=msgspec.json.decode(row.data, type=dict[str, Any]),
        )

    async def put_data(self, who: SignedInPlayer, data: dict[str, Any]) -> None:
        """Replace what the player's devices share."""
        await self.store.write(partial(player_rows.put_data, player=who.row.id, data=encode_data(data)))

    async def rename(self, who: SignedInPlayer, request: wire.RenameRequest, visitor: Visitor) -> wire.PlayerState:
        """Change the name, at most once a month. The first name of a guest with a code is no change."""
        row = who.row
        self._require_try(self._names, visitor)
        name, fold = check_name(request.name)
        invited = "" if row.name else self._invitation(request.invite, visitor)
        if row.renamed and time() < row.renamed + RENAME_AFTER:
            raise request_error("player-renamed", 409, until=format_time(row.renamed + RENAME_AFTER))
        at = time() if row.name else 0.0

        def work(connection: Connection) -> bool:
            if not player_rows.rename(connection, row.id, name, fold, at):
                return False
            if invited and player_rows.use_code(connection, invited, "invite") is None:
                raise request_error("invitation-wrong", 403)
            return True

        try:
            done = await self.store.write(work)
        except self.store.database.duplicate:
            done = False
        if not done:
            raise request_error("player-name-taken", 409)
        row.name, row.fold, row.renamed = name, fold, at
        return await self.state(who)

    async def add_passkey(self, who: SignedInPlayer, answer: dict[str, Any], visitor: Visitor) -> wire.PlayerState:
        """Add a passkey to the player who is signed in."""
        self.tables.storage.require_room(visitor.address)
        credential = await self._verify_new(answer, visitor)
        new = _passkey_row(credential, who.row.id, visitor)
        if not await self.store.write(partial(player_rows.add_passkey, row=new)):
            raise passkeys.passkey_error()
        self.tables.storage.charge(visitor.address, ROW_BYTES)
        return await self.state(who)

    async def remove_passkey(self, who: SignedInPlayer, passkey_id: str) -> wire.PlayerState:
        """Remove a passkey; other ways to sign in stay."""
        gone = partial(player_rows.remove_passkey, player=who.row.id, passkey_id=passkey_id)
        if not await self.store.write(gone):
            raise request_error("no-such-passkey", 404)
        return await self.state(who)

    async def new_recovery_code(self, who: SignedInPlayer) -> wire.NewRecoveryCode:
        """Replace the recovery code and return the new one."""
        code = new_code()
        hashed = await self._hash(hash_code, code.secret)
        keep = partial(player_rows.put_recovery, player=who.row.id, recovery=code.public, hashed=hashed)
        await self.store.write(keep)
        return wire.NewRecoveryCode(recovery=str(code))

    async def device_code(self, who: SignedInPlayer) -> wire.DeviceCode:
        """Return a code with which another device signs in, once and soon."""
        code = token_urlsafe(20)
        keep = partial(
            player_rows.keep_code,
            code_hash=hash_secret(code),
            kind="device",
            player=who.row.id,
            expires=time() + CODE_SECONDS,
        )
        await self.store.write(keep)
        return wire.DeviceCode(code=code, seconds=CODE_SECONDS)

    # My data

    async def download(self, who: SignedInPlayer) -> dict[str, Any]:
        """Return everything that is stored about a player, with the records of the newest matches."""
        state = msgspec.to_builtins(await self.state(who))
        for secret in ("key", "tables"):
            state.pop(secret, None)
        seats = await self.store.read(partial(player_rows.seats_of_player, player=who.row.id, most=1_000_000))
        matches = [
            {
                "table": seat.table,
                "seat": seat.seat,
                "game": seat.game,
                "name": seat.name,
                "created": int(seat.created),
                "changed": int(seat.changed),
                "over": bool(seat.over),
                "totals": msgspec.json.decode(seat.totals),
            }
            for seat in seats
        ]
        records: dict[str, str] = {}
        mine = frozenset({who.row.key_hash})
        for table in list(dict.fromkeys(seat.table for seat in seats))[:RECORDS]:
            try:
                found = await self.tables.open(table)
            except RequestError:  # a game that is no longer installed, or another edition
                continue
            records[table] = found.to_record(found.seats_of(mine), self.tables.revealed_secret(found))
        tokens = await self.store.read(partial(bot_token_rows.tokens_of, player=who.row.id))
        bots = [
            {
                "name": one.name,
                "scopes": one.scopes,
                "created": one.created,
                "used": one.used,
                "ratings": (await self.store.read(partial(_rating_data, player=rating_rows.PROGRAM + one.id)))[0],
            }
            for one in tokens
        ]
        others = await self.store.read(partial(_others_of, player=who.row.id))
        ratings, rated = await self.store.read(partial(_rating_data, player=who.row.id))
        results = {"ratings": ratings, "rated": rated, "matches": matches, "records": records}
        return {"player": state, "bots": bots, **others, **results}

    async def delete(self, who: SignedInPlayer, name: str) -> None:
        """Delete the player. Seats stay with the name “former player”."""
        if name.strip() != who.row.name:
            raise request_error("delete-name-wrong", 422)
        names = former_names()
        gone = partial(player_rows.delete_player, player=who.row.id, names=names)
        await self.refresh_tables(await self.store.write(gone))
        log.info("player deleted", player=who.row.id)


def require_not_suspended(row: PlayerRow) -> None:
    """Raise RequestError if the operator has suspended a player."""
    if row.suspended and row.suspended_until:
        raise request_error("player-suspended-until", 403, until=format_time(row.suspended_until))
    if row.suspended:
        raise request_error("player-suspended", 403)


def _others_of(connection: Connection, player: str) -> dict[str, Any]:
    """Return what is stored about a player and others: clubs, tournaments, followed players and invitations."""
    received = follow_rows.invitations(connection, player, time(), most=LISTED)
    return {
        "clubs": [{"name": row.name, "role": role} for row, role, _ in club_rows.clubs_of(connection, player)],
        "tournaments": tournament_rows.entries_of(connection, player),
        "following": [{"name": one.name, "since": one.at} for one in follow_rows.following(connection, player)],
        "followers": [{"name": one.name, "since": one.at} for one in follow_rows.followers(connection, player)],
        "blocked": [{"name": one.name, "since": one.at} for one in follow_rows.blocked_by(connection, player)],
        "invitations": [{"from": name, "table": row.table, "at": row.at} for row, name, _ in received],
        "invited": [
            {"to": name, "table": table, "at": at}
            for name, table, at in follow_rows.sent_invitations(connection, player)
        ],
        "here": follow_rows.last_seen(connection, player),
    }


def _rating_data(connection: Connection, player: str) -> tuple[list[Any], list[Any]]:
    """Return the ratings of a player with seasons and curves, and the results that they follow from."""
    ratings = [
        asdict(row)
        for season in ("", *rating_rows.seasons_of_player(connection, player))
        for row in rating_rows.all_ratings_of(connection, player, season)
    ]
    results = []
    for match in rating_rows.latest_matches(connection, player, 1_000_000):
        mine = next(seat for seat in match.seats if seat.participant == player)
        where = {"table": match.table, "pool": match.pool, "finished": match.finished, "refused": match.refused}
        results.append({**where, **asdict(mine)})
    return ratings, results


def former_names() -> dict[str, str]:
    """Return the name of deleted players by language."""
    return {language: app_translator().translate(text("former-player"), language) for language in LANGUAGES}


def session_key(token_hash: str) -> str:
    """Return the name of a session in lists: it signs nobody in."""
    return hash_secret(f"session {token_hash}")[:16]


def encode_data(data: dict[str, Any]) -> str:
    """Return shared data as JSON; raise RequestError if it is too long."""
    encoded = msgspec.json.encode(data)
    if len(encoded) > DATA_BYTES:
        raise request_error("message-too-long", 413)
    return encoded.decode()


def _passkey_row(credential: PasskeyCredential, player: str, visitor: Visitor) -> PasskeyRow:
    now = time()
    return PasskeyRow(
        credential.id, player, credential.credential, credential.public_key, credential.sign_count,
        visitor.site.domain, visitor.device, now, 0.0,
    )  # fmt: skip
