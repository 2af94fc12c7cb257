/** The option for those who cannot tell grounds apart: the first letter of the ground's name on every space. */
import type { Cell } from "../scene";
import type { Geometry } from "./geometry";
import { lettersOf } from "./groundLetters";

export function Letters({ geometry, cells }: { geometry: Geometry; cells: Cell[] }) {
  const { unit } = geometry;
  const letters = lettersOf(cells);
  return (
    <g class="ground-letters" aria-hidden="true" font-size={unit * 0.26}>
      {cells.map((cell, i) => {
        const { x, y, points } = geometry.spaces[i]!;
        const low = Math.max(...points.map((point) => point[1]));
        return cell.fill ? (
          <text key={cell.id} x={x - unit * 0.32} y={Math.min(low - unit * 0.1, y + unit * 0.42)}>
            {letters.get(cell.fill)}
          </text>
        ) : null;
      })}
    </g>
  );
}
