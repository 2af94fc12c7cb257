/** A picture of a game: a part of a real position, cut at the borders of its spaces. */
import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Field, Shape } from "../scene";
import { gameOf } from "../store/api";
import { art } from "../store/art";
import { boardOf, type KeptBoard, type Shown } from "../store/savedBoards";
import { shapeOf } from "../store/shapes";
import { BoardDrawing } from "./BoardDrawing";
import { beyond, geometryOf, pictureBox } from "./geometry";
import { type LastTurn, spacesAt } from "./LastTurns";
import { SmallBoard } from "./SmallBoard";
import "./GameThumbnail.css";

interface Sample {
  field: Field;
  shape: Shape;
}

/** Thumbnails by game; null if a game has none: then its first letter is shown. */
const samples = signal<Record<string, Sample | null> | null>(null);
const drawnShapes = new Map<string, Shape>();
let asked = false;

/** The samples of our games are in one file; that of another package's game is made by the server. */
function sample(game: string): Sample | null | undefined {
  if (!asked) {
    asked = true;
    fetch("/samples.json")
      .then((answer) => answer.json() as Promise<Record<string, Sample>>)
      .catch(() => ({}))
      .then((found) => keep(found));
  }
  const found = samples.value;
  if (found && !(game in found)) fetchSample(game);
  return found?.[game];
}

/** All tables of a game have the same shapes, apart from texts, so small boards can be drawn at once. */
function keep(found: Record<string, Sample | null>): void {
  for (const one of Object.values(found)) if (one) drawnShapes.set(one.field.ground.shape, one.shape);
  samples.value = { ...samples.peek(), ...found };
}

const askedAlone = new Set<string>();

function fetchSample(game: string): void {
  if (askedAlone.has(game)) return;
  askedAlone.add(game);
  fetch(`/games/${game}/sample.json`)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Sample>) : null))
    .catch(() => null)
    .then((found) => keep({ [game]: found }));
}

export function Picture({ game, narrow = false }: { game: string; narrow?: boolean }) {
  const position = sample(game);
  if (position === null) return <div class="picture initial">{gameOf(game)?.title.slice(0, 1)}</div>;
  if (!position || !art(game)) return <div class="picture" />;
  const geometry = geometryOf(position.shape);
  return (
    <div class="picture" data-art={game} style={beyond(position.shape)}>
      <svg viewBox={pictureBox(geometry, narrow).join(" ")} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <BoardDrawing
          field={position.field}
          shape={position.shape}
          game={game}
          id={`pic-${game}`}
          seat={0}
          framed={false}
          pixels={900}
        />
      </svg>
    </div>
  );
}

/** The same, as small as a stamp. */
export function Stamp({ game }: { game: string }) {
  const position = sample(game);
  if (position === null) return <span class="stamp initial">{gameOf(game)?.title.slice(0, 1)}</span>;
  if (!position) return <span class="stamp" />;
  return <SmallPicture game={game} id={`st-${game}`} field={position.field} shape={position.shape} />;
}

/** Any board of a game. */
export function BoardStamp({ game, field }: { game: string; field: Field }) {
  const samplesAreHere = sample(game) !== undefined;
  const shape = samplesAreHere && (drawnShapes.get(field.ground.shape) ?? shapeOf(game, field.ground.shape));
  if (!shape) return <span class="stamp" />;
  return <SmallPicture game={game} id={`deal-${game}`} field={field} shape={shape} />;
}

/** The current board of a table. */
export function TableStamp({ table }: { table: Shown }) {
  const board = boardOf(table);
  const shape = board && shapeOf(table.game, board.field.ground.shape);
  const mine = table.seats.findIndex((seat) => seat.mine);
  const last = useMemo(() => board && shape && lastDone(board, shape, mine), [board, shape, mine]);
  if (!board || !shape) return <span class="stamp" />;
  return (
    <SmallPicture
      game={table.game}
      id={`st-${table.table}`}
      field={board.field}
      shape={shape}
      version={board.version}
      last={last}
    />
  );
}

/** My last turn on my board; on one that all share, what the others did last. */
function lastDone({ field, log = [] }: KeptBoard, shape: Shape, mine: number): LastTurn[] {
  const shared = field.seat == null;
  const drawn = log.filter(({ seat, cells }) => cells?.length && (shared ? seat !== mine : seat === field.seat));
  const newest = new Map(drawn.map((line) => [line.seat, line]));
  return [...newest.values()].map(({ seat, cells }) => ({ seat, spaces: spacesAt(shape, cells ?? []) }));
}

interface SmallProps extends Sample {
  game: string;
  id: string;
  version?: number;
  last?: LastTurn[];
}

function SmallPicture({ game, id, field, shape, version, last }: SmallProps) {
  if (!art(game)) return <span class="stamp" />;
  if (field.seat != null)
    return (
      <span class="stamp" data-version={version}>
        <SmallBoard field={field} shape={shape} game={game} id={id} last={last} />
      </span>
    );
  return (
    <span class="stamp" data-art={game} data-version={version} style={beyond(shape)}>
      <svg viewBox={geometryOf(shape).framed.join(" ")} aria-hidden="true">
        <BoardDrawing field={field} shape={shape} game={game} id={id} seat={0} last={last} pixels={300} />
      </svg>
    </span>
  );
}
