"""Save and load matches as readable TOML records. Loading replays and checks every event."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from farshore.core.dealer import SeatValue
from farshore.core.game import AnyGame, BadOption, IllegalAction, Score, Value
from farshore.core.match import AnyMatch, Match
from farshore.core.text import Text, literal, shorten_arguments, text
from farshore.core.toml_data import DataError
from farshore.core.toml_limits import EVENTS, FILE_BYTES, OPTION_TEXT, RECORD_BYTES, LimitExceeded, check_limits
from farshore.core.toml_lines import NotUtf8, decode_text, find_lines
from farshore.core.user_errors import format_message

FORMAT = 1
PROMISE = 64
"""Length of a promise, in characters."""
_KEYS = (
    "farshore",
    "game",
    "edition",
    "options",
    "seats",
    "promise",
    "secret",
    "salt",
    "entropy",
    "data",
    "events",
    "scores",
    "winners",
)


class RecordError(ValueError):
    """A record is invalid; `line` is where, `reason` the translatable message."""

    def __init__(self, line: int, reason: Text, game: str = "", module: str = "") -> None:
        self.line, self.reason, self.game, self.module = line, shorten_arguments(reason), game, module
        super().__init__(line, self.reason, game, module)

    def __str__(self) -> str:
        return f"line {self.line}: {format_message(self.reason, self.module)}"


@dataclass(frozen=True, slots=True)
class LoadedRecord:
    """A record that was replayed successfully."""

    match: AnyMatch
    """The match after its last event."""
    secret: str = ""
    """The seed of the deal, where the record reveals it."""
    salt: str = ""
    """What was hashed with the secret to make the promise."""
    entropy: tuple[SeatValue, ...] = ()
    """The random values that players' devices added to the deal."""


# Writing


def dump(
    match: AnyMatch,
    *,
    secret: str = "",
    salt: str = "",
    entropy: Sequence[SeatValue] = (),
    events: Sequence[str] | None = None,
) -> str:
    """Return the record of a match; `events` replaces its events by those that a reader may see."""
    header = match.header
    lines = [f"farshore = {FORMAT}", f"game = {_string(header.game)}", f"edition = {header.edition}"]
    lines += [f"options = {_table(header.options)}", f"seats = {_list(header.seats)}"]
    if header.promise:
        lines.append(f"promise = {_string(header.promise)}")
    if secret:
        lines.append(f"secret = {_string(secret)}")
    if salt:
        lines.append(f"salt = {_string(salt)}")
    if entropy:
        lines.append(f"entropy = {_list([str(value) for value in entropy])}")
    written = [str(event) for event in match.events] if events is None else events
    lines += ["events = [", *(f"  {_string(event)}," for event in written), "]"]
    if match.over:
        lines += [
            "scores = [",
            *(f"  {_table(score_as_data(score))}," for score in match.game.scores(match.state)),
            "]",
        ]
        lines.append(f"winners = {_list(match.winners)}")
    if header.data:
        lines += ["", "[data]", *(f"{_string(name)} = {_string(own)}" for name, own in sorted(header.data.items()))]
    return "\n".join(lines) + "\n"


def score_as_data(score: Score) -> dict[str, Value]:
    """Return a score as the record stores it: each line, the total and the rank, if any."""
    table: dict[str, Value] = {line.name: line.points for line in score.lines}
    table["total"] = score.total
    if score.rank:
        table["rank"] = score.rank
    return table


def _string(words: str) -> str:
    escaped = words.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "\\r")
    return '"' + re.sub(r"[\x00-\x1f\x7f]", lambda m: f"\\u{ord(m[0]):04x}", escaped.replace("\t", "\\t")) + '"'


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _string(value)
    return _list(value) if isinstance(value, (tuple, list)) else str(value)


def _list(values: Sequence[object]) -> str:
    return "[" + ", ".join(_value(value) for value in values) + "]"


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else _string(name)


def _table(table: Mapping[str, object]) -> str:
    inside = ", ".join(f"{_key(name)} = {_value(value)}" for name, value in table.items())
    return f"{{ {inside} }}" if inside else "{}"


# Reading


def decode(content: bytes) -> str:
    """Decode the file of a record; raise RecordError if it is too large or not UTF-8."""
    try:
        return decode_text(content)
    except NotUtf8 as error:
        raise RecordError(error.line, text("not-utf-8")) from None


def load(words: str, find: Callable[[str], AnyGame]) -> LoadedRecord:
    """Replay a record; raise RecordError if it is invalid. `find` returns the game with an id."""
    record = _parsed(words)
    try:
        return _replayed(words, record, find)
    except RecordError as error:
        game = str(record["game"])
        raise RecordError(error.line, error.reason, game, _module(game, find)) from None


def _module(game: str, find: Callable[[str], AnyGame]) -> str:
    """Return the module of a game, which has its messages; empty if it is not installed."""
    try:
        return type(find(game)).__module__
    except KeyError:
        return ""


def _replayed(words: str, record: dict[str, Any], find: Callable[[str], AnyGame]) -> LoadedRecord:
    match = _header(words, record, find)
    for index, event in enumerate(_strings(words, record, "events")):
        try:
            match.replay([event])
        except IllegalAction as error:
            why = text("hidden-event") if "?" in event else error.reason
            reason = text("bad-event", event=event[:80], reason=why)
            raise RecordError(_line(words, "events", index), reason) from None
    _check_scores(words, record, match)
    secret, salt = _short_text(words, record, "secret"), _short_text(words, record, "salt")
    return LoadedRecord(match, secret, salt, _seat_values(words, record, len(match.header.seats)))


def _seat_values(words: str, record: dict[str, Any], seats: int) -> tuple[SeatValue, ...]:
    found: dict[int, SeatValue] = {}
    for index, line in enumerate(_strings(words, record, "entropy") if "entropy" in record else ()):
        parts = re.fullmatch(r"(\d{1,2}) (\d{1,5}) ([A-Za-z0-9_-]{16,64})", line)
        if parts is None or int(parts[1]) >= seats or int(parts[1]) in found:
            raise RecordError(_line(words, "entropy", index), text("bad-entropy", value=line[:80]))
        found[int(parts[1])] = SeatValue(int(parts[1]), parts[3], int(parts[2]))
    return tuple(found.values())


def _parsed(words: str) -> dict[str, Any]:
    try:
        check_limits(words, RECORD_BYTES, texts=2 * FILE_BYTES, entries=EVENTS)
        record = tomllib.loads(words)
    except LimitExceeded as error:
        raise RecordError(error.line, error.reason) from None
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+)", str(error))
        line = int(place[1]) if place else words.count("\n") + 1
        raise RecordError(line, text("broken-toml", reason=literal(str(error)))) from None
    for key in record:
        if key not in _KEYS:
            raise RecordError(_line(words, key), text("unknown-key", key=key))
    for key in ("farshore", "game", "seats", "events"):
        if key not in record:
            raise RecordError(1, text("missing-key", key=key))
    if record["farshore"] != FORMAT:
        raise RecordError(_line(words, "farshore"), text("unknown-format", format=str(record["farshore"])))
    return record


def _header(words: str, record: dict[str, Any], find: Callable[[str], AnyGame]) -> AnyMatch:
    try:
        game = find(str(record["game"]))
    except KeyError:
        raise RecordError(_line(words, "game"), text("unknown-game", game=str(record["game"]))) from None
    if record.get("edition", game.info.edition) != game.info.edition:
        raise RecordError(_line(words, "edition"), text("other-edition", edition=str(record["edition"])))
    seats = _strings(words, record, "seats")
    options, data = _table_of(words, record, "options"), _table_of(words, record, "data")
    for name, own in data.items():
        if not isinstance(own, str):
            raise RecordError(_line(words, "data", name), text("not-a-text", key=name))
    promise = _short_text(words, record, "promise", PROMISE)
    try:
        return Match(
            game,
            seats,
            {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()},
            data=data,
            promise=promise,
        )
    except BadOption as error:
        path = ("seats",) if error.reason.key == "bad-seats" else ("options", dict(error.reason.args).get("option"))
        raise RecordError(_line(words, *map(str, path)), error.reason) from None
    except DataError as error:
        raise RecordError(_line(words, "data", error.file), text("bad-data", reason=error.words)) from None


def _check_scores(words: str, record: dict[str, Any], match: AnyMatch) -> None:
    if "scores" in record:
        if not match.over:
            raise RecordError(_line(words, "scores"), text("scores-too-early"))
        stored = _list_of(words, record, "scores")
        right = [score_as_data(score) for score in match.game.scores(match.state)]
        if len(stored) != len(right):
            raise RecordError(_line(words, "scores"), text("wrong-count", found=len(stored), right=len(right)))
        for seat, (have, want) in enumerate(zip(stored, right, strict=True)):
            if have not in (want, want["total"]):
                difference = text("wrong-scores", seat=seat, found=_value_text(have), right=_value_text(want))
                raise RecordError(_line(words, "scores", seat), difference)
    if "winners" in record and tuple(_list_of(words, record, "winners")) != match.winners:
        difference = text("wrong-winners", found=_value(record["winners"]), right=_list(match.winners))
        raise RecordError(_line(words, "winners"), difference)


def _value_text(value: object) -> str:
    return _table(value) if isinstance(value, dict) else _value(value)


def _strings(words: str, record: dict[str, Any], key: str) -> list[str]:
    values = _list_of(words, record, key)
    for index, value in enumerate(values):
        if not isinstance(value, str):
            raise RecordError(_line(words, key, index), text("not-texts", key=key))
    return values


def _short_text(words: str, record: dict[str, Any], key: str, most: int = OPTION_TEXT) -> str:
    value = record.get(key, "")
    if not isinstance(value, str) or len(value) > most:
        raise RecordError(_line(words, key), text("not-a-text", key=key))
    return value


def _list_of(words: str, record: dict[str, Any], key: str) -> list[Any]:
    if not isinstance(record[key], list):
        raise RecordError(_line(words, key), text("not-a-list", key=key))
    values: list[Any] = record[key]
    return values


def _table_of(words: str, record: dict[str, Any], key: str) -> dict[str, Any]:
    table = record.get(key, {})
    if not isinstance(table, dict):
        raise RecordError(_line(words, key), text("not-a-table", key=key))
    return table


def _line(words: str, *path: str | int) -> int:
    """Return the line of a key of the record, or of an entry of its lists."""
    known = find_lines(words)
    return known.get(path) or known.get(path[:1], 1)
