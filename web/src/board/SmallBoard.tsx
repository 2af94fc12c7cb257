/** Another seat's board, small: grounds without pattern, its spaces filled in its colour, its last turn ringed. */
import { useMemo } from "preact/hooks";
import { memoComponent } from "../memoComponent";
import type { Field, Shape } from "../scene";
import { art as artOf } from "../store/art";
import { seatColour } from "../ui/SeatShape";
import { type Appearance, appearancesOf, markAt } from "./appearance";
import { connectedAreas } from "./connectedAreas";
import { type Geometry, geometryOf } from "./geometry";
import { HexGround } from "./HexGround";
import { type LastTurn, LastTurns } from "./LastTurns";
import { around } from "./outline";
import "./SmallBoard.css";

interface Props {
  field: Field;
  shape: Shape;
  game: string;
  id: string;
  /** What was done last on it. */
  last?: LastTurn[];
}

const NOTHING: LastTurn[] = [];

export function SmallBoard(props: Props) {
  const art = artOf(props.game); // as soon as its colours are here, the board is drawn with them
  return <SmallDrawing {...props} key={art ? "drawn" : "plain"} />;
}

const SmallDrawing = memoComponent(function SmallDrawing({ field, shape, game, id, last = NOTHING }: Props) {
  const geometry = geometryOf(shape);
  const looks = appearancesOf(field, shape);
  return (
    <svg viewBox={geometry.tight.join(" ")} class="small-board" data-art={game} aria-hidden="true">
      {shape.kind === "hexes" ? (
        <HexGround geometry={geometry} looks={looks} art={artOf(game)} id={id} small />
      ) : (
        <PlainGround geometry={geometry} looks={looks} />
      )}
      <Taken geometry={geometry} looks={looks} />
      <Landmarks geometry={geometry} looks={looks} />
      <Written geometry={geometry} looks={looks} />
      <LastTurns geometry={geometry} turns={last} small />
    </svg>
  );
});

interface PartProps {
  geometry: Geometry;
  looks: Appearance[];
}

function PlainGround({ geometry, looks }: PartProps) {
  const [x, y, width, height] = geometry.bare;
  const fills = looks.map((look) => look.fill).join();
  const land = useMemo(
    () =>
      connectedAreas(geometry, (i) => looks[i]!.fill).map(({ kind, spaces }, i) => (
        <path
          key={i}
          d={around(
            spaces.map((space) => geometry.spaces[space]!.points),
            0,
          )}
          fill={`var(--${kind})`}
        />
      )),
    [geometry, fills],
  );
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} fill="var(--badge)" />
      {land}
      <rect x={x} y={y} width={width} height={height} class="veil" />
    </g>
  );
}

function Taken({ geometry, looks }: PartProps) {
  const taken = new Map<number, number[]>();
  looks.forEach((look, i) => {
    for (const { seat, kind } of look.marks)
      if (kind === "area" || kind === "cross") taken.set(seat, [...(taken.get(seat) ?? []), i]);
  });
  return (
    <g stroke-linejoin="round">
      {[...taken].map(([seat, spaces]) => {
        const path = around(
          spaces.map((i) => geometry.spaces[i]!.points),
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

/** What seats wrote on spaces: numbers or letters. */
function Written({ geometry, looks }: PartProps) {
  return (
    <g text-anchor="middle" font-size={geometry.unit * 0.6} font-weight="700" fill="var(--ink)">
      {looks.map((look, i) => {
        const { x, y } = geometry.spaces[i]!;
        return (
          look.written && (
            <text key={i} x={x} y={y + geometry.unit * 0.21}>
              {look.tag}
            </text>
          )
        );
      })}
    </g>
  );
}

/** The few things that are seen from afar: whole drawings as houses, gables as squares. */
function Landmarks({ geometry, looks }: PartProps) {
  const c = geometry.unit;
  return (
    <g>
      {looks.map((look, i) => {
        const { x, y } = geometry.spaces[i]!;
        if (look.badge === "whole" && look.icon && !markAt(look, "drawn"))
          return (
            <path
              key={i}
              d={`M${x - c / 2} ${y + c / 2}V${y - c * 0.05}L${x} ${y - c * 0.62}L${x + c / 2} ${y - c * 0.05}V${y + c / 2}Z`}
              fill="var(--village)"
              stroke="var(--figure-halo)"
              stroke-width={c * 0.14}
            />
          );
        if (look.badge === "gable" && look.icon)
          return (
            <rect
              key={i}
              x={x - c * 0.42}
              y={y - c * 0.42}
              width={c * 0.84}
              height={c * 0.84}
              fill={look.marks.length ? "var(--temple)" : "var(--badge)"}
              stroke="var(--badge-ink)"
              stroke-width={c * 0.15}
            />
          );
        return null;
      })}
    </g>
  );
}
