/** A button of the game. A button that cannot be used yet has a dashed border and shows what is missing. */

import type { Button, Piece } from "../scene";
import { useTableInfo } from "../store/tableContext";
import { canHover } from "../ui/media";
import { Glyphs } from "./Glyphs";

interface Props {
  button: Button;
  hotkey?: string;
  main?: boolean;
  /** Its picture and its number stand on the button. */
  piece?: Piece;
}

export function ActionButton({ button, hotkey, main = false, piece }: Props) {
  const { game, table, shown, format, view } = useTableInfo();
  const { hover } = view;
  const waits = !button.do || (!!table && !table.use(button));
  const isPending = table?.pending.value.some((pending) => pending.node === button.id);
  return (
    <button
      type="button"
      class={`button ${main ? "main" : ""} ${piece ? "pictured" : ""} ${waits ? "waiting" : button.primary ? "primary" : ""} ${isPending ? "pending-move" : ""} ${shown.includes(button.id) ? "pointed" : ""}`}
      data-node={button.id}
      data-warned={!!button.warning && table?.warned.value === button.id}
      aria-disabled={waits}
      onClick={() => {
        hover.value = null;
        if (!button.do) void table?.why(button.id);
        else table?.press(button);
      }}
      onPointerEnter={(event) => {
        if (canHover.peek() && event.pointerType === "mouse" && button.do)
          hover.value = { id: button.id, action: button.do };
      }}
      onPointerLeave={() => (hover.value = null)}
    >
      {piece && <Glyphs glyphs={piece.glyphs} game={game} size={40} />}
      <span>
        {format(button.name)}
        {(button.waits || button.note) && <span class="under">{format(button.waits ?? button.note)}</span>}
      </span>
      {piece?.corner && <b class="serif t20">{piece.corner}</b>}
      {hotkey && !waits && (
        <kbd class="key wide-only" aria-hidden="true">
          {hotkey}
        </kbd>
      )}
    </button>
  );
}
