/** Outlines of sets of polygons that share corners: one line around all of them together, corners rounded. */
import type { Point } from "../scene";

const key = (p: Point) => `${Math.round(p[0] * 8)},${Math.round(p[1] * 8)}`;
const short = (n: number) => Math.round(n * 10) / 10;

/** The closed lines around a set of polygons that are drawn clockwise; edges between two of them vanish. */
export function loops(polygons: Point[][]): Point[][] {
  const edges = new Map<string, [Point, Point]>();
  for (const polygon of polygons)
    polygon.forEach((from, i) => {
      const to = polygon[(i + 1) % polygon.length]!;
      const back = `${key(to)}|${key(from)}`;
      if (!edges.delete(back)) edges.set(`${key(from)}|${key(to)}`, [from, to]);
    });
  const leaving = new Map<string, [Point, Point][]>();
  for (const edge of edges.values()) {
    const corner = key(edge[0]);
    const list = leaving.get(corner);
    if (list) list.push(edge);
    else leaving.set(corner, [edge]);
  }
  const found: Point[][] = [];
  while (leaving.size) {
    const start = leaving.keys().next().value!;
    const loop: Point[] = [];
    let corner = start;
    let came: Point | null = null;
    do {
      const [from, to]: [Point, Point] = takeSharpest(leaving, corner, came);
      loop.push(from);
      came = [to[0] - from[0], to[1] - from[1]];
      corner = key(to);
    } while (corner !== start);
    found.push(withoutStraight(loop));
  }
  return found;
}

/** Where four areas meet in a corner, the line turns right: two areas that only touch stay two. */
function takeSharpest(leaving: Map<string, [Point, Point][]>, corner: string, came: Point | null): [Point, Point] {
  const edges = leaving.get(corner)!;
  let best = 0;
  if (came && edges.length > 1) {
    const turn = ([a, b]: [Point, Point]) => {
      const x = b[0] - a[0];
      const y = b[1] - a[1];
      return Math.atan2(came[0] * y - came[1] * x, came[0] * x + came[1] * y);
    };
    edges.forEach((edge, i) => {
      if (turn(edge) > turn(edges[best]!)) best = i;
    });
  }
  const [edge] = edges.splice(best, 1);
  if (!edges.length) leaving.delete(corner);
  return edge!;
}

function withoutStraight(loop: Point[]): Point[] {
  return loop.filter((p, i) => {
    const a = loop[(i + loop.length - 1) % loop.length]!;
    const b = loop[(i + 1) % loop.length]!;
    return Math.abs((p[0] - a[0]) * (b[1] - p[1]) - (p[1] - a[1]) * (b[0] - p[0])) > 0.01;
  });
}

/** A closed line as SVG path data, its corners rounded by `radius` where the edges are long enough. */
export function rounded(loop: Point[], radius: number): string {
  if (!radius) return `M${loop.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;
  let path = "";
  loop.forEach((p, i) => {
    const a = loop[(i + loop.length - 1) % loop.length]!;
    const b = loop[(i + 1) % loop.length]!;
    const toA = Math.hypot(a[0] - p[0], a[1] - p[1]);
    const toB = Math.hypot(b[0] - p[0], b[1] - p[1]);
    const r = Math.min(radius, toA / 2.2, toB / 2.2);
    const x1 = p[0] + ((a[0] - p[0]) / toA) * r;
    const y1 = p[1] + ((a[1] - p[1]) / toA) * r;
    const x2 = p[0] + ((b[0] - p[0]) / toB) * r;
    const y2 = p[1] + ((b[1] - p[1]) / toB) * r;
    path += `${i ? "L" : "M"}${short(x1)} ${short(y1)}Q${short(p[0])} ${short(p[1])} ${short(x2)} ${short(y2)}`;
  });
  return `${path}Z`;
}

/** One path around all these polygons. */
export function around(polygons: Point[][], radius: number): string {
  return loops(polygons)
    .map((loop) => rounded(loop, radius))
    .join("");
}

/** A polygon moved towards its centre: 0.9 keeps nine tenths of it. */
export function shrunk(polygon: Point[], centre: Point, share: number): Point[] {
  return polygon.map(([x, y]) => [centre[0] + (x - centre[0]) * share, centre[1] + (y - centre[1]) * share]);
}
