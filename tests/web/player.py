"""Plays on the page as a person does: by mouse, by finger or by keys alone. Knows no game: presses what is lit."""

from __future__ import annotations

import time
from random import Random
from typing import Any, Literal, TypeAlias

from playwright.sync_api import CDPSession, Page

Means: TypeAlias = Literal["mouse", "touch", "keyboard"]

# Waits until the last press is answered and something can be used, then says what and where, and where the board is.
NEXT = """async ([version, most]) => {
  const boardBox = () => {
    const box = document.querySelector('.board svg')?.getBoundingClientRect()
    return box && [box.x, box.y, box.width, box.height].map(Math.round).join(' ')
  }
  const until = Date.now() + most
  const root = () => document.querySelector('[data-version]')
  const found = () => {
    if (document.querySelector('.end-page')) return {over: true}
    const pass = document.querySelector('.pass-device button')
    if (pass) return {things: [pass], done: true}
    const warned = document.querySelector('[data-warned=true]') // the first click was not sent
    if (!root() || root().dataset.pending !== '0' || (root().dataset.version === version && !warned)) return null
    const done = document.querySelector('.prompt-buttons .primary:not(.waiting)')
    const seen = which => [...document.querySelectorAll(which)]
      .filter(thing => thing.checkVisibility({visibilityProperty: true}))
      .filter(thing => !document.querySelector('.pick-one') || !thing.closest('.panel')) // buttons do the same
    const targets = seen('.target')
    const all = targets.length ? targets
      : seen('.hit.usable, button.usable, .of-button .button:not(.waiting), .prompt-buttons [data-node]:not(.waiting)')
    if (all.length) return {things: all, done: done && !targets.length, last: done}
    const openers = seen('.opener:enabled:not(.open)') // what can be used is behind it
    return openers.length ? {things: openers, opens: true} : null
  }
  const spot = thing => {
    const box = thing.getBoundingClientRect()
    for (const x of [.5, .3, .7, .15, .85]) for (const y of [.5, .3, .7, .15, .85]) {
      const point = {x: box.x + box.width * x, y: box.y + box.height * y}
      if (thing.contains(document.elementFromPoint(point.x, point.y))) return point
    }
  }
  const brings = next => next.opens || document.querySelector('.tray.lesson') // a lesson scrolls after a moment
  const waits = next => !next || (brings(next) && next.things && !next.things.some(spot))
  let next = found()
  while (waits(next) && Date.now() < until) {
    await new Promise(resolve => setTimeout(resolve, 4))
    next = found()
  }
  if (!next) return {stuck: true, prompt: document.querySelector('.prompt-title')?.textContent}
  if (next.over) return {over: true}
  const chosen = next.last ?? next.things[Math.floor(Math.random() * next.things.length)]
  // Nothing is scrolled for the player; what stands in a panel and in the tray is pressed where it is in sight.
  const same = next.things.filter(thing => chosen.dataset.node && thing.dataset.node === chosen.dataset.node)
  const thing = [chosen, ...same].find(spot) ?? chosen
  const point = spot(thing)
  return {...point, covered: !point, board: boardBox(), node: thing.dataset.node,
    version: root()?.dataset.version ?? '', picks: !!next.opens || thing.classList.contains('pick'),
    cell: thing.classList.contains('hit'), done: !!next.done, opens: !!next.opens,
    pass: thing.closest('.pass-device') !== null}
}"""

FOCUSED = """() => {
  const at = document.activeElement
  if (at.matches('.target')) return 'target'
  return at.matches('.hit.usable, button.usable, .button[data-node]') ? 'usable' : ''
}"""


TAP = 0.04
"""Seconds that a finger rests."""


def touch(hand: CDPSession, kind: str, *fingers: tuple[float, float], at: float | None = None) -> None:
    """Fingers come, move or go: now, or when a clock said this."""
    points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
    when = {} if at is None else {"timestamp": at}
    hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, **when})


def tap(hand: CDPSession, x: float, y: float, at: float | None = None) -> None:
    """A short tap, however long a busy machine takes to send it: a long press would mean something else."""
    began = time.time() if at is None else at
    touch(hand, "touchStart", (x, y), at=began)
    touch(hand, "touchEnd", at=began + TAP)


class Player:
    """Somebody before one page."""

    def __init__(self, page: Page, means: Means, seed: int = 1) -> None:
        self.page, self.means = page, means
        self.rng = Random(seed)
        self.hand = page.context.new_cdp_session(page) if means == "touch" else None
        self.pressed = 0
        self.boards: set[str] = set()
        """The rectangle of the board before every click."""
        page.evaluate(f"() => {{ let s = {seed}; Math.random = () => (s = (s * 16807) % 2147483647) / 2147483647 }}")

    def play_to_end(self, most_presses: int = 1_000) -> int:
        """Play a whole match; return the number of presses."""
        self.play(most_presses)
        assert self.next("")["over"], f"the match is not over after {self.pressed} presses"
        return self.pressed

    def play(self, presses: int) -> None:
        """Press up to this number of times, until the match is over."""
        version = ""
        for _ in range(presses):
            found = self.next(version)
            if found["over"]:
                return
            version = self.press(found)

    def next(self, version: str) -> dict[str, Any]:
        found: dict[str, Any] = {"over": False, **self.page.evaluate(NEXT, [version, 60_000])}
        assert not found.get("stuck"), f"nothing to press at: {found.get('prompt')}"
        assert not found.get("covered"), f"{found.get('node')} cannot be reached"
        if found.get("board"):
            self.boards.add(found["board"])
        return found

    def press(self, found: dict[str, Any]) -> str:
        """Presses it; returns the version that the answer must differ from."""
        self.pressed += 1
        if self.means == "mouse":
            self.page.mouse.click(found["x"], found["y"])
        elif self.hand is not None:
            tap(self.hand, found["x"], found["y"])
        elif found["pass"]:
            self.page.keyboard.press("Enter")
        elif found["done"]:
            self.page.keyboard.press("d")
        elif found["opens"]:
            self.page.locator(".opener:not(.open)").focus()
            self.page.keyboard.press("Enter")
        else:
            found["picks"] = self._by_keys()
        return "" if found["picks"] or found["pass"] else str(found["version"])

    def _by_keys(self) -> bool:
        """N goes to what can be used, Enter uses it. True: something was only picked up."""
        wanted = "target" if self.page.evaluate("() => !!document.querySelector('.target')") else "usable"
        for _ in range(self.rng.randint(1, 2)):
            self.page.keyboard.press("n")
        for _ in range(300):
            if self.page.evaluate(FOCUSED) == wanted:
                break
            self.page.keyboard.press("n")
        self.page.keyboard.press("Enter")
        return bool(self.page.evaluate("() => !!document.querySelector('.target')"))
