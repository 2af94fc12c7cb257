"""A slow connection by a clock of its own: every message takes some virtual milliseconds in each direction.

The test moves the clock on; the server answers in no virtual time. So a match on a slow line takes no longer than on a
fast one, and always goes the same way.
"""

from __future__ import annotations

from typing import Any, cast

from playwright.sync_api import Page

SLOW_LINE = """
const line = window.slowLine = {delay: 0, now: 0, out: [], in: [], answered: new Set(), acts: new Map(), refused: []}
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (words) {
  const message = JSON.parse(words)
  if (message.type === 'act') line.acts.set(message.id, message)
  if (!line.delay) return send.call(this, words)
  line.out.push({at: line.now + line.delay, id: message.type === 'act' && message.id, go: () => send.call(this, words)})
}
const handler = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage')
Object.defineProperty(WebSocket.prototype, 'onmessage', {set(hear) {
  handler.set.call(this, event => {
    const message = JSON.parse(event.data)
    for (const id of [...(message.acks ?? []), ...(message.id ? [message.id] : [])]) line.answered.add(id)
    if (message.type === 'refused') line.refused.push({...message, act: line.acts.get(message.id)})
    if (!line.delay) hear(event)
    else line.in.push({at: line.now + line.delay, go: () => hear(event)})
  })
}})
line.advance = async milliseconds => {
  const until = line.now + milliseconds
  for (;;) {
    const next = [...line.out, ...line.in].filter(({at}) => at <= until).sort((a, b) => a.at - b.at)[0]
    if (!next) break
    line.now = next.at
    for (const queue of [line.out, line.in]) if (queue.includes(next)) queue.splice(queue.indexOf(next), 1)
    next.go()
    while (next.id && !line.answered.has(next.id)) await new Promise(go => setTimeout(go, 2))
  }
  line.now = until
}
"""


def slow_down(page: Page, milliseconds: int) -> None:
    """Delay every message from now on, in each direction."""
    page.evaluate("milliseconds => { slowLine.delay = milliseconds }", milliseconds)


def advance(page: Page, milliseconds: int) -> None:
    """Move the clock of the line on."""
    page.evaluate("milliseconds => slowLine.advance(milliseconds)", milliseconds)


def refusals(page: Page) -> list[dict[str, Any]]:
    """Return all refusals with the message that was refused as `act`."""
    return cast("list[dict[str, Any]]", page.evaluate("() => slowLine.refused"))


def queued(page: Page) -> int:
    """Return the number of actions that were sent before an earlier one was answered."""
    return int(page.evaluate("() => [...slowLine.acts.values()].filter(({after}) => after?.length).length"))
