/** The table on a phone or tablet held upright: the board, my things, and the tray under the thumb; on a phone seats and tabs. */
import { useEffect } from "preact/hooks";
import { reading } from "../store/openRule";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { isFolded, isTablet } from "../ui/media";
import { PhoneHeader } from "./Header";
import { type LayoutProps, trayLook } from "./layoutProps";
import { hasResources, ResourceSummary } from "./ResourceSummary";
import { TabletPanels } from "./TabletPanels";
import { FoldedTabs, TabBar, TabContent } from "./Tabs";
import { Tray } from "./Tray";
import { isTextLarge } from "./textScale";
import { useNarrowTable } from "./useNarrowTable";
import "./PhoneTable.css";
import "./LargeText.css";

export function PhoneTable({ scene, table, hints, menu, notice, title, tabs, choice, controls }: LayoutProps) {
  const { game } = useTableInfo();
  const { tab, board, boardStyle, seatTabs, usableRows } = useNarrowTable(scene, table, "board");
  const acting = !!table?.pending.value.length || !!table?.picked.value;
  useEffect(() => {
    if (!acting) return; // after a click, show the board: the next one is mostly there
    tab.value = "board";
    reading.value = null;
  }, [acting]);
  const folded = isFolded.value || isTextLarge.value; // names of tabs are wide
  const tray = <Tray scene={scene} table={table} hints={hints} choice={choice} controls={controls} more={usableRows} />;
  if (isTablet.value && !isTextLarge.value)
    return (
      <div class={`table-page stack phone tablet ${trayLook(scene)}`}>
        <PhoneHeader title={title} scene={scene} table={table} tabs={tabs} menu={menu} />
        <main class="phone-body stack">
          <div class="phone-main">
            <div class="phone-board" data-art={game} style={boardStyle}>
              {board}
            </div>
            <TabletPanels scene={scene} notice={notice} />
          </div>
          {tray}
        </main>
      </div>
    );
  return (
    <div class={`table-page stack phone ${trayLook(scene)} ${isTextLarge.value ? "scaled" : ""}`}>
      <PhoneHeader title={title} scene={scene} table={table} tabs={tabs} menu={menu} />
      <main class="phone-body stack">
        {!folded && seatTabs}
        <div class="phone-main stack">
          <div class="phone-board" data-art={game} style={boardStyle}>
            {board}
          </div>
          <div
            class={tab.value === "board" ? "phone-panels stack g8" : "phone-panels stack g8 over"}
            tabIndex={0}
            role="group"
            aria-label={translate(`tab-${tab.value}`)}
          >
            {tab.value === "board" && hasResources(scene) ? (
              <>
                <ResourceSummary scene={scene} open={() => (tab.value = "mine")} />
                {notice}
              </>
            ) : (
              <TabContent tab={tab.value} scene={scene} notice={notice} />
            )}
          </div>
        </div>
        {folded ? (
          <div class="phone-bar">
            {seatTabs}
            <FoldedTabs tab={tab.value} to={(next) => (tab.value = next)} first="board" />
          </div>
        ) : (
          <TabBar tab={tab.value} to={(next) => (tab.value = next)} />
        )}
        {tray}
      </main>
    </div>
  );
}
