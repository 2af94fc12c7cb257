/** Lays a board of tiles with pictures: choose a place, then a tile for it, and turn it. */
import { useSignal } from "@preact/signals";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import type { TileGridState } from "../wire";
import { ArtIcon } from "./Glyphs";
import "./TilePicker.css";

interface Laid {
  id: string;
  /** Quarters of a turn clockwise. */
  turns: number;
}

/** The first tiles as they are printed. */
export const firstTiles = (grid: TileGridState): string =>
  format(
    grid,
    grid.tiles.slice(0, grid.columns * grid.rows).map(({ id }) => ({ id, turns: 0 })),
  );

const format = (grid: TileGridState, laid: Laid[]): string =>
  laid.map(({ id, turns }) => id + grid.rotations[turns % 4]).join(" ");

/** The tiles of a text; where it names none, the first ones. */
function parse(grid: TileGridState, value: string): Laid[] {
  const laid = value
    .split(/\s+/)
    .map((word) => ({ id: word.slice(0, -1), turns: grid.rotations.indexOf(word.slice(-1)) }));
  const known = laid.every(({ id, turns }) => turns >= 0 && grid.tiles.some((tile) => tile.id === id));
  return known && laid.length === grid.columns * grid.rows ? laid : parse(grid, firstTiles(grid));
}

interface Props {
  game: string;
  grid: TileGridState;
  value: string;
  change: (value: string) => void;
}

export function TilePicker({ game, grid, value, change }: Props) {
  const place = useSignal(0);
  const laid = parse(grid, value);
  const artOf = (id: string) => grid.tiles.find((tile) => tile.id === id)!.art;
  /** A tile that is already on another place moves. */
  const lay = (id: string) => {
    const from = laid.findIndex((one) => one.id === id);
    const next = [...laid];
    if (from >= 0) next[from] = laid[place.value]!;
    next[place.value] = from >= 0 ? laid[from]! : { id, turns: 0 };
    change(format(grid, next));
  };
  const turn = () =>
    change(
      format(
        grid,
        laid.map((one, i) => (i === place.value ? { ...one, turns: (one.turns + 1) % 4 } : one)),
      ),
    );
  return (
    <div class="tile-picker line g12">
      <div
        class="laid-tiles rigid"
        role="group"
        aria-label={translate("tile-places")}
        style={{ gridTemplateColumns: `repeat(${grid.columns}, 1fr)` }}
      >
        {laid.map(({ id, turns }, i) => (
          <button
            type="button"
            key={i}
            aria-pressed={place.value === i}
            aria-label={translate("tile-at", { place: i + 1, tile: id, degrees: turns * 90 })}
            onClick={() => (place.value = i)}
          >
            <span class="center" style={{ transform: `rotate(${turns * 90}deg)` }}>
              <ArtIcon game={game} name={artOf(id)} size={72} />
            </span>
          </button>
        ))}
      </div>
      <div class="stack g8 grow">
        <button type="button" class="button small" onClick={turn}>
          <Icon name="turn" size={16} />
          {translate("turn-tile")}
        </button>
        <div class="line wrap g4" role="group" aria-label={translate("tiles")}>
          {grid.tiles.map(({ id, art }) => (
            <button
              type="button"
              key={id}
              aria-pressed={laid[place.value]!.id === id}
              aria-label={translate("tile-named", { tile: id })}
              onClick={() => lay(id)}
            >
              <ArtIcon game={game} name={art} size={40} />
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
