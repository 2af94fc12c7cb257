/** Bars with error bars: losses to the left of the line, gains to the right. */
import type { Sure } from "./reviewRows";
import "./LossBars.css";

interface Props {
  figure: Sure;
  kind: "luck" | "choices" | "tried" | "played" | "best";
  /** Points at the ends of the scale. */
  low: number;
  high: number;
}

export function Bar({ figure: { mean, se }, kind, low, high }: Props) {
  const at = (points: number) => `${(Math.min(1, Math.max(0, (points - low) / (high - low))) * 100).toFixed(1)}%`;
  const width = (from: number, to: number) => `calc(${at(to)} - ${at(from)})`;
  return (
    <span class="review-bar" aria-hidden="true">
      <span
        class={`review-bar-fill ${kind === "choices" ? (mean < 0 ? "played" : "tried") : kind}`}
        style={{ left: at(Math.min(0, mean)), width: width(Math.min(0, mean), Math.max(0, mean)) }}
      />
      <span class="review-bar-zero" style={{ left: at(0) }} />
      <span class="review-bar-se" style={{ left: at(mean - se), width: width(mean - se, mean + se) }} />
    </span>
  );
}
