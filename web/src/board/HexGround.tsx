/** A sheet of hexes: blank ones as paper, drawn ones with their pattern; regions have one thick outline. */
import { memoComponent } from "../memoComponent";
import type { Art } from "../store/art";
import type { Appearance } from "./appearance";
import { connectedAreas } from "./connectedAreas";
import type { Geometry, Space } from "./geometry";
import { around, rounded, shrunk } from "./outline";
import { ground } from "./Patterns";

interface Props {
  geometry: Geometry;
  looks: Appearance[];
  art: Art | undefined;
  id: string;
  small?: boolean;
}

export function HexGround({ geometry, looks, art, id, small = false }: Props) {
  const line = small ? 5 : 2.6;
  const paint = (fill: string) => (!fill ? "var(--blank)" : small ? `var(--${fill})` : ground(art, id, fill));
  return (
    <g>
      {geometry.spaces.map((space, i) => (
        <Hex key={i} space={space} drawn={!!looks[i]!.fill} paint={paint(looks[i]!.fill)} width={small ? 2.4 : 1.2} />
      ))}
      {connectedAreas(geometry, (i) => looks[i]!.fill).map(({ spaces }, i) => (
        <path
          key={i}
          d={around(
            spaces.map((space) => geometry.spaces[space]!.points),
            2,
          )}
          fill="none"
          stroke="var(--region)"
          stroke-width={line}
          stroke-linejoin="round"
        />
      ))}
    </g>
  );
}

interface HexProps {
  space: Space;
  drawn: boolean;
  paint: string;
  width: number;
}

const Hex = memoComponent(function Hex({ space, drawn, paint, width }: HexProps) {
  const { points, x, y } = space;
  return (
    <path
      d={rounded(shrunk(points, [x, y], drawn ? 1.004 : 0.985), 1)}
      fill={paint}
      stroke={drawn ? "var(--region)" : "var(--line2)"}
      stroke-opacity={drawn ? 0.35 : 1}
      stroke-width={width}
    />
  );
});
