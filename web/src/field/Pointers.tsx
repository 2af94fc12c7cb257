/** "Look here": places that a hint or a line of the score pad speaks of. */
import type { Geometry } from "./geometry";
import { rounded, shrunk } from "./outline";

export function Pointers({ geometry, shown }: { geometry: Geometry; shown: number[] }) {
  const { unit } = geometry;
  return (
    <g fill="none" class="pointers">
      {shown.map((i) => {
        const { points, x, y } = geometry.spaces[i]!;
        const path = rounded(shrunk(points, [x, y], 1.02), unit * 0.2);
        return (
          <g key={i}>
            <path d={path} stroke="var(--halo)" stroke-width={unit * 0.18} />
            <path d={path} stroke="var(--good)" stroke-width={unit * 0.1} />
          </g>
        );
      })}
    </g>
  );
}
