/** No line: says so, and shows the last position that was seen here. */
import { useMemo } from "preact/hooks";
import { Board } from "../field/Board";
import { Logo } from "../parts/Logo";
import { Around } from "../scene/context";
import { ScorePad } from "../scene/ScorePad";
import { useSurroundings } from "../scene/surroundings";
import { shapeOf } from "../store/shapes";
import { lastSnapshot } from "../store/snapshot";
import { say } from "../store/words";
import "./OfflinePage.css";

export function OfflinePage() {
  const last = useMemo(lastSnapshot, []);
  const around = useSurroundings(last && { game: last.game, seats: last.seats, scene: last.scene, me: last.view });
  const shape = last && shapeOf(last.game, last.scene.board.ground.shape);
  return (
    <main class="offline-page">
      <Logo size={48} />
      <h1 class="serif t28">{say("offline-title")}</h1>
      <p class="muted">{say("offline-words")}</p>
      <a class="button primary" href={last ? `/t/${last.table}` : "/"}>
        {say("try-again")}
      </a>
      {last && shape && around && (
        <Around value={around}>
          <h2 class="caption">{say("offline-last", { title: last.title })}</h2>
          <div class="offline-board">
            <Board
              field={last.scene.board}
              shape={shape}
              game={last.game}
              seat={last.view}
              framed={false}
              table={null}
            />
          </div>
          <section class="panel">
            <ScorePad pad={last.scene.pad} names={around.names} live={false} />
          </section>
        </Around>
      )}
    </main>
  );
}
