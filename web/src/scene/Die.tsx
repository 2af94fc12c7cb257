/** A die's face; a number that no die has is written. */
import "./Die.css";

const SPOTS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export function Die({ value, chosen }: { value: number; chosen: boolean }) {
  const ink = chosen ? "var(--on-accent)" : "var(--badge-ink)";
  return (
    <svg class="die-face" viewBox="0 0 52 52" aria-hidden="true">
      <rect
        x="3"
        y="3"
        width="46"
        height="46"
        rx="11"
        fill={chosen ? "var(--accent)" : "var(--badge)"}
        stroke={chosen ? "var(--accent)" : "var(--line2)"}
        stroke-width="1.6"
      />
      {!SPOTS[value] && value > 0 && (
        <text x="26" y="35" text-anchor="middle" font-size="24" font-weight="700" fill={ink}>
          {value}
        </text>
      )}
      {SPOTS[value]?.map(([x, y]) => (
        <circle key={`${x}${y}`} cx={26 + x * 11} cy={26 + y * 11} r="4.3" fill={ink} />
      ))}
    </svg>
  );
}
