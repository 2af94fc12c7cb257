/** Finds the space at a point, and the next space in the direction of an arrow key. */
import type { Point } from "../scene";
import type { Geometry } from "./geometry";

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
