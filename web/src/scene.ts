/** The nodes of a scene as they come over the wire (docs/scene.md): fields at their default are left out. */

/** A message of a `.ftl` file with its arguments; `say` makes words of it. */
export type Text = [key: string, args?: [name: string, value: Arg][]];
/** A seat inside a text: said by the name of whoever sits there. */
export type Who = [seat: number];
export type Arg = number | string | Text | Text[] | Who;

export type Seat = number;
export type Point = [number, number];

export interface Squares {
  kind: "squares";
  columns: number;
  rows: number;
  names: string[];
  column_names?: string[];
  row_names?: string[];
  seam?: number;
  corners?: string[];
}

export interface Hexes {
  kind: "hexes";
  rows: number[];
  names: string[];
  places?: number[];
  row_names?: string[];
}

export interface Outline {
  points: Point[];
  icons?: Point[];
  figures?: Point[];
  size?: number;
  near?: number[];
}

export interface Polygons {
  kind: "polygons";
  box: [number, number, number, number];
  outlines: Outline[];
  names: string[];
  backdrop?: string;
  beyond?: string;
}

export type Shape = Squares | Hexes | Polygons;

/** What is printed on a space. */
export interface Printed {
  words?: Text[];
  fill?: string;
  icon?: string;
  badge?: Badge;
  tag?: string;
}

export type Badge = "" | "disc" | "square" | "gable" | "whole";

export interface Ground {
  /** The name of its shape: a file that is kept. */
  shape: string;
  kinds: Printed[];
  /** Of each space which of the kinds it is. */
  spaces: number[];
  areas?: boolean;
}

export type LayerKind =
  | "cross"
  | "area"
  | "drawn"
  | "figure"
  | "claim"
  | "new"
  | "last"
  | "start"
  | "blocked"
  | "legal"
  | "points";

export interface Layer {
  kind: LayerKind;
  /** The set of spaces, as a hexadecimal number. */
  cells: string;
  seat?: Seat;
  name?: Text;
  do?: string;
  fill?: string;
  icon?: string;
  tag?: string;
}

export interface Field {
  type: "field";
  id: string;
  name: Text;
  ground: Ground;
  layers?: Layer[];
  seat?: Seat | null;
}

export interface Then {
  target: string;
  do: string;
}

export interface Glyph {
  art?: string;
  fill?: string;
  seat?: Seat | null;
  words?: string;
  count?: number | null;
  state?: "" | "off" | "spent" | "blocked";
}

export interface Step {
  glyphs?: Glyph[];
  caption?: Text | null;
  state?: "" | "done" | "now" | "struck" | "spent" | "mine" | "off";
  seats?: Seat[];
}

export interface Piece {
  type: "piece";
  id: string;
  name: Text;
  kind?: "card" | "half" | "tile" | "token" | "die" | "slot";
  title?: Text | null;
  lines?: Text[];
  glyphs?: Glyph[];
  foot?: Glyph[];
  corner?: string;
  fill?: string;
  caption?: Text | null;
  parts?: Piece[];
  state?: "" | "chosen" | "now" | "off" | "hidden";
  seat?: Seat | null;
  do?: string;
  then?: Then[];
}

export interface Track {
  type: "track";
  id: string;
  name: Text;
  kind: "dots" | "chips" | "boxes" | "race" | "column" | "meter";
  steps: Step[];
  title?: Text | null;
  note?: Text | null;
  glyphs?: Glyph[];
  points?: number | null;
  short?: Text | null;
}

export interface Button {
  type: "button";
  id: string;
  name: Text;
  do?: string;
  primary?: boolean;
  waits?: Text | null;
  note?: Text | null;
}

export interface Note {
  type: "note";
  id: string;
  name: Text;
  detail?: Text | null;
}

export interface Row {
  type: "row";
  id: string;
  name: Text;
  items: Item[];
  kind?: "panel" | "hand" | "cards" | "list";
  note?: Text | null;
  points?: number | null;
}

export interface SheetLine {
  type: "sheetline";
  id: string;
  name: Text;
  points: (number | null)[];
  where?: Layer[];
}

export interface Sheet {
  type: "sheet";
  id: string;
  name: Text;
  lines: SheetLine[];
  totals: number[];
  total_name: Text;
  note?: Text | null;
}

export interface Player {
  type: "player";
  id: string;
  name: Text;
  seat: Seat;
  points: number;
  status?: Text | null;
  busy?: boolean;
  rows?: Row[];
  board?: Field | null;
}

export type Item = Piece | Track | Button | Note | Field;
export type Panel = Row | Piece | Track | Note;
export type Node = Field | Piece | Track | Button | Note | Row | Sheet | SheetLine | Player;

/** What everybody sees alike. */
export interface Shared {
  players: Player[];
  pad: Sheet;
  header?: (Track | Note)[];
}

/** What one seat sees and can press. */
export interface Own {
  board: Field;
  prompt: Note;
  left?: Panel[];
  hand?: Row[];
  right?: Panel[];
  buttons?: Button[];
}

export type Scene = Shared & Own;

/** One line of the log: the words do not name the seat. */
export interface LogLine {
  at: number;
  seat: Seat;
  words: Text;
}
