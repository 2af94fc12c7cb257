/** The table of a lesson: the server makes it for this connection alone. After a reconnect the actions are sent again. */
import type { Field } from "../scene";
import { language, myName } from "../store/deviceStorage";
import type { Pressable } from "../store/pendingMove";
import { LiveTable, newId } from "../store/table";
import { translate } from "../store/translations";
import type { ClientMessage, LessonState } from "../wire";

const NEXT = "next";

export class LessonTable extends LiveTable {
  private readonly done: string[] = [];
  private reading = "";

  constructor(
    private readonly game: string,
    private readonly lesson: string,
  ) {
    super("lesson", () => []);
  }

  get step(): LessonState | undefined {
    return this.state.value?.lesson ?? undefined;
  }

  protected override greeting(): ClientMessage {
    const { game, lesson, done } = this;
    const name = myName.peek() || translate("guest");
    return { type: "learn", game, lesson, done: [...done], name, language: language.peek() };
  }

  /** Lessons are not stored: they are neither listed as tables nor kept as the last position. */
  protected override at(version: number): void {
    this.version.value = version;
  }

  protected override settle(ids: string[]): void {
    for (const pending of this.pending.peek()) if (ids.includes(pending.id)) this.done.push(pending.do);
    if (ids.includes(this.reading)) this.done.push(NEXT);
    super.settle(ids);
  }

  /** Confirms a step that is only to be read. */
  next(): void {
    this.remark.value = null;
    this.reading = newId();
    this.line.send({ type: NEXT, id: this.reading });
  }

  /** The position once more, as it was at first. */
  again(): void {
    this.done.length = 0;
    this.line.send(this.greeting());
  }

  /** The board as it will be when the step is done. */
  async ahead(): Promise<Field | null> {
    return ((await this.questions.ask({ type: "ahead", id: newId() }))?.board as Field | undefined) ?? null;
  }

  /** Only what the step waits for can be used. */
  override use(node: Pressable): ReturnType<LiveTable["use"]> {
    const use = super.use(node);
    const step = this.step;
    if (!use || !step || step.over) return "";
    if (step.wait === "any" || step.wait === "turn") return use;
    const wanted = step.do ?? [];
    const actions = use === "pick" ? (node.then ?? []).map(([, action]) => action) : [this.action(node)];
    return actions.some((action) => wanted.includes(action)) ? use : "";
  }

  /** Any other action is refused, with the step's reason. */
  override press(node: Pressable): void {
    const use = super.use(node);
    if (!use || this.use(node)) super.press(node);
    else this.act(use === "pick" ? node.then![0]![1] : this.action(node), node.id);
  }
}
