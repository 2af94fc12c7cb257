/** What the match promised before each turn, and under it what moved it: luck hatched, losses solid. */
import { isWide } from "../parts/media";
import { SeatShape, seatColour } from "../parts/SeatShape";
import { say } from "../store/words";
import type { Review, SeatReview } from "../wire";
import { courseOf, isKnown, scaleOf, verdictOf } from "./figures";
import "./Course.css";

interface Props {
  review: Review;
  seat: SeatReview;
  now: number;
  choose: (turn: number) => void;
}

const LEFT = 60;
const RIGHT = 14;
const TOP = 8;
const CURVE = 124;
/** The middle of the lane of luck, the upper edge of the lane of choices, and the highest bar. */
const LUCK = 162;
const CHOICES = 196;
const HIGHEST = 24;
const HEIGHT = 246;

export function Course({ review, seat, now, choose }: Props) {
  const width = isWide.value ? 870 : 400;
  const courses = review.seats.map(courseOf);
  const { low, high, step } = scaleOf(courses.flat());
  const count = seat.turns.length || 1;
  const x = (share: number) => LEFT + share * (width - LEFT - RIGHT);
  const y = (points: number) => CURVE - ((points - low) / (high - low)) * (CURVE - TOP);
  const wide = (width - LEFT - RIGHT) / count;
  const levels = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
  const order = [...review.seats].sort((a, b) => Number(a === seat) - Number(b === seat));
  const title = say(isKnown(seat) ? "review-curve" : "review-points-curve");
  return (
    <section class="panel review-course">
      <header class="line">
        <h2 class="caption grow">{title}</h2>
        <Keys />
      </header>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={title}>
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
        {order.map((one) => {
          const course = courses[review.seats.indexOf(one)]!;
          const points = course.map((value, i) => `${x(i / (course.length - 1)).toFixed(1)} ${y(value).toFixed(1)}`);
          return (
            <g key={one.seat}>
              <path d={`M${points.join("L")}`} class="course-halo" />
              <path
                d={`M${points.join("L")}`}
                class={one === seat ? "course-line mine" : "course-line"}
                stroke={seatColour(one.seat, one.seat % 4 === 2 ? "" : "t")}
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

function Keys() {
  return (
    <ul class="review-keys t11">
      {["luck", "lost", "best"].map((kind) => (
        <li key={kind}>
          <span class={`review-key ${kind}`} aria-hidden="true" />
          {say(`review-key-${kind}`)}
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
        {say("review-cards-lane")}
      </text>
      <text x="4" y={CHOICES + 4}>
        {say("review-moves-lane")}
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
