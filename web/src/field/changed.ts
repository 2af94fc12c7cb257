/** Where nothing may move, places that others changed are ringed for two seconds instead. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { isStill } from "../parts/media";
import type { Cell, Seat } from "../scene";

const SHOWN = 2000;

/** Indexes of the spaces that somebody else changed just now; at a board that is only looked at, everybody is. */
export function useChanged(cells: Cell[], me: Seat | null): Signal<number[]> {
  const rung = useSignal<number[]>([]);
  const before = useRef<Cell[]>(cells);
  const timer = useRef(0);
  useEffect(() => {
    const old = before.current;
    before.current = cells;
    if (!isStill.peek() || old === cells || old.length !== cells.length) return;
    const changed = cells.flatMap((cell, i) => (cell !== old[i] && state(cell, me) !== state(old[i]!, me) ? [i] : []));
    if (!changed.length) return;
    rung.value = changed;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => (rung.value = []), SHOWN);
  }, [cells]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return rung;
}

function state(cell: Cell, me: Seat | null): string {
  const marks = cell.marks?.filter((mark) => mark.seat !== me).map((mark) => `${mark.seat}${mark.kind}`) ?? [];
  return me === null ? [cell.fill, ...marks].join() : marks.join();
}
