"""Every message between client and server. `web/src/wire.ts` is generated from these classes.

Fields with their default value are omitted. Texts in scenes and in the log are keys with arguments, which the client
translates; errors, previews and hints arrive translated. Seats are numbered from 0. The secret of a seat is sent in
bodies and messages only, never in a URL.
"""

# ruff: noqa: F403 (a message that is added to its subject is found here without a list to keep)

from __future__ import annotations

from farshore.server.wire.client_messages import *
from farshore.server.wire.club_messages import *
from farshore.server.wire.club_messages import CLUB_BODIES
from farshore.server.wire.competition_messages import *
from farshore.server.wire.competition_messages import COMPETITION_BODIES
from farshore.server.wire.field_types import *
from farshore.server.wire.lobby_and_chat_messages import *
from farshore.server.wire.lobby_and_chat_messages import PLAYER_BODIES
from farshore.server.wire.player_account_types import *
from farshore.server.wire.player_account_types import ACCOUNT_BODIES
from farshore.server.wire.program_messages import *
from farshore.server.wire.program_messages import PROGRAM_BODIES
from farshore.server.wire.rating_messages import *
from farshore.server.wire.rating_messages import RATING_BODIES
from farshore.server.wire.recorded_lessons import *
from farshore.server.wire.recorded_lessons import RECORDED_LESSON_BODIES
from farshore.server.wire.requests import *
from farshore.server.wire.requests import REQUESTS
from farshore.server.wire.responses import *
from farshore.server.wire.responses import RESPONSES
from farshore.server.wire.server_messages import *
from farshore.server.wire.table import *

HTTP_MESSAGES = (
    *REQUESTS, *RESPONSES, *PLAYER_BODIES, *ACCOUNT_BODIES, *PROGRAM_BODIES, *COMPETITION_BODIES, *CLUB_BODIES,
    *RATING_BODIES, *RECORDED_LESSON_BODIES,
)  # fmt: skip
