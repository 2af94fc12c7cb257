/** Squares row by row, in a frame for the names of rows and columns. */
import type { Point, Squares } from "../scene";
import type { Geometry, Space } from "./geometry";

export const SQUARE = 43;
const FRAME = 24;

export function squares(shape: Squares): Geometry {
  const c = SQUARE;
  const spaces: Space[] = [];
  const rows: number[][] = [];
  for (let y = 0; y < shape.rows; y++) {
    rows.push([]);
    for (let x = 0; x < shape.columns; x++) {
      rows[y]!.push(spaces.length);
      spaces.push(square(x * c, y * c));
    }
  }
  const w = shape.columns * c;
  const h = shape.rows * c;
  return {
    shape,
    spaces,
    rows,
    unit: c,
    grain: (pixels) => Math.max(1, (0.7 * c) / pixels), // never so fine that it turns to dust on a phone
    framed: [-FRAME, -FRAME, w + 2 * FRAME, h + 2 * FRAME],
    bare: [-4, -4, w + 8, h + 8],
    tight: [0, 0, w, h],
    ring: { share: 0.87, round: c * 0.18 },
    hover: { share: 1.04, round: c * 0.2 },
    tag: "inside", // above the first row stand the letters of the columns
    growing: true,
    crop: (narrow) => (narrow ? [7 * c, 6 * c, 6 * c, 6.3 * c] : [c, 4 * c, 12.4 * c, 8.4 * c]),
  };
}

function square(l: number, t: number): Space {
  const c = SQUARE;
  const centre: Point = [l + c / 2, t + c / 2];
  const points: Point[] = [
    [l, t],
    [l + c, t],
    [l + c, t + c],
    [l, t + c],
  ];
  return { points, x: centre[0], y: centre[1], icons: [centre], badge: c * 0.315, figures: [centre] };
}
