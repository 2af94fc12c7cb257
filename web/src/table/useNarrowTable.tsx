/** What the layouts without columns share: the board, the seats as tabs, another player's board, the open tab. */
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { Board } from "../board/Board";
import { beyond, geometryOf } from "../board/geometry";
import type { Row, Scene } from "../scene";
import { shapeOf } from "../store/shapes";
import type { LiveTable } from "../store/table";
import { useTableInfo } from "../store/tableContext";
import { OpenBoard } from "./Others";
import { pressableRows } from "./pressableRows";
import { SeatTabs } from "./SeatTabs";
import type { Tab } from "./Tabs";
import { useLastTurnsOnBoard } from "./useLastTurnsOnBoard";
import { useLessonTab } from "./useLessonTab";

interface NarrowTable {
  tab: Signal<Tab>;
  board: ComponentChild;
  /** The colour around it. */
  boardStyle: { background: string } | undefined;
  seatTabs: ComponentChild;
  /** Another player's board, if one is open. */
  otherBoard: ComponentChild;
  /** Rows of the panels that can be used now: they are shown in the tray. */
  usableRows: Row[];
}

export function useNarrowTable(scene: Scene, table: LiveTable | null, firstTab: Tab): NarrowTable {
  const { game, me, players, shown } = useTableInfo();
  const tab = useSignal<Tab>(firstTab);
  useLessonTab(tab, scene, firstTab);
  const open = useSignal<number | null>(null);
  const marked = useLastTurnsOnBoard(scene.board);
  const shape = shapeOf(game, scene.board.ground.shape)!;
  const [, , width, height] = geometryOf(shape).bare;
  // The rules beside the table end where the tray begins, which depends on the board.
  useLayoutEffect(() => document.documentElement.style.setProperty("--shape", String(width / height)), [shape]);
  const opened = players.find((player) => player.seat === open.value && player.seat !== me);
  return {
    tab,
    board: (
      <Board
        field={scene.board}
        shape={shape}
        game={game}
        seat={me}
        framed={false}
        table={table}
        shown={shown}
        {...marked}
      />
    ),
    boardStyle: beyond(shape),
    seatTabs: (
      <SeatTabs
        press={(player) => {
          if (player.board && player.seat !== me) open.value = player.seat;
          else tab.value = "others";
        }}
      />
    ),
    otherBoard: opened && <OpenBoard player={opened} close={() => (open.value = null)} />,
    usableRows: [...pressableRows(scene.left), ...pressableRows(scene.right)],
  };
}
