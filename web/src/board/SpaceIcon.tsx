/** An icon with its background. The shape of the background shows the kind: a disc counts, a square has an effect, a gable is a temple. */
import type { Badge as Kind } from "../scene";
import { iconOf } from "../store/art";

interface Props {
  game: string;
  icon: string;
  badge: Kind;
  x: number;
  y: number;
  /** Radius of the paper; the width of the space. */
  size: number;
  unit: number;
  /** A ring in this colour: the thing was taken. */
  ring?: string;
}

export function SpaceIcon({ game, icon, badge, x, y, size, unit, ring }: Props) {
  if (badge === "whole" || !badge) {
    const wide = badge === "whole" ? unit * 0.86 : size * 2;
    return <use href={iconOf(game, icon)} x={x - wide / 2} y={y - wide / 2 - unit * 0.02} width={wide} height={wide} />;
  }
  const wide = size * (badge === "gable" ? 1.72 : 1.64);
  return (
    <g>
      {ring && <Paper badge={badge} x={x} y={y} size={size} pad={unit * 0.035} line={ring} width={unit * 0.05} />}
      <Paper
        badge={badge}
        x={x}
        y={y}
        size={size}
        pad={0}
        fill="var(--badge)"
        line={ring ? "var(--halo)" : "var(--region)"}
        width={unit * 0.028}
      />
      <use
        href={iconOf(game, icon)}
        x={x - wide / 2}
        y={y - wide / 2 - (badge === "gable" ? size * 0.06 : 0)}
        width={wide}
        height={wide}
      />
    </g>
  );
}

interface PaperProps {
  badge: Kind;
  x: number;
  y: number;
  size: number;
  pad: number;
  fill?: string;
  line: string;
  width: number;
}

function Paper({ badge, x, y, size, pad, fill = "none", line, width }: PaperProps) {
  const look = { fill, stroke: line, "stroke-width": width, "stroke-linejoin": "round" as const };
  if (badge === "disc") return <circle cx={x} cy={y} r={size + pad} {...look} />;
  if (badge === "gable") {
    const half = size * 1.22 + pad;
    return (
      <path
        d={`M${x} ${y - half}L${x + half} ${y - size * 0.34}V${y + size * 1.1 + pad}H${x - half}V${y - size * 0.34}Z`}
        {...look}
      />
    );
  }
  const half = size + pad;
  return <rect x={x - half} y={y - half} width={2 * half} height={2 * half} rx={size * 0.42} {...look} />;
}
