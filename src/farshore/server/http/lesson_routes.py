"""Routes for lessons: recordings that a page keeps for a time without a connection."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from weakref import WeakKeyDictionary

from litestar import Response, get
from litestar.params import FromPath

from farshore.server.http.game_routes import PROVIDES_REGISTRY, RegistryDependency, file_response
from farshore.server.http.page_files import PageFile, make_file
from farshore.server.http.route_parameters import ApiRequest, LanguageParameter
from farshore.server.scenes.lesson_recording import LessonRecorder
from farshore.server.store.store import Store
from farshore.server.tables.registry import TableRegistry, find_game
from farshore.server.wire.encoding import encode
from farshore.server.wire.field_types import Language

RECORDINGS = 24
"""The number of recordings that a process keeps in memory."""


class RecordingCache:
    """The recordings that were requested last. One is made at a time."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, str, str], PageFile] = OrderedDict()
        self._making = asyncio.Lock()

    async def recording(self, game: str, lesson: str, language: Language, store: Store) -> PageFile:
        """Return a recording as a file of JSON; raise RequestError if there is no such lesson."""
        key = game, lesson, language
        async with self._making:
            if key not in self._known:
                recorder = LessonRecorder(find_game(game), lesson, language, store)
                self._known[key] = make_file(encode(await recorder.record()), "application/json")
                if len(self._known) > RECORDINGS:
                    self._known.popitem(last=False)
            self._known.move_to_end(key)
            return self._known[key]


_caches: WeakKeyDictionary[TableRegistry, RecordingCache] = WeakKeyDictionary()


@get("/api/lessons/{game:str}/{lesson:str}", dependencies=PROVIDES_REGISTRY)
async def read_recorded_lesson(
    request: ApiRequest,
    tables: RegistryDependency,
    game: FromPath[str],
    lesson: FromPath[str],
    language: LanguageParameter = "en",
) -> Response[bytes]:
    """Return the states of a lesson or practice position and the moves between them."""
    cache = _caches.setdefault(tables, RecordingCache())
    return file_response(request, await cache.recording(game, lesson, language, tables.store))


ROUTES = (read_recorded_lesson,)
