/** Sums over the reviewed matches of a device. */
import type { Review, SeatState, TurnLabel } from "../wire";
import { sure } from "./reviewRows";

export interface Reviewed {
  table: string;
  seat: number;
  game: string;
  result: number;
  par: number | null;
  choices: number;
  /** What turns that surely cost something lost, by line of the score pad. */
  lines: Record<string, number>;
  /** The turns that surely cost something: their numbers, when they were, what they lost, and mostly at which line. */
  turns?: { turn: number; when: TurnLabel; loss: number; line: string }[];
  /** Levels of the bots at the table, and whether no other player had more points. */
  bots?: string[];
  won?: boolean;
}

/** The number of matches that are kept, and of those that count as the latest. */
const MOST = 200;
const LAST = 5;

/** A review that is done, as one line of the profile. */
export function lineOf(table: string, review: Review, seat: number, seats: SeatState[] = []): Reviewed {
  const { result, par, choices, turns } = review.seats[seat]!;
  const lines: Record<string, number> = {};
  for (const turn of turns.filter((one) => one.sure))
    for (const [line, more] of Object.entries(turn.reasons ?? {})) lines[line] = (lines[line] ?? 0) + more;
  return {
    table,
    seat,
    game: review.game,
    result,
    par: par ? sure(par).mean : null,
    choices: sure(choices).mean,
    lines,
    turns: turns.flatMap((one, turn) => {
      const [line = "", most = 0] = Object.entries(one.reasons ?? {}).sort((a, b) => b[1] - a[1])[0] ?? [];
      return one.sure && most > 0 ? [{ turn, when: one.when, loss: one.loss ?? 0, line }] : [];
    }),
    bots: [...new Set(seats.flatMap(({ kind, level }) => (kind === "bot" && level ? [level] : [])))],
    won: review.seats.every((other) => other.result <= result),
  };
}

/** Each match counts once, however often its review is opened. */
export function withLine(all: Reviewed[], line: Reviewed): Reviewed[] {
  const known = all.findIndex((one) => one.table === line.table && one.seat === line.seat);
  return known >= 0 ? all.with(known, line) : [...all, line].slice(-MOST);
}

export interface Profile {
  game: string;
  matches: number;
  choices: number;
  /** How much better the last matches were than those before; null while there are too few. */
  trend: number | null;
  par: number | null;
  /** Lines of the score pad at which most was lost, and how much a match. */
  lines: [string, number][];
  /** Against bots of each level: matches won, and all. */
  wins: [string, number, number][];
}

const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

export function profileOf(all: Reviewed[], game: string): Profile {
  const mine = all.filter((one) => one.game === game);
  const choices = mine.map((one) => one.choices);
  const before = choices.slice(0, -LAST);
  const pars = mine.flatMap((one) => (one.par === null ? [] : [one.result - one.par]));
  const names = [...new Set(mine.flatMap((one) => Object.keys(one.lines)))];
  const lines = names
    .map((name): [string, number] => [name, mine.reduce((sum, one) => sum + (one.lines[name] ?? 0), 0) / mine.length])
    .filter(([, lost]) => lost >= 0.1)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3);
  const levels = [...new Set(mine.flatMap((one) => one.bots ?? []))];
  const wins = levels.map((level): [string, number, number] => {
    const met = mine.filter((one) => one.bots?.includes(level));
    return [level, met.filter((one) => one.won).length, met.length];
  });
  return {
    game,
    matches: mine.length,
    choices: mean(choices),
    trend: before.length ? mean(choices.slice(-LAST)) - mean(before) : null,
    par: pars.length ? mean(pars) : null,
    lines,
    wins,
  };
}

/** What I lose at one line of the score pad: how much in the last matches, and the turns it was about. */
export interface Theme {
  line: string;
  lost: number;
  matches: number;
  turns: { table: string; seat: number; turn: number; when: TurnLabel; loss: number }[];
}

/** Fewer matches say nothing about a habit. */
const FEWEST = 2;
const RECENT = 10;

/** The lines at which most was lost in the last matches of a game, by turns that surely cost something. */
export function themesOf(all: Reviewed[], game: string): Theme[] {
  const mine = all.filter((one) => one.game === game).slice(-RECENT);
  if (mine.length < FEWEST) return [];
  const lines = new Set(mine.flatMap((one) => Object.keys(one.lines)));
  return [...lines]
    .map((line) => ({
      line,
      lost: Math.round(mine.reduce((sum, one) => sum + (one.lines[line] ?? 0), 0)),
      matches: mine.length,
      turns: mine.flatMap(({ table, seat, turns = [] }) =>
        turns.flatMap(({ line: about, ...turn }) => (about === line ? [{ table, seat, ...turn }] : [])),
      ),
    }))
    .filter(({ lost }) => lost >= 1)
    .sort((a, b) => b.lost - a.lost);
}
