/** Some games say in the name of a space that it can be used, others leave that to the page. It is said once. */
import type { Cell } from "../scene";

/** The words with which all usable spaces end and no other: "can be marked"; empty if the game has none. */
export function usableWords(cells: Cell[]): string {
  const usable = cells.filter((cell) => cell.do || cell.then?.length);
  const words = usable[0]?.name.split(", ").slice(1).pop() ?? "";
  if (!words.includes(" ")) return "";
  const alike = cells.filter((cell) => cell.name.endsWith(`, ${words}`));
  return alike.length === usable.length && alike.every((cell) => cell.do || cell.then?.length) ? words : "";
}
