/** A board of squares: areas of one terrain with a light inner border, thin grid lines and seams. */
import type { Squares } from "../scene";
import type { Art } from "../store/art";
import type { Appearance } from "./appearance";
import { connectedAreas } from "./connectedAreas";
import type { Geometry } from "./geometry";
import { around } from "./outline";
import { ground } from "./Patterns";
import { SQUARE } from "./squares";

interface Props {
  geometry: Geometry;
  looks: Appearance[];
  art: Art | undefined;
  id: string;
}

const shore = (fill: string) => (fill === "water" ? 0.5 : 0.26);

export function SquareGround({ geometry, looks, art, id }: Props) {
  const shape = geometry.shape as Squares;
  const c = SQUARE;
  const width = shape.columns * c;
  const height = shape.rows * c;
  const regions = connectedAreas(geometry, (i) => looks[i]!.fill).map(({ kind, spaces }) => ({
    kind,
    path: around(
      spaces.map((i) => geometry.spaces[i]!.points),
      c * 0.16,
    ),
    sharp: around(
      spaces.map((i) => geometry.spaces[i]!.points),
      0,
    ),
  }));
  let lines = "";
  for (let x = 1; x < shape.columns; x++) lines += `M${x * c} 0v${height}`;
  for (let y = 1; y < shape.rows; y++) lines += `M0 ${y * c}h${width}`;
  let seams = "";
  if (shape.seam) {
    for (let x = shape.seam; x < shape.columns; x += shape.seam) seams += `M${x * c} 0v${height}`;
    for (let y = shape.seam; y < shape.rows; y += shape.seam) seams += `M0 ${y * c}h${width}`;
  }
  return (
    <g>
      <defs>
        <clipPath id={`${id}-land`}>
          <rect width={width} height={height} rx={c * 0.2} />
        </clipPath>
        {regions.map(({ path }, i) => (
          <clipPath id={`${id}-area${i}`} key={i}>
            <path d={path} />
          </clipPath>
        ))}
      </defs>
      <g clip-path={`url(#${id}-land)`}>
        <rect width={width} height={height} fill="var(--badge)" />
        {regions.map(({ kind, path, sharp }, i) => (
          <g key={i}>
            <path d={sharp} fill={ground(art, id, kind)} />
            <path
              d={path}
              fill="none"
              stroke="var(--shore)"
              stroke-opacity={shore(kind)}
              stroke-width={c * 0.2}
              clip-path={`url(#${id}-area${i})`}
            />
          </g>
        ))}
        <path d={lines} class="grid-lines" />
        {regions.map(({ path }, i) => (
          <path key={i} d={path} class="region-line" stroke-width={c * 0.032} />
        ))}
        <path d={seams} class="seam" stroke-width={c * 0.045} stroke-dasharray={`${c * 0.05} ${c * 0.12}`} />
      </g>
    </g>
  );
}
