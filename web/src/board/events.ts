/** Translates pointer, touch, keyboard and wheel events on a board into: hover a space, click it, move to it. */
import { useMemo } from "preact/hooks";
import type { Point } from "../scene";
import { nearest, neighbour, spaceAt } from "./findSpace";
import type { Geometry } from "./geometry";
import type { Zoom } from "./zoom";

const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SNAP = 22;
const LONG = 450;
const DOUBLE = 320;
/** How far apart two taps are that mean one place, in pixels. */
const SAME = 32;
const LINGERS = 1500;
/** Pixels that a finger goes sideways to leaf on. */
const SWIPE = 60;

/** What the events do to the board; spaces by their number, -1: none. */
export interface Actions {
  geometry: Geometry;
  legal: number[];
  aimed: number;
  point: (index: number) => void;
  press: (index: number) => void;
  focus: (index: number) => void;
  /** A finger went across the whole board, to the left (1) or to the right. */
  swipe?: (by: 1 | -1) => void;
  /** The space that a thing of the page belongs to. */
  indexOf: (target: EventTarget | null) => number;
}

export class BoardEvents {
  private timer = 0;
  private long = false;
  /** When the finger came, and where. */
  private since = 0;
  private from: Point = [0, 0];
  /** A tap that did nothing: a second one at the same place zooms in. */
  private tapped: MouseEvent | null = null;

  constructor(
    private readonly svg: () => SVGSVGElement,
    private readonly zoom: Zoom,
  ) {}

  /** The current board, set whenever it is drawn. */
  board!: Actions;

  private toDrawing(x: number, y: number): Point {
    const p = new DOMPoint(x, y).matrixTransform(this.svg().getScreenCTM()!.inverse());
    return [p.x, p.y];
  }

  /** The space there; a finger that misses a legal one by little means it. */
  private at(x: number, y: number, snap: boolean): number {
    const { geometry, legal } = this.board;
    const p = this.toDrawing(x, y);
    const exact = spaceAt(geometry, p);
    if (!snap || legal.includes(exact)) return exact;
    const reach = Math.abs(this.toDrawing(x + SNAP, y)[0] - p[0]);
    const near = nearest(geometry, legal, p, reach);
    return near >= 0 ? near : exact;
  }

  readonly onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === "mouse") return;
    this.zoom.down(event.pointerId, [event.clientX, event.clientY]);
    clearTimeout(this.timer);
    this.long = false;
    this.since = event.timeStamp;
    this.from = [event.clientX, event.clientY];
    this.timer = window.setTimeout(() => {
      if (this.zoom.moved) return;
      this.long = true;
      this.board.point(this.at(event.clientX, event.clientY, true));
    }, LONG);
  };

  readonly onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === "mouse") {
      const index = this.at(event.clientX, event.clientY, false);
      if (index !== this.board.aimed) this.board.point(index);
      return;
    }
    this.zoom.move(event.pointerId, [event.clientX, event.clientY], this.svg().getBoundingClientRect());
    if (this.zoom.moved) clearTimeout(this.timer);
  };

  readonly onPointerUp = (event: PointerEvent) => {
    clearTimeout(this.timer);
    const by = this.zoom.up(event.pointerId) || this.zoom.scale > 1.01 ? 0 : event.clientX - this.from[0];
    const isAcross = Math.abs(by) > SWIPE && Math.abs(by) > 2 * Math.abs(event.clientY - this.from[1]);
    if (event.type === "pointerup" && event.pointerType === "touch" && isAcross && !this.long)
      this.board.swipe?.(by < 0 ? 1 : -1);
    if (this.long && event.timeStamp - this.since < LONG) {
      // A busy device reported the end of the touch late: it was a tap.
      this.long = false;
      this.board.point(-1);
    }
    if (event.pointerType !== "mouse" && this.long) window.setTimeout(() => this.board.point(-1), LINGERS);
  };

  readonly onPointerCancel = this.onPointerUp;

  readonly onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType === "mouse") this.board.point(-1);
  };

  readonly onClick = (event: MouseEvent) => {
    const { legal, indexOf, press } = this.board;
    const touch = (event as PointerEvent).pointerType === "touch";
    if (touch && (this.zoom.moved || this.long)) return;
    const index = event.detail === 0 ? indexOf(event.target) : this.at(event.clientX, event.clientY, touch);
    const first = this.tapped;
    this.tapped = touch && !legal.includes(index) ? event : null;
    if (first && this.tapped && isDouble(first, event)) {
      this.tapped = null;
      this.zoom.to(this.zoom.scale > 1.5 ? 1 : 2, this.toDrawing(event.clientX, event.clientY));
      return;
    }
    if (index >= 0) press(index);
  };

  readonly onKeyDown = (event: KeyboardEvent) => {
    const { geometry, indexOf, focus, press } = this.board;
    const index = indexOf(event.target);
    if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) focus(neighbour(geometry, index, arrow));
    else if (event.key === "Enter" || event.key === " ") press(index);
    else if (event.key === "Home") focus(0);
    else if (event.key === "End") focus(geometry.spaces.length - 1);
    else return;
    event.preventDefault();
  };

  readonly onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const grow = event.deltaY < 0 ? 1.15 : 1 / 1.15;
    this.zoom.to(this.zoom.scale * grow, this.toDrawing(event.clientX, event.clientY));
  };

  /** All of them, to be put on the board's drawing. */
  get handlers() {
    const { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave, onClick, onKeyDown, onWheel } =
      this;
    return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave, onClick, onKeyDown, onWheel };
  }
}

/** By when the finger was there, of which a busy device may hear later; quick taps at two places are two presses. */
function isDouble(first: MouseEvent, second: MouseEvent): boolean {
  const apart = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  return second.timeStamp - first.timeStamp < DOUBLE && apart < SAME;
}

export function useBoardEvents(svg: { current: SVGSVGElement | null }, zoom: Zoom, board: Actions) {
  const events = useMemo(() => new BoardEvents(() => svg.current!, zoom), [zoom]);
  events.board = board;
  return events.handlers;
}
