/** Properties of the window as signals: its size, pointer and colours. */
import { computed, signal } from "@preact/signals";
import { motion } from "../store/preferences";

function watched(query: string) {
  const media = matchMedia(query);
  const value = signal(media.matches);
  media.addEventListener("change", (event) => (value.value = event.matches));
  return value;
}

/** Low and wide windows: a phone in landscape, or a page zoomed to 200 %. */
const isLow = watched("(max-height: 759px) and (orientation: landscape)");
export const isWide = watched("(min-width: 900px)");
/** Beside a board as high as the window there is room for two columns. */
export const hasTwoColumns = watched("(min-width: 1200px) and (min-height: 640px)");
/** Windows so low that seats and tabs share a row: a phone with its browser bars, upright or in landscape. */
export const isFolded = watched(
  "(max-height: 801px) and (orientation: portrait), (max-height: 420px) and (orientation: landscape)",
);
/** So large, though upright, that the others and my things have room around the board. */
export const isTablet = watched("(min-width: 700px) and (max-width: 899px) and (min-height: 900px)");
/** Which of the layouts of a table fits this window. */
export const layout = computed(() => (isLow.value ? "low" : isWide.value ? "wide" : "upright"));
/** There is room for a column at either side of the board. */
export const hasColumns = watched("(min-width: 1280px)");
const lessMotion = watched("(prefers-reduced-motion: reduce)");
/** Whether the system or this page asks for reduced motion. */
export const isStill = computed(() => lessMotion.value || motion.value === "none");
/** A pointer that can rest on something without pressing it. */
export const canHover = watched("(hover: hover)");
