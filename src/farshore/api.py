"""The functions of `import farshore`: games, matches, bots, records and reviews."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Literal, overload

from farshore import svg
from farshore.bots.bot import Bot
from farshore.bots.bot_matches import BOT, BotPlayer, play_to_end
from farshore.bots.bot_spec import parse_bot, require_game
from farshore.bots.review import Review, ReviewRun
from farshore.core import record
from farshore.core.dealer import SeededDealer
from farshore.core.game import CHANCE, A, AnyGame, BadOption, Game, IllegalAction, S, Seat, Value
from farshore.core.hooks import Hooks
from farshore.core.match import AnyMatch, Match
from farshore.core.record import RecordError
from farshore.games import find, installed
from farshore.learn import rules

if TYPE_CHECKING:  # overloads give scripts the types of the game they ask for
    from farshore.games.explorers.actions import Action as ExplorersAction
    from farshore.games.explorers.game import Explorers
    from farshore.games.explorers.state import State as ExplorersState
    from farshore.games.kingdom_maps.actions import Action as KingdomMapsAction
    from farshore.games.kingdom_maps.game import KingdomMaps
    from farshore.games.kingdom_maps.state import State as KingdomMapsState
    from farshore.games.la_isla.actions import Action as LaIslaAction
    from farshore.games.la_isla.game import LaIsla
    from farshore.games.la_isla.state import State as LaIslaState

    ExplorersMatch = Match[ExplorersState, ExplorersAction]
    KingdomsMatch = Match[KingdomMapsState, KingdomMapsAction]
    LaIslaMatch = Match[LaIslaState, LaIslaAction]

__all__ = ["CHANCE", "BadOption", "Bot", "Game", "IllegalAction", "Match", "RecordError", "Review", "Seat"]

Hooks.render_svg = svg.draw
Hooks.load_rulebook = rules


def list_games() -> list[str]:
    """Return the ids of the installed games."""
    return list(installed().games)


@overload
def load(game: Literal["explorers"]) -> Explorers: ...
@overload
def load(game: Literal["kingdom_maps"]) -> KingdomMaps: ...
@overload
def load(game: Literal["la_isla"]) -> LaIsla: ...
@overload
def load(game: str) -> AnyGame: ...
def load(game: str) -> AnyGame:
    """Return the game with this id; raise BadOption with the installed games and the most similar name."""
    return require_game(game)


@overload
def new(game: Literal["explorers"], seats: int = 2, *, seed: object = None, **options: Value) -> ExplorersMatch: ...
@overload
def new(game: Literal["kingdom_maps"], seats: int = 2, *, seed: object = None, **options: Value) -> KingdomsMatch: ...
@overload
def new(game: Literal["la_isla"], seats: int = 2, *, seed: object = None, **options: Value) -> LaIslaMatch: ...
@overload
def new(game: Game[S, A], seats: int = 2, *, seed: object = None, **options: Value) -> Match[S, A]: ...
@overload
def new(game: str, seats: int = 2, *, seed: object = None, **options: Value) -> AnyMatch: ...
def new(game: Any, seats: int = 2, *, seed: object = None, **options: Value) -> AnyMatch:
    """Return a new match at its first decision. Chance is drawn from the seed.

    >>> match = new("kingdom_maps", 2, seed=7)
    >>> match
    <kingdom_maps: after 3 events, seat 1 0, seat 2 0; seat 2 to act>
    >>> match.play(1, match.legal()[0])
    """
    names = [f"seat {seat + 1}" for seat in range(seats)]
    return Match(_game(game), names, options, dealer=SeededDealer(token_hex(16) if seed is None else str(seed)))


@overload
def play(
    game: Literal["explorers"], bots: Sequence[str | Bot], *, seed: object = None, **options: Value
) -> ExplorersMatch: ...
@overload
def play(
    game: Literal["kingdom_maps"], bots: Sequence[str | Bot], *, seed: object = None, **options: Value
) -> KingdomsMatch: ...
@overload
def play(
    game: Literal["la_isla"], bots: Sequence[str | Bot], *, seed: object = None, **options: Value
) -> LaIslaMatch: ...
@overload
def play(game: Game[S, A], bots: Sequence[str | Bot], *, seed: object = None, **options: Value) -> Match[S, A]: ...
@overload
def play(game: str, bots: Sequence[str | Bot], *, seed: object = None, **options: Value) -> AnyMatch: ...
def play(game: Any, bots: Sequence[str | Bot], *, seed: object = None, **options: Value) -> AnyMatch:
    """Play a whole match between bots, one for each seat: levels (`expert@0.5s`), `module:Name`, or Bot objects."""
    players = [parse_bot(bot) if isinstance(bot, str) else BotPlayer(bot) for bot in bots]
    match: AnyMatch = Match(_game(game), [f"{BOT}{each.name}" for each in players], options)
    play_to_end(match, players, token_hex(16) if seed is None else str(seed))
    return match


def read(path: str | PathLike[str]) -> AnyMatch:
    """Load a record and check every event; raise RecordError with the line if it is invalid."""
    return record.load(record.decode(Path(path).read_bytes()), find).match


def write(match: AnyMatch, path: str | PathLike[str]) -> None:
    """Write a match to a file, as a record for `read`, the page and `farshore replay`."""
    Path(path).write_text(record.dump(match), "utf-8")


def review(match: AnyMatch | str | PathLike[str], *, rollouts: int | None = None) -> Review:
    """Return the review of a finished match, or of a record: each result as baseline, choices and luck.

    `rollouts` is the average number for each turn; the default depends on the game. The same match always gives the
    same review.
    """
    return ReviewRun(match if isinstance(match, Match) else read(match), rollouts).finish()


def _game(game: AnyGame | str) -> AnyGame:
    return require_game(game) if isinstance(game, str) else game
