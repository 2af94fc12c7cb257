/** The art of a game: its sprite and its colours, fetched once and kept apart from other games' by a prefix. */
import { signal } from "@preact/signals";

export interface Art {
  game: string;
  /** Names of icons and of pattern fills that this game has. */
  icons: Set<string>;
  fills: Set<string>;
}

const loaded = signal<Record<string, Art>>({});
const asked = new Set<string>();

/** The art of this game, or undefined while it is loaded on first use. */
export function art(game: string, version = ""): Art | undefined {
  if (game && !asked.has(game)) {
    asked.add(game);
    void load(game, version);
  }
  return loaded.value[game];
}

async function load(game: string, version: string): Promise<void> {
  const query = version ? `?v=${version}` : "";
  try {
    const answer = await fetch(`/games/${game}/art.svg${query}`);
    showSprite(game, answer.ok ? await answer.text() : "");
  } catch {
    asked.delete(game);
  }
}

/** Colours are scoped to the game: two games may both have a desert. */
function showColours(game: string, css: string): void {
  const here = `[data-art="${game}"]`;
  const scoped = css.replace(/\[data-theme=["']?dark["']?\]/g, `[data-theme="dark"] ${here}`).replace(/:root/g, here);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(scoped);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function showSprite(game: string, text: string): void {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (svg.nodeName !== "svg") return;
  const colours = svg.querySelector("metadata");
  showColours(game, colours?.textContent ?? "");
  colours?.remove();
  svg.setAttribute("data-art", game);
  svg.setAttribute("class", "sprite");
  svg.setAttribute("aria-hidden", "true");
  const icons = new Set<string>();
  const fills = new Set<string>();
  for (const part of svg.querySelectorAll("[id]")) {
    const [kind, ...name] = part.id.split("-");
    (kind === "fill" ? fills : icons).add(name.join("-"));
    part.id = `${game}-${part.id}`;
  }
  document.body.append(document.adoptNode(svg));
  loaded.value = { ...loaded.value, [game]: { game, icons, fills } };
}

/** Where an icon of the game is drawn from. */
export const iconOf = (game: string, name: string) => `#${game}-art-${name}`;
export const patternOf = (game: string, name: string) => `#${game}-fill-${name}`;
