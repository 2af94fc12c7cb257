"""The contract of a game: what every game offers, and all that the rest of the house knows of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from farshore.core.cells import Cells
from farshore.core.choices import ByPlace, Outcomes
from farshore.core.dice import Dice
from farshore.core.lent import Lent, Refused
from farshore.core.playing import played_out
from farshore.core.scene import Own, Scene, Shared
from farshore.core.state import CHANCE, PICTURED_BY, Position, Seat
from farshore.core.tensors import Blocks, Part, Spec, of_a_scene
from farshore.core.text import Text, plain, text
from farshore.core.value import value

if TYPE_CHECKING:
    from farshore.core.strategy import Strategy

__all__ = ["CHANCE", "Seat"]  # they belong to the contract, and live where positions do

Value: TypeAlias = "str | int | bool | tuple[str, ...]"
Options: TypeAlias = Mapping[str, Value]


class IllegalAction(Refused):
    """An action that the rules do not allow now; `reason` says why, in any language."""


class BadOption(Refused, ValueError):
    """A number of seats or an option that this game does not have; `reason` names it."""

    offered = "to-choose-from"


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the first event. Its words: `option-NAME`, and `option-NAME-CHOICE` for each choice;

    `option-NAME-free` may say how a value beyond the choices is written.
    """

    name: str
    default: Value
    choices: tuple[Value, ...]
    free: bool = False
    """Values beyond the choices are allowed too (a map as text, a list of ids); `setup` checks them."""
    listed: bool = False
    """They are lists: a text stands for its words, with commas or blanks between them."""
    offers: tuple[tuple[str, Text], ...] = ()
    """What such a list can be made of, and how each is called."""
    most: int = 0
    """How many of them at most."""

    def check(self, value: Value) -> Value:
        """The value itself, or BadOption."""
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
    """What a list of games says about one. Its words: `title` and `summary`."""

    id: str
    seats: tuple[int, ...]
    minutes: int
    options: tuple[Option, ...] = ()
    hidden: bool = False
    """Seats hold what others may not see: at one device, it is passed on behind a screen."""
    edition: int = 1
    """Goes up when a rules fix would break stored matches."""
    max_length: int = 5_000
    """No match has more decisions of seats."""
    max_chances: int = 5_000
    """No match has more draws of chance."""

    def complete(self, options: Options) -> dict[str, Value]:
        """All options in their order, defaults filled in; BadOption names what this game does not know."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOption(text("bad-option", option=name, game=self.id), legal=tuple(known))
        return {
            name: option.check(options[name]) if name in options else option.default for name, option in known.items()
        }

    def check_seats(self, seats: int) -> None:
        """BadOption unless this game is for so many."""
        if seats not in self.seats:
            raise BadOption(text("bad-seats", seats=seats, least=min(self.seats), most=max(self.seats)))


@value
class Line:
    """One line of the score pad. Its word: `score-NAME`."""

    name: str
    points: int


@value
class Score:
    """A seat's score pad, line by line; ties are broken by `tiebreak`, more is better."""

    lines: tuple[Line, ...]
    tiebreak: tuple[int, ...] = ()
    rank: str = ""
    """Solo games name what was reached. Its word: `rank-NAME`."""

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


def winners(scores: Sequence[Score]) -> tuple[Seat, ...]:
    """The seats that share the victory.

    >>> gems = (Line("gems", 7),)
    >>> winners([Score(gems, tiebreak=(-1,)), Score(gems, tiebreak=(0,)), Score((Line("gems", 5),))])
    (1,)
    """
    best = max((score.total, score.tiebreak) for score in scores) if scores else None
    return tuple(seat for seat, score in enumerate(scores) if (score.total, score.tiebreak) == best)


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would bring, said before it is done."""

    title: Text
    lines: tuple[Text, ...] = ()
    points: int = 0
    where: tuple[str, ...] = ()
    """Nodes of the scene that could be used next."""
    then: tuple[tuple[str, int], ...] = ()
    """Nodes whose number would be another, with that number."""


class Moment(NamedTuple):
    """Where in a match a position stands: the log and the timeline are grouped by it."""

    round: int
    """From 1; 0 before the first, or where the game has none."""
    turn: int
    """In its round."""
    name: Text
    """The heading over what is done in it, without the round: "Turn 5: prairie or desert"."""


class Action(Protocol):
    """A frozen value whose `str` is its notation: one class per verb."""

    def __hash__(self) -> int: ...
    def __str__(self) -> str: ...


S = TypeVar("S", bound=Position[Any, Any])
A = TypeVar("A", bound=Action)

Table: TypeAlias = Mapping[type, Callable[..., Any]]
"""Verb by verb, what is done or said: `{Mark: mark, Done: finish}`."""


class Game(ABC, Generic[S, A]):
    """A game for seats 0, 1, …; subclass it and write what has no body here."""

    info: Info
    every: tuple[A, ...]
    """Each action a seat could ever take; its index is its id."""
    steps: Table
    """For each verb, of seats and of chance: `(state, seat, action)`, done in place."""
    refusals: Table = {}
    """For each verb of a seat: `(state, seat, action)`, why it is not legal now, as a Text."""
    tellings: Table = {}
    """For each verb: `(view, reader, actor, action)`, the log's words, a Text or None."""
    previews: Table = {}
    """For each verb of a seat: `(view, seat, action)`, what it would bring, a Preview."""

    by_place: Mapping[type, ByPlace] = {}
    """Verbs that learners choose by place: the second card of the hand to B, not card 117 to B."""

    # The sequence of play

    @abstractmethod
    def setup(self, seats: int, options: Options) -> S:
        """The first position. Number of seats and options are checked already: all are there, in their order."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """What this seat may do now; empty if it is not to act."""

    def chances(self, state: S) -> Outcomes[A]:
        """At a chance point: what can come, and how likely it is."""
        return Outcomes(())

    @abstractmethod
    def scores(self, state: S) -> tuple[Score, ...]:
        """Each seat's score pad as it stands: live during play, final when over."""

    def totals(self, state: S) -> tuple[int, ...]:
        """Each seat's points as they stand: what `scores` add up to, for who asks at every step."""
        return tuple([score.total for score in self.scores(state)])

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """() when over, (CHANCE,), one seat, or all seats still busy in a phase played at once."""
        return state.acting

    def phase(self, state: S) -> int:
        """Goes up whenever something was settled or shown for good: a barrier. Nothing is taken back across it."""
        return state.phase

    def start(self, seats: int, options: Options | None = None) -> S:
        """The first position of a match; BadOption for what the game does not offer."""
        self.info.check_seats(seats)
        state = self.setup(seats, self.info.complete(options or {}))
        state.seal()
        PICTURED_BY[type(state)] = self
        return state

    def step(self, state: S, seat: Seat, action: A) -> None:
        """Does a legal action in place, on a state that the caller owns; search and simulation use it."""
        state.news = ()
        self.steps[type(action)](state, seat, action)

    def play_out(self, state: S, dice: Dice) -> int:
        """Plays on in place to the end, everybody by chance alone; how many decisions of seats that took."""
        return played_out(state, dice, self.legal, self.chances, self.step)

    def apply(self, state: S, seat: Seat, action: A) -> S:
        """The state after the action; the argument stays as it is. IllegalAction says why not."""
        if seat == CHANCE or seat not in state.acting or action not in self.legal(state, seat):
            self.require(state, seat, action)  # it finds the reason; asking it always would cost a step's time
        after = state.clone()
        self.step(after, seat, action)
        after.owned = 0  # sealed
        return after

    def require(self, state: S, seat: Seat, action: A) -> None:
        """IllegalAction with a reason, unless this seat may do this now."""
        acting = state.acting
        if seat not in acting:
            raise self._illegal(text("match-over") if not acting else text("not-your-turn"))
        if seat == CHANCE:
            if not self.chances(state).weight(action):
                raise self._illegal(text("no-such-outcome", outcome=str(action)), self.chances(state).actions)
        elif action not in (legal := self.legal(state, seat)):
            raise self._illegal(self.refusal(state, seat, action), legal)

    def _illegal(self, reason: Text, legal: Sequence[A] = ()) -> IllegalAction:
        """Said with the words of this game, and with what could be done instead."""
        return IllegalAction(reason, module=type(self).__module__, legal=legal)

    def refusal(self, state: S, seat: Seat, action: A) -> Text:
        """Why this action is not legal."""
        refuse = self.refusals.get(type(action))
        reason: Text = refuse(state, seat, action) if refuse else text("not-allowed-now", action=str(action))
        return reason

    # What a seat may know; games with nothing hidden leave these as they are

    def view(self, state: S, seat: Seat | None) -> S:
        """The state with holes where this seat may not look; None is a spectator."""
        return state

    def guess(self, view: S, rng: Random) -> S:
        """A state that could be behind this view: the holes filled, consistently."""
        return view.clone()

    def conceal(self, actor: Seat, action: A, reader: Seat | None) -> str:
        """The action's text as the reader may know it, `?` for what is hidden from them."""
        return str(action)

    # What is shown and said; all of it from a view

    def __new__(cls, *_: Any, **__: Any) -> Self:
        if cls.scene is Game.scene and (cls.shared is Game.shared or cls.own is Game.own):
            raise TypeError(f"{cls.__name__} must write `shared` and `own`, or `scene`")
        return super().__new__(cls)

    def shared(self, view: S) -> Shared:
        """What everybody sees alike, from a spectator's view."""
        scene = self.scene(view, None)
        return Shared(scene.players, scene.pad, scene.header)

    def own(self, view: S, seat: Seat | None) -> Own:
        """What this seat sees beside that, and can click; for None, a spectator: nothing to click."""
        scene = self.scene(view, seat)
        return Own(scene.board, scene.prompt, scene.left, scene.hand, scene.right, scene.buttons, scene.tray)

    def scene(self, view: S, seat: Seat | None) -> Scene:
        """The whole table as this seat sees it. Small games write this; the others `shared` and `own`."""
        view = view.shown()
        return Scene.of(self.shared(self.view(view, None)), self.own(view, seat), self.info.id)

    @abstractmethod
    def picture(self, view: S, seat: Seat | None) -> str:
        """The position in plain characters, for terminals and bug reports."""

    def tell(self, view: S, reader: Seat | None, actor: Seat, action: A) -> Text | None:
        """The log's words for what was just done, view being the reader's after it; None: not worth a line.

        The log shows the actor's seat before the words: say "marked e7", not who did it.
        """
        told: Text | None = self.tellings[type(action)](view, reader, actor, action)
        return told

    def moment(self, view: S) -> Moment:
        """Which turn this is. Another one begins whenever round or turn are others."""
        return Moment(0, self.phase(view), text("turn-number", turn=self.phase(view)))

    def marks(self, view: S, seat: Seat) -> Cells:
        """All that this seat has on its board, or on the one there is: what a turn adds to it is ringed after it."""
        return 0

    def summed(self, before: S, after: S, seat: Seat) -> Text | None:
        """What a seat did and got between two positions of one turn, in a few words: "3 water, 1 gem".

        None: nothing worth a line. A game that leaves this as it is has what `tell` says, one thing after the other.
        """
        return None

    def preview(self, view: S, seat: Seat, action: A) -> Preview:
        """What the action would bring."""
        preview: Preview = self.previews[type(action)](view, seat, action)
        return preview

    def meant(self, view: S, seat: Seat, node: str) -> A | None:
        """What pressing this node would do, were it allowed; None: nothing, ever."""
        return None

    def why_not(self, view: S, seat: Seat, target: str) -> Text:
        """Why the node with this id cannot be used now."""
        meant = self.meant(view, seat, target)
        if meant is None:
            return text("nothing-to-press")
        if meant in self.legal(view, seat):
            return text("can-be-done", action=plain(str(meant)))
        return self.refusal(view, seat, meant)

    # For learners

    def asked_of(self, first: S) -> Sequence[A]:
        """What of `every` a match from this first position can ask for: not what other options would bring."""
        return self.every

    def see(self, view: S, seat: Seat, out: Blocks) -> None:
        """Writes what this seat's learner sees of its view, itself first.

        Names and shapes of the blocks are the same all match long.
        """
        of_a_scene(self.scene(view, seat), seat, out)

    def features(self, view: S, seat: Seat) -> tuple[Part, ...]:
        """The blocks that `see` writes, by name."""
        blocks = Blocks(bytearray(), [])
        self.see(view, seat, blocks)
        return blocks.parts()

    def tensors(self, view: S) -> Spec:
        """The names and shapes of `features`, in a match with this position."""
        return Spec.of(self.features(view, 0))

    def tensor(self, view: S, seat: Seat, out: MutableSequence[int] | memoryview) -> None:
        """Writes `features` one after the other into bytes of the caller."""
        blocks = Blocks(out if isinstance(out, bytearray) else bytearray(len(out)))
        self.see(view, seat, blocks)
        if blocks.out is not out:
            out[:] = blocks.out

    # Beside the rules

    def rules(self, language: str = "en") -> Any:
        """The rules to read in this language, a `farshore.learn.Rulebook`; KeyError if the game brings none."""
        if Lent.book is None:
            raise KeyError(language)
        return Lent.book(self, language)

    @property
    def strategy(self) -> Strategy[S, A] | None:
        """What a good player knows of this game; without it bots go by points alone."""
        return None

    def with_data(self, files: Mapping[str, str]) -> Game[S, A]:
        """This game with somebody's own components: TOML texts by file name; DataError says what is wrong."""
        if files:
            raise BadOption(text("no-own-data", game=self.info.id))
        return self


AnyGame: TypeAlias = Game[Any, Any]


def forgotten(game: AnyGame) -> list[str]:
    """What a game was to bring beside its methods, and does not: `info`, `every`, and the tables that are asked."""
    tables = {"steps": "step", "tellings": "tell", "previews": "preview"}
    asked = [table for table, method in tables.items() if getattr(type(game), method) is getattr(Game, method)]
    missing = [name for name in ("info", "every") if not hasattr(game, name)]
    return missing + [table for table in asked if not getattr(game, table, None)]


@dataclass(frozen=True, slots=True)
class Notation:
    """Texts of a game's actions, back and forth: parsing is a look-up, so nothing untrusted reaches the rules."""

    by_text: dict[str, Any] = field(repr=False)

    @classmethod
    def of(cls, actions: Iterable[Any]) -> Notation:
        return cls({str(action): action for action in actions})

    def parse(self, words: str) -> Any:
        """The action with this text, or IllegalAction."""
        action = self.by_text.get(words)
        if action is None:
            raise IllegalAction(text("unknown-action", action=words[:80]))
        return action
