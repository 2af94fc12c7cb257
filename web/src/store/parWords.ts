/** A result beside par: "5 over par". */
import { translate } from "./translations";

export function parWords(over: number): string {
  const points = Math.round(Math.abs(over));
  return translate(points === 0 ? "review-at-par" : over > 0 ? "review-over-par" : "review-under-par", { points });
}
