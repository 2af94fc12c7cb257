/** The context that all parts of a scene share: one object, provided by the page. */
import { signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { LogLine, Player, Row } from "../scene";
import type { Explanation, LessonState, SeatState } from "../wire";
import type { Last } from "./lastTurn";
import type { LiveTable } from "./table";
import type { Format } from "./textFormatter";

/** The node under the pointer, the focus or a long press. */
export interface Hover {
  id: string;
  /** Its name, shown above the preview; empty where the thing itself shows it. */
  title?: string;
  /** The board that contains it, if it is a space. */
  where?: string;
  /** What using it would do; empty if it cannot be used. */
  action: string;
  /** It has an explanation even if it cannot be used. */
  tells?: boolean;
}

/** What is open and pointed at on one page. Nothing of it is sent or stored. */
export class ViewState {
  readonly hover = signal<Hover | null>(null);
  /** The server's preview of what is hovered, once it has arrived. */
  readonly preview = signal<Explanation | null>(null);
  /** The tray shows the preview of a space: no tooltip over the board. */
  readonly isShownInTray = signal(false);
  /** The open line of the score pad. */
  readonly openLine = signal("");
  /** The seat whose board is open over the table, and the seat whose board is beside mine. */
  readonly openBoard = signal<number | null>(null);
  readonly boardBeside = signal<number | null>(null);
  /** The row of the tray that is open in place of the others. */
  readonly openRow = signal<Row | null>(null);
  /** The lines of the tray are shown in full. */
  readonly showsAllText = signal(false);
  /** The panel with the reason for a step of a lesson is open. */
  readonly showsReason = signal(false);

  /** The number that a part of the table would show after what is hovered. */
  numberThen(id: string): number | undefined {
    return this.preview.value?.then?.find(([node]) => node === id)?.[1];
  }
}

const NO_VIEW = new ViewState();

/** The defaults are those of a page that only draws: no table, no players. */
export class TableInfo {
  game = "";
  players: Player[] = [];
  /** Formats the game's texts in my language, with the names of the players. */
  format: Format = () => "";
  /** Names of the seats as I see them: mine is "You". */
  names: string[] = [];
  /** Which seats bots play. */
  bots: boolean[] = [];
  /** The levels of these bots; empty for people. */
  levels: string[] = [];
  me: number | null = null;
  /** Who sits here now; empty where the table is not live. */
  seats: SeatState[] = [];
  /** Null where nothing can be used: samples, replays. */
  table: LiveTable | null = null;
  /** Nodes to look at now: those of a hint, or of the open line of the score pad. */
  shown: string[] = [];
  /** The current step, if this is a lesson. */
  lesson?: LessonState | null = undefined;
  /** What was done, turn by turn. */
  log: LogLine[] = [];
  /** What each seat did last. */
  last: Last[] = [];
  /** Shows the last turns once more. */
  again?: () => void = undefined;
  /** Goes to the position after a line of the log. */
  showLine?: (line: LogLine) => void = undefined;
  /** In a replay: the version that is shown. */
  at?: number = undefined;
  /** Grounds are shown as hexes where the board has hexes. */
  hexes = false;
  view = NO_VIEW;
}

const Context = createContext(new TableInfo());

export const TableContext = Context.Provider;
export const useTableInfo = () => useContext(Context);
