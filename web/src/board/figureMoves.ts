/** Animates moved figures: finds which ones moved, and from where. */
import { useRef } from "preact/hooks";
import type { Point, Seat } from "../scene";
import type { Appearance } from "./appearance";
import type { Geometry } from "./geometry";

/** By space and seat: how far away the figure stood before. */
export type Moved = Map<number, Map<Seat, Point>>;

const NOTHING: Moved = new Map();

/** A figure that was lifted has left its space before it is placed again. */
export function useFigureMoves(looks: Appearance[], geometry: Geometry): Moved {
  const stored = useRef<{ looks: Appearance[]; left: Map<Seat, number>; moved: Moved }>(undefined);
  if (stored.current?.looks === looks) return stored.current.moved;
  const before = stored.current?.looks;
  const left = stored.current?.left ?? new Map<Seat, number>();
  const moved = before?.length === looks.length ? compared(before, looks, left, geometry) : NOTHING;
  stored.current = { looks, left, moved };
  return moved;
}

export function compared(before: Appearance[], now: Appearance[], left: Map<Seat, number>, geometry: Geometry): Moved {
  const arrived: [number, Seat][] = [];
  now.forEach((look, i) => {
    const old = before[i]!;
    if (old === look) return;
    const [was, is] = [figures(old), figures(look)];
    for (const seat of was) if (!is.includes(seat)) left.set(seat, i);
    for (const seat of is) if (!was.includes(seat)) arrived.push([i, seat]);
  });
  const moved: Moved = new Map();
  for (const [index, seat] of arrived) {
    const from = left.get(seat);
    left.delete(seat);
    if (from === undefined || from === index) continue;
    const [a, b] = [geometry.spaces[from]!, geometry.spaces[index]!];
    moved.set(index, (moved.get(index) ?? new Map()).set(seat, [a.x - b.x, a.y - b.y]));
  }
  return moved;
}

const figures = (look: Appearance): Seat[] =>
  look.marks.filter((mark) => mark.kind === "figure").map((mark) => mark.seat);
