/** The positions of the spaces of a field. Geometry is constant during a match and computed once per shape. */
import type { Point, Shape } from "../scene";
import { hexes } from "./hexes";
import { polygons } from "./polygons";
import { squares } from "./squares";

export interface Space {
  points: Point[];
  x: number;
  y: number;
  /** Places of its icon, and the radius of the paper under it. */
  icons: Point[];
  badge: number;
  figures: Point[];
  /** Spaces that are shown with it. */
  near?: number[];
}

/** Left, top, width, height. */
export type Box = [number, number, number, number];

/** A line along a space: how much of the space it goes round, and how round its corners are. */
export interface Ring {
  share: number;
  round: number;
}

export interface Geometry {
  shape: Shape;
  spaces: Space[];
  /** Spaces row by row, for the grid that a screen reader walks through. */
  rows: number[][];
  /** Width of a space: all lines and rings are parts of it. */
  unit: number;
  /** Period of the patterns divided by their own size, for a space of this width in pixels. */
  grain: (pixels: number) => number;
  /** All of it: with the frame of names, without, and without any margin. */
  framed: Box;
  bare: Box;
  tight: Box;
  /** Rings of legal spaces, and of the hovered one. */
  ring: Ring;
  hover: Ring;
  /** Where tags are: inside the upper edge of a space, over the edge, or beside its icon. */
  tag: "inside" | "over" | "shoulder";
  /** Papers grow where spaces are small. */
  growing: boolean;
  /** The part that a picture shows: wide on a card, nearly square on a phone. */
  crop: (narrow: boolean) => Box;
}

/** The part of a board that its picture shows: the whole of one that is smaller than the part. */
export function pictureBox({ crop, framed, tight }: Geometry, narrow: boolean): Box {
  const [x, y, width, height] = crop(narrow);
  const [left, top, right, bottom] = [framed[0], framed[1], framed[0] + framed[2], framed[1] + framed[3]];
  return x >= left && y >= top && x + width <= right && y + height <= bottom ? [x, y, width, height] : tight;
}

/** The background continues to the edge of the panel. */
export const beyond = (shape: Shape) =>
  "beyond" in shape && shape.beyond ? { background: `var(--${shape.beyond})` } : undefined;

const known = new WeakMap<Shape, Geometry>();

export function geometryOf(shape: Shape): Geometry {
  let geometry = known.get(shape);
  if (!geometry) {
    geometry = shape.kind === "squares" ? squares(shape) : shape.kind === "hexes" ? hexes(shape) : polygons(shape);
    known.set(shape, geometry);
  }
  return geometry;
}
