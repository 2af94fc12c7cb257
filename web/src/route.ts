/** Where we are: the path of the page, and moving between its places without a reload. */
import { signal } from "@preact/signals";

export interface Place {
  path: string;
  query: URLSearchParams;
}

const here = (): Place => ({ path: location.pathname, query: new URLSearchParams(location.search) });

export const place = signal<Place>(here());

export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  place.value = here();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (place.value = here()));
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
