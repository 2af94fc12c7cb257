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
import { boardsToLeaf, nextSeat } from "./OpenBoard";
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
  /** Rows of the panels that can be used now: they are shown in the tray. */
  usableRows: Row[];
}

export function useNarrowTable(scene: Scene, table: LiveTable | null, firstTab: Tab): NarrowTable {
  const { game, me, players, shown, view } = useTableInfo();
  const tab = useSignal<Tab>(firstTab);
  useLessonTab(tab, scene, firstTab);
  const marked = useLastTurnsOnBoard(scene.board);
  const shape = shapeOf(game, scene.board.ground.shape)!;
  const [, , width, height] = geometryOf(shape).bare;
  // The rules beside the table end where the tray begins, which depends on the board.
  useLayoutEffect(() => document.documentElement.style.setProperty("--shape", String(width / height)), [shape]);
  const boards = boardsToLeaf(players, me);
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
        swipe={boards.length ? (by) => (view.openBoard.value = nextSeat(boards, null, by)) : undefined}
      />
    ),
    boardStyle: beyond(shape),
    seatTabs: (
      <SeatTabs
        press={(player) => {
          if (player.board && player.seat !== me) view.openBoard.value = player.seat;
          else tab.value = "others";
        }}
      />
    ),
    usableRows: [...pressableRows(scene.left), ...pressableRows(scene.right)],
  };
}
