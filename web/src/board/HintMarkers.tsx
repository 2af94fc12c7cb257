/** Rings on spaces: those of a hint, of a line of the score pad, of a sentence, or those that others have changed. */
import type { Geometry } from "./geometry";
import { rounded, shrunk } from "./outline";

interface Props {
  geometry: Geometry;
  shown: number[];
  kind?: keyof typeof COLOURS;
}

const COLOURS = { pointers: "var(--good)", changed: "var(--ink)", named: "var(--accent)" };
/** A space that was named flashes: boards on phones have no coordinates. */
const FLASH = { animation: "pulse 500ms ease-in-out 4" };

export function HintMarkers({ geometry, shown, kind = "pointers" }: Props) {
  const { unit } = geometry;
  return (
    <g fill="none" class={kind} style={kind === "named" ? FLASH : {}}>
      {shown.map((i) => {
        const { points, x, y } = geometry.spaces[i]!;
        const path = rounded(shrunk(points, [x, y], 1.02), unit * 0.2);
        return (
          <g key={i}>
            <path d={path} stroke="var(--halo)" stroke-width={unit * 0.18} />
            <path d={path} stroke={COLOURS[kind]} stroke-width={unit * 0.1} />
          </g>
        );
      })}
    </g>
  );
}
