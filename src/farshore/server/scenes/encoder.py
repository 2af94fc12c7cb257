"""Scenes as JSON. Nodes travel as they are; only grounds and layers say themselves how."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from farshore.core.scene import Field, Ground, Layer, Shared


def _told(value: Any) -> Any:
    if isinstance(value, (Layer, Ground)):
        return value.told()
    raise NotImplementedError(f"{type(value).__name__} is no part of a message")


encode: Final = msgspec.json.Encoder(enc_hook=_told).encode


def encode_beside(board: Field, shared: Shared) -> bytes:
    """What everybody sees, told together with this board: small boards on the same ground say only its id."""

    def told(value: Any) -> Any:
        return board.id if isinstance(value, Ground) and value == board.ground else _told(value)

    return msgspec.json.Encoder(enc_hook=told).encode(shared)
