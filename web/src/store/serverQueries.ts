/** Queries that change nothing: previews, reasons and hints. The server answers each by its id. */
import type { ClientMessage, Explanation } from "../wire";

export type ServerQuery = Extract<ClientMessage, { type: "peek" | "why" | "hint" | "ahead" }>;

/** The number of answers that are kept: more than a pointer passes in one position. */
const MOST = 300;

export class ServerQueries {
  private readonly open = new Map<string, { question: ServerQuery; resolve: (answer: Explanation | null) => void }>();
  private readonly known = new Map<string, Promise<Explanation | null>>();

  constructor(private readonly send: (question: ServerQuery) => boolean) {}

  /** Null: offline, or no answer. */
  ask(question: ServerQuery): Promise<Explanation | null> {
    return new Promise((resolve) => {
      this.open.set(question.id, { question, resolve });
      if (!this.send(question)) this.answer(question.id, null);
    });
  }

  /** An answer with this key is reused. */
  once(name: string, question: ServerQuery): Promise<Explanation | null> {
    let answer = this.known.get(name);
    if (!answer) {
      if (this.known.size > MOST) this.known.clear();
      answer = this.ask(question);
      this.known.set(name, answer);
      const asked = answer;
      void asked.then((answer) => {
        if (!answer && this.known.get(name) === asked) this.known.delete(name);
      });
    }
    return answer;
  }

  /** The connection was lost with its pending answers: they can be requested again. */
  forget(): void {
    for (const id of [...this.open.keys()]) this.answer(id, null);
  }

  /** The question that this answers, if it is one of them. */
  answer(id: string, answer: Explanation | null): ServerQuery | undefined {
    const asked = this.open.get(id);
    this.open.delete(id);
    asked?.resolve(answer);
    return asked?.question;
  }
}
