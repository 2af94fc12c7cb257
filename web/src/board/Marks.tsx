/** The marks of the seats: crosses, one outline around all spaces of a seat, rings around new ones. */
import { memoComponent } from "../memoComponent";
import type { Seat } from "../scene";
import { seatColour } from "../ui/SeatShape";
import { type Appearance, markAt } from "./appearance";
import { Cross } from "./Cross";
import type { Geometry } from "./geometry";
import { around, rounded, shrunk } from "./outline";

interface Props {
  geometry: Geometry;
  looks: Appearance[];
}

/** The outlines of the spaces of which this is true, by seat. */
function bySeat({ geometry, looks }: Props, whose: (look: Appearance) => Seat | undefined) {
  const found = new Map<Seat, Geometry["spaces"][number]["points"][]>();
  looks.forEach((look, i) => {
    const seat = whose(look);
    if (seat === undefined) return;
    found.set(seat, [...(found.get(seat) ?? []), geometry.spaces[i]!.points]);
  });
  return [...found];
}

export function Frontiers({ geometry, looks }: Props) {
  const { unit } = geometry;
  return (
    <g stroke-linejoin="round">
      {bySeat({ geometry, looks }, (look) => markAt(look, "cross")?.seat).map(([seat, spaces]) => {
        const line = around(spaces, unit * 0.2);
        return (
          <g key={seat}>
            <path
              d={line}
              fill={seatColour(seat)}
              fill-opacity=".05"
              stroke="var(--halo)"
              stroke-width={unit * 0.125}
              stroke-opacity=".9"
            />
            <path d={line} fill="none" stroke={seatColour(seat, "t")} stroke-width={unit * 0.058} />
          </g>
        );
      })}
    </g>
  );
}

/** Crosses on spaces without an icon. Only new ones are animated. */
export function Crosses({ geometry, looks, settled }: Props & { settled: Set<number> }) {
  return (
    <g>
      {looks.map((look, i) => {
        const mark = markAt(look, "cross");
        if (!mark || look.start || (look.icon && look.badge !== "whole")) return null;
        return <BareCross key={i} geometry={geometry} index={i} seat={mark.seat} appear={!settled.has(i)} />;
      })}
    </g>
  );
}

interface CrossProps {
  geometry: Geometry;
  index: number;
  seat: Seat;
  appear: boolean;
}

const BareCross = memoComponent(function BareCross({ geometry, index, seat, appear }: CrossProps) {
  const { x, y } = geometry.spaces[index]!;
  return <Cross at={[x, y]} unit={geometry.unit} colour={seatColour(seat, "t")} appear={appear} />;
});

/** Dashed: mine, and can still be undone. A figure has its own dashed line. */
export function FreshRings({ geometry, looks }: Props) {
  const { unit, ring } = geometry;
  return (
    <g fill="none">
      {looks.map((look, i) => {
        if (look.fresh === undefined || markAt(look, "figure") || markAt(look, "claim")) return null;
        const { points, x, y } = geometry.spaces[i]!;
        const path = rounded(shrunk(points, [x, y], ring.share + 0.01), ring.round);
        return (
          <g key={i}>
            {markAt(look, "drawn") && (
              <path d={path} stroke="var(--figure-halo)" stroke-width={unit * 0.11} opacity=".9" />
            )}
            <path
              d={path}
              stroke={seatColour(look.fresh, "t")}
              stroke-width={unit * 0.052}
              stroke-dasharray={`${unit * 0.13} ${unit * 0.095}`}
            />
          </g>
        );
      })}
    </g>
  );
}
