"""HTTP lines: who opens one must use it, nobody gets too many of them, and the last descriptors are kept."""

from __future__ import annotations

import asyncio
import re
import resource
import socket
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any

import pytest

from farshore.client import TableClient
from farshore.server import wire
from farshore.server.http import limited_http
from farshore.server.http.limited_http import TOO_LATE
from server.conftest import Server
from server.in_process_server import Starter
from server.sit_down import PATIENCE, House, make, request, run, wait_until

HALF_A_HEAD = b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: "
HALF_A_BODY = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"


def line(house: House, words: bytes = b"") -> socket.socket:
    host, port = house.address.split(":")
    opened = socket.create_connection((host, int(port)), timeout=PATIENCE)
    if words:
        opened.sendall(words)
    return opened


def heard(opened: socket.socket) -> bytes:
    """Everything until the other side closes the line."""
    said = b""
    try:
        while part := opened.recv(65_536):
            said += part
    except ConnectionResetError:
        pass
    return said


@pytest.mark.parametrize(
    ("words", "answer"), [(b"", b"408"), (HALF_A_HEAD, b"408"), (HALF_A_BODY, b"")], ids=["nothing", "head", "body"]
)
def test_half_a_request_is_not_waited_for(begin: Starter, words: bytes, answer: bytes) -> None:
    house = begin(head_seconds="0.3", body_seconds="0.3")
    began = time.monotonic()
    with line(house, words) as opened:
        assert answer in heard(opened)[:20]
    assert time.monotonic() - began > 0.2


def test_who_sends_a_byte_now_and_then_is_not_waited_for_either(begin: Starter) -> None:
    house = begin(head_seconds="0.5")
    with line(house, HALF_A_HEAD) as opened:
        opened.settimeout(0.1)
        ended: list[bytes] = []

        def send_a_byte() -> bool:
            try:
                opened.sendall(b"x")
                ended.append(opened.recv(100))
            except TimeoutError:
                return False
            except ConnectionError:
                ended.append(b"")
            return True

        wait_until(send_a_byte)
        assert ended[0] == b"" or b"408" in ended[0]


def test_a_line_is_used_again_and_a_socket_stays_open(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    """For longer than a request may take to come in: no time limit runs between requests or after the handshake."""
    house = begin(head_seconds="1000", body_seconds="1000")
    running: list[asyncio.TimerHandle] = []
    call_later = house.loop.call_later

    def note(delay: float, callback: Callable[..., object], *args: Any) -> asyncio.TimerHandle:
        timer = call_later(delay, callback, *args)
        if delay == 1000:
            running.append(timer)
        return timer

    def pass_time() -> None:
        """Let every time limit that still runs end now, and wait until that has happened."""
        due = [timer for timer in running if not timer.cancelled()]
        running.clear()

        async def end() -> None:
            for timer in due:
                timer._run()

        house.inside(end())

    monkeypatch.setattr(house.loop, "call_later", note)
    with line(house) as opened:
        wait_until(lambda: running)
        for _ in range(3):
            opened.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            answer = opened.recv(65_536)
            while not answer.endswith(b"}"):
                answer += opened.recv(65_536)
            assert answer.startswith(b"HTTP/1.1 200")
            pass_time()
        opened.sendall(b"GET /health")
        wait_until(lambda: [timer for timer in running if not timer.cancelled()])
        pass_time()
        assert heard(opened).startswith(TOO_LATE[:12]), "half a request is still not waited for"

    async def play() -> None:
        guest: TableClient = await make(house).guest(0)
        assert running, "the handshake had a time limit"
        await asyncio.to_thread(pass_time)
        await guest.send(wire.Ping())
        assert isinstance(await guest.receive(), wire.Pong)

    run(play())


def test_an_answer_that_nobody_takes_is_not_kept(begin: Starter) -> None:
    house = begin(slow="0.5")
    with socket.socket() as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, port = house.address.split(":")
        opened.connect((host, int(port)))
        many = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 400
        opened.sendall(many)
        wait_until(lambda: house.server.server_state.connections)
        wait_until(lambda: not house.server.server_state.connections)


def test_an_address_has_so_many_lines(begin: Starter) -> None:
    house = begin(lines="5")
    with ExitStack() as stack:
        first = [stack.enter_context(line(house, HALF_A_HEAD)) for _ in range(5)]
        wait_until(lambda: len(house.server.server_state.connections) == 5)
        assert heard(stack.enter_context(line(house, HALF_A_HEAD))).startswith(b"HTTP/1.1 429")
        first[0].close()
        wait_until(lambda: len(house.server.server_state.connections) == 4)
        assert request(house, "/health")[0] == 200


def test_a_proxy_has_as_many_as_it_likes(begin: Starter) -> None:
    house = begin(lines="2", proxy="on")
    with ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(line(house, HALF_A_HEAD))
        wait_until(lambda: len(house.server.server_state.connections) == 5)
        assert request(house, "/health")[0] == 200


def test_the_last_descriptors_are_kept(begin: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    house = begin()
    monkeypatch.setattr(limited_http, "max_descriptors", lambda: limited_http.SPARE + 10)
    with ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(line(house, HALF_A_HEAD))
        wait_until(lambda: len(house.server.server_state.connections) == 10)
        assert heard(stack.enter_context(line(house))).startswith(b"HTTP/1.1 429")
    wait_until(lambda: not house.server.server_state.connections)
    assert request(house, "/health")[0] == 200


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="another process is given limits, and addresses are made up")
def test_eleven_hundred_half_requests_leave_the_server_reachable(
    new_database: Callable[[str], str], start: Callable[..., Server]
) -> None:
    """With 1,024 descriptors, from two hundred addresses."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < 4_000:
        pytest.skip("this machine lets us open too few lines")
    server = start(new_database("sqlite"), FARSHORE_HEAD_SECONDS="2", FARSHORE_LINES="100")
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (1_024, 1_024))
    resource.setrlimit(resource.RLIMIT_NOFILE, (4_000, hard))
    try:
        with ExitStack() as stack:
            lines = [stack.enter_context(socket.socket()) for _ in range(1_100)]
            for number, opened in enumerate(lines):
                opened.settimeout(PATIENCE)
                opened.bind((f"127.0.0.{1 + number % 200}", 0))
                opened.connect(("127.0.0.1", server.port))
                opened.sendall(HALF_A_HEAD)
            assert reached(server) == 200
            assert all(heard(opened) for opened in (lines[0], lines[-1])), "each receives the reason"
        assert not re.search("Too many open files|Traceback", server.logged())
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def reached(server: Server) -> int:
    """What the server answers, as soon as it answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(OSError):
            status = request(server, "/health")[0]
            if status != 429:
                return status
        time.sleep(0.2)
    return 0
