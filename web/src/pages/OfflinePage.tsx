/** No line: says so, and shows the last position that was seen here. */
import { Board } from "../field/Board";
import { Logo } from "../parts/Logo";
import { Around } from "../scene/context";
import { ScorePad } from "../scene/ScorePad";
import { lastSnapshot } from "../store/snapshot";
import { say } from "../store/words";

export function OfflinePage() {
  const last = lastSnapshot();
  const shape = last?.shapes[last.scene.board.shape];
  const names = last?.scene.players.map((player) => (player.seat === last.view ? say("you") : player.name)) ?? [];
  return (
    <main class="offline-page">
      <Logo size={48} />
      <h1 class="serif t28">{say("offline-title")}</h1>
      <p class="muted">{say("offline-words")}</p>
      <a class="button primary" href={last ? `/t/${last.table}` : "/"}>
        {say("try-again")}
      </a>
      {last && shape && (
        <Around
          value={{
            game: last.game,
            shapes: last.shapes,
            players: last.scene.players,
            names,
            called: names,
            me: last.view,
            table: null,
            shown: [],
            hexes: shape.kind === "hexes",
          }}
        >
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
            <ScorePad pad={last.scene.pad} names={names} live={false} />
          </section>
        </Around>
      )}
    </main>
  );
}
