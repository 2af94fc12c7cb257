/** The table in a low window: a phone in landscape, a page zoomed to 200 %. The board on the left, everything else beside it. */
import { useEffect, useRef } from "preact/hooks";
import { InvitationTray, isInviting } from "../people/InvitationTray";
import { TableChatButton } from "../people/TableChat";
import { BareRulesButton } from "../rules/RulesButton";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import { hasTwoColumns, isFolded } from "../ui/media";
import { BesideNow, WordsNow } from "./Header";
import { HeaderNews } from "./HeaderNews";
import { type LayoutProps, trayLook } from "./layoutProps";
import { ResourceSummary } from "./ResourceSummary";
import { TableNoticesButton } from "./TableNotices";
import { FoldedTabs, TabBar, TabContent } from "./Tabs";
import { Choice, hasChoice, TrayButtons, TrayLines, trayRows } from "./Tray";
import { TrayRows } from "./TrayRows";
import { useNarrowTable } from "./useNarrowTable";
import "./LandscapeTable.css";
import "./LandscapeBar.css";

export function LandscapeTable({ scene, table, hints, menu, notice, title, tabs, choice, controls }: LayoutProps) {
  const { game } = useTableInfo();
  const { tab, board, boardStyle, seatTabs, usableRows } = useNarrowTable(scene, table, "mine");
  const middle = useRef<HTMLDivElement>(null);
  useEffect(() => middle.current?.scrollTo({ top: 0 }), [scene.prompt.name[0]]); // the rows of the current decision come first
  const rows = trayRows(scene, usableRows);
  const twoColumns = hasTwoColumns.value;
  const inviting = !!table && isInviting(table);
  return (
    <div class={`table-page stack across ${trayLook(scene)}`}>
      <div class="across-board" data-art={game} style={boardStyle}>
        {board}
      </div>
      <main class={twoColumns ? "across-side stack g4 two-columns" : "across-side stack g4"}>
        <header class="across-bar line g0 rigid">
          <a class="bare-button" href="/" aria-label={translate("to-first-page")}>
            <Icon name="back" size={20} />
          </a>
          <h1 class="unseen">{title}</h1>
          {tabs ?? (
            <div class="across-now line wrap g0" style={{ columnGap: "12px" }}>
              <WordsNow scene={scene} />
              <BesideNow scene={scene} />
            </div>
          )}
          {seatTabs}
          {isFolded.value && <FoldedTabs tab={tab.value} to={(next) => (tab.value = next)} first="mine" />}
          {table && <TableNoticesButton table={table} />}
          {table && <TableChatButton look="bare" />}
          <BareRulesButton size={20} />
          <button type="button" class="bare-button" aria-label={translate("menu")} onClick={menu}>
            <Icon name="menu" size={20} />
          </button>
          {table && <HeaderNews />}
        </header>
        {!controls && <TrayLines scene={scene} table={table} hints={hints} />}
        <div
          class="across-middle stack g8 tray-inner"
          ref={middle}
          tabIndex={0}
          role="group"
          aria-label={translate(`tab-${tab.value}`)}
        >
          {controls ??
            choice ??
            (inviting ? (
              <InvitationTray table={table} />
            ) : hasChoice(scene) ? (
              <Choice scene={scene} />
            ) : (
              <TrayRows rows={rows} />
            ))}
          {tab.value === "mine" && !controls && !twoColumns && (
            <ResourceSummary scene={scene} open={() => middle.current?.querySelector(".panel")?.scrollIntoView()} />
          )}
          <TabContent tab={twoColumns ? "mine" : tab.value} scene={scene} notice={notice} />
        </div>
        {twoColumns && (
          <aside class="across-second stack g8" tabIndex={0} aria-label={translate("what-happens")}>
            {(["pad", "others", "log"] as const).map((name) => (
              <TabContent key={name} tab={name} scene={scene} />
            ))}
          </aside>
        )}
        {!isFolded.value && !twoColumns && <TabBar tab={tab.value} to={(next) => (tab.value = next)} besideBoard />}
        {table && hints && !inviting && <TrayButtons scene={scene} table={table} hints={hints} />}
      </main>
    </div>
  );
}
