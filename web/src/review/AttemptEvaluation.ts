/** Asks the server to evaluate a tried turn after each action; incomplete turns are refused. */
import { signal } from "@preact/signals";
import type { Attempt, ErrorMessage } from "../wire";

type Ask = (actions: string[]) => Promise<Attempt | ErrorMessage | null>;

export class AttemptEvaluation {
  /** Why a turn could not be evaluated; it can be asked again. */
  readonly failed = signal("");
  private readonly answered = signal<string[]>([]);

  constructor(
    private readonly ask: Ask,
    /** What has been done by now. */
    private readonly done: () => string[],
    private readonly evaluated: (attempt: Attempt, actions: string[]) => void,
  ) {}

  /** There is no answer to what was done yet. */
  get waits(): boolean {
    const actions = this.done();
    return actions.length > 0 && actions !== this.answered.value;
  }

  /** A complete turn is evaluated as it was sent, whatever is clicked meanwhile; offline there is no answer. */
  async evaluate(): Promise<void> {
    const actions = this.done();
    this.failed.value = "";
    const answer = await this.ask(actions);
    if (!answer) return;
    if (actions === this.done()) this.answered.value = actions;
    if ("tried" in answer) this.evaluated(answer, actions);
    else if (answer.key !== "turn-not-done") this.failed.value = answer.reason;
  }

  again(): void {
    this.answered.value = [];
  }
}
