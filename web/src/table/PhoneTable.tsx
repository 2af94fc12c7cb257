/** The table on a phone held upright: seats, board over the full width, my things, tabs, and the tray under the thumb. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Board } from "../board/Board";
import { beyond, geometryOf } from "../board/geometry";
import { reading } from "../store/openRule";
import { shapeOf } from "../store/shapes";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { PhoneHeader } from "./Header";
import { type LayoutProps, trayLook } from "./layout";
import { useLessonTab } from "./lessonTab";
import { OpenBoard } from "./Others";
import { pressableRows } from "./pressableRows";
import { SeatTabs } from "./SeatTabs";
import { type Tab, TabBar, TabContent } from "./Tabs";
import { hasTiles, Tiles } from "./Tiles";
import { Tray } from "./Tray";
import { useBoardMarks } from "./useBoardMarks";
import "./PhoneTable.css";

export function PhoneTable({ scene, table, hints, menu, notice, title, tabs, choice, controls }: LayoutProps) {
  const { game, me, players, shown } = useTableInfo();
  const tab = useSignal<Tab>("board");
  useLessonTab(tab, scene, "board");
  const acting = !!table?.pending.value.length || !!table?.picked.value;
  useEffect(() => {
    if (!acting) return; // what was pressed is seen on the board, and mostly goes on there
    tab.value = "board";
    reading.value = null;
  }, [acting]);
  const open = useSignal<number | null>(null);
  const marked = useBoardMarks(scene.board);
  const shape = shapeOf(game, scene.board.ground.shape)!;
  const [, , width, height] = geometryOf(shape).bare;
  const opened = players.find((player) => player.seat === open.value && player.seat !== me);
  return (
    <div class={`table-page phone ${trayLook(scene)}`}>
      <PhoneHeader title={title} scene={scene} table={table} tabs={tabs} menu={menu} />
      <main class="phone-body">
        <SeatTabs
          press={(player) => {
            if (player.board && player.seat !== me) open.value = player.seat;
            else tab.value = "others";
          }}
        />
        <div class="phone-main">
          <div class="phone-board" data-art={game} style={{ "--shape": height / width, ...beyond(shape) }}>
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
          </div>
          <div
            class={tab.value === "board" ? "phone-panels" : "phone-panels over"}
            tabIndex={0}
            role="group"
            aria-label={translate(`tab-${tab.value}`)}
          >
            {tab.value === "board" && hasTiles(scene) ? (
              <>
                <Tiles scene={scene} />
                {notice}
              </>
            ) : (
              <TabContent tab={tab.value} scene={scene} notice={notice} />
            )}
          </div>
        </div>
        <TabBar tab={tab.value} to={(next) => (tab.value = next)} />
        <Tray
          scene={scene}
          table={table}
          hints={hints}
          choice={choice}
          controls={controls}
          more={[...pressableRows(scene.left), ...pressableRows(scene.right)]}
        />
      </main>
      {opened && <OpenBoard player={opened} close={() => (open.value = null)} />}
    </div>
  );
}
