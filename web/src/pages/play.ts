/** One click plays: a table against a bot of middle strength, or alone where the game has it and nothing else. */
import { go } from "../route";
import { catalogue, gameOf, openTable } from "../store/api";
import { myName } from "../store/kept";
import { say } from "../store/words";

/** The bot of middle strength. */
export function middleLevel(): string {
  return catalogue.value?.usual ?? "";
}

export async function playNow(game: string, learn = false): Promise<void> {
  const seats = gameOf(game)?.seats ?? [];
  const me = { kind: "me" as const, name: myName.value || say("guest") };
  const level = learn ? (catalogue.value?.levels[1]?.name ?? middleLevel()) : middleLevel();
  const opened = await openTable({
    game,
    seats: seats.includes(2) ? [me, { kind: "bot", level }] : [me],
    hints: true,
  });
  go(`/t/${opened.table}${learn ? "?learn" : ""}`);
}
