/** The path of the page, and navigation between pages without a reload. */
import { signal } from "@preact/signals";

export interface Place {
  path: string;
  query: URLSearchParams;
}

const here = (): Place => ({ path: location.pathname, query: new URLSearchParams(location.search) });

export const place = signal<Place>(here());

/** Moves that wait until the history has gone back: it does so later, and would take a new entry away. */
let waiting: (() => void)[] | null = null;

/** A history entry for an overlay: Back closes the overlay and stays on the page. */
export const OVERLAY = { overlay: true };
export const isOverlay = (): boolean => !!(history.state as Partial<typeof OVERLAY> | null)?.overlay;

if (isOverlay()) history.replaceState(null, ""); // reloaded while something lay over the page

/** Takes the newest entry out of the history. */
export function goBack(): void {
  waiting ??= [];
  history.back();
  setTimeout(moveOn, 1000); // should the browser not go back after all
}

function moveOn(): void {
  const moves = waiting ?? [];
  waiting = null;
  for (const move of moves) move();
}

export function go(address: string, replace = false): void {
  if (waiting) {
    waiting.push(() => go(address, replace));
    return;
  }
  history[replace || isOverlay() ? "replaceState" : "pushState"](null, "", address);
  place.value = here();
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  place.value = here();
  moveOn();
});
addEventListener("hashchange", () => (place.value = here()));

/** Links inside the page do not reload it. */
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("a[href]");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const address = new URL((link as HTMLAnchorElement).href);
  if (address.origin !== location.origin || link.hasAttribute("download") || link.getAttribute("target")) return;
  event.preventDefault();
  go(address.pathname + address.search + address.hash);
});
