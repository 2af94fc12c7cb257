/** The position before a turn: what was played dashed, my try inside it, what is better in green, in its order. */

import { indexOf } from "../board/appearance";
import { BoardDrawing } from "../board/BoardDrawing";
import { type Box, beyond, type Geometry, geometryOf } from "../board/geometry";
import { rounded, shrunk } from "../board/outline";
import type { Field, Scene, Shape } from "../scene";
import { shapeOf } from "../store/shapes";

interface Props {
  game: string;
  seat: number;
  scene: Scene;
  /** Nodes that were clicked in the match and in my try, and those of the better turn. */
  played: string[];
  tried: string[];
  best: string[];
  label: string;
  /** Only the part around what was played. */
  isCut?: boolean;
}

export function TurnBoard({ game, seat, scene, played, tried, best, label, isCut }: Props) {
  const field = scene.board;
  const shape = shapeOf(game, field.ground.shape);
  if (!shape) return <div class="panel review-board" />;
  const geometry = geometryOf(shape);
  const own = spacesOf(field, shape, played);
  const box = isCut && own.length ? squareAround(geometry, own) : geometry.framed;
  return (
    <div class="panel review-board" data-art={game} style={beyond(shape)}>
      <svg viewBox={box.join(" ")} class="board" role="img" aria-label={label}>
        <BoardDrawing field={field} shape={shape} game={game} id="review-board" seat={seat} pixels={484} />
        <Rings geometry={geometry} spaces={own} kind="played" />
        <Rings geometry={geometry} spaces={spacesOf(field, shape, best)} kind="best" />
        <Rings geometry={geometry} spaces={spacesOf(field, shape, tried)} kind="tried" />
      </svg>
    </div>
  );
}

/** Spaces beyond those that were played, and the fewest that a cut shows in a row. */
const [MARGIN, FEWEST] = [2, 8];

/** A square with these spaces in its middle, as far as the board reaches. */
function squareAround({ spaces, unit, bare }: Geometry, around: number[]): Box {
  const points = around.flatMap((i) => spaces[i]!.points);
  const low = [0, 1].map((axis) => Math.min(...points.map((point) => point[axis]!)));
  const high = [0, 1].map((axis) => Math.max(...points.map((point) => point[axis]!)));
  const reach = Math.max(high[0]! - low[0]!, high[1]! - low[1]!) + 2 * MARGIN * unit;
  const side = Math.min(Math.max(reach, FEWEST * unit), bare[2], bare[3]);
  const [left, top] = [0, 1].map((axis) => {
    const [start, end] = [bare[axis]!, bare[axis]! + bare[axis + 2]! - side];
    return Math.min(Math.max((low[axis]! + high[axis]! - side) / 2, start), end);
  });
  return [left!, top!, side, side];
}

const spacesOf = (field: Field, shape: Shape, nodes: string[]) =>
  nodes.map((node) => indexOf(field, shape, node)).filter((index) => index >= 0);

type Kind = "played" | "tried" | "best";

/** How much of a space a ring goes round: where all three turns meet, each is seen. */
const SHARES: Record<Kind, number> = { best: 1, played: 0.92, tried: 0.74 };

function Rings({ geometry, spaces, kind }: { geometry: Geometry; spaces: number[]; kind: Kind }) {
  const { unit } = geometry;
  return (
    <g class={`review-rings ${kind}`} data-count={spaces.length}>
      {spaces.map((index) => {
        const { points, x, y } = geometry.spaces[index]!;
        const path = rounded(shrunk(points, [x, y], SHARES[kind]), unit * 0.2);
        return (
          <g key={index}>
            <path d={path} fill="none" stroke="var(--halo)" stroke-width={unit * 0.22} />
            <path
              d={path}
              class="ring"
              style={kind === "tried" ? { stroke: "var(--skill)" } : {}}
              stroke-width={unit * 0.11}
              stroke-dasharray={kind === "played" ? `${unit * 0.2} ${unit * 0.13}` : undefined}
            />
          </g>
        );
      })}
      {kind === "best" &&
        spaces.map((index, order) => {
          const { x, y } = geometry.spaces[index]!;
          return (
            <g key={index} transform={`translate(${x + unit * 0.42} ${y - unit * 0.42})`}>
              <circle r={unit * 0.3} class="ring-order" stroke-width={unit * 0.06} />
              <text y={unit * 0.13} text-anchor="middle" font-size={unit * 0.38}>
                {order + 1}
              </text>
            </g>
          );
        })}
    </g>
  );
}
