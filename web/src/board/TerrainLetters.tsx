/** An option for colour-blind players: the first letter of the ground's name on every space. */
import type { Field, Shape } from "../scene";
import type { Format } from "../store/textFormatter";
import type { Appearance } from "./appearance";
import type { Geometry } from "./geometry";
import { lettersOf } from "./terrainInitials";

interface Props {
  geometry: Geometry;
  field: Field;
  shape: Shape;
  looks: Appearance[];
  format: Format;
}

export function TerrainLetters({ geometry, field, shape, looks, format }: Props) {
  const { unit } = geometry;
  const letters = lettersOf(field, shape, format);
  return (
    <g class="ground-letters" aria-hidden="true" font-size={unit * 0.26}>
      {looks.map(({ fill }, i) => {
        const { x, y, points } = geometry.spaces[i]!;
        const low = Math.max(...points.map((point) => point[1]));
        return fill ? (
          <text key={i} x={x - unit * 0.32} y={Math.min(low - unit * 0.1, y + unit * 0.42)}>
            {letters.get(fill)}
          </text>
        ) : null;
      })}
    </g>
  );
}
