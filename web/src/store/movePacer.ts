/** Others' moves one after the other, each shown for a moment, as long as I like to look at them. */
import type { Patch } from "../wire";

export class PacedMoves {
  private readonly waiting: Patch[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (patch: Patch) => void,
    private readonly pause: () => number,
  ) {}

  /** The first is shown at once, later ones a pause after the one before; an answer to me waits for nothing. */
  hear(patch: Patch, hurry: boolean): void {
    this.waiting.push(patch);
    if (hurry || !this.pause()) this.rest();
    else if (!this.timer) this.next();
  }

  /** All that waits, at once. */
  rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const patch of this.waiting.splice(0)) this.show(patch);
  }

  private next(): void {
    const patch = this.waiting.shift();
    this.timer = patch && setTimeout(() => this.next(), this.pause());
    if (patch) this.show(patch);
  }
}
