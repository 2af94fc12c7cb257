// Generated from server/socket/wire.py by `python -m farshore.server.scenes.typescript`. Do not edit.

/** Done; by the time of this version. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

/** Do this; `undo` takes back. The same id again is answered, not done again. */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  version: number;
  do: string;
}

/** POST /api/tables/ID/rematch: the same seats once more; one of my secrets must open one of them. */
export interface Again {
  secrets: string[];
  language?: "de" | "en" | "fr" | "it";
}

/** POST /api/tables/ID/position */
export interface AtEvent {
  at: number;
  secrets?: string[];
  view?: number | null;
  language?: "de" | "en" | "fr" | "it";
}

/** POST /api/tables/ID/branch: play on from here, in one of its seats, against bots of this level. */
export interface BranchFrom {
  at: number;
  seat: number;
  level?: string;
  name?: string;
  secrets?: string[];
  language?: "de" | "en" | "fr" | "it";
}

export interface Button {
  type: "button";
  id: string;
  name: string;
  do?: string;
  primary?: boolean;
  waits?: string | null;
  note?: string | null;
}

export interface Cell {
  type: "cell";
  id: string;
  name: string;
  fill?: string;
  icon?: string;
  badge?: "" | "disc" | "gable" | "square" | "whole";
  tag?: string;
  marks?: Mark[];
  blocked?: boolean;
  start?: boolean;
  tint?: string;
  do?: string;
  then?: Then[];
}

/** One deal, the same for everybody. GET /api/challenges?language=LANG&name=NAME */
export interface Challenge {
  name: string;
  game: string;
  title: string;
  results?: Result[];
}

export interface Challenges {
  challenges: Challenge[];
}

export interface Choice {
  value: string | number | boolean | string[];
  label: string;
}

export interface Field {
  type: "field";
  id: string;
  name: string;
  shape: string;
  cells?: Cell[];
  areas?: boolean;
  seat?: number | null;
}

/** What a list of games says of one. Its art: `/games/ID/art.svg`, `/games/ID/game.css`. */
export interface GameState {
  id: string;
  title: string;
  summary: string;
  seats: number[];
  minutes: number;
  options?: OptionState[];
  hidden?: boolean;
  art?: string;
}

/** GET /api/games?language=LANG */
export interface Games {
  games: GameState[];
  levels: Level[];
  usual: string;
  languages: string[];
}

export interface Glyph {
  art?: string;
  fill?: string;
  seat?: number | null;
  words?: string;
  count?: number | null;
  state?: "" | "blocked" | "off" | "spent";
}

export interface Hexes {
  kind: "hexes";
  rows: number[];
  row_names?: string[];
}

/** What should I do? Step 1: where to look, 2: which action, 3: why. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  step?: 1 | 2 | 3;
}

/** The log from the event after `since` on. */
export interface History {
  type: "history";
  id: string;
  since?: number;
}

/** First message: sit down with these secrets; with none of this table, watch. */
export interface Join {
  type: "join";
  table: string;
  secrets?: string[];
  language?: "de" | "en" | "fr" | "it";
  view?: number | null;
  since?: number;
}

/** What opens a seat. Keep it on the device; the link to pass on is `/t/TABLE#SECRET`. */
export interface Key {
  seat: number;
  kind: "here" | "link" | "me";
  secret: string;
}

/** My seat is played by a bot of this level from now on; without a level it waits. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
  level?: string;
}

export interface Level {
  name: string;
  title: string;
}

/** The answer to `history`. */
export interface Log {
  type: "log";
  id: string;
  log: LogLine[];
}

/** One line of the log: the words do not name the seat. */
export interface LogLine {
  at: number;
  seat: number;
  words: string;
}

/** Look from another of my seats; without one, as a spectator. */
export interface Look {
  type: "look";
  view?: number | null;
}

export interface Mark {
  seat: number;
  kind: "area" | "claim" | "cross" | "drawn" | "figure";
  pending?: boolean;
}

/** POST /api/mine */
export interface Mine {
  secrets: string[];
  language?: "de" | "en" | "fr" | "it";
}

/** Who is to sit here: me, somebody else at this device, a bot, or whoever gets the link. */
export interface NewSeat {
  kind: "bot" | "here" | "link" | "me";
  name?: string;
  level?: string;
}

/** POST /api/tables */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string | number | boolean | string[]>;
  data?: Record<string, string>;
  hints?: boolean;
  seed?: string;
  challenge?: string | null;
  device?: string | null;
  language?: "de" | "en" | "fr" | "it";
}

export interface Note {
  type: "note";
  id: string;
  name: string;
  detail?: string | null;
}

/** A table that was made: POST /api/tables, branch, rematch, records. */
export interface Opened {
  table: string;
  keys?: Key[];
  version?: number;
}

/** An option of a game, with its words. */
export interface OptionState {
  name: string;
  label: string;
  default: string | number | boolean | string[];
  choices: Choice[];
  free?: boolean;
  how?: string;
  offers?: Choice[];
  most?: number;
}

export interface Outline {
  points: [number, number][];
  icons?: [number, number][];
  figures?: [number, number][];
  size?: number;
  near?: number[];
}

/** What changed since the last scene or patch. Apply `places` first, then `nodes`, then `cells`. */
export interface Patch {
  type: "patch";
  version: number;
  cells?: Cell[];
  nodes?: (Field | Piece | Track | Button | Note | Row | Sheet | Player)[];
  places?: Record<string, (Field | Piece | Track | Button | Note | Row | Sheet | Player)[]>;
  shapes?: Record<string, Squares | Hexes | Polygons>;
  table?: TableState | null;
  turn?: Turn | null;
  log?: LogLine[];
  acks?: string[];
}

/** What would this bring? */
export interface Peek {
  type: "peek";
  id: string;
  seat: number;
  do: string;
}

export interface Piece {
  type: "piece";
  id: string;
  name: string;
  kind?: "card" | "die" | "half" | "slot" | "tile" | "token";
  title?: string | null;
  lines?: string[];
  glyphs?: Glyph[];
  foot?: Glyph[];
  corner?: string;
  fill?: string;
  caption?: string | null;
  parts?: Piece[];
  state?: "" | "chosen" | "hidden" | "now" | "off";
  seat?: number | null;
  do?: string;
  then?: Then[];
}

/** Is the line alive? */
export interface Ping {
  type: "ping";
}

export interface Player {
  type: "player";
  id: string;
  name: string;
  seat: number;
  points: number;
  status?: string | null;
  busy?: boolean;
  rows?: Row[];
  board?: Field | null;
}

export interface Polygons {
  kind: "polygons";
  box: [number, number, number, number];
  outlines: Outline[];
  backdrop?: string;
}

/** The line is alive. */
export interface Pong {
  type: "pong";
  version?: number;
}

/** The table as it was after `at` events. POST /api/tables/ID/position */
export interface Position {
  at: number;
  last: number;
  view: number | null;
  scene: Scene;
  shapes: Record<string, Squares | Hexes | Polygons>;
  table: TableState;
  turn: Turn;
  log?: LogLine[];
}

/** Why a request was not done. The status is 4xx. */
export interface Problem {
  key: string;
  reason: string;
  line?: number;
}

/** POST /api/tables/ID/record: what I may know with these secrets. */
export interface Reading {
  secrets?: string[];
}

/** Not done, and why. `id` is empty when the message could not be read. */
export interface Refused {
  type: "refused";
  id: string;
  key: string;
  reason: string;
  version?: number;
}

/** A new name for my seat. */
export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
}

/** One finished table of a challenge. */
export interface Result {
  table: string;
  names: string[];
  bots: boolean[];
  totals: number[];
  winners?: number[];
  again?: boolean;
}

export interface Row {
  type: "row";
  id: string;
  name: string;
  items: (Piece | Track | Button | Note | Field)[];
  kind?: "cards" | "hand" | "list" | "panel";
  note?: string | null;
  points?: number | null;
}

export interface Scene {
  board: Field;
  prompt: Note;
  players: Player[];
  pad: Sheet;
  header?: (Track | Note)[];
  left?: (Row | Piece | Track | Note)[];
  hand?: Row[];
  right?: (Row | Piece | Track | Note)[];
  buttons?: Button[];
}

/** One seat of a table, as everybody may know it. */
export interface SeatState {
  name: string;
  kind: "bot" | "person";
  level?: string;
  taken?: boolean;
  online?: boolean;
  mine?: boolean;
}

export interface Sheet {
  type: "sheet";
  id: string;
  name: string;
  lines: SheetLine[];
  totals: number[];
  total_name: string;
  note?: string | null;
}

export interface SheetLine {
  type: "sheetline";
  id: string;
  name: string;
  points: (number | null)[];
  where?: string[][];
}

/** I take my seat back from the bot. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
}

/** Another language from now on. */
export interface Speak {
  type: "speak";
  language: "de" | "en" | "fr" | "it";
}

export interface Squares {
  kind: "squares";
  columns: number;
  rows: number;
  column_names?: string[];
  row_names?: string[];
  seam?: number;
  corners?: string[];
}

export interface Step {
  glyphs?: Glyph[];
  caption?: string | null;
  state?: "" | "done" | "mine" | "now" | "off" | "spent" | "struck";
  seats?: number[];
}

/** One of my tables. POST /api/mine */
export interface TableEntry {
  table: string;
  game: string;
  title: string;
  seats: SeatState[];
  version: number;
  busy?: number[];
  waiting?: boolean;
  over?: boolean;
  winners?: number[];
  totals?: number[];
  changed?: number;
  challenge?: string;
}

/** What is true of the table, not of the game. */
export interface TableState {
  table: string;
  game: string;
  title: string;
  seats: SeatState[];
  options?: Record<string, string | number | boolean | string[]>;
  hints?: boolean;
  promise?: string;
  secret?: string;
  salt?: string;
  chosen?: boolean;
  challenge?: string;
  before?: string;
  next?: string;
  frozen?: boolean;
  watching?: number;
}

export interface Tables {
  tables: TableEntry[];
}

export interface Then {
  target: string;
  do: string;
}

/** The answer to `peek`, `why` or `hint`. */
export interface Told {
  type: "told";
  id: string;
  title: string;
  lines?: string[];
  points?: number;
  do?: string;
  where?: string[];
}

export interface Track {
  type: "track";
  id: string;
  name: string;
  kind: "boxes" | "chips" | "column" | "dots" | "meter" | "race";
  steps: Step[];
  title?: string | null;
  note?: string | null;
  glyphs?: Glyph[];
  points?: number | null;
}

/** Where the match stands. */
export interface Turn {
  busy?: number[];
  undo?: number[];
  over?: boolean;
  winners?: number[];
}

/** POST /api/records */
export interface Upload {
  record: string;
  language?: "de" | "en" | "fr" | "it";
}

/** The whole table: at first, after `look` and `speak`, and whenever small steps would not do. */
export interface Whole {
  type: "scene";
  version: number;
  view: number | null;
  scene: Scene;
  shapes: Record<string, Squares | Hexes | Polygons>;
  table: TableState;
  turn: Turn;
  log?: LogLine[];
  acks?: string[];
  resync?: boolean;
}

/** Why can I not use this node? */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  target: string;
}

export type ClientMessage = Join | Look | Act | Peek | Why | Hint | Speak | Rename | Leave | Sit | History | Ping;

export type ServerMessage = Whole | Patch | Ack | Refused | Told | Log | Pong;
