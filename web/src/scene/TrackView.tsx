/** Steps in order: round dots, phase chips, boxes for keys, a race for values, a climbing column, a meter. */

import type { Step, Text, Track } from "../scene";
import { useTableInfo } from "../store/tableContext";
import { withMinus } from "../store/turnLog";
import { SeatShape } from "../ui/SeatShape";
import { Glyphs, Struck } from "./Glyphs";
import "./TrackView.css";

/** The track with a state for each step, by how far it has come; a column's steps are its zones. */
export function stepped(track: Track): Track {
  const { at, zones } = track;
  if (at == null && !zones?.length) return track;
  const steps = zones?.length ? zones.map((zone, i) => zoneStep(zone, zones[i - 1])) : track.steps;
  return {
    ...track,
    steps: steps.map((step, i) => (step.state ? step : { ...step, state: reached(i, at, track.kind) })),
  };
}

const zoneStep = (zone: number, below: number | undefined): Step =>
  zone === below ? {} : { caption: ["plain", [["words", `${zone}`]]] };

function reached(step: number, at: number | null | undefined, kind: Track["kind"]): Step["state"] {
  if (at == null) return "";
  return step < at ? "done" : step === at && kind !== "meter" ? "now" : "";
}

export function TrackView({ track: given }: { track: Track }) {
  const track = stepped(given);
  const { game, format } = useTableInfo();
  const body = BODIES[track.kind];
  return (
    <div
      class={`track ${track.kind} ${track.steps.length > 8 ? "many" : ""}`}
      role="group"
      aria-label={format(track.name)}
      data-node={track.id}
    >
      {(track.title || track.note || track.points != null) &&
        track.kind !== "column" &&
        track.kind !== "dots" &&
        track.kind !== "chips" && (
          <div class="track-head">
            {track.title && <span class="caption">{format(track.title)}</span>}
            <span class="grow" />
            {track.note && <span class="t11 muted note">{format(track.note)}</span>}
            {track.points != null && <span class="t12 strong">{withMinus(track.points)}</span>}
          </div>
        )}
      <div class="track-body line g4 wrap" aria-hidden="true">
        {!!track.glyphs?.length && track.kind !== "column" && (
          <span class="glyphs lead">
            <Glyphs glyphs={track.glyphs} game={game} size={20} />
          </span>
        )}
        {body(track)}
      </div>
      {!!track.glyphs?.length && track.kind === "column" && (
        <span class="glyphs foot" aria-hidden="true">
          <Glyphs glyphs={track.glyphs} game={game} size={26} />
        </span>
      )}
      {track.kind === "column" && <Movers track={track.id} />}
    </div>
  );
}

/** Who moved a track last: the seat's sign and how far, as long as this is the seat's last turn. */
function Movers({ track }: { track: string }) {
  const { last, names } = useTableInfo();
  const steps = last.map(({ line }) => line?.tracks?.filter((moved) => moved === track).length ?? 0);
  return (
    <span class="movers line wrap">
      {steps.map((count, seat) =>
        count ? (
          <span key={seat} class="line g2 t11 strong" title={names[seat]} data-mover={seat}>
            <SeatShape seat={seat} size={10} />+{count}
          </span>
        ) : null,
      )}
    </span>
  );
}

const BODIES: Record<Track["kind"], (track: Track) => preact.ComponentChild> = {
  dots: (track) => <Dots track={track} />,
  chips: (track) => <Chips track={track} />,
  boxes: (track) => track.steps.map((step, i) => <Box key={i} step={step} many={track.steps.length > 8} />),
  race: (track) => track.steps.map((step, i) => <Place key={i} step={step} />),
  column: (track) => <Column track={track} />,
  meter: (track) => track.steps.map((step, i) => <span key={i} class={`bit ${step.state ?? ""}`} />),
};

function Dots({ track }: { track: Track }) {
  const { format } = useTableInfo();
  const now = track.steps.some((step) => step.state === "now");
  const done = track.steps.every((step) => step.state === "done");
  return (
    <span class={now ? "dots-line now" : "dots-line"}>
      <span class={now ? "t12 strong" : "t12 muted"}>{format(now ? track.title : (track.short ?? track.title))}</span>
      {track.steps.map((step, i) => (
        <i key={i} class={`dot ${step.state ?? ""} ${done ? "done" : ""}`} />
      ))}
    </span>
  );
}

function Chips({ track }: { track: Track }) {
  const { game, names, format } = useTableInfo();
  return (
    <>
      {track.title && <span class="t12 muted">{format(track.title)}</span>}
      {track.steps.map((step, i) => (
        <span key={i} class={`step-chip ${step.state ?? ""}`}>
          <Glyphs glyphs={step.glyphs} game={game} size={18} />
          <span class="cut">
            {step.caption ? format(step.caption) : step.seats?.length ? names[step.seats[0]!] : ""}
          </span>
        </span>
      ))}
      {track.note && <span class="t12 muted">{format(track.note)}</span>}
    </>
  );
}

function Box({ step, many }: { step: Step; many: boolean }) {
  const { game, format } = useTableInfo();
  return (
    <span class={`box ${step.state ?? ""}`}>
      <Glyphs glyphs={step.glyphs} game={game} size={many ? 15 : 20} />
      {step.caption && <small>{format(step.caption)}</small>}
      {step.seats?.map((seat) => (
        <SeatShape key={seat} seat={seat} size={12} />
      ))}
      {step.state === "spent" && <Struck size={22} />}
    </span>
  );
}

function Place({ step }: { step: Step }) {
  const { game, format } = useTableInfo();
  const seats = step.seats ?? [];
  return (
    <span class={`place ${step.state ?? ""}`}>
      <Glyphs glyphs={step.glyphs} game={game} size={16} />
      {seats.length
        ? seats.map((seat) => <SeatShape key={seat} seat={seat} size={seats.length > 1 ? 11 : 15} />)
        : format(step.caption)}
    </span>
  );
}

/** From the top down; each step belongs to the zone of the last number at or below it, the higher the stronger. */
function rungs(track: Track): { step: Step; zone: Text | null; heat: number }[] {
  const zones = track.steps.filter((step) => step.caption).length;
  let zone: Text | null = null;
  let reached = 0;
  const up = track.steps.map((step) => {
    if (step.caption) {
      zone = step.caption;
      reached++;
    }
    return { step, zone, heat: zones ? 0.06 + (0.84 * Math.max(0, reached - 1)) / Math.max(1, zones - 1) : 0.1 };
  });
  return up.reverse();
}

function Column({ track }: { track: Track }) {
  const { format } = useTableInfo();
  return rungs(track).map(({ step, zone, heat }, i) => <Rung key={i} step={step} zone={format(zone)} heat={heat} />);
}

/** The numbers of the zones, once beside several columns of the same steps. */
export function Axis({ track }: { track: Track }) {
  const { format } = useTableInfo();
  return (
    <div class="axis stack g2 rigid strong" aria-hidden="true">
      {[...track.steps].reverse().map((step, i) => (
        <i key={i}>{format(step.caption)}</i>
      ))}
    </div>
  );
}

function Rung({ step, zone, heat }: { step: Step; zone: string; heat: number }) {
  return (
    <span class={`rung ${step.state ?? ""}`} style={{ "--heat": heat }}>
      {step.state === "now" ? <b>{zone}</b> : null}
      {step.seats?.map((seat) => (
        <SeatShape key={seat} seat={seat} size={10} />
      ))}
    </span>
  );
}
