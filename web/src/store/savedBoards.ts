/** The boards of my tables as last seen, stored on the device; a board that has changed since is requested once. */
import type { Field, LayerData, LogLine } from "../scene";
import type { TableEntry } from "../wire";
import { position } from "./api";
import { stored } from "./deviceStorage";
import { keepShapes } from "./shapes";

export interface KeptBoard {
  version: number;
  field: Field;
  /** What happened last, with the heads of the turns. */
  log?: LogLine[];
}

const boards = stored<Record<string, KeptBoard>>("boards", {});
/** The number of boards that are kept: more than a list of tables shows at a glance. */
const MOST = 24;
/** The number of the last log lines that are kept with each. */
const LINES = 10;
/** What is drawn of a small board: without undo marks and legal spaces. */
const DRAWN: LayerData["kind"][] = ["cross", "area", "drawn", "figure", "claim", "start"];

/** A board to look at, without legal and blocked spaces. */
export const still = (field: Field): Field => ({
  ...field,
  layers: field.layers?.filter((layer) => DRAWN.includes(layer.kind)).map(({ name: _, do: __, ...rest }) => rest),
});

export function keepBoard(table: string, version: number, field: Field, log: LogLine[]): void {
  const { [table]: _, ...others } = boards.peek();
  const newest = Object.entries(others).slice(1 - MOST);
  boards.value = {
    ...Object.fromEntries(newest),
    [table]: { version, field: still(field), log: log.slice(-LINES) },
  };
}

/** What a request for a table's board needs. */
export type Shown = Pick<TableEntry, "table" | "game" | "version" | "seats">;

const asked = new Map<string, number>();
let queue = Promise.resolve();

/** The board of this table; until it has loaded, the last one that this device has stored. */
export function boardOf(entry: Shown): KeptBoard | undefined {
  const known = boards.value[entry.table];
  if ((known?.version ?? -1) < entry.version && asked.get(entry.table) !== entry.version) {
    asked.set(entry.table, entry.version);
    queue = queue.then(() => fetchBoard(entry)).catch(() => void asked.delete(entry.table));
  }
  return known;
}

async function fetchBoard({ table, version, seats }: Shown): Promise<void> {
  const mine = seats.findIndex((seat) => seat.mine && seat.taken); // a rematch keeps a seat that I have not taken yet
  const found = await position(table, version, mine < 0 ? null : mine, true);
  keepShapes(found.shapes);
  keepBoard(table, version, found.own.board, found.news ?? []);
}
