"""Routes for games, rules, tables and records."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from itertools import takewhile
from random import Random

from litestar import Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from farshore import bots, games
from farshore.bots.hint import highlighted_nodes, turn_texts
from farshore.bots.level_scores import typical_scores
from farshore.core.game import AnyGame, IllegalAction, Option, Seat, Value
from farshore.core.option_offers import TileGrid
from farshore.core.state import CHANCE
from farshore.core.text import text
from farshore.learn import Lesson, has_rules, lesson_translator, lessons
from farshore.learn.practice import exercises
from farshore.printing import can_render
from farshore.server import wire
from farshore.server.errors import RequestError, request_error
from farshore.server.http import art_sprite, rulebook, translation_files
from farshore.server.http.page_files import PageFile, make_file
from farshore.server.http.route_parameters import ApiRequest, LanguageParameter, request_address
from farshore.server.operator_decisions import Site
from farshore.server.scenes import geometry_files, sample_board
from farshore.server.scenes.message_cache import message_cache_of
from farshore.server.store.prune import Retention
from farshore.server.store.table_rows import TableRow
from farshore.server.tables.challenge_deals import is_day
from farshore.server.tables.live_table import LiveTable, hash_secret
from farshore.server.tables.practice_table import PREFIX
from farshore.server.tables.registry import TableRegistry, find_game
from farshore.server.tables.turn_clock import replaceable_seats
from farshore.server.wire.encoding import encode
from farshore.server.wire.rules import RulesResponse
from farshore.translations import LANGUAGES, app_translator, translator

RegistryDependency = NamedDependency[TableRegistry]
"""The tables of this process, as a dependency of routes."""


def provide_registry(request: ApiRequest) -> TableRegistry:
    """Return the tables of this process."""
    known: TableRegistry = request.app.state.tables
    return known


PROVIDES_REGISTRY = {"tables": Provide(provide_registry, sync_to_thread=False)}

# Games

USUAL = "casual"
"""The default level: of middle strength."""
FOREVER = Retention()
NEWS = 10
"""Log lines that a position includes."""


@get("/api/games", sync_to_thread=False, dependencies=PROVIDES_REGISTRY)
def list_games(request: ApiRequest, tables: RegistryDependency, language: LanguageParameter = "en") -> Response[bytes]:
    """List all games with their options, and the levels of bots."""
    listed = game_list(language, tables.retention, tables.site)
    listed.players = tables.settings.players  # type: ignore[assignment]
    return content_response(request, encode(listed), "application/json")


def game_list(language: str, keep: Retention = FOREVER, site: Site | None = None) -> wire.GameList:
    """Return the games in a language, how long tables are kept, and the operator's message."""
    site = site or Site()
    known = games.installed().games.values()
    levels = tuple(wire.BotLevel(name=name, title=_level(name, language)) for name in bots.installed_bots())
    return wire.GameList(
        games=tuple(_game(game, language) for game in known),
        levels=levels,
        usual=USUAL,
        pdf=can_render(),
        languages=LANGUAGES,
        keep=dict(keep.periods()),
        message=site.message_in(language),
        maintenance=int(site.maintenance),
    )


def _level(name: str, language: str) -> str:
    key = f"level-{name}"
    return app_translator().translate(text(key), language) if app_translator().knows(key, language) else name


def _game(game: AnyGame, language: str) -> wire.GameState:
    say, info = partial(translator(game).translate, language=language), game.info
    return wire.GameState(
        id=info.id,
        title=say(text("title")),
        summary=say(text("summary")),
        seats=info.seats,
        minutes=info.minutes,
        options=tuple(_option(game, option, language) for option in info.options),
        hidden=info.hidden,
        art=art_sprite.version_hash(info.id),
        rules=has_rules(game),
        lessons=tuple(_lesson(game, lesson, language) for lesson in lessons(game)),
        practice=len(exercises(game)),
        typical={level: round(points) for level, points in typical_scores(game).items()},
    )


def _lesson(game: AnyGame, lesson: Lesson, language: str) -> wire.LessonEntry:
    say = partial(lesson_translator(game).translate, language=language)
    title, aim = say(text(lesson.name)), say(text(f"{lesson.name}-aim"))
    return wire.LessonEntry(id=lesson.id, title=title, aim=aim, minutes=lesson.minutes, steps=len(lesson.steps))


def _option(game: AnyGame, option: Option, language: str) -> wire.OptionState:
    say = partial(translator(game).translate, language=language)
    how = f"option-{option.name}-free"
    choices = tuple(
        wire.OptionChoice(value=value, label=_choice(game, option, value, language)) for value in option.choices
    )
    return wire.OptionState(
        name=option.name,
        label=say(text(f"option-{option.name}")),
        default=option.default,
        choices=choices,
        free=option.free,
        how=say(text(how)) if translator(game).knows(how, language) else "",
        offers=tuple(
            wire.OptionChoice(value=one.value, label=say(one.label), glyphs=one.glyphs, group=one.group)
            for one in option.offers
        ),
        most=option.most,
        least=option.least,
        most_in_group=option.most_in_group,
        tiles=_tile_grid(option.tiles) if option.tiles else None,
    )


def _tile_grid(grid: TileGrid) -> wire.TileGridState:
    tiles = tuple(wire.TileEntry(id=tile, art=art) for tile, art in grid.tiles)
    return wire.TileGridState(tiles=tiles, columns=grid.columns, rows=grid.rows, rotations=grid.rotations)


def _choice(game: AnyGame, option: Option, value: Value, language: str) -> str:
    """Return the translated label of a choice, or the value itself if it has none (a number, a letter)."""
    shown = str(value).lower() if isinstance(value, bool) else str(value)
    key = f"option-{option.name}-{shown}"
    words = translator(game)
    return words.translate(text(key), language) if words.knows(key, language) else shown


@get("/games/{game:str}/art.svg", include_in_schema=False)
async def game_art(request: ApiRequest, game: FromPath[str]) -> Response[bytes]:
    """Return the game's icons, patterns and colours as one SVG."""
    find_game(game)
    return content_response(
        request, art_sprite.sprite(game).encode(), "image/svg+xml", lasting="v" in request.query_params
    )


@get("/games/{game:str}/{file_name:str}", include_in_schema=False, sync_to_thread=True)
def game_file(request: ApiRequest, game: FromPath[str], file_name: FromPath[str]) -> Response[bytes]:
    """Return the geometry of a board, whose name contains a hash, or the board of the game's picture."""
    find_game(game)
    if file_name == "sample.json":
        return content_response(
            request, sample_board.sample_file(game), "application/json", lasting="v" in request.query_params
        )
    key = file_name.removeprefix("shape-").removesuffix(".json")
    content = geometry_files.shape_file(game, key) if file_name == f"shape-{key}.json" else None
    if content is None:
        raise request_error("not-found", 404)
    return content_response(request, content, "application/json", lasting=True)


@get("/words/{file_name:str}", include_in_schema=False)
async def application_translations(request: ApiRequest, file_name: FromPath[str]) -> Response[bytes]:
    """Return the application's messages in a language."""
    return _translations(request, translation_files.APPLICATION, file_name)


@get("/words/{game:str}/{file_name:str}", include_in_schema=False)
async def game_translations(request: ApiRequest, game: FromPath[str], file_name: FromPath[str]) -> Response[bytes]:
    """Return the messages of a game, or of pages that are loaded later, in a language."""
    if game not in translation_files.LATER:
        find_game(game)
    return _translations(request, game, file_name)


def _translations(request: ApiRequest, game: str, file_name: str) -> Response[bytes]:
    """Return a translation file. With the hash of index.html (`?v=`) it can be cached forever."""
    language = file_name.removesuffix(".ftl")
    if language not in LANGUAGES:
        raise request_error("no-such-language", 404)
    lasting = request.query_params.get("v") == translation_files.version_hash()
    return content_response(
        request, translation_files.translation_file(game, language), "text/plain; charset=utf-8", lasting=lasting
    )


def content_response(request: ApiRequest, content: bytes, kind: str, *, lasting: bool = False) -> Response[bytes]:
    """Return content, compressed if the client accepts it, with cache headers."""
    return file_response(request, make_file(content, kind, lasting=lasting))


def file_response(request: ApiRequest, file: PageFile) -> Response[bytes]:
    """Return a file, compressed if the client accepts it, with cache headers."""
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
        "vary": "accept-encoding",
    }
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.zipped, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.content, media_type=file.kind, headers=headers)


def game_title(game: str, language: str) -> str:
    """Return the title of a game in a language."""
    known = games.installed().games.get(game)
    return translator(known).translate(text("title"), language) if known else game


# Rules


@get("/api/rules/{game:str}", sync_to_thread=True)
def read_rules(game: FromPath[str], language: LanguageParameter = "en") -> RulesResponse:
    """Return a game's rules."""
    return rulebook.rules_response(find_game(game), language)


@get("/api/rules/{game:str}/{diagram:str}", sync_to_thread=True)
def read_diagram(request: ApiRequest, game: FromPath[str], diagram: FromPath[str]) -> Response[bytes]:
    """Return a diagram of the rules."""
    find_game(game)
    return content_response(
        request, rulebook.diagram_json(game, diagram), "application/json", lasting="v" in request.query_params
    )


@get("/api/practice/{game:str}", sync_to_thread=True)
def list_practice(game: FromPath[str]) -> wire.PracticeList:
    """List a game's practice positions with their themes."""
    return wire.PracticeList(
        positions=tuple(
            wire.PracticeEntry(id=f"{PREFIX}{one.number}", theme=one.theme, better=one.better)
            for one in exercises(find_game(game))
        )
    )


# Tables


@post("/api/mine", status_code=200, dependencies=PROVIDES_REGISTRY)
async def my_tables(data: JSONBody[wire.MyTablesRequest], tables: RegistryDependency) -> wire.TableList:
    """List the tables that these secrets open."""
    held = {hash_secret(secret) for secret in data.secrets}
    rows = await tables.tables_of(data.secrets)
    return wire.TableList(
        tables=tuple(_entry(row, held, data.language) for row in rows),
        message=tables.site.message_in(data.language),
        maintenance=int(tables.site.maintenance),
    )


def _entry(row: TableRow, hashes: set[str], language: str) -> wire.TableEntry:
    mine = {number for number, seat in enumerate(row.seats) if seat.is_opened_by(hashes)}
    sitting = tuple(
        wire.SeatState(
            name=seat.name,
            kind="bot" if seat.kind == "bot" else "person",
            level=seat.level,
            taken=seat.taken,
            online=seat.here,
            away=0 if seat.here else int(seat.seen),
            mine=number in mine,
            colour=seat.colour,
        )
        for number, seat in enumerate(row.seats)
    )
    return wire.TableEntry(
        table=row.id,
        game=row.game,
        title=game_title(row.game, language),
        seats=sitting,
        version=row.summary.version,
        busy=row.summary.busy,
        waiting=any(seat in mine and row.seats[seat].kind != "bot" for seat in row.summary.busy),
        over=row.summary.over,
        winners=row.summary.winners,
        totals=row.summary.totals,
        changed=row.summary.changed,
        challenge=row.challenge,
        past=is_day(row.challenge) and datetime.fromtimestamp(row.created, UTC).date().isoformat() != row.challenge,
        late=tuple(seat for seat in replaceable_seats(row) if seat not in mine),
    )


@post("/api/tables/{table:str}/record", status_code=200, dependencies=PROVIDES_REGISTRY, media_type="application/toml")
async def read_record(table: FromPath[str], data: JSONBody[wire.RecordRequest], tables: RegistryDependency) -> str:
    """Return the record, with `?` for what the reader may not know yet."""
    found = await tables.open(table)
    await tables.require_deal_played(found, frozenset(map(hash_secret, data.secrets)))
    return found.to_record(_held(found, data.secrets), tables.revealed_secret(found))


def _held(table: LiveTable, secrets: tuple[str, ...]) -> frozenset[Seat]:
    return table.seats_of(frozenset(hash_secret(secret) for secret in secrets))


@post("/api/tables/{table:str}/position", status_code=200, dependencies=PROVIDES_REGISTRY)
async def read_position(
    table: FromPath[str], data: JSONBody[wire.PositionRequest], tables: RegistryDependency
) -> Response[bytes]:
    """Return the table after an event: for replays and links to positions."""
    found = await tables.open(table)
    await tables.require_deal_played(found, frozenset(map(hash_secret, data.secrets)))
    held = _held(found, data.secrets)
    if data.at > found.version:
        raise request_error("no-such-event", 404, event=data.at)
    _require_view(found, data.view, held)
    secret = tables.revealed_secret(found)
    return Response(_position(found, data, held, secret), media_type="application/json")


def _require_view(table: LiveTable, view: Seat | None, held: frozenset[Seat]) -> None:
    """Raise RequestError unless the client may see this view: one of its own seats, or any seat after the end."""
    if view is None:
        return
    if view >= len(table.row.seats):
        raise request_error("no-such-seat", 404, seat=str(view))
    open_to_all = not table.busy or table.row.frozen
    if not open_to_all and view not in held:
        raise request_error("not-your-seat", 403)


@post("/api/tables/{table:str}/turns", status_code=200, dependencies=PROVIDES_REGISTRY)
async def read_turns(
    table: FromPath[str], data: JSONBody[wire.TurnsRequest], tables: RegistryDependency
) -> wire.TurnList:
    """Return the whole log and the points turn by turn."""
    found = await tables.open(table)
    await tables.require_deal_played(found, frozenset(map(hash_secret, data.secrets)))
    _require_view(found, data.view, _held(found, data.secrets))
    log = message_cache_of(found).turn_log(data.view)
    lines = tuple(log.lines_since())
    dealt = takewhile(lambda event: event.actor == CHANCE, found.match.events)
    return wire.TurnList(last=found.version, first=sum(1 for _ in dealt), log=lines, totals=log.totals())


def _position(table: LiveTable, data: wire.PositionRequest, held: frozenset[Seat], secret: str) -> bytes:
    game, state = table.game, table.match.states[data.at]
    shared, own = game.shared_scene(game.view(state, None)), game.own_scene(game.view(state, data.view), data.view)
    grounds = geometry_files.grounds(shared, own)
    if not table.row.data:
        geometry_files.remember(table.row.game, grounds)
    busy = game.to_act(state)
    cache = message_cache_of(table)
    words = cache.event_text(data.view, data.at - 1) if data.at else None
    position = wire.TablePosition(
        at=data.at,
        last=table.version,
        view=data.view,
        shared=shared,
        own=own,
        shapes={key: ground.shape for key, ground in grounds.items()} if table.row.data else {},
        table=table.state_for(held, data.language, secret),
        turn=wire.TurnState(busy=busy) if busy else table.turn(held),
        over=not table.busy,
        news=tuple(cache.turn_log(data.view).latest(data.at, NEWS)) if data.news else (),
        deed=wire.EventText(at=data.at, seat=table.match.events[data.at - 1].actor, words=words) if words else None,
    )
    return encode(position)


@post("/api/tables/{table:str}/turn", dependencies=PROVIDES_REGISTRY)
async def describe_turn(
    table: FromPath[str], data: JSONBody[wire.TurnTextRequest], tables: RegistryDependency
) -> Response[bytes]:
    """Return a turn, played or not, as text and as nodes of the board: for reviews."""
    found = await tables.open(table)
    await tables.require_deal_played(found, frozenset(map(hash_secret, data.secrets)))
    if found.busy:
        raise request_error("review-not-over", 409)
    if data.seat >= len(found.row.seats):
        raise request_error("no-such-seat", 404, seat=str(data.seat))
    try:
        return Response(encode(_turn_text(found, data)), media_type="application/json")
    except IllegalAction as error:
        raise RequestError(error.reason, game=found.row.game) from None


def _turn_text(table: LiveTable, data: wire.TurnTextRequest) -> wire.TurnText:
    """Return the texts and nodes of a turn; raise IllegalAction if the rules did not allow it."""
    match, game = table.match.branch(data.at), table.game
    view = game.view(match.state, data.seat)
    for action in data.do:
        match.play_text(data.seat, action)
    turn = [match.notation.parse(action) for action in data.do]
    return wire.TurnText(
        words=turn_texts(game, view, data.seat, turn, Random(0)),
        where=highlighted_nodes(game, view, data.seat, turn, Random(0)),
    )


@post("/api/tables/{table:str}/branch", dependencies=PROVIDES_REGISTRY)
async def branch(
    request: ApiRequest, table: FromPath[str], data: JSONBody[wire.BranchRequest], tables: RegistryDependency
) -> wire.OpenedTable:
    """Continue from an event against bots."""
    return await tables.branch(table, data, request_address(request, tables))


@post("/api/tables/{table:str}/rematch", dependencies=PROVIDES_REGISTRY)
async def rematch(
    request: ApiRequest, table: FromPath[str], data: JSONBody[wire.RematchRequest], tables: RegistryDependency
) -> wire.OpenedTable:
    """Play again with the same seats."""
    return await tables.rematch(table, data, request_address(request, tables))


@post("/api/records", dependencies=PROVIDES_REGISTRY)
async def open_record(
    request: ApiRequest, data: JSONBody[wire.UploadRequest], tables: RegistryDependency
) -> wire.OpenedTable:
    """Upload a record and keep it as a table to look at."""
    return await tables.upload(data, request_address(request, tables))


ROUTES = (
    list_games,
    game_art,
    game_file,
    application_translations,
    game_translations,
    read_rules,
    read_diagram,
    list_practice,
    my_tables,
    read_record,
    read_position,
    read_turns,
    describe_turn,
    branch,
    rematch,
    open_record,
)
