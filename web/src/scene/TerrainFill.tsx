/** Fills a piece with a terrain pattern, in the size it has on the board. */
import { art as artOf, patternOf } from "../store/art";
import { useTableInfo } from "../store/tableContext";
import "./TerrainFill.css";

export function TerrainFill({ fill }: { fill: string }) {
  const { game } = useTableInfo();
  const art = artOf(game);
  if (!fill) return null;
  const paint = art?.fills.has(fill) ? `url(${patternOf(game, fill)})` : `var(--${fill})`;
  return (
    <svg class="ground" data-art={game} aria-hidden="true">
      <rect width="100%" height="100%" fill={paint} />
    </svg>
  );
}
