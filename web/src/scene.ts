/** The nodes of a scene as they come over the wire (docs/reference/scene.md): fields at their default are left out. */
import type {
  Button,
  Field,
  Hexes,
  Note,
  OwnScene,
  Piece,
  Player,
  Polygons,
  Row,
  SharedScene,
  Sheet,
  SheetLine,
  Space,
  Squares,
  Text,
  Track,
} from "./wire";

export type {
  Button,
  Field,
  Glyph,
  GroundData,
  Hexes,
  LayerData,
  LogLine,
  Note,
  Outline,
  OwnScene,
  Piece,
  Player,
  Polygons,
  Row,
  SecondClick,
  SharedScene,
  Sheet,
  SheetLine,
  Space as Printed,
  Squares,
  Step,
  Text,
  Track,
} from "./wire";

/** A seat inside a text: shown as the player's name. */
export type Who = [seat: number];
/** What a text is given to say. */
export type Arg = number | string | Text | Text[] | Who;

export type Seat = number;
export type Point = [number, number];
export type Badge = NonNullable<Space["badge"]>;
export type Shape = Squares | Hexes | Polygons;
export type Item = Piece | Track | Button | Note | Field;
export type Panel = Row | Piece | Track | Note;
export type Node = Field | Piece | Track | Button | Note | Row | Sheet | SheetLine | Player;
/** What everybody sees alike and what is mine, as one. */
export type Scene = SharedScene & OwnScene;
