/** Requests the review of a table's match, again after a reconnect, and the evaluation of tried turns. */
import { effect, signal } from "@preact/signals";
import { type LiveTable, newId } from "../store/table";
import type { Attempt, ErrorMessage, Review, ServerMessage } from "../wire";

export class ReviewRequest {
  readonly review = signal<Review | null>(null);
  readonly refused = signal("");
  private pending = "";
  private readonly trying = new Map<string, (answer: Attempt | ErrorMessage | null) => void>();
  private readonly stop: () => void;

  constructor(private readonly table: LiveTable) {
    table.line.listeners.add(this.hear);
    this.stop = effect(() => {
      // The table has to be joined first, as soon as the connection is open.
      if (table.line.state.value === "open" && !this.review.peek()?.done) queueMicrotask(() => this.ask());
    });
  }

  /** Whether something can be asked now. */
  get open(): boolean {
    return this.table.line.state.value === "open";
  }

  close(): void {
    this.stop();
    this.table.line.listeners.delete(this.hear);
  }

  /** How this turn would have fared; a refusal if it cannot be tried like this; null: there is no line. */
  attempt(seat: number, turn: number, actions: string[]): Promise<Attempt | ErrorMessage | null> {
    return new Promise((resolve) => {
      const id = newId();
      this.trying.set(id, resolve);
      if (!this.table.line.send({ type: "try", id, seat, turn, do: actions })) this.answer(id, null);
    });
  }

  ask(): void {
    this.pending = newId();
    this.refused.value = "";
    this.table.line.send({ type: "review", id: this.pending });
  }

  private readonly hear = (message: ServerMessage): boolean => {
    switch (message.type) {
      case "reviewed":
        if (message.id === this.pending) this.review.value = message.review;
        return true;
      case "tried":
        return this.answer(message.id, message.attempt);
      case "refused":
        if (message.id === this.pending) this.refused.value = message.reason;
        return message.id === this.pending || this.answer(message.id, message);
      default:
        return false;
    }
  };

  private answer(id: string, answer: Attempt | ErrorMessage | null): boolean {
    const resolve = this.trying.get(id);
    this.trying.delete(id);
    resolve?.(answer);
    return !!resolve;
  }
}
