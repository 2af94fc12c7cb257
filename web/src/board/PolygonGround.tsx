/** Free polygons over their backdrop: plain grounds first, patterned ones over them with a firm outline. */
import type { Polygons } from "../scene";
import { type Art, iconOf } from "../store/art";
import type { Appearance } from "./appearance";
import type { Geometry } from "./geometry";
import { rounded } from "./outline";
import { ground } from "./Patterns";

interface Props {
  geometry: Geometry;
  looks: Appearance[];
  art: Art | undefined;
  id: string;
}

export function PolygonGround({ geometry, looks, art, id }: Props) {
  const { box, backdrop } = geometry.shape as Polygons;
  const unit = geometry.unit;
  const plain = (i: number) => !art?.fills.has(looks[i]!.fill);
  const order = geometry.spaces.map((_, i) => i).sort((a, b) => Number(plain(b)) - Number(plain(a)));
  return (
    <g>
      {backdrop && art?.icons.has(backdrop) && (
        <use href={iconOf(art.game, backdrop)} x={box[0]} y={box[1]} width={box[2]} height={box[3]} />
      )}
      {order.map((i) => {
        const { fill } = looks[i]!;
        return (
          <path
            key={i}
            d={rounded(geometry.spaces[i]!.points, unit * (plain(i) ? 0.1 : 0.13))}
            fill={fill ? ground(art, id, fill) : "none"}
            stroke={plain(i) ? "var(--outline-soft)" : "var(--outline)"}
            stroke-width={unit * (plain(i) ? 0.028 : 0.044)}
            stroke-linejoin="round"
          />
        );
      })}
    </g>
  );
}
