/** A button of the game. What cannot be pressed yet has a dashed border and says what is missing. */
import { canHover } from "../parts/media";
import type { Button, Piece } from "../scene";
import { aim } from "../store/aim";
import { useAround } from "./context";
import { Glyphs } from "./Glyphs";

interface Props {
  button: Button;
  hotkey?: string;
  main?: boolean;
  /** Its picture and its number stand on the button. */
  piece?: Piece;
}

export function ActionButton({ button, hotkey, main = false, piece }: Props) {
  const { game, table, shown, tell } = useAround();
  const waits = !button.do || (!!table && !table.use(button));
  const wished = table?.wishes.value.some((wish) => wish.node === button.id);
  return (
    <button
      type="button"
      class={`button ${main ? "main" : ""} ${piece ? "pictured" : ""} ${waits ? "waiting" : button.primary ? "primary" : ""} ${wished ? "wished" : ""} ${shown.includes(button.id) ? "pointed" : ""}`}
      data-node={button.id}
      aria-disabled={waits}
      onClick={() => {
        aim.value = null;
        if (!button.do) void table?.why(button.id);
        else table?.press(button);
      }}
      onPointerEnter={(event) => {
        if (canHover.peek() && event.pointerType === "mouse" && button.do)
          aim.value = { id: button.id, deed: button.do };
      }}
      onPointerLeave={() => (aim.value = null)}
    >
      {piece && <Glyphs glyphs={piece.glyphs} game={game} size={40} />}
      <span>
        {tell(button.name)}
        {(button.waits || button.note) && <span class="under">{tell(button.waits ?? button.note)}</span>}
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
