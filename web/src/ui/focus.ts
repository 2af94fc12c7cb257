/** Keeps focus off the body: when the focused element disappears, focus moves to a nearby one. */

/** What is looked for around the place where something vanished, nearest first. */
const NEXT = ["button:not(:disabled), a[href], [tabindex='0']", "main, [role='dialog'], dialog[open]"];

let trail: Element[] = [];

const pathOf = (thing: Element) => {
  const path: Element[] = [];
  for (let at = thing.parentElement; at && at !== document.body; at = at.parentElement) path.push(at);
  return path;
};

function recover(): void {
  if (document.activeElement !== document.body || !trail.length) return;
  const home = trail.find((one) => one.isConnected) ?? document.querySelector("main") ?? document.body;
  const found = [...home.querySelectorAll<HTMLElement>(NEXT[0]!)].find(isShown);
  const place = found ?? document.querySelector<HTMLElement>(NEXT[1]!);
  if (!place) return;
  if (!found) place.setAttribute("tabindex", "-1");
  place.focus({ preventScroll: true });
}

const isShown = (thing: HTMLElement) => thing.getClientRects().length > 0;

/** Called once, when the page begins. */
export function keepFocus(): void {
  addEventListener("focusin", (event) => {
    trail = pathOf(event.target as Element);
  });
  // A click beside everything removes the focus on purpose.
  addEventListener("pointerdown", () => {
    trail = [];
  });
  new MutationObserver(() => {
    if (document.activeElement === document.body && trail.length) requestAnimationFrame(recover);
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
}
