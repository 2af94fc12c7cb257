/** What every part of a scene needs to know of its table. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { LogLine, Player } from "../scene";
import type { LessonState, SeatState } from "../wire";
import type { Last } from "./lastTurn";
import type { LiveTable } from "./table";
import type { Format } from "./textFormatter";

export interface TableInfo {
  game: string;
  players: Player[];
  /** Says the game's texts in my language, with the names of those who sit here. */
  format: Format;
  /** Names of the seats as I see them: mine is "You". */
  names: string[];
  /** Which seats bots play. */
  bots: boolean[];
  me: number | null;
  /** Who sits here now; nobody where the table is not live. */
  seats: SeatState[];
  /** Null where nothing can be pressed: samples, replays. */
  table: LiveTable | null;
  /** Nodes to look at now: a hint or a line of the score pad speaks of them. */
  shown: string[];
  /** What a lesson is about just now. */
  lesson?: LessonState | null;
  /** What was done, turn by turn. */
  log: LogLine[];
  /** What each seat did last. */
  last: Last[];
  /** Shows once more how. */
  again?: () => void;
  /** Goes to the position after a line of the log. */
  showLine?: (line: LogLine) => void;
  /** A replay: turns from the beginning and by the clock, this version is shown. */
  at?: number;
  /** Grounds are shown as hexes where the board has hexes. */
  hexes: boolean;
}

/** Where there is no table: pages that only draw. */
export const NO_TABLE: TableInfo = {
  game: "",
  players: [],
  format: () => "",
  names: [],
  bots: [],
  log: [],
  last: [],
  me: null,
  seats: [],
  table: null,
  shown: [],
  hexes: false,
};
const Context = createContext(NO_TABLE);

export const TableContext = Context.Provider;
export const useTableInfo = () => useContext(Context);
