/** Shown when there is no connection: the last position seen on this device. */
import { useMemo } from "preact/hooks";
import { Board } from "../board/Board";
import { ScorePad } from "../scene/ScorePad";
import { useNewTableInfo } from "../scene/useNewTableInfo";
import { lastSnapshot } from "../store/lastPosition";
import { shapeOf } from "../store/shapes";
import { TableContext } from "../store/tableContext";
import { translate } from "../store/translations";
import { Logo } from "../ui/Logo";
import "./OfflinePage.css";

export function OfflinePage() {
  const last = useMemo(lastSnapshot, []);
  const info = useNewTableInfo(last && { game: last.game, seats: last.seats, scene: last.scene, me: last.view });
  const shape = last && shapeOf(last.game, last.scene.board.ground.shape);
  return (
    <main class="offline-page">
      <Logo size={48} />
      <h1 class="serif t28">{translate("offline-title")}</h1>
      <p class="muted">{translate("offline-words")}</p>
      <a class="button primary" href={last ? `/t/${last.table}` : "/"}>
        {translate("try-again")}
      </a>
      {last && shape && info && (
        <TableContext value={info}>
          <h2 class="caption">{translate("offline-last", { title: last.title })}</h2>
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
            <ScorePad pad={last.scene.pad} names={info.names} live={false} />
          </section>
        </TableContext>
      )}
    </main>
  );
}
