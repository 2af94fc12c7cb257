"""The web server's side of a socket, with compression for pages that ask for it.

Browsers do. A patch then takes a third of its bytes or less (each message can point at what was said before), for about
10 to 20 microseconds of the loop; what is shorter than a packet's overhead is sent as it is.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from struct import pack
from typing import Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

TOO_SHORT = 200
"""Bytes: an acknowledgement, a pong."""
WINDOW = 12
"""Messages look back over 4 kB: 36 kB of memory for each line."""
QUICK = {"level": 1, "memLevel": 5}
TEXT: Final = 0x81
"""The first byte of a frame: a whole message, and it is text."""
COMPRESSED: Final = 0x40


class Deflate(PerMessageDeflate):
    """Compresses what is worth it."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < TOO_SHORT else super().encode(frame)

    def squeezed(self, message: bytes) -> bytes:
        """A whole message, without the frame around it."""
        if self.local_no_context_takeover:
            self.encoder = zlib.compressobj(wbits=-self.local_max_window_bits, **self.compress_settings)
        return (self.encoder.compress(message) + self.encoder.flush(zlib.Z_SYNC_FLUSH))[:-4]


def framed(message: bytes, first: int = TEXT) -> bytes:
    """A message as a server writes it: what it is, how long it is, itself.

    >>> framed(b"hi"), framed(b"x" * 300)[:4]
    (b'\\x81\\x02hi', b'\\x81~\\x01,')
    """
    length = len(message)
    if length < 126:
        return bytes((first, length)) + message
    return (pack("!BBH", first, 126, length) if length < 65_536 else pack("!BBQ", first, 127, length)) + message


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a page on how to compress."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, chosen = super().process_request_params(params, accepted_extensions)
        quick = Deflate(
            chosen.remote_no_context_takeover,
            chosen.local_no_context_takeover,
            chosen.remote_max_window_bits,
            chosen.local_max_window_bits,
            chosen.compress_settings,
        )
        return agreed, quick


class Protocol(WebSocketsSansIOProtocol):
    """uvicorn's, with our compression instead of its own, and without complaints about what others do."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        if config.ws_per_message_deflate:
            self.conn.available_extensions = [
                DeflateFactory(server_max_window_bits=WINDOW, client_max_window_bits=WINDOW, compress_settings=QUICK)
            ]

    def send_receive_event_to_app(self) -> None:
        """Text that is none ends the line with the code for it: no mistake of ours, nothing for the log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def say(self, message: bytes) -> bool:
        """Writes a text at once, without the web server's ways; not so to somebody who is slow to read."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        if not self.writable.is_set():
            return False
        deflate = self.conn.extensions[0] if self.conn.extensions else None
        if isinstance(deflate, Deflate) and len(message) >= TOO_SHORT:
            self.transport.write(framed(deflate.squeezed(message), TEXT | COMPRESSED))
        else:
            self.transport.write(framed(message))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        """What was still to be said to somebody whose line is being closed is not said."""
        if self.close_sent and message["type"] == "websocket.send":
            raise ClientDisconnected
        await super().send(message)
