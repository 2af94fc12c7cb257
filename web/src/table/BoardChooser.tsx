/** For spectators: choose whose board is in the middle. */
import { type Signal, useSignal } from "@preact/signals";
import type { Field, Scene } from "../scene";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { SeatShape } from "../ui/SeatShape";
import "./BoardChooser.css";

/** The scene with the board that is looked at: where each seat has one, a spectator has the choice. */
export function useWatched(scene: Scene | null, spectator: boolean): { scene: Scene | null; watched?: Signal<number> } {
  const watched = useSignal(0);
  const board = scene?.players[watched.value]?.board;
  if (!spectator || !scene || scene.board.seat == null || !board) return { scene };
  return { scene: watched.value === scene.board.seat ? scene : { ...scene, board: large(board) }, watched };
}

/** What is an area on a small board is crosses on a large one. */
export const large = (board: Field): Field => ({
  ...board,
  layers: board.layers?.map((layer) => (layer.kind === "area" ? { ...layer, kind: "cross" as const } : layer)),
});

export function BoardChooser({ watched }: { watched: Signal<number> }) {
  const { names, players } = useTableInfo();
  return (
    <div class="whose-board g8 wrap" role="group" aria-label={translate("whose-board")}>
      {players.map(({ seat }) => (
        <button
          type="button"
          class="button"
          key={seat}
          aria-pressed={watched.value === seat}
          onClick={() => (watched.value = seat)}
        >
          <SeatShape seat={seat} size={14} />
          <span class="cut">{names[seat]}</span>
        </button>
      ))}
    </div>
  );
}
