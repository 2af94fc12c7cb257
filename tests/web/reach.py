"""The law of the page: whatever can be chosen now is in sight, uncovered and large enough, without scrolling."""

from __future__ import annotations

from playwright.sync_api import Page

MOUSE = (
    (1440, 900),
    (1200, 800),
    (1000, 700),
    (2560, 1400),
    (1280, 632),
    (1366, 657),
    (1440, 789),
    (1536, 730),
    (1920, 969),
)
TOUCH = (
    (390, 844),
    (360, 740),
    (390, 664),
    (375, 553),
    (360, 616),
    (390, 797),
    (412, 785),
    (844, 390),
    (844, 340),
    (820, 1180),
    (1180, 820),
)
"""Windows as browsers leave them: of laptops with their bars, of phones with and without theirs, of tablets."""
FINGER, POINTER = 44, 24
"""Pixels that a control has at least, or the room that answers for it."""
SPACE = 22
"""Pixels of a space on an upright phone: spaces lie side by side, the nearest one answers."""

# What can be chosen and is not in the window, is covered or too small; a node that is drawn twice needs one good place.
OUT_OF_REACH = """({least, space}) => {
  const faultOf = thing => {
    const box = thing.getBoundingClientRect()
    const size = `${Math.round(box.width)} × ${Math.round(box.height)}`
    if (box.x < -1 || box.y < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      return `is not in the window, but at ${Math.round(box.x)}, ${Math.round(box.y)}`
    const answers = (x, y) => {
      const met = document.elementFromPoint(x, y)
      return !!met && (thing.contains(met) || !!met.closest('.bubble'))
    }
    const at = ([x, y]) => answers(box.x + box.width * x, box.y + box.height * y)
    if (thing.matches('.hit')) {
      const points = [.5, .3, .7].flatMap(x => [.5, .3, .7].map(y => [x, y]))
      if (!points.some(at)) return 'is covered'
      return Math.max(box.width, box.height) < space - .5 ? `is small: ${size}` : ''
    }
    if (![[.5, .5], [.1, .5], [.9, .5], [.5, .1], [.5, .9]].every(at)) return 'is covered or cut'
    const [x, y, half] = [box.x + box.width / 2, box.y + box.height / 2, least / 2 - 1]
    const wide = box.width >= least - .5 || (answers(x - half, y) && answers(x + half, y))
    const high = box.height >= least - .5 || (answers(x, y - half) && answers(x, y + half))
    return wide && high ? '' : `is small: ${size}`
  }
  const controls = 'button.usable, .of-button .button:not(.waiting), .prompt-buttons .button:not(.waiting), .opener'
  const faults = new Map()
  for (const thing of document.querySelectorAll(`.hit.usable, ${controls}`)) {
    if (!thing.checkVisibility({visibilityProperty: true}) || thing.disabled) continue
    if (document.querySelector('.pick-one') && thing.closest('.panel')) continue // a button in the tray does the same
    const name = thing.dataset.node ?? thing.textContent
    faults.set(name, faults.get(name) === '' ? '' : faultOf(thing))
  }
  const page = document.documentElement
  const scrolls = page.scrollWidth > innerWidth || page.scrollHeight > innerHeight
  return [...(scrolls ? ['the page scrolls'] : []),
    ...[...faults].filter(([, fault]) => fault).map(([name, fault]) => `${name} ${fault}`)]
}"""


def out_of_reach(page: Page, size: tuple[int, int], touch: bool) -> list[str]:
    """Return what can be chosen now and breaks the law, in words."""
    upright = touch and size[0] < size[1]
    found = page.evaluate(OUT_OF_REACH, {"least": FINGER if touch else POINTER, "space": SPACE if upright else 0})
    return list(found)
