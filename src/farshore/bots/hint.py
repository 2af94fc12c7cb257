"""Hints in three steps: where to look, what to do, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from farshore.bots.bot import Bot, Budget
from farshore.bots.bot_matches import apply_actions
from farshore.bots.default_strategy import strategy_for
from farshore.bots.expert import ExpertBot
from farshore.bots.plan_positions import apply_while_legal
from farshore.core.dealer import SeededDealer
from farshore.core.game import A, Game, Preview, S, Seat
from farshore.core.match_runner import resolve_chance
from farshore.core.scene import Button, Field, Scene
from farshore.core.text import Text, join_texts, literal, text

SECONDS: Final = 1.2
"""The time limit of the search, so that a hint takes at most two seconds in all."""
REASONS: Final = 3
WORDS: Final = 2
"""The number of effects of a turn that are named."""
OTHER_TURNS: Final = 6
"""The number of random turns that show what any turn brings."""
MOST_ACTIONS: Final = 20
"""The number of actions of such a turn, and of decisions until the next space, at most."""
NEXT_WIDTH: Final = 4
"""The beam width of the plans that show what a turn prepares."""


@dataclass(frozen=True, slots=True)
class MoveHint:
    """A suggested turn. It is shown in steps, so that players can find the rest themselves."""

    where: tuple[str, ...]
    """The ids of the nodes and spaces to highlight."""
    look: Text
    action: str
    """The first action; the page marks the node that plays it."""
    turn: tuple[str, ...]
    """All actions of the turn."""
    what: Text
    why: tuple[Text, ...]
    """The gain by score line ("+4 gems"), then what the turn reaches ("Key – opens a temple")."""


def hint(game: Game[S, A], view: S, seat: Seat, budget: Budget, rng: Random, bot: Bot | None = None) -> MoveHint:
    """Return the expert's turn from the view of this seat, with reasons."""
    actions = (bot or ExpertBot()).choose(game, view, seat, budget, rng)
    where = highlighted_nodes(game, view, seat, actions, rng)
    spaces = [place for place in where if not _is_button(game, view, seat, place)]
    turn = tuple(str(action) for action in actions)
    first = _name(game, view, seat, actions[0])
    words = [line for line in turn_effects(game, view, seat, actions, rng) if line != first]
    return MoveHint(
        where,
        text("hint-where", count=len(spaces)),
        turn[0],
        turn,
        text("hint-what", action=first),
        (*score_reasons_of(game, view, seat, actions, rng, only_a_button=not spaces), *words[:WORDS]),
    )


def _is_button(game: Game[S, A], view: S, seat: Seat, place: str) -> bool:
    return place in _buttons(game.scene(view, seat))


def _buttons(scene: Scene) -> set[str]:
    return {node.id for node in scene.nodes() if isinstance(node, Button)}


def _name(game: Game[S, A], view: S, seat: Seat, action: A) -> Text:
    """Return the name of an action: what it does at which space, or else its title and effect."""
    space = _space_that_does(game.scene(view, seat), str(action))
    if space is not None:
        board, index = space
        key = strategy_for(game).hint_keys.get(str(action).split()[0])
        return text(key, space=_space_name(board, index)) if key else board.space_text(index)
    preview = game.preview(view, seat, action)
    return _sentence(game, preview) or _describe(preview)


def _describe(preview: Preview) -> Text:
    return text("hint-reached", what=preview.title, effect=preview.lines[0]) if preview.lines else preview.title


def _space_that_does(scene: Scene, action: str) -> tuple[Field, int] | None:
    """Return the board and the index of the space that plays this action, or None."""
    for board in (node for node in scene.nodes() if isinstance(node, Field)):
        pressed = {press.node for press in board.click_targets() if press.do == action}
        for index in range(len(board.ground.shape.names)):
            if board.node(index) in pressed:
                return board, index
    return None


def turn_texts(game: Game[S, A], view: S, seat: Seat, actions: Sequence[A], rng: Random) -> tuple[Text, ...]:
    """Return a turn as text: spaces with their contents and other choices, without the button that ends it."""
    texts: list[Text] = []
    for now, action in _walk(game, view, seat, actions, rng):
        scene = game.scene(now, seat)
        space = _space_that_does(scene, str(action))
        if space is not None:
            board, index = space
            texts.append(
                join_texts(
                    literal(board.ground.shape.names[index]), *board.ground.kinds[board.ground.spaces[index]].words
                )
            )
        elif str(action) not in {button.do for button in scene.buttons if button.primary}:
            texts.append(_describe(game.preview(now, seat, action)))
    return tuple(texts)


def _sentence(game: Game[S, A], preview: Preview) -> Text | None:
    """Return the effect of an action if it is a reason to play it: not a cost, a loss or nothing."""
    lines = [
        line
        for line in preview.lines
        if line.key not in strategy_for(game).keys_left_out_of_hints and ("points", 0) not in line.args
    ]
    if preview.points < 0:
        return None
    return text("hint-reached", what=preview.title, effect=lines[0]) if lines else None


def score_reasons_of(
    game: Game[S, A], view: S, seat: Seat, actions: Sequence[A], rng: Random, *, only_a_button: bool = False
) -> tuple[Text, ...]:
    """Return how these actions change the estimate, by score line, largest first.

    The end of a turn may have effects that are not due to the actions: cards are revealed, a round ends. If only those
    change, or hide the effect of the actions, the state before the end of the turn counts. What every other turn would
    bring as well is no reason for this one.
    """
    before = game.sample_state(view, rng)
    after, _ = apply_actions(game, before, seat, actions)
    anyway = gains_of_any_turn(game, before, seat, rng)
    changes = {} if only_a_button else _changes(game, before, after, seat, anyway)
    if max(changes.values(), default=0) <= 0:
        changes = _changes(game, before, _state_before_reveal(game, before, seat, actions), seat, anyway)
    if only_a_button and not changes:
        return (text("hint-enough"),)
    if not changes or (anyway and max(changes.values()) <= 0):
        following = _what_follows(game, before, seat, actions, rng)
        return (text("hint-prepares") if following is None else text("hint-prepares-next", what=following),)
    if max(changes.values()) > 0:
        return (text("hint-expected", lines=_lines(changes)),)
    scored = _scored(game, before, after, seat)
    if sum(scored.values()) > 0:
        return (text("hint-scored", lines=_lines(scored)),)
    return (text("hint-least", lines=_lines(changes)),)


def _scored(game: Game[S, A], before: S, after: S, seat: Seat) -> dict[str, int]:
    """Return the changes of the score itself: near the end, estimates of future points only fall."""
    now = {line.name: line.points for line in game.scores(before)[seat].lines}
    then = {line.name: line.points for line in game.scores(after)[seat].lines}
    return {name: points - now.get(name, 0) for name, points in then.items() if points != now.get(name, 0)}


def _lines(changes: Mapping[str, int]) -> tuple[Text, ...]:
    return tuple(
        text("hint-line", points=f"{points:+d}".replace("-", "−"), line=text(f"score-{name}"))
        for name, points in _most(changes)
    )


def _most(changes: Mapping[str, int]) -> list[tuple[str, int]]:
    """Return the largest changes, gains before losses, always with the largest gain.

    >>> _most({"villages": -3, "gems": 1, "keys": -4, "temples": -2})
    [('gems', 1), ('keys', -4), ('villages', -3)]
    """
    best = max(changes, key=lambda name: changes[name])
    by_size = sorted(changes.items(), key=lambda change: (change[0] != best, -abs(change[1])))
    return sorted(by_size[:REASONS], key=lambda change: (change[1] < 0, -abs(change[1])))


def _changes(
    game: Game[S, A], before: S, after: S, seat: Seat, anyway: Mapping[str, float] | None = None
) -> dict[str, int]:
    """Return the differences of the estimate by score line, in whole points, without zeros.

    Gains that come `anyway` are left out.
    """
    gains = _gains(game, before, after, seat)
    rounded = {name: round(gain - min((anyway or {}).get(name, 0.0), max(0.0, gain))) for name, gain in gains.items()}
    return {name: points for name, points in rounded.items() if points}


def _gains(game: Game[S, A], before: S, after: S, seat: Seat) -> dict[str, float]:
    """Return the differences of the estimate by score line."""
    now, then = (
        strategy_for(game).estimate_by_line(before, seat),
        strategy_for(game).estimate_by_line(after, seat),
    )
    return {name: then.get(name, 0.0) - now.get(name, 0.0) for name in {**now, **then}}


def gains_of_any_turn(game: Game[S, A], before: S, seat: Seat, rng: Random) -> dict[str, float]:
    """Return what the score lines gain at least, whatever the seat does: some random turns show it."""
    found = [_gains(game, before, _random_turn(game, before, seat, rng), seat) for _ in range(OTHER_TURNS)]
    least = {name: min(gains.get(name, 0.0) for gains in found) for name in found[0]}
    return {name: gain for name, gain in least.items() if gain > 0}


def _random_turn(game: Game[S, A], state: S, seat: Seat, rng: Random) -> S:
    """Return the state after a random turn."""
    phase = game.phase(state)
    for _ in range(MOST_ACTIONS):
        if seat not in game.to_act(state) or game.phase(state) != phase:
            break
        state = game.apply(state, seat, rng.choice(game.legal(state, seat)))
    return state


def _what_follows(game: Game[S, A], state: S, seat: Seat, actions: Sequence[A], rng: Random) -> Text | None:
    """Return the next space that the seat would play on after these actions, and what it reaches there.

    None if it does not come to a space soon.
    """
    state, strategy = state.deep_copy(), strategy_for(game)
    apply_while_legal(game, state, seat, actions)
    for number in range(MOST_ACTIONS):
        resolve_chance(game, state, SeededDealer(f"{rng.random()}/{number}"))
        acting = game.to_act(state)
        if not acting:
            return None
        if acting[0] != seat:
            apply_while_legal(game, state, acting[0], strategy.quick_turn(state, acting[0], rng))
            continue
        plan = strategy.plans(game.view(state, seat), seat, NEXT_WIDTH)[0].actions
        for now, action in _walk(game, game.view(state, seat), seat, plan, rng):
            space = _space_that_does(game.scene(now, seat), str(action))
            if space is not None:
                preview = replace(game.preview(now, seat, action), title=_space_name(*space))
                return _sentence(game, preview) or preview.title
        apply_while_legal(game, state, seat, plan)
    return None


def _space_name(board: Field, index: int) -> Text:
    """Return the name of a space with its terrain in brackets."""
    about = board.ground.kinds[board.ground.spaces[index]].words
    name = literal(board.ground.shape.names[index])
    return text("hint-space", space=name, about=join_texts(*about)) if about else name


def _state_before_reveal(game: Game[S, A], state: S, seat: Seat, actions: Sequence[A]) -> S:
    """Return the state after the actions that reveal nothing and end no phase."""
    phase = game.phase(state)
    for action in actions:
        after = game.apply(state, seat, action)
        if game.phase(after) != phase:
            break
        state = after
    return state


def turn_effects(game: Game[S, A], view: S, seat: Seat, actions: Sequence[A], rng: Random) -> tuple[Text, ...]:
    """Return what the turn reaches, in the game's words: effects without points first, then by points.

    Where the turn goes to several spaces, each sentence says of which it speaks.
    """
    effects = [
        (_place(game, now, seat, action), game.preview(now, seat, action))
        for now, action in _walk(game, view, seat, actions, rng)
    ]
    several = len({place for place, _ in effects if place}) > 1
    found: dict[Text, tuple[bool, int]] = {}
    for place, preview in effects:
        title = join_texts(literal(place), preview.title) if several and place else preview.title
        if words := _sentence(game, replace(preview, title=title)):
            found.setdefault(words, (preview.points > 0, -preview.points))
    return tuple(sorted(found, key=lambda words: found[words]))


def _place(game: Game[S, A], view: S, seat: Seat, action: A) -> str:
    """Return the name of the space that plays this action, or an empty string."""
    space = _space_that_does(game.scene(view, seat), str(action))
    return space[0].ground.shape.names[space[1]] if space else ""


def _walk(game: Game[S, A], view: S, seat: Seat, actions: Sequence[A], rng: Random) -> Iterator[tuple[S, A]]:
    """Yield each action with the view before it, until something new is revealed."""
    state = game.sample_state(view, rng)
    phase = game.phase(state)
    for action in actions:
        if seat not in game.to_act(state) or game.phase(state) != phase:
            return
        yield game.view(state, seat), action
        state = game.apply(state, seat, action)


def highlighted_nodes(game: Game[S, A], view: S, seat: Seat, actions: Sequence[A], rng: Random) -> tuple[str, ...]:
    """Return the nodes that play these actions: both ends of a drag; a button only if it is the first."""
    nodes: dict[str, None] = {}
    for now, action in _walk(game, view, seat, actions, rng):
        scene = game.scene(now, seat)
        buttons, begins = _buttons(scene), not nodes
        presses = [press for press in scene.click_targets() if press.do == str(action)]
        for press in sorted(presses, key=lambda press: press.node not in buttons):
            if begins or press.node not in buttons:
                nodes.update(dict.fromkeys(filter(None, (press.node, press.target))))
    return tuple(nodes)
