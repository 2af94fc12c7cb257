"""Fields whose JSON is encoded once and copied into many messages (`msgspec.Raw`), with the type they hold.

The JSON Schema and the TypeScript types name the type itself: clients do not see a difference.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from farshore.bots.review.schema import Review
from farshore.core.scene import SharedScene
from farshore.server.wire.table import LogLine, TurnState

SharedJson: TypeAlias = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"$ref": "#/$defs/SharedScene"})]
TurnJson: TypeAlias = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"$ref": "#/$defs/TurnState"})]
ReviewJson: TypeAlias = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"$ref": "#/$defs/Review"})]
LogJson: TypeAlias = Annotated[
    msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "array", "items": {"$ref": "#/$defs/LogLine"}})
]
NodeChangeJson: TypeAlias = Annotated[
    msgspec.Raw,
    msgspec.Meta(extra_json_schema={"type": "array", "prefixItems": [{"type": "string"}, {"type": "object"}]}),
]
"""The id of a node, with the fields of it that changed."""
ENCODED: Final = (SharedScene, TurnState, Review, LogLine)
"""The types that the aliases above refer to."""
