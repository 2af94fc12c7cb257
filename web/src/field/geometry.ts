/** Where each space of a field lies. Geometry never changes during a match: it is worked out once per shape. */
import type { Hexes, Point, Polygons, Shape, Squares } from "../scene";

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

export interface Geometry {
  shape: Shape;
  spaces: Space[];
  /** Spaces row by row, for the grid that a screen reader walks through. */
  rows: number[][];
  /** Width of a space: all lines and rings are parts of it. */
  unit: number;
  /** Period of the patterns against their own size. */
  grain: number;
  /** Left, top, width, height: with the frame of names, and without. */
  framed: [number, number, number, number];
  bare: [number, number, number, number];
}

const known = new WeakMap<Shape, Geometry>();

export function geometryOf(shape: Shape): Geometry {
  let geometry = known.get(shape);
  if (!geometry) {
    geometry = shape.kind === "squares" ? squares(shape) : shape.kind === "hexes" ? hexes(shape) : polygons(shape);
    known.set(shape, geometry);
  }
  return geometry;
}

export const SQUARE = 43;
const HEX = 44;
const FRAME = 24;

function squares(shape: Squares): Geometry {
  const c = SQUARE;
  const spaces: Space[] = [];
  const rows: number[][] = [];
  for (let y = 0; y < shape.rows; y++) {
    rows.push([]);
    for (let x = 0; x < shape.columns; x++) {
      rows[y]!.push(spaces.length);
      const l = x * c;
      const t = y * c;
      const centre: Point = [l + c / 2, t + c / 2];
      spaces.push({
        points: [
          [l, t],
          [l + c, t],
          [l + c, t + c],
          [l, t + c],
        ],
        x: centre[0],
        y: centre[1],
        icons: [centre],
        badge: c * 0.315,
        figures: [centre],
      });
    }
  }
  const w = shape.columns * c;
  const h = shape.rows * c;
  return {
    shape,
    spaces,
    rows,
    unit: c,
    grain: 1,
    framed: [-FRAME, -FRAME, w + 2 * FRAME, h + 2 * FRAME],
    bare: [-4, -4, w + 8, h + 8],
  };
}

function hexes(shape: Hexes): Geometry {
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
  return {
    shape,
    spaces,
    rows,
    unit: 48,
    grain: 1.1,
    framed: [-28, -20, w + 56, h + 40],
    bare: [-6, -6, w + 12, h + 12],
  };
}

/** A pointed-top hexagon, clockwise. */
export function hexagon(x: number, y: number, size: number): Point[] {
  return [-90, -30, 30, 90, 150, 210].map((degrees) => {
    const a = (degrees * Math.PI) / 180;
    return [x + size * Math.cos(a), y + size * Math.sin(a)];
  });
}

function polygons(shape: Polygons): Geometry {
  const spaces = shape.outlines.map((outline): Space => {
    const points = clockwise(outline.points);
    const icons = outline.icons?.length ? outline.icons : [middle(points)];
    const figures = outline.figures?.length ? outline.figures : [];
    const [x, y] = figures.length ? middle(figures) : outline.icons?.length === 1 ? outline.icons[0]! : middle(points);
    return { points, x, y, icons, badge: outline.size ?? 5, figures, near: outline.near };
  });
  return {
    shape,
    spaces,
    rows: [spaces.map((_, i) => i)],
    unit: shape.box[2] / 17,
    grain: shape.box[2] / 800,
    framed: shape.box,
    bare: shape.box,
  };
}

function clockwise(points: Point[]): Point[] {
  let area = 0;
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length]!;
    area += p[0] * q[1] - q[0] * p[1];
  });
  return area < 0 ? [...points].reverse() : points;
}

function middle(points: Point[]): Point {
  const sum = points.reduce<Point>((s, p) => [s[0] + p[0], s[1] + p[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** The space under a point, or -1. */
export function spaceAt(geometry: Geometry, [x, y]: Point): number {
  return geometry.spaces.findIndex(({ points }) => inside(points, x, y));
}

function inside(points: Point[], x: number, y: number): boolean {
  let is = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [xi, yi] = points[i]!;
    const [xj, yj] = points[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) is = !is;
  }
  return is;
}

/** Among these spaces the one whose middle is nearest to a point, within a reach; or -1. */
export function nearest(geometry: Geometry, among: number[], [x, y]: Point, reach: number): number {
  let best = -1;
  let least = reach;
  for (const i of among) {
    const space = geometry.spaces[i]!;
    const far = Math.hypot(space.x - x, space.y - y);
    if (far <= least) {
      least = far;
      best = i;
    }
  }
  return best;
}

/** The next space from here in a direction: near, and not too far aside; or here, at the edge. */
export function neighbour(geometry: Geometry, from: number, [dx, dy]: Point): number {
  const here = geometry.spaces[from]!;
  let best = from;
  let least = Infinity;
  geometry.spaces.forEach((space, i) => {
    const x = space.x - here.x;
    const y = space.y - here.y;
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (i === from || along <= 0.01 || aside > along * 1.8) return;
    const cost = along + aside * 1.2;
    if (cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}

/** Groups of neighbours (sharing an edge) that are alike; each group as indexes. */
export function areas(geometry: Geometry, kind: (index: number) => string): { kind: string; spaces: number[] }[] {
  const beside = neighbours(geometry);
  const seen = new Set<number>();
  const found: { kind: string; spaces: number[] }[] = [];
  geometry.spaces.forEach((_, start) => {
    const what = kind(start);
    if (seen.has(start) || !what) return;
    const open = [start];
    const spaces: number[] = [];
    seen.add(start);
    while (open.length) {
      const at = open.pop()!;
      spaces.push(at);
      for (const next of beside[at]!)
        if (!seen.has(next) && kind(next) === what) {
          seen.add(next);
          open.push(next);
        }
    }
    found.push({ kind: what, spaces });
  });
  return found;
}

const beside = new WeakMap<Geometry, number[][]>();

function neighbours(geometry: Geometry): number[][] {
  let table = beside.get(geometry);
  if (!table) {
    const name = (a: Point, b: Point) => `${Math.round(a[0] * 4 + b[0] * 4)},${Math.round(a[1] * 4 + b[1] * 4)}`;
    const edges = new Map<string, number>();
    const made: number[][] = geometry.spaces.map(() => []);
    geometry.spaces.forEach(({ points }, i) => {
      points.forEach((a, k) => {
        const edge = name(a, points[(k + 1) % points.length]!);
        const other = edges.get(edge);
        if (other === undefined) edges.set(edge, i);
        else {
          made[i]!.push(other);
          made[other]!.push(i);
        }
      });
    });
    beside.set(geometry, (table = made));
  }
  return table;
}
