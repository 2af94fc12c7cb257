/** The line to the server: a socket that comes back by itself, and says so. */
import { signal } from "@preact/signals";
import type { ClientMessage, ServerMessage } from "../wire";

export type LineState = "connecting" | "open" | "lost";

const WAITS = [300, 700, 1500, 3000, 6000, 10000];

export class Line {
  readonly state = signal<LineState>("connecting");
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private heart = 0;
  private heard = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly greet: () => ClientMessage,
    private readonly hear: (message: ServerMessage) => void,
    private readonly opened: () => void,
  ) {
    this.open();
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.heart);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
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
    // The table's name is for a proxy that brings all lines of a table to one process.
    const house = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
    const socket = new WebSocket(`${house}/socket?table=${encodeURIComponent(this.table)}`);
    this.socket?.close();
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.tries = 0;
      this.state.value = "open";
      this.heard = Date.now();
      this.send(this.greet());
      if (document.hidden) this.send({ type: "attend", here: false });
      this.opened();
      this.listen();
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.hear(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket && !this.closed) this.retry();
    };
  }

  /** A silent line is a dead one: ask now and then, and start over when nothing comes back. */
  private listen(): void {
    clearInterval(this.heart);
    this.heart = window.setInterval(() => {
      if (Date.now() - this.heard > 45000) this.socket?.close();
      else if (Date.now() - this.heard > 20000) this.send({ type: "ping" });
    }, 5000);
  }

  private retry(): void {
    clearInterval(this.heart);
    this.state.value = "lost";
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)]! * (0.8 + Math.random() * 0.4);
    this.timer = window.setTimeout(() => this.open(), wait);
  }
}
