"""Versions of the protocol between programs and the server."""

from __future__ import annotations

from typing import Final

PROTOCOL: Final = 1
"""The version that this server and this client speak."""
OLDEST: Final = 1
"""The oldest version that the server still understands."""
PROTOCOL_HEADER: Final = "farshore-protocol"
"""The header in which programs name their version in HTTP requests; on the socket it is a field of `join`."""
CHANGES: Final = {1: "first published version: `join` with a bot token, `position`, `/api/bot`"}
"""What each version changed."""
