"""Why something cannot be done now, and what it would bring: said in the player's words."""

from __future__ import annotations

from typing import Final

from farshore.core.game import Preview, Seat
from farshore.core.text import Text, plain, text
from farshore.games.kingdom_maps.actions import (
    ASSIGNS,
    DONE,
    MINUS,
    PLUS,
    SCORES,
    TAKES,
    Action,
    Adjust,
    Announce,
    Assign,
    Criteria,
    Done,
    Draw,
    First,
    Roll,
    ScoreNow,
    Take,
)
from farshore.games.kingdom_maps.components import TERRITORIES
from farshore.games.kingdom_maps.rules import Rules
from farshore.games.kingdom_maps.scoring import score_criterion, territory_at
from farshore.games.kingdom_maps.state import Chart, Stage, State

_BUTTONS: Final[dict[str, Action]] = {"plus": PLUS, "minus": MINUS, "powers": PLUS, "done": DONE}


def territory_text(territory: int) -> Text:
    """A territory's name."""
    return Text(TERRITORIES[territory])


def many(territory: int, count: int) -> Text:
    """So many hexes of a territory: "3 forests"."""
    return text(f"many-{TERRITORIES[territory]}", count=count)


# Refusals


def refusal(rules: Rules, state: State, seat: Seat, action: Action) -> Text:
    """Why this seat may not do this now, as exactly as it can be said."""
    if state.stage == Stage.OVER:
        return Text("match-over")
    chart = state.charts[seat]
    if isinstance(action, Announce):
        return _refuse_announce(state, seat, action)
    if seat not in state.busy:
        return Text("wait-for-others") if state.stage == Stage.DRAW else Text("wait-for-active")
    if isinstance(action, Take | Assign):
        return _refuse_number(rules, state, seat, action)
    if not chart.value:
        return _number_first(state)
    if isinstance(action, Draw):
        return _refuse_draw(rules, chart, action)
    if isinstance(action, Adjust):
        return _refuse_adjust(rules, chart, action)
    if isinstance(action, ScoreNow):
        return _refuse_score(state, chart, action)
    return _refuse_done(chart)


def _refuse_announce(state: State, seat: Seat, action: Announce) -> Text:
    if seat != state.active or state.stage == Stage.ROLL:
        return Text("only-active-announces")
    if state.stage == Stage.ASSIGN:
        return Text("dice-name-territory")
    if state.stage != Stage.ANNOUNCE:
        return text("already-announced", territory=territory_text(state.territory))
    return text("no-use-left", territory=territory_text(action.territory))


def _refuse_number(rules: Rules, state: State, seat: Seat, action: Take | Assign) -> Text:
    chart = state.charts[seat]
    if state.stage == Stage.ANNOUNCE:
        return Text("announce-first")
    if chart.value:
        return text("number-chosen", number=chart.value)
    if isinstance(action, Assign) != (state.stage == Stage.ASSIGN):
        return Text("assign-both-dice") if state.stage == Stage.ASSIGN else Text("assign-alone-only")
    needed = (action.value,) if isinstance(action, Take) else (action.territory_die, action.value)
    if any(needed.count(die) > rules.offered(state, seat).count(die) for die in needed):
        return text("die-not-there", dice=plain(" ".join(map(str, needed))))
    return text("die-does-not-fit", number=action.value, room=chart.room)


def _number_first(state: State) -> Text:
    if state.stage == Stage.ANNOUNCE:
        return Text("announce-first")
    return Text("assign-both-dice") if state.stage == Stage.ASSIGN else Text("choose-number-first")


def _refuse_draw(rules: Rules, chart: Chart, action: Draw) -> Text:
    if chart.drawn >> action.cell & 1:
        return text("hex-taken", hex=plain(action.name))
    if chart.group:
        return Text("touch-group") if chart.left else Text("all-drawn")
    if chart.number > chart.room:
        return text("number-does-not-fit", number=chart.number, room=chart.room)
    if not rules.hexes.touching(chart.drawn) >> action.cell & 1:
        return Text("touch-map")
    pocket = next(pocket for pocket in chart.pockets if pocket >> action.cell & 1)
    return text("pocket-too-small", size=pocket.bit_count(), number=chart.number)


def _refuse_adjust(rules: Rules, chart: Chart, action: Adjust) -> Text:
    if chart.group:
        return Text("power-too-late")
    if not chart.ready:
        return Text("no-power-ready")
    number = chart.number + action.by
    if not rules.components.least <= number <= rules.components.most:
        return text("number-limits", least=rules.components.least, most=rules.components.most)
    return text("number-does-not-fit", number=number, room=chart.room)


def _refuse_score(state: State, chart: Chart, action: ScoreNow) -> Text:
    if action.criterion not in state.criteria:
        return text("criterion-not-in-play", criterion=Text(f"score-{action.criterion}"))
    if chart.asks:
        return text("draw-first", left=chart.left)
    return Text("question-used") if chart.question >= 0 else Text("question-not-drawn")


def _refuse_done(chart: Chart) -> Text:
    if chart.number > chart.room and not chart.group:
        return text("must-make-it-fit", number=chart.number, room=chart.room)
    return text("draw-first", left=chart.left) if chart.left else Text("score-first")


def action_at(rules: Rules, state: State, target: str) -> Action | None:
    """The action that a node of the scene stands for."""
    kind, _, name = target.partition("/")
    if kind == "map" and name in rules.hexes.index:
        return rules.draws[rules.hexes.index[name]]
    if kind == "territory" and name in TERRITORIES:
        return Announce(TERRITORIES.index(name))
    if kind == "die" and name.isdecimal() and int(name) < len(table_dice(state)):
        return TAKES[table_dice(state)[int(name)]]
    if kind == "assign":
        return next((action for action in ASSIGNS.values() if assign_id(action) == target), None)
    if kind in ("criterion", "score"):
        return SCORES.get(name)
    return _BUTTONS.get(target)


def why_not(rules: Rules, state: State, seat: Seat, target: str) -> Text:
    """Why a node of the scene cannot be used now."""
    action = action_at(rules, state, target)
    if action is None:
        return Text("not-your-map") if target.startswith("seat") else Text("nothing-to-do-here")
    if action in rules.legal(state, seat):
        return text("can-be-done", action=plain(str(action)))
    return refusal(rules, state, seat, action)


def table_dice(state: State) -> tuple[int, ...]:
    """All dice of this turn, lowest first, the taken one among them."""
    return tuple(sorted((*state.dice, state.taken))) if state.taken else state.dice


def assign_id(action: Assign) -> str:
    return f"assign/{action.territory_die}-{action.value}"


# Previews


def preview(rules: Rules, state: State, seat: Seat, action: Action) -> Preview:
    """What an action would bring, criterion by criterion."""
    chart = state.charts[seat]
    if isinstance(action, Draw):
        return _preview_draw(rules, state, chart, action)
    if isinstance(action, ScoreNow):
        points = score_criterion(rules.components, action.criterion, chart.land)[0]
        return Preview(Text(f"score-{action.criterion}"), (text("preview-question", points=points),), points)
    if isinstance(action, Announce):
        left = text("preview-uses", left=max(chart.uses[action.territory] - 1, 0))
        return Preview(text("preview-announce", territory=territory_text(action.territory)), (left,))
    if isinstance(action, Assign):
        territory = rules.components.territory_of(action.territory_die)
        return Preview(text("preview-number", what=many(territory, action.value)))
    if isinstance(action, Take | Adjust) and state.territory >= 0:
        number = action.value if isinstance(action, Take) else chart.number + action.by
        return Preview(text("preview-number", what=many(state.territory, number)))
    return Preview(Text("done"))


def _preview_draw(rules: Rules, state: State, chart: Chart, action: Draw) -> Preview:
    territory = max(state.territory, 0)
    after = chart.land[:]
    after[territory] |= 1 << action.cell
    lines, points = [], 0
    for name in state.criteria:
        now = score_criterion(rules.components, name, chart.land)[0]
        then = score_criterion(rules.components, name, after)[0]
        if now != then:
            lines.append(text("preview-line", criterion=Text(f"score-{name}"), now=now, then=then))
            points += then - now
    if 1 << action.cell & rules.components.sheet.powers:
        lines.append(Text("preview-power"))
    if 1 << action.cell & rules.components.sheet.question:
        lines.append(Text("preview-asks"))
    title = text("preview-draw", hex=plain(action.name), territory=territory_text(territory))
    return Preview(title, tuple(lines) or (Text("preview-nothing"),), points)


# The log


def tell(state: State, actor: Seat, action: Action) -> Text | None:
    """The log's words for what was just done."""
    if isinstance(action, Draw):
        territory = territory_at(state.charts[actor].land, action.cell)
        return text("told-draw", hex=plain(action.name), territory=territory_text(max(territory, 0)))
    if isinstance(action, Announce):
        return text("told-announce", territory=territory_text(action.territory))
    if isinstance(action, Assign) and state.territory >= 0:
        return text("told-assign", territory=territory_text(state.territory), number=action.value)
    if isinstance(action, Take | Assign):
        return text("told-take", number=action.value)
    if isinstance(action, Adjust):
        return Text("told-plus" if action.by > 0 else "told-minus")
    if isinstance(action, ScoreNow):
        points = state.charts[actor].question
        return text("told-score", criterion=Text(f"score-{action.criterion}"), points=points)
    if isinstance(action, Done):
        return Text("told-nothing") if state.charts[actor].failed else None
    return _tell_chance(action)


def _tell_chance(action: Criteria | First | Roll) -> Text:
    if isinstance(action, Criteria):
        return text("told-criteria", criteria=tuple(Text(f"score-{name}") for name in action.names))
    if isinstance(action, First):
        return text("told-first", seat=text("seat-number", seat=action.seat + 1))
    return text("told-roll", dice=plain(" ".join(map(str, action.values))))
