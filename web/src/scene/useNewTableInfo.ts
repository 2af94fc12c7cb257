/** Builds the TableInfo that the parts of a scene use; a new object only if a part of it has changed. */
import { useMemo, useRef } from "preact/hooks";
import { nodeOf, spacesIn } from "../board/appearance";
import type { Scene, Shape } from "../scene";
import { useLastTurns } from "../store/lastTurn";
import { shapeOf } from "../store/shapes";
import { TableInfo, ViewState } from "../store/tableContext";
import { formatterFor } from "../store/translations";
import { useSeatColours } from "../ui/SeatShape";
import { seatName, seenNames } from "../ui/seatName";
import type { SeatState } from "../wire";

interface Source extends Partial<Pick<TableInfo, "table" | "lesson" | "log" | "showLine" | "at">> {
  game: string;
  seats: SeatState[];
  scene: Scene;
  me: number | null;
  /** Which seats I call "You". */
  mine?: (seat: SeatState, index: number) => boolean;
  /** Nodes that a hint points at. */
  hinted?: string[];
  /** Whether this is a live table, with people. */
  live?: boolean;
}

/** Null until the game's messages and the board's shape are loaded. */
export function useNewTableInfo(source: Source | null): TableInfo | null {
  const { seats = [], scene, mine, hinted, live = false, ...given }: Partial<Source> = source ?? {};
  const { game = "", me = null, lesson } = given;
  const view = useMemo(() => new ViewState(), [given.table]);
  const kept = useRef<TableInfo | null>(null);
  const format = formatterFor(game, seats.map(seatName));
  const shape = scene && shapeOf(game, scene.board.ground.shape);
  useSeatColours(seats);
  const turns = useLastTurns(given.log ?? NO_LOG, seats.length);
  if (!scene || !format || !shape) return null;
  const next: TableInfo = Object.assign(new TableInfo(), withoutEmpty(given), {
    format,
    players: scene.players,
    names: seenNames(seats, mine ?? ((_, i) => i === me)),
    bots: seats.map((seat) => seat.kind === "bot" || !!seat.program),
    levels: seats.map((seat) => (seat.kind === "bot" && seat.level) || ""),
    seats: live ? seats : NOBODY,
    shown: hinted ?? lesson?.show ?? spacesOf(view.openLine.value, scene, shape, me),
    log: given.log ?? NO_LOG,
    hexes: shape.kind === "hexes",
    view,
    ...turns,
  });
  if (!kept.current || !isSame(kept.current, next)) kept.current = next;
  return kept.current;
}

const NOBODY: SeatState[] = [];
const NO_LOG: TableInfo["log"] = [];
/** Created on every render, but only called later: a new one changes nothing. */
const CALLBACKS = new Set(["again", "showLine"]);

const withoutEmpty = (given: object) => Object.fromEntries(Object.entries(given).filter(([, value]) => value != null));

/** Lists of names, bots and nodes are equal if their entries are; everything else if it is the same object. */
function isSame(old: TableInfo, next: TableInfo): boolean {
  return Object.entries(next).every(([name, value]) => {
    const before = old[name as keyof TableInfo];
    if (before === value || CALLBACKS.has(name)) return true;
    return Array.isArray(value) && Array.isArray(before) && value.length === before.length
      ? value.every((entry, i) => typeof entry !== "object" && entry === before[i])
      : false;
  });
}

/** The spaces that the open line of the score pad counts: those of the board's owner. */
function spacesOf(openLine: string, scene: Scene, shape: Shape, me: number | null): string[] {
  const seat = scene.board.seat ?? me ?? 0;
  const line = scene.pad.lines.find((one) => one.id === openLine);
  const layer = line?.where?.find((one) => (one.seat ?? seat) === seat);
  return layer ? spacesIn(shape, layer.cells).map((index) => nodeOf(scene.board, shape, index)) : [];
}
