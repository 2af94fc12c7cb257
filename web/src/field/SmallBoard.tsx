/** Another seat's board, small: grounds without pattern, its spaces filled in its colour. */
import { seatColour } from "../parts/SeatShape";
import type { Cell, Field, Shape } from "../scene";
import { art as artOf } from "../store/art";
import { areas, type Geometry, geometryOf } from "./geometry";
import { HexGround } from "./HexGround";
import { around } from "./outline";

interface Props {
  field: Field;
  shape: Shape;
  game: string;
  id: string;
}

export function SmallBoard({ field, shape, game, id }: Props) {
  const geometry = geometryOf(shape);
  const cells = field.cells ?? [];
  const art = artOf(game);
  const [left, top, width, height] = geometry.bare;
  const tight = shape.kind === "squares" ? [0, 0, width - 8, height - 8] : [left, top, width, height];
  return (
    <svg viewBox={tight.join(" ")} class="small-board" data-art={game} aria-hidden="true">
      {shape.kind === "hexes" ? (
        <HexGround geometry={geometry} cells={cells} art={art} id={id} small />
      ) : (
        <PlainGround geometry={geometry} cells={cells} />
      )}
      <Taken geometry={geometry} cells={cells} />
      {shape.kind === "squares" && <Landmarks geometry={geometry} cells={cells} />}
    </svg>
  );
}

function PlainGround({ geometry, cells }: { geometry: Geometry; cells: Cell[] }) {
  return (
    <g>
      <rect
        x={geometry.bare[0]}
        y={geometry.bare[1]}
        width={geometry.bare[2]}
        height={geometry.bare[3]}
        fill="var(--badge)"
      />
      {areas(geometry, (i) => cells[i]?.fill ?? "").map(({ kind, spaces }, i) => (
        <path
          key={i}
          d={around(
            spaces.map((space) => geometry.spaces[space]!.points),
            0,
          )}
          fill={`var(--${kind})`}
        />
      ))}
      <rect
        x={geometry.bare[0]}
        y={geometry.bare[1]}
        width={geometry.bare[2]}
        height={geometry.bare[3]}
        class="veil"
        fill="var(--veil)"
      />
    </g>
  );
}

function Taken({ geometry, cells }: { geometry: Geometry; cells: Cell[] }) {
  const seats = [
    ...new Set(
      cells.flatMap(
        (cell) => cell.marks?.filter((m) => m.kind === "area" || m.kind === "cross").map((m) => m.seat) ?? [],
      ),
    ),
  ];
  return (
    <g stroke-linejoin="round">
      {seats.map((seat) => {
        const path = around(
          cells.flatMap((cell, i) => (cell.marks?.some((m) => m.seat === seat) ? [geometry.spaces[i]!.points] : [])),
          geometry.unit * 0.2,
        );
        return (
          <g key={`${seat} ${path.length}`} class="taken" fill={seatColour(seat)}>
            <path d={path} stroke="var(--halo)" stroke-width={geometry.unit * 0.55} />
            <path d={path} stroke="var(--ink)" stroke-width={geometry.unit * 0.18} />
          </g>
        );
      })}
    </g>
  );
}

function Landmarks({ geometry, cells }: { geometry: Geometry; cells: Cell[] }) {
  const c = geometry.unit;
  return (
    <g>
      {cells.map((cell, i) => {
        const { x, y } = geometry.spaces[i]!;
        if (cell.badge === "whole")
          return (
            <path
              key={cell.id}
              d={`M${x - c / 2} ${y + c / 2}V${y - c * 0.05}L${x} ${y - c * 0.62}L${x + c / 2} ${y - c * 0.05}V${y + c / 2}Z`}
              fill="#B5472A"
              stroke="#fff"
              stroke-width={c * 0.14}
            />
          );
        if (cell.badge === "gable")
          return (
            <rect
              key={cell.id}
              x={x - c * 0.42}
              y={y - c * 0.42}
              width={c * 0.84}
              height={c * 0.84}
              fill={cell.marks?.length ? "#E9C46A" : "#FFFBF0"}
              stroke="#2A2823"
              stroke-width={c * 0.15}
            />
          );
        return null;
      })}
    </g>
  );
}
