/** A lesson that was recorded by the server: its states, and what each move leads to. Played without a connection. */
import type { Scene } from "../scene";
import { type Entry, merged, patched } from "../store/patch";
import type * as wire from "../wire";

const UNDO = "undo";

export class RecordedLessonPlayer {
  private readonly scenes = new Map<number, Scene>();
  /** The numbers of the states that I went through; the last one is shown. */
  private path = [0];

  constructor(private readonly data: wire.RecordedLesson) {}

  get first(): wire.SceneMessage {
    return this.data.scene;
  }

  get state(): wire.RecordedState {
    return this.data.states[this.path.at(-1)!]!;
  }

  get scene(): Scene {
    return this.sceneAt(this.path.at(-1)!);
  }

  /** From the beginning through these moves; false if they are not recorded. */
  restart(done: string[]): boolean {
    this.path = [0];
    return done.every((move) => this.play(move));
  }

  knows(move: string): boolean {
    return move === UNDO ? this.path.length > 1 : move in (this.state.moves ?? {});
  }

  /** Goes on by this move; false if it is not recorded. */
  play(move: string): boolean {
    if (!this.knows(move)) return false;
    if (move === UNDO) this.path.pop();
    else this.path.push(this.state.moves![move]!);
    return true;
  }

  /** The scene after a move. */
  after(move: string): Scene | undefined {
    const to = this.state.moves?.[move];
    return to === undefined ? undefined : this.sceneAt(to);
  }

  private sceneAt(number: number): Scene {
    let scene = this.scenes.get(number);
    if (!scene) {
      const { parent, set } = this.data.states[number]!;
      const { shared, own } = this.data.scene;
      scene = parent < 0 ? merged(shared, own) : patched(this.sceneAt(parent), (set ?? []) as Entry[]);
      this.scenes.set(number, scene);
    }
    return scene;
  }
}
