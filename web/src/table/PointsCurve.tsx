/** Points after each turn: one line a seat, its shape at the ends of rounds and at the end. */

import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { turnsOf } from "../store/turnLog";
import { isTablet, isWide, layout } from "../ui/media";
import { colourOf, SeatShape, seatColour } from "../ui/SeatShape";
import type { TurnList } from "../wire";
import type { Placed } from "./ranking";

/** Room for numbers at the left, for names at the right: on a phone there the shapes alone. */
interface Frame {
  width: number;
  height: number;
  right: number;
}

const WIDE: Frame = { width: 940, height: 270, right: 176 };
const NARROW: Frame = { width: 366, height: 180, right: 16 };
const [LEFT, TOP, BOTTOM] = [36, 12, 26];

interface Props {
  past: TurnList;
  order: Placed[];
}

export function PointsCurve({ past, order }: Props) {
  const { names } = useTableInfo();
  const frame = isWide.value || isTablet.value || layout.value === "low" ? WIDE : NARROW;
  const { width, height, right } = frame;
  const { totals } = past;
  const turns = turnsOf(past.log);
  const top = roundUp(Math.max(10, ...totals.flat()));
  const low = Math.min(0, ...totals.flat());
  const x = (n: number) => LEFT + (n / (totals.length - 1)) * (width - LEFT - right);
  const y = (points: number) => height - BOTTOM - ((points - low) / (top - low)) * (height - TOP - BOTTOM);
  const edges = turns.flatMap((turn, n) => (n && turn.head.round !== turns[n - 1]!.head.round ? [n] : []));
  const ends = spread(
    order.map(({ seat }) => ({ seat, y: y(totals.at(-1)![seat]!) })),
    height,
  );
  const seats = [...order].reverse().map(({ seat }) => seat);
  return (
    <section class="panel end-curve" aria-label={translate("points-by-turn")}>
      <h2 class="caption">{translate("points-by-turn")}</h2>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={translate("points-by-turn")}>
        {[0, 1, 2, 3, 4, 5].map((n) => (
          <g key={n} class="level">
            <path d={`M${LEFT} ${y((top * n) / 5)}H${width - right}`} />
            <text x={LEFT - 8} y={y((top * n) / 5) + 4} text-anchor="end">
              {Math.round((top * n) / 5)}
            </text>
          </g>
        ))}
        {edges.map((n) => (
          <path key={n} class="edge" d={`M${x(n)} ${TOP}V${height - BOTTOM}`} />
        ))}
        {totals.map((_, n) => (
          <path key={n} class="turn-tick" d={`M${x(n)} ${height - BOTTOM}v5`} />
        ))}
        <Rounds
          edges={edges}
          rounds={turns.map((turn) => turn.head.round ?? 0)}
          x={x}
          y={height - 6}
          few={frame === NARROW}
        />
        {seats.map((seat) => (
          <g key={seat}>
            <path
              class="course"
              d={`M${totals.map((all, n) => `${x(n).toFixed(1)} ${y(all[seat]!).toFixed(1)}`).join("L")}`}
              stroke={seatColour(seat, colourOf(seat) === 2 ? "" : "t")}
            />
            {[...edges, totals.length - 1].map((n) => (
              <SeatShape key={n} seat={seat} size={11} x={x(n) - 5.5} y={y(totals[n]![seat]!) - 5.5} />
            ))}
          </g>
        ))}
        {frame === WIDE &&
          ends.map(({ seat, y }) => (
            <g key={seat} class="ending" transform={`translate(${width - right + 14} ${y})`}>
              <SeatShape seat={seat} size={12} y={-6} />
              <text x="18" y="4">
                {short(names[seat]!)}
              </text>
              <text x={right - 16} y="4" text-anchor="end" class="total">
                {totals.at(-1)![seat]}
              </text>
            </g>
          ))}
      </svg>
    </section>
  );
}

interface RoundsProps {
  edges: number[];
  rounds: number[];
  x: (n: number) => number;
  y: number;
  few: boolean;
}

/** The number of each round under its part of the line. */
function Rounds({ edges, rounds, x, y, few }: RoundsProps) {
  const starts = [0, ...edges];
  return (
    <>
      {starts.map((from, i) => {
        const to = starts[i + 1] ?? rounds.length;
        if (!rounds[from]) return null;
        return (
          <text key={from} class="round-name" x={(x(from) + x(to)) / 2} y={y} text-anchor="middle">
            {few || starts.length > 6 ? rounds[from] : translate("round-number", { round: rounds[from]! })}
          </text>
        );
      })}
    </>
  );
}

const roundUp = (most: number) => {
  const step = most > 100 ? 25 : most > 40 ? 10 : 5;
  return Math.ceil(most / (5 * step)) * 5 * step > most * 1.5
    ? Math.ceil(most / step) * step
    : Math.ceil(most / (5 * step)) * 5 * step;
};

/** The end of a name tells bots of one level apart. */
const short = (name: string) => (name.length > 16 ? `${name.slice(0, 8)}…${name.slice(-6)}` : name);

/** Names at the end of the lines keep clear of each other. */
function spread(ends: { seat: number; y: number }[], height: number): { seat: number; y: number }[] {
  const sorted = [...ends].sort((a, b) => a.y - b.y);
  sorted.forEach((end, i) => {
    if (i) end.y = Math.max(end.y, sorted[i - 1]!.y + 18);
  });
  const over = Math.max(0, sorted.at(-1)!.y - (height - BOTTOM));
  return sorted.map((end) => ({ ...end, y: end.y - over }));
}
