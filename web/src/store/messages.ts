/** What the server says of scenes. */
import type { LogLine, Own, Shape, Shared } from "../scene";
import type { Ack, Pong, Refused, TableState, Told, Turn } from "../wire";
import type { Entry } from "./patch";

/** The whole table: at first, after `look`, and whenever small steps would not do. */
export interface Whole {
  type: "scene";
  version: number;
  view: number | null;
  shared: Shared;
  own: Own;
  shapes?: Record<string, Shape>;
  table: TableState;
  turn: Turn;
  log?: LogLine[];
  acks?: string[];
}

/** What changed since the last scene or patch. */
export interface Patch {
  type: "patch";
  version: number;
  set?: Entry[];
  shapes?: Record<string, Shape>;
  table?: TableState | null;
  turn?: Turn | null;
  log?: LogLine[];
  acks?: string[];
}

/** The table as it was after `at` events. */
export interface Position {
  at: number;
  last: number;
  view: number | null;
  shared: Shared;
  own: Own;
  shapes?: Record<string, Shape>;
  table: TableState;
  turn: Turn;
  log?: LogLine[];
}

export interface Log {
  type: "log";
  id: string;
  log: LogLine[];
}

export type ServerMessage = Whole | Patch | Ack | Refused | Told | Log | Pong;
