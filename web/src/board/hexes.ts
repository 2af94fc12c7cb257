/** Pointed-top hexes in centred rows. */
import type { Hexes, Point } from "../scene";
import type { Geometry, Space } from "./geometry";

const HEX = 44;

export function hexes(shape: Hexes): Geometry {
  const wide = HEX * Math.sqrt(3);
  const spaces: Space[] = [];
  const rows: number[][] = [];
  const widest = Math.max(...shape.rows);
  shape.rows.forEach((count, r) => {
    rows.push([]);
    for (let i = 0; i < count; i++) {
      rows[r]!.push(spaces.length);
      const x = (i + (widest - count) / 2 + 0.5) * wide;
      const y = HEX + r * 1.5 * HEX;
      spaces.push({ points: hexagon(x, y, HEX), x, y, icons: [[x, y - 1]], badge: HEX * 0.5, figures: [[x, y]] });
    }
  });
  const w = widest * wide;
  const h = (shape.rows.length - 1) * 1.5 * HEX + 2 * HEX;
  const [left, top, width] = [-28, -20, w + 56];
  return {
    shape,
    spaces,
    rows,
    unit: 48,
    grain: () => 1.1,
    framed: [left, top, width, h + 40],
    bare: [-6, -6, w + 12, h + 12],
    tight: [-6, -6, w + 12, h + 12],
    ring: { share: 0.86, round: 2 },
    hover: { share: 0.95, round: 2 },
    tag: "over",
    growing: false,
    crop: (narrow) =>
      narrow ? [left + width * 0.3, top + 14, 220, 232] : [left + width * 0.06, top + 12, width * 0.86, width * 0.585],
  };
}

/** A pointed-top hexagon, clockwise. */
export function hexagon(x: number, y: number, size: number): Point[] {
  return [-90, -30, 30, 90, 150, 210].map((degrees) => {
    const a = (degrees * Math.PI) / 180;
    return [x + size * Math.cos(a), y + size * Math.sin(a)];
  });
}
