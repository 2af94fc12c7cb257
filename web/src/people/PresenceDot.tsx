/** A filled dot: here. An empty ring: away. Nothing: a bot, or I myself. */
import { useTableInfo } from "../store/tableContext";
import { presenceOf } from "./presence";
import { presenceLabel } from "./presenceLabel";
import "./people.css";

export function PresenceDot({ seat }: { seat: number }) {
  const { seats, me } = useTableInfo();
  const state = seats[seat];
  const presence = state && seat !== me && presenceOf(state);
  if (!presence) return null;
  return (
    <span class={`presence ${presence}`} title={presenceLabel(state)}>
      <span class="unseen">{presenceLabel(state)}</span>
    </span>
  );
}
