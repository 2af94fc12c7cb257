"""What axe complains about on a page."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

# Only what is wrong comes back: all that is right would be megabytes on a board of many spaces.
RUN = """async within => {
  const {violations} = await axe.run(within ?? document, {resultTypes: ['violations']})
  return violations.flatMap(rule => rule.nodes.slice(0, 3).map(node => `${rule.id}: ${node.html.slice(0, 110)}`))
}"""


def complaints(page: Page, within: str | None = None) -> list[str]:
    """Return what axe complains about, in short."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(RUN, within)
    return found
