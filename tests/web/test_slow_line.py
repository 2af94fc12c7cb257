"""Whole matches on a slow connection, by a player who does not wait for answers."""

from __future__ import annotations

import pytest

from sampling import sample
from web.conftest import NewDevice
from web.slow_line import SLOW_LINE, advance, queued, refusals, slow_down

LATENCY, PAUSE = 400, 500
"""Milliseconds: of each message in each direction, and between two taps."""

# Something that can be used and was not tapped yet. After Done a person waits for what it brings.
CHOOSE = """async () => {
  if (document.querySelector('.end-page')) return {over: true}
  const waits = document.querySelector('.primary.pending-move')
  const seen = which => [...document.querySelectorAll(which)].filter(thing =>
    thing.checkVisibility({visibilityProperty: true}) && !thing.matches('.pending-move'))
  const targets = seen('.target')
  const buttons = '.of-button .button:not(.waiting), .prompt-buttons [data-node]:not(.waiting)'
  const all = targets.length ? targets : seen(`.hit.usable, button.usable, ${buttons}`)
  const last = all.filter(thing => thing.matches('.primary'))
  const things = last.length && Math.random() < .3 ? last : all
  if (waits || !things.length) return {}
  const thing = things[Math.floor(Math.random() * things.length)]
  const box = thing.getBoundingClientRect()
  for (const x of [.5, .3, .7, .15, .85]) for (const y of [.5, .3, .7, .15, .85]) {
    const [left, top] = [box.x + box.width * x, box.y + box.height * y]
    if (thing.contains(document.elementFromPoint(left, top))) return {point: [left, top]}
  }
  return {}
}"""
SEEDED = "() => { let s = 5; Math.random = () => (s = (s * 16807) % 2147483647) / 2147483647 }"


@pytest.mark.slow
@pytest.mark.parametrize("game", sample(["explorers", "kingdom_maps", "la_isla"]))
def test_two_taps_a_second_are_never_too_early(new_device: NewDevice, game: str) -> None:
    one = new_device((390, 664))
    page = one.page
    page.add_init_script(SLOW_LINE)
    me = {"kind": "me", "name": "Ada"}
    table = one.open_table(game, [me] if game != "la_isla" else [me, {"kind": "bot", "level": "random"}])
    one.go(f"/t/{table}")
    page.locator("[data-version]").wait_for()
    page.evaluate(SEEDED)
    slow_down(page, LATENCY)
    for _ in range(900):
        found = page.evaluate(CHOOSE)
        if found.get("over"):
            break
        if "point" in found:
            page.mouse.click(*found["point"])
        advance(page, PAUSE)
    else:
        raise AssertionError("the match is not over")
    assert queued(page) > 10
    assert not [one for one in refusals(page) if one["key"] == "stale-version"]
