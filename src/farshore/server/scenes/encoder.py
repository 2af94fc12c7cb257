"""Scenes as JSON. Nodes travel as they are; only grounds and layers say themselves how."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from farshore.core.scene import Ground, Layer


def _told(value: Any) -> Any:
    if isinstance(value, (Layer, Ground)):
        return value.told()
    raise NotImplementedError(f"{type(value).__name__} is no part of a message")


encode: Final = msgspec.json.Encoder(enc_hook=_told).encode
