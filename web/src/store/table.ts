/** One table as this device sees it: the scene, requests and answers. All rules are on the server. */
import { computed, signal } from "@preact/signals";
import type { LogLine, Scene } from "../scene";
import type * as wire from "../wire";
import { Connection } from "./connection";
import { othersDiffer, withOthersAsShown } from "./delayOthersMoves";
import { forgetLinkUse, keepKeys, keepPromise, language, linkUses, newSecret, seen } from "./deviceStorage";
import { keepSnapshot } from "./lastPosition";
import { OthersQueue } from "./othersQueue";
import { merged, patched } from "./patch";
import { type PendingMove, type Pressable, type Use, useKindOf } from "./pendingMove";
import { pauseAfterOthers } from "./preferences";
import type { Sign } from "./quickPhrases";
import { setClock } from "./seatClocks";
import { ServerQueries, type ServerQuery } from "./serverQueries";
import { keepShapes } from "./shapes";
import { mergedLog, newLines } from "./turnLog";

export const newId = () => Math.random().toString(36).slice(2, 10) + Date.now().toString(36);

export class LiveTable {
  readonly scene = signal<Scene | null>(null);
  readonly version = signal(0);
  readonly view = signal<number | null>(null);
  readonly state = signal<wire.TableState | null>(null);
  readonly turn = signal<wire.TurnState>({});
  readonly log = signal<LogLine[]>([]);
  /** The node that is picked up: its targets are highlighted. */
  readonly picked = signal<Pressable | null>(null);
  /** What I put down last, and where: it is seen to go there. */
  readonly carried = signal<{ from: string; to: string } | null>(null);
  /** Nodes that were clicked and not answered yet. */
  readonly pending = signal<PendingMove[]>([]);
  /** The last refusal or "why not", with the node it is about. */
  readonly remark = signal<{ node: string; words: string; key?: string } | null>(null);
  /** The button that warned at the last click: the next click does it. */
  readonly warned = signal("");
  readonly warning = computed(() => this.scene.value?.buttons?.find(({ id }) => id === this.warned.value)?.warning);
  readonly gone = signal<wire.ErrorMessage | null>(null);
  /** The last quick phrase and the last chat message. */
  readonly sign = signal<{ seat: number; sign: Sign } | null>(null);
  readonly talk = signal<wire.ChatMessage[]>([]);
  /** What I saw last before I came in: later lines of the log are news. */
  readonly lastSeen: number;
  readonly line: Connection;
  /** What the others did is shown step by step. */
  readonly others = new OthersQueue(pauseAfterOthers, (before, after) => othersDiffer(before, after, this.view.peek()));
  /** The scene with the others as far as they were shown, and the log likewise. What I press is checked by `scene`. */
  readonly shownScene = computed(() => {
    const [now, shown] = [this.scene.value, this.others.shown.value];
    return now && shown ? withOthersAsShown(now, shown.scene, this.view.value) : now;
  });
  readonly shownLog = computed(() => {
    const [now, shown] = [this.log.value, this.others.shown.value?.log];
    if (!shown || shown === now) return now;
    return mergedLog(
      shown,
      now.filter(({ seat }) => seat < 0 || seat === this.view.value),
    );
  });
  /** What the others did while the connection was lost or the page was hidden; shown for a moment. */
  readonly missed = signal<LogLine[]>([]);
  private readonly renewals = new Map<string, () => void>();
  protected readonly questions = new ServerQueries((question) => this.line.send(question));

  constructor(
    readonly id: string,
    private readonly secrets: () => string[],
  ) {
    this.lastSeen = seen.peek()[id] ?? 0;
    this.line = new Connection(
      id,
      () => this.greeting(),
      (message) => this.hear(message),
      () => this.resend(),
      (message) => this.answerOffline(message),
    );
  }

  protected greeting(): wire.ClientMessage {
    const view = this.view.peek();
    return {
      type: "join",
      table: this.id,
      secrets: this.secrets(),
      language: language.peek(),
      links: linkUses.peek()[this.id] ?? [],
      entropy: newSecret(),
      ...(this.scene.peek() && view !== null ? { view } : {}),
    };
  }

  /** Without a connection nothing is answered. */
  protected answerOffline(_message: wire.ClientMessage): boolean {
    return false;
  }

  /** Actions without an answer are sent again after a reconnect, with the same id, so that each is played once. */
  private resend(): void {
    this.questions.forget();
    for (const { node: _, ...pending } of this.pending.peek()) this.line.send({ type: "act", ...pending });
  }

  private hear(message: wire.ServerMessage): void {
    switch (message.type) {
      case "scene":
        this.whole(message);
        return;
      case "patch":
        this.patch(message);
        return;
      case "ack":
        this.settle([message.id]);
        return;
      case "refused":
        this.refused(message);
        return;
      case "told":
        this.questions.answer(message.id, message);
        return;
      case "log":
        this.log.value = mergedLog([], message.log);
        return;
      case "reacted":
        this.sign.value = { seat: message.seat, sign: message.sign };
        return;
      case "talk":
        this.hearTalk(message.lines);
        return;
      case "seated":
        keepKeys(
          this.id,
          message.keys.map((key) => key.secret),
        );
        return;
      case "pong":
        return;
    }
  }

  private patch(message: wire.Patch): void {
    if (!this.scene.peek()) return;
    keepShapes(message.shapes);
    this.scene.value = patched(this.scene.peek()!, message.set ?? []);
    if (message.table) this.state.value = message.table;
    if (message.turn) this.turn.value = message.turn;
    this.add(message.log ?? []);
    this.at(message.version);
    this.others.add({ scene: this.scene.peek()!, log: this.log.peek() });
    this.settle(message.acks ?? []);
  }

  private whole(message: wire.SceneMessage): void {
    keepShapes(message.shapes);
    const isBack = !!this.scene.peek() && this.view.peek() === message.view && this.version.peek() <= message.version;
    const before = this.log.peek();
    this.scene.value = merged(message.shared, message.own);
    this.view.value = message.view;
    this.state.value = message.table;
    this.turn.value = message.turn;
    this.picked.value = null;
    this.gone.value = null;
    if (message.table.seats.some((seat) => seat.mine)) {
      forgetLinkUse(this.id);
      keepPromise(this.id, message.table.promise);
    }
    setClock(message.now ?? 0);
    this.log.value = [];
    this.add(message.log ?? []);
    this.at(message.version);
    const moment = { scene: this.scene.peek()!, log: this.log.peek() };
    if (isBack) {
      this.others.add(moment);
      this.reportMissed(before);
    } else this.others.restart(moment);
    this.settle(message.acks ?? []);
  }

  /** Says what the others did since the log was this one. */
  reportMissed(before: LogLine[]): void {
    const me = this.view.peek();
    const lines = newLines(before, this.log.peek()).filter(({ seat }) => seat >= 0 && seat !== me);
    if (lines.length) this.missed.value = lines;
  }

  protected at(version: number): void {
    this.version.value = version;
    seen.value = { ...seen.peek(), [this.id]: version };
    const snapshot = {
      table: this.id,
      version,
      game: this.state.peek()!.game,
      title: this.state.peek()!.title,
      seats: this.state.peek()!.seats,
      scene: this.scene.peek()!,
      view: this.view.peek(),
    };
    keepSnapshot(snapshot, this.log.peek());
  }

  private add(lines: LogLine[]): void {
    this.log.value = mergedLog(this.log.peek(), lines);
  }

  /** These are done. */
  protected settle(ids: string[]): void {
    for (const id of ids) this.renewals.get(id)?.();
    if (ids.length) this.pending.value = this.pending.peek().filter((pending) => !ids.includes(pending.id));
  }

  protected refused(message: wire.ErrorMessage): void {
    const asked = this.questions.answer(message.id, null);
    if (asked && asked.type !== "hint") return; // a hint was requested: it gets an answer
    const pending = this.pending.peek().find((one) => one.id === message.id);
    if (!pending && !this.scene.peek()) this.gone.value = message;
    else this.remark.value = { node: pending?.node ?? "", words: message.reason, key: pending && message.key };
    this.settle([message.id]);
  }

  /** Which seat acts when I press something. */
  readonly seat = computed(() => this.view.value);

  /** How a node can be used now: do it, pick it up, put down what I picked up on it; or not at all. */
  use(node: Pressable): Use {
    return useKindOf(node, this.picked.value);
  }

  /** What pressing this node would do, if it does something at once. */
  action(node: Pressable): string {
    const second = this.picked.value?.then?.find(([target]) => target === node.id);
    return second?.[1] ?? node.do ?? "";
  }

  press(node: Pressable): void {
    const use = this.use(node);
    this.remark.value = null;
    if (use === "do" && node.warning && this.warned.peek() !== node.id) this.warned.value = node.id;
    else if (use === "pick") this.picked.value = this.picked.peek()?.id === node.id ? null : node;
    else if (use) {
      if (use === "target") this.carried.value = { from: this.picked.peek()!.id, to: node.id };
      this.act(this.action(node), node.id);
    } else if (this.picked.peek() && !node.do && !node.then?.length) this.picked.value = null;
    else void this.why(node.id);
  }

  act(words: string, node = ""): void {
    const seat = this.view.peek();
    const sent = this.pending.peek();
    if (seat === null || !words || (node && sent.some((one) => one.do === words && one.node === node))) return;
    const after = sent.filter((one) => one.seat === seat).map(({ id }) => id);
    const pending: PendingMove = { id: newId(), seat, version: this.version.peek(), do: words, node, after };
    this.picked.value = null;
    this.remark.value = null;
    this.pending.value = [...this.pending.peek(), pending];
    this.warned.value = "";
    const { node: _, ...said } = pending;
    this.line.send({ type: "act", ...said });
  }

  undo(): void {
    if (this.picked.peek()) this.picked.value = null;
    else if (this.canUndo.peek()) this.act("undo");
  }

  readonly canUndo = computed(() => this.view.value !== null && !!this.turn.value.undo?.includes(this.view.value));

  /** What this would bring. */
  peek(words: string): Promise<wire.Explanation | null> {
    return this.once(words, (id, seat) => ({ type: "peek", id, seat, do: words }));
  }

  /** What there is to say of a node that cannot be used now. */
  about(node: string): Promise<wire.Explanation | null> {
    return this.once(`about ${node}`, (id, seat) => ({ type: "why", id, seat, target: node }));
  }

  /** Asked once per position. */
  private once(what: string, question: (id: string, seat: number) => ServerQuery): Promise<wire.Explanation | null> {
    const seat = this.view.peek();
    if (seat === null) return Promise.resolve(null);
    return this.questions.once(`${this.version.peek()} ${language.peek()} ${seat} ${what}`, question(newId(), seat));
  }

  /** Why this cannot be used now, if that is worth a word. */
  async why(node: string, worthSaying: (key: string) => boolean = () => true): Promise<void> {
    const seat = this.view.peek();
    if (seat === null || !node) return;
    const answer = await this.questions.ask({ type: "why", id: newId(), seat, target: node });
    if (answer && worthSaying(answer.key ?? "")) this.remark.value = { node, words: answer.title, key: answer.key };
  }

  hint(step: 1 | 2 | 3): Promise<wire.Explanation | null> {
    const seat = this.view.peek();
    return seat === null ? Promise.resolve(null) : this.questions.ask({ type: "hint", id: newId(), seat, step });
  }

  look(view: number | null): void {
    this.line.send({ type: "look", view });
  }

  speak(): void {
    this.line.send({ type: "speak", language: language.peek() });
  }

  rename(name: string): void {
    const seat = this.view.peek();
    if (seat !== null) this.line.send({ type: "rename", id: newId(), seat, name });
  }

  leave(level: string): void {
    const seat = this.view.peek();
    if (seat !== null) this.line.send({ type: "leave", id: newId(), seat, level });
  }

  sit(): void {
    const seat = this.view.peek();
    if (seat !== null) this.line.send({ type: "sit", id: newId(), seat });
  }

  /** Other devices and links lose my seat; resolved when that is done. The new secret is kept before it is sent. */
  endOtherLinks(): Promise<void> {
    const seat = this.view.peek();
    if (seat === null) return Promise.resolve();
    const id = newId();
    const secret = newSecret();
    keepKeys(this.id, [secret]);
    this.line.send({ type: "renew", id, seat, secret });
    return new Promise((done) => this.renewals.set(id, done));
  }

  /** Let a bot play a free seat, or a seat whose time is up. */
  substitute(seat: number, level: string): void {
    this.line.send({ type: "substitute", id: newId(), seat, level });
  }

  private hearTalk(lines: wire.ChatMessage[]): void {
    const known = new Map([...this.talk.peek(), ...lines].map((line) => [line.number, line]));
    this.talk.value = [...known.values()].sort((a, b) => a.number - b.number);
  }

  react(sign: Sign): void {
    const seat = this.view.peek();
    if (seat !== null) this.line.send({ type: "react", id: newId(), seat, sign });
  }

  sendChat(words: string): void {
    const seat = this.view.peek();
    if (seat !== null) this.line.send({ type: "say", id: newId(), seat, words });
  }

  report(number: number): void {
    const seat = this.view.peek();
    if (seat !== null) this.line.send({ type: "report", id: newId(), seat, number });
  }

  reportName(about: number): void {
    const seat = this.view.peek();
    if (seat !== null) this.line.send({ type: "report-name", id: newId(), seat, about });
  }

  history(): void {
    this.line.send({ type: "history", id: newId(), since: 0 });
  }

  close(): void {
    this.others.finish();
    this.line.close();
  }
}
