"""Encode messages as JSON. Grounds and layers encode themselves; msgspec encodes everything else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from farshore.core.scene import Field, Ground, Layer, SharedScene


def _encode_part(value: Any) -> Any:
    if isinstance(value, (Layer, Ground)):
        return value.to_wire()
    raise NotImplementedError(f"{type(value).__name__} is no part of a message")


encode: Final = msgspec.json.Encoder(enc_hook=_encode_part).encode


def encode_each(values: Iterable[object]) -> tuple[msgspec.Raw, ...]:
    """Encode values one by one, to be copied into messages."""
    return tuple(msgspec.Raw(encode(value)) for value in values)


def encode_beside(board: Field, shared: SharedScene) -> bytes:
    """Encode the shared scene for a message that contains this board: boards on the same ground hold only its id."""

    def encode_part(value: Any) -> Any:
        return board.id if isinstance(value, Ground) and value == board.ground else _encode_part(value)

    return msgspec.json.Encoder(enc_hook=encode_part).encode(shared)
