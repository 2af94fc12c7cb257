/** Starts a match with one click: against a bot of about equal strength, or solo if the game has only that. */

import { go } from "../route";
import { catalogue, gameOf, myTables, openTable } from "./api";
import { myName } from "./deviceStorage";
import { offerLessons } from "./lessonProgress";
import { matchesAgainstBots, opponentAfter } from "./nextOpponent";
import { translate } from "./translations";

/** The bot of middle strength. */
export function middleLevel(): string {
  return catalogue.value?.usual ?? "";
}

/** The bot that I meet next in a game: by my last matches against one. */
function opponentFor(game: string): string {
  const levels = catalogue.value?.levels.map(({ name }) => name) ?? [];
  return opponentAfter(matchesAgainstBots(myTables.value ?? [], game), levels) || middleLevel();
}

export async function playNow(game: string, alone = false): Promise<void> {
  if (offerLessons(gameOf(game))) return;
  const seats = gameOf(game)?.seats ?? [];
  const me = { kind: "me" as const, name: myName.value || translate("guest") };
  const opened = await openTable({
    game,
    seats: seats.includes(2) && !alone ? [me, { kind: "bot", level: opponentFor(game) }] : [me],
    hints: true,
  });
  go(`/t/${opened.table}`);
}
