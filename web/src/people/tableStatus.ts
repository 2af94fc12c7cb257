/** The status of tables for me: their order, whom each waits for, and how each ended. */

import { isDay } from "../store/streak";
import { list, translate } from "../store/translations";
import { namesAt } from "../ui/seatName";
import type { TableEntry } from "../wire";

const rank = ({ waiting, over }: TableEntry) => (waiting ? 0 : over ? 2 : 1);
const everybodyIsHere = ({ seats }: TableEntry) => seats.every((one) => one.mine || one.kind === "bot" || one.online);

/** My turns first, among them where everybody is here, then where I am waited for longest; then the newest. */
export function inOrder(tables: TableEntry[]): TableEntry[] {
  const place = (table: TableEntry) => [
    rank(table),
    table.waiting && !everybodyIsHere(table) ? 1 : 0,
    (table.changed ?? 0) * (table.waiting ? 1 : -1),
  ];
  const compare = (a: number[], b: number[]) => a.map((one, i) => one - b[i]!).find((apart) => apart) ?? 0;
  return [...tables].sort((a, b) => compare(place(a), place(b)));
}

/** The seats of others that the table waits for. */
export const waitsFor = ({ busy = [], seats }: TableEntry) => busy.filter((seat) => !seats[seat]?.mine);

export function waitingLabel(table: TableEntry): string {
  const seats = waitsFor(table);
  if (!seats.length) return "";
  if (!seats.some((seat) => table.seats[seat]?.taken || table.seats[seat]?.name))
    return translate("waiting-for-somebody");
  return translate("waiting-for", { names: list(seats.map((seat) => namesAt(table)[seat]!)) });
}

/** The cup or tournament that a table's deal belongs to. */
export const competitionOf = (challenge = ""): string | undefined => /^round:(.+):\d+$/.exec(challenge)?.[1];

function soloLabel(challenge: string | undefined): string {
  if (isDay(challenge)) return translate("challenge-of-day");
  return translate(competitionOf(challenge) ? "result-tournament" : "result-alone");
}

/** Who won, and how I did. */
export function ending(table: TableEntry): string {
  const { totals = [], winners = [], seats } = table;
  if (totals.length === 1) return soloLabel(table.challenge);
  const mine = seats.flatMap((seat, i) => (seat.mine ? [i] : []));
  const won = winners.filter((seat) => !mine.includes(seat));
  const names = list(won.map((seat) => namesAt(table)[seat]!));
  if (mine.length !== 1)
    return translate("result-others", { names: list(winners.map((seat) => namesAt(table)[seat]!)) });
  const points = totals[mine[0]!] ?? 0;
  if (!winners.includes(mine[0]!))
    return translate("result-lost", {
      names,
      count: won.length,
      place: 1 + totals.filter((one, seat) => one > points || winners.includes(seat)).length,
    });
  if (won.length) return translate("result-shared", { names });
  const margin = points - Math.max(...totals.filter((_, seat) => seat !== mine[0]));
  return margin > 0 ? translate("result-won", { margin }) : translate("result-won-level");
}

/** "You 43 · Otter 125"; empty for solo matches, whose result is shown elsewhere. */
export const pointsOfAll = (table: TableEntry) =>
  (table.totals?.length ?? 0) > 1
    ? table.totals!.map((points, seat) => `${namesAt(table)[seat]} ${points}`).join(" · ")
    : "";

/** My points at a table that is over, if one seat of it was mine. */
export function myPoints({ seats, totals }: TableEntry): number | undefined {
  const mine = seats.flatMap((seat, i) => (seat.mine ? [i] : []));
  return mine.length === 1 ? totals?.[mine[0]!] : undefined;
}
