/** Highlights the spaces of a lesson step with rings and dims the rest of the board. */
import type { Geometry } from "./geometry";

export function Spotlight({ geometry, spaces }: { geometry: Geometry; spaces: number[] }) {
  const { unit } = geometry;
  const [x, y, width, height] = geometry.framed;
  if (!spaces.length) return null;
  const radius = unit * (spaces.length === 1 ? 1.2 : spaces.length < 5 ? 0.8 : 0.62);
  const centres = spaces.map((i) => geometry.spaces[i]!);
  const hole = ({ x, y }: { x: number; y: number }) =>
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  return (
    <g class="spotlight" pointer-events="none">
      <mask id="spotlight-mask">
        <rect x={x} y={y} width={width} height={height} fill="white" />
        <path d={centres.map(hole).join("")} fill="black" />
      </mask>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill="var(--paper)"
        fill-opacity="0.5"
        mask="url(#spotlight-mask)"
      />
      {centres.map((centre, i) => (
        <g key={i} fill="none">
          <circle cx={centre.x} cy={centre.y} r={radius} stroke="var(--halo)" stroke-width={unit * 0.15} />
          <circle cx={centre.x} cy={centre.y} r={radius} stroke="var(--accent)" stroke-width={unit * 0.075} />
        </g>
      ))}
    </g>
  );
}
