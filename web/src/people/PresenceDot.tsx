/** A filled dot: here. An empty ring: away. Nothing: a bot, or I myself. */
import { useAround } from "../scene/context";
import { presenceOf } from "./presence";
import { presenceWords } from "./presenceWords";
import "./people.css";

export function PresenceDot({ seat }: { seat: number }) {
  const { seats, me } = useAround();
  const state = seats[seat];
  const presence = state && seat !== me && presenceOf(state);
  if (!presence) return null;
  return (
    <span class={`presence ${presence}`} title={presenceWords(state)}>
      <span class="unseen">{presenceWords(state)}</span>
    </span>
  );
}
