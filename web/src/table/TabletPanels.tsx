/** Around the board of an upright tablet: the others beside it; my things, the score pad and the log under it. */
import type { ComponentChild } from "preact";
import type { Scene } from "../scene";
import { PanelView } from "../scene/PanelView";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { showsOthers, showsPad } from "./introduced";
import { hasOthers, Others } from "./Others";
import { Goals, PadPanel, TabContent } from "./Tabs";
import "./TabletPanels.css";

export function TabletPanels({ scene, notice }: { scene: Scene; notice?: ComponentChild }) {
  const { players, lesson } = useTableInfo();
  const panels = [...(scene.right ?? []), ...(scene.left ?? [])];
  return (
    <>
      <aside class="tablet-side stack g8" aria-label={translate("what-happens")} tabIndex={0}>
        {hasOthers(players) && showsOthers(lesson, scene) && <Others />}
        {showsPad(lesson) && <Goals scene={scene} />}
        <TabContent tab="log" scene={scene} />
      </aside>
      <aside class="tablet-under" aria-label={translate("what-is-mine")}>
        <div class="stack g8" tabIndex={0} role="group" aria-label={translate("tab-mine")}>
          {notice}
          {panels.map((panel) => (
            <PanelView key={panel.id} panel={panel} />
          ))}
        </div>
        <div class="stack g8" tabIndex={0} role="group" aria-label={translate("tab-pad")}>
          {showsPad(lesson) && <PadPanel scene={scene} />}
        </div>
      </aside>
    </>
  );
}
