/** Tabs for small screens: the player’s own things, the score pad, the others, the log. */
import type { ComponentChild } from "preact";
import { SoloGoals } from "../people/SoloGoals";
import type { Scene } from "../scene";
import { PanelView } from "../scene/PanelView";
import { ScorePad } from "../scene/ScorePad";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import { showsOthers, showsPad } from "./introduced";
import { TableLog } from "./Log";
import { Seats } from "./Others";
import "./Tabs.css";

const TABS = ["board", "mine", "pad", "others", "log"] as const;
export type Tab = (typeof TABS)[number];

interface BarProps {
  tab: Tab;
  to: (tab: Tab) => void;
  /** All but the first, where the board is always in sight. */
  besideBoard?: boolean;
}

/** Tabs in a row with the seats, as icons. A second click closes a tab. The seats open the boards of the others. */
const FOLDED = { mine: "user", pad: "chart", log: "log" } as const;

export function FoldedTabs({ tab, to, first }: BarProps & { first: Tab }) {
  return (
    <div class="tabs folded" role="group" aria-label={translate("views")}>
      {(Object.keys(FOLDED) as (keyof typeof FOLDED)[])
        .filter((name) => name !== first)
        .map((name) => (
          <button
            type="button"
            key={name}
            title={translate(`tab-${name}`)}
            aria-label={translate(`tab-${name}`)}
            aria-pressed={tab === name}
            onClick={() => to(tab === name ? first : name)}
          >
            <Icon name={FOLDED[name]} size={18} />
          </button>
        ))}
    </div>
  );
}

export function TabBar({ tab, to, besideBoard = false }: BarProps) {
  return (
    <div class="tabs" role="group" aria-label={translate("views")}>
      {TABS.filter((name) => !besideBoard || name !== "board").map((name) => (
        <button type="button" key={name} aria-pressed={tab === name} onClick={() => to(name)}>
          {translate(`tab-${name}`)}
        </button>
      ))}
    </div>
  );
}

interface Props {
  tab: Tab;
  scene: Scene;
  notice?: ComponentChild;
}

export function TabContent({ tab, scene, notice }: Props) {
  const { players, lesson } = useTableInfo();
  if (tab === "pad")
    return showsPad(lesson) ? (
      <>
        <PadPanel scene={scene} />
        <Goals scene={scene} />
      </>
    ) : null;
  if (tab !== "mine" && tab !== "board" && !showsOthers(lesson, scene)) return null;
  if (tab === "others") return <Seats players={players} />;
  if (tab === "log")
    return (
      <section class="panel" aria-label={translate("log")} tabIndex={0} id="log">
        <TableLog />
      </section>
    );
  return (
    <>
      {notice}
      {[...(scene.left ?? []), ...(scene.right ?? [])].map((panel) => (
        <PanelView key={panel.id} panel={panel} />
      ))}
    </>
  );
}

export function PadPanel({ scene: { pad } }: { scene: Scene }) {
  const { names, format } = useTableInfo();
  return (
    <section class="panel" aria-label={format(pad.name)}>
      <ScorePad pad={pad} names={names} />
    </section>
  );
}

/** The goals of a solo match. */
export function Goals({ scene }: { scene: Scene }) {
  const { table } = useTableInfo();
  return <SoloGoals state={table?.state.value} points={scene.pad.totals[0] ?? 0} />;
}
