/** The boards of my tables as I saw them last, kept on the device; one that has changed since is asked for once. */
import type { Field, Layer } from "../scene";
import type { TableEntry } from "../wire";
import { position } from "./api";
import { kept } from "./kept";
import { keepShapes } from "./shapes";

interface KeptBoard {
  version: number;
  field: Field;
}

const boards = kept<Record<string, KeptBoard>>("boards", {});
/** So many are kept: more than a list of tables shows at a glance. */
const MOST = 24;
/** What is drawn of a small board: not what can be taken back or pressed. */
const DRAWN: Layer["kind"][] = ["cross", "area", "drawn", "figure", "claim", "start"];

export function keepBoard(table: string, version: number, field: Field): void {
  const layers = field.layers
    ?.filter((layer) => DRAWN.includes(layer.kind))
    .map(({ name: _, do: __, ...rest }) => rest);
  const { [table]: ___, ...others } = boards.peek();
  const newest = Object.entries(others).slice(1 - MOST);
  boards.value = { ...Object.fromEntries(newest), [table]: { version, field: { ...field, layers } } };
}

const asked = new Map<string, number>();
let queue = Promise.resolve();

/** The board of this table, as soon as it is known; the last one that was, until then. */
export function boardOf(entry: TableEntry): KeptBoard | undefined {
  const known = boards.value[entry.table];
  if ((known?.version ?? -1) < entry.version && asked.get(entry.table) !== entry.version) {
    asked.set(entry.table, entry.version);
    queue = queue.then(() => fetchBoard(entry)).catch(() => void asked.delete(entry.table));
  }
  return known;
}

async function fetchBoard({ table, version, seats }: TableEntry): Promise<void> {
  const mine = seats.findIndex((seat) => seat.mine);
  const found = await position(table, version, mine < 0 ? null : mine);
  keepShapes(found.shapes);
  keepBoard(table, version, found.own.board);
}
