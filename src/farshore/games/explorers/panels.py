"""The panels beside the map: rounds, cards, tracks, scoring tiles, races, achievements.

A panel is rebuilt only when its arguments change: each is a `@memo` function of a few small values.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from farshore.core.cells import Cells
from farshore.core.scene import Glyph, Item, Panel, Piece, Row, SecondClick, Step, Track, memo
from farshore.core.state import NOBODY, Seat
from farshore.core.text import Text, join_texts, literal, text
from farshore.games.explorers import achievements
from farshore.games.explorers.actions import BONUSES, SCROLLS, START_TERRAINS, Action, Choose, Take
from farshore.games.explorers.board import GRID, QUADRANTS, Board
from farshore.games.explorers.components import (
    PROVISIONS,
    ROTATIONS,
    SINGLES,
    TERRAINS,
    Achievement,
    Box,
    Card,
    Side,
    TempleSide,
    side_name,
)
from farshore.games.explorers.marking import free_cells, keys_found, scrolls_found, scrolls_ready
from farshore.games.explorers.names import goal_text, side_fill, side_text, side_title
from farshore.games.explorers.rules import marks_for
from farshore.games.explorers.scoring import Found, gems_found, points_and_cells, provisions_crossed
from farshore.games.explorers.state import PlayerSheet, State

StepState: TypeAlias = Literal["", "done", "now", "struck", "spent", "mine", "off"]
ARROW: Final = "→"


# One sheet alone


def with_one_sheet(view: State, seat: Seat) -> State:
    """Return the table with one seat's sheet only: the same object as long as nobody writes on that sheet."""
    return _alone(view.box, view.map, view.goals, view.start, view.round, view.stage == "over", view.seats[seat])


@memo
def _alone(
    box: Box, board: Board, goals: tuple[Achievement, ...], start: int, now: int, over: bool, sheet: PlayerSheet
) -> State:
    return State(box, [sheet], stage="over" if over else "mark", map=board, goals=goals, start=start, round=now)


class Pad(NamedTuple):
    """A seat's part of the score pad."""

    lines: tuple[Found, ...]
    total: int


@memo
def pad_of(table: State) -> Pad:
    """Return the pad of the one sheet on this table."""
    lines = points_and_cells(table, 0)
    return Pad(lines, sum([points for points, _ in lines]))


# Rounds and turns


@memo
def round_tracks(box: Box, now_round: int, now_turn: int) -> tuple[Track, ...]:
    """Return a row of dots for each round; turn 0 lies before the first dot."""
    turn = box.turn
    return tuple([_round_track(number, turn.turns, now_round, now_turn) for number in range(1, turn.rounds + 1)])


@memo
def _round_track(number: int, turns: int, now_round: int, now_turn: int) -> Track:
    done = turns if number < now_round else now_turn - 1 if number == now_round else 0
    here = number == now_round and now_turn > 0
    steps = tuple(
        Step(state="done" if turn <= done else "now" if here and turn == now_turn else "")
        for turn in range(1, turns + 1)
    )
    name = text("round", round=number)
    if here:
        name = join_texts(name, text("turn-of", turn=now_turn, turns=turns))
    return Track(f"round/{number}", name, "dots", steps, text("round", round=number), short=literal(str(number)))


# Left: rounds and cards


def left_panels(view: State) -> tuple[Panel, ...]:
    """Return the cards of the round."""
    if view.start < 0 or view.stage == "over" or view.turn == 0:
        return ()
    come = view.box.turn.turns - view.turn + (view.card is None)
    return (_deck(view.box, view.unseen, view.card.index if view.card else NOBODY, come),)


# In the tray: the tiles to place, then the card, or a terrain to choose


def tray_rows(view: State, seat: Seat, does: Sequence[Action]) -> tuple[Row, ...]:
    """Return the tray of a turn. The card keeps its place; scrolls are behind a button."""
    turn = view.box.turn
    if view.stage == "tile" and does:
        return _tiles(view.box, tuple([placed.number for placed in view.tiles])), _turns()
    if START_TERRAINS[0] in does:
        return (_terrains("terrain", turn.start, closed_sides(view, seat, SINGLES)),)
    if BONUSES[0] in does:
        return (_terrains("bonus", view.seats[seat].bonuses[0], closed_sides(view, seat, SINGLES)),)
    card = (_card(view, seat, view.card, does),) if view.card is not None else ()
    scrolls = scrolls_ready(view, seat)
    if not scrolls:
        return card
    return _terrains("scroll", turn.scroll, closed_sides(view, seat, SINGLES), scrolls, SCROLLS[0] in does), *card


def closed_sides(view: State, seat: Seat, sides: tuple[Side, ...]) -> tuple[Side, ...]:
    """Return the sides on whose terrains this seat cannot mark any space now."""
    cells = view.seats[seat].reach & free_cells(view, seat)
    return tuple([side for side in sides if not cells & view.map.grounds[side]])


@memo
def _tiles(box: Box, laid: tuple[int, ...]) -> Row:
    """Return the tiles that are not placed yet: the player picks one, then its rotation."""
    drawn = "tiles.toml" not in box.components.own
    tiles = tuple(_tile(QUADRANTS[len(laid)], number, drawn) for number in box.components.tiles if number not in laid)
    return Row("tiles", Text("tiles"), tiles, "cards")


def _tile(quadrant: str, number: int, drawn: bool) -> Piece:
    """Return a tile as a piece: printed tiles have pictures, custom tiles have numbers."""
    thens = tuple(SecondClick(f"turn/{way}", f"tile {quadrant} {number}{way}") for way in ROTATIONS)
    art = (Glyph(art=f"tile-{number}"),) if drawn else ()
    name = text("tile-number", number=number)
    return Piece(f"tile/{number}", name, "tile", title=literal(str(number)), glyphs=art, then=thens)


@memo
def _turns() -> Row:
    turns = tuple(
        Piece(f"turn/{way}", Text(f"turn-{way}"), "tile", title=Text(f"turn-{way}"), glyphs=(Glyph(words=arrow),))
        for way, arrow in zip(ROTATIONS, "↑→↓←", strict=True)
    )
    return Row("turns", Text("turns"), turns, "cards")


def _card(view: State, seat: Seat, card: Card, does: Sequence[Action]) -> Row:
    """Return the card: each side with the number of marks for the viewing seat, and the seats that took it."""
    active = view.active
    known = active == NOBODY or view.chosen != 0  # before that the others do not know how many marks a side gives
    first, second = card.sides
    marks = (view.box.turn.active,) * 2 if seat == active else (marks_for(view, first), marks_for(view, second))
    verb = str(does[0]).partition(" ")[0] if does and type(does[0]) in (Choose, Take) else ""
    sides = tuple([sheet.side for sheet in view.seats])
    closed = closed_sides(view, seat, card.sides) if verb else ()
    shown = marks if known or seat == active else (0, 0)
    return card_row(card, view.chosen, seat == active, shown, verb, sides, closed)


@memo
def card_row(
    card: Card,
    chosen: Side,
    mine: bool,
    marks: tuple[int, int],
    verb: str,
    sides: tuple[Side, ...],
    closed: tuple[Side, ...],
) -> Row:
    """Return the card turned over, which side was chosen, who took which, and on which nothing can be marked."""
    first, second = card.sides
    name = text("card-shows", first=side_title(first), second=side_title(second))
    note = text("card-mine" if mine else "card-chosen", side=side_text(chosen)) if chosen else None
    takers = [tuple(seat for seat, taken in enumerate(sides) if taken == side) for side in card.sides]
    halves = tuple(
        _half(index, side, side == chosen, marks[index], verb, takers[index], side in closed)
        for index, side in enumerate(card.sides)
    )
    return Row("card", Text("exploration-card"), (Piece("card/face", name, "card", parts=halves),), "cards", note=note)


def _half(index: int, side: Side, chosen: bool, marks: int, verb: str, takers: tuple[Seat, ...], closed: bool) -> Piece:
    words = [side_title(side)]
    if chosen:
        words.append(Text("side-chosen"))
    if verb:
        words.append(Text("no-space") if closed else text("side-open", count=marks))
    return Piece(
        f"card/{index}",
        join_texts(*words),
        "half",
        title=side_title(side),
        glyphs=() if closed else (Glyph(sign="cross"),) * marks,
        fill=side_fill(side),
        foot=tuple(Glyph(seat=seat) for seat in takers),
        caption=Text("no-space") if closed else text("marks-count", count=marks) if marks else None,
        state="chosen" if chosen else "",
        do=f"{verb} {side_name(side)}" if verb else "",
    )


@memo
def _deck(box: Box, unseen: int, shown: int, come: int) -> Row:
    """Return all cards of the round: those played, the current one, and those of which `come` more will be revealed."""
    cards = box.components.cards
    words = ["card-now" if i == shown else _hidden_card_state(unseen >> i & 1 == 1, come) for i in range(len(cards))]
    items = tuple(_small_card(card, word) for card, word in zip(cards, words, strict=True))
    note = text("deck-note", come=come, left=unseen.bit_count()) if come and unseen else None
    return Row("deck", Text("deck"), items, "cards", note=note)


def _hidden_card_state(unseen: bool, come: int) -> str:
    """Return the state of a card that is not revealed."""
    return ("card-to-come" if come else "card-aside") if unseen else "card-played"


@memo
def _small_card(card: Card, word: str) -> Piece:
    first, second = card.sides
    name = text(word, card=text("card-shows", first=side_title(first), second=side_title(second)))
    state: Literal["", "now", "off"] = "now" if word == "card-now" else "" if word == "card-to-come" else "off"
    return Piece(f"deck/{card.index}", name, "card", halves=(side_fill(first), side_fill(second)), state=state)


@memo
def _terrains(verb: str, count: int, closed: tuple[Side, ...], scrolls: int = 0, can: bool = True) -> Row:
    """Return the four terrains to choose from, for the start, a temple's bonus or a scroll."""
    opener = (Glyph(art="scroll", count=scrolls),) if scrolls else ()
    pieces = tuple(
        Piece(
            f"{verb}/{terrain}",
            text(f"{verb}-on", terrain=Text(f"title-{terrain}"), count=count),
            "tile",
            title=Text(f"title-{terrain}"),
            fill=terrain,
            caption=Text("no-space") if 1 << index in closed else None,
            do=f"{verb} {terrain}",
        )
        for index, terrain in enumerate(TERRAINS)
        if can
    )
    note = Text("scroll-note") if scrolls else None
    return Row(f"choose-{verb}", text(f"{verb}-title", count=count), pieces, "cards", note, opener=opener)


# Right: the seat's own sheet and its points


def my_panels(view: State, seat: Seat, table: State) -> tuple[Panel, ...]:
    """Return the tracks, scoring tiles, temples and achievements, with the points of each line."""
    provisions, gems, villages, temples, achieved = [points for points, _ in pad_of(table).lines]
    goals = (_goals(view, seat, achieved),) if view.goals else ()
    if view.start < 0:
        return goals
    races = _temples(view.box, view.temple_places, tuple([other.temples for other in view.seats]), temples)
    return (*_panels_of_sheet(table, provisions, gems, villages), races, *goals)


@memo
def _panels_of_sheet(table: State, provisions: int, gems: int, villages: int) -> tuple[Panel, ...]:
    """Return the panels that depend on one sheet only."""
    box, board, (sheet,) = table.box, table.map, table.seats
    explored = (sheet.marked & board.having["temple"]).bit_count()
    scrolls = scrolls_found(table, 0), sheet.scrolls_used, scrolls_ready(table, 0)
    return (
        _tracks(box, keys_found(table, 0), explored, *scrolls),
        _provisions(box, table.round, provisions_crossed(table, 0), sheet.provisions, provisions),
        _gems(box, gems_found(table, 0), sheet.gems, table.stage == "over", gems),
        _villages(box, board, sheet.marked & board.beside_villages, villages),
    )


@memo
def _tracks(box: Box, keys: int, keys_used: int, scrolls: int, used: int, ready: int) -> Row:
    """Return the key track and the scroll track."""
    key_track, scroll_track = box.components.key_track, box.components.scroll_track
    items = (_key_track(keys, keys_used, key_track), _scroll_track(scrolls, used, ready, scroll_track))
    return Row("belongings", Text("belongings"), items)


@memo
def _key_track(found: int, used: int, length: int) -> Track:
    note = text("keys-free", count=found - used)
    return Track(
        "keys", join_texts(Text("keys"), note), "boxes", _boxes("key", found, used, length), Text("keys"), note
    )


@memo
def _scroll_track(found: int, used: int, ready: int, length: int) -> Track:
    note = text("scrolls-ready", count=ready, later=found - used - ready)
    steps = _boxes("scroll", found, used, length)
    return Track("scrolls", join_texts(Text("scrolls"), note), "boxes", steps, Text("scrolls"), note)


def _boxes(art: str, found: int, used: int, length: int) -> tuple[Step, ...]:
    return (
        *(Step((Glyph(art=art),), state="spent") for _ in range(used)),
        *(Step((Glyph(art=art),), state="mine") for _ in range(found - used)),
        *(Step((Glyph(art=art, state="off"),), state="off") for _ in range(length - found)),
    )


# The three scoring tiles


@memo
def _provisions(box: Box, now: int, got: tuple[int, ...], past: tuple[int, ...], points: int) -> Row:
    """Return a column for each round: what was found in this one, the points of those finished."""
    columns = [dict(zip(PROVISIONS, column, strict=True)) for column in box.provisions.columns]
    finished = tuple(_finished_round(number, earned) for number, earned in enumerate(past, 1))
    coming = tuple(
        _open_round(number, columns[number - 1], box.provisions.points, got if number == now else None)
        for number in range(len(past) + 1, len(columns) + 1)
    )
    return Row("provisions", Text("score-provisions"), (*finished, *coming), points=points)


def _finished_round(number: int, points: int) -> Piece:
    name = join_texts(text("round", round=number), text("points", points=points))
    return Piece(f"provisions/{number}", name, "slot", caption=literal(str(points)))


def _open_round(number: int, column: dict[str, int], points: tuple[int, ...], got: tuple[int, ...] | None) -> Piece:
    """Return a round's column: what can be found in it, and what was found this round."""
    found = dict(zip(PROVISIONS, got or (0, 0, 0), strict=True))
    kinds = [kind for kind in PROVISIONS if column.get(kind)]
    caption = text("round", round=number)
    words = [caption, *(text(kind) for kind in kinds if found[kind])]
    if got is not None:
        caption = literal(_next_step((0, *points), sum(found.values()), sum(column.values())))
        words.append(caption)
    return Piece(
        f"provisions/{number}",
        join_texts(*words),
        "slot",
        glyphs=tuple(_provision(kind, found[kind], column[kind]) for kind in kinds),
        caption=caption,
        state="now" if got is not None else "",
    )


def _provision(kind: str, found: int, most: int) -> Glyph:
    """Return a provision: a single one, or the number found of those that can be found."""
    return Glyph(art=kind, words="" if most == 1 else f"{found}/{most}", state="" if found else "off")


def _next_step(table: tuple[int, ...], count: int, most: int) -> str:
    """Return the points for a count and for one more: `2 → 5`."""
    last = min(len(table) - 1, most)
    here = table[min(count, last)]
    return f"{here} {ARROW} {table[count + 1]}" if count < last else str(here)


@memo
def _gems(box: Box, found: int, past: tuple[int, ...], over: bool, points: int) -> Track:
    """Return the gems found and the points for each round; on the expert side, the line of numbers."""
    line = box.gems.line
    plain_side = all(number == 1 for number in line)
    steps = tuple(_gem_step(number, i < found, plain_side) for i, number in enumerate(line))
    now = box.gems.points[min(found, len(line))]
    note = literal(_sum(past)) if over else text("gems-now", points=_sum((*past, now)))
    return Track("gems", text("gems-spoken", count=found), "boxes", steps, Text("score-gems"), note, points=points)


def _sum(numbers: tuple[int, ...]) -> str:
    """
    >>> _sum((-8, -5, 2))
    '−8 − 5 + 2'
    """
    rest = (f" − {-number}" if number < 0 else f" + {number}" for number in numbers[1:])
    return str(numbers[0]).replace("-", "−") + "".join(rest) if numbers else ""


def _gem_step(number: int, found: bool, plain_side: bool) -> Step:
    gem = Glyph(art="gem", state="" if found else "off")
    if plain_side:
        return Step((gem,), state="mine" if found else "off")
    state: StepState = "" if not found else "struck" if number < 0 else "mine"
    return Step((gem,), literal(f"{number:+d}".replace("-", "−")), state)


@memo
def _villages(box: Box, board: Board, marks: Cells, points: int) -> Row:
    """Return the four villages with the marks beside them."""
    tile = box.villages
    around = [_sides_marked(village, marks) for village in board.village_in]
    counts = [sides.bit_count() for sides in around]
    counted = [tile.which == "every" or count == min(counts) for count in counts]
    pieces = tuple(
        _village(letter, sides, _next_step((0, *tile.points), count, 4) if counts_here else "–")
        for letter, sides, count, counts_here in zip(QUADRANTS, around, counts, counted, strict=True)
    )
    note = Text("villages-fewest") if tile.which == "fewest" else None
    return Row("villages", Text("score-villages"), pieces, note=note, points=points)


def _sides_marked(village: int, marks: Cells) -> int:
    """Return which sides of a village are marked: bits north, east, south, west."""
    sides = [GRID.shift(1 << village, way) & marks for way in ("n", "e", "s", "w")]
    return sum(1 << side for side, marked in enumerate(sides) if marked)


@memo
def _village(letter: str, sides: int, words: str) -> Piece:
    name = text("village-spoken", quadrant=letter, count=sides.bit_count(), points=words)
    picture = Glyph(art=f"around-{sides}")
    return Piece(f"villages/{letter}", name, "slot", glyphs=(picture,), corner=letter, caption=literal(words))


# Races


@memo
def _temples(box: Box, places: tuple[int, ...], taken: tuple[tuple[int, ...], ...], points: int) -> Row:
    """Return the four temple races; `taken` are the places of each seat's sheet."""
    side = box.temples
    tracks = tuple(
        _temple_track(side, quadrant, places[quadrant], tuple(sheet[quadrant] for sheet in taken))
        for quadrant in range(len(QUADRANTS))
    )
    note = text("temples-each", points=side.points[0]) if _places_are_alike(side) else None
    return Row("temples", Text("temple-races"), tracks, note=note, points=points)


def _places_are_alike(side: TempleSide) -> bool:
    """Return whether the places differ only in their bonus marks."""
    return any(side.bonus) and len(set(side.points)) == 1


@memo
def _temple_track(side: TempleSide, quadrant: int, place: int, taken: tuple[int, ...]) -> Track:
    values = [f"{p} +{b}" if b else str(p) for p, b in zip(side.points, side.bonus, strict=True)]
    letter = QUADRANTS[quadrant]
    left = values[place] if place < len(values) else "–"
    name = text("temple-spoken", quadrant=letter, points=left)
    glyphs = (Glyph(words=letter), Glyph(art="temple"))
    shown = [f"+{marks}" for marks in side.bonus] if _places_are_alike(side) else values
    return Track(f"temples/{letter}", name, "race", _race_steps(shown, place, taken), glyphs=glyphs)


def _race_steps(values: list[str], place: int, taken: tuple[int, ...]) -> tuple[Step, ...]:
    """Return the places of a race: who has each, which is next, which are gone."""
    steps = []
    for index, value in enumerate(values):
        seats = tuple(seat for seat, at in enumerate(taken) if at == index)
        state: StepState = "now" if index == place else "struck" if index < place and not seats else ""
        if seats and index < place:
            state = "done"
        # taken in this turn: others who explore it in the same turn still get the same place
        glyphs = (Glyph(words=value),) if seats and state == "now" else ()
        steps.append(Step(glyphs, literal(value), state, seats))
    return tuple(steps)


# Achievements

PICTOGRAMS: Final[dict[str, str]] = {
    "row": "full-row",
    "square": "square",
    "areas": "areas",
    "horizontal": "line-horizontal",
    "vertical": "line-vertical",
    "diagonal": "line-diagonal",
    "sets": "sets",
    "villages": "around-15",
    "temples": "temple-beside",
    "corners": "corners",
    "villages-touched": "village-beside",
    "villages-temples": "village-temple",
    "edges": "edges",
    "quadrants": "quadrants",
}


@memo
def pictogram(goal: Achievement) -> tuple[Glyph, ...]:
    """Return the picture of an achievement's goal."""
    if goal.kind == "areas":
        return Glyph(art="areas"), Glyph(fill=goal.what)
    if goal.kind in ("row", "square"):
        return (Glyph(art=PICTOGRAMS[goal.kind]),)
    art = PICTOGRAMS.get(goal.what, goal.what)
    if goal.kind == "avoid":
        return (Glyph(art=art, state="blocked"),)
    return (Glyph(art=art, count=goal.least if goal.kind == "race" else None),)


def _goals(view: State, seat: Seat, points: int) -> Row:
    """Return the achievements in play with the progress and the points of the seat."""
    marked, items = view.seats[seat].marked, []
    for index, goal in enumerate(view.goals):
        if view.start < 0:
            items.append(goal_panel(goal))
            continue
        taken = tuple([sheet.races[index] for sheet in view.seats])
        items.append(_goal(view.map, goal, marked, seat, view.race_places[index], taken))
    return Row("goals", Text("score-achievements"), tuple(items), "list", points=points)


@memo
def _goal(board: Board, goal: Achievement, marked: Cells, seat: Seat, place: int, taken: tuple[int, ...]) -> Item:
    have, need = achievements.progress(goal, board, marked)
    return goal_panel(goal, have, need, achievements.points(goal, board, marked, taken[seat]), place, taken)


@memo
def goal_panel(
    goal: Achievement, have: int = 0, need: int = 0, points: int = 0, place: int = 0, taken: tuple[int, ...] = ()
) -> Item:
    """Return the panel of an achievement; before the first mark it has no progress."""
    progress = _progress(goal, have, need)
    if goal.kind == "race":
        steps = _race_steps([str(value) for value in goal.points], place, taken)
        name = join_texts(goal_text(goal), progress) if progress else goal_text(goal)
        return Track(f"goal/{goal.id}", name, "race", steps, goal_text(goal), progress, pictogram(goal), points)
    lines = (goal_text(goal), progress) if progress else (goal_text(goal),)
    return Piece(
        f"goal/{goal.id}",
        join_texts(*lines, text("points", points=points)),
        "card",
        lines=lines,
        glyphs=pictogram(goal),
        corner=str(points),
    )


def _progress(goal: Achievement, have: int, need: int) -> Text | None:
    """Return the progress: "3 of 4 so far"; empty before the first mark."""
    if goal.kind in ("areas", "row", "race"):
        return text("goal-so-far", have=have, need=need) if need else None
    return text("goal-have", have=have)
