/** The curve of a rating over time, as a small drawing: by results, and without luck. */
import { translate } from "../store/translations";
import { withMinus } from "../store/turnLog";

type Point = [number, number];
const rounded = (mean: number) => withMinus(Math.round(mean));
const [WIDTH, HEIGHT, EDGE] = [320, 96, 6];
const LINE = { fill: "none", strokeWidth: 2, strokeLinejoin: "round", vectorEffect: "non-scaling-stroke" } as const;

interface Props {
  plain: Point[];
  adjusted: Point[];
  label: string;
}

export function RatingCurve({ plain, adjusted, label }: Props) {
  const all = [...plain, ...adjusted];
  if (plain.length < 2) return null;
  const [from, until] = [Math.min(...all.map(([at]) => at)), Math.max(...all.map(([at]) => at))];
  const [low, high] = [Math.min(...all.map(([, mean]) => mean)), Math.max(...all.map(([, mean]) => mean))];
  const x = (at: number) => EDGE + ((at - from) / (until - from || 1)) * (WIDTH - 2 * EDGE);
  const y = (mean: number) => HEIGHT - EDGE - ((mean - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  const path = (points: Point[]) =>
    points.map(([at, mean], n) => `${n ? "L" : "M"}${x(at).toFixed(1)} ${y(mean).toFixed(1)}`).join("");
  return (
    <figure style={{ margin: 0 }}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        style={{ display: "block", width: "100%", height: `${HEIGHT}px` }}
      >
        {adjusted.length > 1 && (
          <path style={{ ...LINE, stroke: "var(--accent)", strokeDasharray: "5 3" }} d={path(adjusted)} />
        )}
        <path style={{ ...LINE, stroke: "var(--ink)" }} d={path(plain)} />
      </svg>
      <figcaption class="t12 muted line g12 wrap">
        <span>{translate("rating-curve-range", { low: rounded(low), high: rounded(high) })}</span>
        {adjusted.length > 1 && (
          <span style={{ borderBottom: "2px dashed var(--accent)" }}>{translate("rating-adjusted")}</span>
        )}
      </figcaption>
    </figure>
  );
}
