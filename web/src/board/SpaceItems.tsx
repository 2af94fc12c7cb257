/** The items on the spaces: icons on paper, tags, blocked signs, the start, figures and claims. */
import { memoComponent } from "../memoComponent";
import type { Point } from "../scene";
import { SeatShape, seatColour } from "../ui/SeatShape";
import { type Appearance, markAt } from "./appearance";
import { Cross } from "./Cross";
import { Figure } from "./Figure";
import type { Moved } from "./figureMoves";
import type { Geometry, Space } from "./geometry";
import { SpaceIcon } from "./SpaceIcon";
import { Tag } from "./Tag";

interface AllProps {
  geometry: Geometry;
  looks: Appearance[];
  game: string;
  /** Larger papers on a phone. */
  scale: number;
  moved: Moved;
}

export function SpaceItems({ geometry, looks, game, scale, moved }: AllProps) {
  return (
    <g>
      {looks.map((look, i) =>
        look.icon || look.tag || look.marks.length || look.start ? (
          <Things
            key={i}
            look={look}
            space={geometry.spaces[i]!}
            geometry={geometry}
            game={game}
            scale={scale}
            moved={moved.get(i)}
          />
        ) : null,
      )}
    </g>
  );
}

interface Props {
  look: Appearance;
  space: Space;
  geometry: Geometry;
  game: string;
  scale: number;
  /** Where its figures came from just now, by seat. */
  moved?: Map<number, Point>;
}

const Things = memoComponent(function Things({ look, space, geometry, game, scale, moved }: Props) {
  const { unit } = geometry;
  const cross = markAt(look, "cross");
  const claim = markAt(look, "claim");
  const figures = look.marks.filter((mark) => mark.kind === "figure");
  const size = space.badge * scale;
  const ring = cross && look.badge !== "whole" ? seatColour(cross.seat, "t") : undefined;
  return (
    <g>
      {look.icon && (
        <g opacity={look.blocked ? 0.62 : 1}>
          {space.icons.map(([x, y]) => (
            <SpaceIcon
              key={`${x},${y}`}
              game={game}
              icon={look.icon}
              badge={look.badge}
              x={x}
              y={y}
              size={size}
              unit={unit}
              ring={ring}
            />
          ))}
        </g>
      )}
      {ring && look.icon && <Cross at={[space.x, space.y]} unit={unit} colour={ring} arms />}
      {look.blocked && look.icon && <NoEntry x={space.x + unit * 0.33} y={space.y + unit * 0.33} unit={unit} />}
      {look.start && <Start seat={cross?.seat ?? 0} x={space.x + unit * 0.34} y={space.y - unit * 0.33} unit={unit} />}
      {claim && <Claim seat={claim.seat} at={space.icons[0]!} size={size} />}
      {look.tag && <Tag look={look} space={space} geometry={geometry} size={size} />}
      {figures.map((mark, i) => {
        const [x, y] = place(space, mark.seat, i, figures.length, unit);
        const pending = look.fresh === mark.seat;
        return (
          <Figure
            key={mark.seat}
            seat={mark.seat}
            x={x}
            y={y}
            size={unit * 0.25}
            pending={pending}
            from={moved?.get(mark.seat)}
          />
        );
      })}
    </g>
  );
});

/** Alone in the middle; several side by side. */
function place(space: Space, seat: number, index: number, count: number, unit: number): [number, number] {
  if (count > 2 && space.figures.length > 1) {
    const [x, y] = space.figures[seat % space.figures.length]!;
    return [space.x + (x - space.x) * 0.7, space.y + (y - space.y) * 0.7];
  }
  return [space.x + (index - (count - 1) / 2) * unit * 0.48, space.y];
}

function Claim({ seat, at: [x, y], size }: { seat: number; at: [number, number]; size: number }) {
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={size * 0.8}
        fill="none"
        stroke="var(--claim)"
        stroke-width={size * 0.07}
        stroke-dasharray={`${size * 0.21} ${size * 0.21}`}
      />
      <SeatShape seat={seat} size={size * 0.8} x={x - size * 0.4} y={y - size * 0.4} line="var(--outline)" />
    </g>
  );
}

function NoEntry({ x, y, unit }: { x: number; y: number; unit: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={unit * 0.15} fill="var(--ink)" stroke="var(--sheet)" stroke-width={unit * 0.035} />
      <path
        d={`M${-unit * 0.07} 0h${unit * 0.14}`}
        stroke="var(--sheet)"
        stroke-width={unit * 0.05}
        stroke-linecap="round"
      />
    </g>
  );
}

function Start({ seat, x, y, unit }: { seat: number; x: number; y: number; unit: number }) {
  const a = unit * 0.055;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={unit * 0.155} fill={seatColour(seat)} stroke="var(--halo)" stroke-width={unit * 0.045} />
      <path
        d={`M${-a} ${-a}L${a} ${a}M${a} ${-a}L${-a} ${a}`}
        stroke={seatColour(seat, "o")}
        stroke-width={unit * 0.045}
        stroke-linecap="round"
      />
    </g>
  );
}
