"""The API over HTTP: everything that is not played through the socket."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Annotated

from litestar import Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter

from farshore import bots, games
from farshore.bots.hint import in_words, places
from farshore.core.game import AnyGame, IllegalAction, Option, Seat, Value
from farshore.core.text import text
from farshore.learn import Lesson, has_rules, lesson_words, lessons
from farshore.learn.practice import exercises
from farshore.server.http import art, reading, words
from farshore.server.http.asking import Asked, Spoken, address
from farshore.server.http.page import packed
from farshore.server.http.refusal import Refusal, refuse
from farshore.server.scenes import shapes
from farshore.server.scenes.encoder import encode
from farshore.server.socket import wire
from farshore.server.socket.rules import Rules
from farshore.server.store.store import TableRow
from farshore.server.tables.pace import replaceable
from farshore.server.tables.table import LiveTable, hashed
from farshore.server.tables.tables import Tables, by_bot, find_game, is_day, today
from farshore.words import LANGUAGES, house, translator

House = NamedDependency[Tables]
"""The tables of this process, as a route asks for them."""


def provide_tables(request: Asked) -> Tables:
    """The tables of this process."""
    known: Tables = request.app.state.tables
    return known


ASKS_TABLES = {"house_tables": Provide(provide_tables, sync_to_thread=False)}

# Games

USUAL = "casual"
"""The bot of one click: of middle strength."""
NEWS = 10
"""So many lines tell what happened last at a table."""


@get("/api/games", sync_to_thread=False)
def list_games(request: Asked, language: Spoken = "en") -> Response[bytes]:
    """All games with their options, and the strengths of bots."""
    return sent(request, encode(known_games(language)), "application/json")


def known_games(language: str) -> wire.Games:
    known = games.installed().games.values()
    levels = tuple(wire.Level(name=name, title=_level(name, language)) for name in bots.installed())
    return wire.Games(
        games=tuple(_game(game, language) for game in known), levels=levels, usual=USUAL, languages=LANGUAGES
    )


def _level(name: str, language: str) -> str:
    key = f"level-{name}"
    return house().say(text(key), language) if house().knows(key, language) else name


def _game(game: AnyGame, language: str) -> wire.GameState:
    say, info = partial(translator(game).say, language=language), game.info
    return wire.GameState(
        id=info.id,
        title=say(text("title")),
        summary=say(text("summary")),
        seats=info.seats,
        minutes=info.minutes,
        options=tuple(_option(game, option, language) for option in info.options),
        hidden=info.hidden,
        art=art.mark(info.id),
        rules=has_rules(game),
        lessons=tuple(_lesson(game, lesson, language) for lesson in lessons(game)),
        practice=len(exercises(game)),
    )


def _lesson(game: AnyGame, lesson: Lesson, language: str) -> wire.LessonEntry:
    say = partial(lesson_words(game).say, language=language)
    title, aim = say(text(lesson.name)), say(text(f"{lesson.name}-aim"))
    return wire.LessonEntry(id=lesson.id, title=title, aim=aim, minutes=lesson.minutes, steps=len(lesson.steps))


def _option(game: AnyGame, option: Option, language: str) -> wire.OptionState:
    say = partial(translator(game).say, language=language)
    how = f"option-{option.name}-free"
    choices = tuple(wire.Choice(value=value, label=_choice(game, option, value, language)) for value in option.choices)
    return wire.OptionState(
        name=option.name,
        label=say(text(f"option-{option.name}")),
        default=option.default,
        choices=choices,
        free=option.free,
        how=say(text(how)) if translator(game).knows(how, language) else "",
        offers=tuple(wire.Choice(value=name, label=say(words)) for name, words in option.offers),
        most=option.most,
    )


def _choice(game: AnyGame, option: Option, value: Value, language: str) -> str:
    """The choice's own word, or the value itself where it needs none (a number, a letter)."""
    shown = str(value).lower() if isinstance(value, bool) else str(value)
    key = f"option-{option.name}-{shown}"
    words = translator(game)
    return words.say(text(key), language) if words.knows(key, language) else shown


@get("/games/{game:str}/art.svg", include_in_schema=False)
async def game_art(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """The game's icons, patterns and colours, as one drawing."""
    find_game(game)
    return sent(request, art.sprite(game).encode(), "image/svg+xml", lasting="v" in request.query_params)


@get("/games/{game:str}/{file_name:str}", include_in_schema=False, sync_to_thread=True)
def game_shape(request: Asked, game: FromPath[str], file_name: FromPath[str]) -> Response[bytes]:
    """The geometry of a board: its name is a hash of it, so it is kept for ever."""
    find_game(game)
    key = file_name.removeprefix("shape-").removesuffix(".json")
    content = shapes.shape(game, key) if file_name == f"shape-{key}.json" else None
    if content is None:
        raise refuse("not-found", 404)
    return sent(request, content, "application/json", lasting=True)


@get("/words/{file_name:str}", include_in_schema=False)
async def house_language(request: Asked, file_name: FromPath[str]) -> Response[bytes]:
    """What the house says in a language."""
    return _words(request, words.OF_HOUSE, file_name)


@get("/words/{game:str}/{file_name:str}", include_in_schema=False)
async def game_language(request: Asked, game: FromPath[str], file_name: FromPath[str]) -> Response[bytes]:
    """What a game says in a language."""
    find_game(game)
    return _words(request, game, file_name)


def _words(request: Asked, game: str, file_name: str) -> Response[bytes]:
    """Kept for ever under the mark that index.html names (`?v=`): with other words it names another."""
    language = file_name.removesuffix(".ftl")
    if language not in LANGUAGES:
        raise refuse("no-such-language", 404)
    lasting = request.query_params.get("v") == words.mark()
    return sent(request, words.words(game, language), "text/plain; charset=utf-8", lasting=lasting)


def sent(request: Asked, content: bytes, kind: str, *, lasting: bool = False) -> Response[bytes]:
    """Content, compressed if the browser takes it, and kept for as long as its address promises."""
    file = packed(content, kind)
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "vary": "accept-encoding",
    }
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.zipped, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(content, media_type=kind, headers=headers)


def _title(game: str, language: str) -> str:
    known = games.installed().games.get(game)
    return translator(known).say(text("title"), language) if known else game


# Rules


@get("/api/rules/{game:str}", sync_to_thread=True)
def read_rules(game: FromPath[str], language: Spoken = "en") -> Rules:
    """A game's rules to read."""
    return reading.book(find_game(game), language)


@get("/api/rules/{game:str}/{diagram:str}", sync_to_thread=True)
def read_diagram(request: Asked, game: FromPath[str], diagram: FromPath[str]) -> Response[bytes]:
    """A position that the rules show."""
    find_game(game)
    return sent(request, reading.diagram(game, diagram), "application/json", lasting="v" in request.query_params)


# Tables


@post("/api/mine", status_code=200, dependencies=ASKS_TABLES)
async def my_tables(data: JSONBody[wire.Mine], house_tables: House) -> wire.Tables:
    """The tables that my secrets open: what waits for me, what goes on, what is over."""
    held = {hashed(secret) for secret in data.secrets}
    rows = await house_tables.mine(data.secrets)
    return wire.Tables(tables=tuple(_entry(row, held, data.language) for row in rows))


def _entry(row: TableRow, hashes: set[str], language: str) -> wire.TableEntry:
    mine = {number for number, seat in enumerate(row.seats) if seat.secret_hash in hashes}
    sitting = tuple(
        wire.SeatState(
            name=seat.name,
            kind="bot" if seat.kind == "bot" else "person",
            level=seat.level,
            taken=seat.taken,
            online=seat.here,
            away=0 if seat.here else int(seat.seen),
            mine=number in mine,
        )
        for number, seat in enumerate(row.seats)
    )
    return wire.TableEntry(
        table=row.id,
        game=row.game,
        title=_title(row.game, language),
        seats=sitting,
        version=row.summary.version,
        busy=row.summary.busy,
        waiting=any(seat in mine and row.seats[seat].kind != "bot" for seat in row.summary.busy),
        over=row.summary.over,
        winners=row.summary.winners,
        totals=row.summary.totals,
        changed=row.summary.changed,
        challenge=row.challenge,
        late=tuple(seat for seat in replaceable(row) if seat not in mine),
    )


@post("/api/tables/{table:str}/record", status_code=200, dependencies=ASKS_TABLES, media_type="application/toml")
async def read_record(table: FromPath[str], data: JSONBody[wire.Reading], house_tables: House) -> str:
    """The record, with `?` for what the reader may not know yet."""
    found = await house_tables.open(table)
    await house_tables.require_open(found, frozenset(map(hashed, data.secrets)))
    return found.written(_held(found, data.secrets), house_tables.secret_of(found))


def _held(table: LiveTable, secrets: tuple[str, ...]) -> frozenset[Seat]:
    return table.seats_of(frozenset(hashed(secret) for secret in secrets))


@post("/api/tables/{table:str}/position", status_code=200, dependencies=ASKS_TABLES)
async def read_position(table: FromPath[str], data: JSONBody[wire.AtEvent], house_tables: House) -> Response[bytes]:
    """The table as it was after some event: for replays and links to positions."""
    found = await house_tables.open(table)
    await house_tables.require_open(found, frozenset(map(hashed, data.secrets)))
    held = _held(found, data.secrets)
    if data.at > found.version:
        raise refuse("no-such-event", 404, event=data.at)
    _require_view(found, data.view, held)
    secret = house_tables.secret_of(found)
    return Response(_position(found, data, held, secret), media_type="application/json")


def _require_view(table: LiveTable, view: Seat | None, held: frozenset[Seat]) -> None:
    """Refusal unless one may look from this seat: one's own, or any once all is open."""
    if view is None:
        return
    if view >= len(table.row.seats):
        raise refuse("no-such-seat", 404, seat=str(view))
    open_to_all = not table.busy or table.row.frozen
    if not open_to_all and view not in held:
        raise refuse("not-your-seat", 403)


@post("/api/tables/{table:str}/turns", status_code=200, dependencies=ASKS_TABLES)
async def read_turns(table: FromPath[str], data: JSONBody[wire.OfTurns], house_tables: House) -> wire.Turns:
    """The whole log and the points turn by turn: for replays and the end."""
    found = await house_tables.open(table)
    await house_tables.require_open(found, frozenset(map(hashed, data.secrets)))
    _require_view(found, data.view, _held(found, data.secrets))
    log = found.log(data.view)
    lines = tuple(wire.LogLine(**line) for line in log.told())
    return wire.Turns(last=found.version, log=lines, totals=log.totals())


def _position(table: LiveTable, wish: wire.AtEvent, held: frozenset[Seat], secret: str) -> bytes:
    game, state = table.game, table.match.states[wish.at]
    shared, own = game.shared(game.view(state, None)), game.own(game.view(state, wish.view), wish.view)
    grounds = shapes.grounds(shared, own)
    if not table.row.data:
        shapes.meet(table.row.game, grounds)
    busy = game.to_act(state)
    words = table.deed(wish.view, wish.at - 1) if wish.at else None
    position = wire.Position(
        at=wish.at,
        last=table.version,
        view=wish.view,
        shared=shared,
        own=own,
        shapes={key: ground.shape for key, ground in grounds.items()} if table.row.data else {},
        table=table.state_for(held, wish.language, secret),
        turn=wire.Turn(busy=busy) if busy else table.turn(held),
        over=not table.busy,
        news=tuple(wire.LogLine(**line) for line in table.log(wish.view).newest(wish.at, NEWS)) if wish.news else (),
        deed=wire.Deed(at=wish.at, seat=table.match.events[wish.at - 1].actor, words=words) if words else None,
    )
    return encode(position)


@post("/api/tables/{table:str}/turn", dependencies=ASKS_TABLES)
async def tell_turn(table: FromPath[str], data: JSONBody[wire.TurnAt], house_tables: House) -> Response[bytes]:
    """A turn that somebody played or might have played, in words and on the board: for reviews."""
    found = await house_tables.open(table)
    await house_tables.require_open(found, frozenset(map(hashed, data.secrets)))
    if found.busy:
        raise refuse("review-not-over", 409)
    if data.seat >= len(found.row.seats):
        raise refuse("no-such-seat", 404, seat=str(data.seat))
    try:
        return Response(encode(_turn_told(found, data)), media_type="application/json")
    except IllegalAction as error:
        raise Refusal(error.reason, game=found.row.game) from None


def _turn_told(table: LiveTable, wish: wire.TurnAt) -> wire.TurnTold:
    """IllegalAction if the rules did not allow it."""
    match, game = table.match.branch(wish.at), table.game
    view = game.view(match.state, wish.seat)
    for action in wish.do:
        match.do(wish.seat, action)
    turn = [match.notation.parse(action) for action in wish.do]
    return wire.TurnTold(
        words=in_words(game, view, wish.seat, turn, Random(0)), where=places(game, view, wish.seat, turn, Random(0))
    )


@post("/api/tables/{table:str}/branch", dependencies=ASKS_TABLES)
async def branch(
    request: Asked, table: FromPath[str], data: JSONBody[wire.BranchFrom], house_tables: House
) -> wire.Opened:
    """Play on from here, against bots."""
    return await house_tables.branch(table, data, address(request, house_tables))


@post("/api/tables/{table:str}/rematch", dependencies=ASKS_TABLES)
async def rematch(request: Asked, table: FromPath[str], data: JSONBody[wire.Again], house_tables: House) -> wire.Opened:
    """The same seats once more."""
    return await house_tables.rematch(table, data, address(request, house_tables))


@post("/api/records", dependencies=ASKS_TABLES)
async def open_record(request: Asked, data: JSONBody[wire.Upload], house_tables: House) -> wire.Opened:
    """A record from somebody's device, kept as a table to look at."""
    return await house_tables.upload(data, address(request, house_tables))


# Challenges


@get("/api/challenges", dependencies=ASKS_TABLES)
async def list_challenges(
    request: Asked,
    house_tables: House,
    language: Spoken = "en",
    name: Annotated[str, QueryParameter(max_length=64)] = "",
) -> Response[bytes]:
    """Today's deals, or one challenge by its name, with the results so far."""
    if name and not is_day(name):
        played = [(await house_tables.open(name)).row.game]
    else:
        name, played = name or today(), list(games.installed().games)
    told = tuple([await _challenge(house_tables, name, game, language) for game in played])
    return sent(request, encode(wire.Challenges(challenges=told)), "application/json")


async def _challenge(known: Tables, name: str, game: str, language: str) -> wire.Challenge:
    rows = await known.results(name, game)
    board = await known.dealt(name, game)
    if board is not None:
        shapes.meet(game, {board.ground.key: board.ground})
    pars = {}
    for row, _ in rows:
        if len(row.seats) not in pars:  # one deal: where as many sit, the par is the same
            pars[len(row.seats)] = await _par(known, row.id)
    return wire.Challenge(
        name=name,
        game=game,
        title=_title(game, language),
        results=tuple(
            wire.Result(
                table=row.id,
                names=tuple(seat.name for seat in row.seats),
                bots=tuple(map(by_bot, row.seats)),
                totals=row.summary.totals,
                winners=row.summary.winners,
                par=pars[len(row.seats)],
                again=not first,
            )
            for row, first in rows
        ),
        board=board,
    )


async def _par(known: Tables, table: str) -> float | None:
    """The par of a match that is over; nobody knows it of one that cannot be opened any more."""
    try:
        return (await known.open(table)).turn(frozenset()).par
    except Refusal:
        return None


ROUTES = (
    list_games,
    game_art,
    game_shape,
    house_language,
    game_language,
    read_rules,
    read_diagram,
    my_tables,
    read_record,
    read_position,
    read_turns,
    tell_turn,
    branch,
    rematch,
    open_record,
    list_challenges,
)
