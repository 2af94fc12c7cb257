/** The log as turns: a head, and under it one line for each seat that has done something. */
import type { LogLine } from "../scene";

export interface Turn {
  /** The version at which it began. */
  start: number;
  head: LogLine;
  lines: LogLine[];
}

const CHANCE = -1;

/** A line replaces the earlier line of the same turn and seat; a line without text removes it. */
export function mergedLog(known: LogLine[], news: LogLine[]): LogLine[] {
  if (!news.length) return known;
  const lines = new Map(known.map((line) => [keyOf(line), line]));
  for (const line of news) {
    if (line.words) lines.set(keyOf(line), line);
    else lines.delete(keyOf(line));
  }
  return [...lines.values()].sort((a, b) => a.turn - b.turn || a.seat - b.seat);
}

export const keyOf = ({ turn, seat }: LogLine) => `${turn}/${seat}`;

/** Lines that are new or say something else than before. */
export function newLines(before: LogLine[], now: LogLine[]): LogLine[] {
  const known = new Map(before.map((line) => [keyOf(line), line.at]));
  return now.filter((line) => known.get(keyOf(line)) !== line.at);
}

/** Oldest first. A turn without actions has only a header. */
export function turnsOf(log: LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of log) {
    if (line.seat === CHANCE) turns.push({ start: line.turn, head: line, lines: [] });
    else if (turns.at(-1)?.start === line.turn) turns.at(-1)!.lines.push(line);
  }
  return turns;
}

/** What a seat did last, and the last that is seen on its board. */
export function lastOf(log: LogLine[], seat: number): { line?: LogLine; drawn?: LogLine } {
  const own = log.filter((line) => line.seat === seat);
  return { line: own.at(-1), drawn: own.findLast((line) => line.cells?.length) };
}

/** Points with their sign. */
export const signed = (gain = 0) => (gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : "");

/** A number as text, with a minus sign instead of a hyphen. */
export const withMinus = (value: number | string) =>
  typeof value === "number" && value < 0 ? `−${-value}` : `${value}`;
