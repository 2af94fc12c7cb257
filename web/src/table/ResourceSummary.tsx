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
  /** Shown beside the picture. */
  title?: Text;
}

export const hasResources = (scene: Scene) => tilesOf(panelsOf(scene)).length > 0;

/** Without those that are already beside the title. */
function panelsOf(scene: Scene): Panel[] {
  const above = besideTitle(scene);
  return scene.right?.filter(({ id }) => id !== above?.id) ?? [];
}

interface Props {
  scene: Scene;
  /** Shows the panels in full. */
  open: () => void;
}

export function ResourceSummary({ scene, open }: Props) {
  const { format, view } = useTableInfo();
  const tiles = tilesOf(panelsOf(scene));
  const rows = [tiles.filter((tile) => !tile.letter), tiles.filter((tile) => tile.letter)];
  return rows
    .filter((row) => row.length)
    .map((row, i) => (
      <div class={row.some(({ title }) => title) ? "tiles named" : "tiles"} key={i}>
        {row.map((tile, at) => {
          const then = tile.id ? view.numberThen(tile.id) : undefined;
          const look = tile.now || then != null ? "small-tile now" : "small-tile";
          if (tile.title)
            return (
              <button type="button" key={at} class={look} aria-label={format(tile.name)} onClick={open}>
                <Signs tile={tile} then={then} />
              </button>
            );
          return (
            <span key={at} class={look} role="img" aria-label={format(tile.name)}>
              <Signs tile={tile} then={then} />
            </span>
          );
        })}
      </div>
    ));
}

function Signs({ tile, then }: { tile: Tile; then: number | undefined | null }) {
  const { game, format } = useTableInfo();
  return (
    <>
      {tile.letter && <b class="tile-letter center">{tile.letter}</b>}
      {tile.signs.map(({ glyphs, words }, sign) => (
        <span key={sign} class={tile.title ? "grow" : ""}>
          <Glyphs glyphs={glyphs} game={game} size={words == null || tile.title ? 22 : 17} />
          {tile.title && <span class="tile-title t12 medium cut grow">{format(tile.title)}</span>}
          {then != null ? <Then now={String(words)} then={then} /> : Array.isArray(words) ? format(words) : words}
        </span>
      ))}
    </>
  );
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
  if (kind !== "card" || !corner) return null;
  const pictures = glyphs.filter(({ art }) => art).map((glyph) => ({ ...glyph, words: "" }));
  return {
    id,
    name,
    title: item.title ?? name,
    signs: [{ glyphs: pictures.length ? pictures : glyphs, words: corner }],
  };
}

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
