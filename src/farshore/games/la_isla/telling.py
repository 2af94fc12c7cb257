"""What an action brings, said before it is done and in the log after it. Both read the news of the step itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from farshore.core.cells import bits
from farshore.core.game import CHANCE, Preview, Seat
from farshore.core.text import Text, text
from farshore.games.la_isla import placing, reasons
from farshore.games.la_isla.actions import A_CARD, B_CARD, LETTERS, Action
from farshore.games.la_isla.functions import FUNCTIONS
from farshore.games.la_isla.naming import (
    ANIMAL_TEXTS,
    COLOUR_TEXTS,
    card_function_text,
    function_text,
    seat_text,
    space_text,
)
from farshore.games.la_isla.state import NONE, News, Stage, State

if TYPE_CHECKING:
    from farshore.games.la_isla.rules import Rules


def news_texts(rules: Rules, view: State, news: Iterable[News]) -> list[Text]:
    """What happened, thing by thing; resources of one colour in one go."""
    told: list[Text] = []
    paid: Counter[int] = Counter(item.thing for item in news if item.what == "pay")
    told += [text("news-pay", count=count, colour=COLOUR_TEXTS[colour]) for colour, count in sorted(paid.items())]
    for item in news:
        if item.what != "pay":
            told.append(_news_text(rules, view, item))
    return told


def _news_text(rules: Rules, view: State, item: News) -> Text:
    parts = rules.parts
    if item.what == "claim":
        return text("news-claim", animal=ANIMAL_TEXTS[view.animals[item.thing]], points=item.points)
    if item.what == "function":
        return text("news-function", function=function_text(parts, FUNCTIONS[item.thing]), points=item.points)
    if item.what == "marker":
        return text("news-marker", animal=ANIMAL_TEXTS[item.thing], points=item.points)
    if item.what == "take":
        return text("news-take", colour=COLOUR_TEXTS[item.thing])
    return text(f"news-{item.what}", function=card_function_text(parts, item.thing))


# Before


def preview(rules: Rules, view: State, seat: Seat, action: Action) -> Preview:
    """What the action would bring."""
    if action.verb == "assign":
        return _preview_assign(rules, view, seat, action)
    if action.verb == "slot":
        return _preview_slot(rules, view, seat, action)
    if action.verb in ("place", "pay"):
        return _preview_placing(rules, view, seat, action)
    if action.verb == "lift":
        return Preview(text("preview-lift", space=space_text(rules.parts, view, action.thing)))
    if action.verb in ("done", "recruit"):
        return Preview(text(f"preview-{action.verb}"))
    after = view.clone()
    rules.step(after, seat, action)
    mine: list[News] = [item for item in after.news if item.seat == seat]
    title = text("preview-take", colour=COLOUR_TEXTS[action.thing])
    if action.verb == "move":
        title = text("preview-move", animal=ANIMAL_TEXTS[action.thing])
    more = [item for item in mine if not _is_action_itself(action, item)]
    return Preview(title, (*news_texts(rules, after, more), *_offers(after, seat)), sum(item.points for item in mine))


def _preview_assign(rules: Rules, view: State, seat: Seat, action: Action) -> Preview:
    """The card's use under this letter, as things stand."""
    card = rules.parts.cards[action.thing]
    title = text("preview-assign", letter=LETTERS[action.place].upper())
    if action.place == A_CARD:
        return Preview(title, (function_text(rules.parts, card.function),))
    if action.place == B_CARD:
        return Preview(title, (text("news-take", colour=COLOUR_TEXTS[card.resource]),))
    after = view.clone()
    after.forget_news()
    placing.move_marker(rules.parts, after, seat, card.animal)
    return Preview(title, tuple(news_texts(rules, after, after.news)), sum(item.points for item in after.news))


def _preview_slot(rules: Rules, view: State, seat: Seat, action: Action) -> Preview:
    card = view.assigned[3 * seat + A_CARD]
    covered = view.slots[rules.slot_count * seat + action.thing]
    lines = [card_function_text(rules.parts, card)]
    if covered >= 0:
        lines.append(text("preview-covers", function=card_function_text(rules.parts, covered)))
    return Preview(text("preview-slot", slot=action.thing + 1), tuple(lines))


def _preview_placing(rules: Rules, view: State, seat: Seat, action: Action) -> Preview:
    """Cost, claims and functions; the payment too, where it is settled and of other colours than the space."""
    parts, after = rules.parts, view.clone()
    space = action.thing if action.verb == "place" else view.target
    costs = placing.cost(parts, view, seat, space)
    rules.step(after, seat, action)
    open_payment = after.target != NONE
    news: tuple[News, ...] = after.news
    while after.target != NONE:
        rules.step(after, seat, rules.actions.pay[next(bits(placing.payable(after, seat)))])
        news += after.news
    colour = view.layout.colours[space]
    told_by_cost = open_payment or all(item.thing == colour for item in news if item.what == "pay")
    gains = [item for item in news if item.seat == seat and not (told_by_cost and item.what == "pay")]
    lines = [text("preview-cost", cost=costs, colour=COLOUR_TEXTS[colour])]
    lines += [
        *news_texts(rules, after, gains),
        *_offers(after, seat),
        *reasons.space_regions_text(rules, after, seat, space),
    ]
    return Preview(space_text(parts, view, space), tuple(lines), sum(item.points for item in gains))


def _offers(after: State, seat: Seat) -> list[Text]:
    """Choices that functions open."""
    offers = []
    if after.picks[seat]:
        offers.append(text("offer-resources", count=after.picks[seat]))
    if after.moves:
        offers.append(text("offer-markers", count=after.moves))
    return offers


# Of a space where nothing can be placed now


def why_not(rules: Rules, view: State, seat: Seat, target: str) -> Text:
    """Why this cannot be used; of a space that waits for my turn or my purse, also what it costs and brings."""
    reason = reasons.why_not(rules, view, seat, target)
    name = target.removeprefix("island/")
    if name not in rules.parts.spaces or not Stage.ASSIGN <= view.stage <= Stage.D:
        return reason
    space, my_turn = rules.parts.spaces.index(name), view.stage is Stage.C and view.turn == seat
    if view.standing[seat] >> space & 1 or (my_turn and reason.key != "why-cost"):
        return reason
    return _prospect(rules, view if my_turn else _before_my_turn(view), seat, space, reason)


def _before_my_turn(view: State) -> State:
    """The same table without what somebody else's turn has under way."""
    after = view.clone()
    after.placed, after.last, after.lifted, after.target = 0, NONE, NONE, NONE
    return after


def _prospect(rules: Rules, view: State, seat: Seat, space: int, reason: Text) -> Text:
    """The reason, the cost, the gains; without a supply, which explorer would be moved is open, and so the gains."""
    parts = rules.parts
    if reason.key != "why-cost":
        colour = COLOUR_TEXTS[view.layout.colours[space]]
        costs = text("preview-cost", cost=placing.cost(parts, view, seat, space), colour=colour)
        reason = text("prospect-cost", reason=reason, cost=costs)
    if not view.supply[seat] and view.lifted == NONE:
        return reason
    after = view.clone()
    after.forget_news()
    after.target, after.moves, after.picks[seat] = space, 0, 0
    placing.put_down(parts, after, seat)
    if points := sum(item.points for item in after.news):
        reason = text("prospect-points", reason=reason, points=points)
    offers = _offers(after, seat)
    return text("prospect-offers", reason=reason, offers=tuple(offers)) if offers else reason


# After


def tell(rules: Rules, view: State, actor: Seat, action: Action) -> Text | None:
    """The log's line for an action, with what happened by itself through it."""
    if actor == CHANCE:
        return _tell_chance(rules, view, action)
    if action.verb == "assign":
        return None
    if action.verb == "done":
        return _tell_done(rules, view, actor)
    said = _tell_action(rules, view, action)
    happened = [item for item in view.news if not _is_action_itself(action, item)]
    if not happened:
        return said
    return text("told-and", told=said, news=tuple(news_texts(rules, view, happened)))


_NEWS_OF = {"take": "take", "pay": "pay", "slot": "slot", "move": "marker"}


def _is_action_itself(action: Action, item: News) -> bool:
    """The news that only repeats what the seat did."""
    return _NEWS_OF.get(action.verb) == item.what and (action.thing == item.thing or item.what == "slot")


def _tell_action(rules: Rules, view: State, action: Action) -> Text:
    thing = action.thing
    if action.verb in ("place", "lift"):
        return text(f"told-{action.verb}", space=space_text(rules.parts, view, thing))
    if action.verb in ("take", "pay"):
        return text(f"told-{action.verb}", colour=COLOUR_TEXTS[thing])
    if action.verb == "slot":
        cards = [item.thing for item in view.news if item.what == "slot"]
        return text("told-slot", function=card_function_text(rules.parts, cards[0]), slot=thing + 1)
    moved = [item for item in view.news if item.what == "marker"]
    return _news_text(rules, view, moved[0]) if moved else text("told-recruit")


def _tell_done(rules: Rules, view: State, actor: Seat) -> Text:
    """Ready; and if this was the last one, what everybody's cards then did."""
    told: list[Text] = []
    for seat in range(view.seats):
        own = [item for item in view.news if item.seat == seat]
        if own:
            told.append(text("news-of", seat=seat_text(seat), news=tuple(news_texts(rules, view, own))))
    return text("told-done-then", news=tuple(told)) if told else text("told-done")


def _tell_chance(rules: Rules, view: State, action: Action) -> Text | None:
    """Only what a table would say aloud: who starts, who has which large animal, that cards were dealt."""
    if action.verb == "first":
        return text("told-first", seat=seat_text(action.thing))
    if action.verb == "large":
        return text("told-large", seat=seat_text(action.place), animal=ANIMAL_TEXTS[action.thing])
    if action.verb == "deal" and view.stage == Stage.ASSIGN:
        return text("told-round", round=view.round, seat=seat_text(view.first))
    return None
