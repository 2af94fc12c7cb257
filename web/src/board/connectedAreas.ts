/** Groups of connected spaces that look alike: the areas of a board. */
import type { Point } from "../scene";
import type { Geometry } from "./geometry";

/** Groups of neighbours (sharing an edge) that are alike; each group as indexes. */
export function connectedAreas(
  geometry: Geometry,
  kind: (index: number) => string,
): { kind: string; spaces: number[] }[] {
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
