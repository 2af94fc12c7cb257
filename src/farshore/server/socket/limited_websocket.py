"""uvicorn's WebSocket protocol with limits for what arrives, and compression for clients that offer it.

Data is parsed in small parts: the processor time of each is charged to the client's address, and an address without
quota is not read from. Frames that are not messages (pings, pongs, fragments) have a limit of their own.

With compression, a patch takes a third of its bytes or less, because each message can refer to earlier ones, and 10
to 20 microseconds of processor time. Messages that are shorter than the overhead of a packet are not compressed.
Clients are asked to compress each of their messages alone: they are short, and no connection keeps a decompressor.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Sequence
from time import thread_time
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.typing import ExtensionParameter

from farshore.server import metrics
from farshore.server.loop_time_quota import LONGEST, LoopTimeQuota
from farshore.server.rate_limits import TokenBucket
from farshore.server.request_headers import client_address
from farshore.server.settings import Settings
from farshore.server.transport import BoundedTransport

TOO_SHORT = 200
"""Bytes of the shortest message that is compressed: acknowledgements and pongs are not."""
WINDOW = 12
"""Bits of the compression window: 4 kB, with 24 kB of memory for each connection that is used."""
QUICK = {"level": 2, "memLevel": 4}
PART = 4_096
"""Bytes that are parsed at once: at most 682 frames, a few milliseconds."""
FRAMES = 20
"""Frames a second that are not whole messages: pings, pongs and fragments. Five seconds' worth may come at once."""
FRAMES_IN_DEBT = 10
"""Such frames that an address without quota may send before its connection is closed instead of held back."""
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class SelectiveDeflate(PerMessageDeflate):
    """Compresses messages that are long enough. Has a compressor only while it is used: that takes most memory."""

    def __init__(self, agreed: PerMessageDeflate) -> None:
        super().__init__(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )
        self._used, self._has_compressor = False, not self.local_no_context_takeover
        self.free_if_unused()

    def encode(self, frame: Frame) -> Frame:
        if len(frame.data) < TOO_SHORT:
            return frame
        if not self._has_compressor and not self.local_no_context_takeover:
            self.encoder = zlib.compressobj(wbits=-self.local_max_window_bits, **self.compress_settings)
            self._has_compressor = True
        self._used = True
        return super().encode(frame)

    def free_if_unused(self) -> bool:
        """Free the compressor if nothing was compressed since the last call; return whether there was one.

        The next message begins a new one, without references to earlier messages: the client notices no difference.
        """
        is_idle = self._has_compressor and not self._used
        if is_idle:
            del self.encoder
            self._has_compressor = False
        self._used = False
        return is_idle


class SelectiveDeflateFactory(ServerPerMessageDeflateFactory):
    """Negotiates compression with a client."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, chosen = super().process_request_params(params, accepted_extensions)
        return agreed, SelectiveDeflate(chosen)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with these limits and this compression, and without log entries for errors of clients."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._settings: Settings = getattr(self.app, "settings", None) or Settings()
        self._costs: LoopTimeQuota = getattr(self.app, "costs", None) or LoopTimeQuota(0)
        self._frames = TokenBucket(FRAMES)
        self._frames_in_part = 0
        """Frames of the current part that are not messages."""
        self._address = ""
        self._unparsed = bytearray()
        self._handshake: asyncio.TimerHandle | None = None
        self._without_quota: asyncio.TimerHandle | None = None
        self.on_lost: list[Callable[[], None]] = []
        """Called when the connection has ended, after its last byte."""
        if config.ws_per_message_deflate:
            self.conn.available_extensions = [
                SelectiveDeflateFactory(
                    client_no_context_takeover=True,
                    server_max_window_bits=WINDOW,
                    client_max_window_bits=WINDOW,
                    compress_settings=QUICK,
                )
            ]

    # Opening and end

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start the time limit of the handshake."""
        super().connection_made(transport)
        if isinstance(self.transport, BoundedTransport):
            self.transport.pauses_late = True
        if self._settings.head_seconds:
            self._handshake = self.loop.call_later(self._settings.head_seconds, self._handshake_too_late)

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._handshake, self._without_quota):
            if timer is not None:
                timer.cancel()
        self._unparsed.clear()
        self._leave_http()
        if isinstance(self.transport, BoundedTransport):
            self.transport.stop_watching()
        super().connection_lost(exc)
        for call in self.on_lost:
            call()

    def _leave_http(self) -> None:
        """End the handshake's time limit, and stop counting this connection as an HTTP connection."""
        if self._handshake is not None:
            self._handshake.cancel()
            self._handshake = None
        if isinstance(self.transport, BoundedTransport):
            self.transport.release()

    def _handshake_too_late(self) -> None:
        metrics.requests_too_late.labels(part="handshake").inc()
        self.transport.abort()

    def _refuse_handshake(self) -> None:
        """Answer a request that is no valid handshake: the library has written a response for some of the errors."""
        self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
        self.transport.close()

    # Incoming data

    def data_received(self, data: bytes) -> None:
        self._unparsed += data
        self._parse()
        if self._unparsed and not self.transport.is_closing():
            self._pause_now()

    def _pause_now(self) -> None:
        if isinstance(self.transport, BoundedTransport):
            self.transport.pause_now()
        else:
            self.transport.pause_reading()

    def _parse(self) -> None:
        """Parse what has arrived until the application has a message to handle or the address has no quota."""
        while self._unparsed and not (self.read_paused or self._without_quota or self.transport.is_closing()):
            part = bytes(self._unparsed[:PART])
            del self._unparsed[:PART]
            self._frames_in_part = 0
            began = thread_time()
            super().data_received(part)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._refuse_handshake()
                return
            self._charge(thread_time() - began)

    def _charge(self, seconds: float) -> None:
        """Charge the client's address for processor time; wait if it has no quota left."""
        if not self.handshake_initiated:
            return
        if not self._address:
            # There is no scope if the library has refused the handshake, for example without a key.
            headers = self.scope["headers"] if hasattr(self, "scope") else []
            self._address = client_address({"client": self.client, "headers": headers}, self._settings)
        self._costs.spend(self._address, seconds)
        owed = self._costs.seconds_owed(self._address)
        if owed and not self.transport.is_closing():
            if self._frames_in_part > FRAMES_IN_DEBT:
                self._close_for_frames()
                return
            metrics.quota_waits.inc()
            self._pause_now()
            self._without_quota = self.loop.call_later(min(owed, LONGEST), self._resume)

    def _resume(self) -> None:
        self._without_quota = None
        self._parse()
        self._read_on()

    def _read_on(self) -> None:
        """Read from the client if everything that has arrived is parsed and handled."""
        if self.transport.is_closing():
            return
        if self.read_paused or self._without_quota or self._unparsed:
            self._pause_now()
        else:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """Return the next ASGI event, and go on parsing when the application has handled all before."""
        message = await super().receive()
        if not self.read_paused:
            self._parse()
            self._read_on()
        return message

    def handle_events(self) -> None:
        """Close the connection with code 1008 if too many frames are not messages."""
        for event in self.conn.events:
            if isinstance(event, Frame) and not _is_message(event):
                self._frames_in_part += 1
                if not self._frames.take():
                    self.conn.events_received()
                    self._close_for_frames()
                    return
        super().handle_events()

    def _close_for_frames(self) -> None:
        metrics.refusals.labels(reason="too-many-frames").inc()
        self.conn.fail(1008, "too many control frames or fragments")
        if self.conn.close_sent is None:  # before the handshake is complete
            self.transport.abort()
        else:
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """Close the connection with code 1007 if a text message is not UTF-8, without logging an error."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    # Outgoing messages

    def write_text(self, message: bytes) -> bool:
        """Write a text message at once. Return False, with nothing written, if the client is slow to read."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        if not self.writable.is_set():
            return False
        if self.conn.extensions or self.conn.state is not State.OPEN:
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(Frame(Opcode.TEXT, message).serialize(mask=False))
        return True

    def free_if_unused(self) -> bool:
        """Free memory that is not needed while nothing is sent; return whether there was any."""
        return any(each.free_if_unused() for each in self.conn.extensions if isinstance(each, SelectiveDeflate))

    async def send(self, message: Any) -> None:
        """Send an ASGI event; raise ClientDisconnected for messages after the close."""
        if self.close_sent and message["type"] == "websocket.send":
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._leave_http()
        elif message["type"] == "websocket.close":
            self._parse()  # for the client's answer
            self._read_on()


def _is_message(frame: Frame) -> bool:
    """Return whether a frame is a whole message, or the one close frame of a connection."""
    return frame.opcode is Opcode.CLOSE or (frame.fin and frame.opcode in (Opcode.TEXT, Opcode.BINARY))
