"""Every message between page and server, both ways. `web/src/wire.ts` is generated from these classes.

Fields that hold their default are left out. A scene and the log say words by key and arguments, the same for all;
refusals, previews and hints arrive translated. A seat is a number from 0; the secret that opens it travels in bodies
and messages only, never in an address.
"""

# ruff: noqa: F403 (a message that is added to its subject is found here without a list to keep)

from __future__ import annotations

from farshore.server.socket.wire.answers import *
from farshore.server.socket.wire.answers import ANSWERS
from farshore.server.socket.wire.client import *
from farshore.server.socket.wire.fields import *
from farshore.server.socket.wire.people import *
from farshore.server.socket.wire.people import PEOPLE
from farshore.server.socket.wire.requests import *
from farshore.server.socket.wire.requests import REQUESTS
from farshore.server.socket.wire.server import *
from farshore.server.socket.wire.table import *

HTTP_MESSAGES = (*REQUESTS, *ANSWERS, *PEOPLE)
