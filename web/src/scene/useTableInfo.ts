/** Gathers what the parts of a scene need; made anew only when something of it is another. */
import { useMemo } from "preact/hooks";
import { nodeOf, spacesIn } from "../board/appearance";
import type { LogLine, Scene, Shape } from "../scene";
import { useLastTurns } from "../store/lastTurn";
import { shapeOf } from "../store/shapes";
import type { LiveTable } from "../store/table";
import type { TableInfo } from "../store/tableContext";
import { formatterFor } from "../store/translations";
import { seatName, seenNames } from "../ui/seatName";
import type { LessonState, SeatState } from "../wire";
import { openLine } from "./ScorePad";

interface Known {
  game: string;
  seats: SeatState[];
  scene: Scene;
  me: number | null;
  /** Which seats I call "You". */
  mine?: (seat: SeatState, index: number) => boolean;
  table?: LiveTable | null;
  /** Nodes that a hint points at. */
  hinted?: string[];
  lesson?: LessonState | null;
  /** People come and go here. */
  live?: boolean;
  log?: LogLine[];
  showLine?: (line: LogLine) => void;
  /** In a replay: the version that is shown. */
  at?: number;
}

const NOBODY: SeatState[] = [];
const NO_LOG: LogLine[] = [];

/** Null until the game's words and the board's shape are here. */
export function useNewTableInfo(known: Known | null): TableInfo | null {
  const game = known?.game ?? "";
  const seats = known?.seats ?? [];
  const me = known?.me ?? null;
  const names = seenNames(seats, known?.mine ?? ((_, i) => i === me));
  const format = formatterFor(game, seats.map(seatName));
  const shape = known ? shapeOf(game, known.scene.board.ground.shape) : undefined;
  const shown = (known && (known.hinted ?? known.lesson?.show ?? (shape && placesOf(known.scene, shape, me)))) || [];
  const players = known?.scene.players;
  const table = known?.table ?? null;
  const lesson = known?.lesson;
  const sitting = known?.live ? known.seats : NOBODY;
  const bots = seats.map((seat) => seat.kind === "bot");
  const log = known?.log ?? NO_LOG;
  const { last, again } = useLastTurns(log, seats.length);
  const { showLine, at } = known ?? {};
  const hexes = shape?.kind === "hexes";
  return useMemo(
    () =>
      players && format && shape
        ? {
            game,
            players,
            format,
            names,
            bots,
            me,
            seats: sitting,
            table,
            shown,
            lesson,
            log,
            last,
            again,
            showLine,
            at,
            hexes,
          }
        : null,
    [
      game,
      players,
      format,
      names.join("\n"),
      bots.join(),
      me,
      sitting,
      table,
      shown.join(),
      lesson,
      shape,
      log,
      last,
      at,
    ],
  );
}

/** Where on the board the points of the open line of the score pad come from: the reader's own. */
function placesOf(scene: Scene, shape: Shape, me: number | null): string[] {
  const seat = scene.board.seat ?? me ?? 0;
  const line = scene.pad.lines.find((one) => one.id === openLine.value);
  const layer = line?.where?.find((one) => (one.seat ?? seat) === seat);
  return layer ? spacesIn(shape, layer.cells).map((index) => nodeOf(scene.board, shape, index)) : [];
}
