/** One click plays: a table against a bot of middle strength, or alone where the game has it and nothing else. */
import { offerLessons } from "../learn/progress";
import { go } from "../route";
import { catalogue, gameOf, openTable } from "../store/api";
import { myName } from "../store/kept";
import { say } from "../store/words";

/** The bot of middle strength. */
export function middleLevel(): string {
  return catalogue.value?.usual ?? "";
}

export async function playNow(game: string): Promise<void> {
  if (offerLessons(gameOf(game))) return;
  const seats = gameOf(game)?.seats ?? [];
  const me = { kind: "me" as const, name: myName.value || say("guest") };
  const opened = await openTable({
    game,
    seats: seats.includes(2) ? [me, { kind: "bot", level: middleLevel() }] : [me],
    hints: true,
  });
  go(`/t/${opened.table}`);
}
