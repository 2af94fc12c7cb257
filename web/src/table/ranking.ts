/** Who came where. Winners are told by the server: ties are broken by the game. */
import type { Seat } from "../scene";

export interface Placed {
  seat: Seat;
  /** From 1; who has as many points as another has the same place, unless one of them won. */
  place: number;
}

export function placesOf(totals: number[], winners: Seat[]): Placed[] {
  const better = (a: Seat, b: Seat) =>
    totals[a]! > totals[b]! || (totals[a] === totals[b] && winners.includes(a) && !winners.includes(b));
  return totals.map((_, seat) => ({ seat, place: 1 + totals.filter((__, other) => better(other, seat)).length }));
}

/** All seats, the first one first. */
export const ranking = (totals: number[], winners: Seat[]): Placed[] =>
  placesOf(totals, winners).sort((a, b) => a.place - b.place || a.seat - b.seat);
