/** Preferences: kept on the device, and passed to the style sheets as attributes of the root. */
import { effect } from "@preact/signals";
import { letters, stored } from "./deviceStorage";

export { letters };

/** How long each move of the others is shown before the next one. */
export const PACES = { calm: 600, quick: 200, "at-once": 0 };
export type Pace = keyof typeof PACES;
export const MOTIONS = { usual: 1, quick: 2.5, none: 0 };
export type Motion = keyof typeof MOTIONS;

/** Press Done automatically if nothing else is left to do. */
export const autoDone = stored<boolean>("auto-done", false);
/** Whether its explanation was shown. */
export const autoDoneTold = stored<boolean>("auto-done-told", false);
export const pace = stored<Pace>("pace", "calm");
export const motion = stored<Motion>("motion", "usual");
export const largeText = stored<boolean>("large-text", false);
/** Patterns of grounds in ink, on small boards too. */
export const strongPatterns = stored<boolean>("strong-patterns", false);
/** For left-handed use: the main button is on the left, and in landscape the board is on the right. */
export const leftHanded = stored<boolean>("left-handed", false);

/** A short vibration when it becomes my turn, where the device can. */
export const vibration = stored<boolean>("vibration", false);

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Milliseconds to look at a move of another player before the next one is shown. Without motion there is one picture. */
export const pauseAfterOthers = () =>
  lessMotion.matches || motion.peek() === "none" ? 0 : (PACES[pace.peek()] ?? PACES.calm);

effect(() => {
  const root = document.documentElement.dataset;
  root.text = largeText.value ? "large" : "usual";
  root.patterns = strongPatterns.value ? "strong" : "usual";
  root.thumb = leftHanded.value ? "left" : "right";
  root.motion = motion.value;
});

/** The speed of CSS animations. */
document.addEventListener("animationstart", ({ target }) => {
  const rate = MOTIONS[motion.peek()];
  if (rate > 1) for (const one of (target as Element).getAnimations()) one.playbackRate = rate;
});
