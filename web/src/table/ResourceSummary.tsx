/** My things as icons and numbers, where the board takes nearly all the room. */

import type { Glyph, Item, Panel, Scene, Text, Track } from "../scene";
import { Glyphs } from "../scene/Glyphs";
import { Then } from "../scene/ListEntry";
import { useTableInfo } from "../store/tableContext";
import { besideTitle } from "./Header";
import "./ResourceSummary.css";

/** Things of the same letter share a tile. */
interface Tile {
  letter?: string;
  name: Text;
  signs: { glyphs: Glyph[]; words?: Text | number | string | null }[];
  /** The piece whose number it shows. */
  id?: string;
  now?: boolean;
}

export const hasResources = (scene: Scene) => tilesOf(panelsOf(scene)).length > 0;

/** What stands beside the title already is none of them. */
function panelsOf(scene: Scene): Panel[] {
  const above = besideTitle(scene);
  return scene.right?.filter(({ id }) => id !== above?.id) ?? [];
}

export function ResourceSummary({ scene }: { scene: Scene }) {
  const { game, format, view } = useTableInfo();
  const tiles = tilesOf(panelsOf(scene));
  const rows = [tiles.filter((tile) => !tile.letter), tiles.filter((tile) => tile.letter)];
  return rows
    .filter((row) => row.length)
    .map((row, i) => (
      <div class="tiles" key={i}>
        {row.map((tile, at) => {
          const then = tile.id ? view.numberThen(tile.id) : undefined;
          const look = tile.now || then != null ? "small-tile now" : "small-tile";
          return (
            <span key={at} class={look} role="img" aria-label={format(tile.name)}>
              {tile.letter && <b class="tile-letter center">{tile.letter}</b>}
              {tile.signs.map(({ glyphs, words }, sign) => (
                <span key={sign}>
                  <Glyphs glyphs={glyphs} game={game} size={words == null ? 22 : 17} />
                  {then != null ? (
                    <Then now={String(words)} then={then} />
                  ) : Array.isArray(words) ? (
                    format(words)
                  ) : (
                    words
                  )}
                </span>
              ))}
            </span>
          );
        })}
      </div>
    ));
}

function tilesOf(panels: Panel[]): Tile[] {
  const tiles: Tile[] = [];
  for (const tile of panels.flatMap((panel) => (panel.type === "row" ? panel.items.map(tileOf) : [tileOf(panel)]))) {
    const same = tile?.letter && tiles.find(({ letter }) => letter === tile.letter);
    if (same) same.signs.push(...tile.signs);
    else if (tile) tiles.push(tile);
  }
  return tiles;
}

function tileOf(item: Item | Panel): Tile | null {
  if (item.type === "track") return trackTile(item);
  if (item.type !== "piece" || !item.glyphs?.length) return null;
  const { id, name, glyphs, corner, caption, kind } = item;
  if (item.state === "now") return { name, signs: [{ glyphs, words: caption }], now: true };
  if (kind === "slot" && corner) return { name, letter: corner, signs: [{ glyphs }] };
  return kind === "card" && corner ? { id, name, signs: [{ glyphs: glyphs.map(shortest), words: corner }] } : null;
}

/** A thing that is called by a sign needs no picture beside it. */
const shortest = (glyph: Glyph): Glyph => (glyph.words ? { ...glyph, art: "" } : glyph);

/** How many I have and can use; or what is still to be won. */
function trackTile({ name, kind, steps, glyphs = [] }: Track): Tile | null {
  const [sign] = steps[0]?.glyphs ?? [];
  if (kind === "boxes" && sign) {
    const mine = steps.filter(({ state }) => state === "mine" || state === "now").length;
    return { name, signs: [{ glyphs: [{ ...sign, state: mine ? "" : "off" }], words: mine }] };
  }
  const letter = glyphs.find(({ words }) => words)?.words;
  if (kind !== "race" || !letter) return null;
  const next = steps.find(({ state }) => state === "now");
  return { name, letter, signs: [{ glyphs: glyphs.filter(({ art }) => art), words: next?.caption ?? "–" }] };
}
