/** What to say about a turn that was tried: better or worse than in the match, and how far from the best one found. */
import type { Attempt } from "../wire";
import { sure } from "./reviewRows";

export interface Verdict {
  /** Keys of the sentences, each with whole points where it names some. */
  sentences: [key: string, points: number][];
  look: "good" | "bad" | "";
}

/** Differences within their error are called equal. */
export function verdictOnAttempt({ tried, played, same }: Attempt): Verdict {
  if (same === "best") return { sentences: [["review-tried-best", 0]], look: "good" };
  if (same) return { sentences: [["review-tried-same", 0]], look: "" };
  const [mine, match] = [sure(tried), sure(played)];
  const gain = mine.mean - match.mean;
  const isClear = Math.abs(gain) > Math.hypot(mine.se, match.se) && Math.abs(gain) >= 0.5;
  const look = !isClear ? "" : gain > 0 ? "good" : "bad";
  const first = look === "good" ? "review-try-better" : look === "bad" ? "review-try-worse" : "review-try-equal";
  const missing = -mine.mean;
  const isBest = missing <= mine.se || missing < 0.5;
  return {
    sentences: [
      [first, whole(gain)],
      [isBest ? "review-try-as-best" : "review-try-short", whole(missing)],
    ],
    look,
  };
}

const whole = (points: number) => Math.max(1, Math.round(Math.abs(points)));
