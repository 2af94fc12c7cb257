/** One panel beside the board. */
import type { Panel } from "../scene";
import { useTableInfo } from "../store/tableContext";
import { PieceView } from "./PieceView";
import { RowView } from "./RowView";
import { TrackView } from "./TrackView";

export function PanelView({ panel }: { panel: Panel }) {
  const { format } = useTableInfo();
  return (
    <section class={`panel of-${panel.type}`} aria-label={format(panel.name)}>
      {panel.type === "row" && <RowView row={panel} />}
      {panel.type === "track" && <TrackView track={panel} />}
      {panel.type === "piece" && <PieceView piece={panel} />}
      {panel.type === "note" && (
        <p class="t12" data-node={panel.id}>
          {format(panel.name)}
          {panel.detail && <span class="muted"> {format(panel.detail)}</span>}
        </p>
      )}
    </section>
  );
}
