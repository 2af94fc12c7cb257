/** One panel beside the board. */
import type { Panel } from "../scene";
import { useAround } from "./context";
import { PieceView } from "./PieceView";
import { RowView } from "./RowView";
import { TrackView } from "./TrackView";

export function PanelView({ panel }: { panel: Panel }) {
  const { tell } = useAround();
  return (
    <section class={`panel of-${panel.type}`} aria-label={tell(panel.name)}>
      {panel.type === "row" && <RowView row={panel} />}
      {panel.type === "track" && <TrackView track={panel} />}
      {panel.type === "piece" && <PieceView piece={panel} />}
      {panel.type === "note" && (
        <p class="t12" data-node={panel.id}>
          {tell(panel.name)}
          {panel.detail && <span class="muted"> {tell(panel.detail)}</span>}
        </p>
      )}
    </section>
  );
}
