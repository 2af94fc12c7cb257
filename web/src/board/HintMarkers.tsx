/** Markers on the spaces of a hint or of a line of the score pad, or that others changed. */
import type { Geometry } from "./geometry";
import { rounded, shrunk } from "./outline";

interface Props {
  geometry: Geometry;
  shown: number[];
  kind?: "pointers" | "changed";
}

export function HintMarkers({ geometry, shown, kind = "pointers" }: Props) {
  const { unit } = geometry;
  return (
    <g fill="none" class={kind}>
      {shown.map((i) => {
        const { points, x, y } = geometry.spaces[i]!;
        const path = rounded(shrunk(points, [x, y], 1.02), unit * 0.2);
        return (
          <g key={i}>
            <path d={path} stroke="var(--halo)" stroke-width={unit * 0.18} />
            <path d={path} stroke={kind === "changed" ? "var(--ink)" : "var(--good)"} stroke-width={unit * 0.1} />
          </g>
        );
      })}
    </g>
  );
}
