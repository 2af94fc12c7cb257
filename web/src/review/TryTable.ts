/** A table to try a turn: only the actions are kept. */
import { signal } from "@preact/signals";
import { LiveTable } from "../store/table";

export class TryTable extends LiveTable {
  /** The actions that were not undone. */
  readonly actions = signal<string[]>([]);

  constructor(id: string, secret: string) {
    super(id, () => [secret]);
  }

  protected override at(version: number): void {
    this.version.value = version;
  }

  protected override settle(ids: string[]): void {
    let done = this.actions.peek();
    for (const pending of this.pending.peek())
      if (ids.includes(pending.id)) done = pending.do === "undo" ? done.slice(0, -1) : [...done, pending.do];
    super.settle(ids);
    this.actions.value = done;
  }
}
