/** The final boards of a day's challenge to leaf through: mine, with the outline of the best one, then all others. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { appearancesOf } from "../board/appearance";
import { BoardDrawing } from "../board/BoardDrawing";
import { beyond, geometryOf } from "../board/geometry";
import { around } from "../board/outline";
import type { Field, Scene, Shape } from "../scene";
import { position } from "../store/api";
import { best, who } from "../store/challenges";
import { still } from "../store/savedBoards";
import { keepShapes, shapeOf } from "../store/shapes";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import type { ChallengeResult, ChallengeStanding } from "../wire";

interface Props {
  table: string;
  scene: Scene;
  compared: ChallengeStanding;
}

/** A swipe is at least this long, in pixels. */
const SWIPE = 40;

export function EverybodysBoards({ table, scene, compared }: Props) {
  const { game } = useTableInfo();
  const others = (compared.results ?? []).filter((result) => result.table !== table);
  const boards = useSignal<Record<string, Field>>({});
  const shown = useSignal(0);
  const withGhost = useSignal(true);
  const first = others[0];
  const now = shown.value ? others[shown.value - 1] : undefined;
  const wanted = now ?? first;
  useEffect(() => {
    if (!wanted || boards.peek()[wanted.table]) return;
    position(wanted.table, wanted.version ?? 0, seatOf(wanted))
      .then((found) => {
        keepShapes(found.shapes);
        boards.value = { ...boards.peek(), [wanted.table]: still(found.own.board) };
      })
      .catch(() => {}); // its place stays empty
  }, [wanted?.table]);
  const turn = (by: number) => (shown.value = (shown.peek() + by + others.length + 1) % (others.length + 1));
  const swipe = useSwipe(turn);
  const field = now ? boards.value[now.table] : still(scene.board);
  const ghost = !now && withGhost.value && first ? boards.value[first.table] : undefined;
  const title = now
    ? translate("daily-map-of", { name: who(now), place: placeAt(compared, now), points: best(now) })
    : translate("daily-map-mine", { points: compared.points });
  return (
    <section
      class="everybodys-boards stack g8"
      aria-label={translate("daily-maps")}
      onKeyDown={(event) => {
        if (event.key === "ArrowLeft") turn(-1);
        else if (event.key === "ArrowRight") turn(1);
      }}
    >
      <header class="line g8">
        <h3 class="grow medium" aria-live="polite">
          {title}
        </h3>
        {others.length > 0 && (
          <>
            <button
              type="button"
              class="button small square"
              aria-label={translate("daily-map-before")}
              onClick={() => turn(-1)}
            >
              <Icon name="back" size={16} />
            </button>
            <span class="t12 muted" aria-hidden="true">
              {shown.value + 1}/{others.length + 1}
            </span>
            <button
              type="button"
              class="button small square"
              aria-label={translate("daily-map-after")}
              onClick={() => turn(1)}
            >
              <Icon name="next" size={16} />
            </button>
          </>
        )}
      </header>
      <div class="leaf" {...swipe}>
        <Leaf game={game} field={field} ghost={ghost} ghostSeat={first ? seatOf(first) : 0} />
      </div>
      {first && (
        <label class="line g8 ghost-choice">
          <input
            type="checkbox"
            checked={withGhost.value}
            disabled={!!now}
            onChange={(event) => (withGhost.value = event.currentTarget.checked)}
          />
          <svg width="28" height="12" aria-hidden="true">
            <GhostLine path="M2 6H26" colour="var(--ink)" />
          </svg>
          {translate("daily-ghost", { name: `${who(first)}, ${best(first)}` })}
        </label>
      )}
    </section>
  );
}

/** The seat of the person whose result it is. */
const seatOf = ({ bots, totals }: ChallengeResult): number => {
  const people = totals.map((points, seat) => (bots[seat] ? -Infinity : points));
  return people.indexOf(Math.max(...people));
};

const placeAt = ({ results = [] }: ChallengeStanding, one: ChallengeResult) =>
  1 + results.filter((other) => best(other) > best(one)).length;

interface LeafProps {
  game: string;
  field: Field | undefined;
  ghost: Field | undefined;
  ghostSeat: number;
}

function Leaf({ game, field, ghost, ghostSeat }: LeafProps) {
  const shape = field && shapeOf(game, field.ground.shape);
  if (!shape) return <div role="status" aria-label={translate("fetching")} />;
  return (
    <svg
      viewBox={geometryOf(shape).bare.join(" ")}
      class="board"
      data-art={game}
      style={beyond(shape)}
      aria-hidden="true"
    >
      <BoardDrawing field={field} shape={shape} game={game} id="leaf" seat={null} framed={false} pixels={420} />
      {ghost && <Ghost field={ghost} shape={shape} seat={ghostSeat} />}
    </svg>
  );
}

/** One dashed line around everything that a seat has on another board of the same deal. */
function Ghost({ field, shape, seat }: { field: Field; shape: Shape; seat: number }) {
  const geometry = geometryOf(shape);
  const held = appearancesOf(field, shape).flatMap((look, i) =>
    look.marks.some((mark) => mark.seat === seat) ? [geometry.spaces[i]!.points] : [],
  );
  const path = around(held, geometry.unit * 0.2);
  return (
    <g fill="none">
      <path d={path} stroke="var(--figure-halo)" stroke-width="8" />
      <GhostLine path={path} />
    </g>
  );
}

function GhostLine({ path, colour = "var(--figure-line)" }: { path: string; colour?: string }) {
  return <path class="ghost-line" d={path} fill="none" stroke={colour} stroke-width="3" stroke-dasharray="10 5" />;
}

function useSwipe(turn: (by: number) => void) {
  const start = useSignal<number | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      start.value = event.touches.length === 1 ? event.touches[0]!.clientX : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const by = start.peek() === null ? 0 : event.changedTouches[0]!.clientX - start.peek()!;
      start.value = null;
      if (Math.abs(by) > SWIPE) turn(by < 0 ? 1 : -1);
    },
  };
}
