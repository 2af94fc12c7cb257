/** Saves the record of a match as a file. */
import { record } from "../store/api";

export async function downloadRecord(table: string, game: string): Promise<void> {
  const text = await record(table);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  link.download = `${game}-${table}.toml`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
