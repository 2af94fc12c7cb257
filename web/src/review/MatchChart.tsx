/** The expected result before each turn, and below it what changed it: luck hatched, losses solid. */

import type { Format } from "../store/textFormatter";
import { translate } from "../store/translations";
import { isTablet, isWide, layout } from "../ui/media";
import { colourOf, SeatShape, seatColour } from "../ui/SeatShape";
import type { Review, SeatReview, TurnReview } from "../wire";
import { MatchChartTable } from "./MatchChartTable";
import { bandOf, courseOf, isKnown, roundsOf, scaleOf, verdictOf } from "./reviewRows";
import "./MatchChart.css";

interface Props {
  review: Review;
  seat: SeatReview;
  now: number;
  format: Format;
  choose: (turn: number) => void;
}

const LEFT = 60;
const RIGHT = 14;
/** The names of the rounds stand over the curve. */
const ROUNDS = 16;
const TOP = 24;
const CURVE = 140;
/** The middle of the lane of luck, the upper edge of the lane of choices, and the highest bar. */
const LUCK = 176;
const CHOICES = 208;
const HIGHEST = 22;
const HEIGHT = 256;

export function MatchChart({ review, seat, now, format, choose }: Props) {
  const roomy = isWide.value || isTablet.value || layout.value === "low";
  const width = roomy ? 870 : 400;
  const courses = review.seats.map(courseOf);
  const band = bandOf(seat);
  const mine = courses[review.seats.indexOf(seat)]!;
  const edges = [-1, 1].map((sign) => mine.map((value, i) => value + sign * (band[i] ?? 0)));
  const { low, high, step } = scaleOf([...courses, ...edges].flat());
  const count = seat.turns.length || 1;
  const x = (share: number) => LEFT + share * (width - LEFT - RIGHT);
  const y = (points: number) => CURVE - ((points - low) / (high - low)) * (CURVE - TOP);
  const line = (course: number[]) =>
    course.map((value, i) => `${x(i / (course.length - 1)).toFixed(1)} ${y(value).toFixed(1)}`);
  const wide = (width - LEFT - RIGHT) / count;
  const levels = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
  const order = [...review.seats].sort((a, b) => Number(a === seat) - Number(b === seat));
  const title = translate(isKnown(seat) ? "review-curve" : "review-points-curve");
  return (
    <section class="panel review-course">
      <header class="line">
        <h2 class="caption grow">{title}</h2>
        <Keys />
      </header>
      <MatchChartTable title={title} seat={seat} format={format} />
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <Hatching />
        <rect x={x(now / count)} y={TOP} width={wide} height={HEIGHT - TOP} rx="5" class="course-now" />
        {levels.map((level) => (
          <g key={level}>
            <path d={`M${LEFT} ${y(level)}H${width - RIGHT}`} class="course-level" />
            <text x={LEFT - 8} y={y(level) + 4} text-anchor="end">
              {level}
            </text>
          </g>
        ))}
        <Rounds turns={seat.turns} now={now} x={(turn) => x(turn / count)} few={!roomy} />
        {band.length > 0 && (
          <path d={`M${[...line(edges[0]!), ...line(edges[1]!).reverse()].join("L")}Z`} class="course-band" />
        )}
        {order.map((one) => {
          const course = courses[review.seats.indexOf(one)]!;
          const points = line(course);
          return (
            <g key={one.seat}>
              <path d={`M${points.join("L")}`} class="course-halo" />
              <path
                d={`M${points.join("L")}`}
                class={one === seat ? "course-line mine" : "course-line"}
                stroke={seatColour(one.seat, colourOf(one.seat) === 2 ? "" : "t")}
              />
              <SeatShape seat={one.seat} size={12} x={x(1) - 6} y={y(course.at(-1)!) - 6} />
            </g>
          );
        })}
        <Lanes seat={seat} x={(turn) => x((turn + 0.5) / count)} right={width - RIGHT} wide={wide} />
        {seat.turns.map((_, turn) => (
          <rect
            key={turn}
            x={x(turn / count)}
            y={TOP}
            width={wide}
            height={HEIGHT - TOP}
            class="course-press"
            onClick={() => choose(turn)}
          />
        ))}
      </svg>
    </section>
  );
}

interface RoundsProps {
  turns: TurnReview[];
  now: number;
  x: (turn: number) => number;
  few: boolean;
}

/** The rounds over the curve, the one that is looked at in colour. */
function Rounds({ turns, now, x, few }: RoundsProps) {
  const rounds = roundsOf(turns);
  return (
    <g>
      {rounds.map(({ round, from, to }) => (
        <g key={from} class={from <= now && now < to ? "course-round now" : "course-round"}>
          <rect x={x(from) + 1} y="2" width={x(to) - x(from) - 2} height={ROUNDS} rx="4" />
          {from > 0 && <path d={`M${x(from)} ${TOP}V${HEIGHT}`} />}
          <text x={(x(from) + x(to)) / 2} y={ROUNDS - 2} text-anchor="middle">
            {few || rounds.length > 8 ? round : translate("round-number", { round })}
          </text>
        </g>
      ))}
    </g>
  );
}

function Keys() {
  return (
    <ul class="review-keys t11">
      {["luck", "lost", "best"].map((kind) => (
        <li key={kind}>
          <span class={`review-key ${kind}`} aria-hidden="true" />
          {translate(`review-key-${kind}`)}
        </li>
      ))}
    </ul>
  );
}

const Hatching = () => (
  <defs>
    <pattern id="review-hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="4" height="4" fill="var(--luck-soft)" />
      <rect width="1.8" height="4" fill="var(--luck)" />
    </pattern>
  </defs>
);

interface LanesProps {
  seat: SeatReview;
  x: (turn: number) => number;
  right: number;
  wide: number;
}

/** Both lanes have one scale: a point of luck is as high as a point that was lost. */
function Lanes({ seat, x, right, wide }: LanesProps) {
  const most = Math.max(4, ...seat.turns.flatMap((turn) => [Math.abs(turn.luck ?? 0), -(turn.loss ?? 0)]));
  const high = (points: number) => Math.min(HIGHEST, Math.max(1.5, (points / most) * HIGHEST));
  const thick = Math.min(13, wide * 0.6);
  return (
    <g>
      <path d={`M${LEFT} ${LUCK}H${right}M${LEFT} ${CHOICES}H${right}`} class="course-level" />
      <text x="4" y={LUCK + 4}>
        {translate("review-cards-lane")}
      </text>
      <text x="4" y={CHOICES + 4}>
        {translate("review-moves-lane")}
      </text>
      {seat.turns.map((turn, i) => {
        const luck = turn.luck ?? 0;
        const verdict = verdictOf(turn);
        const moment = seat.moments?.indexOf(i) ?? -1;
        const lost = high(-(turn.loss ?? 0));
        return (
          <g key={i}>
            {luck !== 0 && (
              <rect
                x={x(i) - thick / 2}
                y={luck > 0 ? LUCK - high(luck) : LUCK}
                width={thick}
                height={high(Math.abs(luck))}
                rx="2"
                class="course-luck"
              />
            )}
            {verdict === "sure" || verdict === "unsure" ? (
              <rect
                x={x(i) - thick / 2}
                y={CHOICES}
                width={thick}
                height={lost}
                rx="2"
                class={`course-lost ${verdict}`}
              />
            ) : (
              verdict !== "unknown" && <circle cx={x(i)} cy={CHOICES} r="3" class="course-best" />
            )}
            {moment >= 0 && (
              <g class="course-moment">
                <circle cx={x(i)} cy={CHOICES + lost + 11} r="8.5" />
                <text x={x(i)} y={CHOICES + lost + 15} text-anchor="middle">
                  {moment + 1}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
