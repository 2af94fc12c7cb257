"""What a socket costs before and between its messages: handshakes, control frames, fragments, unread answers."""

from __future__ import annotations

import asyncio
import socket
from contextlib import ExitStack
from functools import partial
from itertools import count
from time import sleep

import pytest
from uvicorn.protocols.http import h11_impl

from farshore.server import transport
from farshore.server.asgi_types import Message, Receive, Send
from farshore.server.socket import limited_websocket
from farshore.server.socket.handler import SocketHandler
from farshore.server.socket.limited_websocket import WebSocketProtocol
from server.conftest import Server
from server.in_process_server import Nearby, Starter
from server.sit_down import PATIENCE, House, request, wait_until

UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
SMALL = 8_192
TEXT, PING, PONG, FRAGMENT = 0x81, 0x89, 0x8A, 0x00


def frame(first: int, content: bytes = b"") -> bytes:
    """A frame of a client, with a mask of zeros."""
    return bytes([first, 0x80 | len(content)]) + bytes(4) + content


def connect(house: House, words: bytes) -> socket.socket:
    host, port = house.address.split(":")
    opened = socket.socket()
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    opened.settimeout(PATIENCE)
    opened.connect((host, int(port)))
    opened.sendall(words)
    return opened


def upgrade(house: House) -> socket.socket:
    """A socket after its handshake."""
    opened = connect(house, UPGRADE + b"\r\n")
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += opened.recv(1)
    assert head.startswith(b"HTTP/1.1 101")
    return opened


def received(opened: socket.socket) -> bytes:
    """Everything until the server closes the connection."""
    parts = []
    try:
        while part := opened.recv(65_536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def answered(opened: socket.socket) -> bytes:
    """A response with a JSON body, on a connection that stays open."""
    words = b""
    while not words.endswith(b"}"):
        part = opened.recv(65_536)
        assert part, f"the connection was closed after {words!r}"
        words += part
    return words


def lines_of_headers(house: Nearby) -> int:
    """The lines that have arrived of requests whose headers are not complete."""
    return sum(getattr(connection, "_head_lines", 0) for connection in house.server.server_state.connections)


def open_connections(house: Nearby) -> int:
    return len(house.server.server_state.connections)


@pytest.mark.parametrize(
    "headers", [b"X-Long: " + b"x" * 9_000 + b"\r\n", b"X-Many: x\r\n" * 200], ids=["long", "many"]
)
def test_an_upgrade_with_too_large_headers_is_answered(begin: Starter, headers: bytes) -> None:
    house = begin()
    with connect(house, UPGRADE + headers + b"\r\n") as opened:
        assert received(opened).startswith(b"HTTP/1.1 431")
    wait_until(lambda: not open_connections(house))


@pytest.mark.parametrize("line", [b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n", b"Sec-WebSocket-Version: 13\r\n"])
def test_an_upgrade_that_the_library_refuses_is_no_error_of_the_server(server: Server, line: bytes) -> None:
    with connect(server, UPGRADE.replace(line, b"") + b"\r\n") as opened:
        assert received(opened).startswith(b"HTTP/1.1 4")
    assert server.mistakes() == ""


def test_request_headers_have_a_number_of_lines_for_each_request(begin: Starter) -> None:
    """However they arrive; a body may have more, and the next request on the connection starts anew."""
    house = begin()
    head = b"POST /api/mine HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 214\r\n"
    body = b'{"secrets":[]' + b"\n" * 200 + b"}"
    with connect(house, head + b"X: y\r\n" * 90 + b"\r\n" + body) as opened:
        assert answered(opened).startswith(b"HTTP/1.1 200")
        opened.sendall(head + b"X: y\r\n" * 90)
        wait_until(lambda: lines_of_headers(house))  # so that the empty line arrives in two parts
        opened.sendall(b"\r\n" + body)
        assert answered(opened).startswith(b"HTTP/1.1 200")
        opened.sendall(head + b"X: y\r\n" * 60)
        opened.sendall(b"X: y\r\n" * 60)
        assert b"HTTP/1.1 431" in received(opened)


async def never_accept(self: SocketHandler, scope: Message, receive: Receive, send: Send) -> None:
    await asyncio.Event().wait()


def test_a_handshake_has_a_time_limit(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    house = begin(head_seconds="0.3")
    monkeypatch.setattr(SocketHandler, "serve", never_accept)
    with connect(house, UPGRADE + b"\r\n") as opened:
        assert received(opened) == b""
    cancel_tasks(house)


def test_a_handshake_is_counted(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    house = begin(lines="5", head_seconds="0")
    monkeypatch.setattr(SocketHandler, "serve", never_accept)
    with ExitStack() as stack:
        first = [stack.enter_context(connect(house, UPGRADE + b"\r\n")) for _ in range(5)]
        wait_until(lambda: open_connections(house) == 5)
        assert received(stack.enter_context(connect(house, UPGRADE + b"\r\n"))).startswith(b"HTTP/1.1 429")
        first[0].close()
        wait_until(lambda: open_connections(house) == 4)
        assert request(house, "/health")[0] == 200
    cancel_tasks(house)


def cancel_tasks(house: Nearby) -> None:
    """End what `never_accept` has left: a stop would wait for it."""

    async def cancel() -> None:
        for task in house.server.server_state.tasks:
            task.cancel()

    wait_until(lambda: not open_connections(house))
    house.inside(cancel())


def test_open_sockets_are_not_counted_as_http_connections(begin: Starter) -> None:
    house = begin(lines="2")
    with ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(upgrade(house))
        assert request(house, "/health")[0] == 200


@pytest.mark.parametrize("first", [PING, PONG, FRAGMENT], ids=["pings", "pongs", "fragments"])
def test_too_many_frames_that_are_no_messages_close_the_connection(begin: Starter, first: int) -> None:
    house = begin()
    start = frame(0x01) if first == FRAGMENT else b""
    with upgrade(house) as opened:
        opened.sendall(start + frame(first) * 500)
        assert b"\x03\xf0too many control frames" in received(opened), "code 1008"
    wait_until(lambda: not open_connections(house))


def test_a_few_pings_are_answered(begin: Starter) -> None:
    house = begin()
    with upgrade(house) as opened:
        opened.sendall(frame(PING, b"hi") * 50)
        answer = b""
        while len(answer) < 200:
            answer += opened.recv(200)
        assert answer == b"\x8a\x02hi" * 50


def test_frames_are_paid_where_they_arrive(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    house = begin(cost="20")
    with upgrade(house) as opened:
        monkeypatch.setattr(limited_websocket, "thread_time", partial(next, count(0, 60)))
        opened.sendall(frame(PING))
        assert opened.recv(2) == b"\x8a\x00"
        wait_until(lambda: house.app.costs.seconds_owed("127.0.0.1") > 1_000)


def test_a_client_without_quota_is_not_read_from(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither what is in the buffers nor what comes later costs anything until the client has quota again."""
    house = begin(cost="20")
    monkeypatch.setattr(limited_websocket, "LONGEST", 1e6)
    with upgrade(house) as opened:
        house.app.costs.spend("127.0.0.1", 1e6)
        opened.sendall(frame(PING, b"1"))
        assert opened.recv(3) == b"\x8a\x011"
        line = only_socket(house)
        wait_until(lambda: not line.transport.is_reading())
        opened.sendall(frame(PING, b"2") * 20)
        assert request(house, "/health")[0] == 200
        assert not line.transport.is_reading()
        opened.setblocking(False)
        with pytest.raises(BlockingIOError):
            opened.recv(1)


def test_a_client_without_quota_that_floods_is_closed_and_not_held_back(
    begin: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Large pings: the first part has fewer of them than anybody may send at once."""
    house = begin(cost="20")
    monkeypatch.setattr(limited_websocket, "LONGEST", 1e6)
    with upgrade(house) as opened:
        house.app.costs.spend("127.0.0.1", 1e6)
        opened.sendall(frame(PING, bytes(125)) * 60)
        assert b"\x03\xf0too many control frames" in received(opened), "code 1008"


def test_a_server_process_closes_a_flood(server: Server) -> None:
    """With the event loop of `farshore serve`, while the client goes on sending.

    Unread data makes the system reset the connection, so that only a client with room for it reads the close frame:
    answers to empty pings leave room in the smallest buffer, those to large ones do not.
    """
    for payload in (b"", bytes(125)):
        with upgrade(server) as opened:
            with pytest.raises(ConnectionError):
                send_pings(opened, 1_000_000, payload)
            answer = received(opened)
            assert payload or b"\x03\xf0too many control frames" in answer, "code 1008"


def only_socket(house: Nearby) -> WebSocketProtocol:
    return next(each for each in set(house.server.server_state.connections) if isinstance(each, WebSocketProtocol))


def test_messages_beyond_one_part_arrive_whole_and_in_order(begin: Starter) -> None:
    house = begin()
    with upgrade(house) as opened:
        opened.sendall(b"".join(frame(TEXT, b'{"type":"ping","x":"%04d"}' % number) for number in range(1_000)))
        answer = b""
        while answer.count(b'"pong"') < 1_000:
            answer += opened.recv(65_536)


def test_unread_pongs_are_not_kept_without_end(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited_websocket, "FRAMES", 0)
    monkeypatch.setattr(transport, "UNSENT", 200_000)
    house = begin(slow="0")
    house.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    with upgrade(house) as opened, pytest.raises(ConnectionError):
        send_pings(opened, 50_000)
    wait_until(lambda: not open_connections(house))


def send_pings(opened: socket.socket, number: int, content: bytes = bytes(125)) -> None:
    for _ in range(number // 500):
        opened.sendall(frame(PING, content) * 500)


def test_a_client_that_takes_nothing_is_cut_even_with_little_to_read(
    begin: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Too little for the transport to ask us to pause."""
    monkeypatch.setattr(limited_websocket, "FRAMES", 0)
    house = begin(slow="0.5")
    house.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    with upgrade(house) as opened:
        line = only_socket(house)
        fill(opened, line.transport)
        wait_until(lambda: not open_connections(house))


def test_a_polite_close_has_a_deadline(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited_websocket, "FRAMES", 0)
    house = begin(slow="0.5", connections="1")
    house.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    with upgrade(house) as opened:
        line = only_socket(house)
        fill(opened, line.transport)
        house.loop.call_soon_threadsafe(line.shutdown)
        wait_until(lambda: not open_connections(house))
    wait_until(lambda: not counted(house))


def fill(opened: socket.socket, unread: asyncio.WriteTransport) -> None:
    """Send pings, and read nothing, until some of the answers wait in the server."""
    while not unread.get_write_buffer_size() and not unread.is_closing():
        opened.sendall(frame(PING, bytes(125)) * 20)


def counted(house: Nearby) -> dict[str, int]:
    assert house.app.sockets is not None
    return dict(house.app.sockets._by_address)


def test_a_socket_is_counted_until_its_connection_has_ended(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only until the application is done with it."""
    monkeypatch.setattr(limited_websocket, "FRAMES", 0)
    house = begin(slow="0", connections="1")
    house.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    assert house.app.sockets is not None
    with upgrade(house) as opened:
        fill(opened, only_socket(house).transport)
        house.loop.call_soon_threadsafe(only_socket(house).shutdown)
        wait_until(lambda: not house.app.sockets or not house.app.sockets.open)
        assert counted(house) == {"127.0.0.1": 1}
    wait_until(lambda: not counted(house))


def test_http_connections_are_counted_by_ipv6_network(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    house = begin(lines="3")
    addresses = (f"2001:db8:1:2::{number}" for number in count(1))
    monkeypatch.setattr(h11_impl, "get_remote_addr", lambda transport: (next(addresses), 1))
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(connect(house, b"GET"))
        wait_until(lambda: open_connections(house) == 3)
        assert received(stack.enter_context(connect(house, b"GET"))).startswith(b"HTTP/1.1 429")


def test_responses_over_https_ask_for_https(begin: Starter) -> None:
    """Only a proxy may say that they are; every kind of response has the header."""
    name, https = "strict-transport-security", {"x-forwarded-proto": "https"}
    behind, alone = begin(proxy="on"), begin()
    for path in ("/", "/health", "/api/games", "/nowhere"):
        assert request(behind, path, **https)[1][name] == "max-age=31536000"
        assert name not in request(behind, path)[1]
        assert name not in request(alone, path, **https)[1]


def test_messages_arrive_the_same_however_they_are_split(begin: Starter) -> None:
    house = begin()
    whole = frame(TEXT, '{"type":"ping","é":1}'.encode())
    halves = frame(0x01, b'{"type":') + frame(0x80, b'"ping"}')
    with upgrade(house) as opened:
        for words in (whole, whole + whole, halves, frame(PING), whole, halves + whole):
            for part in (words, words[:1], words[1:7], words[7:]):
                opened.sendall(part)
                sleep(0.01)
        answer = b""
        while answer.count(b'"pong"') < 2 * 7:
            answer += opened.recv(65_536)
        assert answer.count(b"\x8a\x00") == 2


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (frame(TEXT, b'{"type":"ping","\xff"}'), b"\x03\xef"),
        (frame(0x01, b'{"type":') + frame(TEXT, b'{"type":"ping"}'), b"\x03\xea"),
        (bytes([TEXT, 15]) + b'{"type":"ping"}', b"\x03\xea"),
        (bytes([0xC1, 0x8F]) + bytes(4) + b'{"type":"ping"}', b"\x03\xea"),
    ],
    ids=["not UTF-8", "between fragments", "without a mask", "compressed"],
)
def test_frames_that_are_not_valid_close_the_connection(begin: Starter, words: bytes, code: bytes) -> None:
    house = begin()
    with upgrade(house) as opened:
        opened.sendall(frame(TEXT, b'{"type":"ping"}'))
        assert b'"pong"' in opened.recv(65_536)
        opened.sendall(words)
        answer = received(opened)
        assert answer.startswith(b"\x88"), answer
        assert answer[2:4] == code, answer
