/** With reduced motion, spaces that others changed get a ring for two seconds instead of an animation. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Seat } from "../scene";
import { isStill } from "../ui/media";
import type { Appearance } from "./appearance";

const SHOWN = 2000;

/** Indexes of the spaces that other players have just changed; for a spectator, that any player has changed. */
export function useChangedSpaces(looks: Appearance[], me: Seat | null): Signal<number[]> {
  const rung = useSignal<number[]>([]);
  const before = useRef<Appearance[]>(looks);
  const timer = useRef(0);
  useEffect(() => {
    const old = before.current;
    before.current = looks;
    if (!isStill.peek() || old === looks || old.length !== looks.length) return;
    const changed = looks.flatMap((look, i) => (look !== old[i] && state(look, me) !== state(old[i]!, me) ? [i] : []));
    if (!changed.length) return;
    rung.value = changed;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => (rung.value = []), SHOWN);
  }, [looks]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return rung;
}

function state(look: Appearance, me: Seat | null): string {
  const marks = look.marks.filter((mark) => mark.seat !== me).map((mark) => `${mark.seat}${mark.kind}`);
  return me === null ? [look.fill, ...marks].join() : marks.join();
}
