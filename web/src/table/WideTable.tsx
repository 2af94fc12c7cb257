/** The table on a wide screen: events on the left, board and tray in the middle, the player’s own things on the right. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Board } from "../board/Board";
import { beyond, geometryOf } from "../board/geometry";
import { PanelView } from "../scene/PanelView";
import { ScorePad } from "../scene/ScorePad";
import { shapeOf } from "../store/shapes";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { hasColumns } from "../ui/media";
import { WideHeader } from "./Header";
import { showsOthers, showsPad } from "./introduced";
import { TableLog } from "./Log";
import type { LayoutProps } from "./layoutProps";
import { BoardBeside, useRoomBeside } from "./OpenBoard";
import { hasOthers, Others } from "./Others";
import { pressableRows } from "./pressableRows";
import { Goals } from "./Tabs";
import { hasChoice, Tray } from "./Tray";
import { useLastTurnsOnBoard } from "./useLastTurnsOnBoard";
import "./WideTable.css";

export function WideTable({ scene, table, hints, menu, notice, title, watching, tabs, choice, controls }: LayoutProps) {
  const { game, me, names, players, shown, lesson, format } = useTableInfo();
  const drawer = useSignal(false);
  const row = useRef<HTMLDivElement>(null);
  const hasRoom = useRoomBeside(row);
  const marked = useLastTurnsOnBoard(scene.board);
  const shape = shapeOf(game, scene.board.ground.shape)!;
  const [, , width, height] = geometryOf(shape).framed;
  const left = scene.left ?? [];
  const right = scene.right ?? [];
  const othersLeft = left.length <= right.length;
  // What is chosen from a panel alone is in the tray too: the column may be longer than the window.
  const onlyInPanels = pressableRows(scene.hand).length || hasChoice(scene) ? [] : pressableRows(right);
  const meetsOthers = showsOthers(lesson, scene);
  const others = meetsOthers && hasOthers(players) ? <Others /> : null;
  const listsLessons = !!lesson && hasColumns.value; // in the column that is empty at first
  const leftColumn = (
    <aside class="column left" aria-label={translate("what-happens")}>
      {listsLessons && notice}
      {!controls && left.map((panel) => <PanelView key={panel.id} panel={panel} />)}
      {!controls && othersLeft && others}
      {!controls && <Goals scene={scene} />}
      {meetsOthers && (
        <section class="panel log-panel" aria-label={translate("log")} tabIndex={0} id="log">
          <div class="track-head">
            <h2 class="caption">{translate("log")}</h2>
            <span class="grow" />
            <kbd class="key" aria-hidden="true">
              L
            </kbd>
          </div>
          <TableLog />
        </section>
      )}
    </aside>
  );
  return (
    <div class="table-page stack">
      <WideHeader
        title={title}
        scene={scene}
        watching={watching}
        tabs={tabs}
        menu={menu}
        drawer={hasColumns.value ? undefined : () => (drawer.value = !drawer.value)}
      />
      <main
        class={["table-main", drawer.value && "drawer-open", controls && "with-timeline"].filter(Boolean).join(" ")}
      >
        {(hasColumns.value || drawer.value) && leftColumn}
        <div class="column middle">
          <div class="board-row line g10" ref={row} style={{ "--shape": width / height, alignItems: "stretch" }}>
            <div class="board-panel" data-art={game} style={beyond(shape)}>
              <Board
                field={scene.board}
                shape={shape}
                game={game}
                seat={me}
                framed
                table={table}
                shown={shown}
                {...marked}
              />
            </div>
            {!controls && hasRoom && <BoardBeside />}
          </div>
          {!controls && (
            <Tray
              scene={scene}
              table={table}
              hints={hints}
              choice={choice}
              more={[...(hasColumns.value ? [] : pressableRows(left)), ...onlyInPanels]}
            />
          )}
        </div>
        {/* A replay has nothing to press here, so the column itself takes the focus to be scrolled by keys. */}
        <aside class="column right" aria-label={translate("what-is-mine")} tabIndex={controls ? 0 : undefined}>
          {!listsLessons && notice}
          {controls && others}
          {!controls && right.map((panel) => <PanelView key={panel.id} panel={panel} />)}
          {!controls && !othersLeft && others}
          {showsPad(lesson) && (
            <section class="panel pad-panel" aria-label={format(scene.pad.name)}>
              <ScorePad pad={scene.pad} names={names} />
            </section>
          )}
          {lesson && !showsPad(lesson) && <p class="t12 muted later-parts">{translate("lesson-later-parts")}</p>}
          {controls && [...right, ...left].map((panel) => <PanelView key={panel.id} panel={panel} />)}
        </aside>
        {controls && (
          <section class={`tray timeline-place ${scene.tray ?? "low"}`} aria-label={translate("replay")}>
            {controls}
          </section>
        )}
      </main>
    </div>
  );
}
