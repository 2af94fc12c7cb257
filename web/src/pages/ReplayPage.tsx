/** A match from its first event to its last: a slider, single steps, a link to each position, "play on from here". */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { layout } from "../parts/media";
import { penOf } from "../parts/SeatShape";
import { go, place } from "../route";
import { Around } from "../scene/context";
import { useSurroundings } from "../scene/surroundings";
import { position, secretsOf } from "../store/api";
import { merged } from "../store/patch";
import { keepShapes } from "../store/shapes";
import { say } from "../store/words";
import { LAYOUTS } from "../table/layouts";
import { NoTable } from "../table/NoTable";
import type { Position } from "../wire";
import { DropRecord } from "./DropRecord";
import { ReplayControls } from "./ReplayControls";
import { ReplayMenu } from "./ReplayMenu";

const LAST = 1_000_000;

export function ReplayPage({ id }: { id: string }) {
  const shown = useSignal<Position | null>(null);
  const problem = useSignal("");
  const menu = useSignal(false);
  const playing = useSignal(false);
  const view = useSignal<number | null | undefined>(undefined);
  const asked = place.value.query.get("at");
  const at = asked === null ? null : Number(asked);
  useEffect(() => {
    let wanted = true; // answers may overtake each other: only the last one asked for is shown
    fetchAt(id, at, view.value).then(
      (found) => {
        if (!wanted) return;
        keepShapes(found.shapes);
        shown.value = found;
        view.value = found.view;
        problem.value = "";
      },
      (error: Error) => wanted && (problem.value = error.message),
    );
    return () => void (wanted = false);
  }, [id, at, view.value]);
  const to = (event: number) => go(`/replay/${id}?at=${event}`, true);
  useEffect(() => {
    if (!playing.value || !shown.value) return;
    if (shown.value.at >= shown.value.last) {
      playing.value = false;
      return;
    }
    const timer = setTimeout(() => to(shown.value!.at + 1), 650);
    return () => clearTimeout(timer);
  }, [playing.value, shown.value]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.target as Element).closest('input, select, [role="gridcell"]') || !shown.value) return;
      if (event.key === "ArrowRight") to(Math.min(shown.value.last, shown.value.at + 1));
      else if (event.key === "ArrowLeft") to(Math.max(0, shown.value.at - 1));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [id]);
  const now = shown.value;
  const scene = useMemo(() => now && merged(now.shared, now.own), [now]);
  const around = useSurroundings(
    now && scene && { game: now.table.game, seats: now.table.seats, scene, me: now.view, mine: (seat) => !!seat.mine },
  );
  if (problem.value && !now) return <NoTable reason={problem.value} />;
  if (!now || !scene || !around) return <NoTable waiting="connecting" />;
  const Layout = LAYOUTS[layout.value];
  const controls = (
    <ReplayControls
      now={now}
      to={to}
      playing={playing.value}
      play={() => (playing.value = !playing.value)}
      more={() => (menu.value = true)}
    />
  );
  return (
    <DropRecord>
      <Around value={around}>
        <div class="pen" style={penOf(now.view)}>
          <Layout
            scene={scene}
            table={null}
            hints={null}
            menu={() => (menu.value = true)}
            title={`${now.table.title} · ${say("replay")}`}
            log={now.log ?? []}
            controls={controls}
          />
        </div>
        {menu.value && (
          <ReplayMenu
            id={id}
            now={now}
            names={around.names}
            look={(seat) => (view.value = seat)}
            close={() => (menu.value = false)}
          />
        )}
      </Around>
    </DropRecord>
  );
}

/** From my own seat where I have one; at the end of the match if no event is named. */
async function fetchAt(id: string, at: number | null, view: number | null | undefined): Promise<Position> {
  const first = async (seat: number | null) => {
    if (at !== null) return position(id, at, seat);
    const start = await position(id, 0, seat);
    return position(id, Math.min(LAST, start.last), seat);
  };
  if (view !== undefined) return first(view);
  const seen = await first(null);
  const mine = seen.table.seats.findIndex((seat) => seat.mine);
  const over = !!seen.turn.over || seen.table.frozen;
  const seat = mine >= 0 && secretsOf(id).length ? mine : over ? 0 : null;
  return seat === null ? seen : position(id, seen.at, seat).catch(() => seen);
}
