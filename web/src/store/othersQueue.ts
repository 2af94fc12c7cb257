/** A queue that shows the moves of the others one after the other. The player’s own part of the table is always current. */
import { signal } from "@preact/signals";
import type { LogLine, Scene } from "../scene";

export interface Moment {
  scene: Scene;
  log: LogLine[];
}

/** Milliseconds in which everything that waits is shown: the more waits, the shorter each pause. */
const LONGEST = 5000;
/** Steps that wait at most; a page that is further behind leaves out the oldest. */
const MOST = 24;

export class OthersQueue {
  /** The table as far as the moves of the others were shown. */
  readonly shown = signal<Moment | null>(null);
  /** Whether moves of the others wait to be shown. */
  readonly isBehind = signal(false);
  private latest: Moment | null = null;
  private readonly waiting: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isHeld = false;
  private longest = LONGEST;
  /** The largest number of steps that waited since the last one was shown. */
  private backlog = 1;

  constructor(
    /** Milliseconds after each step; 0: everything at once. */
    private readonly pause: () => number,
    /** Whether another player acted between two moments. */
    private readonly isStep: (before: Scene, after: Scene) => boolean,
  ) {}

  /** The first step is shown at once, each of the next after a pause. */
  add(moment: Moment): void {
    const before = this.latest;
    this.latest = moment;
    if (!before || !this.pause()) this.finish();
    else if (this.isStep(before.scene, moment.scene)) this.addStep(moment);
    else if (this.waiting.length) this.waiting[this.waiting.length - 1] = moment;
    else this.shown.value = moment;
  }

  private addStep(moment: Moment): void {
    this.waiting.push(moment);
    if (this.waiting.length > MOST) this.waiting.splice(0, this.waiting.length - MOST);
    this.backlog = Math.max(this.backlog, this.waiting.length);
    if (this.timer === undefined && !this.isHeld) this.next();
    else this.isBehind.value = true;
  }

  /** Another position that does not follow from the last one. */
  restart(moment: Moment): void {
    this.latest = moment;
    this.finish();
  }

  /** Shows everything that waits, at once. */
  finish(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting.length = 0;
    this.shown.value = this.latest;
    this.isBehind.value = false;
  }

  /** Nobody looks: steps wait until `release`. */
  hold(): void {
    this.isHeld = true;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Shows what has waited within this time. */
  release(within: number): void {
    this.isHeld = false;
    this.longest = within;
    if (this.timer === undefined && this.waiting.length) this.next();
  }

  private next(): void {
    this.timer = undefined;
    const moment = this.waiting.shift();
    this.isBehind.value = this.waiting.length > 0;
    if (!moment) {
      this.longest = LONGEST;
      this.backlog = 1;
      return;
    }
    this.shown.value = moment;
    this.timer = setTimeout(() => this.next(), Math.min(this.pause(), this.longest / this.backlog));
  }
}
