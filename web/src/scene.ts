/** The nodes of a scene as they come over the wire (docs/scene.md): fields at their default are left out. */
import type { Button, Field, Hexes, Note, Piece, Player, Polygons, Row, Sheet, Squares, Track } from "./wire";

export type {
  Button,
  Cell,
  Field,
  Glyph,
  Hexes,
  LogLine,
  Mark,
  Note,
  Outline,
  Piece,
  Player,
  Polygons,
  Row,
  Scene,
  Sheet,
  SheetLine,
  Squares,
  Step,
  Then,
  Track,
} from "./wire";

export type Seat = number;
export type Point = [number, number];
export type Shape = Squares | Hexes | Polygons;
export type Shapes = Record<string, Shape>;
export type Item = Piece | Track | Button | Note | Field;
export type Panel = Row | Piece | Track | Note;
export type Node = Field | Piece | Track | Button | Note | Row | Sheet | Player;
