"""The interface of a game: `Game` and the classes it uses."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from farshore.core import defaults
from farshore.core.cells import Cells, Grid
from farshore.core.hooks import Hooks
from farshore.core.immutable import immutable
from farshore.core.lazy_actions import ActionNumbering, Outcomes
from farshore.core.option_offers import Offer, TileGrid
from farshore.core.playout import play_to_end, play_until
from farshore.core.rng import Rng, SeededDraws
from farshore.core.scene import Button, Field, Layer, Note, OwnScene, Scene, SharedScene, Space
from farshore.core.state import CHANCE, GAME_OF_STATE, Position, Seat
from farshore.core.tensors import (
    SCENE_FEATURE_NOTES,
    FeatureBlock,
    FeatureSpec,
    FeatureWriter,
    write_scene_features,
)
from farshore.core.text import Arg, Text, literal, text
from farshore.core.user_errors import UserError, format_counts

if TYPE_CHECKING:
    from farshore.core.strategy import Strategy

__all__ = ["CHANCE", "Seat"]  # part of the interface, defined in `farshore.core.state`

Value: TypeAlias = "str | int | bool | tuple[str, ...]"
Options: TypeAlias = Mapping[str, Value]


class IllegalAction(UserError):
    """The rules do not allow this action now; `reason` is a translatable text."""


class BadOption(UserError, ValueError):
    """The game does not support this number of seats or this option; `reason` names it."""

    alternatives_key = "to-choose-from"


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a match, chosen before it starts.

    Messages: `option-NAME`, `option-NAME-CHOICE` for each choice and, if `free`, `option-NAME-free` to explain the
    format of other values.
    """

    name: str
    """As in records and on the command line."""
    default: Value
    """The value of a match that does not choose."""
    choices: tuple[Value, ...]
    """The values on offer."""
    free: bool = False
    """Whether other values are allowed too (a map as text, a list of ids); `setup` checks them."""
    listed: bool = False
    """Whether values are lists; a string is split at commas and spaces."""
    offers: tuple[Offer, ...] = ()
    """The items that a list can contain, with their names and pictures."""
    most: int = 0
    """The maximum length of a list."""
    least: int = 0
    """The minimum length of a list that names items."""
    most_in_group: int = 0
    """The maximum number of items of one group; 0: no limit."""
    tiles: TileGrid | None = None
    """The board that another value lays, for an option that is such a board."""

    def check(self, value: Value) -> Value:
        """Return the value, converted to a tuple for lists; raise BadOption if it is not allowed."""
        if self.listed and isinstance(value, str):
            return tuple(value.replace(",", " ").split())
        if any(value == choice and type(value) is type(choice) for choice in self.choices):
            return value
        if self.free and (isinstance(value, str) or is_list_of_texts(value)):
            return value
        raise BadOption(text("bad-option-value", option=self.name, value=str(value)), legal=self.choices)


def is_list_of_texts(value: Value) -> bool:
    return isinstance(value, tuple) and all(isinstance(entry, str) for entry in value)


@dataclass(frozen=True, slots=True)
class Info:
    """Properties of a game. Messages: `title` and `summary`."""

    id: str
    """Unique name: lower-case letters, digits and underscores."""
    seats: tuple[int, ...]
    """The numbers of seats that the game supports."""
    minutes: int
    """Approximate duration of a match."""
    options: tuple[Option, ...] = ()
    """What is chosen before a match."""
    hidden: bool = False
    """Whether seats have hidden information; on a shared device a screen hides it between turns."""
    edition: int = 1
    """Increment it when a correction of the rules makes stored matches invalid."""
    max_length: int = 5_000
    """The maximum number of decisions of seats in a match."""
    max_chances: int = 5_000
    """The maximum number of chance events in a match."""

    def complete(self, options: Options) -> dict[str, Value]:
        """Return all options with defaults filled in; raise BadOption for unknown options."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOption(text("bad-option", option=name, game=self.id), legal=tuple(known))
        return {
            name: option.check(options[name]) if name in options else option.default for name, option in known.items()
        }

    def check_seats(self, seats: int) -> None:
        """Raise BadOption unless this game can be played with this number of seats."""
        if seats not in self.seats:
            raise BadOption(text("bad-seats", seats=seats, counts=format_counts(self.seats)))


@immutable
class ScoreLine:
    """One line of the score pad. Message: `score-NAME`."""

    name: str
    """The message `score-NAME` is its label."""
    points: int
    """The points of this seat."""


@immutable
class Score:
    """The score of a seat, line by line; ties are broken by the larger `tiebreak`."""

    lines: tuple[ScoreLine, ...]
    """The lines of the pad, in the same order for each seat."""
    tiebreak: tuple[int, ...] = ()
    """Compared when totals are equal."""
    rank: str = ""
    """The title reached in a solo match. Message: `rank-NAME`."""

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


def winners(scores: Sequence[Score]) -> tuple[Seat, ...]:
    """Return the seats that win; several share a victory.

    >>> gems = (ScoreLine("gems", 7),)
    >>> winners([Score(gems, tiebreak=(-1,)), Score(gems, tiebreak=(0,)), Score((ScoreLine("gems", 5),))])
    (1,)
    """
    best = max((score.total, score.tiebreak) for score in scores) if scores else None
    return tuple(seat for seat, score in enumerate(scores) if (score.total, score.tiebreak) == best)


@dataclass(frozen=True, slots=True)
class Preview:
    """The effect of an action before it is played."""

    title: Text
    """What the action is."""
    lines: tuple[Text, ...] = ()
    """What it brings, one line each."""
    points: int = 0
    """The difference of the score."""
    where: tuple[str, ...] = ()
    """Nodes of the scene that could be clicked next."""
    then: tuple[tuple[str, int], ...] = ()
    """Nodes whose number would change, with the new number."""


class TurnHeading(NamedTuple):
    """The round and turn of a position; the log and the timeline are grouped by it."""

    round: int
    """From 1; 0 before the first round and in games without rounds."""
    turn: int
    """The turn within the round."""
    name: Text
    """The heading of the turn in the log, without the round: "Turn 5: prairie or desert"."""


class Action(Protocol):
    """An immutable object whose `str` is its notation; one class for each verb."""

    def __hash__(self) -> int: ...
    def __str__(self) -> str: ...


S = TypeVar("S", bound=Position[Any, Any])
A = TypeVar("A", bound=Action)

VerbTable: TypeAlias = Mapping[type, Callable[..., Any]]
"""A function for each action class: `{Mark: mark, Done: finish}`."""


class Game(ABC, Generic[S, A]):
    """Base class of games. Subclasses define `info`, `all_actions`, `steps`, `setup`, `legal` and `scores`.

    A game with a `grid` needs no more: board, panels, prompts, log and bots have defaults (`farshore.core.defaults`).
    Override a method to replace its default.
    """

    info: Info
    """Name, seats, options and limits of the game."""
    all_actions: tuple[A, ...]
    """All actions that a seat can ever take; the index of an action is its id."""
    steps: VerbTable
    """For each action class of seats and chance, `(state, seat, action)`: apply the action in place."""
    refusals: VerbTable = {}
    """For each action class of seats, `(state, seat, action)`: return why a seat to act may not do it, as a Text."""
    log_texts: VerbTable = {}
    """By action class, `(view, reader, actor, action)`: return the log text or None. Default: `log-VERB`."""
    previews: VerbTable = {}
    """By action class of seats, `(view, seat, action)`: return a Preview. Default: the change of the score."""
    grid: Grid | None = None
    """The grid of the board, whose cells actions name; `board` draws it."""
    space: Space = Space()
    """What is printed on every space of the default board."""
    spaces: Mapping[str, Space] = {}
    """Spaces of the default board that look different, by the name of their cell: `{"c3": Space(icon="pearl")}`."""

    feature_notes: Mapping[str, str] = SCENE_FEATURE_NOTES
    """What each block of `write_features` holds, by its name; `docs/reference/observations.md` shows it."""
    feature_layout: str = ""
    """How the values of a plane lie on the board, if its shape does not show it."""
    feature_neighbours: Mapping[str, Sequence[tuple[int, ...]]] = {}
    """Neighbour tables of planes that are no grid: by a name, for each value the numbers of its neighbours."""
    action_numberings: Mapping[type, ActionNumbering] = {}
    """Action classes that learners number by position: "second card of the hand to B", not "card 117 to B"."""

    # The sequence of play

    @abstractmethod
    def setup(self, seats: int, options: Options) -> S:
        """Return the first position. The number of seats is valid, and `options` has a valid value for every option."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """Return the legal actions of `seat`, or an empty sequence if it is not to act."""

    def chance_outcomes(self, state: S) -> Outcomes[A]:
        """Return the outcomes of the current chance point with their weights."""
        return Outcomes(())

    @abstractmethod
    def scores(self, state: S) -> tuple[Score, ...]:
        """Return the score of each seat: current during play, final when the match is over."""

    def totals(self, state: S) -> tuple[int, ...]:
        """Return the points of each seat; a faster way to get the totals of `scores`."""
        return tuple([score.total for score in self.scores(state)])

    def total(self, state: S, seat: Seat) -> int:
        """Return the points of one seat; a faster way to get one of `totals`."""
        return self.totals(state)[seat]

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return the seats to act: () when over, (CHANCE,), one seat, or all that still act in a simultaneous phase."""
        return state.acting

    def phase(self, state: S) -> int:
        """Return a counter that rises whenever something is final or revealed; undo does not go back beyond that."""
        return state.phase

    def start(self, seats: int, options: Options | None = None) -> S:
        """Return the first position of a match; raise BadOption for unsupported seats or options."""
        self.info.check_seats(seats)
        state = self.setup(seats, self.info.complete(options or {}))
        state.seal()
        GAME_OF_STATE[type(state)] = self
        return state

    def step(self, state: S, seat: Seat, action: A) -> None:
        """Apply a legal action in place, to a state that the caller owns; for search and simulation."""
        state.news = ()
        self.steps[type(action)](state, seat, action)

    def play_out(self, state: S, rng: Rng) -> int:
        """Play to the end in place with random moves; return the number of decisions of seats."""
        return play_to_end(state, rng, self.legal, self.chance_outcomes, self.step)

    def play_on(self, state: S, seat: Seat, draws: SeededDraws, rng: Rng | None) -> int:
        """Let chance and others act in place until `seat`, or any seat without `rng`, is to act; count decisions."""
        return play_until(state, seat, draws, rng, self.legal, self.chance_outcomes, self.step)

    def apply(self, state: S, seat: Seat, action: A) -> S:
        """Return the state after the action, leaving the argument unchanged. Raise IllegalAction with the reason."""
        if seat == CHANCE or seat not in state.acting or action not in self.legal(state, seat):
            self.require(state, seat, action)  # slower, but it finds the reason
        after = state.clone()
        self.step(after, seat, action)
        after.owned = 0  # sealed
        return after

    def require(self, state: S, seat: Seat, action: A) -> None:
        """Raise IllegalAction with a reason unless the action is legal."""
        acting = state.acting
        if seat not in acting:
            raise self._illegal(text("match-over") if not acting else text("not-your-turn"))
        if seat == CHANCE:
            if not self.chance_outcomes(state).weight(action):
                raise self._illegal(text("no-such-outcome", outcome=str(action)), self.chance_outcomes(state).actions)
        elif action not in (legal := self.legal(state, seat)):
            raise self._illegal(self.refusal(state, seat, action), legal)

    def _illegal(self, reason: Text, legal: Sequence[A] = ()) -> IllegalAction:
        """Return an error with the messages of this game and the legal alternatives."""
        return IllegalAction(reason, module=type(self).__module__, legal=legal)

    def refusal(self, state: S, seat: Seat, action: A) -> Text:
        """Return why this action is not legal."""
        if seat not in self.to_act(state):
            return self.why_wait(state, seat)
        refuse = self.refusals.get(type(action))
        if refuse is not None:
            reason: Text = refuse(state, seat, action)
            return reason
        return text("not-allowed-now", action=str(action))

    def why_wait(self, view: S, seat: Seat) -> Text:
        """Return why a seat that is not to act can do nothing."""
        return text("not-your-turn" if self.to_act(view) else "match-over")

    # Hidden information; games without any keep the defaults

    def view(self, state: S, seat: Seat | None) -> S:
        """Return the state with the information hidden from this seat removed; None is a spectator."""
        return state

    def sample_state(self, view: S, rng: Random) -> S:
        """Sample a full state that is consistent with this view."""
        return view.clone()

    def notation_for(self, actor: Seat, action: A, reader: Seat | None) -> str:
        """Return the notation of the action for this reader, with `?` for hidden parts."""
        return str(action)

    # Presentation, computed from a view

    def __new__(cls, *_: Any, **__: Any) -> Self:
        written = cls.scene is not Game.scene or cls.own_scene is not Game.own_scene or cls.board is not Game.board
        if not written and cls.grid is None:
            raise TypeError(f"{cls.__name__} must set `grid`, or write `board`, `own_scene` or `scene`")
        return super().__new__(cls)

    def shared_scene(self, view: S) -> SharedScene:
        """Return the part of the scene that is the same for everyone, from a spectator's view.

        By default: players with their points and `player_status`, the score pad, and the name of the `current_turn`.
        """
        if type(self).scene is not Game.scene:
            scene = self.scene(view, None)
            return SharedScene(scene.players, scene.pad, scene.header)
        scores = self.scores(view)
        pad = defaults.score_sheet(scores, [self.score_cells(view, seat) for seat in range(len(scores))])
        return SharedScene(
            defaults.players(
                pad.totals, self.to_act(view), [self.player_status(view, seat) for seat in range(len(scores))]
            ),
            pad,
            (Note("moment", self.current_turn(view).name),),
        )

    def player_status(self, view: S, seat: Seat) -> Text | None:
        """Return a short text that everyone sees beside the name of this seat: "2 jars"; by default None."""
        return None

    def own_scene(self, view: S, seat: Seat | None) -> OwnScene:
        """Return the part of the scene that is specific to this seat; a spectator (None) can click nothing.

        By default: `board`, `prompt`, and a button for each legal action that names no space of the board; more than
        four are pieces in the tray.
        """
        if type(self).scene is not Game.scene:
            scene = self.scene(view, seat)
            return OwnScene(scene.board, scene.prompt, scene.left, scene.hand, scene.right, scene.buttons, scene.tray)
        hand, buttons = defaults.into_tray(self.buttons(view, seat))
        return OwnScene(self.board(view, seat), self.prompt(view, seat), hand=hand, buttons=buttons)

    def board(self, view: S, seat: Seat | None) -> Field:
        """Return the board: `grid` with `space` and `spaces`, `layers`, and what this seat may click."""
        assert self.grid is not None, "a game without `grid` writes `board`, `own_scene` or `scene`"
        legal, _ = self._clickable(view, seat)
        ground = defaults.ground_of(self.grid, self.space, tuple(self.spaces.items()))
        return Field(defaults.BOARD, text("board"), ground, (*self.layers(view, seat), *legal))

    def layers(self, view: S, seat: Seat | None) -> Sequence[Layer]:
        """Return the layers of the default board; by default one for each seat field annotated `Cells`.

        Annotations are read as strings, so the module needs `from __future__ import annotations`.
        """
        return defaults.owned_layers(view)

    def prompt(self, view: S, seat: Seat | None) -> Note:
        """Return the prompt for this seat; by default the message `prompt-STAGE` when it is to act."""
        return defaults.prompt(view, seat, self.to_act(view), self.prompt_args(view))

    def prompt_args(self, view: S) -> Mapping[str, Arg]:
        """Return the arguments of the message `prompt-STAGE`; by default none."""
        return {}

    def buttons(self, view: S, seat: Seat | None) -> tuple[Button, ...]:
        """Return the buttons; by default one, with the message `do-VERB`, per action that names no space."""
        return self._clickable(view, seat)[1]

    def _clickable(self, view: S, seat: Seat | None) -> tuple[tuple[Layer, ...], tuple[Button, ...]]:
        if seat is None or self.grid is None:
            return (), ()
        return defaults.actions_on(self.grid, self.legal(view, seat))

    def score_cells(self, view: S, seat: Seat) -> Mapping[str, Cells]:
        """Return the cells that score for each line of the score pad; the page highlights them when you point at it."""
        return {}

    def scene(self, view: S, seat: Seat | None) -> Scene:
        """Return the whole scene of this seat, by default from `shared_scene` and `own_scene`."""
        view = view.as_sealed()
        return Scene.of(self.shared_scene(self.view(view, None)), self.own_scene(view, seat), self.info.id)

    def text_board(self, view: S, seat: Seat | None) -> str:
        """Return the position as text, for terminals and bug reports; by default drawn from the board's layers."""
        return defaults.text_of_board(self.own_scene(view, seat).board)

    def log_text(self, view: S, reader: Seat | None, actor: Seat, action: A) -> Text | None:
        """Return the log text of the action just played, or None for no log line. `view` is the reader's, after it.

        The log shows the seat before the text: write "marked e7", not who did it. By default it is the message
        `log-VERB` with `message_args`, or `log-VERB-hidden` with `$what` if `notation_for` hides a part of it.
        """
        log = self.log_texts.get(type(action))
        if log is not None:
            line: Text | None = log(view, reader, actor, action)
            return line
        phrase, shown = defaults.Phrase.of(str(action)), self.notation_for(actor, action, reader)
        if shown != str(action):
            return defaults.Phrase.of(shown).message("log", "-hidden")
        return text(f"log-{phrase.verb}", **self.message_args(view, actor, action))

    def message_args(self, view: S, actor: Seat, action: A) -> Mapping[str, Arg]:
        """Return the arguments of the messages `log-VERB` and, in previews, `do-VERB`.

        By default `$what` is the rest of the notation, and `$seat` the player in the action's field `seat`.
        """
        return defaults.message_args(action)

    def current_turn(self, view: S) -> TurnHeading:
        """Return the current round and turn. A new turn begins when either changes."""
        turn = self.phase(view) + 1
        return TurnHeading(0, turn, text("turn-number", turn=turn))

    def cells_of_seat(self, view: S, seat: Seat) -> Cells:
        """Return the cells that this seat occupies; the page circles those that the last turn added."""
        return 0

    def tracks_moved(self, view: S) -> Sequence[tuple[Seat, str]]:
        """Return the ids of the tracks that the last step moved, each with the seat that moved it."""
        return ()

    def turn_summary(self, before: S, after: S, seat: Seat) -> Text | None:
        """Summarise what a seat did and gained between two positions of one turn: "3 water, 1 gem".

        None means that there is nothing worth a line. By default the log joins what `log_text` returns per action.
        """
        return None

    def preview(self, view: S, seat: Seat, action: A) -> Preview:
        """Return what the action would do and score.

        By default: the message `do-VERB`, and where nothing is hidden the lines of the score pad that change.
        """
        brings = self.previews.get(type(action))
        if brings is not None:
            preview: Preview = brings(view, seat, action)
            return preview
        title = text(f"do-{defaults.Phrase.of(str(action)).verb}", **self.message_args(view, seat, action))
        if self.info.hidden or seat not in self.to_act(view):
            return Preview(title)
        after = view.clone()
        self.step(after, seat, action)
        before, then = self.scores(view)[seat], self.scores(after)[seat]
        return Preview(title, defaults.score_changes(before, then), then.total - before.total)

    def action_for_node(self, view: S, seat: Seat, node: str) -> A | None:
        """Return the action that clicking this node stands for, legal or not; None if there is never one.

        By default a node of the seat's own part of the scene stands for the action whose notation ends in the node's
        name: `board/c3` for `claim c3`, `slot/1` for `slot 1`, and `done` for `done`. Of several it is a legal one,
        else one whose verb is legal.
        """
        own = self.own_scene(view.as_sealed(), seat)
        return self.action_named(view, seat, node) if defaults.is_own_node(own, node) else None

    def action_named(self, view: S, seat: Seat, node: str) -> A | None:
        """Return the action that an id would stand for if a node had it: for games whose nodes have other names."""
        found: A | None = self._node_actions.find(node, self.legal(view, seat))
        return found

    @cached_property
    def notation(self) -> Notation:
        """The actions of seats by their text; all matches of the game share it."""
        return Notation.of(self.all_actions)

    @cached_property
    def _node_actions(self) -> defaults.NodeActions:
        return defaults.NodeActions(self.all_actions)

    def why_not(self, view: S, seat: Seat, target: str) -> Text:
        """Return why the node with this id cannot be used now."""
        meant = self.action_for_node(view, seat, target)
        if meant is None:
            return text("nothing-to-press")
        if meant in self.legal(view, seat):
            return text("can-be-done", action=literal(str(meant)))
        return self.refusal(view, seat, meant)

    # For learners

    def reachable_actions(self, first: S) -> Sequence[A]:
        """Return the actions of `all_actions` that can occur in a match from this first position."""
        return self.all_actions

    def write_features(self, view: S, seat: Seat, out: FeatureWriter) -> None:
        """Write the features for this seat, itself first; names and shapes of blocks stay the same in a match."""
        write_scene_features(self.scene(view, seat), seat, out)

    def features(self, view: S, seat: Seat) -> tuple[FeatureBlock, ...]:
        """Return the blocks that `write_features` writes."""
        blocks = FeatureWriter(bytearray(), [])
        self.write_features(view, seat, blocks)
        return blocks.blocks()

    def tensor_spec(self, view: S) -> FeatureSpec:
        """Return the names and shapes of `features` in a match with this position."""
        return FeatureSpec.of(self.features(view, 0))

    def write_tensor(self, view: S, seat: Seat, out: MutableSequence[int] | memoryview) -> None:
        """Write all `features` into this buffer."""
        blocks = FeatureWriter(out if isinstance(out, bytearray) else bytearray(len(out)))
        self.write_features(view, seat, blocks)
        if blocks.out is not out:
            out[:] = blocks.out

    # Rulebook, bots and custom components

    def rules(self, language: str = "en") -> Any:
        """Return the rulebook in this language (`farshore.learn.Rulebook`); KeyError if the game has none."""
        if Hooks.load_rulebook is None:
            raise KeyError(language)
        return Hooks.load_rulebook(self, language)

    @property
    def strategy(self) -> Strategy[S, A] | None:
        """Return the strategy that bots use; None: they compare `evaluate` after each action."""
        return None

    def evaluate(self, state: S, seat: Seat) -> float:
        """Return the value of a position for a seat, in points; for bots of games without a strategy."""
        return float(self.totals(state)[seat])

    def with_data(self, files: Mapping[str, str]) -> Game[S, A]:
        """Return this game with custom components (TOML texts by file name); DataError if they are invalid."""
        if files:
            raise BadOption(text("no-own-data", game=self.info.id))
        return self


AnyGame: TypeAlias = Game[Any, Any]


@dataclass(frozen=True, slots=True)
class Notation:
    """Parses notation by look-up, so that untrusted text never reaches the rules."""

    by_text: dict[str, Any] = field(repr=False)
    """Actions by their notation."""

    @classmethod
    def of(cls, actions: Iterable[Any]) -> Notation:
        return cls({str(action): action for action in actions})

    def parse(self, words: str) -> Any:
        """Return the action with this notation; raise IllegalAction if there is none."""
        action = self.by_text.get(words)
        if action is None:
            raise IllegalAction(text("unknown-action", action=words[:80]))
        return action
