/** Shows the moves of others one after the other, each for a time that the user chooses. */
import type { Patch } from "../wire";

export class PacedMoves {
  private readonly waiting: Patch[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (patch: Patch) => void,
    private readonly pause: () => number,
  ) {}

  /** The first is shown at once, later ones after a pause; answers to my own moves do not wait. */
  hear(patch: Patch, hurry: boolean): void {
    this.waiting.push(patch);
    if (hurry || !this.pause()) this.rest();
    else if (!this.timer) this.next();
  }

  /** Shows everything that waits, at once. */
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
