/** Who joined, came back or left: a line over the page for a moment, in nobody's way. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { SeatShape } from "../parts/SeatShape";
import { useAround } from "../scene/context";
import type { LiveTable } from "../store/table";
import { say } from "../store/words";
import type { SeatState } from "../wire";
import { comings } from "./presence";
import "./people.css";

/** A page that is loaded again is away for a moment: that is not worth a word. */
const PATIENCE = 4000;
const SHOWN = 5000;

interface Told {
  id: number;
  seat: number;
  what: string;
}

export function Arrivals({ table }: { table: LiveTable }) {
  const { names } = useAround();
  const told = useSignal<Told[]>([]);
  const before = useRef<SeatState[] | undefined>(undefined);
  const leaving = useRef(new Map<number, number>());
  const seats = table.state.value?.seats;
  useEffect(() => {
    const say = (seat: number, what: string) => {
      const one = { id: Date.now() + seat, seat, what };
      told.value = [...told.peek(), one].slice(-3);
      setTimeout(() => (told.value = told.peek().filter((other) => other !== one)), SHOWN);
    };
    for (const { seat, what } of comings(before.current ?? [], seats ?? [])) {
      const pending = leaving.current.get(seat);
      clearTimeout(pending);
      leaving.current.delete(seat);
      if (what === "left")
        leaving.current.set(
          seat,
          window.setTimeout(() => {
            leaving.current.delete(seat);
            say(seat, what);
          }, PATIENCE),
        );
      else if (pending === undefined) say(seat, what);
    }
    before.current = seats;
  }, [seats]);
  useEffect(
    () => () => {
      for (const timer of leaving.current.values()) clearTimeout(timer);
    },
    [],
  );
  return (
    <div class="arrivals" role="status">
      {told.value.map(({ id, seat, what }) => (
        <p key={id}>
          <SeatShape seat={seat} size={14} />
          {say(`person-${what}`, { name: names[seat] ?? "" })}
        </p>
      ))}
    </div>
  );
}
