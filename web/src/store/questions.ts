/** Questions that change nothing: what would this bring, why not, what should I do. The server answers each by its id. */
import type { ClientMessage, Told } from "../wire";

export type Question = Extract<ClientMessage, { type: "peek" | "why" | "hint" | "ahead" }>;

/** So many answers are kept: more than a pointer goes over in one position. */
const MOST = 300;

export class Questions {
  private readonly open = new Map<string, { question: Question; resolve: (told: Told | null) => void }>();
  private readonly known = new Map<string, Promise<Told | null>>();

  constructor(private readonly send: (question: Question) => boolean) {}

  /** Null: there is no line, or nothing to say. */
  ask(question: Question): Promise<Told | null> {
    return new Promise((resolve) => {
      this.open.set(question.id, { question, resolve });
      if (!this.send(question)) this.answer(question.id, null);
    });
  }

  /** What was asked under this name before is not asked again. */
  once(name: string, question: Question): Promise<Told | null> {
    let answer = this.known.get(name);
    if (!answer) {
      if (this.known.size > MOST) this.known.clear();
      answer = this.ask(question);
      this.known.set(name, answer);
    }
    return answer;
  }

  /** The question that this answers, if it is one of them. */
  answer(id: string, told: Told | null): Question | undefined {
    const asked = this.open.get(id);
    this.open.delete(id);
    asked?.resolve(told);
    return asked?.question;
  }
}
