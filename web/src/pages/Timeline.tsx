/** The timeline of a match: rounds, turns, and a handle to drag. */
import { useRef } from "preact/hooks";
import { translate } from "../store/translations";
import { hasColumns } from "../ui/media";
import { bandsOf, shareOf, type TimelineData, turnAt, versionAt } from "./replayTimeline";
import "./Timeline.css";

interface Props {
  course: TimelineData;
  at: number;
  to: (event: number) => void;
  /** The label of this position. */
  words: string;
}

/** The share of a narrow window that the name of a round needs. */
const NARROW = 0.16;

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

export function Timeline({ course, at, to, words }: Props) {
  const rail = useRef<HTMLDivElement>(null);
  const { turns, last } = course;
  const now = turnAt(course, at);
  const count = Math.max(1, turns.length);
  const seek = (event: PointerEvent) => {
    const { left, width } = rail.current!.getBoundingClientRect();
    to(versionAt(course, (event.clientX - left) / width));
  };
  const share = percent(shareOf(course, at));
  const bands = bandsOf(course);
  const narrowest = Math.min(...bands.map(({ from, to }) => (to - from) / count));
  const isShort = narrowest < NARROW && !hasColumns.value; // in a narrow window numbers are seen, names are heard
  return (
    <div class="timeline">
      <div class="bands">
        {bands.map((band) => (
          <button
            type="button"
            key={band.from}
            class={now >= band.from && now < band.to ? "band now" : "band"}
            style={{ left: percent(band.from / count), width: percent((band.to - band.from) / count) }}
            onClick={() => to(turns[band.from]!.start)}
          >
            <span class={isShort || !band.round ? "unseen" : "cut"}>
              {band.round ? translate("round-number", { round: band.round }) : translate("before-the-first-round")}
            </span>
            {(isShort || !band.round) && (
              <span class="cut" aria-hidden="true">
                {band.round || "–"}
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        class="rail"
        ref={rail}
        role="slider"
        tabIndex={0}
        aria-label={translate("event")}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={words}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          seek(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && seek(event)}
      >
        <i class="track-line" />
        <i class="track-line gone" style={{ width: share }} />
        {turns.map((turn, n) => (
          <i
            key={turn.start}
            class={n && turns[n - 1]!.head.round !== turn.head.round ? "notch edge" : "notch"}
            style={{ left: percent(n / count) }}
          />
        ))}
        <i class="notch edge" style={{ left: "100%" }} />
        <i class="handle" style={{ left: share }} />
      </div>
      <div class="numbers" aria-hidden="true">
        {turns.map((turn, n) => (
          <span key={turn.start} class={n === now ? "strong" : ""} style={{ left: percent((n + 0.5) / count) }}>
            {turn.head.number || ""}
          </span>
        ))}
      </div>
    </div>
  );
}
