/** News in the header, for a moment: the points of a round, or what the others did while the player was away. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { LogLine } from "../scene";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { signed } from "../store/turnLog";
import { isTablet, layout } from "../ui/media";
import { SeatShape } from "../ui/SeatShape";
import { RECAP_TIME } from "./useAway";
import "./HeaderNews.css";

const TALLY_TIME = 1000;
const NO_LOG: LogLine[] = [];

export function HeaderNews() {
  const { table, players } = useTableInfo();
  const tally = useRoundTally();
  const missed = table?.missed.value ?? [];
  useEffect(() => {
    if (!table || !missed.length) return;
    const timer = setTimeout(() => (table.missed.value = []), RECAP_TIME);
    return () => clearTimeout(timer);
  }, [table, missed]);
  if (missed.length) return <Missed lines={lastOfEach(missed)} />;
  if (!tally || players.length < 2) return null;
  return (
    <div class={`header-news tally line g12 ${size()}`} role="status">
      <strong class="nowrap">{translate("round-points", { round: tally.round })}</strong>
      {players.map(({ seat }) => (
        <span class="line g4" key={seat} data-seat={seat}>
          <SeatShape seat={seat} size={14} line="var(--paper)" />
          <strong>{signed(tally.gains[seat]) || "0"}</strong>
        </span>
      ))}
    </div>
  );
}

/** On phones it is as wide as the header: half a title beside it would be worse than none. */
const size = () => (layout.value === "wide" || isTablet.value ? "t14" : "t12 grow justify");

/** The last line of each seat. */
const lastOfEach = (lines: LogLine[]) => [...new Map(lines.map((line) => [line.seat, line])).values()];

function Missed({ lines }: { lines: LogLine[] }) {
  const { names, format } = useTableInfo();
  return (
    <div class={`header-news missed line g12 ${size()}`} role="status">
      <strong class={layout.value === "wide" ? "nowrap" : ""}>{translate("since-last")}</strong>
      {lines.map((line) => (
        <span class="line g4 cut" key={line.seat} data-seat={line.seat}>
          <SeatShape seat={line.seat} size={14} line="var(--paper)" />
          <span class="unseen">{names[line.seat]}</span>
          <span class="cut">{format(line.words)}</span>
          <strong class="rigid">{signed(line.gain)}</strong>
        </span>
      ))}
    </div>
  );
}

interface Tally {
  round: number;
  /** By seat. */
  gains: number[];
}

/** For a moment after a round: what it brought each seat. */
function useRoundTally(): Tally | null {
  const { me, table } = useTableInfo();
  const { scene, log = NO_LOG } = table?.others.shown.value ?? {};
  const tally = useSignal<Tally | null>(null);
  const round = log.findLast(({ seat }) => seat < 0)?.round ?? 0;
  const totals = scene?.players.map(({ points }) => points) ?? [];
  const began = useRef<{ round: number; totals: number[] } | null>(null);
  useLayoutEffect(() => {
    const start = began.current;
    if (!totals.length || start?.round === round) return;
    const isNext = !!start && start.round > 0 && round === start.round + 1;
    began.current = { round, totals: start ? totals : totals.map((total, seat) => total - gainIn(log, round, seat)) };
    if (isNext) tally.value = { round: start.round, gains: totals.map((total, i) => total - start.totals[i]!) };
  }, [round, totals.join()]);
  useEffect(() => {
    if (!tally.value) return;
    const timer = setTimeout(() => (tally.value = null), TALLY_TIME);
    return () => clearTimeout(timer);
  }, [tally.value]);
  return me === null ? null : tally.value;
}

/** Points that a seat has gained in a round so far, by the log. */
function gainIn(log: LogLine[], round: number, seat: number): number {
  const turns = new Set(log.filter((line) => line.seat < 0 && line.round === round).map(({ turn }) => turn));
  return log.reduce((sum, line) => (line.seat === seat && turns.has(line.turn) ? sum + (line.gain ?? 0) : sum), 0);
}
