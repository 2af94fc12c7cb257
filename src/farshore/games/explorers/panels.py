"""What lies beside the map: the card, the cards of the round, tracks, scoring tiles, races and achievements.

Each panel is built from few numbers and cached by them: what did not change is the same object in the next scene.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from farshore.core.game import Seat
from farshore.core.scene import Glyph, Item, Piece, Row, Step, Track
from farshore.core.text import Text, plain, text
from farshore.games.explorers.board import QUADRANTS
from farshore.games.explorers.box import (
    PROVISIONS,
    TERRAINS,
    Achievement,
    Card,
    PairOfSides,
    ProvisionTile,
    Side,
    TempleSide,
    VillageTile,
)
from farshore.games.explorers.drawing import spoken
from farshore.games.explorers.names import goal_text, side_fill, side_text, side_title

CardState: TypeAlias = Literal["", "now", "off"]
StepState: TypeAlias = Literal["", "done", "now", "struck", "spent", "mine", "off"]

ARROW: Final = "→"


# Rounds and turns


@lru_cache(maxsize=512)
def round_tracks(rounds: int, turns: int, now_round: int, now_turn: int) -> tuple[Track, ...]:
    """A row of dots for each round; turn 0 lies before the first dot."""
    return tuple(_round_track(number, turns, now_round, now_turn) for number in range(1, rounds + 1))


@lru_cache(maxsize=512)
def _round_track(number: int, turns: int, now_round: int, now_turn: int) -> Track:
    done = turns if number < now_round else now_turn - 1 if number == now_round else 0
    here = number == now_round and now_turn > 0
    steps = tuple(
        Step(state="done" if turn <= done else "now" if here and turn == now_turn else "")
        for turn in range(1, turns + 1)
    )
    name = text("round", round=number)
    if here:
        name = spoken(name, text("turn-of", turn=now_turn, turns=turns))
    return Track(f"round/{number}", name, "dots", steps, title=text("round", round=number))


# The exploration card and those still to come


class SideShown(NamedTuple):
    """One side of the card: what a click does, how many marks it brings me, and who took it."""

    side: Side
    do: str
    marks: int
    takers: tuple[Seat, ...]


@lru_cache(maxsize=8192)
def card_row(chosen: Side, mine: bool, first: SideShown, second: SideShown) -> Row:
    """The card turned over, and which side was chosen."""
    name = text("card-shows", first=side_title(first.side), second=side_title(second.side))
    note = text("card-mine" if mine else "card-chosen", side=side_text(chosen)) if chosen else None
    halves = (_half(0, first, chosen), _half(1, second, chosen))
    return Row("card", text("exploration-card"), (Piece("card/face", name, "card", parts=halves),), "cards", note=note)


@lru_cache(maxsize=8192)
def _half(index: int, shown: SideShown, chosen: Side) -> Piece:
    words = [side_title(shown.side)]
    if shown.side == chosen:
        words.append(text("side-chosen"))
    if shown.do:
        words.append(text("side-open", count=shown.marks))
    return Piece(
        f"card/{index}",
        spoken(*words),
        "half",
        title=side_title(shown.side),
        fill=side_fill(shown.side),
        foot=tuple(Glyph(seat=seat) for seat in shown.takers),
        caption=text("marks-count", count=shown.marks) if shown.marks else None,
        state="chosen" if shown.side == chosen else "",
        do=shown.do,
    )


@lru_cache(maxsize=4096)
def deck_row(cards: tuple[Card, ...], unseen: int, shown: int, come: int) -> Row:
    """All cards of the round: those played, the one lying there, and those of which `come` more will be turned."""
    words = ["card-now" if i == shown else _fate(unseen >> i & 1 == 1, come) for i in range(len(cards))]
    items = tuple(_small_card(card.index, card.sides, word) for card, word in zip(cards, words, strict=True))
    note = text("deck-note", come=come, left=unseen.bit_count()) if come and unseen else None
    return Row("deck", text("deck"), items, "cards", note=note)


def _fate(unseen: bool, come: int) -> str:
    """What becomes of a card that does not lie open."""
    return ("card-to-come" if come else "card-aside") if unseen else "card-played"


@lru_cache(maxsize=1024)
def _small_card(index: int, sides: PairOfSides, word: str) -> Piece:
    name = text("card-shows", first=side_title(sides[0]), second=side_title(sides[1]))
    halves = tuple(
        Piece(f"deck/{index}/{half}", side_title(side), "half", fill=side_fill(side)) for half, side in enumerate(sides)
    )
    state: CardState = "now" if word == "card-now" else "" if word == "card-to-come" else "off"
    return Piece(f"deck/{index}", spoken(name, text(word)), "card", parts=halves, state=state)


# Keys and scrolls


@lru_cache(maxsize=4096)
def belongings_row(keys: int, keys_used: int, key_track: int, scrolls: int, used: int, ready: int, track: int) -> Row:
    """The key track and the scroll track."""
    items = (_key_track(keys, keys_used, key_track), _scroll_track(scrolls, used, ready, track))
    return Row("belongings", text("belongings"), items)


@lru_cache(maxsize=512)
def _key_track(found: int, used: int, length: int) -> Track:
    note = text("keys-free", count=found - used)
    return Track("keys", spoken(text("keys"), note), "boxes", _boxes("key", found, used, length), text("keys"), note)


@lru_cache(maxsize=512)
def _scroll_track(found: int, used: int, ready: int, length: int) -> Track:
    note = text("scrolls-ready", count=ready, later=found - used - ready)
    steps = _boxes("scroll", found, used, length)
    return Track("scrolls", spoken(text("scrolls"), note), "boxes", steps, text("scrolls"), note)


def _boxes(art: str, found: int, used: int, length: int) -> tuple[Step, ...]:
    return (
        *(Step((Glyph(art=art),), state="spent") for _ in range(used)),
        *(Step((Glyph(art=art),), state="mine") for _ in range(found - used)),
        *(Step((Glyph(art=art, state="off"),), state="off") for _ in range(length - found)),
    )


# The three scoring tiles


@lru_cache(maxsize=8192)
def provisions_row(tile: ProvisionTile, now: int, got: tuple[int, ...], past: tuple[int, ...], points: int) -> Row:
    """A column for each round: what was found in this one, the points of those finished."""
    columns = [dict(zip(PROVISIONS, column, strict=True)) for column in tile.columns]
    finished = tuple(_finished_round(number, earned) for number, earned in enumerate(past, 1))
    coming = tuple(
        _open_round(number, columns[number - 1], tile.points, got if number == now else None)
        for number in range(len(past) + 1, len(columns) + 1)
    )
    return Row("provisions", text("score-provisions"), (*finished, *coming), points=points)


def _finished_round(number: int, points: int) -> Piece:
    name = spoken(text("round", round=number), text("points", points=points))
    return Piece(f"provisions/{number}", name, "slot", caption=plain(str(points)))


def _open_round(number: int, column: dict[str, int], points: tuple[int, ...], got: tuple[int, ...] | None) -> Piece:
    """A round's column: what can be found in it, and in this round what was."""
    found = dict(zip(PROVISIONS, got or (0, 0, 0), strict=True))
    kinds = [kind for kind in PROVISIONS if column.get(kind)]
    caption = text("round", round=number)
    words = [caption, *(text(kind) for kind in kinds if found[kind])]
    if got is not None:
        caption = plain(_next_step((0, *points), sum(found.values()), sum(column.values())))
        words.append(caption)
    return Piece(
        f"provisions/{number}",
        spoken(*words),
        "slot",
        glyphs=tuple(_provision(kind, found[kind], column[kind]) for kind in kinds),
        caption=caption,
        state="now" if got is not None else "",
    )


def _provision(kind: str, found: int, most: int) -> Glyph:
    """One of them, or how many of how many."""
    return Glyph(art=kind, words="" if most == 1 else f"{found}/{most}", state="" if found else "off")


def _next_step(table: tuple[int, ...], count: int, most: int) -> str:
    """What so many are worth and what one more would be: `2 → 5`."""
    last = min(len(table) - 1, most)
    here = table[min(count, last)]
    return f"{here} {ARROW} {table[count + 1]}" if count < last else str(here)


@lru_cache(maxsize=8192)
def gems_track(line: tuple[int, ...], found: int, past: tuple[int, ...], now: int, over: bool, points: int) -> Track:
    """The gems found, and what each round's end brings; on the expert side a line from minus to plus."""
    plain_side = all(number == 1 for number in line)
    steps = tuple(_gem_step(number, i < found, plain_side) for i, number in enumerate(line))
    note = plain(_sum(past)) if over else text("gems-now", points=_sum((*past, now)))
    return Track("gems", text("gems-spoken", count=found), "boxes", steps, text("score-gems"), note, points=points)


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
    return Step((gem,), plain(f"{number:+d}".replace("-", "−")), state)


@lru_cache(maxsize=8192)
def villages_row(tile: VillageTile, around: tuple[int, ...], points: int) -> Row:
    """The four villages with the marks beside them: bits north, east, south, west."""
    counts = [marks.bit_count() for marks in around]
    table = (0, *tile.points)
    pieces = []
    for quadrant, marks in enumerate(around):
        counted = tile.which == "every" or counts[quadrant] == min(counts)
        words = _next_step(table, counts[quadrant], 4) if counted else "–"
        name = text("village-spoken", quadrant=QUADRANTS[quadrant], count=counts[quadrant], points=words)
        pieces.append(
            Piece(
                f"villages/{QUADRANTS[quadrant]}",
                name,
                "slot",
                glyphs=(Glyph(art=f"around-{marks}"),),
                corner=QUADRANTS[quadrant],
                caption=plain(words),
            )
        )
    note = text("villages-fewest") if tile.which == "fewest" else None
    return Row("villages", text("score-villages"), tuple(pieces), note=note, points=points)


# Races


@lru_cache(maxsize=8192)
def temples_row(side: TempleSide, places: tuple[int, ...], taken: tuple[tuple[int, ...], ...], points: int) -> Row:
    """The four temple races; `taken` are the places of each seat's sheet."""
    tracks = tuple(
        _temple_track(side, quadrant, places[quadrant], tuple(sheet[quadrant] for sheet in taken))
        for quadrant in range(len(QUADRANTS))
    )
    note = text("temples-each", points=side.points[0]) if _all_alike(side) else None
    return Row("temples", text("temple-races"), tracks, note=note, points=points)


def _all_alike(side: TempleSide) -> bool:
    """The places differ only in the marks that they bring."""
    return any(side.bonus) and len(set(side.points)) == 1


@lru_cache(maxsize=8192)
def _temple_track(side: TempleSide, quadrant: int, place: int, taken: tuple[int, ...]) -> Track:
    values = [f"{p} +{b}" if b else str(p) for p, b in zip(side.points, side.bonus, strict=True)]
    letter = QUADRANTS[quadrant]
    left = values[place] if place < len(values) else "–"
    name = text("temple-spoken", quadrant=letter, points=left)
    glyphs = (Glyph(words=letter), Glyph(art="temple"))
    shown = [f"+{marks}" for marks in side.bonus] if _all_alike(side) else values
    return Track(f"temples/{letter}", name, "race", _race_steps(shown, place, taken), glyphs=glyphs)


def _race_steps(values: list[str], place: int, taken: tuple[int, ...]) -> tuple[Step, ...]:
    """Places in a race: whose they are, which come next, which are gone."""
    steps = []
    for index, value in enumerate(values):
        seats = tuple(seat for seat, at in enumerate(taken) if at == index)
        state: StepState = "now" if index == place else "struck" if index < place and not seats else ""
        if seats and index < place:
            state = "done"
        # Taken in this turn: whoever comes in the same turn still gets it.
        glyphs = (Glyph(words=value),) if seats and state == "now" else ()
        steps.append(Step(glyphs, plain(value), state, seats))
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


@lru_cache(maxsize=512)
def pictogram(goal: Achievement) -> tuple[Glyph, ...]:
    """A picture of what an achievement asks for."""
    if goal.kind == "areas":
        return Glyph(art="areas"), Glyph(fill=goal.what)
    if goal.kind in ("row", "square"):
        return (Glyph(art=PICTOGRAMS[goal.kind]),)
    art = PICTOGRAMS.get(goal.what, goal.what)
    if goal.kind == "avoid":
        return (Glyph(art=art, state="blocked"),)
    return (Glyph(art=art, count=goal.least if goal.kind == "race" else None),)


@lru_cache(maxsize=8192)
def goal_panel(goal: Achievement, have: int, need: int, points: int, place: int, taken: tuple[int, ...]) -> Item:
    """An achievement: how far I am and what it is worth now."""
    progress = _progress(goal, have, need)
    if goal.kind == "race":
        steps = _race_steps([str(value) for value in goal.points], place, taken)
        name = spoken(goal_text(goal), progress) if progress else goal_text(goal)
        return Track(f"goal/{goal.id}", name, "race", steps, goal_text(goal), progress, pictogram(goal), points)
    lines = (goal_text(goal), progress) if progress else (goal_text(goal),)
    return Piece(
        f"goal/{goal.id}",
        spoken(*lines, text("points", points=points)),
        "card",
        lines=lines,
        glyphs=pictogram(goal),
        corner=str(points),
    )


def _progress(goal: Achievement, have: int, need: int) -> Text | None:
    """How far I am: "3 of 4 so far"; nothing before the journey begins."""
    if goal.kind in ("areas", "row", "race"):
        return text("goal-so-far", have=have, need=need) if need else None
    return text("goal-have", have=have)


# Choosing a terrain


@lru_cache(maxsize=512)
def terrain_choices(verb: str, count: int, does: tuple[str, ...]) -> Row:
    """Four grounds to choose from: for the start, a scroll or a temple's bonus."""
    pieces = tuple(
        Piece(
            f"{verb}/{TERRAINS[t]}",
            text(f"{verb}-on", terrain=side_title(1 << t), count=count),
            "tile",
            title=side_title(1 << t),
            fill=TERRAINS[t],
            do=f"{verb} {TERRAINS[t]}",
        )
        for t in range(len(TERRAINS))
        if f"{verb} {TERRAINS[t]}" in does
    )
    return Row(f"choose-{verb}", text(f"{verb}-title", count=count), pieces, "cards", note=None)
