/** Medals of a solo match: par for gold, and as far below it as weaker bots usually are for silver and bronze. */

export interface Goal {
  medal: "gold" | "silver" | "bronze";
  points: number;
}

/** The levels whose distance from the reference player, which makes par, gives the other medals. */
const [REFERENCE, SILVER, BRONZE] = ["planner", "casual", "greedy"];

export function goalsOf(par: number, typical: Record<string, number>): Goal[] {
  const gold: Goal = { medal: "gold", points: Math.round(par) };
  const below = (level: string) => Math.round(par - (typical[REFERENCE]! - typical[level]!));
  if (![REFERENCE, SILVER, BRONZE].every((level) => level in typical)) return [gold];
  return [gold, { medal: "silver", points: below(SILVER) }, { medal: "bronze", points: below(BRONZE) }];
}
