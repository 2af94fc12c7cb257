"""What axe complains about on a page."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

# Only what is wrong comes back: all that is right would be megabytes on a board of many spaces.
RUN = """async ([within, rules]) => {
  const options = {resultTypes: ['violations'], ...(rules && {runOnly: rules})}
  const {violations} = await axe.run(within ?? document, options)
  return violations.flatMap(rule => rule.nodes.slice(0, 3).map(node => `${rule.id}: ${node.html.slice(0, 110)}`))
}"""


def complaints(page: Page, within: str | None = None, colours_only: bool = False) -> list[str]:
    """In short. What another light cannot change need not be looked at twice: colours_only."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(RUN, [within, ["color-contrast"] if colours_only else None])
    return found
