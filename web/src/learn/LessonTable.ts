/** The table of a lesson: the server makes it for this connection alone. After a reconnect the actions are sent again. */
import { batch, effect, signal } from "@preact/signals";
import type { Field } from "../scene";
import { gameOf } from "../store/api";
import type { ConnectionState } from "../store/connection";
import { language, myName } from "../store/deviceStorage";
import type { Pressable } from "../store/pendingMove";
import { recordingOf, saveLessons } from "../store/savedLessons";
import { LiveTable, newId } from "../store/table";
import { translate } from "../store/translations";
import type { ClientMessage, Explanation, LessonState } from "../wire";
import { RecordedLessonPlayer } from "./recordedLesson";

const NEXT = "next";

export class LessonTable extends LiveTable {
  private readonly done: string[] = [];
  private reading = "";
  /** The recording that is played while there is no connection. */
  readonly offline = signal<RecordedLessonPlayer | null>(null);
  /** There is no connection, and this device has not kept the lesson. */
  readonly notSaved = signal(false);
  private readonly stopWatching: () => void;

  constructor(
    private readonly game: string,
    private readonly lesson: string,
  ) {
    super("lesson", () => []);
    this.stopWatching = effect(() => this.follow(this.line.state.value));
  }

  /** Offline, the recording continues from here; the actions are sent to the server after a reconnect. */
  private follow(state: ConnectionState): void {
    if (state === "lost") void this.goOffline();
    if (state !== "open") return;
    this.offline.value = null;
    this.notSaved.value = false;
    void saveLessons(gameOf(this.game), this.lesson);
  }

  private async goOffline(): Promise<void> {
    if (this.offline.peek()) return;
    const found = await recordingOf(this.game, this.lesson);
    if (this.line.state.peek() === "open") return;
    const recording = found && new RecordedLessonPlayer(found);
    if (!recording?.restart(this.done)) {
      this.notSaved.value = !this.scene.peek();
      return;
    }
    this.offline.value = recording;
    this.notSaved.value = false;
    for (const pending of this.pending.peek()) recording.play(pending.do);
    this.showRecorded(this.pending.peek().map(({ id }) => id));
  }

  private showRecorded(acks: string[]): void {
    const { first, scene, state } = this.offline.peek()!;
    const name = myName.peek() || translate("guest");
    const seats = first.table.seats.map((seat) => (seat.mine ? { ...seat, name } : seat));
    batch(() => {
      this.scene.value = scene;
      this.view.value = first.view;
      this.state.value = { ...first.table, seats, lesson: state.lesson };
      this.turn.value = state.turn;
      this.at(state.version);
      this.settle(acks);
    });
  }

  protected override answerOffline(message: ClientMessage): boolean {
    const recording = this.offline.peek();
    if (!recording) return false;
    switch (message.type) {
      case "act":
      case NEXT:
        if (recording.play(message.type === "act" ? message.do : NEXT)) this.showRecorded([message.id!]);
        else this.refused({ type: "refused", id: message.id!, key: "", reason: recording.state.wrong ?? "" });
        return true;
      case "learn":
        recording.restart([]);
        this.showRecorded([]);
        return true;
      case "ahead": {
        const board = recording.after(this.step?.do?.[0] ?? "")?.board;
        if (board) this.questions.answer(message.id, { id: message.id, title: "", board } as Explanation);
        return !!board;
      }
      default:
        return false;
    }
  }

  override close(): void {
    this.stopWatching();
    super.close();
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
    const recording = this.offline.value;
    if (!recording && (step.wait === "any" || step.wait === "turn")) return use;
    const isWanted = (action: string) => (recording ? recording.knows(action) : step.do?.includes(action));
    const actions = use === "pick" ? (node.then ?? []).map(([, action]) => action) : [this.action(node)];
    return actions.some(isWanted) ? use : "";
  }

  /** Any other action is refused, with the step's reason. */
  override press(node: Pressable): void {
    const use = super.use(node);
    if (!use || this.use(node)) super.press(node);
    else this.act(use === "pick" ? node.then![0]![1] : this.action(node), node.id);
  }
}
