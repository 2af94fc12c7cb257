/** Saves something as a file on the device. */
import { record } from "../store/api";

export function download(text: string, name: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export async function downloadRecord(table: string, game: string): Promise<void> {
  download(await record(table), `${game}-${table}.toml`, "application/toml");
}
