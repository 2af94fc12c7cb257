// Generated from server/socket/wire/ by `python -m farshore.server.scenes.typescript`. Do not edit.

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

/** What will the board look like when I have done what the step of the lesson says? */
export interface Ahead {
  type: "ahead";
  id: string;
}

/** What was this match made of? Told again and again as it becomes known; only once the match is over. */
export interface AskReview {
  type: "review";
  id: string;
}

/** POST /api/tables/ID/position */
export interface AtEvent {
  at: number;
  secrets?: string[];
  view?: number | null;
  language?: "de" | "en" | "fr" | "it";
  news?: boolean;
}

/** A turn that somebody tries when the match is over, beside the best one that was found and the played one. */
export interface Attempt {
  tried: Figure;
  played: Figure;
  reasons: Record<string, number>;
  same?: string;
}

/** Whether I look at the page: it may be in the background. */
export interface Attend {
  type: "attend";
  here: boolean;
}

/** POST /api/tables/ID/bot: a bot plays a seat that has been waited for too long, until it is taken back. */
export interface BotInstead {
  secrets: string[];
  seat: number;
  level: string;
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

/** Something to press. `waits` says what is missing; then it does nothing yet. */
export interface Button {
  type: "button";
  id: string;
  name: Text;
  do?: string;
  primary?: boolean;
  waits?: Text | null;
  note?: Text | null;
}

/** POST /api/code, /api/code/seat: whoever was told a code looks, and sits down. */
export interface ByCode {
  code: string;
  name?: string;
  language?: "de" | "en" | "fr" | "it";
}

/** One deal, the same for everybody. GET /api/challenges?language=LANG&name=NAME */
export interface Challenge {
  name: string;
  game: string;
  title: string;
  results?: Result[];
  board?: Field | null;
}

export interface Challenges {
  challenges: Challenge[];
}

export interface Choice {
  value: string | number | boolean | string[];
  label: string;
}

/** A line of the score pad in a diagram. */
export interface Counted {
  name: Text;
  points: number;
}

/** One event in words; they do not name the seat. */
export interface Deed {
  at: number;
  seat: number;
  words: Text;
}

/** A position of the rules, and what to see there. GET /api/rules/GAME/NAME */
export interface Diagram {
  board: Field;
  seat: number;
  seats: number;
  whole?: boolean;
  part?: string[];
  ring?: string[];
  arrow?: string[];
  lit?: string[];
  rows?: Row[];
  lines?: Counted[];
}

/** Something that chance brought, against the average of all that could have come. */
export interface DrawReview {
  events: [number, number];
  when: When;
  what?: Text | null;
  luck: number;
  se: number;
}

/** A board: its ground and what lies on it, lowest layer first. */
export interface Field {
  type: "field";
  id: string;
  name: Text;
  ground: Ground;
  layers?: Layer[];
  seat?: number | null;
}

/** A mean with its standard error. */
export interface Figure {
  mean?: number;
  se?: number;
}

/** What a list of games says of one. Its art and its colours: `/games/ID/art.svg`. */
export interface GameState {
  id: string;
  title: string;
  summary: string;
  seats: number[];
  minutes: number;
  options?: OptionState[];
  hidden?: boolean;
  art?: string;
  rules?: boolean;
  lessons?: LessonEntry[];
  practice?: number;
}

/** GET /api/games?language=LANG */
export interface Games {
  games: GameState[];
  levels: Level[];
  usual: string;
  languages: string[];
}

/** A small picture or word inside a node: an icon of the game's art, a swatch, a seat's shape, or plain signs. */
export interface Glyph {
  art?: string;
  fill?: string;
  seat?: number | null;
  words?: string;
  count?: number | null;
  state?: "" | "blocked" | "off" | "spent";
}

/** A board without anything on it (`core.scene.Ground`). */
export interface Ground {
  shape: string;
  spaces: number[];
  kinds?: Space[];
  areas?: boolean;
}

/** Pointed-top hexes in centred rows, space by space from the top left. */
export interface Hexes {
  kind: "hexes";
  rows: number[];
  names: string[];
  places?: number[];
  row_names?: string[];
  kinds?: Space[];
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

/** Who invites to which game, and who sits where. */
export interface Invitation {
  table: string;
  game: string;
  title: string;
  version: number;
  seats: SeatState[];
  sentences: string[];
  seat?: number;
  host?: number;
  created?: number;
  pace?: number;
  open?: boolean;
  over?: boolean;
}

/** POST /api/tables/ID/invitation: whoever has the link looks before sitting down. */
export interface Invited {
  secrets?: string[];
  language?: "de" | "en" | "fr" | "it";
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

/** Spaces of a board that have something in common (`core.scene.Layer`). */
export interface Layer {
  kind: "area" | "blocked" | "claim" | "cross" | "drawn" | "figure" | "legal" | "new" | "points" | "start";
  cells: string;
  seat?: number | null;
  name?: Text | null;
  do?: string;
  fill?: string | null;
  icon?: string | null;
  tag?: string | null;
}

/** First message of a lesson: its table is made for this line alone, and goes with it. */
export interface Learn {
  type: "learn";
  game: string;
  lesson: string;
  done?: string[];
  name?: string;
  language?: "de" | "en" | "fr" | "it";
}

/** My seat is played by a bot of this level from now on; without a level it waits. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
  level?: string;
}

/** A lesson of a game, with its words. */
export interface LessonEntry {
  id: string;
  title: string;
  aim: string;
  minutes: number;
  steps: number;
}

/** Where a lesson stands: what the step says, what it lights, what it waits for. */
export interface LessonState {
  id: string;
  title: string;
  step: number;
  steps: number;
  words: string;
  sense?: string;
  show?: string[];
  wait?: "any" | "do" | "next" | "turn";
  do?: string[];
  rule?: string;
  over?: boolean;
  found?: boolean;
  answer?: string[];
  why?: string[];
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

/** One line of the log: what one seat did in one turn, once it is done. */
export interface LogLine {
  turn: number;
  seat: number;
  at: number;
  words?: Text | null;
  gain?: number;
  cells?: number[];
  round?: number;
  number?: number;
  time?: number;
}

/** Look from another of my seats; without one, as a spectator. */
export interface Look {
  type: "look";
  view?: number | null;
}

/** POST /api/mine */
export interface Mine {
  secrets: string[];
  language?: "de" | "en" | "fr" | "it";
}

/** POST /api/tables/ID/notices: this address hears when it is my turn. */
export interface NewNotice {
  kind: "hook" | "push";
  secrets: string[];
  address: string;
  house: string;
  p256dh?: string;
  auth?: string;
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
  open?: boolean;
  quick?: boolean;
  pace?: 0 | 60 | 180 | 600 | 86400 | 259200 | 604800;
  chat?: boolean;
}

/** I have read what the step of the lesson says. */
export interface Next {
  type: "next";
  id: string;
}

/** Words: the prompt with its detail, or a remark in a panel. */
export interface Note {
  type: "note";
  id: string;
  name: Text;
  detail?: Text | null;
}

/** What was agreed on. */
export interface Notice {
  stop: string;
  secret?: string;
}

/** POST /api/tables/ID/turns */
export interface OfTurns {
  secrets?: string[];
  view?: number | null;
}

/** A table that anybody may sit down at. */
export interface OpenTable {
  table: string;
  game: string;
  title: string;
  seats: SeatState[];
  language: string;
  created: number;
  version: number;
  pace?: number;
}

/** GET /api/open?language=LANG */
export interface OpenTables {
  tables: OpenTable[];
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

/** One free polygon (x right, y down) and where its things stand. */
export interface Outline {
  points: [number, number][];
  icons?: [number, number][];
  figures?: [number, number][];
  size?: number;
  near?: number[];
}

/** What one seat sees and can press; for a spectator the same without anything to press. */
export interface Own {
  board: Field;
  prompt: Note;
  left?: (Row | Piece | Track | Note)[];
  hand?: Row[];
  right?: (Row | Piece | Track | Note)[];
  buttons?: Button[];
  tray?: "high" | "low" | "middle";
}

/** The action that cost most of a turn, what would have been better in its place, and by how much. */
export interface PartReview {
  action: string;
  instead: string;
  gain: number;
  se: number;
}

/** What changed since the last scene or patch. */
export interface Patch {
  type: "patch";
  version: number;
  set?: [string, Record<string, unknown>][];
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

/** A card, a half of one, a tile, a token, a die: what lies on the table or in a hand. */
export interface Piece {
  type: "piece";
  id: string;
  name: Text;
  kind?: "card" | "die" | "half" | "slot" | "tile" | "token";
  title?: Text | null;
  lines?: Text[];
  glyphs?: Glyph[];
  foot?: Glyph[];
  corner?: string;
  fill?: string;
  caption?: Text | null;
  parts?: Piece[];
  halves?: string[];
  state?: "" | "chosen" | "hidden" | "now" | "off";
  seat?: number | null;
  do?: string;
  then?: Then[];
}

/** Is the line alive? */
export interface Ping {
  type: "ping";
}

/** One seat as everybody sees it: points, what it is doing, its things and its own small board. */
export interface Player {
  type: "player";
  id: string;
  name: Text;
  seat: number;
  points: number;
  status?: Text | null;
  busy?: boolean;
  rows?: Row[];
  board?: Field | null;
}

/** Free polygons in one box (left, top, width, height); `backdrop` lies under them. */
export interface Polygons {
  kind: "polygons";
  box: [number, number, number, number];
  outlines: Outline[];
  names: string[];
  backdrop?: string;
  beyond?: string;
  kinds?: Space[];
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
  shared: Shared;
  own: Own;
  table: TableState;
  turn: Turn;
  shapes?: Record<string, Squares | Hexes | Polygons>;
  deed?: Deed | null;
  over?: boolean;
  news?: LogLine[];
}

/** Why a request was not done. The status is 4xx. */
export interface Problem {
  key: string;
  reason: string;
  line?: number;
}

/** GET /api/push: the public key that browsers subscribe with. */
export interface PushKey {
  key: string;
}

/** POST /api/quick: with whoever wants the same. */
export interface QuickMatch {
  game: string;
  seats: number;
  pace?: 0 | 60 | 180 | 600 | 86400 | 259200 | 604800;
  name?: string;
  language?: "de" | "en" | "fr" | "it";
}

/** A sign for everybody at the table. */
export interface React {
  type: "react";
  id: string;
  seat: number;
  sign: "again" | "bye" | "hello" | "moment" | "nice" | "oops" | "thanks" | "wow";
}

/** Somebody gave a sign. */
export interface Reacted {
  type: "reacted";
  seat: number;
  sign: "again" | "bye" | "hello" | "moment" | "nice" | "oops" | "thanks" | "wow";
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

/** POST /api/tables/ID/remind: whoever the table waits for hears that I wait; once a turn. */
export interface Remind {
  secrets: string[];
}

/** Whom it reached. Who is in neither list has been reminded of this turn before. */
export interface Reminded {
  told?: number[];
  silent?: number[];
}

/** A new name for my seat. */
export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
}

/** These words should not have been said. */
export interface Report {
  type: "report";
  id: string;
  seat: number;
  number: number;
}

/** One finished table of a challenge. */
export interface Result {
  table: string;
  names: string[];
  bots: boolean[];
  totals: number[];
  winners?: number[];
  par?: number | null;
  again?: boolean;
}

/** What a match was made of, seat by seat. */
export interface Review {
  game: string;
  kind: "futures" | "points";
  seats: SeatReview[];
  done: boolean;
  share: number;
  reference: string;
  factor: number;
  gain_factor: number;
}

/** The answer to `review`, as far as it is known; the last one is `done`. */
export interface Reviewed {
  type: "reviewed";
  id: string;
  review: Review;
}

/** Things side by side under one title: a hand, a market, a panel of tracks. */
export interface Row {
  type: "row";
  id: string;
  name: Text;
  items: (Piece | Track | Button | Note | Field)[];
  kind?: "cards" | "hand" | "list" | "offers" | "panel";
  note?: Text | null;
  points?: number | null;
  opener?: Glyph[];
}

/** A paragraph, a list, a table or a figure of the rules; **strong** and *soft* words are marked so. */
export interface RuleBlock {
  kind: "figure" | "list" | "table" | "words";
  words?: string;
  items?: string[];
  head?: string[];
  rows?: string[][];
  diagram?: string;
  rules?: string[];
}

/** Rules under a heading; its id is the same in every language. */
export interface RuleSection {
  id: string;
  title: string;
  blocks: RuleBlock[];
}

/** GET /api/rules/GAME?language=LANG */
export interface Rules {
  game: string;
  title: string;
  sections: RuleSection[];
  links?: Record<string, string>;
  mark?: string;
}

/** Words for everybody at a table that allows them. */
export interface Say {
  type: "say";
  id: string;
  seat: number;
  words: string;
}

/** POST /api/tables/ID/code: what can be typed in place of a link. */
export interface SeatCode {
  code: string;
}

/** What the match of one seat was made of. */
export interface SeatReview {
  seat: number;
  name: string;
  result: number;
  baseline: Figure;
  choices: Figure;
  luck: Figure;
  turns: TurnReview[];
  draws?: DrawReview[];
  moments?: number[];
  lead?: SumReview | null;
  par?: Figure | null;
}

/** One seat of a table, as everybody may know it. */
export interface SeatState {
  name: string;
  kind: "bot" | "person";
  level?: string;
  taken?: boolean;
  online?: boolean;
  away?: number;
  mine?: boolean;
}

/** What everybody sees alike, spectators too: made once for all from a spectator's view. */
export interface Shared {
  players: Player[];
  pad: Sheet;
  header?: (Track | Note)[];
}

/** The score pad. */
export interface Sheet {
  type: "sheet";
  id: string;
  name: Text;
  lines: SheetLine[];
  totals: number[];
  total_name: Text;
  note?: Text | null;
}

/** One line of the score pad: a number for each seat (None: not yet), and the spaces where they come from. */
export interface SheetLine {
  type: "sheetline";
  id: string;
  name: Text;
  points: (number | null)[];
  where?: Layer[];
}

/** I take my seat back from the bot. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
}

/** POST /api/tables/ID/seat: on a free seat of an open table. */
export interface SitDown {
  name?: string;
  language?: "de" | "en" | "fr" | "it";
}

/** What is printed on a space. Many look alike. */
export interface Space {
  words?: Text[];
  fill?: string;
  icon?: string;
  badge?: "" | "disc" | "gable" | "square" | "whole";
  tag?: string;
}

/** Refusals, previews and hints in another language from now on. */
export interface Speak {
  type: "speak";
  language: "de" | "en" | "fr" | "it";
}

/** Spaces row by row from the top left. */
export interface Squares {
  kind: "squares";
  columns: number;
  rows: number;
  names: string[];
  column_names?: string[];
  row_names?: string[];
  seam?: number;
  corners?: string[];
  kinds?: Space[];
}

/** One place on a track. */
export interface Step {
  glyphs?: Glyph[];
  caption?: Text | null;
  state?: "" | "done" | "mine" | "now" | "off" | "spent" | "struck";
  seats?: number[];
}

/** POST /api/notices/stop: nothing more to the device or program that knows this. */
export interface StopNotices {
  stop: string;
}

/** A bot of this level plays a seat that nobody took, or whose time has been up for a while. */
export interface Substitute {
  type: "substitute";
  id: string;
  seat: number;
  level: string;
}

/** A result and what it is made of: result = baseline + choices + luck. */
export interface SumReview {
  result: number;
  baseline: Figure;
  choices: Figure;
  luck: Figure;
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
  late?: number[];
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
  pace?: number;
  open?: boolean;
  chat?: boolean;
  lesson?: LessonState | null;
}

export interface Tables {
  tables: TableEntry[];
}

/** What was said last, oldest first: all of it at first, then what is new. */
export interface Talk {
  type: "talk";
  lines: TalkLine[];
}

/** What somebody said. */
export interface TalkLine {
  number: number;
  seat: number;
  words: string;
  at: number;
}

/** A message of a `.ftl` file with its arguments; a nested Text is said first, a tuple becomes a list. */
export type Text = [string, [string, unknown][]];

/** The second half of a two-step gesture: after the node is picked up, this target does this action. */
export type Then = [string, string];

/** The answer to `peek`, `why`, `hint` or `ahead`. */
export interface Told {
  type: "told";
  id: string;
  title: string;
  key?: string;
  lines?: string[];
  points?: number;
  do?: string;
  where?: string[];
  texts?: Text[];
  then?: [string, number][];
  board?: Field | null;
}

/** Steps in order: round dots, phase chips, boxes for keys, a race for values, a climbing column, a meter. */
export interface Track {
  type: "track";
  id: string;
  name: Text;
  kind: "boxes" | "chips" | "column" | "dots" | "meter" | "race";
  steps: Step[];
  title?: Text | null;
  note?: Text | null;
  glyphs?: Glyph[];
  points?: number | null;
  short?: Text | null;
  at?: number | null;
  zones?: number[];
}

/** The answer to `try`. */
export interface Tried {
  type: "tried";
  id: string;
  attempt: Attempt;
}

/** How would this turn have fared, in place of one that a review speaks of? */
export interface Try {
  type: "try";
  id: string;
  seat: number;
  turn: number;
  do: string[];
}

/** Where the match stands. */
export interface Turn {
  busy?: number[];
  undo?: number[];
  over?: boolean;
  winners?: number[];
  par?: number | null;
  since?: number[];
}

/** POST /api/tables/ID/turn: what a seat did or might have done after so many events of a match that is over. */
export interface TurnAt {
  at: number;
  seat: number;
  do: string[];
  secrets?: string[];
  language?: "de" | "en" | "fr" | "it";
}

/** One own turn: what was played, against the reference player's turn and against the best that was found. */
export interface TurnReview {
  events: [number, number];
  at: number;
  played: string[];
  when: When;
  did?: Text | null;
  choice?: number;
  se?: number;
  loss?: number;
  loss_se?: number;
  best?: string[];
  better?: Text | null;
  reference?: string[];
  reasons?: Record<string, number>;
  lead?: Figure | null;
  won?: Figure | null;
  part?: PartReview | null;
  sure?: boolean;
  futures?: number;
  points?: number;
  luck?: number;
  expected?: number;
  expected_se?: number;
}

/** A turn for people. POST /api/tables/ID/turn */
export interface TurnTold {
  words: Text[];
  where: string[];
}

/** All turns of a table. POST /api/tables/ID/turns */
export interface Turns {
  last: number;
  log: LogLine[];
  totals: number[][];
}

/** POST /api/records */
export interface Upload {
  record: string;
  language?: "de" | "en" | "fr" | "it";
}

/** Where in the match, as its log says it. */
export interface When {
  round?: number;
  name: Text;
}

/** The whole table: at first, after `look`, and whenever small steps would not do. */
export interface Whole {
  type: "scene";
  version: number;
  view: number | null;
  shared: Shared;
  own: Own;
  table: TableState;
  turn: Turn;
  shapes?: Record<string, Squares | Hexes | Polygons>;
  log?: LogLine[];
  now?: number;
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

export type ClientMessage = Join | Learn | Next | Ahead | Look | Act | Peek | Why | Hint | AskReview | Try | Speak | Rename | Leave | Sit | History | Ping | Attend | Substitute | React | Say | Report;

export type ServerMessage = Whole | Patch | Ack | Refused | Told | Log | Reviewed | Tried | Pong | Reacted | Talk;
