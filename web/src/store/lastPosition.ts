/** Stores the last position of the last table on the device, to be shown offline. */
import type { LogLine, Scene } from "../scene";
import type { SeatState } from "../wire";
import { keepBoard } from "./savedBoards";

export interface Snapshot {
  table: string;
  version: number;
  game: string;
  title: string;
  scene: Scene;
  seats: SeatState[];
  view: number | null;
}

let timer = 0;

/** Written when nothing happens for a moment, so that play is not slowed down. */
export function keepSnapshot(snapshot: Snapshot, log: LogLine[]): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    try {
      localStorage.setItem("farshore.snapshot", JSON.stringify(snapshot));
      keepBoard(snapshot.table, snapshot.version, snapshot.scene.board, log);
    } catch {
      // A device that keeps nothing still plays.
    }
  }, 400);
}

export function lastSnapshot(): Snapshot | null {
  try {
    const text = localStorage.getItem("farshore.snapshot");
    return text ? (JSON.parse(text) as Snapshot) : null;
  } catch {
    return null;
  }
}
