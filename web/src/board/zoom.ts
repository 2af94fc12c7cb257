/** Pan and zoom of a board: what part of the drawing is seen. From 1 to 3; never past the edges. */
import { type Signal, signal } from "@preact/signals";
import type { Point } from "../scene";
import type { Box } from "./geometry";

export class Zoom {
  readonly box: Signal<Box>;
  private fingers = new Map<number, Point>();
  private began: { box: Box; middle: Point; spread: number } | null = null;
  /** The fingers moved the picture: what ends now is no click. */
  moved = false;

  constructor(private whole: Box) {
    this.box = signal(whole);
  }

  get scale(): number {
    return this.whole[2] / this.box.peek()[2];
  }

  /** Another shape or frame: all of it is seen. */
  reset(whole: Box): void {
    if (whole.every((n, i) => n === this.whole[i])) return;
    this.whole = whole;
    this.out();
  }

  to(scale: number, [x, y]: Point): void {
    const s = Math.min(3, Math.max(1, scale));
    const [left, top, width, height] = this.box.peek();
    const w = this.whole[2] / s;
    const h = this.whole[3] / s;
    this.set([x - ((x - left) / width) * w, y - ((y - top) / height) * h, w, h]);
  }

  /** Whether this point is in the visible part. */
  shows({ x, y }: { x: number; y: number }): boolean {
    const [left, top, width, height] = this.box.peek();
    return x >= left && x <= left + width && y >= top && y <= top + height;
  }

  /** All of it is seen. */
  out(): void {
    this.box.value = this.whole;
  }

  private set([left, top, width, height]: Box): void {
    const [l, t, w, h] = this.whole;
    this.box.value = [
      Math.min(Math.max(left, l), l + w - width),
      Math.min(Math.max(top, t), t + h - height),
      width,
      height,
    ];
  }

  down(id: number, at: Point): void {
    this.fingers.set(id, at);
    if (this.fingers.size === 1) this.moved = false;
    this.start();
  }

  private start(): void {
    this.began = this.fingers.size ? { box: this.box.peek(), middle: this.middle(), spread: this.spread() } : null;
  }

  /** A finger moved, in pixels of the screen; `unit` is how many units of the drawing one pixel is. */
  move(id: number, at: Point, element: DOMRect): void {
    if (!this.fingers.has(id) || !this.began) return;
    this.fingers.set(id, at);
    const { box, middle, spread } = this.began;
    const now = this.middle();
    const two = this.fingers.size > 1;
    if (Math.hypot(now[0] - middle[0], now[1] - middle[1]) > 8 || two) this.moved = true;
    if (!two && this.scale <= 1.01) return;
    if (!this.moved) return;
    const grow = two && spread > 0 ? this.spread() / spread : 1;
    const s = Math.min(3, Math.max(1, (this.whole[2] / box[2]) * grow));
    const w = this.whole[2] / s;
    const h = this.whole[3] / s;
    const fx = (middle[0] - element.left) / element.width;
    const fy = (middle[1] - element.top) / element.height;
    const x = box[0] + fx * box[2];
    const y = box[1] + fy * box[3];
    this.set([
      x - ((now[0] - element.left) / element.width) * w,
      y - ((now[1] - element.top) / element.height) * h,
      w,
      h,
    ]);
  }

  /** A finger left; returns whether others are still there. */
  up(id: number): boolean {
    this.fingers.delete(id);
    this.start();
    return this.fingers.size > 0;
  }

  private middle(): Point {
    const all = [...this.fingers.values()];
    return [all.reduce((s, p) => s + p[0], 0) / all.length, all.reduce((s, p) => s + p[1], 0) / all.length];
  }

  private spread(): number {
    const [a, b] = [...this.fingers.values()];
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  }
}
