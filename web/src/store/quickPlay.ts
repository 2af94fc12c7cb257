/** One click plays: a table against a bot of middle strength, or alone where the game has it and nothing else. */

import { go } from "../route";
import { catalogue, gameOf, openTable } from "./api";
import { myName } from "./deviceStorage";
import { offerLessons } from "./lessonProgress";
import { translate } from "./translations";

/** The bot of middle strength. */
export function middleLevel(): string {
  return catalogue.value?.usual ?? "";
}

export async function playNow(game: string, alone = false): Promise<void> {
  if (offerLessons(gameOf(game))) return;
  const seats = gameOf(game)?.seats ?? [];
  const me = { kind: "me" as const, name: myName.value || translate("guest") };
  const opened = await openTable({
    game,
    seats: seats.includes(2) && !alone ? [me, { kind: "bot", level: middleLevel() }] : [me],
    hints: true,
  });
  go(`/t/${opened.table}`);
}
