/** How wide the screen is, as a value that changes with it. */
import { signal } from "@preact/signals";

function watched(query: string) {
  const media = matchMedia(query);
  const value = signal(media.matches);
  media.addEventListener("change", (event) => (value.value = event.matches));
  return value;
}

export const isWide = watched("(min-width: 900px)");
export const hasColumns = watched("(min-width: 1200px)");
/** Whoever asked for less motion gets none. */
export const isStill = watched("(prefers-reduced-motion: reduce)");
/** A pointer that can rest on something without pressing it. */
export const canHover = watched("(hover: hover)");
