/** The ranking of the players. Winners come from the server, because the game breaks ties. */
import type { Seat } from "../scene";

export interface Placed {
  seat: Seat;
  /** From 1; players with equal points share a place, unless one of them won. */
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
