/** The next bot to play against: first one for beginners, a stronger one after a win, a weaker one after a loss. */
import type { TableEntry } from "../wire";

/** The first opponent: like a beginner, it takes points at once and plans nothing. */
const FIRST = "greedy";

/** Whether I won each finished match of a game against one bot, and its level, oldest first. */
export function matchesAgainstBots(tables: TableEntry[], game: string): { level: string; won: boolean }[] {
  return tables
    .filter((table) => table.over && table.game === game && table.seats.length === 2)
    .sort((a, b) => (a.changed ?? 0) - (b.changed ?? 0))
    .flatMap((table) => {
      const [bot] = table.seats.filter((seat) => seat.kind === "bot");
      const mine = table.seats.findIndex((seat) => seat.mine);
      return bot?.level && mine >= 0 ? [{ level: bot.level, won: !!table.winners?.includes(mine) }] : [];
    });
}

/** The level for the next match; `levels` from the weakest to the strongest. */
export function opponentAfter(matches: { level: string; won: boolean }[], levels: string[]): string {
  let now = Math.max(0, levels.indexOf(FIRST));
  for (const { level, won } of matches)
    if (level === levels[now]) now = Math.min(Math.max(now + (won ? 1 : -1), 0), levels.length - 1); // else chosen by hand
  return levels[now] ?? "";
}

/** The next stronger level; empty after the strongest. */
export const nextLevel = (level: string, levels: string[]): string => levels[levels.indexOf(level) + 1] ?? "";
