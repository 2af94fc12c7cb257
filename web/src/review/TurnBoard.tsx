/** The position before a turn: what was played dashed, my try inside it, what is better in green, in its order. */

import { indexOf } from "../board/appearance";
import { BoardDrawing } from "../board/BoardDrawing";
import { beyond, type Geometry, geometryOf } from "../board/geometry";
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
}

export function TurnBoard({ game, seat, scene, played, tried, best, label }: Props) {
  const field = scene.board;
  const shape = shapeOf(game, field.ground.shape);
  if (!shape) return <div class="panel review-board" />;
  const geometry = geometryOf(shape);
  return (
    <div class="panel review-board" data-art={game} style={beyond(shape)}>
      <svg viewBox={geometry.framed.join(" ")} class="board" role="img" aria-label={label}>
        <BoardDrawing field={field} shape={shape} game={game} id="review-board" seat={seat} pixels={484} />
        <Rings geometry={geometry} spaces={spacesOf(field, shape, played)} kind="played" />
        <Rings geometry={geometry} spaces={spacesOf(field, shape, best)} kind="best" />
        <Rings geometry={geometry} spaces={spacesOf(field, shape, tried)} kind="tried" />
      </svg>
    </div>
  );
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
