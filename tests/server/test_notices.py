"""Notifications: encrypted push to a local receiver, signed webhooks, once a turn, ended with one click."""

from __future__ import annotations

import asyncio
import json
import socket
from base64 import urlsafe_b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from hmac import digest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from threading import Thread
from time import time
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from farshore.client import post
from farshore.server import wire
from farshore.server.notices import notifier, safe_post, webpush
from farshore.server.store import notice_rows as stored
from farshore.server.store.notice_rows import NoticeRow
from farshore.server.store.store import Store
from farshore.server.store.table_rows import SeatRow, TableRow
from farshore.server.tables import turn_clock
from server.in_process_server import Nearby, Starter
from server.sit_down import Sitting, make, request, run, wait_for_state

KINDS = ("sqlite", "postgresql")
HOUSE = "https://play.example"


class Receiver:
    """A push service, or a chat program: keeps what it is sent."""

    def __init__(self) -> None:
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.heard.append(({key.lower(): value for key, value in self.headers.items()}, body))
                self.send_response(receiver.status)
                self.end_headers()

            def log_message(self, *words: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/to/me?key=1"
        self.thread = Thread(target=self.server.serve_forever)
        self.thread.start()

    async def hears(self, count: int) -> list[tuple[dict[str, str], bytes]]:
        async with asyncio.timeout(240):
            while len(self.heard) < count:
                await asyncio.sleep(0.01)
        return self.heard


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()
    try:
        yield receiver
    finally:
        receiver.server.shutdown()
        receiver.thread.join()
        receiver.server.server_close()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier, "SOON", 0.05)


def wish(sitting: Sitting, seat: int, receiver: Receiver, **more: Any) -> dict[str, Any]:
    body = {"secrets": [sitting.secrets[seat]], "address": receiver.address, "house": HOUSE, "kind": "hook", **more}
    answer: dict[str, Any] = post(sitting.address, f"/api/tables/{sitting.table}/notices", body)
    return answer


async def settle(house: Nearby, sitting: Sitting) -> None:
    """Everybody comes, plays until something is settled and seat 0 is to act again, and leaves."""
    live = await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(house.tables.open(sitting.table), house.loop))
    before = live.game.phase(live.state)
    guests = {seat: await sitting.guest(seat) for seat in sitting.secrets}
    while live.game.phase(live.state) == before or 0 not in live.busy:
        for seat, guest in guests.items():
            await guest.receive_until(live.version)
            if does := guest.scene_actions():
                await guest.act(seat, "done" if "done" in does else does[0])
    for guest in guests.values():
        await guest.close()


async def all_sent(house: Nearby, present: int = 0) -> None:
    """Wait until the server knows who has left, and has checked all tables that changed and sent what was due."""
    sockets = house.app.sockets
    assert sockets is not None
    await wait_for_state(lambda: len(sockets.open) == present and house.app.notices.is_idle)


def test_messages_are_encrypted_as_the_standard_shows() -> None:
    """RFC 8291, appendix A."""
    own = ec.derive_private_key(
        int.from_bytes(webpush.decode_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1()
    )
    receiver = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    body = webpush.encrypt(
        b"When I grow up, I want to be a watermelon",
        webpush.decode_base64url(receiver),
        webpush.decode_base64url("BTBZMqHH6r4Tts7J_aSIgg"),
        salt=webpush.decode_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
        own=own,
    )
    assert webpush.encode_base64url(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def decrypted(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """As a browser does it."""
    salt, length = body[:16], body[20]
    theirs, secret = body[21 : 21 + length], body[21 + length :]
    mine = webpush.encode_public_key(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    derived = HKDF(SHA256(), 32, auth, b"WebPush: info\0" + mine + theirs).derive(shared)
    content = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(derived)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(derived)
    return AESGCM(content).decrypt(nonce, secret, None).rstrip(b"\2")


def require_signed(header: str, public: str, audience: str) -> None:
    """As a push service does it."""
    kind, _, rest = header.partition(" ")
    assert kind == "vapid"
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert given["k"] == public
    head, claims, signature = given["t"].split(".")
    raw = webpush.decode_base64url(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), webpush.decode_base64url(public))
    points = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key.verify(points, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    answer = json.loads(urlsafe_b64decode(claims + "=="))
    assert (answer["aud"], answer["sub"]) == (audience, HOUSE)
    assert time() < answer["exp"] < time() + 86_400


@pytest.mark.parametrize("kind", KINDS)
def test_a_push_tells_an_absent_player_once_a_turn_also_after_a_restart_and_ends_with_one_press(
    kind: str, begin: Starter, new_database: Callable[[str], str]
) -> None:
    url = new_database(kind)
    browser, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    keys = {
        "p256dh": webpush.encode_base64url(webpush.encode_public_key(browser.public_key())),
        "auth": webpush.encode_base64url(auth),
    }
    with receiving() as receiver:
        house = begin(url, private_hooks="1")
        public = json.loads(request(house, "/api/push")[2])["key"]
        sitting = make(house, person="here", seats="pp")
        assert "secret" not in wish(sitting, 0, receiver, kind="push", language="fr", **keys)
        house.stop()
        house = begin(url, private_hooks="1")
        assert json.loads(request(house, "/api/push")[2])["key"] == public, "the keys are made once"
        sitting.address = house.address

        async def play() -> None:
            await settle(house, sitting)
            await receiver.hears(1)
            bo = await sitting.guest(1)
            if does := bo.scene_actions():
                await bo.act(1, does[0])
                await bo.act(1, "undo")
            await bo.close()
            await all_sent(house)
            assert len(receiver.heard) == 1, "once a turn, whatever happens in it"
            await settle(house, sitting)
            await receiver.hears(2)

        run(play())
        headers, body = receiver.heard[0]
        require_signed(headers["authorization"], public, receiver.address.partition("/to")[0])
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
        message = json.loads(decrypted(body, browser, auth))
        assert message["title"] == "À vous de jouer\u202f: Explorers"
        assert (message["url"], message["tag"]) == (f"/t/{sitting.table}", sitting.table)
        assert sitting.secrets[0] not in str(message)
        assert request(house, "/api/notices/stop", {"stop": message["stop"]})[0] == 204
        run(settle(house, sitting))
        run(all_sent(house))
        assert len(receiver.heard) == 2


def test_a_hook_is_signed_says_where_and_nobody_who_is_there_is_told(begin: Starter) -> None:
    house = begin(private_hooks="1")
    with receiving() as receiver:
        sitting = make(house, person="here", seats="pp")
        answer = wish(sitting, 0, receiver, language="de")

        async def play() -> None:
            await settle(house, sitting)
            await receiver.hears(1)
            watching = await sitting.guest(0)
            await settle(house, sitting)
            await all_sent(house, present=1)
            assert len(receiver.heard) == 1, "they see it themselves"
            await watching.close()
            await receiver.hears(2)

        run(play())
        headers, body = receiver.heard[0]
        signed = digest(answer["secret"].encode(), f"{headers['x-farshore-time']}.".encode() + body, sha256).hex()
        assert headers["x-farshore-signature"] == signed
        message = msgspec.json.decode(body)
        link = f"{HOUSE}/t/{sitting.table}"
        assert message["text"] == message["content"] == f"Du bist dran: Explorers: {link}"
        assert (message["kind"], message["seat"], message["link"]) == ("turn", 0, link)
        assert message["stop"] == f"{HOUSE}/stop#{answer['stop']}"


def test_who_is_late_is_reminded_once_also_where_nobody_has_the_table_open(
    begin: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = begin(private_hooks="1", idle="0")
    with receiving() as receiver:
        sitting = make(house, person="here", seats="pp", pace=86_400)
        wish(sitting, 0, receiver)

        async def play() -> None:
            await settle(house, sitting)
            await receiver.hears(1)
            while sitting.table in house.tables.live:
                house.loop.call_soon_threadsafe(house.tables.sweep_once)
                await asyncio.sleep(0.05)
            for module in (turn_clock, notifier):
                monkeypatch.setattr(module, "time", lambda: time() + 90_000)
            for _ in range(3):
                look = house.app.notices.check_clocks(stored=True)
                await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(look, house.loop))
                await all_sent(house)
            await receiver.hears(2)
            assert len(receiver.heard) == 2

        run(play())
        assert [msgspec.json.decode(body)["kind"] for _, body in receiver.heard] == ["turn", "late"]


def test_whoever_waits_may_remind_once_a_turn_and_hears_whom_it_reached(begin: Starter) -> None:
    house = begin(private_hooks="1")
    with receiving() as receiver:
        sitting = make(house, person="here", seats="ppp")
        wish(sitting, 0, receiver, language="it")

        def remind(seat: int, secret: str = "") -> tuple[int, dict[str, Any]]:
            body = {"secrets": [secret or sitting.secrets[seat]]}
            status, _, words = request(house, f"/api/tables/{sitting.table}/remind", body)
            return status, msgspec.json.decode(words)

        async def play() -> None:
            ada = await sitting.guest(1)
            await ada.request(wire.Rename, seat=1, name="Ada")
            await ada.close()
            await settle(house, sitting)
            await receiver.hears(1)
            assert house.tables.live[sitting.table].busy == (0,)
            assert await asyncio.to_thread(remind, 1) == (200, {"told": [0]})
            await receiver.hears(2)
            assert await asyncio.to_thread(remind, 2) == (200, {}), "once a turn, from any player"
            outsider = await asyncio.to_thread(remind, 1, "x" * 20)
            assert (outsider[0], outsider[1]["key"]) == (403, "not-your-seat")
            present = [await sitting.guest(seat) for seat in (0, 1, 2)]
            here = await asyncio.to_thread(remind, 1)
            assert (here[0], here[1]["key"]) == (409, "nobody-to-remind")
            for guest in present:
                await guest.close()

        run(play())
        answer = [msgspec.json.decode(body) for _, body in receiver.heard]
        assert [message["kind"] for message in answer] == ["turn", "remind"]
        assert answer[1]["text"].startswith("Ada ti aspetta: Explorers")
        sitting = make(house, person="here", seats="ppp")
        assert remind(1) == (200, {"silent": [0, 2]}), "nobody can tell them"


def test_an_address_is_told_so_much_a_minute(begin: Starter) -> None:
    house = begin(private_hooks="1", notices="1")
    with receiving() as receiver:
        for sitting in (make(house, person="here", seats="pp"), make(house, person="here", seats="pp")):
            wish(sitting, 0, receiver)
            run(settle(house, sitting))
            run(receiver.hears(1))
        run(all_sent(house))
        assert len(receiver.heard) == 1


def test_an_address_that_is_gone_is_told_nothing_more(begin: Starter) -> None:
    house = begin(private_hooks="1")
    with receiving() as receiver:
        receiver.status = 410
        sitting = make(house, person="here", seats="pp")
        wish(sitting, 0, receiver)

        async def play() -> None:
            await settle(house, sitting)
            await receiver.hears(1)
            await settle(house, sitting)
            await all_sent(house)

        run(play())
        assert len(receiver.heard) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_at_a_rematch_everybody_hears_as_before(kind: str, new_database: Callable[[str], str]) -> None:
    async def play() -> None:
        store = await Store.open(new_database(kind))
        for name in ("old", "new"):
            seats = [SeatRow("", "person"), SeatRow("", "person"), SeatRow("", "person")]
            await store.create(TableRow(name, "explorers", 1, {}, seats, "seed"), [])
        for seat in (0, 2):
            row = NoticeRow(
                "old", seat, f"target {seat}", "hook", "https://x.example", "k", HOUSE, "it", "s", notified=7
            )
            assert await store.write(partial(stored.add, row=row, most=1))
        await store.write(lambda database: stored.carry_over(database, "old", "new", [1, 2, 0]))
        found = await store.read(lambda database: stored.notices_of(database, "new"))
        assert [(row.seat, row.target, row.notified) for row in found] == [(1, "target 2", -1), (2, "target 0", -1)]
        await store.close()

    run(play())


REFUSED = (
    ("http://93.184.216.34/", "not without TLS"),
    ("https://127.0.0.1/", "this machine"),
    ("https://localhost:8000/api/tables", "this machine by name"),
    ("https://10.1.2.3/", "a private network"),
    ("https://[::1]/", "this machine"),
    ("https://[::ffff:169.254.169.254]/", "what clouds tell their machines"),
    ("https://[2002:7f00:1::]/", "an address inside an address"),
    ("https://[fec0::1]/", "a private network of old"),
    ("https://168.63.129.16/", "what Azure tells its machines"),
    ("https://[::ffff:168.63.129.16]/", "the same inside another address"),
    ("https://user:word@example.com/", "somebody's password"),
    ("ftp://example.com/", "not for posting"),
    ("https:///nowhere", "no host"),
    ("ftp:", "too short for an address"),
    ("", "nothing"),
)


def test_nobody_lets_the_server_knock_inside(begin: Starter) -> None:
    house = begin()
    sitting = make(house, person="here")
    for address, why in REFUSED:
        body = {"secrets": [sitting.secrets[0]], "address": address, "house": HOUSE, "kind": "hook"}
        status, _, words = request(house, f"/api/tables/{sitting.table}/notices?language=it", body)
        assert (status, msgspec.json.decode(words)["key"]) == (400, "bad-address"), why


def test_a_name_is_looked_up_once_and_that_address_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise it could name another address a moment after it was looked at."""
    answers = iter([("93.184.216.34", 443), ("127.0.0.1", 443)])
    asked: list[Any] = []
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(2, 1, 6, "", next(answers))])

    def connect(address: Any, *_: Any) -> Any:
        asked.append(address)
        raise OSError("nobody there")

    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(safe_post.PostFailed):
        safe_post.post("https://rebinding.example/", b"", {}, False)
    assert asked == [("93.184.216.34", 443)]
    with pytest.raises(safe_post.PostFailed, match="open internet"):
        safe_post.post("https://rebinding.example/", b"", {}, False)
    assert not safe_post.is_public(ip_address("224.0.0.1"))


def test_only_who_holds_a_seat_is_told_of_it_and_only_so_many(begin: Starter) -> None:
    house = begin(private_hooks="1")
    sitting = make(house, person="here")
    where = f"/api/tables/{sitting.table}/notices"
    body = {"secrets": ["x" * 20], "address": "http://127.0.0.1:1/", "house": HOUSE, "kind": "hook"}
    assert request(house, where, body)[0] == 403
    body["secrets"] = [sitting.secrets[0]]
    for number in range(notifier.MOST):
        assert request(house, where, {**body, "address": f"http://127.0.0.1:1/{number}"})[0] == 201
    assert request(house, where, {**body, "address": "http://127.0.0.1:1/0"})[0] == 201, "the same again is the same"
    status, _, words = request(house, f"{where}?language=de", {**body, "address": "http://127.0.0.1:1/more"})
    assert (status, msgspec.json.decode(words)["key"]) == (409, "too-many-notices")


BAD_KEYS = (("", ""), ("A", "AAAAAAAAAAAAAAAAAAAAAA"), ("B" * 87, "AAAAAAAAAAAAAAAAAAAAAA"))


def test_keys_that_no_browser_has_are_refused(begin: Starter) -> None:
    house = begin(private_hooks="1")
    sitting = make(house, person="here")
    good = webpush.encode_base64url(webpush.encode_public_key(ec.generate_private_key(webpush.CURVE).public_key()))
    for p256dh, auth in (*BAD_KEYS, (good, "AAAA")):
        body = {"secrets": [sitting.secrets[0]], "address": "http://127.0.0.1:9/", "house": HOUSE, "kind": "push"}
        path = f"/api/tables/{sitting.table}/notices"
        status, _, words = request(house, path, {**body, "p256dh": p256dh, "auth": auth})
        assert (status, msgspec.json.decode(words)["key"]) == (400, "bad-address"), (p256dh, auth)


def test_a_stored_row_with_bad_keys_silences_nobody_else(begin: Starter) -> None:
    """Rows of earlier versions may have them."""
    house = begin(private_hooks="1")
    sitting = make(house, person="here")
    with receiving() as receiver:
        wish(sitting, 0, receiver)
        bad = NoticeRow(sitting.table, 0, " first", "push", receiver.address, "A.A", HOUSE, "en", "stop")
        assert house.inside(house.tables.store.write(partial(stored.add, row=bad, most=9)))
        reminder = {"secrets": [sitting.secrets[1]]}
        status, _, words = request(house, f"/api/tables/{sitting.table}/remind", reminder)
        assert (status, msgspec.json.decode(words)["told"]) == (200, [0])
        assert len(receiver.heard) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_stop_ends_ones_own_notices_only(kind: str, new_database: Callable[[str], str]) -> None:
    """Another user who knows the address registers it too, and stops that."""

    async def play() -> None:
        store = await Store.open(new_database(kind))
        for name in ("one", "two"):
            seats = [SeatRow("", "person"), SeatRow("", "person")]
            await store.create(TableRow(name, "explorers", 1, {}, seats, "seed"), [])
        rows = [("one", 0, "own", "a"), ("two", 0, "own", "b"), ("one", 1, "other", "c")]
        for table, seat, keys, stop in rows:
            row = NoticeRow(table, seat, "target", "push", "https://x.example/", keys, HOUSE, "en", stop)
            await store.write(partial(stored.add, row=row, most=9))

        async def left() -> list[str]:
            found = [await store.read(partial(stored.notices_of, table=name)) for name in ("one", "two")]
            return [row.stop for rows in found for row in rows]

        await store.write(partial(stored.stop, token="c"))
        assert await left() == ["a", "b"]
        await store.write(partial(stored.stop, token="a"))
        assert await left() == [], "a device is stopped at all tables"
        await store.close()

    run(play())
