/** Saves something as a file on the device. */
import { catalogue, printed, record } from "../store/api";

export function download(content: string | Blob, name: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export async function downloadRecord(table: string, game: string): Promise<void> {
  download(await record(table), `${game}-${table}.toml`, "application/toml");
}

/** All final boards on paper: as PDF where the server can make one, else as SVG. */
export async function downloadBoards(table: string, game: string): Promise<void> {
  const format = catalogue.peek()?.pdf ? "pdf" : "svg";
  const content = await printed(table, format);
  download(content, `${game}-${table}.${format}`, content.type);
}
