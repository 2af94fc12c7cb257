/** Rows with something to click, and whether Done is the only possible click. */
import type { Button, Field, Panel, Piece, Row, Scene } from "../scene";

/** Rows among these panels in which something can be pressed now. */
export const pressableRows = (panels: Scene["left"]): Row[] =>
  (panels ?? []).filter((panel): panel is Row => panel.type === "row" && panel.items.some(canPress));

function canPress(item: Row["items"][number]): boolean {
  if (item.type === "button") return !!item.do;
  return item.type === "piece" && usable(item);
}

const usable = (piece: Piece): boolean => !!piece.do || !!piece.then?.length || !!piece.parts?.some(usable);

export const hasLegalSpaces = (board?: Field): boolean =>
  !!board?.layers?.some((layer) => layer.do && /[^0]/.test(layer.cells));

/** The main button, if it is all that can be pressed. */
export function onlyDone({ board, buttons = [], left, hand, right }: Scene): Button | null {
  const done = buttons.find((button) => button.primary && button.do);
  const others = buttons.some((button) => button !== done && button.do);
  const panels: Panel[] = [...(left ?? []), ...(hand ?? []), ...(right ?? [])];
  return done && !others && !hasLegalSpaces(board) && !pressableRows(panels).length ? done : null;
}
