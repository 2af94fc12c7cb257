/** Short notices over the page: who joined, came back, left or sent a quick phrase. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { LiveTable } from "../store/table";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { SeatShape } from "../ui/SeatShape";
import type { SeatState } from "../wire";
import { sounds } from "./notify";
import { comings } from "./presence";
import { play } from "./sound";
import { isMuted } from "./TableChat";
import "./people.css";

/** A page that reloads is away for a moment: no notice for that. */
const PATIENCE = 4000;
const SHOWN = 5000;
const COMINGS = ["joined", "back", "left"];

interface Toast {
  id: number;
  seat: number;
  /** Joined, back, left or a quick phrase; otherwise chat. */
  what: string;
  words: string;
}

export function PresenceToasts({ table }: { table: LiveTable }) {
  const { names } = useTableInfo();
  const toasts = useSignal<Toast[]>([]);
  const before = useRef<SeatState[] | undefined>(undefined);
  const leaving = useRef(new Map<number, number>());
  const seats = table.state.value?.seats;
  const format = (seat: number, what: string, words = "") => {
    const one = { id: Date.now() + Math.random(), seat, what, words };
    toasts.value = [...toasts.peek(), one].slice(-3);
    setTimeout(() => (toasts.value = toasts.peek().filter((other) => other !== one)), SHOWN);
  };
  useEffect(() => {
    for (const { seat, what } of comings(before.current ?? [], seats ?? [])) {
      const pending = leaving.current.get(seat);
      clearTimeout(pending);
      leaving.current.delete(seat);
      if (what === "left")
        leaving.current.set(
          seat,
          window.setTimeout(() => {
            leaving.current.delete(seat);
            format(seat, what);
          }, PATIENCE),
        );
      else if (pending === undefined) {
        format(seat, what);
        if (sounds.peek()) play("joined");
      }
    }
    before.current = seats;
  }, [seats]);
  const given = table.sign.value;
  useEffect(() => {
    if (given && given.seat !== table.view.peek() && !isMuted(table.id, given.seat)) format(given.seat, given.sign);
  }, [given]);
  const last = table.talk.value.at(-1);
  const heard = useRef<number | null>(null);
  useEffect(() => {
    const news = heard.current !== null && last && last.number > heard.current;
    heard.current = last?.number ?? 0;
    if (news && last.seat !== table.view.peek() && !isMuted(table.id, last.seat)) format(last.seat, "", last.words);
  }, [last?.number]);
  useEffect(
    () => () => {
      for (const timer of leaving.current.values()) clearTimeout(timer);
    },
    [],
  );
  const shown = toasts.value.filter(({ seat, what }) => COMINGS.includes(what) || !isMuted(table.id, seat));
  return (
    <div class="arrivals stack g4" role="status">
      {shown.map(({ id, seat, what, words }) => (
        <p key={id}>
          <SeatShape seat={seat} size={14} />
          {COMINGS.includes(what) ? (
            translate(`person-${what}`, { name: names[seat] ?? "" })
          ) : (
            <>
              <strong class="rigid">{names[seat]}</strong>
              <span class="cut">{words || translate(`sign-${what}`)}</span>
            </>
          )}
        </p>
      ))}
    </div>
  );
}
