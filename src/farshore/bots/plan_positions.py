"""Positions after plans."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from farshore.core.game import A, Game, S, Seat
from farshore.core.strategy import Plan, Strategy


def positions_after(
    game: Game[S, A], strategy: Strategy[S, A], view: S, seat: Seat, plans: Sequence[Plan[A]], rng: Random
) -> list[S]:
    """Return the state after each plan, without the last action if all plans share it."""
    last = {plan.actions[-1] for plan in plans}
    cut = len(last) == 1 and all(len(plan.actions) > 1 for plan in plans)
    guessed, found = game.sample_state(view, rng), list[S]()
    for plan in plans:
        after = guessed.clone()
        apply_while_legal(game, after, seat, plan.actions[:-1] if cut else plan.actions)
        found.append(strategy.after_turn(guessed, after))
    return found


def apply_while_legal(game: Game[S, A], state: S, seat: Seat, actions: Sequence[A]) -> None:
    """Play these actions in place as long as they are legal."""
    for action in actions:
        if seat not in game.to_act(state) or action not in game.legal(state, seat):
            return
        game.step(state, seat, action)
