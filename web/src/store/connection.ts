/** The WebSocket to the server, with automatic reconnect. */
import { batch, signal } from "@preact/signals";
import type { ClientMessage, ServerMessage } from "../wire";
import { unreachable } from "./serverStatus";

export type ConnectionState = "connecting" | "open" | "lost";

const WAITS = [300, 700, 1500, 3000, 6000, 10000];
/** Milliseconds after which a missing answer is checked by a ping; without any reply the connection counts as lost. */
const SILENCE = 700;
const GIVE_UP = 8000;

export class Connection {
  readonly state = signal<ConnectionState>("connecting");
  /** Other receivers of messages; they return true if a message was for them. */
  readonly listeners = new Set<(message: ServerMessage) => boolean>();
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private heart = 0;
  private doubt = 0;
  private heard = 0;
  private closed = false;
  /** Messages that have arrived and are handled in the next task. */
  private readonly arrived: ServerMessage[] = [];
  private readonly nextTask = new MessageChannel();

  constructor(
    private readonly table: string,
    private readonly greet: () => ClientMessage,
    private readonly hear: (message: ServerMessage) => void,
    private readonly opened: () => void,
    /** Answers messages while there is no connection; false if it cannot. */
    private readonly standIn: (message: ClientMessage) => boolean,
  ) {
    this.nextTask.port1.onmessage = () => this.handleArrived();
    this.open();
    addEventListener("online", this.wake);
    addEventListener("offline", this.lose);
    document.addEventListener("visibilitychange", this.wake);
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return this.standIn(message);
    this.socket.send(JSON.stringify(message));
    if (message.type === "act" || message.type === "ping") this.expect(message.type === "ping");
    return true;
  }

  /** A message was sent that is answered at once: check the connection if no answer arrives. */
  private expect(again: boolean): void {
    clearTimeout(this.doubt);
    const said = Date.now();
    this.doubt = window.setTimeout(() => {
      if (this.heard >= said || this.closed) return;
      if (!again) this.send({ type: "ping" });
      else this.setReachable(false);
    }, SILENCE);
  }

  private setReachable(open: boolean): void {
    this.state.value = open ? "open" : "lost";
    unreachable.value = !open;
  }

  private readonly lose = () => {
    if (this.closed) return;
    const cut = this.socket;
    this.socket = null;
    cut?.close();
    this.retry();
  };

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.doubt);
    clearInterval(this.heart);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.lose);
    document.removeEventListener("visibilitychange", this.wake);
    this.nextTask.port1.close();
    this.socket?.close();
  }

  private readonly wake = () => {
    if (this.closed) return;
    this.send({ type: "attend", here: !document.hidden });
    if (document.hidden) return;
    if (this.state.peek() === "lost") {
      this.tries = 0;
      this.open();
    } else this.send({ type: "ping" });
  };

  private open(): void {
    clearTimeout(this.timer);
    // The table's id lets a proxy route all connections of a table to one process.
    const host = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
    const socket = new WebSocket(`${host}/socket?table=${encodeURIComponent(this.table)}`);
    this.socket?.close();
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.tries = 0;
      this.setReachable(true);
      this.heard = Date.now();
      this.send(this.greet());
      if (document.hidden) this.send({ type: "attend", here: false });
      this.opened();
      this.listen();
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      if (this.state.peek() === "lost") this.setReachable(true);
      if (this.arrived.push(JSON.parse(event.data as string)) === 1) this.nextTask.port2.postMessage(null);
    };
    socket.onclose = () => {
      if (socket === this.socket && !this.closed) this.retry();
    };
  }

  /** All that arrived while the page was busy is drawn once: a slow page leaves out pictures and does not fall behind. */
  private handleArrived(): void {
    const messages = this.arrived.splice(0);
    batch(() => {
      for (const message of messages) if (![...this.listeners].some((listen) => listen(message))) this.hear(message);
    });
  }

  /** A silent line is a dead one: ask now and then, and start over when nothing comes back. */
  private listen(): void {
    clearInterval(this.heart);
    this.heart = window.setInterval(() => {
      const silent = Date.now() - this.heard;
      if (silent > 45000 || (silent > GIVE_UP && this.state.peek() === "lost")) this.lose();
      else if (silent > 10000) this.send({ type: "ping" });
    }, 2500);
  }

  private retry(): void {
    clearTimeout(this.timer);
    clearTimeout(this.doubt);
    clearInterval(this.heart);
    this.setReachable(false);
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)]! * (0.8 + Math.random() * 0.4);
    this.timer = window.setTimeout(() => this.open(), wait);
  }
}
