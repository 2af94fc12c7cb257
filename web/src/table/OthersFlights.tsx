/** Shows who did what: a seat's sign flies from its small board or its name to the space or track that it changed. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Appearance, appearancesOf } from "../board/appearance";
import { geometryOf } from "../board/geometry";
import type { Field, LogLine, Point, Scene, Track } from "../scene";
import { shapeOf } from "../store/shapes";
import type { LiveTable } from "../store/table";
import { useTableInfo } from "../store/tableContext";
import { newLines } from "../store/turnLog";
import { isStill } from "../ui/media";

const SIZE = 20;
const TIME = 420;
const APART = 80;
/** Signs that fly together at most. */
const MOST = 8;

export function OthersFlights({ table }: { table: LiveTable }) {
  const { game, me } = useTableInfo();
  const shown = table.others.shown.value;
  const before = useRef(shown);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = shown;
    if (!was || !shown || was === shown || isStill.peek() || document.hidden) return;
    const flights = [...trackArrivals(was.log, shown.log, me), ...arrivals(was.scene, shown.scene, game, me)].slice(
      0,
      MOST,
    );
    for (const [i, { seat, to }] of flights.entries()) fly(seat, to, i * APART);
  }, [shown]);
  return null;
}

interface Arrival {
  seat: number;
  to: Element | { board: SVGSVGElement; at: Point } | null;
}

/** What the others got between two scenes, and where it is on the page; null: nowhere in sight. */
function arrivals(was: Scene, is: Scene, game: string, me: number | null): Arrival[] {
  const found = [...raceArrivals(was, is, me)];
  for (const player of is.players) {
    if (player.seat === me) continue;
    const old = was.players.find(({ seat }) => seat === player.seat);
    if (player.board && old?.board)
      found.push(...onBoard(old.board, player.board, game, player.seat, largestBoardOf(player.seat)));
  }
  if (is.board.seat == null) {
    const board = document.querySelector<SVGSVGElement>('.board > svg[role="grid"]');
    for (const { seat } of is.players) if (seat !== me) found.push(...onBoard(was.board, is.board, game, seat, board));
  }
  return found;
}

/** The spaces of a board on which a seat has something new. */
function onBoard(was: Field, is: Field, game: string, seat: number, board: SVGSVGElement | null): Arrival[] {
  const shape = shapeOf(game, is.ground.shape);
  if (!shape || was === is) return [];
  const { spaces } = geometryOf(shape);
  const [old, now] = [appearancesOf(was, shape), appearancesOf(is, shape)];
  const marks = (look: Appearance | undefined) =>
    look?.marks.filter((mark) => is.seat != null || mark.seat === seat).length ?? 0;
  return now.flatMap((look, i) =>
    marks(look) > marks(old[i]) ? [{ seat, to: board && { board, at: [spaces[i]!.x, spaces[i]!.y] as Point } }] : [],
  );
}

/** Places of races that another seat reached. */
function raceArrivals(was: Scene, is: Scene, me: number | null): Arrival[] {
  const old = new Map(tracksOf(was).map((track) => [track.id, track]));
  return tracksOf(is).flatMap((track) =>
    track.steps.flatMap((step, i) => {
      const known = old.get(track.id)?.steps[i]?.seats ?? [];
      const place = document.querySelectorAll(`[data-node="${CSS.escape(track.id)}"] .place`)[i];
      return (step.seats ?? [])
        .filter((seat) => seat !== me && !known.includes(seat))
        .map((seat) => ({ seat, to: place ?? null }));
    }),
  );
}

/** Tracks that another seat moved up. */
const trackArrivals = (was: LogLine[], is: LogLine[], me: number | null): Arrival[] =>
  newLines(was, is)
    .filter(({ seat }) => seat !== me)
    .flatMap(({ seat, tracks = [] }) =>
      tracks.map((track) => ({ seat, to: document.querySelector(`[data-node="${CSS.escape(track)}"] .rung.now`) })),
    );

function tracksOf({ left = [], right = [] }: Scene): Track[] {
  const parts = [...left, ...right].flatMap((panel) => (panel.type === "row" ? (panel.items ?? []) : [panel]));
  return parts.filter((part) => part.type === "track");
}

const isInSight = (part: Element) => {
  const { width, height, top, bottom } = part.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && top < innerHeight;
};

const boardsOf = (seat: number) =>
  [...document.querySelectorAll<SVGSVGElement>(`[data-board-of="${seat}"] svg`)].filter(
    (board) => isInSight(board) && !board.parentElement!.closest("svg"),
  );

function largestBoardOf(seat: number): SVGSVGElement | null {
  const width = (board: Element) => board.getBoundingClientRect().width;
  return boardsOf(seat).reduce<SVGSVGElement | null>((a, b) => (a && width(a) >= width(b) ? a : b), null);
}

const centre = (part: Element): Point => {
  const { left, top, width, height } = part.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** From the small board if the large one is the goal, else from the sign beside the seat's name. */
function startOf(seat: number, to: Arrival["to"]): Element | undefined {
  const sign = [...document.querySelectorAll(`[data-sign-of="${seat}"]`)].find(isInSight);
  const small = boardsOf(seat).find((board) => !to || to instanceof Element || board !== to.board);
  return small ?? sign;
}

function pointOf(to: NonNullable<Arrival["to"]>): Point {
  if (to instanceof Element) return centre(to);
  const { x, y } = new DOMPoint(...to.at).matrixTransform(to.board.getScreenCTM()!);
  return [x, y];
}

/** It receives no clicks and is no part of the layout. Without a goal in sight the sign rises from where it is. */
function fly(seat: number, to: Arrival["to"], delay: number): void {
  const start = startOf(seat, to);
  const sign = document.querySelector(`[data-sign-of="${seat}"] svg`);
  if (!start || !sign) return;
  const [x, y] = centre(start);
  const [goalX, goalY] = to ? pointOf(to) : [x, y - 22];
  const flying = document.createElement("span");
  flying.className = "others-flight";
  flying.dataset.seat = `${seat}`;
  flying.setAttribute("aria-hidden", "true");
  const place = { top: `${-SIZE / 2}px`, left: `${-SIZE / 2}px`, width: `${SIZE}px`, height: `${SIZE}px` };
  Object.assign(flying.style, { ...place, position: "fixed", zIndex: "9", opacity: "0", pointerEvents: "none" });
  const copy = flying.appendChild(sign.cloneNode(true) as Element);
  for (const side of ["width", "height"]) copy.setAttribute(side, `${SIZE}`);
  document.querySelector(".pen")?.append(flying);
  const at = (px: number, py: number, scale: number) => `translate(${px}px, ${py}px) scale(${scale})`;
  const path: Keyframe[] = [
    { transform: at(x, y, 1), opacity: 0 },
    { transform: at(x, y, 1.5), opacity: 1, offset: 0.2 },
    { transform: at(goalX, goalY, 1.5), opacity: 1, offset: 0.8 },
    { transform: at(goalX, goalY, 0.8), opacity: 0 },
  ];
  const flight = flying.animate(path, { duration: TIME, delay, easing: "ease-in-out", fill: "backwards" });
  void flight.finished.finally(() => flying.remove());
}
