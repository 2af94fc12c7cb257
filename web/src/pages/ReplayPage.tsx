/** A match from its first event to its last: a timeline, single steps and turns, a link to each position. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { appearancesOf } from "../board/appearance";
import { spacesAt } from "../board/LastTurns";
import { go, place } from "../route";
import type { LogLine, Scene } from "../scene";
import { useNewTableInfo } from "../scene/useNewTableInfo";
import { position, secretsOf, turns } from "../store/api";
import { merged } from "../store/patch";
import { keepShapes, shapeOf } from "../store/shapes";
import { TableContext } from "../store/tableContext";
import { mergedLog } from "../store/turnLog";
import { PastTabs } from "../table/FinishedHeader";
import { tableLayout } from "../table/layouts";
import { NoTable } from "../table/NoTable";
import { OpenedBoard } from "../table/OpenBoard";
import { penOf } from "../ui/SeatShape";
import type { TablePosition, TurnList } from "../wire";
import { DropRecord } from "./DropRecord";
import { ReplayControls } from "./ReplayControls";
import { ReplayMenu } from "./ReplayMenu";
import { courseOf, lastAt, turnAfter, turnBefore } from "./replayTimeline";
import { usePlayer } from "./useReplayPlayer";

export function ReplayPage({ id }: { id: string }) {
  const shown = useSignal<TablePosition | null>(null);
  const problem = useSignal("");
  const menu = useSignal(false);
  const view = useSignal<number | null | undefined>(undefined);
  const at = here();
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
  const now = shown.value;
  const past = useTurns(id, view.value);
  const to = (event: number) => go(`/replay/${id}?at=${Math.max(0, Math.min(now?.last ?? event, event))}`, true);
  const course = useMemo(() => courseOf(past?.log ?? [], now?.last ?? 0), [past, now?.last]);
  const first = past?.first ?? 0; // what is dealt before the first decision is nothing to look at
  const player = usePlayer(now, first, to);
  useEffect(() => {
    if (past && !place.value.query.has("at")) to(first);
  }, [past]);
  useReplayKeys({
    jump: (end) => to(end === "start" ? first : (now?.last ?? 0)),
    step: (by) => to(here() + by),
    turn: (by) => to(by > 0 ? turnAfter(course, here()) : turnBefore(course, here())),
    run: player.toggle,
  });
  const scene = useMemo(() => now && merged(now.shared, now.own), [now]);
  const seeking = useSeeking(now?.at ?? 0);
  const showLine = useMemo(() => (line: LogLine) => to(line.at), [id, now?.last]);
  const info = useNewTableInfo(
    now &&
      scene && {
        ...{ game: now.table.game, seats: now.table.seats, scene, me: now.view, log: past?.log, showLine, at: now.at },
        mine: (seat) => !!seat.mine,
      },
  );
  const last = useMemo(() => now && scene && lastThere(now, scene, past?.log ?? []), [now, scene, past]);
  const isOpened = useRef(false); // what was dealt is not shown in passing
  if (place.value.query.has("at") && now?.at === at) isOpened.current = true;
  if (problem.value && !now) return <NoTable reason={problem.value} />;
  if (!now || !scene || !info || !last || !isOpened.current) return <NoTable waiting="connecting" />;
  const Layout = tableLayout.value;
  const over = now.over;
  return (
    <DropRecord>
      <TableContext value={{ ...info, last, again: undefined }}>
        <div class={seeking ? "pen seeking" : "pen"} style={penOf(now.view)}>
          <Layout
            scene={scene}
            table={null}
            hints={null}
            menu={() => (menu.value = true)}
            title={now.table.title}
            tabs={now.table.frozen ? undefined : <PastTabs table={id} now="replay" open={!over} />}
            controls={
              <ReplayControls now={now} course={course} to={to} player={player} more={() => (menu.value = true)} />
            }
          />
        </div>
        {menu.value && (
          <ReplayMenu
            id={id}
            now={now}
            names={info.names}
            look={(seat) => (view.value = seat)}
            close={() => (menu.value = false)}
          />
        )}
        <OpenedBoard />
      </TableContext>
    </DropRecord>
  );
}

/** The version that the address names: keys may come quicker than the page is drawn. */
const here = () => Number(place.value.query.get("at") ?? 0);

/** From my own seat where I have one, once it is known. */
async function fetchAt(id: string, at: number, view: number | null | undefined): Promise<TablePosition> {
  if (view !== undefined) return position(id, at, view);
  const seen = await position(id, at, null);
  const mine = seen.table.seats.findIndex((seat) => seat.mine);
  const seat = mine >= 0 && secretsOf(id).length ? mine : seen.over || seen.table.frozen ? 0 : null;
  return seat === null ? seen : position(id, seen.at, seat).catch(() => seen);
}

/** All turns of the match, as they can be known from this seat. */
function useTurns(id: string, view: number | null | undefined): TurnList | null {
  const found = useSignal<TurnList | null>(null);
  useEffect(() => {
    if (view === undefined) return;
    turns(id, view)
      .then((all) => (found.value = { ...all, log: mergedLog([], all.log) }))
      .catch(() => {});
  }, [id, view]);
  return found.value;
}

/** What everybody had done last when this position came about. */
function lastThere(now: TablePosition, scene: Scene, log: LogLine[]) {
  const boardOf = (seat: number) => scene.players[seat]?.board ?? scene.board;
  const marks = now.table.seats.map((_, seat) => {
    const board = boardOf(seat);
    const shape = shapeOf(now.table.game, board.ground.shape);
    return shape && { shape, looks: appearancesOf(board, shape) };
  });
  return lastAt(log, now.at, now.table.seats.length, (seat, place) => {
    const there = marks[seat];
    const [space] = there ? spacesAt(there.shape, [place]) : [];
    return space !== undefined && there!.looks[space]!.marks.some((mark) => mark.seat === seat);
  });
}

/** Whether the position shown is another than the next one: then nothing moves between them. */
function useSeeking(at: number): boolean {
  const before = useRef(at);
  const seeking = at !== before.current + 1;
  useEffect(() => {
    before.current = at;
  }, [at]);
  return seeking;
}

interface ReplayActions {
  /** To the beginning or the end. */
  jump: (to: "start" | "end") => void;
  step: (by: 1 | -1) => void;
  turn: (by: 1 | -1) => void;
  run: () => void;
}

/** An arrow is one event, with Shift one turn; Home and End lead to its ends; the space bar lets it run. */
function useReplayKeys({ jump, step, turn, run }: ReplayActions): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (at.closest('input, select, textarea, dialog, [role="gridcell"]')) return;
      const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (by) (event.shiftKey ? turn : step)(by);
      else if (event.key === "Home" || event.key === "End") jump(event.key === "Home" ? "start" : "end");
      else if (event.key === " " && !at.closest("button, a")) run();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
