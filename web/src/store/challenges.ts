/** Challenges as last received, and the text about a result. */
import { signal } from "@preact/signals";
import type { Challenge, ChallengeResult } from "../wire";
import { stored } from "./deviceStorage";

/** Today's, or those that a link or the archive named. */
export const today = stored<Challenge[]>("challenges", []);
/** Days whose deals can be played, the newest first. */
export const days = signal<string[]>([]);

export const isoDay = () => new Date().toISOString().slice(0, 10);

/** The points of the best person at the table. */
export const best = ({ totals, bots }: ChallengeResult) => Math.max(...totals.filter((_, i) => !bots[i]), 0);
export const who = ({ names, bots }: ChallengeResult) => names.filter((_, i) => !bots[i]).join(", ");
