/** What the window is like, as values that change with it. */
import { computed, signal } from "@preact/signals";
import { motion } from "../store/preferences";

function watched(query: string) {
  const media = matchMedia(query);
  const value = signal(media.matches);
  media.addEventListener("change", (event) => (value.value = event.matches));
  return value;
}

/** Lower than a small laptop's window and wider than high: a phone held across, a page at twice its size. */
const isLow = watched("(max-height: 759px) and (orientation: landscape)");
export const isWide = watched("(min-width: 900px)");
/** Which of the layouts of a table fits this window. */
export const layout = computed(() => (isLow.value ? "low" : isWide.value ? "wide" : "upright"));
/** There is room for a column at either side of the board. */
export const hasColumns = watched("(min-width: 1280px)");
const lessMotion = watched("(prefers-reduced-motion: reduce)");
/** Nothing moves if the system or this page asks for less motion. */
export const isStill = computed(() => lessMotion.value || motion.value === "none");
/** A pointer that can rest on something without pressing it. */
export const canHover = watched("(hover: hover)");
