/** What the end of a day's challenge says about a result. */
import { parWords } from "../store/parWords";
import { translate } from "../store/translations";
import type { ChallengeStanding } from "../wire";

/** The share of the other results that mine is ahead of, in percent; null: there are no others. */
export function percentAhead({ players, beaten, counted }: ChallengeStanding): number | null {
  const others = counted ? players - 1 : players;
  return others > 0 ? Math.round((beaten / others) * 100) : null;
}

export function placeText({ counted, place, players }: ChallengeStanding): string {
  return translate(counted ? "daily-place" : "daily-would-be", { place, players });
}

/** "5 over par", where the deal has a par. */
export const parText = ({ points, par }: ChallengeStanding): string => (par == null ? "" : parWords(points - par));
